import type { Effect, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { abilityText } from "./abilities.ts"
import { listed, numberWord } from "./bend-en.ts"
import { conditionText, valueText } from "./conditions.ts"
import { civilizationNames, keywordNames, specialNames, typeNames } from "./duel-masters-names.ts"
import { effectParts } from "./effects.ts"
import { howMany, noun, quantityText } from "./english-phrases.ts"
import { filterNp, selectorNp } from "./nouns.ts"
import { act, type Clause, clause, clauseOf, type Noun, type Np, spaced } from "./phrase.ts"
import type {
  EventPrinter,
  FilterPrinter,
  Manner,
  Printing,
  StaticPrinter,
  TextPrinter,
  VerbPrinter,
  Words,
} from "./printing.ts"
import { linesOf } from "./sentences.ts"

type Many = string | readonly string[]
const all = (argument: Many): readonly string[] => (typeof argument === "string" ? [argument] : argument)
const card = noun("card")

const by = (p: Printing, whole: { readonly by?: PlayerRef }): Np | null =>
  whole.by === undefined || whole.by === "you" ? null : p.tongue.player(p, whole.by)

/** "destroy one of your opponent's creatures"; where another player chooses, that player's choice comes first. */
function doing(p: Printing, verb: string, selector: Selector, rest = "", from = false): Clause {
  const np = selectorNp(p, selector)
  const text = from && np.from !== "" ? spaced(np.bare, np.from) : np.text
  if (np.chooser === null) return clause(verb, spaced(text, rest))
  return clauseOf(act("choose", text, np.chooser), {
    ...act(verb, spaced(np.many ? "them" : "it", rest)),
    joint: "and",
  })
}

/** "your graveyard", or "its owner's graveyard" where it may be another's. */
const home = (p: Printing, selector: Selector, zone: string): string => `${ownerOf(p, selector)} ${zone}`

function ownerOf(p: Printing, selector: Selector): string {
  if (typeof selector === "object" && "top" in selector)
    return selector.of === undefined || selector.of === "you" ? "your" : "its owner's"
  const filter =
    typeof selector === "object"
      ? ((selector as { choose?: Filter; all?: Filter; random?: Filter }).choose ?? (selector as { all?: Filter }).all)
      : undefined
  const whose = filter?.owner ?? (filter?.zone === undefined ? undefined : filter?.controller)
  if (whose === "you") return "your"
  return "its owner's"
}

const verbs: Readonly<Record<string, VerbPrinter>> = {
  draw: (p, count: Value, whole: { by?: PlayerRef; upTo?: true }) =>
    clause("draw", `${whole.upTo === true ? "up to " : ""}${howMany(p, count, card)}`, by(p, whole)),
  discard: (p, what: Selector) => {
    const np = selectorNp(p, what)
    return clause("discard", np.bare + (np.from === "" || np.chooser !== null ? "" : ` ${np.from}`), np.chooser)
  },
  destroy: (p, what: Selector) => doing(p, "destroy", what),
  returnToHand: (p, what: Selector) => doing(p, "return", what, `to ${home(p, what, "hand")}`, true),
  putIntoMana: (p, what: Selector, whole: { tapped?: true }) =>
    doing(p, "put", what, `into ${home(p, what, "mana zone")}${whole.tapped === true ? " tapped" : ""}`, true),
  putIntoGraveyard: (p, what: Selector) => doing(p, "put", what, `into ${home(p, what, "graveyard")}`, true),
  putIntoBattle: (p, what: Selector, whole: { tapped?: true; under?: "you" | "owner" }) =>
    doing(
      p,
      "put",
      what,
      `into the battle zone${whole.tapped === true ? " tapped" : ""}${whole.under === undefined ? "" : whole.under === "you" ? " under your control" : " under its owner's control"}`,
      true,
    ),
  putOnDeck: (p, what: Selector, whole: { at: "top" | "bottom"; order?: "chosen" | "random" }) =>
    doing(
      p,
      "put",
      what,
      `on the ${whole.at} of ${home(p, what, "deck")}${whole.order === undefined ? "" : whole.order === "chosen" ? " in any order" : " in a random order"}`,
      true,
    ),
  putIntoHyperspatial: (p, what: Selector) => doing(p, "put", what, `into ${home(p, what, "hyperspatial zone")}`, true),
  addShield: (p, what: Selector, whole: { faceUp?: true }) =>
    doing(p, "add", what, `to ${home(p, what, "shields")} face ${whole.faceUp === true ? "up" : "down"}`, true),
  takeShield: (p, what: Selector, whole: { withoutTrigger?: true }) =>
    doing(
      p,
      "put",
      what,
      `into ${home(p, what, "hand")}${whole.withoutTrigger === true ? " without using its shield trigger" : ""}`,
    ),
  breakShields: (p, count: Value, whole: { of?: PlayerRef; by?: Selector }) => {
    const whose =
      whole.of === undefined
        ? "your opponent's"
        : p.tongue.player(p, whole.of).you
          ? "your"
          : `${p.tongue.player(p, whole.of).text}'s`
    const subject = whole.by === undefined ? null : selectorNp(p, whole.by)
    return clause(
      "break",
      count === 1
        ? `one of ${whose} shields`
        : `${quantityText(p, count) || `${valueText(p, count)}`} of ${whose} shields`,
      subject,
    )
  },
  tap: (p, what: Selector) => doing(p, "tap", what),
  untap: (p, what: Selector) => doing(p, "untap", what),
  reveal: (p, what: Selector) => doing(p, "reveal", what),
  look: (p, what: Selector, whole: { by?: PlayerRef }) =>
    clause("look", `at ${selectorNp(p, what).text}`, by(p, whole)),
  search: (p, filter: Filter, whole: Searching) => {
    const player = p.tongue.player(p, whole.of ?? "you")
    const zone = p.words.zones[whole.zone ?? "deck"]?.name ?? "deck"
    const quantity =
      whole.any === true
        ? { any: true as const }
        : whole.upTo === undefined
          ? { exactly: whole.count ?? 1 }
          : { upTo: whole.upTo }
    const np = filterNp(p, filter, quantity, "choose")
    p.names.set(whole.as, { noun: np.noun, many: np.many })
    return clause(
      "search",
      `${player.you ? "your" : `${player.text}'s`} ${zone} for ${np.text}${whole.reveal === true ? " and show your opponent what you found" : ""}`,
    )
  },
  shuffle: (p, ref: PlayerRef, whole: { except?: Selector }) => {
    const player = p.tongue.player(p, ref)
    const except = whole.except === undefined ? "" : `, leaving out ${selectorNp(p, whole.except).text}`
    return player.you ? clause("shuffle", `your deck${except}`) : clause("shuffle", `their deck${except}`, player)
  },
  useFree: (p, what: Selector) => doing(p, "use", what, "without paying its cost", true),
  usePaying: (p, what: Selector) => doing(p, "use", what, "by paying its cost", true),
  grSummon: (p, count: Value) => clause("GR summon", count === 1 ? "" : times(p, count)),
  battle: (p, one: Selector, whole: { with: Selector }) => {
    const np = selectorNp(p, one)
    return clauseOf(act("have", spaced(np.text, "battle", selectorNp(p, whole.with).text)))
  },
  useIcon: (p, icon: string, whole: { of: Selector }) =>
    clause("use", `the ${icon.toUpperCase()} ability of ${selectorNp(p, whole.of).text}`),
  cross: (p, what: Selector, whole: { onto: Selector }) =>
    doing(p, "cross", what, `to ${selectorNp(p, whole.onto).text}`),
  awaken: (p, what: Selector, whole: { face?: number }) =>
    doing(p, "awaken", what, whole.face === undefined ? "" : `to its side ${whole.face + 1}`),
  gachinko: (p, ref: PlayerRef) => clause("play", `gachinko judge with ${p.tongue.player(p, ref).text}`),
  win: (p, ref: PlayerRef) => clause("win", "the game", p.tongue.player(p, ref)),
  lose: (p, ref: PlayerRef) => clause("lose", "the game", p.tongue.player(p, ref)),
  skipRestOfTurn: (p, ref: PlayerRef) => clause("skip", "the rest of the turn", p.tongue.player(p, ref)),
  skipTurn: (p, ref: PlayerRef) => clause("skip", "the next turn", p.tongue.player(p, ref)),
  extraTurn: (p, ref: PlayerRef) => clause("take", "an extra turn after this one", p.tongue.player(p, ref)),
}

interface Searching {
  readonly as: string
  readonly count?: Value
  readonly upTo?: Value
  readonly any?: true
  readonly zone?: string
  readonly of?: PlayerRef
  readonly reveal?: true
}

const times = (p: Printing, value: Value): string =>
  typeof value === "number"
    ? value === 2
      ? "twice"
      : `${numberWord(value)} times`
    : `a number of times equal to ${valueText(p, value)}`

const named = (names: Readonly<Record<string, { readonly en: string }>>, key: string): string => names[key]?.en ?? key

const bounded =
  (what: string, how: string): FilterPrinter =>
  (p, value: Value) => ({
    with: `with ${what} ${valueText(p, value)}${how}`,
  })

const state =
  (yes: string, no: string): FilterPrinter =>
  (_, is: boolean) => ({ adjective: is ? yes : no })

const filters: Readonly<Record<string, FilterPrinter>> = {
  type: (_, types: Many) => ({ noun: orNoun(all(types).map((type) => typeNoun(type))) }),
  special: (_, kinds: Many) => ({
    adjective: listed(
      all(kinds).map((kind) => named(specialNames, kind)),
      "or",
    ),
  }),
  civilization: (_, of: Many) => ({
    adjective: listed(
      all(of).map((one) => named(civilizationNames, one)),
      "or",
    ),
  }),
  civilizations: (_, of: readonly string[]) => ({
    with: `with the civilizations ${listed(
      of.map((one) => named(civilizationNames, one)),
      "and",
    )}`,
  }),
  colorless: state("colorless", "non-colorless"),
  multicolored: state("multicolored", "monocolored or colorless"),
  race: (_, races: Many) => ({ with: `with race ${listed(all(races), "or")}` }),
  raceWith: (_, text: string) => ({ with: `with ${text} in a race` }),
  cost: bounded("cost", ""),
  maxCost: bounded("cost", " or less"),
  minCost: bounded("cost", " or more"),
  power: bounded("power", ""),
  maxPower: bounded("power", " or less"),
  minPower: bounded("power", " or more"),
  name: (_, name: string) => ({ with: `named ${name}` }),
  nameWith: (_, name: string) => ({ with: `with “${name}” in its name` }),
  keyword: (_, keyword: string) => ({ with: `with “${named(keywordNames, keyword)}”` }),
  attacking: state("attacking", "non-attacking"),
  blocking: state("blocking", "non-blocking"),
  crossed: state("crossed", "uncrossed"),
  evolved: state("evolved", "unevolved"),
  enteredThisTurn: (_, yes: boolean) => ({ with: yes ? "that entered this turn" : "that didn't enter this turn" }),
  sharing: (p, about: { what: string; with: Selector }) => ({
    with: `with a ${about.what} in common with ${selectorNp(p, about.with).text}`,
  }),
}

const typeNoun = (type: string): Noun => noun(named(typeNames, type))
const orNoun = (nouns: readonly Noun[]): Noun => ({
  one: listed(
    nouns.map((each) => each.one),
    "or",
  ),
  many: listed(
    nouns.map((each) => each.many),
    "or",
  ),
  counter: "",
})

const conditions: Readonly<Record<string, TextPrinter>> = {
  civilizationsAmong: (p, among: Filter, whole: { all: readonly string[] }) =>
    `${listed(
      whole.all.map((one) => named(civilizationNames, one)),
      "and",
    )} are among ${filterNp(p, among, { all: true }, "all").text.replace(/^all (of )?/, "")}`,
  usedFrom: (p, zone: string) => `this ${p.self.one} was used from your ${p.words.zones[zone]?.name ?? zone}`,
  wasSummoned: (p) => `this ${p.self.one} was summoned`,
  wasPaidFor: (p) => `the cost of this ${p.self.one} was paid`,
}

const different =
  (what: string): TextPrinter =>
  (p, filter: Filter) =>
    `the number of ${what} among ${filterNp(p, filter, { all: true }, "all").text.replace(/^all (of )?/, "")}`

const values: Readonly<Record<string, TextPrinter>> = {
  civilizationsOf: different("civilizations"),
  typesOf: different("card types"),
  racesOf: different("races"),
  smaller: (p, list: readonly Value[]) =>
    `the smaller of ${listed(
      list.map((one) => valueText(p, one)),
      "and",
    )}`,
  greater: (p, list: readonly Value[]) =>
    `the greater of ${listed(
      list.map((one) => valueText(p, one)),
      "and",
    )}`,
}

const signed = (text: string): string => (/^\d/.test(text) ? `+${text}` : text.startsWith("-") ? text : `+(${text})`)
const they = (p: Printing, filter: true | Filter, none: string): string =>
  filter === true ? none : filterNp(p, filter, { none: true }, "all").text

const cants: Readonly<Record<string, string>> = {
  attack: "attack",
  "attack-players": "attack players",
  "attack-creatures": "attack creatures",
  block: "block",
  untap: "untap",
  "be-chosen": "be chosen",
  leave: "leave the battle zone",
}

const statics: Readonly<Record<string, StaticPrinter>> = {
  power: (p, amount: Value, subject) => act("get", `${signed(valueText(p, amount))} power`, subject),
  grant: (p, ability: never, subject) => act("have", `“${abilityText(p, ability)}”`, subject),
  loses: (_, what: string, subject) =>
    act("lose", what === "all" ? "all abilities" : `“${named(keywordNames, what)}”`, subject),
  cant: (_, what: string, subject) => act("can't", cants[what] ?? what, subject),
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
  mustAttack: (_, __: true, subject) => act("attack", "each turn if able", subject),
  cantUse: (p, which: Filter, subject) =>
    act("can't", `use ${they(p, which, "cards")} cards`.replace(/ cards? cards$/, " cards"), subject),
  cantEnter: (p, which: Filter, subject) =>
    act("prevent", `${filterNp(p, which, { all: true }, "all").text} from being put into the battle zone`, subject),
  cantUseShieldTriggers: (p, ref: PlayerRef) => act("can't", "use shield triggers", p.tongue.player(p, ref)),
  costs: (p, change: Change, subject) => costChange(p, change, subject),
  usableFrom: (p, zones: Many, subject) =>
    act(
      "may",
      `use ${subject.text} from your ${listed(
        all(zones).map((zone) => p.words.zones[zone]?.name ?? zone),
        "or",
      )}`,
      { ...subject, text: "you", many: true },
    ),
  freeIf: (p, condition: never, subject) =>
    act("may", `be used without paying its cost if ${conditionText(p, condition)}`, subject),
  payInstead: (p, costs: readonly object[], subject) =>
    act(
      "may",
      `be used by ${listed(
        costs.map((cost) => payText(p, cost)),
        "and",
      )} instead of paying its cost`,
      subject,
    ),
  entersTapped: (_, __: true, subject) => act("enter", "tapped", subject),
  notCreature: (_, __: true, subject) => act("be", "not a creature", subject),
  breaks: (p, count: Value, subject) =>
    act("break", `${quantityText(p, count) || valueText(p, count)} more shields`, subject),
}

interface Change {
  readonly less?: Value
  readonly more?: Value
  readonly atLeast?: number
  readonly optional?: true
  readonly act?: Effect
}

function costChange(p: Printing, change: Change, subject: Np) {
  const amounts = [
    ...(change.less === undefined ? [] : [`${valueText(p, change.less)} less`]),
    ...(change.more === undefined ? [] : [`${valueText(p, change.more)} more`]),
  ]
  const doing =
    change.act === undefined
      ? ""
      : ` if you do this while paying: ${linesOf(p, effectParts(p, change.act)).join(" ").replace(/\.$/, "")}`
  const least = change.atLeast === undefined ? "" : `, but not less than ${change.atLeast}`
  return act(change.optional === true ? "may cost" : "cost", `${amounts.join(" and ")} to use${least}${doing}`, subject)
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
  return spaced(`${first.replace(/e$/, "").replace(/^(tap)$/, "tapp")}ing`, ...rest)
}

const paying =
  (verb: string, tail = ""): TextPrinter =>
  (p, filter: Filter, whole: { count?: Value }) =>
    spaced(verb, filterNp(p, filter, { exactly: whole.count ?? 1 }, "choose").text, tail)

const costs: Readonly<Record<string, TextPrinter>> = {
  tapThis: (p) => `tap this ${p.self.one}`,
  tapping: paying("tap"),
  discarding: paying("discard"),
  destroying: paying("destroy"),
  returning: paying("return", "to its owner's hand"),
  mana: (_, n: number, whole: { civilizations?: readonly string[] }) =>
    `pay [${spaced(
      listed(
        (whole.civilizations ?? []).map((one) => named(civilizationNames, one)),
        "and",
      ),
      `(${n})`,
    )}]`,
}

const keywords: Readonly<Record<string, TextPrinter>> = {
  ...Object.fromEntries(
    Object.entries(keywordNames).map(([key, { en }]): readonly [string, TextPrinter] => [key, () => en]),
  ),
  powerAttacker: (p, amount: Value) => `power attacker ${signed(valueText(p, amount))}`,
  evolution: (p, onto: Filter, whole: { count?: number }) =>
    `evolution—put on ${filterNp(p, { controller: "you", ...onto }, { exactly: whole.count ?? 1 }, "choose").text}`,
  gZero: (p, condition: never) =>
    `G Zero—if ${conditionText(p, condition)}, you may use this ${p.self.one} without paying its cost`,
  sympathy: (p, with_: Filter) => `sympathy: ${filterNp(p, with_, { none: true }, "all").text}`,
  kz: (p, effect: Effect) => `KZ—${linesOf(p, effectParts(p, effect)).join(" ")}`,
}

const ofObject =
  (verb: string, tail = "", every = false): EventPrinter =>
  (p, pattern) => ({ act: act(verb, tail, objectOf(p, pattern)), ...(every ? { every: true as const } : {}) })

/** What it happens to, said as the subject; a player's where only the player is named. */
function objectOf(p: Printing, pattern: Parameters<EventPrinter>[1]): Np {
  const { object, player } = pattern
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  const filter: Filter = player === undefined || player === "any" ? (object ?? {}) : { controller: player, ...object }
  return filterNp(p, filter, { exactly: 1 }, "all")
}

/** A player does it to something: "you cast a spell". */
const ofPlayer =
  (verb: string, what: string, tail = ""): EventPrinter =>
  (p, { object, player }) => {
    const subject = player === undefined || player === "any" ? anyone(p) : p.tongue.player(p, player)
    const said =
      object === "this"
        ? `this ${p.self.one}`
        : object === "attached"
          ? p.words.manner.attached.text
          : object === undefined
            ? what
            : filterNp(p, object, { exactly: 1 }, "all").text
    return {
      act: act(
        verb,
        spaced(said, tail),
        subject.you ? { ...subject, many: true, you: undefined as never, text: "you" } : subject,
      ),
      every: true,
    }
  }

const anyone = (p: Printing): Np => ({ ...p.tongue.player(p, "any"), text: "a player" })

const moment =
  (what: string): EventPrinter =>
  (p, { player }) => {
    const whose =
      player === undefined || player === "any"
        ? "each"
        : p.tongue.player(p, player).you
          ? "your"
          : `${p.words.manner.players.opponentOne}'s`
    return { at: `the ${what} of ${whose} turn` }
  }

const events: Readonly<Record<string, EventPrinter>> = {
  enters: ofObject("enter", "the battle zone"),
  leaves: ofObject("leave", "the battle zone"),
  destroyed: ofObject("be", "destroyed"),
  evolves: ofObject("evolve"),
  attacks: ofObject("attack", "", true),
  "attack-ends": ofObject("finish", "attacking", true),
  blocks: ofObject("block", "", true),
  blocked: ofObject("become", "blocked", true),
  unblocked: ofObject("attack", "and isn't blocked", true),
  battles: ofObject("battle", "", true),
  "wins-battle": ofObject("win", "a battle", true),
  "loses-battle": ofObject("lose", "a battle", true),
  "about-to-break": ofObject("be", "about to break shields", true),
  breaks: ofObject("break", "shields", true),
  taps: ofObject("become", "tapped", true),
  untaps: ofObject("untap", "", true),
  draws: ofPlayer("draw", "a card"),
  discards: ofPlayer("discard", "a card"),
  "put-into-hand": ofObject("be", "put into a hand"),
  "put-into-mana": ofObject("be", "put into a mana zone"),
  "put-into-graveyard": ofObject("be", "put into a graveyard"),
  "put-into-deck": ofObject("be", "put into a deck"),
  "put-into-shields": ofObject("be", "put into a shield zone"),
  "leaves-shields": ofObject("leave", "a shield zone"),
  uses: ofPlayer("use", "a card"),
  summons: ofPlayer("summon", "a creature"),
  casts: ofPlayer("cast", "a spell"),
  generates: ofPlayer("generate", "a cross gear"),
  crosses: ofPlayer("cross", "a cross gear"),
  "gr-summons": ofPlayer("GR summon", "a creature"),
  "uses-s-trigger": ofPlayer("use", "a shield trigger"),
  "after-cast": ofPlayer("have", "a spell", "fully cast"),
  "chooses-modes": ofPlayer("choose", "modes"),
  "turn-starts": moment("start"),
  "turn-ends": moment("end"),
}

const manner: Manner = {
  bullet: "▶ ",
  headingEnd: "",
  playZone: "battle",
  deck: "deck",
  durations: {
    "this-turn": { before: "", behind: " this turn" },
    "until-your-next-turn": { before: "", behind: " until the start of your next turn" },
    "through-your-next-turn": { before: "", behind: " until the end of your next turn" },
    "while-source": { before: "", behind: " as long as {self} is in the battle zone" },
    game: { before: "", behind: " for the rest of the game" },
  },
  players: {
    you: "you",
    opponent: "your opponent",
    any: "each player",
    active: "the player whose turn it is",
    opponentOne: "your opponent",
    chooser: "your opponent",
  },
  thing: (zone) => noun(zone === "shields" ? "shield" : "card"),
  nounIn: (its, zone) => (zone === "shields" && its.one === "card" ? noun("shield") : its),
  self: (types) => noun(types.length === 0 ? "card" : named(typeNames, types[0] ?? "")),
  attached: { ...noun("creature"), text: "the crossed creature" },
  count: numberWord,
  whose: (player, how) =>
    how === "owner"
      ? `${player.you ? "you own" : `${player.text} owns`}`
      : player.you
        ? "you have"
        : `${player.text} has`,
  have: "have",
  oneOf: true,
  keywordsOnOneLine: false,
  keywordJoint: "",
  modeHead: (weight, costs) =>
    spaced(
      weight === undefined ? "" : `(${weight})`,
      costs.length === 0 ? "" : `${costs.join(", ")}:`,
      weight === undefined && costs.length === 0 ? "" : " ",
    ).replace(/ {2}$/, " "),
  countBeforeParticle: false,
  own: "their",
  owner: "owner",
  inZone: "",
  topOf: (deck) => deck,
  chooseModes: () => "",
  mayRepeat: "",
}

export const duelMastersEn: Words = {
  verbs,
  filters,
  conditions,
  values,
  statics,
  costs,
  keywords,
  events,
  numbers: { cost: "cost", power: "power", mana: "mana number", civilizations: "number of civilizations" },
  zones: {
    deck: { name: "deck" },
    hand: { name: "hand" },
    battle: { name: "battle zone", shared: true },
    graveyard: { name: "graveyard" },
    mana: { name: "mana zone" },
    shields: { name: "shield zone" },
    hyperspatial: { name: "hyperspatial zone" },
    gr: { name: "ultra GR zone" },
    abyss: { name: "abyss zone" },
  },
  manner,
}
