import type { Selector } from "@dilemma-table/engine"
import { selectorNp } from "../../nouns.ts"
import { clause, led, type Part } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { type Data, isData, you } from "./data.ts"

/** "Until end of turn, you may play those cards, and mana of any type can be spent to cast them"; null for anything else. */
export function mayBeUsed(p: Printing, effect: Data): readonly Part[] | null {
  const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : null
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

/** "Mana of any type can be spent to cast it", in the words that go with each. */
const anyManaText = (any: string, what: string): string =>
  any === "type"
    ? `mana of any type can be spent to cast ${what}`
    : `you may spend mana as though it were mana of any color to cast ${what}`
