import { canBePaid, type Mana, type Purse, subsets, symbolsOf, type Total } from "./brute-paying.ts"
import type { ToyCost, ToyCount, ToyModal, ToyPermanent, ToyPosition, ToySpell, Want } from "./toys.ts"

/*
 * A slow and simple reading of 601.2b–h, 700.2, 115 and 118 for the toys: every announcement that can be completed, found by
 * trying all modes, costs, values of X, targets and, by plain search, payments. It shares nothing with the rulebook.
 */

/** Everything that is announced, as a text; equal for equal announcements. Targets: "m2" and "t0" for permanents, "A" and "B". */
export interface Announced {
  readonly modes: readonly (readonly [number, readonly (readonly string[])[]])[] | null
  readonly targets: readonly (readonly string[])[]
  readonly x: number | null
  readonly costs: readonly string[]
}

export const textOfAnnounced = ({ modes, targets, x, costs }: Announced): string =>
  JSON.stringify([modes?.map(([mode, list]) => [mode, list.map(sorted)]), targets.map(sorted), x, sorted(costs)])

const sorted = (list: readonly string[]): readonly string[] => [...list].sort()

/** Every announcement of A's `at`th card in hand that can be completed from here (601.2), as texts. */
export function announcements(position: ToyPosition, at: number, purses: readonly Purse[]): ReadonlySet<string> {
  const spell = position.hand[at] as ToySpell
  const found = new Set<string>()
  const answers = new Map<string, boolean>()
  for (const plan of plans(spell))
    for (let x = 0; x <= (mayX(spell, plan) ? 12 : 0); x++)
      for (const modes of modeLists(spell, plan, x)) {
        const all = targetings(position, spell, modes, x)
        if (all.length === 0) continue
        for (const { own, picked } of all)
          for (const { halves, cost } of totals(position, spell, plan, modes, x, [own, ...picked].flat(2))) {
            const key = JSON.stringify(cost)
            if (!answers.has(key)) answers.set(key, canBePaid(position, at, cost, purses))
            if (answers.get(key) !== true) continue
            found.add(
              textOfAnnounced({
                modes: modes?.map((mode, i) => [mode, picked[i] ?? []]) ?? null,
                targets: own,
                x: mayX(spell, plan) ? x : null,
                costs: [...plan.keys, ...halves],
              }),
            )
          }
      }
  return found
}

interface Plan {
  readonly keys: readonly string[]
  readonly costs: readonly ToyCost[]
}

/** Which additional costs are paid (601.2b, 118.8). */
function plans({ kicker, entwine, additional }: ToySpell): readonly Plan[] {
  let all: Plan[] = [{ keys: [], costs: [] }]
  const either = (key: string, cost: ToyCost | undefined): void => {
    if (cost === undefined) return
    all = [...all, ...all.map((plan) => ({ keys: [...plan.keys, key], costs: [...plan.costs, cost] }))]
  }
  either("kicker", kicker)
  either("entwine", entwine)
  if (additional === undefined) return all
  const [only] = additional
  if (additional.length === 1 && only !== undefined)
    return all.map((plan) => ({ keys: plan.keys, costs: [...plan.costs, only] }))
  return all.flatMap((plan) =>
    additional.map((cost, n) => ({ keys: [...plan.keys, `or:1:${n + 1}`], costs: [...plan.costs, cost] })),
  )
}

/** Has the cost, as far as chosen, an X to announce? */
const mayX = ({ mana }: ToySpell, { costs }: Plan): boolean =>
  mana.includes("{X}") || costs.some(({ life, mana: own }) => life === "x" || own?.includes("{X}") === true)

/** Which modes may be chosen by their number (700.2a, 700.2d); targets are looked at apart. */
function modeLists({ modal }: ToySpell, { keys }: Plan, x: number): readonly (readonly number[] | null)[] {
  if (modal === undefined) return [null]
  const { modes, instead, mayRepeat } = modal
  const count = instead !== undefined && keys.includes(instead.paid) ? instead.choose : modal.choose
  const found: (readonly number[])[] = []
  const most = mayRepeat === true ? Math.max(modes.length, 4) : modes.length
  const add = (from: number, list: readonly number[]): void => {
    if (counts(count, list.length, x)) found.push(list)
    if (list.length === most) return
    for (let mode = from; mode <= modes.length; mode++) add(mayRepeat === true ? mode : mode + 1, [...list, mode])
  }
  add(1, [])
  return found
}

function counts(count: ToyCount, n: number, x: number): boolean {
  if (typeof count === "number") return n === count
  if (count === "x") return n === x
  if ("upTo" in count) return n <= count.upTo
  return "atLeast" in count ? n >= 1 : true
}

interface Targeting {
  readonly own: readonly (readonly string[])[]
  readonly picked: readonly (readonly (readonly string[])[])[]
}

/** Every legal choice of targets for the text and for the modes (601.2c, 115). */
function targetings(
  position: ToyPosition,
  spell: ToySpell,
  modes: readonly number[] | null,
  x: number,
): readonly Targeting[] {
  let all: Targeting[] = fills(position, spell.wants, x).map((own) => ({ own, picked: [] }))
  for (const mode of modes ?? []) {
    const { modes: texts, apart } = spell.modal as ToyModal
    const each = fills(position, texts[mode - 1]?.wants ?? [], x)
    all = all.flatMap(({ own, picked }) => {
      const used: readonly string[] = picked.flat(2).filter((one) => one === "A" || one === "B")
      return each
        .filter((one) => apart !== true || !one.flat().some((target) => used.includes(target)))
        .map((one) => ({ own, picked: [...picked, one] }))
    })
  }
  return all
}

function fills(position: ToyPosition, wants: readonly Want[], x: number): readonly (readonly (readonly string[])[])[] {
  let all: (readonly (readonly string[])[])[] = [[]]
  for (const want of wants)
    all = all.flatMap((before) => {
      const last = before.at(-1) ?? []
      const able = candidates(position, want, x).filter((one) => want.another !== true || !last.includes(one))
      return subsets(able, want.min, want.max).map((some) => [...before, some])
    })
  return all
}

function candidates({ mine, theirs }: ToyPosition, want: Want, x: number): readonly string[] {
  const found: string[] = []
  const number = (bound: number | "x" | undefined, otherwise: number): number =>
    bound === undefined ? otherwise : bound === "x" ? x : bound
  const add = (list: readonly ToyPermanent[], letter: string, own: boolean): void =>
    list.forEach(({ type, power = 1, shield }, i) => {
      if (shield === "shroud" || (shield === "hexproof" && !own)) return
      if (type !== (want.what === "any" ? "creature" : want.what)) return
      const { min, max } = want.power ?? {}
      if (power < number(min, -99) || power > number(max, 99)) return
      found.push(`${letter}${i}`)
    })
  if (want.what !== "player" && want.whose !== "opponent") add(mine, "m", true)
  if (want.what !== "player" && want.whose !== "you") add(theirs, "t", false)
  if (want.what === "player" || want.what === "any") {
    if (want.whose !== "opponent") found.push("A")
    found.push("B")
  }
  return found
}

/** The total cost for each way of announcing its symbols. */
function totals(
  position: ToyPosition,
  spell: ToySpell,
  plan: Plan,
  modes: readonly number[] | null,
  x: number,
  targets: readonly string[],
): readonly { readonly halves: readonly string[]; readonly cost: Total }[] {
  const list: readonly ToyCost[] = [
    { mana: spell.mana },
    ...plan.costs,
    ...(modes ?? []).slice(1).flatMap(() => (spell.escalate === undefined ? [] : [spell.escalate])),
    ...(modes ?? []).flatMap((mode) => spell.modal?.modes[mode - 1]?.cost ?? []),
  ]
  const changes = [...position.mine.flatMap((one) => one.changes ?? []), ...changesFor(position, spell, targets)]
  // Which color pays a hybrid symbol is announced where a reduction may ask for it (601.2b, 118.7e), before the targets are.
  const announcesAll = [...changes, spell.lessIf ?? {}].some(({ less = "" }) => /[WUBRG]/.test(less))
  const open = (symbol: string): boolean => symbol.includes("/") && (announcesAll || /[2P]/.test(symbol))
  const symbols = list.flatMap(({ mana = "" }) => symbolsOf(mana))
  const life = list.reduce((sum, one) => sum + (one.life === "x" ? x : (one.life ?? 0)), 0)
  let ways: { halves: string[]; paid: string[]; life: number }[] = [{ halves: [], paid: [], life }]
  for (const symbol of symbols) {
    if (!open(symbol)) {
      ways = ways.map((way) => ({ ...way, paid: [...way.paid, ...(symbol === "X" ? [String(x)] : [symbol])] }))
      continue
    }
    ways = symbol.split("/").flatMap((half) =>
      ways.map((way) => ({
        halves: [...way.halves, `half:${half}`],
        paid: half === "P" ? way.paid : [...way.paid, half],
        life: way.life + (half === "P" ? 2 : 0),
      })),
    )
  }
  return ways.map(({ halves, paid, life }) => {
    const generic = paid.filter((one) => /^\d+$/.test(one)).reduce((sum, one) => sum + Number(one), 0)
    const typed = paid.filter((one) => /^[WUBRGC]$/.test(one))
    const hybrid = paid.filter((one) => one.includes("/"))
    const cost = {
      ...changed({ generic, typed, hybrid }, changes),
      life,
      sacrifices: list.flatMap(({ sacrifice }) => sacrifice ?? []),
      taps: list.filter(({ tapSome }) => tapSome !== undefined).length,
      discards: list.reduce((sum, { discard = 0 }) => sum + discard, 0),
    }
    return { halves, cost }
  })
}

type Changes = NonNullable<ToyPermanent["changes"]>

/** What its targets change of a spell's cost. */
function changesFor({ mine, theirs }: ToyPosition, spell: ToySpell, targets: readonly string[]): readonly Changes[] {
  const found: Changes[] = []
  const chosen = [...new Set(targets)].flatMap((name) => {
    const [letter, ...rest] = name
    return (letter === "m" ? mine : letter === "t" ? theirs : [])[Number(rest.join(""))] ?? []
  })
  for (const { dear } of chosen) if (dear !== undefined) found.push({ more: dear })
  if (spell.eachTarget !== undefined) for (let n = 1; n < targets.length; n++) found.push({ more: spell.eachTarget })
  if (spell.lessIf !== undefined && chosen.some(({ type }) => type === spell.lessIf?.what))
    found.push({ less: spell.lessIf.less })
  return found
}

/** Increases, then reductions, then what it comes to at least (601.2f, 118.7). */
function changed(mana: Mana, changes: readonly Changes[]): Mana {
  let { generic } = mana
  const typed = [...mana.typed]
  for (const { more = "" } of changes)
    for (const symbol of symbolsOf(more)) {
      if (/^\d+$/.test(symbol)) generic += Number(symbol)
      else typed.push(symbol)
    }
  let less = 0
  for (const one of changes)
    for (const symbol of symbolsOf(one.less ?? "")) {
      const place = typed.indexOf(symbol)
      if (/^\d+$/.test(symbol)) less += Number(symbol)
      else if (place >= 0) typed.splice(place, 1)
      else less += 1
    }
  generic = Math.max(0, generic - less)
  const least = Math.max(0, ...changes.map(({ atLeast = 0 }) => atLeast))
  const size = generic + typed.length + mana.hybrid.length
  return { generic: size < least ? generic + least - size : generic, typed, hybrid: mana.hybrid }
}
