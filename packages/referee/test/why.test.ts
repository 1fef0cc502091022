import { decision, type PlayerId } from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { why, whyNothing } from "../src/why.ts"
import { head, played } from "./texts.ts"

const A = 0 as PlayerId
const B = 1 as PlayerId

function gameOf(text: string) {
  const play = played(text).plays[0]?.play
  if (play === null || play === undefined) throw new Error("The ruling has no play.")
  decision(play.game)
  return play.game
}

const duel = gameOf(`${head}given:
  A:
    hand: [フェアリー・ライフ, エナジー・ライト, ブレイン・スラッシュ]
    mana: [{ filler: { civilizations: [水] }, count: 3 }]
    battle: [{ filler: {}, fresh: true, label: fresh }]
  B:
    hand: [フェアリー・ライフ]
`)

test("a reason is that of the check that forbids it", () => {
  expect(why(duel, A, { act: "use", card: "エナジー・ライト" })).toBe(null)
  expect(why(duel, A, { act: "use", card: "フェアリー・ライフ" })).toMatchObject([
    { code: "missing-civilization", rule: "112.2a", data: { civilizations: ["nature"] } },
  ])
  expect(why(duel, A, { act: "use", card: "Brain Slash" })).toMatchObject([{ code: "not-enough-mana", rule: "112.2" }])
  expect(why(duel, A, { act: "attack", card: "クリーチャー" })).toMatchObject([{ rule: "301.5" }])
  expect(why(duel, B, { act: "use", card: "フェアリー・ライフ" })).toMatchObject([
    { code: "not-your-turn", rule: "504.1" },
  ])
})

test("why nothing can be used: reasons with their cards, or null where something can", () => {
  expect(whyNothing(duel, A, "use")).toBe(null)
  expect(whyNothing(duel, B, "use")?.map(({ refusal, objects }) => [refusal.code, objects.length])).toEqual([
    ["not-your-turn", 1],
  ])
})

test("in Magic, too", () => {
  const magic = gameOf(`${head.replace("duel-masters", "magic")}given:
  A:
    hand: [Counterspell, Grizzly Bears, Serra Angel]
    battlefield: [{ card: Forest, count: 2 }]
`)
  expect(why(magic, A, { act: "cast", card: "Grizzly Bears" })).toBe(null)
  expect(why(magic, A, { act: "cast", card: "Counterspell" })).toMatchObject([
    { code: "no-legal-target", rule: "601.2c" },
  ])
  expect(why(magic, A, { act: "cast", card: "Serra Angel" })).toMatchObject([{ rule: "601.2h" }])
  expect(why(magic, A, { act: "summon", card: "Serra Angel" })).toMatchObject([{ code: "no-such-act" }])
})
