import type { Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { listed, numberWord, participle } from "../../english/bend.ts"
import { howMany, noun, possessive, quantityText } from "../../english/phrases.ts"
import { bind, filterNp, quantityOf, selectorNp, whence } from "../../nouns.ts"
import { act, type Clause, clause, clauseOf, type Np, spaced } from "../../phrase.ts"
import type { Printing, VerbPrinter } from "../../printing.ts"
import { civilizationNames } from "../names.ts"
import { named } from "./nouns.ts"

const card = noun("card")

/** The fields that verbs which move things share. */
interface Whole {
  readonly as?: string
  readonly by?: PlayerRef
  readonly topCard?: true
}

/** Who does it: you, unless it is said otherwise; said, too, where another player has it done. */
const by = (p: Printing, whole: Whole): Np | null => {
  const who = whole.by ?? "you"
  return who === "you" && (p.actor === null || p.actor === "you") ? null : p.tongue.player(p, who)
}

/** The same done by another player, where that is said. */
const doneBy = (p: Printing, whole: Whole, done: Clause): Clause => {
  const subject = by(p, whole)
  return subject === null ? done : { ...done, acts: done.acts.map((one, i) => (i === 0 ? { ...one, subject } : one)) }
}

/** Names what was moved: "the creatures destroyed this way". */
const moved = (p: Printing, whole: Whole, np: Pick<Np, "noun" | "many">, verb: string): void =>
  bind(p, whole.as, np, { way: `${participle(verb)} this way` })

/**
 * "destroy one of your opponent's creatures"; where another player chooses, that choice comes first.
 * @param rest what is said behind: "into your mana zone"
 */
function doing(p: Printing, verb: string, what: Selector, whole: Whole, rest: (owner: string) => string): Clause {
  const owner = whence(p, what).yours === true ? "your" : "its owner's"
  const np = selectorNp(p, what)
  moved(p, whole, np, verb)
  const behind = rest(np.many && owner !== "your" ? "their owners'" : owner)
  const text = np.from !== "" ? spaced(np.bare, np.from) : np.text
  const said = whole.topCard === true ? `the topmost card of ${text}` : text
  if (np.chooser === null) return clause(verb, spaced(said, behind))
  return clauseOf(act("choose", np.text, np.chooser), {
    ...act(verb, spaced(np.many ? "them" : "it", behind)),
    joint: "and",
  })
}

/** A verb that needs nothing but what it is done to. */
const simply =
  (verb: string, rest = ""): VerbPrinter =>
  (p, what: Selector, whole: Whole) =>
    doing(p, verb, what, whole, () => rest)

/** A verb that puts things into a zone of their owner's. */
const into =
  (verb: string, word: string, zone: string): VerbPrinter =>
  (p, what: Selector, whole: Whole) =>
    doing(p, verb, what, whole, (owner) => `${word} ${owner} ${zone}`)

interface Searching {
  readonly as: string
  readonly count?: Value
  readonly upTo?: Value
  readonly any?: true
  readonly zone?: string
  readonly of?: PlayerRef
  readonly reveal?: true
}

/** Is it a choice of the chooser's own hand? Then "discards a card" says all. */
function ownHand(what: Selector): boolean {
  if (typeof what !== "object" || !("choose" in what)) return false
  const { choose, by } = what
  return choose.zone === "hand" && JSON.stringify(choose.owner ?? choose.controller) === JSON.stringify(by)
}

const times = (p: Printing, value: Value): string => {
  if (value === 1) return ""
  if (typeof value !== "number") return `a number of times equal to ${valueText(p, value)}`
  return value === 2 ? "twice" : `${numberWord(value)} times`
}

const ofPlayer =
  (verb: string, rest: string): VerbPrinter =>
  (p, ref: PlayerRef) => {
    const player = p.tongue.player(p, ref)
    return clause(player.you ? `you ${verb}` : verb, rest, player.you ? null : player)
  }

/** "play gachinko judge against your opponent": it is done where that player wins. */
const contest =
  (what: string): VerbPrinter =>
  (p, ref: PlayerRef) =>
    ref === "you" ? clause("play", `${what} your opponent`) : clause("play", `${what} you`, p.tongue.player(p, ref))

export const verbs: Readonly<Record<string, VerbPrinter>> = {
  draw: (p, count: Value, whole: Whole & { upTo?: true }) => {
    moved(p, whole, { noun: card, many: count !== 1 }, "draw")
    return clause("draw", spaced(whole.upTo === true && "up to", howMany(p, count, card)), by(p, whole))
  },
  discard: (p, what: Selector, whole: Whole) => {
    const np = selectorNp(p, what)
    moved(p, whole, np, "discard")
    const own = np.chooser !== null && ownHand(what)
    return clause("discard", spaced(np.bare, !own && np.from), np.chooser)
  },
  destroy: simply("destroy"),
  returnToHand: (p, what: Selector, whole: Whole) => {
    const found = whence(p, what).zone === "deck"
    return doing(p, found ? "put" : "return", what, whole, (owner) => `${found ? "into" : "to"} ${owner} hand`)
  },
  putIntoMana: (p, what: Selector, whole: Whole & { tapped?: true }) =>
    doing(p, "put", what, whole, (owner) => spaced(`into ${owner} mana zone`, whole.tapped === true && "tapped")),
  putIntoGraveyard: into("put", "into", "graveyard"),
  swap: (p, what: Selector, whole: Whole & { with: Selector }) =>
    doing(p, "swap", what, { ...whole, by: "you" }, () => `with ${selectorNp(p, whole.with).text}`),
  putIntoBattle: (
    p,
    what: Selector,
    whole: Whole & { tapped?: true; under?: "you" | "owner"; onto?: Selector; equippedTo?: Selector },
  ) =>
    doing(p, "put", what, whole, () =>
      spaced(
        whole.onto === undefined ? "into the battle zone" : `on ${selectorNp(p, whole.onto).text}`,
        whole.tapped === true && "tapped",
        whole.under === "you" && "under your control",
        whole.under === "owner" && "under its owner's control",
        whole.equippedTo !== undefined && `(a weapon equipped to ${selectorNp(p, whole.equippedTo).text})`,
      ),
    ),
  putOnDeck: (p, what: Selector, whole: Whole & { at: "top" | "bottom"; order?: "chosen" | "random" }) =>
    doing(p, "put", what, whole, (owner) =>
      spaced(
        `on the ${whole.at} of ${owner} deck`,
        whole.order === "chosen" && "in any order",
        whole.order === "random" && "in a random order",
      ),
    ),
  putIntoHyperspatial: into("put", "into", "hyperspatial zone"),
  leaveOnly: (_, which: "top" | "beneath" | "one") =>
    clause(
      "put",
      which === "top"
        ? "only its topmost card there"
        : which === "one"
          ? "one of its linked cards there"
          : "all cards beneath it there",
    ),
  stay: simply("keep", "where it is"),
  sendToAbyss: simply("send", "to the abyss"),
  addShield: (p, what: Selector, whole: Whole & { faceUp?: true }) =>
    doing(p, "add", what, whole, (owner) => `to ${owner} shields face ${whole.faceUp === true ? "up" : "down"}`),
  takeShield: (p, what: Selector, whole: Whole & { withoutTrigger?: true }) =>
    doing(p, "put", what, whole, (owner) =>
      spaced(`into ${owner} hand`, whole.withoutTrigger === true && "without using its shield trigger"),
    ),
  breakShields: (p, count: Value, whole: { of?: PlayerRef; by?: Selector }) => {
    const subject = whole.by === undefined ? null : selectorNp(p, whole.by)
    const shields = `${possessive(p, whole.of ?? "opponent")} shields`
    return clause("break", `${quantityText(p, count) || valueText(p, count)} of ${shields}`, subject)
  },
  tap: simply("tap"),
  untap: simply("untap"),
  reveal: simply("reveal"),
  look: (p, what: Selector, whole: Whole) => clause("look", `at ${selectorNp(p, what).text}`, by(p, whole)),
  search: (p, filter: Filter, whole: Searching) => {
    const np = filterNp(p, filter, quantityOf(whole), "choose")
    const zone = whole.zone ?? "deck"
    bind(p, whole.as, np, { zone, yours: (whole.of ?? "you") === "you" })
    return clause(
      "search",
      spaced(
        `${possessive(p, whole.of ?? "you")} ${p.words.zones[zone]?.name ?? zone} for ${np.text}`,
        whole.reveal === true && "and show your opponent what you found",
      ),
    )
  },
  nameTrait: (p, trait: string, whole: { as: string; by?: PlayerRef; except?: string }) => {
    bind(p, whole.as, { noun: noun(trait), many: false })
    const other = whole.except === undefined ? "" : ` other than ${named(civilizationNames, whole.except)}`
    const who = whole.by === undefined || whole.by === "you" ? null : p.tongue.player(p, whole.by)
    return clause("choose", `a ${trait}${other}`, who)
  },
  lend: (p, what: Selector) =>
    clause("add", `the power and abilities of this ${p.self.one} to ${selectorNp(p, what).text} this turn`),
  putBeneath: (p, what: Selector, whole: Whole & { of: Selector }) =>
    doing(p, "put", what, whole, () => `beneath ${selectorNp(p, whole.of).text}`),
  nameCard: (p, filter: Filter) => clause("name", filterNp(p, filter, { exactly: 1 }, "all").text),
  shuffle: (p, ref: PlayerRef, whole: { except?: Selector }) => {
    const player = p.tongue.player(p, ref)
    const except = whole.except === undefined ? "" : `, leaving out ${selectorNp(p, whole.except).text}`
    return clause("shuffle", `${player.you ? "your" : "their"} deck${except}`, player.you ? null : player)
  },
  useFree: (p, what: Selector, whole: Whole & { asPaid?: true }) =>
    doneBy(
      p,
      whole,
      doing(p, "use", what, whole, () =>
        whole.asPaid === true ? "as though its cost were paid" : "without paying its cost",
      ),
    ),
  usePaying: (p, what: Selector, whole: Whole & { for?: { mana: number; civilizations?: readonly string[] } }) =>
    doneBy(
      p,
      whole,
      doing(p, "use", what, whole, () =>
        whole.for === undefined
          ? "by paying its cost"
          : `by paying [${spaced(
              listed(
                (whole.for.civilizations ?? []).map((one) => named(civilizationNames, one)),
                "and",
              ),
              `(${whole.for.mana})`,
            )}]`,
      ),
    ),
  grSummon: (p, count: Value, whole: Whole) => {
    moved(p, whole, { noun: noun("creature"), many: count !== 1 }, "GR summon")
    return clause("GR summon", times(p, count))
  },
  battle: (p, one: Selector, whole: { with: Selector }) => {
    const first = selectorNp(p, one)
    return clause("have", `${first.text} battle ${selectorNp(p, whole.with).text}`)
  },
  removeFromAttack: simply("remove", "from the attack"),
  redirectAttack: (p, what: Selector) => clause("redirect", `the attack to ${selectorNp(p, what).text}`),
  useIcon: (p, icon: string, whole: { of: Selector }) =>
    clause("use", `the ${icon.toUpperCase()} ability of ${selectorNp(p, whole.of).text}`),
  cross: (p, what: Selector, whole: { onto: Selector }) =>
    doing(p, "cross", what, {}, () => `to ${selectorNp(p, whole.onto).text}`),
  awaken: (p, what: Selector) => doing(p, "awaken", what, {}, () => ""),
  dragsolve: (p, what: Selector) => doing(p, "dragsolve", what, {}, () => ""),
  turnOver: (p, what: Selector) => doing(p, "turn", what, {}, () => "over"),
  choosePlayer: (p, who: PlayerRef, whole: Whole) => {
    bind(p, whole.as, { noun: noun("player"), many: false })
    return clause("choose", who === "any" ? "a player" : p.tongue.player(p, who).text)
  },
  gachinko: contest("gachinko judge against"),
  janken: contest("rock-paper-scissors with"),
  win: ofPlayer("win", "the game"),
  lose: ofPlayer("lose", "the game"),
  skipRestOfTurn: ofPlayer("skip", "the rest of the turn"),
  skipTurn: ofPlayer("skip", "the next turn"),
  extraTurn: ofPlayer("take", "an extra turn after this one"),
}
