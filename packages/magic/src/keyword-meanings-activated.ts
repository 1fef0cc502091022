import { counters, type Meaning, mine } from "./keyword-meanings-board.ts"
import type { MagicAbility, MagicCondition, MagicCost, MagicEffect } from "./lexicon.ts"

/*
 * The abilities that keywords stand for which are activated, and what attacking creatures do beside (702).
 */

const [PLAYER, COPY, MOBILIZED, PROVOKED] = ["against", "copied", "mobilized", "provoked"] as const
const attacks = { on: "attacks", object: "this" } as const

type Behind = { readonly cost: readonly MagicCost[] }

const attackedThisTurn: MagicCondition = {
  compare: [{ happened: { on: "attacks", object: "this" } }, ">=", 1],
}

export const activatedMeanings: Readonly<Record<string, Meaning>> = {
  boast: (does: MagicEffect, { cost }) => [
    { activate: does, cost: cost as Behind["cost"], limit: "turn", if: attackedThisTurn, named: "boast" },
  ], // 702.142a
  exhaust: (does: MagicEffect, { cost }) => [{ activate: does, cost: cost as Behind["cost"], limit: "game" }], // 702.177a
  forecast: (does: MagicEffect, { cost }) => [
    {
      activate: does,
      cost: [...(cost as Behind["cost"]), { reveal: "this" }],
      zone: "hand",
      limit: "turn",
      if: { during: "upkeep", of: "you" },
    },
  ], // 702.57a–b
  saddle: (n: number) => [
    {
      activate: { designate: "this", to: "saddled", until: "this-turn" },
      cost: [{ tapPower: n, of: { ...mine, other: true } }],
      timing: "sorcery",
    },
  ], // 702.171a
  levelUp: (costs: readonly MagicCost[]) => [{ activate: counters("level", 1), cost: costs, timing: "sorcery" }], // 702.87a
  station: () => [
    {
      activate: counters("charge", { ofGivenUp: "power" }),
      cost: [{ tapSome: { ...mine, other: true } }],
      timing: "sorcery",
    },
  ], // 702.184a
  transfigure: (costs: readonly MagicCost[]) => [
    {
      activate: {
        search: {
          type: "creature",
          manaValue: { min: { number: "manaValue", of: "this" }, max: { number: "manaValue", of: "this" } },
        },
        to: "battlefield",
      },
      cost: [...costs, { sacrifice: "this" }],
      timing: "sorcery",
    },
  ], // 702.71a
  encore: (costs: readonly MagicCost[]) => [
    {
      activate: {
        eachPlayer: "opponent",
        as: PLAYER,
        do: [
          { createCopy: "this", as: COPY },
          { continuous: { does: { grant: "haste" } }, on: { ref: COPY }, until: "game" },
          { continuous: { does: { mustAttack: { ref: PLAYER } } }, on: { ref: COPY }, until: "this-turn" },
          { later: { on: "end-step" }, do: { sacrificeIt: { ref: COPY } } },
        ],
      },
      cost: [...costs, { exile: "this" }],
      zone: "graveyard",
      timing: "sorcery",
    },
  ], // 702.141a
  // Attacking
  exertion: (does: MagicEffect) => [{ when: { on: "exerts", object: "this" }, do: does }], // 701.43d
  enlist: () => [
    {
      when: { on: "enlists", object: "this" },
      do: { continuous: { does: { power: { thatMuch: true } } }, on: "this", until: "this-turn" },
    },
  ], // 702.154a
  myriad: () => [
    {
      when: attacks,
      do: {
        eachPlayer: { opponentsBut: "that-player" },
        as: PLAYER,
        do: {
          may: { createCopy: "this", tapped: true, attacking: { ref: PLAYER }, as: COPY },
          then: { later: { on: "combat-ends" }, do: { exile: { ref: COPY } } },
        },
      },
    },
  ], // 702.116a
  melee: () => [
    {
      when: attacks,
      do: {
        continuous: { does: { power: { opponentsAttacked: true }, toughness: { opponentsAttacked: true } } },
        on: "this",
        until: "this-turn",
      },
    },
  ], // 702.121a
  dethrone: () => [
    { when: { on: "attacks-player", object: "this", mostLife: true } as never, do: counters("+1/+1", 1) },
  ], // 702.105a
  mobilize: (n: number): readonly MagicAbility[] => [
    {
      when: attacks,
      do: [
        {
          create: { types: ["creature"], subtypes: ["Warrior"], colors: ["R"], power: 1, toughness: 1 },
          count: n,
          tapped: true,
          attacking: true,
          as: MOBILIZED,
        },
        { later: { on: "end-step" }, do: { sacrificeIt: { ref: MOBILIZED } } },
      ],
    },
  ], // 702.181a
  provoke: () => [
    {
      when: attacks,
      do: [
        { let: PROVOKED, be: { target: { type: "creature", controller: "that-player" } } },
        {
          may: {
            continuous: { does: { mustBeBlockedBy: { is: { ref: PROVOKED } } } },
            on: "this",
            until: "this-attack",
          },
          then: { untap: { ref: PROVOKED } },
        },
      ],
    },
  ], // 702.39a
  firebending: (n: number) => [{ when: attacks, do: { addMana: "{R}".repeat(n), lasts: "combat" } }], // 702.189a
}
