import type { DmAbility, DmCondition, DmEffect, DmKeyword } from "../lexicon.ts"

/*
 * Keywords that are declared from the hand while an attack goes on, or as shields come to the hand, said in the language's
 * other words. That their declaration is needed follows from where they work (603.2e).
 */

/** What a creature that came by ニンジャ・ストライク is called until the end of the turn. */
const SHINOBI = "shinobi"

type Headed<H extends string> = Extract<DmKeyword, Readonly<Record<H, unknown>>>

const yourAttacker = (filter: object) => ({ ...filter, type: "creature", controller: "you" }) as const

/** The ability, as long as this holds when it is used. */
export function onlyIf(condition: DmCondition, ability: DmAbility): DmAbility {
  if (typeof ability === "string") return { static: { grant: ability }, while: condition }
  if ("spell" in ability) return { spell: { if: condition, then: ability.spell as DmEffect } }
  const both = (own: unknown): DmCondition =>
    own === undefined ? condition : { every: [condition, own as DmCondition] }
  if ("when" in ability) return { ...ability, if: both(ability.if) } as DmAbility
  if ("static" in ability) return { ...ability, while: both(ability.while) } as DmAbility
  if ("replace" in ability) return { ...ability, if: both(ability.if) } as DmAbility
  return { static: { grant: ability }, while: condition }
}

/** What a keyword of these, with its argument, stands for. */
export const meaningsInAttacks: Readonly<Record<string, (ability: never) => readonly DmAbility[]>> = {
  revolutionChange: ({ revolutionChange }: Headed<"revolutionChange">) => [
    {
      when: { on: "attacks", object: yourAttacker(revolutionChange) },
      zone: "hand",
      do: { swap: "this", with: "it", by: "revolutionChange" },
    },
  ],
  finalRevolution: ({ finalRevolution }: Headed<"finalRevolution">) => [
    {
      when: { on: "enters", object: "this", name: "revolutionChange" },
      limit: { within: "turn", of: "finalRevolution" },
      do: finalRevolution,
    },
  ],
  invasion: ({ invasion, from }: Headed<"invasion">) => [
    {
      when: { on: "attacks", object: yourAttacker(invasion) },
      zone: from ?? "hand",
      do: { putIntoBattle: "this", onto: "it", by: "invasion" },
    },
  ],
  ninjaStrike: ({ ninjaStrike, civilization }: Headed<"ninjaStrike">) => [
    {
      when: { on: ["attacks", "blocks"], object: { type: "creature", controller: "opponent" } },
      zone: "hand",
      if: {
        every: [
          { exists: { zone: "mana", controller: "you" }, atLeast: ninjaStrike },
          ...(civilization === undefined
            ? []
            : [{ exists: { zone: "mana", controller: "you", civilization } } as const]),
        ],
      },
      limit: { within: "attack", of: "ninjaStrike" },
      do: {
        try: { useFree: "this", as: SHINOBI },
        then: {
          later: { on: "turn-ends" },
          do: { putOnDeck: { all: { is: { ref: SHINOBI }, zone: "battle" } }, at: "bottom" },
        },
      },
    },
  ],
  attackChance: ({ attackChance }: Headed<"attackChance">) => [
    { when: { on: "attacks", object: yourAttacker(attackChance) }, zone: "hand", do: { useFree: "this" } },
  ],
  kirifuDash: ({ kirifuDash, civilizations }: Headed<"kirifuDash">) => [
    {
      when: { on: "broke-in-attack", object: yourAttacker({}) },
      zone: "hand",
      do: { usePaying: "this", for: { mana: kirifuDash, civilizations } },
    },
  ],
  jChange: ({ jChange }: Headed<"jChange">) => [
    {
      when: { on: "attacks", object: "this" },
      do: {
        may: {
          swap: {
            choose: { zone: "mana", controller: "you", type: "creature", race: "ジョーカーズ", maxCost: jChange },
          },
          with: "this",
          by: "jChange",
        },
      },
    },
  ],
  superTrigger: ({ superTrigger }: Headed<"superTrigger">) => [onlyIf({ byKeyword: "superTrigger" }, superTrigger)],
  triggerPlus: ({ triggerPlus }: Headed<"triggerPlus">) => [
    onlyIf(
      {
        every: [
          { byKeyword: "triggerPlus" },
          { yourTurn: false },
          { compare: [{ happened: { on: "breaks", object: { owner: "you" } } }, ">=", 2] },
        ],
      },
      triggerPlus,
    ),
  ],
}
