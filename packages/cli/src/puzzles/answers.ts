import type { Decision, Game, Key } from "@dilemma-table/engine"
import { type Lang, printModes, sayKeys } from "@dilemma-table/words"

/** An answer in words: of modes with their text. */
export function answerInWords(lang: Lang, game: Game, asked: Decision, keys: readonly Key[]): string {
  const said = sayKeys(lang, game, asked, keys)
  const option = "options" in asked.space ? asked.space.options[0] : undefined
  if (asked.kind !== "modes" || option?.is.type !== "mode") return said
  const modes = printModes(lang, game, option.is.object)?.modes ?? []
  const texts = [...new Set(keys)].flatMap((key) => modes[Number(key) - 1] ?? [])
  return texts.length === 0 ? said : `${said}: ${texts.join(" / ")}`
}
