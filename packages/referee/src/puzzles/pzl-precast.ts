import { type PzlCard, type PzlCards, partsOf, plainCard, seatOfName } from "./pzl-cards.ts"
import type { PzlEntry } from "./pzl-lines.ts"

/**
 * Spells that were cast beforehand, parted by “;”: each a card's name, and behind “->” what it targets: Ids or players,
 * parted by commas. They lie outside the game and have resolved.
 */
export function precastCards(entry: PzlEntry, cards: PzlCards): readonly PzlCard[] {
  return partsOf(entry).flatMap(({ text, column }) => {
    const [name = "", aim = ""] = text.split("->")
    // What stands behind a colon, or begins with KW#, is a script or an ability of another program.
    if (!name.includes(":") && !/^KW#/i.test(name)) return precast(name.trim(), aim, column)
    notPortable(text, column, cards)
    return []
  })
}

function precast(name: string, aim: string, column: number): PzlCard {
  const targets = aim
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "" && one.toLowerCase() !== "none")
    .map((one) => seatOfName(one) ?? `#${one}`)
  return plainCard(name, column, { resolved: targets.length === 0 ? true : targets })
}

const notPortable = (text: string, column: number, cards: PzlCards): void =>
  cards.fault(
    column,
    "pzl-precast",
    `“${text}” isn't supported: of what was cast beforehand a card's own text can resolve, not an ability of it or a script.`,
    `「${text}」には対応していません。事前に唱えたものは、カード自身のテキストだけを解決できます。個々の能力やスクリプトは使えません。`,
  )
