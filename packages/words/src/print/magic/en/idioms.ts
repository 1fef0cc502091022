import type { Effect, Filter, PlayerRef, Selector } from "@dilemma-table/engine"
import type { Price } from "@dilemma-table/magic"
import { ledParts } from "../../conditional.ts"
import { effectParts, plainParts } from "../../effects.ts"
import { listed } from "../../english/bend.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import { act, type Clause, clause, clauseOf, fixed, type Np, type Part, spaced, trailed } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { type Data, held, isData, many, restOf, you } from "./data.ts"
import { paying, toPay } from "./prices.ts"

/*
 * Effects whose parts Magic's texts say in one phrase: "unless you pay {2}", "protection from the color of your choice",
 * "shuffle it into its owner's library".
 */

type Way = (p: Printing, effect: Data) => readonly Part[] | null

export const idiomWays: readonly Way[] = [
  // "Sacrifice this creature unless you pay {2}."
  (p, effect) => {
    const { may, by, then, else: other } = effect
    if (!isData(may) || then !== undefined || other === undefined || Array.isArray(other)) return null
    const ways = Array.isArray(may.either) ? (may.either as readonly Data[]) : [may]
    const paid = ways.map(({ pay, by: payer, ...more }) =>
      pay === undefined || Object.keys(more).length > 0 || nameOf(payer ?? may.by) !== nameOf(by)
        ? null
        : (pay as Price),
    )
    const { either, by: _, ...others } = may
    if (paid.includes(null) || (either !== undefined && Object.keys(others).length > 0)) return null
    const said = (how: (p: Printing, price: Price) => string): string =>
      listed(
        paid.map((pay) => how(p, pay as Price)),
        "or",
      )
    const [part, ...rest] = held(p, () => effectParts(p, other as Effect))
    if (part?.is !== "clause" || rest.length > 0) return null
    if (by === undefined || by === "you") return [trailed(part, ` unless you ${said(toPay)}`)]
    const { text } = p.tongue.player(p, by as PlayerRef)
    const [act] = part.acts
    const named = act?.subject?.noun?.one === "player"
    const who =
      isData(by) && "controllerOf" in by
        ? named
          ? "they"
          : /controller$/.test(act?.rest ?? "")
            ? "that player"
            : "its controller"
        : text === "that player" && named
          ? "they"
          : text
    return [trailed(part, ` unless ${who} ${said(who === "they" ? toPay : paying)}`)]
  },
  // "Target creature gains protection from the color of your choice until end of turn."
  (p, effect) => {
    const branches = Array.isArray(effect.either) ? (effect.either as readonly Data[]) : []
    if (branches.length !== 5 || effect.by !== undefined) return null
    const alike = branches.every(
      (one, i) => JSON.stringify(one).replace(protection(i), protection(0)) === JSON.stringify(branches[0]),
    )
    if (!alike || !JSON.stringify(branches[0]).includes(protection(0))) return null
    const parts = held(p, () => plainParts(p, branches[0] as Effect))
    const [part, ...rest] = parts
    if (part?.is !== "clause" || rest.length > 0) return null
    const chosen = (text: string): string =>
      text.replace("protection from white", "protection from the color of your choice")
    return [{ ...part, acts: part.acts.map((one) => ({ ...one, rest: chosen(one.rest) })) }]
  },
  // "Target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost."
  (p, effect) => {
    const grant = isData(effect.continuous) ? ((effect.continuous as Data).does as Data).grant : null
    const [word = "", ...more] = isData(grant) ? Object.keys(grant) : []
    if (!isData(grant) || grant[word] !== "mana-cost" || more.length > 0 || effect.on === undefined) return null
    const np = selectorNp(p, effect.on as Selector)
    if (np.many) return null
    const until = p.words.manner.durations[effect.until as "this-turn"].behind
    return [clause("gain", `${word}${until}`, np), fixed(`the ${word} cost is equal to its mana cost`)]
  },
  // "Target creature deals damage to itself equal to its power."
  (p, effect) => {
    if (effect.damage === undefined || effect.from === undefined || nameOf(effect.from) !== nameOf(effect.to))
      return null
    const [part, ...rest] = plainParts(p, effect as unknown as Effect)
    if (part?.is !== "clause" || rest.length > 0 || effect.player !== undefined) return null
    const toItself = (text: string): string => text.replace(/^(\S* ?damage)(.*) to (?:it|that \S+)$/, "$1 to itself$2")
    return [{ ...part, acts: part.acts.map((one) => ({ ...one, rest: toItself(one.rest) })) }]
  },
  // "All creatures able to block target creature this turn do so."
  (p, effect) => {
    const does = isData(effect.continuous) ? ((effect.continuous as Data).does as Data) : {}
    if (Object.keys(does).join() !== "mustBeBlockedBy" || effect.until !== "this-turn") return null
    const np = selectorNp(p, effect.on as Selector)
    const able = filterNp(p, does.mustBeBlockedBy as Filter, { none: true }, "all").text
    return [fixed(`all ${able} able to block ${np.text} this turn do so`)]
  },
  // "You have no maximum hand size for the rest of the game."
  (p, effect) => {
    const size = isData(effect.continuous) ? ((effect.continuous as Data).does as Data).handSize : null
    if (!isData(size) || size.is !== "any" || size.of !== "you") return null
    const behind =
      effect.until === "game"
        ? " for the rest of the game"
        : p.words.manner.durations[effect.until as "this-turn"].behind
    return [clauseOf({ ...act("have", `no maximum hand size${behind}`), subject: { ...you } as Np })]
  },
]

/** A player by the name they have, or as they are meant. */
const nameOf = (who: unknown): string => {
  if (isData(who) && "controllerOf" in who) return `the controller of ${nameOf(who.controllerOf)}`
  const { ref, as } = (isData(who) ? who : {}) as { readonly ref?: string; readonly as?: string }
  return ref ?? as ?? JSON.stringify(who ?? "you")
}

const protection = (i: number): string => `"protection":{"color":"${"WUBRG".charAt(i)}"}`

/** "Choose one that hasn't been chosen and you lose 2 life —" */
function chosenAndLost(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const { loseLife, ...more } = first
  const modal = second.modal as { readonly notChosenBefore?: string } | undefined
  if (typeof loseLife !== "number" || Object.keys(more).length > 0 || modal?.notChosenBefore === undefined) return null
  const [part, ...others] = plainParts(p, second as Effect)
  if (part?.is !== "choices" || others.length > 0 || part.header.length !== 1) return null
  return [{ ...part, header: part.header.map((text) => `${text} and you lose ${loseLife} life`) }]
}

/** "Target creature becomes the creature type of your choice until end of turn." */
function becomesChosen(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const kind = first.chooseKind
  const does = isData(second.continuous) ? ((second.continuous as Data).does as Data) : null
  if (typeof kind !== "string" || does === null || second.on === undefined || Object.keys(does).length !== 1)
    return null
  if (does.chosenColor !== true && does.chosenType !== "set") return null
  const behind = p.words.manner.durations[second.until as "this-turn"].behind
  const np = selectorNp(p, second.on as Selector)
  return [clause("become", `the ${kind.replaceAll("-", " ")} of your choice${behind}`, np)]
}

/** Two effects that are one phrase where they stand side by side; null where they are none. */
export function idiomPair(p: Printing, first: Data, second: Data): readonly Part[] | null {
  return (
    chosenAndLost(p, first, second) ??
    becomesChosen(p, first, second) ??
    shuffledIn(p, first, second) ??
    putBack(p, first, second) ??
    again(p, first, second) ??
    voted(p, first, second) ??
    wished(p, first, second) ??
    copied(p, first, second)
  )
}

/** "Copy all spells you control, then copy all other activated and triggered abilities you control." */
function copied(p: Printing, first: Data, second: Data): readonly Part[] | null {
  if (![first, second].every((one) => one.newTargets === true && "copy" in one && Object.keys(one).length === 2))
    return null
  const [one, other] = [first, second].map(({ copy }) =>
    selectorNp(p, copy as Selector).text.replace(
      /^all activated or triggered abilities (.*) other than the one that is resolving$/,
      "all other activated and triggered abilities $1",
    ),
  )
  return [fixed(`copy ${one}, then copy ${other}`), fixed("you may choose new targets for the copies")]
}

/** "Shuffle target creature into its owner's library", "target player shuffles their graveyard into their library". */
function shuffledIn(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const { putIntoLibrary: what, place, order, as } = first
  const who = second.shuffleLibrary as PlayerRef | undefined
  if (what === undefined || place !== "bottom" || order !== undefined || as !== undefined || who === undefined)
    return null
  if (typeof who === "object" && "ownerOf" in who) {
    const np = held(p, () => selectorNp(p, what as Selector))
    // "Target creature's owner shuffles it into their library."
    if (np.reach === "target" && !np.many) {
      const text = /^target (\w+ or )?\w+$/.test(np.text) ? `${np.text}'s owner` : `the owner of ${np.text}`
      return [clause("shuffle", "it into their library", { ...np, text })]
    }
    p.tongue.player(p, who)
    return [clause("shuffle", `${np.text} into ${np.many ? "their owners' libraries" : "its owner's library"}`)]
  }
  const owned = isData(what) ? whole(what) : null
  if (who === "you") {
    if (owned !== null && owned.owner === "you")
      return [clause("shuffle", `your ${listed(owned.zones, "and")} into your library`)]
    const np = held(p, () => selectorNp(p, what as Selector))
    return [clause("shuffle", `${np.text.replace(/\bin your graveyard$/, "from your graveyard")} into your library`)]
  }
  if (owned !== null) {
    const player = p.tongue.player(p, owned.owner as PlayerRef)
    return [clause("shuffle", `their ${listed(owned.zones, "and")} into their library`, player)]
  }
  const from = isData(what) && isData(what.target) ? ((what.target as Data).owner as PlayerRef | undefined) : undefined
  if (from === undefined) return null
  const player = p.tongue.player(p, from)
  const np = held(p, () => selectorNp({ ...p, actor: from }, what as Selector))
  return [
    clause(
      "shuffle",
      `${np.text
        .replace(/from target (player|opponent)'s/, "from their")
        .replace(/in target (player|opponent)'s/, "from their")
        .replace(/\bin their\b/, "from their")} into their library`,
      player,
    ),
  ]
}

/** Everything in a player's zones: which, and whose. */
function whole(what: Data): { readonly zones: readonly string[]; readonly owner: unknown } | null {
  if (!isData(what.all)) return null
  const { zone, owner, ...others } = what.all as Data
  return Object.keys(others).length > 0 || zone === undefined ? null : { zones: many(zone), owner }
}

/** "Put one back and the rest into your graveyard." */
function putBack(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const what = first.putIntoLibrary
  const rest = restOf(second, p)
  if (!isData(what) || first.place !== "top" || rest === null || !isData(what.choose)) return null
  const { is, ...kind } = what.choose as Data
  if (is === undefined || Object.keys(kind).length > 0 || typeof (what.count ?? 1) !== "number") return null
  if (what.upTo !== undefined || what.any !== undefined) return null
  return [clause("put", spaced(p.words.manner.count((what.count ?? 1) as number), "back and the rest", rest))]
}

/** "You may reveal a sorcery card you own from outside the game and put it into your hand" (400.11). */
function wished(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const put = isData(first.putIntoHand) ? first.putIntoHand : null
  const { zone, owner, ...kind } = (isData(put?.choose) ? put.choose : {}) as Data
  const name = first.as ?? put?.as
  if (zone !== "outside" || owner !== "you" || put?.upTo !== 1 || !isData(second.reveal) || second.reveal.ref !== name)
    return null
  const card = filterNp(p, { zone: "hand", ...kind } as Filter, { exactly: 1 }, "choose").bare
  return [clause("may", `reveal ${card} you own from outside the game and put it into your hand`, you)]
}

/** "If death gets more votes, …. If taxes gets more votes or the vote is tied, …." */
function voted(p: Printing, first: Data, second: Data): readonly Part[] | null {
  const condition =
    isData(second.if) && Array.isArray(second.if.compare) ? (second.if.compare as readonly unknown[]) : []
  const [more, how, other] = condition
  if (!Array.isArray(first.vote) || how !== ">" || !isData(more) || !isData(other) || second.else === undefined)
    return null
  if (!first.vote.includes(more.ref) || !first.vote.includes(other.ref)) return null
  const won = (text: string, effect: unknown): readonly Part[] =>
    ledParts(
      p,
      `if ${text}, `,
      held(p, () => effectParts(p, effect as Effect)),
    )
  return [
    ...plainParts(p, first as Effect),
    ...won(`${String(more.ref)} gets more votes`, second.then),
    ...won(`${String(other.ref)} gets more votes or the vote is tied`, second.else),
  ]
}

/** "Target creature you control explores, then it explores again." */
function again(p: Printing, first: Data, second: Data): readonly Part[] | null {
  if (!isData(first.explore) && first.explore !== "this") return null
  const name = isData(first.explore) ? first.explore.as : null
  const same =
    first.explore === "this" ? second.explore === "this" : isData(second.explore) && second.explore.ref === name
  if (!same || name === undefined) return null
  const [part] = held(p, () => plainParts(p, first as Effect)) as readonly Clause[]
  return part === undefined ? null : [trailed(part, ", then it explores again")]
}
