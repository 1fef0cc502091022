import type { AnySlot, Effect, Modal, Mode, ModeCount, Selector, Value } from "@dilemma-table/engine"
import { slotsOf } from "@dilemma-table/engine"
import { conditionText, valueText } from "./conditions.ts"
import type { Choices, Part } from "./phrase.ts"
import type { Printing } from "./printing.ts"
import { linesOf } from "./sentences.ts"

/** A modal text: its heading, and a line or more for each mode. */
export function modalPart(p: Printing, modal: Modal): Choices {
  // Where another player chooses, each mode says that it is you who does it.
  const addressed = modal.chooser === "opponent"
  const items = modal.modes.map((mode) => modeLines(p, mode, addressed))
  const priced = pricedWay(p, modal)
  if (priced === undefined) {
    const weighed = modal.modes.some(({ weight }) => weight !== undefined)
    return {
      is: "choices",
      header: p.tongue.header(p, modal),
      items,
      ...(weighed && p.words.manner.weighedModes !== undefined ? { mark: p.words.manner.weighedModes } : {}),
    }
  }
  return { is: "choices", header: [priced.header], items, bullet: priced.bullet }
}

/** Modes with a cost each, of which one, or one or more, are chosen, and nothing else is said of how: a keyword says it. */
function pricedWay(p: Printing, { choose, modes, ...others }: Modal) {
  if (Object.keys(others).length > 0 || modes.some(({ cost, weight }) => cost === undefined || weight !== undefined))
    return undefined
  if (choose === 1) return p.words.manner.pricedModes?.one
  return typeof choose === "object" && "atLeast" in choose && choose.atLeast === 1
    ? p.words.manner.pricedModes?.several
    : undefined
}

/** What one mode says, without its bullet. */
function modeLines(outer: Printing, mode: Mode, addressed: boolean): readonly string[] {
  const p: Printing = {
    ...outer,
    names: new Map(outer.names),
    recent: {
      name: null,
      sentence: 0,
      now: 0,
      held: false,
      ...(outer.recent?.self === undefined ? {} : { self: outer.recent.self }),
    },
  }
  const costs = (mode.cost ?? []).map((cost) => costText(p, cost))
  const only = mode.if === undefined ? "" : p.tongue.onlyIf(conditionText(p, mode.if))
  const head = p.words.manner.modeHead(mode.weight, costs)
  const [first = "", ...rest] = linesOf(
    p,
    addressed ? textParts(p, mode.do).map(p.tongue.addressed ?? ((part) => part)) : textParts(p, mode.do),
  )
  const said = only + first
  return mode.word === undefined ? [head + said, ...rest] : [p.tongue.ledByWord(p, mode.word, head + said), ...rest]
}

/** A text that stands by itself: where targets are named first, they are. */
export function textParts(p: Printing, effect: Effect): readonly Part[] {
  const slots = slotsOf(p.rulebook, effect)
  const { parts, within } = p.tongue.targets({ ...p, binders: bindersIn(effect) }, slots)
  return [...parts, ...p.read.effect(within, effect)]
}

type Described = Exclude<Selector, string> | AnySlot

const described = ["target", "choose", "top", "random", "targetPlayer"]

/** What is described under which name, anywhere in an effect. */
function bindersIn(effect: unknown, found = new Map<string, Described>()): ReadonlyMap<string, Described> {
  if (typeof effect !== "object" || effect === null) return found
  const { as } = effect as { readonly as?: unknown }
  if (typeof as === "string" && described.some((head) => head in effect)) found.set(as, effect as Described)
  for (const inner of Object.values(effect)) bindersIn(inner, found)
  return found
}

/** How many modes: "two", "one or both", "up to five {P} worth of modes". */
export function countText(p: Printing, choose: ModeCount): string {
  return p.tongue.modeCount(p, choose, (value: Value) =>
    typeof value === "number" ? p.words.manner.count(value) : valueText(p, value),
  )
}

export function costText(p: Printing, cost: object): string {
  for (const head in cost) {
    const printer = p.words.costs[head]
    if (printer !== undefined) return printer(p, (cost as Record<string, unknown>)[head] as never, cost as never)
  }
  return p.tongue.fallback("", JSON.stringify(cost))
}
