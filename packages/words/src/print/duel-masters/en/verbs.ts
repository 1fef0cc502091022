import type { Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { numberWord } from "../../english/bend.ts"
import { howMany, noun, quantityText } from "../../english/phrases.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { act, type Clause, clause, clauseOf, type Np, spaced } from "../../phrase.ts"
import type { Printing, VerbPrinter } from "../../printing.ts"

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

export const verbs: Readonly<Record<string, VerbPrinter>> = {
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
