import { decision, type PlayerId } from "@dilemma-table/engine"
import { expect, test } from "vitest"
import { why, whyNothing } from "../src/why.ts"
import { everyWish } from "../src/why-all.ts"
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

test("everything that a player could wish to do, with every reason why not", () => {
  const game = gameOf(`${head}cards:
  - { name: 守り手, types: [creature], civilizations: [light], cost: 1, power: 1000, abilities: [blocker] }
given:
  A:
    hand: [ブレイン・スラッシュ]
    mana: [{ filler: { civilizations: [水] }, count: 3 }]
    battle: [{ card: 守り手, tapped: true }, { filler: { type: cross-gear, cost: 4 } }]
  B:
    hand: [ブレイン・スラッシュ]
`)
  const told = (player: PlayerId) =>
    everyWish(game, player).map(({ zone, act, refusals }) => [zone, act, ...refusals.map(({ code }) => code)])
  expect(told(A)).toEqual([
    ["hand", "use", "not-enough-mana", "missing-civilization"],
    ["hand", "charge", "not-charge-step"],
    ["battle", "attack", "is-tapped"],
    ["battle", "block", "is-tapped"],
    ["battle", "cross", "not-enough-mana"],
  ])
  expect(told(B)).toEqual([
    ["hand", "use", "not-your-turn", "not-enough-mana", "missing-civilization"],
    ["hand", "charge", "not-your-turn"],
  ])
})
