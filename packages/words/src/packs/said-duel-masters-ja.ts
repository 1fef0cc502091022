import { duelMasters } from "../sentences/duel-masters.ts"
import type { Said } from "./pack.ts"

export const said: Said = {
  sentences: duelMasters.ja,
}
