import type { Decision, Game, Key, SpaceRefusal } from "@dilemma-table/engine"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import { optionsOf, optionText } from "./fits.ts"
import type { Labels } from "./refer.ts"

const keyFields: ReadonlySet<string> = new Set(["key", "keys"])

/** Why keys aren't a legal answer, in a sentence that names things as the file does. */
export function spaceText(lang: Lang, game: Game, labels: Labels, decision: Decision, refusal: SpaceRefusal): string {
  const { code, ...fields } = refusal
  const named = (key: Key): string => {
    const option = optionsOf(decision).find((one) => one.key === key)
    return option === undefined ? String(key) : optionText(game, labels, option)
  }
  const fill = Object.entries(fields).map(([field, value]): [string, string] => {
    const list = (Array.isArray(value) ? value : [value]) as readonly Key[]
    return [
      field,
      list.map((one) => (keyFields.has(field) ? named(one) : String(one))).join(lang === "ja" ? "、" : ", "),
    ]
  })
  return sayTerminal(lang, "entry-refusal", code, Object.fromEntries(fill)).replace(/[.。]$/, "")
}
