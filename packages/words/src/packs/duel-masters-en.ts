import { duelMastersEn } from "../print/duel-masters/en/index.ts"
import { duelMastersFace } from "../print/duel-masters/face.ts"
import { english } from "../print/english/index.ts"
import { duelMasters } from "../sentences/duel-masters.ts"
import type { Pack } from "./pack.ts"

export const pack: Pack = {
  sentences: duelMasters.en,
  words: duelMastersEn,
  tongue: english,
  face: duelMastersFace,
  subtypes: {},
}
