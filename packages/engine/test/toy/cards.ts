import type { Ability, CardData, Effect } from "../../src/index.ts"

const card = (en: string, type: string, power: number | undefined, ...abilities: readonly Ability[]): CardData => ({
  name: { en, ja: `${en}(日)` },
  faces: [{ types: [type], ...(power === undefined ? {} : { power }), abilities }] as CardData["faces"],
})
const creature = (en: string, power: number, ...abilities: readonly Ability[]): CardData =>
  card(en, "creature", power, ...abilities)
const spell = (en: string, effect: Effect, ...abilities: readonly Ability[]): CardData =>
  card(en, "spell", undefined, { spell: effect }, ...abilities)

const yours = { type: "creature", controller: "you" } as const
const theirs = { type: "creature", controller: "opponent" } as const

/** Every card of the toy game. */
export const toyCards: readonly CardData[] = [
  creature("Mob", 1),
  creature("Brute", 3),
  creature("Scout", 1, { when: { on: "enter", object: "this" }, do: { draw: 1 } }),
  creature("Martyr", 1, {
    when: { on: "destroy", object: "this" },
    do: { may: { destroy: { choose: { type: "creature" } } } },
  }),
  creature("Warden", 2, {
    replace: { on: "destroy", object: { ...yours, other: true } },
    with: { rescue: true },
    may: true,
  }),
  creature("Captain", 2, { static: { power: 1 }, to: { ...yours, other: true } }),
  creature("Avenger", 2, {
    when: { on: "enter", object: "this" },
    if: { compare: [{ happened: { on: "destroy" } }, ">=", 1] },
    do: { draw: 1 },
  }),
  creature("Titan", 5, "upgrade"),
  creature("Giant", 6, "costly"),
  card("Banner", "charm", undefined, "aura", { static: { power: 2 }, to: "attached" }),
  spell("Choice", {
    modal: {
      choose: 1,
      all: { exists: yours, atLeast: 2 },
      modes: [{ do: { draw: 1 } }, { do: { destroy: { choose: { ...theirs, weak: 2 } } } }, { do: { recycle: true } }],
    },
  }),
  spell("Coin", { toss: true, heads: { draw: 2 }, tails: { draw: 1, by: "opponent" } }),
  spell("Robber", { rob: true }),
  spell("Fumble", [{ fumble: true }, { discard: 1, by: "opponent" }]),
  spell("Gaze", [{ gaze: 3 }, { draw: 1 }]),
  spell("Quest", [{ quest: "creature" }, { may: { bury: "deck" } }]),
  spell("Spy", { spy: true }),
  spell("Brag", [{ brag: true }, { token: 1 }]),
  spell("Burial", [{ bury: "vault" }, { grow: { all: yours } }]),
  spell("Ambush", { destroy: { choose: theirs } }, "trap"),
  spell("Return", { bounce: { choose: { type: "creature" } } }, "trap"),
  spell("Maze", [{ lose: { choose: { type: "creature" } } }, { may: { draw: 1, by: "opponent" } }]),
  spell("Rally", {
    continuous: { does: { power: 2 } },
    on: { choose: yours, upTo: 2 },
    until: "this-turn",
  }),
  spell("Legacy", {
    continuous: { does: { grant: { when: { on: "destroy", object: "this" }, do: { draw: 1 } } } },
    on: { choose: yours },
    until: "game",
  }),
]
