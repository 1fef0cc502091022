import type { MagicAbility, MagicCard, MagicCondition } from "./lexicon.ts"
import type { PlayerDesignation } from "./lexicon-relations.ts"

/*
 * Emblems (114): objects in the command zone with abilities and nothing else. What a designation of a player brings with it
 * (the monarch 725.2, the initiative 726.2, speed 702.179d, the Ring 701.54c) is held the same way, by an emblem of the rules' own.
 */

/** An ability that works in the command zone (114.4). */
function inCommandZone(ability: MagicAbility): MagicAbility {
  if (typeof ability !== "object") return ability
  return "when" in ability || "static" in ability || "replace" in ability || "activate" in ability
    ? ({ ...ability, zone: "command" } as MagicAbility)
    : ability
}

/** The card that an emblem with these abilities is. */
export const emblemCard = (abilities: readonly MagicAbility[], name: MagicCard["name"] = {}): MagicCard => ({
  name: { en: "Emblem", ja: "紋章", ...name },
  layout: "emblem",
  faces: [{ types: [], abilities: abilities.map(inCommandZone) }],
})

const dealsToYou = { on: "deals-combat-damage", source: { type: "creature" }, player: "you" } as const

/** What comes with being this (725.2, 726.2); nothing with the city's blessing (702.131c). */
const ofDesignation: Partial<Readonly<Record<PlayerDesignation, MagicCard>>> = {
  monarch: emblemCard(
    [
      { when: { on: "end-step", player: "you" }, do: { draw: 1 } },
      { when: dealsToYou, do: { playerBecomes: "monarch", by: { controllerOf: "cause" } } },
    ],
    { en: "The Monarch", ja: "統治者" },
  ),
  initiative: emblemCard(
    [
      { when: { on: "upkeep", player: "you" }, do: { venture: "undercity" } },
      {
        when: { ...dealsToYou, oneOrMore: "players" },
        do: { playerBecomes: "initiative", by: { controllerOf: "cause" } },
      },
      { when: { on: "player-becomes", name: "initiative", player: "you" }, do: { venture: "undercity" } },
    ],
    { en: "The Initiative", ja: "イニシアチブ" },
  ),
}

export const emblemOf = (what: PlayerDesignation): MagicCard | undefined => ofDesignation[what]

const belowMax: MagicCondition = { compare: [{ speed: "you" }, "<", 4] }

/** "Whenever one or more opponents lose life during your turn, if your speed is less than 4, it increases by 1" (702.179d). */
export const speedEmblem = emblemCard(
  [
    {
      when: { on: "loses-life", player: "opponent", turn: "you", oneOrMore: "players" },
      if: belowMax,
      do: { speedUp: 1 },
      limit: "turn",
    },
  ],
  { en: "Speed", ja: "速度" },
)

/** What blocked the Ring-bearer: at end of combat "it" would be of another event (603.7c). */
const BLOCKER = "blocker"

const bearer = { type: "creature", controller: "you", designation: "ring-bearer" } as const

const temptedAtLeast = (n: number): MagicCondition => ({ compare: [{ temptations: "you" }, ">=", n] })

/** The Ring, each ability from so many temptations on (701.54c). */
export const ringEmblem = emblemCard(
  [
    { static: { addSupertype: "legendary", grant: "skulk" }, to: bearer },
    { when: { on: "attacks", object: bearer }, if: temptedAtLeast(2), do: [{ draw: 1 }, { discard: 1 }] },
    {
      when: { on: "blocks-creature", source: bearer },
      if: temptedAtLeast(3),
      do: [
        { let: BLOCKER, be: "it" },
        {
          later: { on: "combat-ends" },
          do: { sacrificeIt: { ref: BLOCKER }, by: { controllerOf: { ref: BLOCKER } } },
        },
      ],
    },
    {
      when: { on: "deals-combat-damage", source: bearer, player: "any" },
      if: temptedAtLeast(4),
      do: { loseLife: 3, by: "opponent" },
    },
  ],
  { en: "The Ring", ja: "指輪" },
)
