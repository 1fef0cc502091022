import {
  answer,
  type CardSource,
  type Decision,
  decision,
  type Game,
  newGame,
  type Placed,
  type Setup,
  view,
  viewLog,
} from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { type DmCard, rulebook } from "../src/index.ts"
import { A, B } from "./play.ts"

/*
 * Of what a player could declare from the hand or from shields the other player sees nothing: two games that differ only in
 * whether such a card is held look the same to the other, as long as nothing is declared.
 */

const plain = (name: string, civilizations: DmCard["faces"][0]["civilizations"], more = {}): DmCard => ({
  name: { ja: name },
  faces: [{ types: ["creature"], civilizations, cost: 5, power: 5000, races: ["アーマード・ドラゴン"], ...more }],
})

const table: readonly CardSource[] = [
  { data: plain("ただの竜", ["fire"]) as never },
  { data: plain("自然の者", ["nature"]) as never },
  ...[
    "光牙忍ハヤブサマル",
    "蒼き団長 ドギラゴン剣",
    "轟く侵略 レッドゾーン",
    "邪龍秘伝ドラゴン・ボーン",
    "ジャック・豆ルソン",
    "天真妖精オチャッピィ",
    "刻鳥ノ正裁Z",
    "隻眼ノ裁キ",
    "フェアリー・ライフ",
    "フェアリー・Re:ライフ",
  ].map((card) => ({ card })),
]
const indexOf = (name: string): number => table.findIndex((one) => "card" in one && one.card === name)
const many = (count: number, card: number): readonly Placed[] => Array.from({ length: count }, () => ({ card }))

/** A attacks with a dragon; the hidden card lies with `holder` in `zone`, or at the bottom of the deck, a plain one in its place. */
function game(holder: 0 | 1, zone: "hand" | "shields", card: number, held: boolean): Game {
  const [there, away] = held ? [card, 1] : [1, card]
  const seats = [0, 1].map((seat) => ({
    zones: {
      battle: many(2, 0),
      mana: many(6, 1),
      hand: [...many(1, 1), ...(seat === holder && zone === "hand" ? [{ card: there }] : many(1, 1))],
      shields: [...(seat === holder && zone === "shields" ? [{ card: there }] : many(1, 1)), ...many(1, 1)],
      deck: [...many(8, 1), ...(seat === holder ? [{ card: away }] : many(1, 1))],
    },
  }))
  const start = { whole: false, turn: 5, active: 0, loop: { step: "attack" } } as const
  const setup: Setup = { edition: {}, seed: 1, cards: table, seats, start }
  const made = newGame(rulebook, setup, { forced: "ask" })
  if (!made.ok) throw new Error(made.fault.message.en)
  return made.value
}

/** Attacks and breaks shields with the first thing offered; declares nothing. */
function answerFor(asked: Decision): readonly (string | number)[] {
  const { space } = asked
  if (asked.kind === "declaration") return []
  if (space.type !== "pick") return "options" in space ? space.options.map(({ key }) => key) : []
  const keys = space.options.map(({ key }) => key)
  return keys.slice(0, Math.max(space.min, 0))
}

const cases: readonly (readonly [name: string, holder: 0 | 1, zone: "hand" | "shields"])[] = [
  ["光牙忍ハヤブサマル", 1, "hand"],
  ["蒼き団長 ドギラゴン剣", 0, "hand"],
  ["轟く侵略 レッドゾーン", 0, "hand"],
  ["ジャック・豆ルソン", 0, "hand"],
  ["天真妖精オチャッピィ", 1, "hand"],
  ["刻鳥ノ正裁Z", 1, "hand"],
  ["隻眼ノ裁キ", 1, "shields"],
  ["フェアリー・ライフ", 1, "shields"],
  ["フェアリー・Re:ライフ", 1, "shields"],
]

describe("what could be declared isn't seen by the other player", () => {
  for (const [name, holder, zone] of cases)
    test(`${name} (${zone})`, () => {
      const viewer = holder === 0 ? B : A
      const one = game(holder, zone, indexOf(name), true)
      const other = game(holder, zone, indexOf(name), false)
      let windows = 0
      for (let n = 0; n < 40; n++) {
        const [asked, alike] = [decision(one), decision(other)]
        expect({ view: view(other, viewer), log: viewLog(other, viewer) }).toEqual({
          view: view(one, viewer),
          log: viewLog(one, viewer),
        })
        if (asked === null || alike === null || one.state.turn > 5) break
        if (asked.hidden === true && asked.by !== viewer) windows += 1
        expect([alike.by, alike.kind]).toEqual([asked.by, asked.kind])
        expect(answer(one, asked.by, answerFor(asked)).ok).toBe(true)
        expect(answer(other, alike.by, answerFor(alike)).ok).toBe(true)
      }
      expect(windows).toBeGreaterThan(0)
    })
})
