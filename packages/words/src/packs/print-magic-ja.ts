import { japanese } from "../print/japanese/index.ts"
import { magicFace } from "../print/magic/face.ts"
import { magicJa } from "../print/magic/ja/index.ts"
import { subtypeNames } from "../print/magic/names.ts"
import type { Printers } from "./pack.ts"

export const printers: Printers = {
  words: magicJa,
  tongue: japanese,
  subtypes: subtypeNames,
  face: magicFace("ja"),
}
