import { duelMastersFace } from "../print/duel-masters/face.ts"
import { duelMastersJa } from "../print/duel-masters/ja/index.ts"
import { japanese } from "../print/japanese/index.ts"
import { duelMasters } from "../sentences/duel-masters.ts"
import type { Pack } from "./pack.ts"

export const pack: Pack = {
  sentences: duelMasters.ja,
  words: duelMastersJa,
  tongue: japanese,
  face: duelMastersFace,
  subtypes: {},
}
