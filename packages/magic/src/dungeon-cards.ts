import type { MagicAbility, MagicCard, MagicEffect } from "./lexicon.ts"

/*
 * The dungeons (309), which every player owns outside the game, each with its rooms and where they lead.
 */

/** A room, from 1 for the topmost: those to which its arrows point, and what happens in it (309.4). */
const room = (n: number, leads: readonly number[], does: MagicEffect): MagicAbility => ({
  dungeonRoom: n,
  ...(leads.length === 0 ? {} : { leads }),
  do: does,
})

const dungeon = (en: string, ja: string, rooms: readonly MagicAbility[]): MagicCard => ({
  name: { en, ja },
  layout: "dungeon",
  faces: [{ types: [], abilities: rooms }],
})

const oneCreature = { target: { type: "creature" } } as const

const WHO = "who"
const DRAWN = "drawn"
const SHOWN = "shown"
const FOUND = "found"

/** Each player loses 2 life unless they do this. */
const orLose = (done: MagicEffect): MagicEffect => ({
  eachPlayer: "any",
  as: WHO,
  do: { may: done, by: { ref: WHO }, else: { loseLife: 2, by: { ref: WHO } } },
})

const lostMine = dungeon("Lost Mine of Phandelver", "ファンデルヴァーの失われた鉱山", [
  room(1, [2, 3], { scry: 1 }),
  room(2, [4, 5], { create: { types: ["creature"], subtypes: ["Goblin"], colors: ["R"], power: 1, toughness: 1 } }),
  room(3, [5, 6], { createKnown: "treasure" }),
  room(4, [7], { putCounters: 1, kind: "+1/+1", on: oneCreature }),
  room(5, [7], [{ loseLife: 1, by: "opponent" }, { gainLife: 1 }]),
  room(6, [7], { continuous: { does: { power: -4 } }, on: oneCreature, until: "until-your-next-turn" }),
  room(7, [], { draw: 1 }),
])

const madMage = dungeon("Dungeon of the Mad Mage", "狂える魔道士の迷宮", [
  room(1, [2], { gainLife: 1 }),
  room(2, [3, 4], { scry: 1 }),
  room(3, [5], { createKnown: "treasure" }),
  room(4, [5], { continuous: { does: { cant: "attack" } }, on: oneCreature, until: "until-your-next-turn" }),
  room(5, [6, 7], { scry: 2 }),
  room(
    6,
    [8],
    [
      { exile: { top: 2 }, as: FOUND },
      { continuous: { does: { mayPlay: { from: "exile" } } }, on: { ref: FOUND }, until: "game" },
    ],
  ),
  room(7, [8], {
    create: { types: ["creature"], subtypes: ["Skeleton"], colors: ["B"], power: 1, toughness: 1 },
    count: 2,
  }),
  room(8, [9], { scry: 3 }),
  room(9, [], [{ draw: 3, as: DRAWN }, { reveal: { ref: DRAWN } }, { may: { cast: { ref: DRAWN }, free: true } }]),
])

const tomb = dungeon("Tomb of Annihilation", "魂を喰らう墓", [
  room(1, [2, 3], { loseLife: 1, by: "any" }),
  room(2, [4], orLose({ discard: 1, by: { ref: WHO } })),
  room(
    3,
    [5],
    [
      { discard: 1 },
      { sacrifice: { type: "artifact" } },
      { sacrifice: { type: "creature" } },
      { sacrifice: { type: "land" } },
    ],
  ),
  room(4, [5], orLose({ sacrifice: { type: ["artifact", "creature", "land"] }, by: { ref: WHO } })),
  room(5, [], {
    create: {
      name: { en: "The Atropal" },
      types: ["creature"],
      subtypes: ["God", "Horror"],
      supertypes: ["legendary"],
      colors: ["B"],
      power: 4,
      toughness: 4,
      abilities: ["deathtouch"],
    },
  }),
])

const undercity = dungeon("Undercity", "地下街", [
  room(1, [2, 3], { search: { supertype: "basic", type: "land" }, to: "hand", reveal: true }),
  room(2, [4, 5], { putCounters: 2, kind: "+1/+1", on: oneCreature }),
  room(3, [5, 6], { scry: 2 }),
  room(4, [7], { loseLife: 5, by: { targetPlayer: "any" } }),
  room(5, [7, 8], { goad: oneCreature }),
  room(6, [8], { createKnown: "treasure" }),
  room(7, [9], { draw: 1 }),
  room(8, [9], {
    create: {
      types: ["creature"],
      subtypes: ["Skeleton"],
      colors: ["B"],
      power: 4,
      toughness: 1,
      abilities: ["menace"],
    },
  }),
  room(
    9,
    [],
    [
      { reveal: { top: 10, as: SHOWN } },
      {
        putOntoBattlefield: { choose: { type: "creature", is: { ref: SHOWN } } },
        counters: { "+1/+1": 3 },
        as: FOUND,
      },
      { continuous: { does: { grant: "hexproof" } }, on: { ref: FOUND }, until: "until-your-next-turn" },
      { shuffleLibrary: "you" },
    ],
  ),
])

/** How a dungeon is chosen, and which those are. Only venturing into Undercity leads into that (701.49d). */
export const dungeons = {
  "lost-mine-of-phandelver": lostMine,
  "dungeon-of-the-mad-mage": madMage,
  "tomb-of-annihilation": tomb,
  undercity,
} as const satisfies Readonly<Record<string, MagicCard>>

export type DungeonName = keyof typeof dungeons

/** What one may venture into: any dungeon, or that one. */
export const ventured = ["dungeon", "undercity"] as const
export type Ventured = (typeof ventured)[number]

/** The dungeons among which a player chooses. */
export const dungeonsFor = (into: Ventured): readonly DungeonName[] =>
  into === "undercity" ? ["undercity"] : (Object.keys(dungeons) as DungeonName[]).filter((name) => name !== "undercity")
