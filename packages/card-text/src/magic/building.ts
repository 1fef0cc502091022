/** What Magic's grammar builds with. */
export * from "../building.ts"
