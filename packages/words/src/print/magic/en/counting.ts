import type { Filter } from "@dilemma-table/engine"
import { listed } from "../../english/bend.ts"
import { filterNp } from "../../nouns.ts"
import type { TextPrinter } from "../../printing.ts"
import { colorNames } from "../names.ts"
import { named } from "./nouns.ts"

const kinds: Readonly<Record<string, string>> = {
  types: "card types",
  colors: "colors",
  "basic-land-types": "basic land types",
  "mana-values": "different mana values",
}

export const countingValues: Readonly<Record<string, TextPrinter>> = {
  kinds: (p, what: string, whole: { readonly among: Filter }) =>
    `the number of ${kinds[what] ?? what} among ${filterNp(p, whole.among, { none: true }, "all").text}`,
  devotion: (_, wanted: readonly string[]) =>
    `your devotion to ${listed(
      wanted.map((color) => named(colorNames, color)),
      "and",
    )}`,
}
