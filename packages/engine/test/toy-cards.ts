import { type Language, languageOf, type Shape, type Term, type TermSpec } from "@dilemma-table/engine"
import fc from "fast-check"
import { toy } from "./toy-language.ts"

/*
 * Cards of the toy game that mean something: built by the shapes, with names used only where they are bound for sure.
 */

type Fields = Extract<Shape, { shape: "record" }>["fields"]

/** What may stand here, and the names known so far. Names bound on the way are added. */
interface Here {
  readonly names: string[]
  readonly event: boolean
  readonly choices: boolean
  readonly targets: boolean
  readonly depth: number
}

const looked: readonly Term[] = ["value", "amount", "condition", "filter", "player", "pattern", "static", "mode-count"]
const withoutTargets: readonly Term[] = ["static", "pattern", "cost"]

/** Words that mean something of the event which triggered the ability. */
const ofEvent: ReadonlySet<string> = new Set(["it", "cause", "that-player"])

class Builder {
  readonly language: Language = languageOf(toy)
  readonly roll: (max: number) => number
  fresh = 0

  constructor(roll: (max: number) => number) {
    this.roll = roll
  }

  oneOf<T>(list: readonly T[]): T {
    return list[this.roll(list.length - 1)] as T
  }

  build(shape: Shape, here: Here): unknown {
    switch (shape.shape) {
      case "integer":
        return Math.max(shape.min ?? -3, Math.min(shape.max ?? 9, (shape.min ?? 0) + this.roll(3)))
      case "text":
        return this.oneOf(["", "a text"])
      case "boolean":
        return this.oneOf([true, false])
      case "true":
        return true
      case "words":
        return this.oneOf(shape.words)
      case "list": {
        const length = Math.min(shape.max ?? 9, (shape.min ?? 0) + this.roll(here.depth > 0 ? 2 : 0))
        return Array.from({ length }, () => this.build(shape.of, here))
      }
      case "tuple":
        return shape.of.map((one) => this.build(one, here))
      case "record":
        return this.fields(shape.fields, here)
      case "map":
        return { [this.oneOf(["one", "the other"])]: this.build(shape.of, here) }
      case "either":
        return this.build(this.oneOf(shape.of), here)
      case "term":
        return this.term(shape.term, { ...here, depth: here.depth - 1 })
      case "binds":
        return this.bind(here)
      case "uses":
        return this.oneOf(here.names)
    }
  }

  bind(here: Here): string {
    const name = `n${this.fresh++}`
    here.names.push(name)
    return name
  }

  apart(here: Here): Here {
    return { ...here, names: [...here.names] }
  }

  /** Names are given after everything else, effects inside are a world of their own. */
  fields(fields: Fields, here: Here): Record<string, unknown> {
    const built: Record<string, unknown> = {}
    const entries = Object.entries(fields).map(([key, field]) => ({
      key,
      shape: "optional" in field ? field.optional : field,
      wanted: !("optional" in field) || (here.depth > 0 && this.roll(3) === 0),
    }))
    const rank = ({ shape }: { shape: Shape }) =>
      shape.shape === "binds" ? 1 : shape.shape === "term" && shape.term === "effect" ? 2 : 0
    for (const { key, shape } of entries.filter((one) => one.wanted).sort((a, b) => rank(a) - rank(b)))
      built[key] = this.build(shape, rank({ shape }) === 2 ? this.apart(here) : here)
    return built
  }

  term(term: Term, here: Here): unknown {
    const spec = this.language.terms[term]
    if (term === "ability") return this.ability(spec, here)
    if (term === "effect") return this.effect(spec, { ...here, choices: true })
    if (term === "modal") return this.modal(here)
    const inside: Here = {
      ...here,
      choices: term === "cost" || (here.choices && !looked.includes(term)),
      targets: here.targets && !withoutTargets.includes(term),
    }
    if (spec.fields !== undefined) return this.fields(spec.fields, inside)
    if (spec.several === true) return this.several(term, spec, inside)
    return this.oneForm(term, spec, inside)
  }

  several(term: Term, spec: TermSpec, here: Here): unknown {
    const heads = this.heads(spec, here)
    const wanted = heads.filter(() => this.roll(5) === 0).slice(0, here.depth > 0 ? 3 : 1)
    if (term === "static" && wanted.length === 0) return { cant: "attack" }
    return Object.assign({}, ...wanted.map((head) => this.headed(spec, head, here)))
  }

  oneForm(term: Term, spec: TermSpec, here: Here): unknown {
    const alone = Object.keys(spec.alone ?? {}).filter((word) => !ofEvent.has(word) || here.event)
    const heads = this.heads(spec, here)
    const simple = [...alone.map((word) => () => word), ...(spec.integer === undefined ? [] : [() => 1 + this.roll(3)])]
    const forms = heads.map((head) => () => this.headed(spec, head, here))
    const all = here.depth > 0 || simple.length === 0 ? [...simple, ...forms] : simple
    if (here.depth < -8 && term === "condition") return { yourTurn: true }
    return this.oneOf(all)()
  }

  heads(spec: TermSpec, here: Here): readonly string[] {
    return Object.keys(spec.heads ?? {}).filter((head) => {
      if (head === "ref" || head === "did") return here.names.length > 0
      if (head === "choose" || head === "random") return here.choices
      if (head === "target" || head === "targetPlayer") return here.targets
      return here.depth > 0 || !["any", "every", "not", "some", "is"].includes(head)
    })
  }

  headed(spec: TermSpec, head: string, here: Here): Record<string, unknown> {
    const entry = spec.heads?.[head]
    if (entry === undefined) throw new Error(head)
    const looking = head !== "target" && head !== "targetPlayer"
    const inner = looking && here.choices ? here : this.apart(looking ? here : { ...here, names: [] })
    const built = this.fields(
      { [head]: entry.shape, ...entry.fields },
      { ...inner, choices: here.choices && spec.several !== true && !isSelector(head) },
    )
    if ("choose" in built || "target" in built || "targetPlayer" in built) {
      const [, ...others] = ["count", "upTo", "any"].filter((key) => key in built)
      for (const key of others) delete built[key]
    }
    return built
  }

  effect(spec: TermSpec, here: Here): unknown {
    if (here.depth <= 0) return { draw: 1 }
    const effect = (inner: Here): unknown => this.build({ shape: "term", term: "effect" }, inner)
    const build = (term: Term, inner: Here = here): unknown => this.build({ shape: "term", term }, inner)
    const some = this.roll(1) === 0
    switch (this.roll(9)) {
      case 0:
        return Array.from({ length: this.roll(3) }, () => effect(here))
      case 1:
        return {
          if: build("condition", { ...here, choices: false }),
          then: effect(this.apart(here)),
          ...(some ? { else: effect(this.apart(here)) } : {}),
        }
      case 2: {
        const inner = this.apart(here)
        return { may: effect(inner), then: effect(inner), ...(some ? { else: effect(this.apart(here)) } : {}) }
      }
      case 3:
        return { try: effect(here), then: effect(this.apart(here)) }
      case 4: {
        const over = build("selector")
        const inner = this.apart(here)
        return { forEach: over, as: this.bind(inner), do: effect(inner) }
      }
      case 5: {
        const be = build(some ? "value" : "selector")
        return { let: this.bind(here), be }
      }
      case 6:
        return { either: [effect(this.apart(here)), effect(this.apart(here))] }
      case 7:
        return { modal: build("modal") }
      case 8:
        return some
          ? { continuous: { does: build("static", { ...here, event: false, targets: false }) }, until: "this-turn" }
          : {
              later: build("pattern", { ...here, event: false }),
              do: effect({ ...this.apart(here), event: true, targets: true }),
            }
      default: {
        const verbs = Object.keys(spec.heads ?? {}).filter((head) => Object.hasOwn(toy.vocabulary.verbs, head))
        return this.headed(spec, this.oneOf(verbs), here)
      }
    }
  }

  modal(here: Here): unknown {
    const modes = Array.from({ length: 1 + this.roll(2) }, () => {
      const inner = this.apart(here)
      const { cost: _, ...fields } = this.language.terms.mode.fields ?? {}
      return { ...this.fields(fields, inner), ...(this.roll(2) === 0 ? { cost: [{ pay: 1 }] } : {}) }
    })
    return {
      choose: this.oneOf<unknown>([1, modes.length, { any: true }, { upTo: 2 }, { oneOf: [0, 1] }, { weight: 9 }]),
      modes,
    }
  }

  ability(spec: TermSpec, outside: Here): unknown {
    const here: Here = { names: [], event: false, choices: true, targets: true, depth: outside.depth }
    const build = (term: Term, more: Partial<Here> = {}): unknown =>
      this.build({ shape: "term", term }, { ...here, ...more })
    switch (this.roll(here.depth > 0 ? 6 : 0)) {
      case 0:
        return this.oneOf(Object.keys(spec.alone ?? {}))
      case 1:
        return { breaker: 2 + this.roll(3) }
      case 2:
        return { spell: build("effect") }
      case 3:
        return { when: build("pattern"), do: build("effect", { event: true }) }
      case 4: {
        const cost = [build("cost", { targets: false })]
        return { activate: build("effect"), cost }
      }
      case 5:
        return { static: build("static", { targets: false }), to: build("filter", { targets: false }) }
      default:
        return { replace: build("pattern", { targets: false }), with: build("effect", { event: true, targets: false }) }
    }
  }
}

const isSelector = (head: string): boolean => ["choose", "target", "random", "top", "all"].includes(head)

/** A card that passes. */
export const toyCard: fc.Arbitrary<Record<string, unknown>> = fc.gen().map((gen) => {
  const builder = new Builder((max) => gen(fc.integer, { min: 0, max }))
  const here: Here = { names: [], event: false, choices: true, targets: true, depth: 6 }
  const face = (): unknown => ({
    types: ["creature"],
    cost: builder.roll(9),
    abilities: Array.from({ length: 1 + builder.roll(2) }, () => builder.term("ability", here)),
  })
  return {
    name: { en: "Toy" },
    faces: [face()],
    ...(builder.roll(3) === 0 ? { wordings: { old: { faces: [{ cost: 1 }] } } } : {}),
  }
})

/** A step into data, and all of the places in it where a field stands. */
export type Path = readonly (string | number)[]

export function fieldsIn(data: unknown, at: Path = []): readonly Path[] {
  if (typeof data !== "object" || data === null) return []
  return Object.entries(data).flatMap(([key, value]) => {
    const step = Array.isArray(data) ? Number(key) : key
    const here: Path = [...at, step]
    return [...(Array.isArray(data) ? [] : [here]), ...fieldsIn(value, here)]
  })
}

/** The data with the object that holds this field changed. */
export function changed(
  data: unknown,
  path: Path,
  change: (holder: Record<string, unknown>, key: string) => object,
): unknown {
  const [step, ...rest] = path
  if (rest.length === 0) return change(data as Record<string, unknown>, String(step))
  const copy = (Array.isArray(data) ? [...data] : { ...(data as object) }) as Record<string | number, unknown>
  copy[step as string] = changed(copy[step as string], rest, change)
  return copy
}

/** What lies at a place as faults name it; throws if nothing does. */
export function atPlace(data: unknown, place: string): unknown {
  let here = data
  for (const [, field, index, quoted] of place.matchAll(/\.([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)) {
    const step = field ?? (index === undefined ? (JSON.parse(quoted as string) as string) : Number(index))
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
      throw new Error(`Nothing is at ${place}`)
    here = (here as Record<string | number, unknown>)[step]
  }
  return here
}
