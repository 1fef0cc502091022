import type { CardData } from "@dilemma-table/engine"
import type { FindOwnCard } from "@dilemma-table/referee"
import type { Store, StoredCard } from "@dilemma-table/store"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { problemLines } from "./problems.ts"
import { named, understood } from "./understood.ts"

/** A card of the store as the compiler understands it today; null where it doesn't. */
export function playable({ source, ja }: StoredCard): CardData | null {
  const done = understood(source)
  return done.ok ? named(done.card, ja) : null
}

/** A card of the store that isn't understood: what its file has, and why it can't be played. */
export function notUnderstood(lang: Lang, { source, file }: StoredCard): readonly string[] {
  const done = understood(source)
  const faces = source.source.faces.flatMap((face) => {
    const head = "manaCost" in face ? [face.manaCost, face.typeLine, face.pt] : [face.cost, face.type, face.power]
    return [face.name, `  ${head.filter(Boolean).join(" · ")}`, ...face.text.split("\n").map((line) => `  ${line}`)]
  })
  const problems = done.ok ? [] : done.diagnostics
  return [
    sayTerminal(lang, "stored", "from", { file }),
    "",
    ...faces,
    "",
    sayTerminal(lang, "stored", "not-understood"),
    ...problems.flatMap((problem) => problemLines(lang, source, problem)).map((line) => `  ${line}`),
  ]
}

/** Finds cards of the store for rulings. */
export const ownCards =
  (store: Store | null): FindOwnCard =>
  (game, name) => {
    const [stored] = store?.find(name, game) ?? []
    if (stored === undefined) return null
    const card = playable(stored)
    return card === null ? { why: { en: whyNot("en", stored), ja: whyNot("ja", stored) } } : { card }
  }

/** Why a card of the store can't be played. */
export function whyNot(lang: Lang, { source }: StoredCard): string {
  const done = understood(source)
  const problems = done.ok ? [] : done.diagnostics.flatMap((one) => problemLines(lang, source, one))
  const head = sayTerminal(lang, "stored", "cant-play", { name: source.source.name })
  return [head, ...problems.map((line) => `  ${line}`)].join("\n")
}
