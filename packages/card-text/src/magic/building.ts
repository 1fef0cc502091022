/** What Magic's grammar builds with. */
export * from "../building.ts"
export * from "./ability-building.ts"
export * from "./about-spells.ts"
export * from "./effect-building.ts"
export { keywordKey, keywordShape, plainKeyword } from "./keyword-names.ts"
export * from "./noun-building.ts"
export * from "./text-building.ts"
export * from "./token-building.ts"
