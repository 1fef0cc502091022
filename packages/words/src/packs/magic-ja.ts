import { japanese } from "../print/japanese/index.ts"
import { magicFace } from "../print/magic/face.ts"
import { magicJa } from "../print/magic/ja/index.ts"
import { subtypeNames } from "../print/magic/names.ts"
import { magic } from "../sentences/magic.ts"
import type { Pack } from "./pack.ts"

export const pack: Pack = {
  sentences: magic.ja,
  words: magicJa,
  tongue: japanese,
  face: magicFace("ja"),
  subtypes: subtypeNames,
}
