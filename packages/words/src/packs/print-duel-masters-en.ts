import { duelMastersEn } from "../print/duel-masters/en/index.ts"
import { duelMastersFace } from "../print/duel-masters/face.ts"
import { english } from "../print/english/index.ts"
import type { Printers } from "./pack.ts"

export const printers: Printers = {
  words: duelMastersEn,
  tongue: english,
  subtypes: {},
  face: duelMastersFace,
}
