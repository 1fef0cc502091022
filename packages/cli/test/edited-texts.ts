import { type CardSource, comparableText, compileCard } from "@dilemma-table/card-text"
import { isExact, printedBack } from "../src/cards/understood.ts"

/** A card whose text was changed, and what it was read as all the same. */
export interface Misread {
  readonly card: string
  readonly was: string
  readonly text: string
  /** What the reading prints. */
  readonly back: string
}

/** How many changed texts were tried and how many of them were understood; which of these are read as before, or are printed in other words. */
export interface Tried {
  readonly tried: number
  readonly understood: number
  readonly unchanged: readonly Misread[]
  readonly otherWords: readonly Misread[]
}

/**
 * Changes texts that are understood and printed back as they are, a word at a time: one is left out, put in, put in another's
 * place, or two change places. What is still understood is another card, and is printed in the words that now stand there.
 * @param random gives a whole number below another
 */
export function tryEdits(cards: readonly CardSource[], random: (below: number) => number, count: number): Tried {
  const strange = Array.from({ length: Math.min(cards.length, 300) }, () => cards[random(cards.length)])
  const words = strange.flatMap((card) =>
    card === undefined ? [] : card.source.faces.flatMap((face) => split(card, face.text)),
  )
  const unchanged: Misread[] = []
  const otherWords: Misread[] = []
  let tried = 0
  let understood = 0
  for (let turn = 0; tried < count && turn < 20 * count; turn++) {
    const card = cards[random(cards.length)]
    const known = card === undefined ? null : knownAs(card)
    if (card === undefined || known === null) continue
    for (let again = 0; again < 5; again++) {
      const face = random(card.source.faces.length)
      const was = card.source.faces[face]?.text ?? ""
      const text = edited(split(card, was), words, random)
      if (plain(card, face, text) === plain(card, face, was)) continue
      const now = withText(card, face, text)
      const done = compileCard(now)
      tried++
      if (!done.ok) continue
      understood++
      const back = printedBack(now, done.card)[face] ?? ""
      const misread = { card: card.source.name, was, text, back }
      if (wordsOf(plain(now, face, back)) === wordsOf(plain(now, face, text))) continue
      otherWords.push(misread)
      if (JSON.stringify(done.card) === known) unchanged.push(misread)
    }
  }
  return { tried, understood, unchanged, otherWords }
}

/** Which words stand in a text, in whatever order: a list of kinds is printed in the order of the language. */
const wordsOf = (text: string): string => text.split(" ").sort().join(" ")

/** What a card is read as, if it is printed back as it is; otherwise null. */
function knownAs(card: CardSource): string | null {
  const done = compileCard(card)
  return done.ok && isExact(card, done.card) ? JSON.stringify(done.card) : null
}

/** A text's words with what stands between them; of Japanese, pieces that end where particles and marks do. */
const split = ({ game }: CardSource, text: string): readonly string[] =>
  text
    .split(game === "magic" ? /(?<=[ \n])|(?=[ \n,.:])/ : /(?<=[。、\n])|(?=[をがにはとの])/)
    .filter((word) => word !== "")

function edited(words: readonly string[], strange: readonly string[], random: (below: number) => number): string {
  const now = [...words]
  if (now.length === 0) return ""
  const [at, other] = [random(now.length), random(now.length)]
  const word = strange[random(strange.length)] ?? ""
  const way = random(4)
  if (way === 0) now.splice(at, 1)
  else if (way === 1) now[at] = word
  else if (way === 2) now.splice(at, 0, word)
  else [now[at], now[other]] = [now[other] ?? "", now[at] ?? ""]
  return now.join("")
}

function withText(card: CardSource, face: number, text: string): CardSource {
  const faces = card.source.faces.map((one, i) => (i === face ? { ...one, text } : one))
  return { game: card.game, source: { ...card.source, faces } } as CardSource
}

/** A text without what makes no difference to its words: where lines end, dashes and stops at their ends, and words that may be left out. */
const plain = (card: CardSource, face: number, text: string): string =>
  sayable.reduce(
    (now, [from, to]) => now.replace(from, to),
    comparableText(card, face, text)
      .replace(/[.。,]?(?: —)?(?:\n|$)/g, " ")
      .replace(/ +/g, " ")
      .trim(),
  )

/** Ways of saying the same that are no normaliser's business, since cards never mix them up. */
const sayable: readonly (readonly [RegExp, string])[] = [
  [/\bwhen(?:ever)?\b/g, "whenever"],
  [/\byou /g, ""],
  [/\ball (?=permanents|creatures)/g, ""],
  [/\ban? /g, ""],
  [/,(?= )/g, ""],
  [/\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/g, "2"],
  [/\b\d\b/g, "2"],
  [/これ(?=の)/g, "このクロスギア"],
]
