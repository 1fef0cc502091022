import { decision, explain, type Game, type Key } from "@dilemma-table/engine"
import { type Lang, sayTerminal } from "@dilemma-table/words"

/** Why an option can't be picked as well, in a sentence; null where it can be. */
export function pickRefusal(lang: Lang, game: Game, keys: readonly Key[], more: Key): string | null {
  const asked = decision(game)
  if (asked === null) return null
  const wrong = explain(asked.space, [...keys, more], game.oracle)
  if (wrong === null || wrong.code === "too-few") return null
  const fill = Object.fromEntries(
    Object.entries(wrong).flatMap(([field, value]) =>
      field === "code"
        ? []
        : [[field, Array.isArray(value) ? value.map((one: Key) => `▶${one}`).join(" · ") : (value as string | number)]],
    ),
  )
  return sayTerminal(lang, "entry-refusal", wrong.code, fill)
}
