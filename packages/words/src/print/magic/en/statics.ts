import type { Ability, Effect, EventPattern, Filter, PlayerRef, Value } from "@dilemma-table/engine"
import type { CastPermission, MagicStatic, Price, SpellCosts } from "@dilemma-table/magic"
import { abilityText, afresh, isKeyword } from "../../abilities.ts"
import { conditionText, valueText } from "../../conditions.ts"
import { article, capital, listed } from "../../english/bend.ts"
import { howMany, noun } from "../../english/phrases.ts"
import { costText, textParts } from "../../modes.ts"
import { filterNp } from "../../nouns.ts"
import { act, type Np, spaced } from "../../phrase.ts"
import type { Printing, StaticPrinter, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { colorNames, keywordNames, romans, typeNames } from "../names.ts"
import { additionalCostText, pricesText } from "./additional-costs.ts"
import { boardCosts, boardKeywords, boardStatics } from "./board.ts"
import { castingCosts, castingKeywords } from "./casting.ts"
import { choiceStatics } from "./choices.ts"
import { effectStatics } from "./effects.ts"
import { levelKeywords } from "./levels.ts"
import { card, itself, named, signed } from "./nouns.ts"
import { playersCosts, playersStatics } from "./players.ts"
import { relationStatics } from "./relations.ts"
import { turnStatics } from "./turn.ts"

const cants: Readonly<Record<string, string>> = {
  attack: "attack",
  block: "block",
  "be-blocked": "be blocked",
  "be-targeted": "be the target of spells or abilities",
  "be-countered": "be countered",
  "be-copied": "be copied",
  "attack-alone": "attack alone",
  "block-alone": "block alone",
  untap: "untap",
  transform: "transform",
  "phase-out": "phase out",
}

export const statics: Readonly<Record<keyof MagicStatic, StaticPrinter>> = {
  ...boardStatics,
  ...turnStatics,
  ...playersStatics,
  ...relationStatics,
  ...effectStatics,
  ...choiceStatics,
  power: (p, amount: Value, subject) => act("get", `${signed(valueText(p, amount))}/+0`, subject),
  toughness: (p, amount: Value, subject) => act("get", `+0/${signed(valueText(p, amount))}`, subject),
  basePower: (p, amount: Value, subject) => act("have", `base power ${valueText(p, amount)}`, subject),
  baseToughness: (p, amount: Value, subject) => act("have", `base toughness ${valueText(p, amount)}`, subject),
  grant: (p, given: Ability | readonly Ability[], subject) =>
    act(
      "have",
      listed(
        protections(
          [given].flat().map((ability) => {
            const text = abilityText({ ...p, self: itself(p, subject) }, ability as never)
            return isKeyword(p, ability as never) ? text : `“${text}”`
          }),
        ),
        "and",
      ),
      subject,
    ),
  loses: (_, what: string | readonly string[], subject) =>
    act(
      "lose",
      listed(
        [what].flat().map((one) => (one === "all" ? "all abilities" : named(keywordNames, one))),
        "and",
      ),
      subject,
    ),
  addType: (_, types: string | readonly string[], subject) =>
    act(
      "be",
      `${article(
        [types]
          .flat()
          .map((type) => named(typeNames, type))
          .join(" "),
      )} in addition to its other types`,
      subject,
    ),
  addSubtype: (_, types: string | readonly string[], subject) =>
    act("be", `${article([types].flat().join(" "))} in addition to its other types`, subject),
  setColors: (_, colors: readonly string[], subject) =>
    act(
      "be",
      colors.length === 0
        ? "colorless"
        : listed(
            colors.map((color) => named(colorNames, color)),
            "and",
          ),
      subject,
    ),
  cant: (_, what: string | readonly string[], subject) => {
    const whats = [what].flat()
    if (whats.length === 1 && whats[0] === "untap") return act("don't", `untap during ${untapStep(subject)}`, subject)
    const text = listed(
      whats.map((one) => cants[one] ?? one),
      "or",
    )
    if (whats.join() === "block,be-blocked") return act("can't", "block and can't be blocked", subject)
    return act("can't", text.replace(/ alone or (.*) alone$/, " or $1 alone"), subject)
  },
  entersTapped: (_, __: true, subject) => act("enter", "tapped", subject),
  preventDamage: (_, how: string, subject) => {
    const way = how.replace("combat-", "")
    const damage = way === how ? "damage" : "combat damage"
    return act(
      "prevent",
      `all ${damage} that would be dealt ${way === "both" ? "to and dealt by" : way} ${subject.text}`,
    )
  },
  spellCosts: (p, change: SpellCosts, subject) => costChange(p, change, subject.text, "cast"),
  abilityCosts: (p, change: SpellCosts, subject) =>
    costChange(p, change, `activated abilities of ${subject.text}`, "activate"),
  landPlays: (p, count: number) =>
    act(
      "may",
      `play ${count === 1 ? "an additional land" : `${p.words.manner.count(count)} additional lands`} on each of your turns`,
      you,
    ),
  cantLose: (p, who: PlayerRef) => act("can't", "lose the game", players(p, who)),
  cantWin: (p, who: PlayerRef) => act("can't", "win the game", players(p, who)),
  youHave: (_, what: string) => act("have", named(keywordNames, what), you),
  triggersAgain: (p, pattern: EventPattern, subject) =>
    act("trigger", `an additional time ${p.tongue.when(p, pattern).replace(/, $/, "")} and causes them to`, {
      ...subject,
      text: `triggered abilities of ${subject.text}`,
      many: true,
    }),
  mayCast: (p, permission: CastPermission, subject) => permitted(p, "cast", permission, subject),
  mayPlay: (p, permission: CastPermission, subject) => permitted(p, "played", permission, subject),
  cantCast: (p, who: PlayerRef, subject) => act("can't", `cast ${subject.text}`, doer(p, who)),
  cantPlay: (p, who: PlayerRef, subject) => act("can't", `cast or play ${subject.text}`, doer(p, who)),
  cantActivate: (_, which: string, subject) => ({
    ...act("can't", `be activated${which === "nonmana" ? " unless they're mana abilities" : ""}`, {
      ...subject,
      text: subject.text === "it" ? "its activated abilities" : `activated abilities of ${subject.text}`,
      many: true,
    }),
  }),
  entersTransformed: (_, __: true, subject) => act("enter", "transformed", subject),
  topSeen: (_, who: string) =>
    who === "you"
      ? act("may", "look at the top card of your library any time", you)
      : act("play", "with the top card of your library revealed"),
  controlledBy: (p, who: "you", subject) => act("control", subject.text, { ...p.tongue.player(p, who), many: true }),
}

/** "may be cast from your graveyard without paying its mana cost". */
const permitted = (p: Printing, verb: string, permission: CastPermission, subject: Np) => {
  const zones = permission.from === undefined ? [] : [permission.from].flat()
  const from =
    zones.length > 0 &&
    `from ${listed(
      zones.map((zone) => p.words.zones[zone]?.name ?? zone),
      "or",
    )}`
  const as = permission.as !== undefined && `as ${filterNp(p, permission.as, { exactly: 1 }, "choose").text}`
  const cost =
    permission.free === true
      ? "without paying its mana cost"
      : permission.cost !== undefined && `for ${permission.cost.map((one) => costText(p, one)).join(", ")}`
  const when = permission.anytime === true && "as though it had flash"
  const up =
    permission.transformed === true
      ? "transformed"
      : permission.faceDown === true && "face down as a 2/2 creature spell"
  const also =
    permission.also !== undefined && `by also paying ${permission.also.map((one) => costText(p, one)).join(", ")}`
  const who = permission.owner === true && "by its owner"
  const then = permission.exiled === true && "and is exiled if it would be put into a graveyard"
  const any = permission.anyMana !== undefined && `with mana as though it were mana of any ${permission.anyMana}`
  return act("may", spaced(`be ${verb}`, who, up, as, from, cost, any, also, when, then), subject)
}

const costChange = (p: Printing, change: SpellCosts, subject: string, what: string) => {
  const { less, lessFor, more, moreFor, also, atLeast, each, notBelow } = change
  const times = each === undefined ? "" : ` times ${valueText(p, each)}`
  const parts = [
    ...(less === undefined ? [] : [`${less} less${times}`]),
    ...(lessFor === undefined ? [] : [`less by ${valueText(p, lessFor)}`]),
    ...(more === undefined ? [] : [`${more} more${times}`]),
    ...(moreFor === undefined ? [] : [`more by ${valueText(p, moreFor)}`]),
    ...(also === undefined ? [] : [also.map((one) => costText(p, one)).join(", ")]),
    ...(atLeast === undefined ? [] : [`at least {${atLeast}}`]),
  ]
  const floor = notBelow === undefined ? "" : ` (not less than ${notBelow} mana)`
  const only = change.if === undefined ? "" : ` if ${conditionText(p, change.if)}`
  return act("cost", `${listed(parts, "and")} to ${what}${floor}${only}`, { text: subject, many: true } as Np)
}

/** "its controller's untap step"; of the card itself "your". */
const untapStep = (subject: Np): string =>
  subject.many
    ? "their controllers' untap steps"
    : /^(this |it$)/.test(subject.text)
      ? "your untap step"
      : "its controller's untap step"

const doer = (p: Printing, who: PlayerRef): Np => ({ ...p.tongue.player(p, who), many: true })

/** "you", "your opponents", "players": all of whom something is said. */
function players(p: Printing, who: PlayerRef): Np {
  const { you: _, ...np } = doer(p, who)
  return { ...np, text: who === "opponent" ? p.words.manner.players.opponents : who === "any" ? "players" : np.text }
}

const you: Np = { text: "you", many: true } as Np

const ofThis = (p: Printing): string => `this ${p.self.one}`

interface Counted {
  readonly count?: Value
}

/** What is taken out of a zone is taken from it. */
const fromZone = (text: string): string =>
  text.replace(/ in (your|a|an opponent's) (graveyard|hand|library)/, " from $1 $2")

const someOf = (p: Printing, what: Filter | "this", { count = 1 }: Counted): string =>
  what === "this" ? ofThis(p) : filterNp(p, what, { exactly: count }, "choose").text

/** What is used for a cost is one's own; of what isn't sacrificed it is said. */
function yours(what: Filter | "this"): Filter | "this" {
  if (what === "this") return what
  const { zone } = what
  if (zone === undefined) return { ...what, controller: "you" }
  return zone === "graveyard" || zone === "hand" ? { owner: "you", ...what } : what
}

export const costs: Readonly<Record<string, TextPrinter>> = {
  ...boardCosts,
  ...playersCosts,
  ...castingCosts,
  mana: (_, mana: string) => mana,
  tap: () => "{T}",
  untap: () => "{Q}",
  payLife: (p, amount: Value) =>
    typeof amount === "number" || amount === "x"
      ? `pay ${valueText(p, amount)} life`
      : `pay life equal to ${valueText(p, amount)}`,
  sacrifice: (p, what: Filter | "this", whole: Counted) => `sacrifice ${someOf(p, what, whole)}`,
  discard: (p, count: Value | "this", whole: { matching?: Filter; atRandom?: true }) =>
    spaced(
      "discard",
      count === "this"
        ? `this ${card.one}`
        : JSON.stringify(count) === '{"cardsIn":"hand","of":"you"}'
          ? "your hand"
          : whole.matching === undefined
            ? howMany(p, count, card)
            : filterNp(p, { ...whole.matching, zone: "hand" }, { exactly: count }, "choose").bare,
      whole.atRandom === true && "at random",
    ),
  exile: (p, what: Filter | "this", whole: Counted) =>
    what === "this" && p.works !== undefined
      ? `exile this card from your ${p.words.zones[p.works]?.name ?? p.works}`
      : `exile ${fromZone(someOf(p, yours(what), whole))}`,
  bounce: (p, what: Filter | "this", whole: Counted) =>
    `return ${someOf(p, yours(what), whole)} to ${(whole.count ?? 1) === 1 ? "its owner's hand" : "their owners' hands"}`,
  tapSome: (p, what: Filter, whole: Counted) => `tap ${someOf(p, yours({ ...what, tapped: false }), whole)}`,
  untapSome: (p, what: Filter, whole: Counted) => `untap ${someOf(p, yours({ ...what, tapped: true }), whole)}`,
  reveal: (p, what: Filter | "this", whole: Counted) =>
    what === "this" && p.works !== undefined
      ? `reveal this card from your ${p.words.zones[p.works]?.name ?? p.works}`
      : `reveal ${fromZone(someOf(p, yours(what), whole))}`,
  mill: (p, count: Value) => `mill ${howMany(p, count, card)}`,
  removeCounters: (p, count: Value, whole: { kind?: string; from?: Filter }) =>
    `remove ${howMany(p, count, noun(whole.kind === undefined ? "counter" : `${whole.kind} counter`))} from ${someOf(p, yours(whole.from ?? "this"), {})}`,
  putCounters: (p, count: number, whole: { kind: string; on?: Filter }) =>
    `put ${howMany(p, count, noun(`${whole.kind} counter`))} on ${someOf(p, yours(whole.on ?? "this"), {})}`,
}

/** "Protection from black and from red": what is said of both at once. */
function protections(all: readonly string[]): readonly string[] {
  const said: string[] = []
  for (const next of all) {
    const last = said.at(-1) ?? ""
    if (/^protection from [^,]*$/.test(last) && next.startsWith("protection "))
      said[said.length - 1] = `${last} and ${next.slice("protection ".length)}`
    else said.push(next)
  }
  return said
}

/** "white", "all colors", "Dragons": what something is protected from. */
function fromText(p: Printing, from: Filter): string {
  const words = Object.keys(from)
  const { color, multicolored } = from as { readonly color?: string | readonly string[]; readonly multicolored?: true }
  if (words.length === 0) return "everything"
  if (words.length === 1 && color !== undefined && new Set([color].flat()).size === 5) return "each color"
  if (words.length === 1 && color !== undefined)
    return [color]
      .flat()
      .map((one) => named(colorNames, one))
      .join(" and from ")
  if (words.length === 1 && multicolored === true) return "multicolored"
  return filterNp(p, from, { none: true }, "all").text
}

/** "morph {2}{U}", "morph—Discard a card." */
const priced = (p: Printing, keyword: string, own: readonly object[]): string =>
  own.every((one) => "mana" in one) && own.length === 1
    ? `${keyword} ${pricesText(p, own)}`
    : `${keyword}—${capital(pricesText(p, own))}.`

export const keywords: Readonly<Record<string, TextPrinter>> = {
  ...boardKeywords,
  ...Object.fromEntries(
    Object.entries(keywordNames).map(([key, { en }]): readonly [string, TextPrinter] => [key, () => en]),
  ),
  ...castingKeywords,
  ...levelKeywords,
  enchant: (p, what: Filter) => `enchant ${filterNp(p, what, { exactly: 1 }, "all").text.replace(/^an? /, "")}`,
  equip: (_, cost: string) => `equip ${cost}`,
  ward: (p, cost: Price) => (typeof cost === "string" ? `ward ${cost}` : priced(p, "ward", cost)),
  protection: (p, from: Filter) => `protection from ${fromText(p, from)}`,
  hexproofFrom: (p, from: Filter) => `hexproof from ${fromText(p, from)}`,
  additionalCost: additionalCostText,
  kicker: (p, own: readonly object[], whole: { times?: "any" }) =>
    priced(p, whole.times === "any" ? "multikicker" : "kicker", own),
  entwine: (p, own: readonly object[]) => priced(p, "entwine", own),
  escalate: (p, own: readonly object[]) => priced(p, "escalate", own),
  buyback: (p, own: readonly object[]) => priced(p, "buyback", own),
  splice: (p, own: readonly object[], whole: { onto: string | readonly string[] }) =>
    priced(p, `splice onto ${listed([whole.onto].flat(), "or")}`, own),
  flashback: (p, own: readonly object[] | "mana-cost") =>
    own === "mana-cost" ? "flashback for its mana cost" : priced(p, "flashback", own),
  craft: (p, what: Filter, whole: { count?: number; for: readonly object[] }) => {
    const materials = filterNp(p, what, { exactly: whole.count ?? 1 }, "choose").text
    return `craft with ${materials.replace(/^an? /, "")} ${pricesText(p, whole.for)}`
  },
  prototype: (_, what: { manaCost: string; power: number; toughness: number }) =>
    `prototype ${what.manaCost} — ${what.power}/${what.toughness}`,
  chapter: (p, chapters: number | readonly number[], whole: { do: Effect }) =>
    `${romans(chapters)} — ${linesOf(afresh(p), textParts(p, whole.do)).join("\n")}`,
  morph: (p, own: readonly object[]) => priced(p, "morph", own),
  megamorph: (p, own: readonly object[]) => priced(p, "megamorph", own),
  disguise: (p, own: readonly object[]) => priced(p, "disguise", own),
  landwalk: (_, land: string) => spaced(`${land.toLowerCase()}walk`),
}
