import type { Ability, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { type DungeonName, dungeons, type RelationFilterWords, type RelationStatic } from "@dilemma-table/magic"
import { abilityText } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { howMany, noun, possessive } from "../../english/phrases.ts"
import { selectorNp } from "../../nouns.ts"
import { act, clause, type Np } from "../../phrase.ts"
import type { FilterPrinter, Printing, StaticPrinter, TextPrinter, VerbPrinter } from "../../printing.ts"

const doer = (p: Printing, ref: PlayerRef): Np => {
  const { you, ...who } = p.tongue.player(p, ref)
  return you === true ? { ...who, many: true } : who
}

const text = (p: Printing, what: Selector): string => selectorNp(p, what).text

const designations: Readonly<Record<string, readonly [verb: string, rest: string]>> = {
  monarch: ["become", "the monarch"],
  initiative: ["take", "the initiative"],
  "city's-blessing": ["get", "the city's blessing for the rest of the game"],
}

const states: Readonly<Record<string, readonly [one: string, many: string]>> = {
  monarch: ["is the monarch", "are the monarch"],
  initiative: ["has the initiative", "have the initiative"],
  "city's-blessing": ["has the city's blessing", "have the city's blessing"],
}

/** What may be given (702.174b). */
export const giftNames: Readonly<Record<string, string>> = {
  card: "a card",
  food: "a Food",
  treasure: "a Treasure",
  "tapped-fish": "a tapped Fish",
  octopus: "an Octopus",
  "extra-turn": "an extra turn",
}

/** "Venture into the dungeon": nobody is named where it is the reader. */
const venturer = (p: Printing, ref: PlayerRef): Np | null => (ref === "you" ? null : doer(p, ref))

export const relationVerbs: Readonly<Record<string, VerbPrinter>> = {
  moveCounters: (p, n: Value, whole: { readonly kind: string; readonly from: Selector; readonly to: Selector }) => {
    const from = text(p, whole.from)
    return clause("move", `${howMany(p, n, noun(`${whole.kind} counter`))} from ${from} onto ${text(p, whole.to)}`)
  },
  joinAttack: (p, what: Selector) => clause("be", "attacking", selectorNp(p, what)),
  pair: (p, what: Selector, whole: { readonly with: Selector }) =>
    clause("pair", `${text(p, what)} with ${text(p, whole.with)}`),
  exileHaunting: (p, what: Selector, whole: { readonly haunts: Selector }) =>
    clause("exile", `${text(p, what)} haunting ${text(p, whole.haunts)}`),
  playerBecomes: (p, what: string, whole: { readonly by?: PlayerRef }) => {
    const [verb, rest] = designations[what] ?? ["become", what]
    return clause(verb, rest, doer(p, whole.by ?? "you"))
  },
  speedUp: (p, n: Value, whole: { readonly by?: PlayerRef }) =>
    clause("increase", `by ${valueText(p, n)}`, {
      text: `${possessive({ ...p, actor: null }, whole.by ?? "you")} speed`,
      many: false,
    } as Np),
  giveGift: (_, what: string) => clause("give", `the promised gift: ${giftNames[what] ?? what}`),
  readsAhead: (p) =>
    clause("enter", "with a number of lore counters that you choose, up to its final chapter number", p.tongue.self(p)),
  venture: (p, into: string, whole: { readonly by?: PlayerRef }) =>
    clause("venture", into === "undercity" ? "into Undercity" : "into the dungeon", venturer(p, whole.by ?? "you")),
  emblem: (p, abilities: readonly Ability[], whole: { readonly by?: PlayerRef }) =>
    clause(
      "get",
      `an emblem with ${abilities.map((one) => `“${abilityText(p, one)}”`).join(" and ")}`,
      doer(p, whole.by ?? "you"),
    ),
}

export const relationFilters: Readonly<Record<keyof RelationFilterWords, FilterPrinter>> = {
  sharesType: (p, what: Selector) => ({ with: `that shares a creature type with ${text(p, what)}` }),
  sharesName: (p, what: Selector) => ({ with: `with the same name as ${text(p, what)}` }),
  paired: (_, is: boolean) => ({ adjective: is ? "paired" : "unpaired" }),
  pairedWith: (p, what: Selector) => ({ with: `paired with ${text(p, what)}` }),
  hauntedBy: (p, what: Selector) => ({ with: `${text(p, what)} haunts` }),
  chosenForCost: () => ({ with: "chosen for the cost" }),
  encoded: () => ({ adjective: "encoded" }),
  historic: () => ({ adjective: "historic" }),
}

export const relationValues: Readonly<Record<string, TextPrinter>> = {
  xOf: (p, what: Selector) => `X as it was announced for ${text(p, what)}`,
  colorsSpent: (p, what: Selector) => `the number of colors of mana spent to cast ${text(p, what)}`,
  ofChosen: (p, name: string) => `the ${p.words.numbers[name] ?? name} of what was chosen for the cost`,
  total: (p, name: string, whole: { readonly of: Selector }) =>
    `the total ${p.words.numbers[name] ?? name} of ${text(p, whole.of)}`,
  opponentsAttacked: () => "the number of opponents you attacked this combat",
  temptations: (p, ref: PlayerRef) => `the number of times the Ring has tempted ${doer(p, ref).text} this game`,
  speed: (p, ref: PlayerRef) => `${possessive({ ...p, actor: null }, ref)} speed`,
}

export const relationConditions: Readonly<Record<string, TextPrinter>> = {
  mostLife: (p, ref: PlayerRef) => {
    const who = doer(p, ref)
    return `${who.text} ${who.many ? "have" : "has"} the most life or ${who.many ? "are" : "is"} tied for most life`
  },
  completedDungeon: (p, ref: PlayerRef, whole: { readonly named?: DungeonName }) => {
    const who = doer(p, ref)
    const which = whole.named === undefined ? "a dungeon" : (dungeons[whole.named].name.en ?? whole.named)
    return ref === "you" ? `you've completed ${which}` : `${who.text} has completed ${which}`
  },
  playerIs: (p, what: string, whole: { readonly who: PlayerRef }) => {
    if (whole.who === "any" && what === "monarch") return "there is a monarch"
    if (whole.who === "you" && what === "monarch") return "you're the monarch"
    if (whole.who === "opponent" && what === "monarch") return "an opponent is the monarch"
    const who = doer(p, whole.who)
    return `${who.text} ${states[what]?.[who.many ? 1 : 0] ?? what}`
  },
}

export const relationStatics: Readonly<Record<keyof RelationStatic, StaticPrinter>> = {
  everyCreatureType: (_, __: true, subject) => act("be", "every creature type", subject),
}
