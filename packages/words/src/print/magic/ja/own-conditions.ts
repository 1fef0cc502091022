import type { Printing } from "../../printing.ts"

type Data = Readonly<Record<string, unknown>>

/** Conditions that Magic has a phrase of its own for: 「あなたが手札からこれを唱えていた」; null for others. */
export function ownCondition(_: Printing, { matches, filter }: Data): string | null {
  const { castBy, castFrom, not, ...more } = (filter ?? {}) as Data
  if (matches === undefined || (castBy === undefined && castFrom === undefined) || Object.keys(more).length > 0)
    return null
  const from =
    castFrom === undefined ? (not === undefined ? "" : "手札以外から") : `${zones[String(castFrom)] ?? ""}から`
  return castBy === "you" ? `あなたが${from}これを唱えていた` : `これが${from}唱えられていた`
}

const zones: Readonly<Record<string, string>> = {
  hand: "手札",
  graveyard: "墓地",
  exile: "追放領域",
  library: "ライブラリー",
}
