/** What Duel Masters' grammar builds with. */
export * from "../building.ts"
