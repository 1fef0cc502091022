import { duelMastersFace } from "../print/duel-masters/face.ts"
import { duelMastersJa } from "../print/duel-masters/ja/index.ts"
import { japanese } from "../print/japanese/index.ts"
import type { Printers } from "./pack.ts"

export const printers: Printers = {
  words: duelMastersJa,
  tongue: japanese,
  subtypes: {},
  face: duelMastersFace,
}
