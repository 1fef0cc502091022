import type { Ability, Value } from "@dilemma-table/engine"
import { abilityText, isKeyword } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { listed } from "../../english/bend.ts"
import { howMany, noun } from "../../english/phrases.ts"
import { bind } from "../../nouns.ts"
import { clause, fixed, type Noun, spaced } from "../../phrase.ts"
import type { Printing, VerbPrinter } from "../../printing.ts"
import { colorNames, supertypeNames, typeNames } from "../names.ts"
import type { Whole } from "../verb-data.ts"
import { eachText } from "./each.ts"
import { named } from "./nouns.ts"
import { by } from "./verb-phrases.ts"

interface Token {
  readonly name?: { readonly en?: string }
  readonly types: readonly string[]
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly string[]
  readonly colors?: readonly string[]
  readonly power?: Value
  readonly toughness?: Value
  readonly abilities?: readonly never[]
}

/** Does an ability of its own say how strong it is? */
const saysStrength = ({ power, abilities }: Token): boolean =>
  power === 0 && JSON.stringify(abilities ?? []).includes('"basePower"')

/** "1/1 red Officer creature token with flying". */
function tokenNoun(outer: Printing, token: Token): Noun {
  const p: Printing = { ...outer, self: outer.words.manner.self(token.types) }
  const strength =
    token.power === undefined || saysStrength(token)
      ? ""
      : `${valueText(p, token.power)}/${valueText(p, token.toughness ?? 0)}`
  const colors =
    token.colors === undefined
      ? ""
      : token.colors.length === 0
        ? "colorless"
        : listed(
            token.colors.map((one) => named(colorNames, one)),
            "and",
          )
  const kind = spaced(
    strength,
    ...(token.supertypes ?? []).map((one) => named(supertypeNames, one)),
    colors,
    ...(token.subtypes ?? []),
    ...token.types.map((one) => named(typeNames, one)),
  )
  const texts = (token.abilities ?? []).map((one) => {
    const text = abilityText(p, one)
    return isKeyword(p, one) ? text : `“${text}”`
  })
  const tail = spaced(
    token.name?.en === undefined ? "" : `named ${token.name.en}`,
    texts.length === 0 ? "" : `with ${listed(texts, "and")}`,
  )
  return { one: spaced(kind, "token", tail), many: spaced(kind, "tokens", tail), counter: "" }
}

/**
 * Creature tokens that can be tapped or sacrificed for mana say so in a sentence of their own: "It has …".
 * @returns the token without that ability, and the sentence; null for all others
 */
function saidBehind(p: Printing, token: Token, many: boolean): { readonly token: Token; readonly text: string } | null {
  const abilities = token.abilities ?? []
  const last = abilities.at(-1)
  if (last === undefined || !token.types.includes("creature") || !givesMana(last)) return null
  const self: Printing = { ...p, self: p.words.manner.self(token.types) }
  const text = `${many ? "they have" : "it has"} “${abilityText(self, last)}”`
  return { token: { ...token, abilities: abilities.slice(0, -1) }, text }
}

const givesMana = (ability: Ability): boolean =>
  typeof ability === "object" && "activate" in ability && JSON.stringify(ability.activate).includes('"addMana')

/** "Create two tapped 1/1 red Officer creature tokens that are attacking." */
export const creating: VerbPrinter = (
  p,
  token: Token,
  whole: Whole & { count?: Value; tapped?: true; attacking?: true },
) => {
  const count = whole.count ?? 1
  const behind = saidBehind(p, token, count !== 1)
  const its = tokenNoun(p, behind?.token ?? token)
  bind(p, whole.as, { noun: noun("token"), many: count !== 1 })
  const tapped =
    whole.tapped === true && whole.attacking !== true
      ? { ...its, one: `tapped ${its.one}`, many: `tapped ${its.many}` }
      : its
  const both = whole.tapped === true && whole.attacking === true
  const attacking =
    whole.attacking === true &&
    `${count === 1 || eachText(p, count)?.times === 1 ? "that's" : "that are"} ${both ? "tapped and attacking" : "attacking"}`
  const each = attacking === false ? null : eachText(p, count)
  const many =
    each === null
      ? spaced(howMany(p, count, tapped), attacking)
      : `${spaced(howMany(p, each.times, tapped), attacking)}${each.behind}`
  const created = clause("create", many, by(p, whole))
  return behind === null ? created : [created, fixed(behind.text)]
}
