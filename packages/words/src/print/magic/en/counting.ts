import type { EventPattern, Filter } from "@dilemma-table/engine"
import { listed } from "../../english/bend.ts"
import { filterNp } from "../../nouns.ts"
import type { Printing, TextPrinter } from "../../printing.ts"
import { colorNames } from "../names.ts"
import { named } from "./nouns.ts"

const kinds: Readonly<Record<string, string>> = {
  types: "card types",
  colors: "colors",
  "basic-land-types": "basic land types",
  "mana-values": "different mana values",
}

/** "the number of creatures that died this turn". */
function howOften(p: Printing, pattern: EventPattern): string {
  const { on, player, object, ...more } = pattern
  const plain = Object.keys(more).length === 0 && typeof object !== "string"
  const many = (none: string, filter: Filter | undefined): string =>
    filter === undefined
      ? none
      : p.tongue.bothKinds(
          filterNp(p, { zone: on === "casts" ? "stack" : undefined, ...filter } as Filter, { none: true }, "all"),
        ).text
  if (plain && on === "casts" && player === "you")
    return `the number of ${many("spells", object as Filter | undefined)} you've cast this turn`
  if (plain && on === "dies" && player === undefined && typeof object === "object") {
    const { controller, ...rest } = object
    if (controller === undefined || controller === "you")
      return `the number of ${many("permanents", rest)} that died${controller === "you" ? " under your control" : ""} this turn`
  }
  return p.tongue.happened(p, pattern)
}

export const countingValues: Readonly<Record<string, TextPrinter>> = {
  happened: howOften,
  kinds: (p, what: string, whole: { readonly among: Filter }) =>
    `the number of ${kinds[what] ?? what} among ${filterNp(p, whole.among, { none: true }, "all").text}`,
  party: () => "the number of creatures in your party",
  devotion: (_, wanted: readonly string[]) =>
    `your devotion to ${listed(
      wanted.map((color) => named(colorNames, color)),
      "and",
    )}`,
}
