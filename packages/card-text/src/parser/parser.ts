import { Memory } from "./memory.ts"
import type { Node, Tables } from "./tables.ts"

/** What was known to stand at a place: a word, or what has a name of its own. */
export interface Expected {
  readonly type: string
  readonly text?: string
  readonly description?: string
}

/** What reading gave, and where it came farthest. */
export interface Reading {
  /** `failed` where the rule couldn't be read. */
  readonly result: unknown
  /** Behind what was read. */
  readonly end: number
  readonly farthest: number
  /** What was expected at the farthest place, so far as it was asked for. */
  readonly expected: readonly Expected[]
}

/** Where a grammar's own code stands in the text: what it is about. */
export interface Here {
  input: string
  options: Readonly<Record<string, unknown>>
  from: number
  to: number
}

/** A grammar's own code. It finds what was kept in the frames, at places counted back from the end. */
export type Action = (frames: readonly unknown[], end: number) => unknown

/** Reads a text by a rule. `asked`: the only place at which what was expected there is told; by itself, at every place. */
export type Parse = (text: string, rule: string, options: Readonly<Record<string, unknown>>, asked?: number) => Reading

/** What can't be read. */
export const failed: unique symbol = Symbol("failed")

/** What is read where no value is asked for. */
const done = undefined

type Step = () => unknown

/** A way of a choice: the letters that it begins with, and the word, as far as that is known. */
interface Way {
  readonly set: Uint8Array | undefined
  readonly word: string
  readonly step: Step
}

/** The word that a step begins with; "" where it isn't always the same, or where a rule has to remember that it isn't there. */
function firstWord(node: Node): string {
  switch (node[0]) {
    case "word":
      return node[1]
    case "turn":
      return firstWord(node[1][0] as Node)
    case "do":
    case "kept":
      return firstWord(node[2])
    case "text":
      return firstWord(node[1])
    default:
      return ""
  }
}

/** At every place what was expected is asked for. */
const everywhere = -2

/**
 * A parser of a grammar: ordered choice, every rule remembers what it read at a place (a packrat parser).
 *
 * Its steps are functions made from a few patterns when it is first asked, not code written for each rule: what is called often
 * is a few hundred lines, which run fast soon, where written code of many thousands would mostly run cold.
 *
 * While nobody asks what was expected, a rule or a way of a choice is only tried where a letter stands that it may begin with.
 * @param here is set before each action
 */
export function parserOf(tables: Tables, actions: readonly Action[], here: Here): Parse {
  const { count } = tables
  const kindOf = new Uint16Array(0x10000)
  tables.begins.forEach((code, i) => {
    kindOf.fill(tables.kinds[i] as number, code, tables.begins[i + 1] ?? 0x10000)
  })
  const sets = tables.sets.map((set) => Uint8Array.from([...set, 0], Number))
  const rules = new Map(tables.rules.map(([name], i) => [name, i]))
  const memory = new Memory(tables.rules.length)
  const read: Step[] = []

  let input = ""
  let at = 0
  let asked = everywhere
  /** Within what is only looked at, or has a name of its own, nothing is expected. */
  let silent = 0
  let farthest = 0
  let expected: Expected[] = []
  let frames: unknown[] = []
  let end = 0

  tables.rules.forEach((_, rule) => {
    read[rule] = () => {
      const made = ruleOf(rule)
      read[rule] = made
      return made()
    }
  })

  return (text, name, options, place = everywhere) => {
    const rule = rules.get(name)
    if (rule === undefined) throw new Error(`The grammar has no rule ${name}.`)
    input = text
    at = 0
    asked = place
    silent = 0
    farthest = 0
    expected = []
    frames = []
    end = 0
    memory.begin(text.length)
    here.input = text
    here.options = options
    const result = (read[rule] as Step)()
    return { result, end: at, farthest, expected }
  }

  function kind(): number {
    return at < input.length ? (kindOf[input.charCodeAt(at)] as number) : count
  }

  function fail(what: Expected): void {
    if (at !== asked && asked !== everywhere) {
      if (at > farthest) farthest = at
      return
    }
    if (at < farthest) return
    if (at > farthest) {
      farthest = at
      expected = []
    }
    expected.push(what)
  }

  /** May be left out here what can't begin here? Then only the place of its failure is kept. */
  function skips(): boolean {
    if (silent !== 0) return true
    if (asked === at || asked === everywhere) return false
    if (at > farthest) farthest = at
    return true
  }

  function ruleOf(rule: number): Step {
    const [, node, places, set, remembers] = tables.rules[rule] as Tables["rules"][number]
    const inner = step(node)
    const begins = sets[set]
    if (!remembers) return inner
    return () => {
      if (begins !== undefined && begins[kind()] === 0 && skips()) return failed
      const slot = at * memory.width + rule
      if (memory.knows(slot)) {
        at = memory.ends[slot] as number
        return memory.values[slot]
      }
      end += places
      const value = inner()
      end -= places
      memory.keep(slot, at, value)
      return value
    }
  }

  function step(node: Node): Step {
    switch (node[0]) {
      case "word":
        return word(node[1])
      case "words":
        return words(node[1])
      case "letter":
        return letter(node[1], node[2])
      case "any":
        return () => {
          if (at < input.length) return input[at++]
          if (silent === 0) fail({ type: "any" })
          return failed
        }
      case "rule": {
        const rule = node[1]
        return () => (read[rule] as Step)()
      }
      case "turn":
        return node[2] ? list(node[1].map(step)) : inTurn(node[1].map(step))
      case "either":
        return either(node[1])
      case "times":
        return times(step(node[1]), node[2], node[3] ?? Number.POSITIVE_INFINITY)
      case "perhaps": {
        const inner = step(node[1])
        return () => {
          const value = inner()
          return value === failed ? null : value
        }
      }
      case "ahead":
        return ahead(step(node[1]), node[2])
      case "asked": {
        const action = actions[node[1]] as Action
        const wanted = node[2]
        return () => {
          here.from = here.to = at
          return Boolean(action(frames, end)) === wanted ? done : failed
        }
      }
      case "do": {
        const action = actions[node[1]] as Action
        const inner = step(node[2])
        return () => {
          const start = at
          if (inner() === failed) return failed
          here.from = start
          here.to = at
          return action(frames, end)
        }
      }
      case "kept": {
        const back = node[1]
        const inner = step(node[2])
        return () => {
          const value = inner()
          frames[end - back] = value
          return value
        }
      }
      case "text": {
        const inner = step(node[1])
        return () => {
          const start = at
          return inner() === failed ? failed : input.slice(start, at)
        }
      }
      case "named": {
        const what = { type: "other", description: node[1] }
        const inner = step(node[2])
        return () => {
          silent++
          const value = inner()
          silent--
          if (value === failed && silent === 0) fail(what)
          return value
        }
      }
    }
  }

  function word(text: string): Step {
    const what = { type: "literal", text }
    const code = text.charCodeAt(0)
    const { length } = text
    return () => {
      if (length === 0 || (input.charCodeAt(at) === code && (length === 1 || input.startsWith(text, at)))) {
        at += length
        return text
      }
      if (silent === 0) fail(what)
      return failed
    }
  }

  function words(all: readonly string[]): Step {
    const whats = all.map((text) => ({ type: "literal", text }))
    const byKind: (readonly string[])[] = []
    return () => {
      const skipping = skips()
      const now = kind()
      byKind[now] ??= all.filter((text) => kindOf[text.charCodeAt(0)] === now)
      const list = skipping ? (byKind[now] as readonly string[]) : all
      for (let i = 0; i < list.length; i++) {
        const text = list[i] as string
        if (input.startsWith(text, at)) {
          at += text.length
          return text
        }
        if (!skipping) fail(whats[i] as Expected)
      }
      return failed
    }
  }

  function letter(stretches: readonly (readonly [number, number])[], inverted: boolean): Step {
    const what = { type: "class" }
    const among = (code: number): boolean => stretches.some(([from, to]) => from <= code && code <= to) !== inverted
    const low = Uint8Array.from({ length: 128 }, (_, code) => (among(code) ? 1 : 0))
    return () => {
      if (at < input.length) {
        const code = input.charCodeAt(at)
        if (code < 128 ? low[code] === 1 : among(code)) return input[at++]
      }
      if (silent === 0) fail(what)
      return failed
    }
  }

  function inTurn(steps: readonly Step[]): Step {
    const [first, second, third] = steps as readonly [Step, Step, Step]
    const { length } = steps
    if (length === 1) return first
    if (length === 2)
      return () => {
        const start = at
        if (first() === failed) return failed
        if (second() !== failed) return done
        at = start
        return failed
      }
    if (length === 3)
      return () => {
        const start = at
        if (first() === failed) return failed
        if (second() !== failed && third() !== failed) return done
        at = start
        return failed
      }
    return () => {
      const start = at
      for (let i = 0; i < length; i++)
        if ((steps[i] as Step)() === failed) {
          at = start
          return failed
        }
      return done
    }
  }

  function list(steps: readonly Step[]): Step {
    const { length } = steps
    return () => {
      const start = at
      const values: unknown[] = []
      for (let i = 0; i < length; i++) {
        const value = (steps[i] as Step)()
        if (value === failed) {
          at = start
          return failed
        }
        values.push(value)
      }
      return values
    }
  }

  function either(ways: readonly (readonly [number, Node])[]): Step {
    const all = ways.map(([set, node]) => ({ set: sets[set], word: firstWord(node), step: step(node) }))
    const byKind: (readonly Way[])[] = []
    return () => {
      const skipping = skips()
      let now: readonly Way[] = all
      if (skipping) {
        const letter = kind()
        byKind[letter] ??= all.filter(({ set }) => set === undefined || set[letter] === 1)
        now = byKind[letter] as readonly Way[]
      }
      for (let i = 0; i < now.length; i++) {
        const way = now[i] as Way
        if (skipping && way.word !== "" && !input.startsWith(way.word, at)) continue
        const value = way.step()
        if (value !== failed) return value
      }
      return failed
    }
  }

  function times(inner: Step, least: number, most: number): Step {
    return () => {
      const start = at
      const values: unknown[] = []
      while (values.length < most) {
        const value = inner()
        if (value === failed) break
        values.push(value)
      }
      if (values.length >= least) return values
      at = start
      return failed
    }
  }

  function ahead(inner: Step, wanted: boolean): Step {
    return () => {
      const start = at
      silent++
      const value = inner()
      silent--
      at = start
      return (value !== failed) === wanted ? done : failed
    }
  }
}
