import { type Fault, fail, type Plain, type Rulebook, type Setup } from "@dilemma-table/engine"
import { stepNames } from "./loop.ts"
import { placingFault } from "./placing.ts"

/** What is wrong with a setup that only this game can tell: where in a turn it stands, cards where they can't be. Null if nothing. */
export function setupFault(rulebook: Rulebook, setup: Setup): Fault | null {
  return startFault(setup) ?? placingFault(rulebook, setup) ?? decksFault(setup)
}

/** Steps at which a position can be taken up: the others lie within an attack, or before the first turn. */
const within: ReadonlySet<string> = new Set([
  "setup",
  "hands",
  "target",
  "block",
  "clash",
  "battle",
  "break",
  "attack-end",
  "attack-over",
])

const startSteps = stepNames.filter((name) => !within.has(name))

function startFault({ start }: Setup): Fault | null {
  if (start.whole) return null
  const { step, next, ...rest } = start.loop
  if (step !== undefined && !startSteps.some((name) => name === step))
    return fail(
      "unknown-step",
      "start.loop.step",
      `A position can't begin at the step “${String(step)}”; it can at ${startSteps.join(", ")}.`,
      `局面を「${String(step)}」のステップから始めることはできません。`,
    ).fault
  if (next !== undefined && next !== 0 && next !== 1)
    return fail(
      "bad-seat",
      "start.loop.next",
      "The next turn is seat 0's or seat 1's.",
      "次のターンのプレイヤーは0か1で書いてください。",
    ).fault
  const busy = Object.entries(rest).find(([, value]) => !isNothing(value))
  return busy === undefined
    ? null
    : fail(
        "under-way",
        `start.loop.${busy[0]}`,
        "A position begins with no attack going on: leave this out, and let a creature attack.",
        "攻撃の途中から始めることはできません。この項目を消し、クリーチャーに攻撃させてください。",
      ).fault
}

const isNothing = (value: Plain | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0)

/** A player whose deck has come to 0 cards has lost (104.2b, 703.4b). */
function decksFault({ seats }: Setup): Fault | null {
  const seat = seats.findIndex(({ zones }) => (zones.deck ?? []).length === 0)
  return seat < 0
    ? null
    : fail(
        "no-deck",
        `seats[${seat}].zones.deck`,
        "A player with no card in the deck has lost the game (703.4b). Put at least one card there.",
        "山札が0枚のプレイヤーはゲームに負けています(703.4b)。山札に1枚以上置いてください。",
      ).fault
}
