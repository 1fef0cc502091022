import type { Duration, Effect, Filter, PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { Price } from "@dilemma-table/magic"
import { ledParts } from "../../conditional.ts"
import { valueText } from "../../conditions.ts"
import { listed } from "../../english/bend.ts"
import { howMany, noun, quantityText } from "../../english/phrases.ts"
import { bind, filterNp, meanSelf, selectorNp, whence } from "../../nouns.ts"
import { act, clause, clauseOf, fixed, spaced } from "../../phrase.ts"
import type { VerbPrinter } from "../../printing.ts"
import { typeNames } from "../names.ts"
import type { Casting, Entering, ManaWhole, NameOf, Searching, Whole } from "../verb-data.ts"
import { actionVerbs } from "./actions.ts"
import { boardVerbs } from "./board.ts"
import { castingVerbs } from "./casting.ts"
import { choiceVerbs } from "./choices.ts"
import { eachText } from "./each.ts"
import { effectVerbs } from "./effects.ts"
import { named } from "./nouns.ts"
import { playersVerbs } from "./players.ts"
import { paying } from "./prices.ts"
import { relationVerbs } from "./relations.ts"
import { creating } from "./tokens.ts"
import { turnVerbs } from "./turn.ts"
import {
  by,
  castCopy,
  casting,
  counters,
  countersOnSome,
  damageText,
  doing,
  each,
  halfOf,
  IT,
  isPlural,
  lyingDown,
  moved,
  ofCards,
  ofLife,
  ofPlayer,
  ownersOwn,
  payingIt,
  seenX,
  severalSought,
  simply,
  spoken,
  wholeZone,
  withCounters,
  withUse,
} from "./verb-phrases.ts"

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

export const verbs: Readonly<Record<string, VerbPrinter>> = {
  ...boardVerbs,
  ...castingVerbs,
  ...actionVerbs,
  ...turnVerbs,
  ...playersVerbs,
  ...relationVerbs,
  ...effectVerbs,
  ...choiceVerbs,
  draw: ofCards("draw"),
  discard: ofCards("discard"),
  discardIt: (p, what: Selector, whole: Whole) => {
    if (typeof what !== "object" || !("choose" in what) || what.choose.zone !== "hand")
      return doing(p, "discard", what, whole)
    // One discards from one's own hand alone (701.9a).
    const clause = doing(p, "discard", what, whole)
    return {
      ...clause,
      acts: clause.acts.map((one) => ({ ...one, rest: one.rest.replace(/ from (your|their) hand$/, "") })),
    }
  },
  mill: ofCards("mill"),
  scry: (p, count: Value, whole: Whole) => clause("scry", seenX(p, count), by(p, whole)),
  surveil: (p, count: Value, whole: Whole) => clause("surveil", seenX(p, count), by(p, whole)),
  look: (p, what: Selector, whole: Whole) =>
    clause("look", `at ${wholeZone(p, what) ?? selectorNp(p, what).text}`, by(p, whole)),
  reveal: simply("reveal"),
  destroy: (p, what: Selector, whole: Whole & { noRegeneration?: true }) => {
    const destroying = doing(p, "destroy", what, whole)
    if (whole.noRegeneration !== true) return destroying
    return [destroying, fixed(`${isPlural(p, what) ? "they" : "it"} can't be regenerated`)]
  },
  exile: (p, what: Selector, whole: Whole & { faceDown?: true; until?: "source-leaves" }) =>
    doing(p, "exile", what, whole, () =>
      spaced(
        whole.faceDown === true && "face down",
        whole.until !== undefined && `until ${p.tongue.self(p).text} leaves the battlefield`,
      ),
    ),
  bounce: (p, what: Selector, whole: Whole) =>
    what === "this" && p.works === "graveyard"
      ? clause("return", "this card from your graveyard to your hand")
      : doing(p, "return", what, whole, (owner) => `to ${owner} ${owner === "their owners'" ? "hands" : "hand"}`),
  tap: simply("tap"),
  untap: simply("untap"),
  putOntoBattlefield: (p, what: Selector, whole: Whole & Entering) => {
    const from = whence(p, what)
    const attached = (): string | false =>
      whole.attachedTo !== undefined && `attached to ${selectorNp(p, whole.attachedTo).text}`
    const some = whole.counters !== undefined && whole.countersFor !== undefined
    const countersToo = whole.counters !== undefined && !some && `with ${withCounters(p, whole.counters)}`
    if (what === "this" && p.works === "graveyard")
      return clause(
        "return",
        spaced(
          "this card from your graveyard to the battlefield",
          whole.tapped === true && whole.attacking !== true && "tapped",
          whole.attacking === true && (whole.tapped === true ? "tapped and attacking" : "attacking"),
          whole.transformed === true && "transformed",
          countersToo,
          attached(),
        ),
      )
    const theirs = from.zone === "graveyard" && from.yours !== true && whole.under === "you"
    const away = (what === "it" && p.gone === true) || (what === "this" && p.names.get("this")?.zone === "exile")
    const back = (from.zone === "graveyard" && !theirs) || from.zone === "exile" || away
    const put = doing(what === "this" && away ? { ...p, selfIt: true } : p, back ? "return" : "put", what, whole, () =>
      spaced(
        back ? "to the battlefield" : "onto the battlefield",
        whole.tapped === true && whole.attacking !== true && "tapped",
        whole.attacking === true && (whole.tapped === true ? "tapped and attacking" : "attacking"),
        whole.transformed === true && "transformed",
        whole.faceDown === true && "face down",
        whole.under === "you" && "under your control",
        whole.under === "owner" &&
          !ownersOwn(p, what) &&
          (isPlural(p, what) ? "under their owners' control" : "under its owner's control"),
        whole.under === "opponent" && "under an opponent's control",
        countersToo,
        attached(),
      ),
    )
    return [put, ...countersOnSome(p, whole)]
  },
  putIntoGraveyard: (p, what: Selector, whole: Whole) =>
    doing(p, "put", what, whole, (owner) => `into ${owner} ${owner === "their owners'" ? "graveyards" : "graveyard"}`),
  putIntoLibrary: (p, what: Selector, whole: Whole & { place: "top" | "bottom"; order?: "random" }) => {
    const seen = typeof what === "object" && "ref" in what ? p.names.get(what.ref) : undefined
    // Of cards that were looked at on top of the library.
    if (
      seen?.zone === "library" &&
      seen.many &&
      whole.place === "top" &&
      whole.order === undefined &&
      whole.as === undefined
    )
      return clause("put", "them back in any order")
    return doing(p, "put", what, whole, (owner, many) =>
      spaced(
        `on ${whole.place === "top" ? "top" : "the bottom"} of ${owner} ${owner === "their owners'" ? "libraries" : "library"}`,
        many &&
          owner === "your" &&
          whole.place === "bottom" &&
          (whole.order === "random" ? "in a random order" : "in any order"),
      ),
    )
  },
  damage: (p, amount: Value, whole: { to?: Selector; player?: PlayerRef; from?: Selector; divided?: true }) => {
    const self = p.tongue.self(p)
    const own = p.givenUp === true ? { ...self, text: "it" } : self
    const eachOwn = whole.from !== undefined && JSON.stringify(amount).includes('"own":')
    const dealing = (from: Selector) =>
      eachOwn ? { ...selectorNp(p, from), text: each(p, from), many: false } : selectorNp(p, from)
    const source = whole.from === undefined || whole.from === "this" ? own : dealing(whole.from)
    if (p.givenUp !== true) meanSelf(p, whole.from ?? "this")
    const divided = whole.divided === true ? " divided as you choose among" : " to"
    const victim = whole.to === undefined && typeof whole.player === "string" ? null : (whole.player ?? null)
    const much = damageText(victim === null || victim === "you" ? p : { ...p, actor: victim }, amount)
    const size = eachOwn ? much.replace("its own ", "its ") : much
    const targets = [
      ...(whole.to === undefined ? [] : [whole.divided === true ? selectorNp(p, whole.to).text : each(p, whole.to)]),
      ...(whole.player === undefined ? [] : [p.tongue.player(p, whole.player).text]),
    ]
    const [, less = "", far = ""] = /^((?:\S+ )?damage)( equal to the number of .*| for each .*)$/.exec(size) ?? []
    if (far !== "" && whole.divided !== true && / on it$/.test(far) && whole.to !== undefined && source === own)
      return clause("deal", `${less} to ${listed(targets, "and")}${far.replace(/it$/, `this ${p.self.one}`)}`, source)
    if (far !== "" && whole.divided !== true)
      return clause("deal", `${less} to ${listed(targets, "and")}${far}`, source)
    const [, value] = whole.divided === true ? (/^damage equal to (.*)$/.exec(size) ?? []) : []
    if (value !== undefined)
      return clause("deal", `X damage${divided} ${listed(targets, "and")}, where X is ${value}`, source)
    return clause("deal", `${size}${divided} ${listed(targets, "and")}`, source)
  },
  fight: (p, one: Selector, whole: { with: Selector }) => {
    const first = selectorNp(p, one)
    return clause("fight", selectorNp(p, whole.with).text, first)
  },
  wardOff: (p, cost: Price) => clause("counter", `that spell or ability unless its controller ${paying(p, cost)}`),
  counter: (p, what: Selector, whole: Whole & { unlessPays?: Price; into?: "exile" | "hand" }) => {
    const countering = doing(p, "counter", what, whole, () =>
      whole.unlessPays === undefined ? "" : `unless its controller ${paying(p, whole.unlessPays)}`,
    )
    if (whole.into === undefined) return countering
    const instead = whole.into === "exile" ? "exile it" : "put it into its owner's hand"
    return [
      countering,
      fixed(`if that spell is countered this way, ${instead} instead of putting it into its owner's graveyard`),
    ]
  },
  putCounters: (p, count: Value, whole: { kind: string; on: Selector; divided?: true }) => {
    const perThing = eachText(p, count)
    if (perThing !== null && whole.divided !== true)
      return clause("put", `${counters(p, perThing.times, whole.kind)} on ${each(p, whole.on)}${perThing.behind}`)
    const doubled = whole.divided !== true && isSame(count, { countersOn: whole.on, kind: whole.kind })
    if (doubled) return clause("double", `the number of ${whole.kind} counters on ${each(p, whole.on)}`)
    const what = counters(p, count, whole.kind)
    const [, some = "", equal = ""] = /^(a number of .*?)( equal to .*)$/.exec(what) ?? []
    if (some !== "" && whole.divided !== true) return clause("put", `${some} on ${each(p, whole.on)}${equal}`)
    return whole.divided === true
      ? clause("distribute", `${what} among ${selectorNp(p, whole.on).text}`)
      : clause("put", `${what} on ${each(p, whole.on)}`)
  },
  removeCounters: (p, count: Value | "all", whole: { kind?: string; on: Selector; upTo?: true }) => {
    const its = noun(spaced(whole.kind, "counter"))
    const what = count === "all" ? `all ${its.many}` : howMany(p, count, its)
    const from = selectorNp(p, whole.on).text
    meanSelf(p, whole.on)
    return clause("remove", `${whole.upTo === true ? "up to " : ""}${what} from ${from}`)
  },
  create: creating,
  sacrifice: (p, filter: Filter, whole: Whole & { count?: Value }) => {
    const player = by(p, whole)
    const half = halfOf(filter, whole)
    if (half !== null) {
      const all = filterNp({ ...p, actor: whole.by ?? "you" }, half.all, { none: true }, "all")
      return clause(
        "sacrifice",
        `half the ${all.text.replace(/\b(that player|you) controls?\b/, "they control")}, rounded ${half.rounded}`,
        player,
      )
    }
    const np = filterNp({ ...p, actor: whole.by ?? null }, filter, { exactly: whole.count ?? 1 }, "choose")
    moved(p, whole, np, "sacrifice")
    return clause("sacrifice", np.text, player)
  },
  sacrificeIt: (p, what: Selector, whole: Whole) => {
    if (whole.by !== undefined) {
      const who = spoken(p, whole.by)
      const { acts, ...done } = doing({ ...p, actor: whole.by }, "sacrifice", what, whole)
      return { ...done, acts: acts.map((one) => ({ ...one, subject: one.subject ?? who })) }
    }
    if (
      typeof what !== "object" ||
      !("choose" in what) ||
      JSON.stringify(what.choose.controller) !== JSON.stringify(what.by ?? "you")
    )
      return doing(p, "sacrifice", what, whole)
    // One sacrifices only what one controls (701.21a).
    const { controller: _, ...choose } = what.choose
    return doing(p, "sacrifice", { ...what, choose }, whole)
  },
  gainLife: (p, amount: Value, whole: Whole) => ofLife(p, "gain", amount, whole),
  loseLife: (p, amount: Value, whole: Whole) => ofLife(p, "lose", amount, whole),
  addMana: (p, mana: string, whole: ManaWhole) => withUse(p, clause("add", mana), whole),
  addAnyMana: (p, count: Value, whole: ManaWhole & { among?: readonly string[] }) => {
    const kinds =
      whole.among === undefined
        ? count === 1
          ? "any color"
          : "any one color"
        : listed(
            whole.among.map((one) => `{${one}}`),
            "or",
          )
    const one = whole.among !== undefined && count === 1
    const what = one ? kinds : `${quantityText(p, count) || valueText(p, count)} mana of ${kinds}`
    return withUse(p, clause("add", what), whole)
  },
  copy: (p, what: Selector, whole: Whole & { newTargets?: true; times?: Value; targeting?: Selector }) => {
    const times =
      whole.times === undefined || whole.times === 1
        ? ""
        : typeof whole.times === "number"
          ? whole.times === 2
            ? "twice"
            : `${p.words.manner.count(whole.times)} times`
          : `a number of times equal to ${valueText(p, whole.times)}`
    const onto =
      whole.targeting === undefined
        ? ""
        : `for each of ${selectorNp(p, whole.targeting).text} that it could target; each copy targets one of those`
    const copying = doing(p, "copy", what, {}, () => spaced(times, onto))
    bind(p, whole.as, { noun: noun("copy"), many: times !== "" })
    return whole.newTargets === true
      ? [copying, fixed(`you may choose new targets for the ${times === "" ? "copy" : "copies"}`)]
      : copying
  },
  retarget: (p, what: Selector, whole: { change?: "all" | "one"; to?: Selector }) => {
    const to = whole.to === undefined ? "" : ` to ${selectorNp(p, whole.to).text}`
    const np = selectorNp(p, what)
    if (whole.change === undefined) return fixed(`you may choose new targets for ${np.text}${to}`)
    const single =
      typeof what === "object" &&
      "target" in what &&
      typeof what.target === "object" &&
      what.target.targetCount !== undefined
    return clause(
      "change",
      `${whole.change === "one" ? "a target" : single ? "the target" : "the targets"} of ${np.text}${to}`,
    )
  },
  reflexive: (p, effect: Effect) => ledParts(p, "when you do, ", p.read.effect(p, effect)),
  gainControl: (p, what: Selector, whole: { until?: Duration }) => {
    const until = whole.until === undefined ? "" : p.words.manner.durations[whole.until].behind
    const np = selectorNp(p, what)
    const behind = until.replace("{self}", p.tongue.self(p).text)
    if (np.chooser === null) return clause("gain", `control of ${np.text}${behind}`)
    return clauseOf(act("choose", np.text, np.chooser), {
      ...act("gain", `control of ${np.many ? "them" : "it"}${behind}`, spoken(p, "you")),
      joint: "and",
    })
  },
  search: (p, filter: Filter, whole: Searching) => {
    const np = filterNp(
      p,
      { zone: "library", ...filter },
      whole.any === true ? { any: true } : whole.upTo === undefined ? { exactly: 1 } : { upTo: whole.upTo },
      "choose",
    )
    bind(p, whole.as, np, { way: "found this way" })
    const it = np.many ? "them" : "it"
    const who = by(p, whole as Whole)
    const whose = who === null ? "your" : "their"
    const into =
      whole.to === "battlefield"
        ? `onto the battlefield${whole.tapped === true ? " tapped" : ""}`
        : `into ${whose} ${whole.to}${whole.tapped === true ? " tapped" : ""}`
    const sought = severalSought(p, filter, whole) ?? np.bare
    if (whole.to === "top")
      return clauseOf(
        act("search", `${whose} library for ${sought}`, who),
        ...(whole.reveal === true ? [{ ...act("reveal", it, who), joint: "and" as const }] : []),
        { ...act("shuffle", `and put ${np.many ? "those cards" : "that card"} on top`, who), joint: "then" },
      )
    return clauseOf(
      act("search", `${whose} library for ${sought}`, who),
      ...(whole.reveal === true ? [{ ...act("reveal", it, who), joint: "and" as const }] : []),
      { ...act("put", `${it} ${into}`, who), joint: "and" },
      { ...act("shuffle", "", who), joint: "then" },
    )
  },
  transform: simply("transform"),
  convert: simply("convert"),
  turnFaceUp: (p, what: Selector, whole: Whole) => doing(p, "turn", what, whole, () => "face up"),
  turnFaceDown: (p, what: Selector, whole: Whole) => doing(p, "turn", what, whole, () => "face down"),
  nameCard: (p, _: true, whole: Whole & NameOf) => {
    const kinds = (types: NameOf["type"]) => [types ?? []].flat().map((type) => named(typeNames, type))
    const of = listed(kinds(whole.type), "or")
    const not = kinds(whole.not).map((type) => `non${type}`)
    return clause("choose", spaced("a", ...not, of, "card name"), by(p, whole))
  },
  putIntoHand: (p, what: Selector, whole: Whole) =>
    typeof what === "object" && "choose" in what && what.choose.zone === "command" && what.choose.owner === "you"
      ? clause("put", "your commander into your hand from the command zone")
      : doing(p, "put", what, whole, (owner) => `into ${owner} ${owner === "their owners'" ? "hands" : "hand"}`),
  cascade: () => clause("cascade"),
  comesBack: (p, _: "this", whole: { transformed?: true }) =>
    clause(
      "return",
      spaced("this card to the battlefield", whole.transformed === true && "transformed", "under its owner's control"),
    ),
  flip: simply("flip"),
  becomes: (_, is: string) => clause("become", is, { ...IT }),
  unlock: (p, what: Selector, whole: Whole) => doing(p, "unlock", what, whole, () => "by a locked door"),
  lock: (p, what: Selector, whole: Whole) => doing(p, "lock", what, whole, () => "by an unlocked door"),
  meld: (p, what: Selector, whole: Whole & { with?: Filter }) => {
    if (whole.with === undefined) return doing(p, "meld", what, whole)
    const counterpart = filterNp(p, whole.with, { exactly: 1 }, "choose").text
    const both = `${selectorNp(p, what).text} and ${counterpart} that you both own and control`
    return clauseOf(act("exile", both), { ...act("meld", "them"), joint: "then" })
  },
  manifest: (p, what: Selector, whole: Whole) => lyingDown(p, "manifest", what, whole),
  cloak: (p, what: Selector, whole: Whole) => lyingDown(p, "cloak", what, whole),
  cast: (p, what: Selector, whole: Casting) => castCopy(p, what, whole) ?? casting(p, "cast", what, whole),
  play: (p, what: Selector, whole: Casting) => casting(p, "play", what, whole),
  shuffleLibrary: (p, ref: PlayerRef) => {
    const player = p.tongue.player(p, ref)
    return player.you ? clause("shuffle", "your library") : clause("shuffle", "their library", player)
  },
  attach: (p, what: Selector, whole: { to: Selector }) => {
    const own = what === "this" ? selectorNp(p, whole.to).text : null
    return doing(p, "attach", what, {}, () => `to ${own ?? selectorNp(p, whole.to).text}`)
  },
  pay: payingIt,
  loseGame: ofPlayer("lose", "the game"),
  winGame: ofPlayer("win", "the game"),
}
