import type { Selector } from "@dilemma-table/engine"
import { selectorNp } from "../../nouns.ts"
import { clause, fixed, led, type Part } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { type Data, isData, you } from "./data.ts"
import { playedFrom } from "./together.ts"

/** "Until end of turn, you may play those cards, and mana of any type can be spent to cast them"; null for anything else. */
export function mayBeUsed(p: Printing, effect: Data): readonly Part[] | null {
  const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : null
  const there = does === null ? null : (playedThere(p, effect, does) ?? namedCant(p, effect, does))
  if (there !== null) return there
  if (does === null || !isData(does.mayPlay ?? does.mayCast) || effect.on === undefined) return null
  const { anyMana, ...rest } = (does.mayPlay ?? does.mayCast) as Data
  if (Object.keys(does).length > 1 || Object.keys(rest).join() !== "from" || rest.from !== "exile") return null
  const { many } = selectorNp(p, effect.on as Selector)
  const verb = does.mayPlay === undefined ? "cast" : "play"
  const them = many ? "them" : "it"
  const cards = many ? "those cards" : "that card"
  const any = anyMana === undefined ? "" : `, and ${anyManaText(anyMana as string, them)}`
  const may = (what: string): Part => clause("may", `${verb} ${what}${any}`, you)
  if (effect.until === "this-turn") return [may(`${them} this turn`)]
  if (effect.until === "game") return [may(`${cards} for as long as ${many ? "they remain" : "it remains"} exiled`)]
  const until = p.words.manner.durations[effect.until as "this-turn"].behind.trim()
  if (until.includes("{self}")) return [may(`${cards} ${until.replace("{self}", p.tongue.self(p).text)}`)]
  return [led(`${until}, `, clause("may", `${verb} ${cards}${any}`, you))]
}

/** "You may play target land card from your graveyard this turn"; "until end of turn, you may cast spells from your graveyard". */
function playedThere(p: Printing, effect: Data, does: Data): readonly Part[] | null {
  const { to } = effect.continuous as Data
  const played = effect.on === undefined && to !== undefined ? playedFrom(p, does, to) : null
  const until = p.words.manner.durations[effect.until as "this-turn"].behind.trim()
  if (played !== null) return until === "" ? null : [led(`${until}, `, clause("may", played, you))]
  const [word = "", ...more] = Object.keys(does)
  const target = isData(effect.on) && isData(effect.on.target) ? effect.on.target : null
  if (target?.zone !== "graveyard" || more.length > 0 || effect.until !== "this-turn") return null
  if (JSON.stringify(does[word]) !== '{"from":"graveyard"}') return null
  const verb = word === "mayPlay" ? "play" : word === "mayCast" ? "cast" : null
  const { text } = selectorNp(p, effect.on as Selector)
  return verb === null ? null : [clause("may", `${verb} ${text.replace(" in ", " from ")} this turn`, you)]
}

/** "Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played." */
function namedCant(p: Printing, effect: Data, does: Data): readonly Part[] | null {
  const to = JSON.stringify((effect.continuous as Data).to)
  if (JSON.stringify(does) !== '{"cantPlay":"any"}' || to !== '{"chosenName":true}') return null
  const until = p.words.manner.durations[effect.until as "this-turn"].behind.trim()
  const text = "spells with the chosen name can't be cast and lands with the chosen name can't be played"
  return [fixed(until === "" ? text : `${until}, ${text}`)]
}

/** "Mana of any type can be spent to cast it", in the words that go with each. */
const anyManaText = (any: string, what: string): string =>
  any === "type"
    ? `mana of any type can be spent to cast ${what}`
    : `you may spend mana as though it were mana of any color to cast ${what}`
