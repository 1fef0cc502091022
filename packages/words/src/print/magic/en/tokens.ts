import type { Ability, Value } from "@dilemma-table/engine"
import { abilityText, isKeyword } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { listed } from "../../english/bend.ts"
import { type Noun, spaced } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { colorNames, supertypeNames, typeNames } from "../names.ts"
import { named } from "./nouns.ts"

export interface Token {
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
export function tokenNoun(outer: Printing, token: Token): Noun {
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
export function saidBehind(
  p: Printing,
  token: Token,
  many: boolean,
): { readonly token: Token; readonly text: string } | null {
  const abilities = token.abilities ?? []
  const last = abilities.at(-1)
  if (last === undefined || !token.types.includes("creature") || !givesMana(last)) return null
  const self: Printing = { ...p, self: p.words.manner.self(token.types) }
  const text = `${many ? "they have" : "it has"} “${abilityText(self, last)}”`
  return { token: { ...token, abilities: abilities.slice(0, -1) }, text }
}

const givesMana = (ability: Ability): boolean =>
  typeof ability === "object" && "activate" in ability && JSON.stringify(ability.activate).includes('"addMana')
