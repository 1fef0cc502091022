import type { CardData } from "@dilemma-table/engine"
import type { StoredCard } from "@dilemma-table/store"
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
