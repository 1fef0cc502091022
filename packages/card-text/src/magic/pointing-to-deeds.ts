import type { Pointer } from "../building.ts"
import { NotUnderstood } from "../compiled.ts"
import { typesIn } from "./naming.ts"
import { type Antecedent, amounts, anObject, makers, movers, type Node } from "./pointing-words.ts"

/*
 * Words that point to what a text has done: what was exiled, discarded, rolled, damaged, and how much of it there was.
 */

interface Deed {
  readonly verb: string
  readonly copy: Node
}

/** What has been said so far, and how something done is given a name. */
interface Sofar {
  readonly found: Antecedent[]
  readonly doneLast: readonly Deed[]
  nameIn(copy: Node): unknown
}

/** The last thing done by one of these verbs. Throws NotUnderstood. */
function lastDone({ doneLast }: Sofar, { at }: Pointer, verbs: readonly string[]): Node {
  const last = doneLast.findLast(({ verb }) => verbs.includes(verb))
  if (last === undefined) throw new NotUnderstood("no-antecedent", { start: at[0], end: at[1] })
  return last.copy
}

/** What is said to have been done "this way", and the verbs that do it. */
const thisWay: Readonly<Record<string, readonly string[]>> = {
  destroyed: ["destroy"],
  returned: ["bounce", "putOntoBattlefield"],
  inHand: ["putIntoHand"],
}

/** "Creature destroyed this way": what was destroyed last, if creatures are all that was. Null where no deed is meant. */
export function doneThisWay(sofar: Sofar, pointer: Pointer): unknown {
  const [deed = "", noun = ""] = pointer.points.split(" ")
  const verbs = thisWay[deed]
  if (verbs === undefined) return null
  const copy = lastDone(sofar, pointer, verbs)
  const what = copy[verbs.find((verb) => verb in copy) ?? ""] as Node
  const filter = (what.all ?? what.choose ?? what.target) as Node | undefined
  const types = filter === undefined ? [] : typesIn(filter)
  if (noun !== "permanent" && noun !== "card" && types.join() !== noun)
    throw new NotUnderstood("not-said", { start: pointer.at[0], end: pointer.at[1] }, [`the ${noun}s alone`])
  return sofar.nameIn(copy)
}

/** What stands for what was given up as a cost, of which `ofGivenUp` tells the numbers. */
export const GIVEN_UP = "given-up"

/** "The sacrificed creature's power": of what this text itself has sacrificed, as it was; otherwise of what paid a cost. */
const before =
  (...verbs: readonly string[]) =>
  ({ found, doneLast }: Sofar): unknown => {
    const last = doneLast.findLast(({ verb }) => verbs.includes(verb))
    if (last === undefined) return GIVEN_UP
    const one = found.findLast(({ gone, within }) => gone !== undefined && within === last.copy)
    return one?.refer(true) ?? GIVEN_UP
  }

/** What each of these words means. */
export const ofWhatWasDone: Readonly<Record<string, (sofar: Sofar, pointer: Pointer) => unknown>> = {
  "sacrificed before": before("sacrifice", "sacrificeIt"),
  "discarded before": before("discard", "discardIt"),
  "exiled before": before("exile"),
  "returned before": before("bounce", "putIntoHand"),
  tapped: (sofar, pointer) => sofar.nameIn(lastDone(sofar, pointer, ["tap"])),
  moved: (sofar, pointer) => sofar.nameIn(lastDone(sofar, pointer, ["exile"])),
  milled: (sofar, pointer) => sofar.nameIn(lastDone(sofar, pointer, ["mill"])),
  revealed: (sofar, pointer) => {
    const { reveal } = lastDone(sofar, pointer, ["reveal"])
    if (typeof reveal !== "object" || reveal === null || "all" in reveal)
      throw new NotUnderstood("no-antecedent", { start: pointer.at[0], end: pointer.at[1] })
    return "ref" in reveal ? reveal : sofar.nameIn(reveal as Node)
  },
  result: (sofar, pointer) => sofar.nameIn(lastDone(sofar, pointer, ["rollDie"])),
  // From then on it is "that card".
  discarded: (sofar, pointer) => {
    const copy = lastDone(sofar, pointer, ["discard", "discardIt"])
    sofar.found.push(
      anObject(
        () => sofar.nameIn(copy),
        copy,
        (word) => word === "card",
      ),
    )
    return sofar.nameIn(copy)
  },
  // What the last damage was dealt to.
  damaged: ({ found }, { at }) => {
    const last = found.findLast((one) => one.is === "object" && one.within !== null && "damage" in one.within)
    if (last === undefined) throw new NotUnderstood("no-antecedent", { start: at[0], end: at[1] })
    return last.refer(true)
  },
  // "The exiled card": what this text exiled, or what another ability of the card did (607.2).
  linked: ({ found }, { many }) => {
    const one = found.findLast((each) => each.gone === "exile" && each.many === many)
    return one === undefined ? { all: { zone: "exile", linked: true } } : one.refer(false)
  },
}

/** The beginning of a part of a turn is so and so much of nothing. */
export const hasAmount = (pattern: Node | null): boolean =>
  ![pattern?.on].flat().some((on) => partsOfTurns.has(String(on)))

const partsOfTurns: ReadonlySet<string> = new Set(
  "upkeep draw-step main-phase combat-begins combat-ends end-step".split(" "),
)

/** "That many", "that much": of what was done last, or of the event. */
export function howMuch({ doneLast, nameIn }: Sofar, { at }: Pointer, event: boolean): unknown {
  const last = doneLast.findLast(
    ({ verb, copy }) => amounts[verb] !== undefined || movers.has(verb) || (verb === "pay" && "upTo" in copy),
  )
  if (last !== undefined) return amounts[last.verb] === undefined ? nameIn(last.copy) : { thisWay: amounts[last.verb] }
  if (event) return { thatMuch: true }
  throw new NotUnderstood("no-antecedent", { start: at[0], end: at[1] })
}

/** Whose costs are meant: a spell's that was named before, the event's, or those of the card itself. */
export function costAskedOf(found: readonly Antecedent[], ofEvent: boolean): unknown {
  const last = found.findLast((one) => one.is === "object" && !one.many)
  if (last?.own !== true && last?.called("spell") === true) return last.refer(true)
  return !ofEvent || last?.own === true ? "this" : "it"
}

/** What is asked of something sacrificed is asked of it as it was: it is chosen first, and the choice may be named. */
function chosenToSacrifice(copy: Node): Node {
  if ("sacrifice" in copy) {
    const { sacrifice, count, by } = copy
    delete copy.sacrifice
    delete copy.count
    delete copy.by
    const who = by ?? "you"
    copy.sacrificeIt = {
      choose: { ...(sacrifice as Node), controller: who },
      ...(count === undefined ? {} : { count }),
      ...(by === undefined ? {} : { by }),
    }
  }
  return copy.sacrificeIt as Node
}

/** What a verb makes, finds or gives up, as it is spoken of afterwards; null for verbs that name nothing. */
export function whatIsMade(copy: Node, verb: string, nameIn: Sofar["nameIn"]): Antecedent | null {
  const what = makers[verb]
  if (what === undefined) return null
  const count = copy.count ?? copy.upTo ?? (verb === "mill" || verb === "discard" || verb === "draw" ? copy[verb] : 1)
  return {
    is: "object",
    called: (word) =>
      word === what ||
      (what === "token" && (word === "creature" || word === "permanent" || word === "artifact")) ||
      (what === "permanent" && word !== "player" && word !== "card"),
    many: count !== 1,
    within: copy,
    ...(verb === "sacrifice" || verb === "discard" || verb === "mill" ? { gone: verb } : {}),
    refer: (asItWas) => nameIn(verb === "sacrifice" && asItWas ? chosenToSacrifice(copy) : copy),
  }
}
