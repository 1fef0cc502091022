import fc from "fast-check"
import { describe, expect, test, vi } from "vitest"
import type { Key } from "../src/ids.ts"
import {
  contains,
  count,
  countUpTo,
  explain,
  fingerprint,
  isForced,
  iterate,
  next,
  normalise,
  type Oracle,
  type Space,
  sample,
  spaceError,
} from "../src/space/index.ts"
import { dice, oracles, others, picks, tightPicks } from "./space.arbitrary.ts"
import { allLists, legal, legalPicks, same, sorted } from "./space.reference.ts"

vi.setConfig({ testTimeout: 30_000 })

const runs = { numRuns: 600 }
const any = fc.oneof(picks(4, 3), others)

/** The keys of a space, and some that it doesn't offer. */
function alphabet(space: Space): Key[] {
  switch (space.type) {
    case "pick":
    case "order":
    case "distribute":
      return [...space.options.map((it) => it.key), "unknown"]
    case "partition":
      return [...space.options.map((it) => it.key), ...space.groups.map((it) => it.name)]
    case "number":
      return [...Array.from({ length: 20 }, (_, i) => i - 5), 0.5, Number.NaN, Number.POSITIVE_INFINITY, "1"]
    case "name":
      return [...space.names, "unknown", 1]
  }
}

function longest(space: Space): number {
  switch (space.type) {
    case "pick":
      return Math.min(space.max + 1, 4)
    case "order":
      return space.options.length + 1
    case "partition":
      return Math.min(space.options.length + space.groups.length, 5)
    case "distribute":
      return space.total + 1
    default:
      return 2
  }
}

const listsOf = (space: Space): Key[][] => allLists(alphabet(space), longest(space))

/** The legal answers, each in all its forms, by trying all lists. */
const legalLists = (space: Space, oracle: Oracle | undefined): Key[][] => {
  const picked = space.type === "pick" ? legalPicks(space, oracle) : []
  return listsOf(space).filter((keys) => legal(space, keys, picked))
}

describe("membership", () => {
  test("contains and explain say what the reference says", () => {
    fc.assert(
      fc.property(any, oracles, (space, oracle) => {
        const picked = space.type === "pick" ? legalPicks(space, oracle) : []
        const wrong = listsOf(space).filter((keys) => {
          const expected = legal(space, keys, picked)
          return contains(space, keys, oracle) !== expected || (explain(space, keys, oracle) === null) !== expected
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  test("normalise is idempotent, keeps membership, and makes equal what differs in order only", () => {
    fc.assert(
      fc.property(any, (space) => {
        const answers = new Set([...iterate(space)].map((it) => JSON.stringify(it)))
        const wrong = listsOf(space).filter((keys) => {
          const normal = normalise(space, keys)
          if (!same(normalise(space, normal), normal)) return true
          return contains(space, keys)
            ? !answers.has(JSON.stringify(normal))
            : contains(space, normal) || normal.length !== keys.length
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 300 },
    )
  })
})

describe("enumeration", () => {
  test("iterate gives every answer once, normalised; picks in the documented order", () => {
    fc.assert(
      fc.property(any, oracles, (space, oracle) => {
        const answers = [...iterate(space, oracle)]
        expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(answers.length)
        for (const answer of answers) expect(normalise(space, answer)).toEqual(answer)
        if (space.type === "pick") expect(answers).toEqual(legalPicks(space, oracle))
        else {
          const short = answers.filter((it) => it.length <= longest(space))
          const expected = legalLists(space, oracle).filter((keys) => same(normalise(space, keys), keys))
          expect(new Set(short.map((it) => JSON.stringify(it)))).toEqual(
            new Set(expected.map((it) => JSON.stringify(it))),
          )
        }
      }),
      runs,
    )
  })

  test("count, countUpTo and isForced agree with iterate", () => {
    fc.assert(
      fc.property(any, oracles, fc.nat({ max: 12 }), (space, oracle, limit) => {
        const answers = [...iterate(space, oracle)]
        expect(count(space, oracle)).toBe(answers.length)
        expect(count(space, oracle, limit)).toBe(answers.length > limit ? "many" : answers.length)
        expect(countUpTo(space, limit, oracle)).toBe(Math.min(limit, answers.length))
        expect(isForced(space, oracle)).toEqual(answers.length === 1 ? answers[0] : null)
      }),
      runs,
    )
  })

  test("sample gives legal normalised answers, and throws where there is none", () => {
    fc.assert(
      fc.property(any, oracles, fc.integer(), (space, oracle, seed) => {
        const random = dice(seed)
        const none = countUpTo(space, 1, oracle) === 0
        for (let i = 0; i < 10; i++) {
          if (none) expect(() => sample(space, random, oracle)).toThrow(RangeError)
          else {
            const answer = sample(space, random, oracle)
            expect(contains(space, answer, oracle)).toBe(true)
            expect(normalise(space, answer)).toEqual(answer)
          }
        }
      }),
      runs,
    )
  })
})

describe("next", () => {
  /** Can the picks be completed to one of the answers? */
  function reaches(space: Space, answers: readonly Key[][], picked: readonly Key[]): boolean {
    if (space.type !== "pick" && space.type !== "distribute")
      return answers.some((it) => same(it.slice(0, picked.length), picked))
    const times = (keys: readonly Key[], key: Key) => keys.filter((it) => it === key).length
    return answers.some((it) => picked.every((key) => times(it, key) >= times(picked, key)))
  }

  const partials = (space: Space): Key[][] => listsOf(space).filter((keys) => keys.length <= 3)

  test("lists exactly the keys after which an answer can be reached", () => {
    fc.assert(
      fc.property(any, (space) => {
        const answers =
          space.type === "pick" || space.type === "distribute" ? [...iterate(space)] : legalLists(space, undefined)
        // Lists of all forms are cut to a length: measure only what fits.
        const cut = space.type === "partition" && space.options.length + space.groups.length > longest(space)
        const wrong = (cut ? [] : partials(space)).filter((partial) => {
          const { keys, complete } = next(space, partial)
          const expected = reaches(space, answers, partial)
            ? alphabet(space).filter((key) => reaches(space, answers, [...partial, key]))
            : []
          return complete !== contains(space, partial) || !same([...keys].sort(), expected.sort())
        })
        expect(wrong).toEqual([])
      }),
      runs,
    )
  })

  test("asks the engine about the picks with each key", () => {
    fc.assert(
      fc.property(picks(4, 3), oracles, (space, oracle) => {
        if (space.type !== "pick") return
        const answers = legalPicks(space, oracle, true)
        const questions = space.constraints.flatMap((it) => (it.type === "ask" ? [it.question] : []))
        const mayStand = (keys: readonly Key[]) =>
          questions.every((it) => oracle === undefined || oracle(it, sorted(space, keys), true))
        const wrong = partials(space).filter((partial) => {
          const { keys, complete } = next(space, partial, oracle)
          const expected = alphabet(space).filter(
            (key) => reaches(space, answers, [...partial, key]) && mayStand([...partial, key]),
          )
          return complete !== contains(space, partial, oracle) || !same([...keys].sort(), expected.sort())
        })
        expect(wrong).toEqual([])
      }),
      runs,
    )
  })

  test("following it always ends at an answer", () => {
    fc.assert(
      fc.property(any, fc.integer(), (space, seed) => {
        if (countUpTo(space, 1) === 0) return
        const random = dice(seed)
        const picked: Key[] = []
        for (;;) {
          const { keys, complete } = next(space, picked)
          if (complete && (keys.length === 0 || random(2) === 0)) break
          expect(keys.length).toBeGreaterThan(0)
          picked.push(keys[random(keys.length)] as Key)
        }
        expect(contains(space, picked)).toBe(true)
      }),
      runs,
    )
  })
})

test("wider picks with more constraints agree with trying all", () => {
  fc.assert(
    fc.property(picks(9, 4, 5), oracles, fc.integer(), (space, oracle, seed) => {
      if (space.type !== "pick") return
      const answers = legalPicks(space, oracle)
      expect([...iterate(space, oracle)]).toEqual(answers)
      expect(count(space, oracle)).toBe(answers.length)
      if (answers.length > 0) expect(contains(space, sample(space, dice(seed), oracle), oracle)).toBe(true)
      const reachable = new Set(legalPicks(space, undefined).flat())
      expect(new Set(next(space, []).keys)).toEqual(reachable)
    }),
    { numRuns: 300 },
  )
})

test("picks with few answers agree with trying all, dead ends remembered or not", () => {
  fc.assert(
    fc.property(tightPicks(11), fc.integer(), (space, seed) => {
      if (space.type !== "pick") return
      const answers = legalPicks(space, undefined)
      expect([...iterate(space)]).toEqual(answers)
      expect(count(space)).toBe(answers.length)
      expect(new Set(next(space, []).keys)).toEqual(new Set(answers.flat()))
      if (answers.length > 0) expect(contains(space, sample(space, dice(seed)))).toBe(true)
      else expect(() => sample(space, dice(seed))).toThrow(RangeError)
    }),
    { numRuns: 200 },
  )
})

describe("fingerprint", () => {
  test("is equal for equal spaces", () => {
    fc.assert(
      fc.property(any, fc.integer(), (space, seed) => {
        expect(fingerprint(structuredClone(space), seed)).toBe(fingerprint(space, seed))
        const hash = fingerprint(space)
        expect(hash).toBe(hash >>> 0)
      }),
    )
  })

  test("differs for spaces that differ in more than what options stand for", () => {
    fc.assert(
      fc.property(any, any, (one, other) => {
        const bare = (space: Space) =>
          JSON.stringify("options" in space ? { ...space, options: space.options.map((it) => it.key) } : space)
        // -0 and the order of an object's keys aside, the text is the space; a chance meeting is one in 2^32.
        if (bare(one) !== bare(other)) expect(fingerprint(one)).not.toBe(fingerprint(other))
      }),
      { numRuns: 2000 },
    )
  })
})

test("a space with answers is sound but for what its constraints name", () => {
  fc.assert(
    fc.property(any, (space) => {
      if (spaceError(space) !== null && space.type !== "pick") expect(countUpTo(space, 1)).toBe(0)
      if (space.type !== "pick" && spaceError(space) === null) expect(countUpTo(space, 1)).toBe(1)
      if (space.type === "pick" && countUpTo(space, 1) === 1)
        expect(spaceError(space) ?? "counts: max").toMatch(/counts|max/)
    }),
    runs,
  )
})
