import type { LogEntry, ObjectId } from "@dilemma-table/engine"

/*
 * The order in which Magic asks while something is announced: 601.2a to 601.2i for spells, 602.2a and 602.2b for activated
 * abilities, 603.3c and 603.3d for triggered ones. One table; every casting in a log is held against it.
 */

type Kind = "spell" | "activated" | "triggered"

interface Phase {
  readonly name: string
  /** What is asked there; absent where it is a step that asks nothing. */
  readonly asks?: readonly string[]
  readonly step?: string
  /** One of these rules at least, by what is announced. Absent: the phase doesn't belong to it. */
  readonly rules: Readonly<Partial<Record<Kind, readonly string[]>>>
}

const cast = (...under: readonly string[]) => ({ spell: under, activated: under })

/** Phases in the rulebook's order. A decision belongs to the first phase that asks its kind under its rules. */
const phases: readonly Phase[] = [
  {
    name: "which opponent chooses modes",
    asks: ["player"],
    rules: { spell: ["700.2e"], activated: ["700.2e"], triggered: ["700.2e"] },
  },
  {
    name: "modes",
    asks: ["modes", "random"],
    rules: { spell: ["601.2b 700.2a"], activated: ["602.2b 700.2a"], triggered: ["603.3c 700.2b"] },
  },
  {
    name: "costs",
    asks: ["cost-choice", "number"],
    rules: { spell: ["601.2b 118.8", "601.2b 118.9", "601.2b 702.33c"] },
  },
  { name: "modes of a text spliced on", asks: ["modes"], rules: { spell: ["601.2b 702.47b"] } },
  { name: "whom a gift is promised", asks: ["player"], rules: { spell: ["702.174a 601.2b"] } },
  { name: "x", asks: ["x"], rules: cast("601.2b 107.3a") },
  { name: "symbols", asks: ["cost-choice"], rules: cast("601.2b 107.4e", "601.2b 107.4f") },
  {
    name: "targets",
    asks: ["targets"],
    rules: { spell: ["601.2c"], activated: ["602.2b 601.2c"], triggered: ["603.3d 601.2c"] },
  },
  { name: "division", asks: ["division"], rules: { spell: ["601.2d"], activated: ["601.2d"], triggered: ["601.2d"] } },
  { name: "legality", step: "check-proposal", rules: cast("601.2e") },
  { name: "total", asks: ["cost-choice"], step: "total-cost", rules: cast("601.2f") },
  { name: "mana abilities", asks: ["payment"], step: "activate-mana-abilities", rules: cast("601.2g") },
  { name: "payment", asks: ["payment", "cost-choice", "random"], step: "pay", rules: cast("601.2h") },
]

export interface Held {
  /** How many spells, activated and triggered abilities were announced. */
  readonly announced: Readonly<Record<Kind, number>>
  /** The phases that came up, as "kind: phase". */
  readonly met: ReadonlySet<string>
  readonly faults: readonly string[]
}

const begins: Readonly<Record<string, Kind>> = {
  "propose-spell": "spell",
  "propose-ability": "activated",
  "put-triggered-ability": "triggered",
}
const ends = ["casts", "activates"]

interface Open {
  readonly kind: Kind
  object: ObjectId | null
  at: number
}

/** Holds a log against the table. Mana abilities activated on the way are announced within, and looked at by themselves. */
export function heldAgainst(entries: readonly LogEntry[]): Held {
  const announced = { spell: 0, activated: 0, triggered: 0 }
  const met = new Set<string>()
  const faults: string[] = []
  let open: Open | null = null
  const reach = (one: Open, at: number, what: string): void => {
    const { name } = phases[at] as Phase
    met.add(`${one.kind}: ${name}`)
    if (at < one.at) faults.push(`${what}: ${name} after ${phases[one.at]?.name}`)
    one.at = Math.max(one.at, at)
  }
  for (const entry of entries) {
    if (entry.type === "reversed") open = null
    else if (entry.type === "step") {
      const kind: Kind | undefined = begins[entry.step]
      if (kind !== undefined) {
        announced[kind] += 1
        open = { kind, object: null, at: 0 }
      } else if (open !== null && entry.object === open.object) {
        const at = phases.findIndex(({ step }) => step === entry.step)
        if (at >= 0) reach(open, at, entry.step)
      }
    } else if (entry.type === "event") {
      const { event } = entry
      const put = event.type === "put-ability" || event.as === "proposed"
      if (open?.object === null && put && event.becomes !== undefined) open.object = event.becomes
      if (open !== null && ends.includes(event.as ?? "") && event.object === open.object) {
        const last = phases.length - 1
        if (open.at < last) faults.push(`${event.as} before ${phases[last]?.name}`)
        open = null
      }
    } else if (entry.type === "answered" && open !== null) {
      const { decision } = entry
      if (decision.rest) open = null
      else if (decision.source === open.object) {
        const at = phaseOf(open.kind, decision.kind, decision.rules)
        const what = `${open.kind}, ${decision.kind} (${decision.rules.join(", ")})`
        if (at < 0) faults.push(`${what}: not in the table`)
        else reach(open, at, what)
      }
    }
  }
  return { announced, met, faults }
}

/** Which phase asks so; -1 if none does. A rule stands for those that begin with it. */
function phaseOf(kind: Kind, asked: string, rules: readonly string[]): number {
  const fits = (wanted: string): boolean =>
    wanted.split(" ").every((rule) => rules.some((one) => one === rule || (rule === "107.4" && one.startsWith(rule))))
  return phases.findLastIndex((phase) => phase.asks?.includes(asked) === true && phase.rules[kind]?.some(fits) === true)
}
