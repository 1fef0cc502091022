/** What Duel Masters' grammar builds with. */
export { both, given } from "../building.ts"
export * from "./stating.ts"
export * from "./telling.ts"
export * from "./things.ts"
