export * from "./names.ts"
export * from "./rules.ts"
export * from "./say.ts"
export { type Fill, keysOf, type Lang, langs, sentence, sentenceOr } from "./speaker.ts"
