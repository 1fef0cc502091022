import { type Ability, abilitiesOf, type Game, type ObjectId, type Option } from "@dilemma-table/engine"
import { printAbilityOf, printBranches, printModes } from "./print/cards.ts"
import type { Lang } from "./speaker.ts"

/** What an option would do, in the words of the card it stands on; null where no text says it. */
export function detailOf(lang: Lang, game: Game, option: Option): string | null {
  const { is } = option
  switch (is.type) {
    case "mode":
      return inline(lang, printModes(lang, game, is.object, is.mode)?.modes[is.mode - 1])
    case "branch":
      return inline(lang, printBranches(lang, game, is.object, is.branch)?.[is.branch - 1])
    case "waiting": {
      const ability = game.state.waiting.find((one) => one.n === is.waiting)?.ability ?? null
      return ability === null ? null : said(lang, game, is.object, ability)
    }
    case "act": {
      if (is.ability === undefined) return null
      const ability = activatedOf(game, is.object)[is.ability]
      return ability === undefined ? null : said(lang, game, is.object, ability)
    }
    default:
      return null
  }
}

/** An object's activated abilities in printed order. */
export const activatedOf = (game: Game, object: ObjectId): readonly Ability[] =>
  game.state.objects[object] === undefined
    ? []
    : abilitiesOf(game, object).filter((one) => typeof one === "object" && "activate" in one)

const said = (lang: Lang, game: Game, object: ObjectId, ability: Ability): string | null =>
  inline(lang, printAbilityOf(lang, game, object, ability).join(" "))

/** A text inside another sentence: without its capital and its full stop. */
function inline(lang: Lang, text: string | undefined): string | null {
  if (text === undefined) return null
  if (lang === "ja") return text.replace(/。$/, "")
  const small = /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
  return small.replace(/\.$/, "")
}
