import {
  anyTarget,
  choose,
  creature,
  creatureTarget,
  enchantment,
  gains,
  instant,
  pump,
  spell,
  spellTarget,
  target,
} from "./build.ts"

/** Cards with modes. */
export const modal = [
  instant({
    name: { en: "Abrade", ja: "削剥" },
    cost: "{1}{R}",
    abilities: [spell(choose(1, [{ damage: 3, to: creatureTarget }, { destroy: target({ type: "artifact" }) }]))],
  }),
  instant({
    name: { en: "Izzet Charm", ja: "イゼットの魔除け" },
    cost: "{U}{R}",
    abilities: [
      spell(
        choose(1, [
          { counter: spellTarget({ not: { type: "creature" } }), unlessPays: "{2}" },
          { damage: 2, to: creatureTarget },
          [{ draw: 2 }, { discard: 2 }],
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Dromoka's Command", ja: "ドロモカの命令" },
    cost: "{G}{W}",
    abilities: [
      spell(
        choose(2, [
          {
            continuous: { does: { preventDamage: "by" } },
            on: spellTarget({ type: ["instant", "sorcery"] }),
            until: "this-turn",
          },
          { sacrifice: { type: "enchantment" }, by: { targetPlayer: "any" } },
          { putCounters: 1, kind: "+1/+1", on: creatureTarget },
          {
            fight: target({ type: "creature", controller: "you" }),
            with: target({ type: "creature", not: { controller: "you" } }),
          },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Kolaghan's Command", ja: "コラガンの命令" },
    cost: "{1}{B}{R}",
    abilities: [
      spell(
        choose(2, [
          { bounce: target({ zone: "graveyard", type: "creature", owner: "you" }) },
          { discard: 1, by: { targetPlayer: "any" } },
          { destroy: target({ type: "artifact" }) },
          { damage: 2, to: anyTarget },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Cryptic Command", ja: "謎めいた命令" },
    cost: "{1}{U}{U}{U}",
    abilities: [
      spell(
        choose(2, [
          { counter: spellTarget() },
          { bounce: target({}) },
          { tap: { all: { type: "creature", controller: "opponent" } } },
          { draw: 1 },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Mystic Confluence", ja: "神秘の合流点" },
    cost: "{3}{U}{U}",
    abilities: [
      spell(
        choose(3, [{ counter: spellTarget(), unlessPays: "{3}" }, { bounce: creatureTarget }, { draw: 1 }], {
          mayRepeat: true,
        }),
      ),
    ],
  }),
  instant({
    name: { en: "Funeral Charm", ja: "葬送の魔除け" },
    cost: "{B}",
    abilities: [
      spell(
        choose(1, [
          { discard: 1, by: { targetPlayer: "any" } },
          pump(creatureTarget, 2, -1),
          gains(creatureTarget, { landwalk: "Swamp" }),
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Emerald Charm" },
    cost: "{G}",
    abilities: [
      spell(
        choose(1, [
          { untap: target({ permanent: true }) },
          { destroy: target({ type: "enchantment", not: { subtype: "Aura" } }) },
          { continuous: { does: { loses: "flying" } }, on: creatureTarget, until: "this-turn" },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Valorous Stance", ja: "勇敢な姿勢" },
    cost: "{1}{W}",
    abilities: [
      spell(
        choose(1, [
          gains(creatureTarget, "indestructible"),
          { destroy: target({ type: "creature", toughness: { min: 4 } }) },
        ]),
      ),
    ],
  }),
  enchantment({
    name: { en: "Felidar Retreat", ja: "フェリダーの撤退" },
    cost: "{3}{W}",
    abilities: [
      {
        when: { on: "enters", object: { type: "land", controller: "you" } },
        do: choose(1, [
          {
            create: {
              types: ["creature"],
              subtypes: ["Cat", "Beast"],
              colors: ["W"],
              power: 2,
              toughness: 2,
            },
          },
          [
            { let: "those", be: { all: { type: "creature", controller: "you" } } },
            { putCounters: 1, kind: "+1/+1", on: { ref: "those" } },
            gains({ ref: "those" }, "vigilance"),
          ],
        ]),
      },
    ],
  }),
  enchantment({
    name: { en: "Demonic Pact", ja: "悪魔の契約" },
    cost: "{2}{B}{B}",
    abilities: [
      {
        when: { on: "upkeep", player: "you" },
        do: choose(
          1,
          [
            [{ damage: 4, to: anyTarget }, { gainLife: 4 }],
            { discard: 2, by: { targetPlayer: "opponent" } },
            { draw: 2 },
            { loseGame: "you" },
          ],
          { notChosenBefore: "game" },
        ),
      },
    ],
  }),
  creature({
    name: { en: "Charming Prince", ja: "魅力的な王子" },
    cost: "{1}{W}",
    subtypes: ["Human", "Noble"],
    power: 2,
    toughness: 2,
    abilities: [
      {
        when: { on: "enters", object: "this" },
        do: choose(1, [
          { scry: 2 },
          { gainLife: 3 },
          [
            { exile: target({ type: "creature", owner: "you", other: true }), as: "exiled" },
            { later: { on: "end-step" }, do: { putOntoBattlefield: { ref: "exiled" }, under: "you" } },
          ],
        ]),
      },
    ],
  }),
]
