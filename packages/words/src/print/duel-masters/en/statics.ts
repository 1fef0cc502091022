import type { AdditionalCost, DmStatic, PayFor } from "@dilemma-table/duel-masters"
import type { Ability, Effect, Filter, PlayerRef, Value } from "@dilemma-table/engine"
import { abilityLines, abilityText } from "../../abilities.ts"
import { conditionText, valueText } from "../../conditions.ts"
import { effectParts } from "../../effects.ts"
import { listed } from "../../english/bend.ts"
import { perEach, quantityText } from "../../english/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { act, type Np, spaced } from "../../phrase.ts"
import type { Printing, StaticPrinter, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames, everyKeywordName, keywordNames } from "../names.ts"
import { raceInEnglish } from "../races.ts"
import { attackKeywords } from "./attack-keywords.ts"
import { leadingKeywords } from "./leading-keywords.ts"
import { all, type Many, named, signed } from "./nouns.ts"

/** "creatures with power 5000 or less". */
const some = (p: Printing, filter: Filter): Np => filterNp(p, filter, { none: true }, "all")

const cants: Readonly<Record<string, string>> = {
  attack: "attack",
  "attack-players": "attack players",
  "attack-creatures": "attack creatures",
  block: "block",
  untap: "untap",
  "untap-as-turn-begins": "untap as the turn begins",
  "be-chosen": "be chosen",
  "be-destroyed": "be destroyed",
  leave: "leave the battle zone",
}

export const statics: Readonly<Record<keyof DmStatic, StaticPrinter>> = {
  power: (p, value: Value, subject) => {
    const { amount, behind } = perEach(p, value)
    return act("get", `${signed(amount)} power${behind}`, subject)
  },
  grant: (p, ability: never, subject) =>
    act(
      "have",
      listed(
        ([ability].flat() as readonly Ability[]).map((one) => `“${abilityText(p, one)}”`),
        "and",
      ),
      subject,
    ),
  loses: (_, what: string, subject) =>
    act("lose", what === "all" ? "all abilities" : `“${named(everyKeywordName, what)}”`, subject),
  cant: (_, what: Many, subject) =>
    act(
      "can't",
      listed(
        all(what).map((one) => cants[one] ?? one),
        "or",
      ),
      subject,
    ),
  cantBeBlocked: (p, by: true | Filter, subject) =>
    act(
      "can't",
      spaced("be blocked", by !== true && `by ${filterNp(p, by, { all: true }, "all").text.replace(/^all /, "")}`),
      subject,
    ),
  cantBeAttacked: (p, by: true | Filter, subject) =>
    act(
      "can't",
      spaced("be attacked", by !== true && `by ${filterNp(p, by, { all: true }, "all").text.replace(/^all /, "")}`),
      subject,
    ),
  attacksUntapped: (p, which: true | Filter, subject) =>
    act(
      "can",
      `attack untapped ${which === true ? "creatures" : filterNp(p, which, { all: true }, "all").text.replace(/^all (of )?/, "")}`,
      subject,
    ),
  mustAttack: (p, which: true | Filter, subject) =>
    act(
      "attack",
      which === true ? "each turn if able" : `${filterNp(p, which, { exactly: 1 }, "all").text} if able`,
      subject,
    ),
  races: (_, races: readonly string[], subject) =>
    act("have", `the races ${listed(races.map(raceInEnglish), "and")} as well`, subject),
  mustBlock: (_, __: true, subject) => act("block", "if able", subject),
  winsBattles: (_, __: true, subject) => act("win", "battles", subject),
  cantUse: (p, which: Filter) => act("can't", "be used", some(p, which)),
  cantEnter: (p, which: Filter) => act("can't", "be put into the battle zone", some(p, which)),
  cantUseShieldTriggers: (p, ref: PlayerRef) => act("can't", "use shield triggers", p.tongue.player(p, ref)),
  costs: (p, change: Change, subject) => costChange(p, change, subject),
  usableFrom: (p, zones: Many, subject) =>
    act("may", `use ${subject.text} from your ${zonesText(p, zones)}`, { ...subject, text: "you", many: true }),
  usableByItself: (_, __: true, subject) =>
    act("may", "be used, although cards of its kind can't be used by themselves", subject),
  free: (_, __: true, subject) => act("may", "be used without paying its cost", subject),
  payInstead: (p, costs: readonly object[], subject) =>
    act(
      "may",
      `be used by ${listed(
        costs.map((cost) => payText(p, cost)),
        "and",
      )} instead of paying its cost`,
      subject,
    ),
  untapsAtMost: (p, count: Value, subject) =>
    act("be", "untapped at the start of a turn", {
      ...subject,
      text: `no more than ${quantityText(p, count)} of ${subject.text}`,
      many: true,
    }),
  costBecomes: (_, cost: number, subject) => act("cost", `${cost} to use instead`, subject),
  payFor: (p, way: PayFor, subject) =>
    act(
      "may",
      `be used${way.from === undefined ? "" : ` from your ${zonesText(p, way.from)}`} by ${listed(
        [{ mana: way.mana, civilizations: way.civilizations }, ...(way.and ?? [])].map((cost) => payText(p, cost)),
        "and",
      )}${changeOfWay(p, way.change as Change | undefined)}`,
      subject,
    ),
  additionalCost: (p, extra: AdditionalCost, subject) =>
    act(
      extra.optional === true ? "may" : "be",
      `${extra.optional === true ? "be used by" : "used by"} ${listed(
        extra.pay.map((cost) => payText(p, cost)),
        "and",
      )} in addition`,
      subject,
    ),
  tapForMana: (_, __: true, subject) => act("may", "be tapped as though in the mana zone", subject),
  colorless: (_, __: true, subject) => act("be", "colorless, with their costs and the costs in their texts", subject),
  ignored: (_, __: true, subject) => act("be", "as if without abilities", subject),
  civilizations: (_, of: readonly string[], subject) =>
    act(
      "be",
      `also ${listed(
        of.map((one) => named(civilizationNames, one)),
        "and",
      )}`,
      subject,
    ),
  evolvesIntoAny: (_, __: true, subject) =>
    act("can", "be evolved into evolution creatures whatever race they ask for", subject),
  entersTapped: (_, __: true, subject) => act("enter", "tapped", subject),
  notCreature: (_, __: true, subject) => act("be", "not a creature", subject),
  breaksAtMost: (p, count: Value, subject) =>
    act("break", `no more than ${valueText(p, count)} shields in an attack`, subject),
  breaksWithoutTrigger: (_, __: true, subject) => act("break", "shields that can't be used as “S trigger”", subject),
  noBattle: (_, how: string, subject) =>
    act(
      how === "blocks" ? "block" : "attack",
      how === "blocks" ? "without a battle" : "without a battle if blocked",
      subject,
    ),
  cantBeChosenBy: (p, by: Filter, subject) =>
    act("can't", `be chosen by your opponent because of ${filterNp(p, by, { all: true }, "all").text}`, subject),
  manaNumber: (p, { of, is }: { of: Filter; is: number }, subject) =>
    act(
      "be",
      `used as if each of ${filterNp(p, { zone: "mana", controller: "you", ...of }, { all: true }, "all").text} had the mana number ${is}`,
      subject,
    ),
  breaks: (p, count: Value, subject) =>
    act("break", `${quantityText(p, count) || valueText(p, count)} more shields`, subject),
}

const zonesText = (p: Printing, zones: Many): string =>
  listed(
    all(zones).map((zone) => p.words.zones[zone]?.name ?? zone),
    "or",
  )

interface Change {
  readonly less?: Value
  readonly lessEach?: Value
  readonly more?: Value
  readonly atLeast?: number
  readonly optional?: true
  readonly upTo?: true
  readonly act?: Effect
  readonly then?: Effect
}

/** "cost 2 less to use", "may cost 1 less to use for each card so treated: tap any number of your untapped creatures". */
function costChange(p: Printing, change: Change, subject: Np) {
  const after =
    change.then === undefined
      ? ""
      : `. If you do, ${linesOf(p, effectParts(p, change.then))
          .join(" ")
          .replace(/\.$/, "")
          .replace(/^./, (first) => first.toLowerCase())}`
  const each =
    change.lessEach === undefined
      ? []
      : [{ amount: valueText(p, change.lessEach), behind: " for each card you do this to", how: "less" }]
  const amounts = [
    ...(change.less === undefined ? [] : [{ ...perEach(p, change.less), how: "less" }]),
    ...each,
    ...(change.more === undefined ? [] : [{ ...perEach(p, change.more), how: "more" }]),
  ].map(({ amount, behind, how }) => `${change.upTo === true ? "up to " : ""}${amount} ${how} to use${behind}`)
  const text = change.act === undefined ? "" : linesOf(p, effectParts(p, change.act)).join(" ").replace(/\.$/, "")
  const doing = text === "" ? "" : `${each.length > 0 ? "" : " if you do this"} while paying: ${text}`
  const least = change.atLeast === undefined ? "" : `, but not less than ${change.atLeast}`
  return act(
    change.optional === true ? "may cost" : "cost",
    `${amounts.join(" and ")}${least}${doing}${after}`,
    subject,
  )
}

/** What goes with paying so: ", after this: put a creature into your mana zone; so much less, but not less than 1". */
function changeOfWay(p: Printing, change: Change | undefined): string {
  if (change === undefined) return ""
  const text = change.act === undefined ? "" : linesOf(p, effectParts(p, change.act)).join(" ").replace(/\.$/, "")
  const least = change.atLeast === undefined ? "" : `, but not less than ${change.atLeast}`
  const less =
    change.less === undefined
      ? ""
      : ` That cost is ${perEach(p, change.less).amount} less${perEach(p, change.less).behind}${least}`
  return `${text === "" ? "" : `. ${text}`}${less === "" ? "" : `.${less}`}`
}

const payText = (p: Printing, cost: object): string => {
  for (const head in cost) {
    const printer = costs[head]
    if (printer !== undefined)
      return gerund(printer(p, (cost as Record<string, unknown>)[head] as never, cost as never))
  }
  return JSON.stringify(cost)
}

const gerund = (text: string): string => {
  const [first = "", ...rest] = text.split(" ")
  return spaced(`${first.replace(/e$/, "").replace(/^(?:tap|put)$/, (verb) => verb + verb.slice(-1))}ing`, ...rest)
}

const paying =
  (verb: string, tail = ""): TextPrinter =>
  (p, filter: Filter, whole: { count?: Value }) =>
    spaced(verb, filterNp(p, filter, { exactly: whole.count ?? 1 }, "choose").text, tail)

/** "[fire and nature (5)]". */
const priced = (n: number, civilizations: readonly string[] = []): string =>
  `[${spaced(
    listed(
      civilizations.map((one) => named(civilizationNames, one)),
      "and",
    ),
    `(${n})`,
  )}]`

interface Civilized {
  readonly civilizations?: readonly string[]
}

export const costs: Readonly<Record<string, TextPrinter>> = {
  tapThis: (p) => `tap this ${p.self.one}`,
  tapping: paying("tap"),
  discarding: paying("discard"),
  destroying: paying("destroy"),
  returning: paying("return", "to its owner's hand"),
  puttingIntoMana: paying("put", "into your mana zone"),
  puttingIntoGraveyard: paying("put", "into your graveyard"),
  puttingOnDeck: paying("put", "at the bottom of your deck"),
  mana: (_, n: number, whole: { civilizations?: readonly string[] }) => `pay ${priced(n, whole.civilizations)}`,
}

interface Evolving {
  readonly count?: number
  readonly orMore?: true
  readonly with?: readonly Filter[]
  readonly from?: string | readonly string[]
}

const evolvingZones = ({ from }: Evolving): readonly string[] => [from ?? "battle"].flat()

/** What it is put on: "one of your fire creatures", "a darkness creature in your graveyard". */
function evolvingBase(p: Printing, onto: Filter, whole: Evolving): string {
  const zones = evolvingZones(whole)
  const place =
    zones.length === 1 && zones[0] === "battle"
      ? { controller: "you" as const }
      : { owner: "you" as const, zone: zones }
  const np = filterNp(p, { ...place, type: "creature", ...onto }, { exactly: whole.count ?? 1 }, "choose")
  return spaced(np.bare, np.from)
}

export const keywords: Readonly<Record<string, TextPrinter>> = {
  ...Object.fromEntries(
    Object.entries(keywordNames).map(([key, { en }]): readonly [string, TextPrinter] => [key, () => en]),
  ),
  ...attackKeywords,
  ...leadingKeywords,
  powerAttacker: (p, amount: Value) => `power attacker ${signed(valueText(p, amount))}`,
  evolution: (p, onto: Filter, whole: Evolving) => {
    const zones = evolvingZones(whole)
    const from = zones.filter((zone) => zone !== "battle").join(" or ")
    const more = whole.orMore === true ? " or more" : ""
    const bases = [evolvingBase(p, onto, whole), ...(whole.with ?? []).map((other) => evolvingBase(p, other, {}))]
    return `${spaced(from, "evolution")}—put on ${listed(bases, "and")}${more}`
  },
  starEvolution: (p, onto: Filter) => `star evolution—put on ${evolvingBase(p, onto, {})}`,
  neoEvolution: (p, onto: Filter) => `NEO evolution—you may put it on ${evolvingBase(p, onto, {})}`,
  saver: (p, of: Filter) => `saver: ${filterNp(p, of, { none: true }, "all").text}`,
  ultraSaver: (p, of: Filter) => `ultra saver: ${filterNp(p, of, { none: true }, "all").text}`,
  gNeoEvolution: (p, onto: Filter) => `G-NEO evolution—you may put it on ${evolvingBase(p, onto, {})}`,
  gZero: (p, condition: never) =>
    `G Zero—if ${conditionText(p, condition)}, you may use this ${p.self.one} without paying its cost`,
  mugenCrime: (_, n: number, whole: Civilized & { mana: number }) =>
    `Mugen Crime ${n} ${priced(whole.mana, whole.civilizations)}`,
  ddd: (p, n: number, whole: Civilized & { from?: Many }) =>
    `D-D-D ${priced(n, whole.civilizations)}${whole.from === undefined ? "" : ` from your ${zonesText(p, whole.from)}`}`,
  manaBirth: (_, n: number) => `mana birth ${n}`,
  recycle: (_, n: number) => `recycle ${n}`,
  sasageru: (_, n: number) => `sasageru ${n}`,
  masterGods: (_, n: number) => `master G-O-D-S ${n}`,
  fushigibirth: (_, n: number, whole: Civilized) => `fushigibirth ${priced(n, whole.civilizations)}`,
  hyperEnergy: (_, n: number) => `hyper energy ${n}`,
  oDrive: (p, n: number, whole: Civilized & { as?: string; leads?: readonly Ability[] }) =>
    [
      `O-Drive ${priced(n, whole.civilizations)}${whole.as === undefined ? "" : ` (${whole.as})`}`,
      ...(whole.leads ?? []).flatMap((ability) => abilityLines(p, ability)),
    ].join("\n"),
  galaxyShield: (_, n: number, whole: Civilized) => `galaxy shield ${priced(n, whole.civilizations)}`,
  sympathy: (p, with_: Filter) => `sympathy: ${filterNp(p, with_, { none: true }, "all").text}`,
  kz: (p, effect: Effect) => `KZ—${linesOf(p, effectParts(p, effect)).join(" ")}`,
}
