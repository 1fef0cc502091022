export { dataFolder, type Surroundings } from "./folder.ts"
export { type Counts, Import, type NewCard, openStore, openStoreIfThere, Store, type StoredCard } from "./store.ts"
