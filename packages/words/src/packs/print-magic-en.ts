import { english } from "../print/english/index.ts"
import { magicEn } from "../print/magic/en/index.ts"
import { magicFace } from "../print/magic/face.ts"
import type { Printers } from "./pack.ts"

export const printers: Printers = {
  words: magicEn,
  tongue: english,
  subtypes: {},
  face: magicFace("en"),
}
