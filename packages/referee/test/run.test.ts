import { describe, expect, test } from "vitest"
import { failures, head, played } from "./texts.ts"

/** A position in which A can cast 《ブレイン・スラッシュ》 with both choices open. */
const brainSlash = `${head}given:
  A:
    hand: [ブレイン・スラッシュ]
    mana: [{ filler: { civilizations: [水, 闇] }, count: 6 }]
    battle: [{ filler: { civilizations: [水, 闇] }, label: one }, { filler: { civilizations: [水, 闇] }, label: two }]
    graveyard: [{ filler: { cost: 3 }, label: small }, { filler: { cost: 8 }, label: large }]
    deck: [{ filler: { type: spell }, count: 9 }]
play:
  - { by: A, use: ブレイン・スラッシュ }
`

describe("a ruling holds", () => {
  test("with what it says, answering by itself only what has one answer", () => {
    expect(played(`${brainSlash}  - { by: A, choose: [1] }\nthen: { A: { hand: 2 } }\n`).ok).toBe(true)
  })

  test("under several editions, each played for itself", () => {
    const result = played(
      `${brainSlash.replace("title", "rules: [2022-06-23, 2023-04-10, now]\ntitle")}  - { by: A, choose: [1] }\n`,
    )
    expect(result.ok).toBe(true)
    expect(result.plays.map(({ edition }) => edition.label.slice(0, 10))).toEqual([
      "2022-06-23",
      "2023-04-10",
      "now (2026-",
    ])
    expect(result.rules).toEqual(["2022-06-23", "2023-04-10", "now"])
  })
})

describe("a script that doesn't fit what is asked fails at its step", () => {
  test("what is named more often than it can be picked", () => {
    const cast = "given: { A: { hand: [Shock], battlefield: [Mountain] }, B: { battlefield: [Grizzly Bears] } }"
    const magic = head.replace(/^game: .*$/m, "game: magic")
    const text = `${magic}${cast.replace("Shock", "Lightning Bolt")}\nplay:\n  - { by: A, cast: Lightning Bolt }\n  - { by: A, pick: [B, B] }\n`
    expect(played(text).failures[0]?.message.en).toContain("B can be picked only once")
  })

  test("a choice that isn't asked for", () => {
    const { failures: found } = played(`${brainSlash}  - { by: A, pick: large }\n`)
    expect(found.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(["14:5 not-asked"])
    expect(found[0]?.message.en).toContain("answers what isn't asked: A is asked for modes (700.2a)")
    expect(found[0]?.message.ja).toContain("聞かれていない")
  })

  test("an answer of the wrong player", () => {
    expect(failures(`${brainSlash}  - { by: B, choose: [1] }\n`)).toEqual(["14:5 not-asked"])
  })

  test("an answer that isn't legal", () => {
    expect(failures(`${brainSlash}  - { by: A, choose: [3] }\n`)).toEqual(["14:5 not-legal"])
  })

  test("a card that isn't among those offered", () => {
    expect(failures(`${brainSlash}  - { by: A, choose: [2] }\n  - { by: A, pick: one }\n`)).toEqual([
      "15:5 not-offered",
    ])
  })

  test("a name that several have: the candidates are listed", () => {
    const text = `${head}given:
  A:
    hand: [爆進エナジー・スパイラル]
    mana: [{ filler: { civilizations: [水] }, count: 4 }]
    battle: [{ filler: { power: 2000 }, count: 2 }]
play:
  - { by: A, use: 爆進エナジー・スパイラル }
  - { by: A, choose: [2] }
  - { by: A, pick: クリーチャー、パワー2000 }
`
    const { failures: found } = played(text)
    expect(found.map(({ line, code }) => `${line} ${code}`)).toEqual(["13 ambiguous"])
    expect(found[0]?.message.en).toContain("クリーチャー、パワー2000, クリーチャー、パワー2000")
    const chosen = text.replace("pick: クリーチャー、パワー2000", "pick: { card: クリーチャー、パワー2000, n: 2 }")
    expect(failures(chosen)).toEqual([])
  })

  test("something that can't be done: the reason and its rule", () => {
    const text = `${head}given:\n  A: { hand: [ブレイン・スラッシュ] }\nplay:\n  - { by: A, use: ブレイン・スラッシュ }\n`
    const { failures: found } = played(text)
    expect(found.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(["8:5 not-possible"])
    expect(found[0]?.message.en).toContain("112.2")
  })

  test("a decision that the file leaves open: the decision and its answers, ready to be pasted", () => {
    const { failures: found } = played(brainSlash)
    expect(found.map(({ line, code }) => `${line} ${code}`)).toEqual(["13 unanswered"])
    expect(found[0]?.paste).toBe(
      [
        "  - asked: { who: A, kind: modes, rule: 700.2a }",
        "  - { by: A, choose: [1] }",
        "  # { by: A, choose: [2] }",
        "  # { by: A, choose: [1, 2] }",
      ].join("\n"),
    )
    expect(failures(`${brainSlash}${found[0]?.paste}\n`)).toEqual([])
  })

  test("a step after the end of the game", () => {
    const text = `${head}given:
  A: { battle: [{ filler: {}, label: attacker }] }
  B: { shields: [] }
play:
  - { by: A, attack: attacker }
  - { by: A, pass: true }
`
    expect(failures(text)).toEqual(["10:5 game-over"])
    const won = text.replace("  - { by: A, pass: true }", "then: { result: { winner: A } }")
    expect(failures(won)).toEqual([])
    expect(failures(won.replace("winner: A", "winner: B"))).toEqual(["10:7 result"])
  })
})

describe("what a decision must be is compared exactly", () => {
  const asked = (what: string) => failures(`${brainSlash}  - asked: ${what}\n  - { by: A, choose: [1] }\n`)

  test("who, what kind, by which rule, among what", () => {
    expect(asked("{ who: A, kind: modes, rule: 700.2a, options: [[1], [2], [2, 1]] }")).toEqual([])
    expect(asked("{ who: B, kind: modes }")).toContain("14:12 asked-who")
    expect(asked("{ who: A, kind: cards }")).toContain("14:12 asked-kind")
    expect(asked("{ kind: modes, rule: 601.1g }")).toEqual(["14:12 asked-rule"])
    expect(asked("{ kind: modes, about: large }")).toContain("14:12 asked-about")
    expect(asked("{ kind: modes, options: [[1], [2]] }")).toEqual(["14:12 asked-extra"])
    expect(asked("{ kind: modes, options: [[1], [2], [1, 2], []] }")).toEqual(["14:12 asked-absent"])
    expect(asked("{ kind: modes, offers: [1], lacks: [3], least: 1, most: 2 }")).toEqual([])
    expect(asked("{ kind: modes, offers: [3], lacks: [1], least: 0, most: 1 }")).toEqual([
      "14:12 asked-offers",
      "14:12 asked-lacks",
      "14:12 asked-least",
      "14:12 asked-most",
    ])
  })

  test("before and after what", () => {
    expect(asked("{ kind: modes, after: { step: pay-rest }, before: [draw, 捨てる] }")).toEqual([])
    expect(asked("{ kind: modes, after: draw }")).toEqual(["14:34 asked-early"])
    expect(asked("{ kind: modes, before: { step: pay-rest } }")).toEqual(["14:35 asked-late"])
    expect(asked("{ kind: modes, before: destroy }")).toEqual(["14:35 never-happens"])
  })
})

describe("what must be refused is tried without being done", () => {
  const refused = (what: string) => failures(`${brainSlash}  - refused: ${what}\n  - { by: A, choose: [1] }\n`)

  test("with the rule that forbids it", () => {
    expect(refused("{ by: A, choose: [1, 1], rule: 700.2a, code: answer-repeated }")).toEqual([])
    expect(refused("{ by: B, choose: [1], rule: 700.2a, code: not-yours }")).toEqual([])
    expect(refused("{ by: A, choose: [1], rule: 700.2a }")).toEqual(["14:14 not-refused"])
    expect(refused("{ by: A, choose: [3], rule: 601.1g }")).toEqual(["14:14 refused-rule"])
    expect(refused("{ by: A, choose: [3], code: not-yours }")).toEqual(["14:14 refused-code"])
  })

  test("with the sentence that the player gets", () => {
    expect(refused("{ by: B, choose: [1], says: { ja: 選ぶのはAで、Bではない } }")).toEqual([])
    expect(refused("{ by: B, choose: [1], says: { ja: 選べない } }")).toEqual(["14:14 refused-sentence"])
  })

  test("a card that isn't known at the rulebook's date", () => {
    const text = `format: 1
id: test-ruling
game: magic
rules: [2026-11-05]
title: { en: Test }
play:
  - refused: { load: Seven of Nine, rule: 700.17, since: 2026-11-06 }
`
    expect(failures(text)).toEqual([])
    expect(failures(text.replace("[2026-11-05]", "[now]"))).toEqual(["7:14 not-refused"])
    expect(failures(text.replace("700.17", "601.2b"))).toEqual(["7:14 refused-rule"])
    expect(failures(text.replace("2026-11-06", "2026-11-07"))).toEqual(["7:14 refused-since"])
    const given = `${text.slice(0, text.indexOf("play"))}given:\n  A:\n    battlefield: [Seven of Nine]\n`
    const { failures: found, plays } = played(given)
    expect(found.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(["8:19 word-not-yet"])
    expect(plays[0]?.notYet).toBe(true)
  })
})

describe("why something can't be done is compared, too", () => {
  const why = (what: string) =>
    failures(`${head}given:\n  A: { hand: [ブレイン・スラッシュ, エナジー・ライト] }\nplay:\n  - why: ${what}\n`)

  test("for one card, and for all of them", () => {
    expect(why("{ by: A, use: ブレイン・スラッシュ, rule: 112.2, code: not-enough-mana }")).toEqual([])
    expect(why("{ by: A, nothing: use, rule: 112.2 }")).toEqual([])
    expect(why("{ by: A, use: ブレイン・スラッシュ, rule: 601.1a }")).toEqual(["8:10 refused-rule"])
  })
})

describe("what follows is compared", () => {
  const then = (what: string) => failures(`${brainSlash}  - { by: A, choose: [1] }\nthen: ${what}\n`)

  test("zones, exactly or in part", () => {
    expect(then("{ A: { battle: [one, two], graveyard: { contains: [small, large], count: 4 } } }")).toEqual([])
    expect(then("{ A: { battle: [one] } }")).toEqual(["15:22 too-much"])
    expect(then("{ A: { battle: [one, two, large] } }")).toEqual(["15:22 lacks"])
    expect(then("{ A: { battle: [{ card: one, tapped: true }, two] } }")).toEqual(["15:22 lacks", "15:22 too-much"])
    expect(then("{ A: { graveyard: { without: [small] } } }")).toEqual(["15:25 not-without"])
    expect(then("{ A: { hand: { delta: +1 } } }")).toEqual([])
    expect(then("{ A: { hand: { delta: -1 } } }")).toEqual(["15:20 delta"])
    expect(then("{ A: { mana: 5 } }")).toEqual(["15:20 count"])
  })

  test("each difference in the words of its language, with where a card is that lacks", () => {
    const said = (what: string) =>
      played(`${brainSlash}  - { by: A, choose: [1] }\nthen: ${what}\n`).failures[0]?.message
    expect(said("{ A: { battle: [one, two, large] } }")).toEqual({
      en: "A battle lacks large; it has one (power 1000), two (power 1000). Elsewhere: large (A graveyard).",
      ja: "Aのバトルゾーンにlargeがありません。あるもの: one(パワー1000)、two(パワー1000)。ほかの場所にあるもの: large(Aの墓地)。",
    })
    expect(said("{ A: { mana: 5 } }")?.ja).toBe("Aのマナゾーンは6枚で、5枚ではありません。")
  })

  test("how often what was asked", () => {
    expect(then("{ asked: { modes: 1, cards: { A: 1, B: 0 } } }")).toEqual([])
    expect(then("{ asked: { modes: 2 } }")).toEqual(["15:25 asked-count"])
  })

  test("the trace in its order", () => {
    expect(then("{ trace: [{ step: declare, rule: 601.1a }, { answered: modes, keys: [1] }, 引く, discard] }")).toEqual(
      [],
    )
    expect(then("{ trace: [discard, draw] }")).toEqual(["15:26 trace-order"])
    expect(then("{ trace: [destroy] }")).toEqual(["15:17 trace-missing"])
  })

  test("what was paid", () => {
    expect(then("{ cost: { card: ブレイン・スラッシュ, pays: 6, taps: 6 } }")).toEqual([])
    expect(then("{ cost: { card: ブレイン・スラッシュ, pays: 5 } }")).toEqual(["15:15 cost"])
  })

  test("what a player sees", () => {
    expect(then("{ view: { by: B, A: { hand: ['?', '?'], battle: [one, two] } } }")).toEqual([])
    expect(then("{ view: { by: B, A: { battle: ['?', two] } } }")).toEqual(["15:7 view"])
  })

  test("a card's facts", () => {
    expect(then("{ card: { card: one, face: 0, characteristics: { power: 1000, civilizations: 2 } } }")).toEqual([])
    expect(then("{ card: { card: one, characteristics: { power: 2000 } } }")).toEqual(["15:7 card"])
  })
})

describe("a card of one's own", () => {
  const own = (ability: string) => `${head}cards:
  - name: 試しの呪文
    types: [spell]
    civilizations: [water]
    cost: 2
    abilities:
      - spell: ${ability}
given:
  A:
    hand: [試しの呪文]
    mana: [{ filler: { civilizations: [water] }, count: 2 }]
play:
  - { by: A, cast: 試しの呪文 }
`

  test("is played as it is written", () => {
    expect(failures(`${own("[{ draw: 2 }]")}then: { A: { hand: 2 } }\n`)).toEqual([])
  })

  test("with a name that nothing binds: the place in the file", () => {
    const { failures: found } = played(own("[{ draw: 2 }, { destroy: { ref: victim } }]"))
    expect(found.map(({ line, column, code }) => `${line}:${column} ${code}`)).toEqual(["11:48 unbound-name"])
  })

  test("with a word that the language doesn't have", () => {
    expect(failures(own("[{ drow: 2 }]"))).toEqual(["11:19 unknown-word"])
  })

  test("with a negative cost", () => {
    expect(failures(own("[]").replace("cost: 2", "cost: -2"))).toEqual(["9:11 out-of-range"])
  })

  test("that lies where it can't be", () => {
    const text = own("[]").replace("hand: [試しの呪文]", "battle: [試しの呪文]")
    expect(failures(text)).toEqual(["14:14 not-an-element"])
  })

  test("that lies nowhere is checked all the same", () => {
    expect(
      failures(
        own("[{ drow: 2 }]")
          .replace("hand: [試しの呪文]", "hand: []")
          .replace(/play:[\s\S]*/, ""),
      ),
    ).toEqual(["11:19 unknown-word"])
  })

  test("whose text would never end: the ruling fails at the step, and nothing hangs", () => {
    expect(failures(own("[{ repeat: 999999999, do: { tap: { all: { type: creature } } } }]"))).toEqual(["17:5 endless"])
  })

  test("with a number of choices beyond every card", () => {
    expect(failures(own("[{ modal: { choose: 99999999, mayRepeat: true, modes: [{ do: { draw: 1 } }] } }]"))).toEqual([
      "11:36 out-of-range",
    ])
  })
})
