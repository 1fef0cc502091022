import type { Fault } from "../refusal.ts"
import { cardFault } from "./card-faults.ts"
import type { Language } from "./grammar.ts"
import { modalFault } from "./modal-faults.ts"
import { nearest } from "./nearest.ts"
import { placeAt } from "./place.ts"
import type { Shape, Term } from "./shapes.ts"
import { type Opened, open, type Part } from "./walk.ts"

/*
 * What the words of a card mean where they stand: names are bound before they are used, on every way that leads to the use;
 * "it" stands where an event is, a choice where somebody can be asked, a target where targets are announced.
 */

/** What may stand here. */
interface Around {
  /** Is there an event that "it" means? */
  readonly event: boolean
  /** Is there one for numbers, which are fixed as a continuous effect begins? */
  readonly eventOfNumbers: boolean
  /** Can a player be asked here? */
  readonly choices: boolean
  readonly targets: boolean
  /** Is this asked as targets are announced? */
  readonly announcing: boolean
}

type Names = Set<string>

const anything: Around = { event: true, eventOfNumbers: true, choices: true, targets: true, announcing: false }

/** Terms in which nobody can be asked: they are looked at, not carried out. */
const looked: ReadonlySet<Term> = new Set<Term>([
  "value",
  "amount",
  "condition",
  "filter",
  "pattern",
  "static",
  "mode-count",
])

/** The first fault in what checked data means, or null. The form must have been checked. */
export function meaningFault(
  language: Language,
  targets: boolean,
  shape: Shape,
  data: unknown,
  place: string,
): Fault | null {
  const check = new MeaningCheck(language, targets)
  check.part({ shape, data, step: "" }, place, { ...anything, event: false, eventOfNumbers: false }, new Set())
  return check.found
}

class MeaningCheck {
  readonly language: Language
  readonly withTargets: boolean
  found: Fault | null = null
  /** Every name bound so far in the ability, on whatever way. */
  ever: Names = new Set()
  /** The names of targets, which are known from the announcement on. */
  announced: Names = new Set()
  /** The same, wherever in the text they are written: they are bound before anything is done. */
  targeted: Names = new Set()

  constructor(language: Language, withTargets: boolean) {
    this.language = language
    this.withTargets = withTargets
  }

  refuse(fault: Fault): void {
    this.found ??= fault
  }

  /** Checks a part; the names it binds for what comes after it are put into `names`. */
  part({ shape, data }: Part, place: string, around: Around, names: Names): void {
    if (this.found !== null) return
    if (shape.shape === "uses") this.use(data as string, place, names, around)
    else if (shape.shape === "binds") this.bind(data as string, names)
    else this.opened(open(this.language, shape, data), data, place, around, names)
  }

  opened(opened: Opened, data: unknown, place: string, around: Around, names: Names): void {
    switch (opened.term) {
      case "effect":
        this.effect(opened, place, { ...around, choices: true }, names)
        break
      case "ability":
        this.ability(opened, place)
        break
      case "modal":
        this.modal(opened, data, place, around, names)
        break
      case "selector":
        this.object(opened, data, place, around, names)
        break
      case "player":
        this.object(opened, data, place, { ...around, choices: false }, names)
        break
      default:
        if (opened.shape.shape === "record" && opened.shape.happens === true)
          this.happening(opened, place, around, names)
        else this.generic(opened, place, insideOf(opened.term, around), names)
    }
  }

  /** What is carried out in its order, about one object. */
  happening(opened: Opened, place: string, around: Around, names: Names): void {
    const inside = { ...around, event: true, eventOfNumbers: true }
    for (const part of opened.parts) this.part(part, placeAt(place, part.step), inside, names)
  }

  /**
   * First a player who is a target, known before anything is done, then what is looked at and chosen, then the names this gives,
   * then effects inside, which may not be carried out at all. A condition about what is named has that name to itself.
   */
  generic(opened: Opened, place: string, around: Around, names: Names): void {
    const about = opened.parts.some(isBinding) && opened.parts.some(isCondition)
    const rank = (part: Part): number =>
      part.step === "by" && isTarget(part.data)
        ? -1
        : isBinding(part)
          ? 1
          : holdsEffect(part.shape) || (about && isCondition(part))
            ? 2
            : 0
    const known = about ? new Set(names) : names
    const listed = opened.shape.shape === "list" || opened.shape.shape === "tuple"
    const alone = listed || opened.parts.length < 2
    const ordered = alone ? opened.parts : [...opened.parts].sort((a, b) => rank(a) - rank(b))
    for (const part of ordered) {
      const inner = rank(part) === 2 ? new Set(known) : known
      this.part(part, placeAt(place, part.step), around, inner)
    }
  }

  effect(opened: Opened, place: string, around: Around, names: Names): void {
    const { head, parts } = opened
    const at = (step: string): Part | undefined => parts.find((part) => part.step === step)
    const go = (step: string, inner: Names, there: Around = around): Names => {
      const part = at(step)
      if (part !== undefined) this.part(part, placeAt(place, step), there, inner)
      return inner
    }
    /** What is bound whichever way was taken. */
    const join = (first: Names, second: Names): void => {
      for (const name of first) if (second.has(name)) names.add(name)
    }
    switch (head) {
      case null:
        for (const part of parts) this.part(part, placeAt(place, part.step), around, names)
        return
      case "if":
        go("if", names)
        join(go("then", new Set(names)), go("else", new Set(names)))
        return
      case "may":
        go("by", names)
        join(go("then", go("may", new Set(names))), go("else", new Set(names)))
        return
      case "try":
        go("try", names)
        join(go("then", new Set(names)), go("else", new Set(names)))
        return
      case "forEach":
        go("forEach", names)
        go("do", go("as", new Set(names)))
        return
      case "eachPlayer":
        go("eachPlayer", names)
        go("do", go("as", new Set(names)))
        return
      case "repeat":
        go("repeat", names)
        go("do", typeof at("repeat")?.data === "number" ? names : new Set(names))
        return
      case "let":
        go("be", names)
        go("let", names)
        return
      case "either": {
        go("by", names)
        const written = (at("either")?.data ?? []) as readonly unknown[]
        const branches = written.map((data, i) => {
          const inner = new Set(names)
          this.part({ shape: opened.shape, data, step: i }, placeAt(placeAt(place, "either"), i), around, inner)
          return inner
        })
        for (const name of branches[0] ?? []) if (branches.every((branch) => branch.has(name))) names.add(name)
        return
      }
      case "continuous":
        go("on", names)
        go("continuous", names, { ...around, event: false, choices: false, targets: false })
        return
      case "later":
        go("later", names, { ...around, event: false, eventOfNumbers: false })
        this.ofItsOwn(names, () => go("do", new Set(names), anything))
        return
      case "reflexive":
        this.ofItsOwn(names, () => go("reflexive", new Set(names), { ...anything, event: around.event }))
        return
      default:
        this.generic(opened, place, around, names)
    }
  }

  /** An ability that an effect leaves behind announces its targets when all that was named is known. */
  ofItsOwn(names: Names, check: () => void): void {
    const { announced } = this
    this.announced = new Set([...announced, ...names])
    check()
    this.announced = announced
  }

  /** An ability knows only its own names; what it was given by has gone when it works. */
  ability(opened: Opened, place: string): void {
    const outside = [this.ever, this.announced, this.targeted] as const
    this.ever = new Set()
    this.announced = new Set()
    this.targeted = new Set()
    const names: Names = new Set()
    const go = (step: string, around: Around): void => {
      const part = opened.parts.find((one) => one.step === step)
      if (part !== undefined) this.part(part, placeAt(place, step), around, names)
    }
    const eventless: Around = { ...anything, event: false, eventOfNumbers: false }
    switch (opened.head) {
      case "spell":
        go("spell", eventless)
        break
      case "when":
        go("when", eventless)
        go("if", anything)
        go("do", anything)
        break
      case "activate":
        go("if", { ...eventless, targets: false })
        go("cost", { ...eventless, targets: false })
        go("activate", eventless)
        break
      case "static":
        for (const step of ["static", "to", "while"]) go(step, { ...eventless, targets: false })
        break
      case "replace":
        go("replace", { ...eventless, targets: false })
        go("if", { ...anything, targets: false })
        go("with", { ...anything, targets: false })
        break
      default:
        this.generic(opened, place, anything, names)
    }
    ;[this.ever, this.announced, this.targeted] = outside
  }

  modal(opened: Opened, data: unknown, place: string, around: Around, names: Names): void {
    const fault = modalFault(data as never, place)
    if (fault !== null) this.refuse(fault)
    for (const part of opened.parts) {
      const at = placeAt(place, part.step)
      if (part.step !== "modes") this.part(part, at, { ...around, choices: false, targets: false }, new Set(names))
      else {
        const { targeted } = this
        for (const mode of open(this.language, part.shape, part.data).parts) {
          this.targeted = new Set(targeted)
          this.generic(open(this.language, mode.shape, mode.data), placeAt(at, mode.step), around, new Set(names))
        }
        this.targeted = targeted
      }
    }
  }

  /** Objects or players: the words that need an event, somebody to ask, or targets. */
  object(opened: Opened, data: unknown, place: string, around: Around, names: Names): void {
    const fault = this.objectFault(opened.head, data, place, around)
    if (fault !== null) this.refuse(fault)
    // A name is given as the objects are chosen; merely looking at them gives none.
    const inner = around.choices ? names : new Set(names)
    const inside = { ...around, choices: false }
    if (opened.head === "target" || opened.head === "targetPlayer") this.announce(opened, place, inside, names)
    else this.generic(opened, place, inside, inner)
  }

  /** A target is announced before anything is done: only the names of earlier targets are known then. */
  announce(opened: Opened, place: string, around: Around, names: Names): void {
    const early = new Set([...names].filter((name) => this.announced.has(name)))
    this.generic(opened, place, { ...around, announcing: true }, early)
    for (const name of early) {
      this.announced.add(name)
      this.targeted.add(name)
      names.add(name)
    }
  }

  objectFault(head: string | null, data: unknown, place: string, around: Around): Fault | null {
    if ((data === "it" || data === "cause" || data === "that-player") && !around.event)
      return cardFault("no-event", place)
    if (head === "target" || head === "targetPlayer") {
      const at = placeAt(place, head)
      if (!this.withTargets) return cardFault("no-targets", at, { word: head })
      if (!around.targets) return cardFault("target-not-here", at, { word: head })
    }
    if ((head === "choose" || head === "random") && !around.choices)
      return cardFault("no-choice", placeAt(place, head), { word: head })
    return conflictFault(data, place)
  }

  bind(name: string, names: Names): void {
    names.add(name)
    this.ever.add(name)
  }

  use(name: string, place: string, names: Names, around: Around): void {
    if (names.has(name) || (!around.announcing && this.targeted.has(name))) return
    const elsewhere = this.ever.has(name)
    this.refuse(
      elsewhere && around.announcing
        ? cardFault("named-too-late", place, { name })
        : cardFault("unbound-name", place, { name, nearest: nearest(name, names), elsewhere }),
    )
  }
}

/** What may stand inside a term that is looked at, not carried out. */
function insideOf(term: Term | null, around: Around): Around {
  // What is carried out may ask, wherever it is written: what a static ability lets a player do, a cost.
  if (term === "cost") return { ...around, choices: true }
  if (term === null || !looked.has(term)) return around
  const event = around.event || ((term === "value" || term === "amount") && around.eventOfNumbers)
  const fixed = term === "static" || term === "pattern"
  return { ...around, event, choices: false, targets: around.targets && !fixed }
}

const isTarget = (data: unknown): boolean =>
  typeof data === "object" && data !== null && ("target" in data || "targetPlayer" in data)

/** Is or holds an effect at its outside, so that it may be left undone? */
const isBinding = ({ shape }: Part): boolean => shape.shape === "binds"

const isCondition = ({ shape }: Part): boolean => shape.shape === "term" && shape.term === "condition"

function holdsEffect(shape: Shape): boolean {
  if (shape.shape === "term") return shape.term === "effect"
  if (shape.shape === "list") return holdsEffect(shape.of)
  return shape.shape === "either" && shape.of.some(holdsEffect)
}

const exclusive = ["count", "upTo", "any"] as const

function conflictFault(data: unknown, place: string): Fault | null {
  if (typeof data !== "object" || data === null || !("choose" in data || "target" in data || "targetPlayer" in data))
    return null
  const [first, second] = exclusive.filter((key) => (data as Readonly<Record<string, unknown>>)[key] !== undefined)
  return first === undefined || second === undefined
    ? null
    : cardFault("conflict", placeAt(place, second), { first, second })
}
