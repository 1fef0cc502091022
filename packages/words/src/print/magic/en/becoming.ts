import type { Selector, Value } from "@dilemma-table/engine"
import { isKeyword } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { affectedNp, staticActs } from "../../effects.ts"
import { article, listed, plurals } from "../../english/bend.ts"
import { meanSelf, selectorNp } from "../../nouns.ts"
import { type Act, act, clause, clauseOf, fixed, led, type Np, type Part, spaced, trailed } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { colorNames, typeNames } from "../names.ts"
import { type Data, isData, many } from "./data.ts"
import { named } from "./nouns.ts"

/*
 * "Becomes a 4/4 blue Drake creature with flying", and abilities that are gained for a while.
 */

const becoming = ["setTypes", "setSubtypes", "addType", "addSubtype", "setColors", "addColors"]

/** "becomes a 4/4 blue Drake creature with flying". What it becomes for a while is said behind how long, where more is said of it. */
export function becomes(p: Printing, effect: Data): readonly Part[] | null {
  const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : null
  const quoted = does === null ? null : quotedGrant(p, effect, does)
  if (quoted !== null) return quoted
  if (does === null || effect.on === undefined || !becoming.some((word) => does[word] !== undefined)) return null
  const {
    setTypes,
    setSubtypes,
    addType,
    addSubtype,
    setColors,
    addColors,
    basePower,
    baseToughness,
    grant,
    ...others
  } = does
  const apart = Object.keys(others).every((word) => ["loses", "power", "toughness", "cant"].includes(word))
  if (!apart || (others.cant !== undefined && others.cant !== "be-blocked")) return null
  const types = [...many(setTypes), ...many(addType)]
  const subtypes = [...many(setSubtypes), ...many(addSubtype)]
  const colors = [...many(setColors), ...many(addColors)]
  const artifactCreature = isArtifactCreature(does)
  if (
    !artifactCreature &&
    (addType !== undefined || addSubtype !== undefined) &&
    (setTypes !== undefined || setSubtypes !== undefined)
  )
    return null
  const on = effect.on as Selector
  const all = typeof on === "object" && "all" in on ? on.all : null
  const np = all === null ? selectorNp(p, on) : affectedNp(p, all)
  meanSelf(p, on)
  const strength =
    basePower === undefined ? "" : `${valueText(p, basePower as Value)}/${valueText(p, baseToughness as Value)}`
  const paint =
    colors.length === 0 && setColors !== undefined
      ? "colorless"
      : listed(
          colors.map((one) => named(colorNames, one)),
          "and",
        )
  const adds = (addType !== undefined && !artifactCreature) || addSubtype !== undefined || addColors !== undefined
  const kind = spaced(paint, ...subtypes, ...types.map((one) => named(typeNames, one)))
  const isLand = addType !== undefined && !artifactCreature && types.includes("creature") && ofLands.test(np.noun.one)
  const whole = types.length > 0 || strength === ""
  const given = grant === undefined ? "" : grantText(p, grant as never, np)
  const before = spaced(whole ? strength : "", kind)
  const noun = subtypes.length + types.length === 0 ? before : np.many ? plurals(before) : article(before)
  const base = whole || strength === "" ? "" : `with base power and toughness ${strength}`
  const withAbilities = given !== "" && types.includes("creature") ? `with ${given}` : ""
  const tail =
    adds && !isLand
      ? `in addition to ${np.many ? "their" : "its"} other ${addColors !== undefined ? "colors and types" : "types"}`
      : ""
  const still = isLand ? (np.many ? "that are still lands" : "") : ""
  const acts = [act("become", spaced(noun, base, withAbilities, tail, still), np)]
  if (given !== "" && withAbilities === "") acts.push({ ...act("gain", given, np), joint: "and" } as Act)
  const { cant, ...first } = others
  const led1 = staticActs(p, first, np).map((one) => (one.verb === "have" ? { ...one, verb: "gain" } : one))
  const joined = [...led1, ...acts].map((one, i): Act => (i === 0 ? one : { ...one, joint: "and" }))
  const parts: Part[] = [clauseOf(...joined)]
  if (isLand && !np.many) parts.push(fixed("it's still a land"))
  if (effect.until === "game") return parts
  const until = p.words.manner.durations[effect.until as "this-turn"].behind
  const [begun, ...rest] = parts as [Part, ...Part[]]
  if (base !== "" || still !== "") return cant === undefined ? [led(`${until.trim()}, `, begun), ...rest] : null
  return [trailed(begun, `${until}${cant === undefined ? "" : " and can't be blocked this turn"}`), ...rest]
}

/** How lands are called: by their card type or one of their subtypes (205.3i). */
const ofLands =
  /\bland\b|\b(?:cave|desert|forest|gate|island|lair|locus|mine|mountain|plains|sphere|swamp|tower|town)\b/i

/** What becomes an “artifact creature” stays what it was (205.1b). */
const isArtifactCreature = ({ addType, addSubtype, addColors, setTypes }: Data): boolean =>
  [setTypes, addSubtype, addColors].every((word) => word === undefined) &&
  many(addType).length === 2 &&
  ["artifact", "creature"].every((type) => many(addType).includes(type))

/** "Until end of turn, creatures you control gain “…”"; "it has “…”" where it lasts. */
function quotedGrant(p: Printing, effect: Data, does: Data): readonly Part[] | null {
  const abilities = many(does.grant) as readonly unknown[]
  if (effect.on === undefined || Object.keys(does).length > 1 || abilities.length === 0) return null
  if (!abilities.every((one) => isData(one) && !isKeyword(p, one as never))) return null
  const on = effect.on as Selector
  const all = typeof on === "object" && "all" in on ? on.all : null
  const np = all === null ? selectorNp(p, on) : affectedNp(p, all)
  const text = grantText(p, does.grant as never, np)
  if (effect.until === "game") return [clause("have", text, np)]
  return [led(`${p.words.manner.durations[effect.until as "this-turn"].behind.trim()}, `, clause("gain", text, np))]
}

/** "flying and vigilance". */
function grantText(p: Printing, grant: never, np: Np): string {
  const [one] = staticActs(p, { grant }, np)
  return one?.rest ?? ""
}
