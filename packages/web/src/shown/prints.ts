import type { CardData, Rulebook } from "@dilemma-table/engine"
import { type Lang, printCard } from "@dilemma-table/words"
import type { KnownGame } from "../games/known.ts"
import type { ShownPrint } from "./types.ts"

/** A card as it is printed, with what its frame shows. */
export function shownPrint(
  lang: Lang,
  { frame }: Pick<KnownGame, "frame">,
  rulebook: Rulebook,
  data: CardData,
): ShownPrint {
  const printed = printCard(lang, rulebook, data)
  return {
    name: printed.name,
    unofficial: printed.unofficial,
    layout: (data as { readonly layout?: string }).layout ?? (data.faces.length > 1 ? "faces" : ""),
    faces: printed.faces.map((face, i) => ({ ...face, ...frame(data, i) })),
  }
}
