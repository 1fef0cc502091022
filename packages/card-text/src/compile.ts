import type { CardData } from "@dilemma-table/engine"
import type { Compiled } from "./compiled.ts"
import { compileDuelMasters } from "./duel-masters/compile.ts"
import { modernised, normalised as normalisedDuelMasters } from "./duel-masters/normalise.ts"
import { comesTapped, paragraphsOf } from "./duel-masters/paragraphs.ts"
import type { DuelMastersFaceSource } from "./duel-masters/source.ts"
import type { CardSource } from "./files/sources.ts"
import { compileMagic } from "./magic/compile.ts"
import { normalised as normalisedMagic } from "./magic/normalise.ts"
import { linesOf } from "./text/mapped.ts"
import { withoutReminders } from "./text/parentheses.ts"

/** A printed card of either game as a card of the card language. */
export const compileCard = (card: CardSource): Compiled<CardData> =>
  (card.game === "magic" ? compileMagic(card.source) : compileDuelMasters(card.source)) as unknown as Compiled<CardData>

/**
 * A face's text as texts are compared: without reminder text, and with every way of writing that has no meaning of its own
 * made one. Two texts that are the same by this say the same in the same words.
 */
export function comparableText(card: CardSource, face: number, text: string): string {
  if (card.game === "duel-masters") return comparableDuelMasters(card.source.faces[face], text)
  const names = [card.source.faces[face]?.name ?? "", card.source.name]
  const legend = /\blegendary\b/i.test(card.source.faces[face]?.typeLine ?? "")
  return linesOf(withoutReminders(normalisedMagic(text, names, legend)).text)
    .map((line) => line.text)
    .join("\n")
}

function comparableDuelMasters(face: DuelMastersFaceSource | undefined, text: string): string {
  const multicolored = (face?.civilizations.length ?? 0) > 1
  const paragraphs = paragraphsOf(modernised(withoutReminders(normalisedDuelMasters(text)).text))
    .map((paragraph) => paragraph.text)
    .filter((paragraph) => !(multicolored && comesTapped.test(paragraph)))
  // A spell's lines are one text, wherever they are broken.
  return face?.type.includes("呪文") === true
    ? paragraphs.join("\n").replace(/。\n(?!▶)/g, "。")
    : paragraphs.join("\n")
}

/** Does a card offer modes as its game's cards do: bulleted options and their keywords, or 次のうち・次の中から? */
export function offersModes({ game, source }: CardSource): boolean {
  const text = source.faces.map((face) => face.text).join("\n")
  return game === "magic"
    ? /•|^(spree|tiered|entwine|escalate)\b|^(\{P\})+ —/im.test(text)
    : /次のうち|次の中から/.test(text)
}
