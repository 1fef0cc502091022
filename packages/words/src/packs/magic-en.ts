import { english } from "../print/english/index.ts"
import { magicEn } from "../print/magic/en/index.ts"
import { magicFace } from "../print/magic/face.ts"
import { magic } from "../sentences/magic.ts"
import type { Pack } from "./pack.ts"

export const pack: Pack = {
  sentences: magic.en,
  words: magicEn,
  tongue: english,
  face: magicFace("en"),
  subtypes: {},
}
