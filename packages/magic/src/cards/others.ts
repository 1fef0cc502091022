import { artifact, choose, creature, enchantment, instant, pump, spell, spellTarget, target } from "./build.ts"

/** Cards without modes of their own, and those whose modes stand on other abilities. */
export const others = [
  creature({
    name: { en: "Seven of Nine", ja: "セブン・オブ・ナイン" },
    cost: "{2}{U}{B}",
    supertypes: ["legendary"],
    types: ["artifact", "creature"],
    subtypes: ["Human", "Scientist"],
    power: 2,
    toughness: 4,
    abilities: [{ when: { on: "faces-dilemma", player: "you" }, do: { draw: 1 } }],
  }),
  instant({
    name: { en: "Counterspell", ja: "対抗呪文" },
    cost: "{U}{U}",
    abilities: [spell({ counter: spellTarget() })],
  }),
  instant({
    name: { en: "Twincast", ja: "双つ術" },
    cost: "{U}{U}",
    abilities: [spell({ copy: spellTarget({ type: ["instant", "sorcery"] }), newTargets: true })],
  }),
  artifact({
    name: { en: "Strionic Resonator" },
    cost: "{2}",
    abilities: [
      {
        activate: { copy: target({ zone: "stack", ability: "triggered", controller: "you" }), newTargets: true },
        cost: [{ mana: "{2}" }, { tap: true }],
      },
    ],
  }),
  enchantment({
    name: { en: "Psychic Venom" },
    cost: "{1}{U}",
    subtypes: ["Aura"],
    abilities: [
      { enchant: { type: "land" } },
      {
        when: { on: "becomes-tapped", object: "attached" },
        do: { damage: 2, player: { controllerOf: "it" } },
      },
    ],
  }),
  artifact({
    name: { en: "Umezawa's Jitte", ja: "梅澤の十手" },
    cost: "{2}",
    supertypes: ["legendary"],
    subtypes: ["Equipment"],
    abilities: [
      {
        when: { on: "deals-combat-damage", source: { bearer: true } },
        do: { putCounters: 2, kind: "charge", on: "this" },
      },
      {
        activate: choose(1, [
          pump({ all: { bearer: true } }, 2, 2),
          pump(target({ type: "creature" }), -1, -1),
          { gainLife: 2 },
        ]),
        cost: [{ removeCounters: 1, kind: "charge" }],
      },
      { equip: "{2}" },
    ],
  }),
]
