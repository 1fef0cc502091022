import { magic } from "../sentences/magic.ts"
import type { Said } from "./pack.ts"

export const said: Said = {
  sentences: magic.ja,
}
