import {
  anyTarget,
  choose,
  creature,
  creatureTarget,
  enchantment,
  gains,
  instant,
  pump,
  sorcery,
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
    name: { en: "Emerald Charm", ja: "エメラルドの魔除け" },
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
  instant({
    name: { en: "Archmage's Charm", ja: "大魔導師の魔除け" },
    cost: "{U}{U}{U}",
    abilities: [
      spell(
        choose(1, [
          { counter: spellTarget() },
          { draw: 2, by: { targetPlayer: "any" } },
          { gainControl: target({ not: { type: "land" }, manaValue: { max: 1 } }) },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Hydroblast", ja: "水流破" },
    cost: "{U}",
    abilities: [
      spell(
        choose(1, [
          {
            if: { matches: { target: { zone: "stack", spell: true }, as: "spell" }, filter: { color: "R" } },
            then: { counter: { ref: "spell" } },
          },
          {
            if: { matches: { target: {}, as: "permanent" }, filter: { color: "R" } },
            then: { destroy: { ref: "permanent" } },
          },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Unfortunate Accident" },
    cost: "{B}",
    abilities: [
      spell({
        modal: {
          choose: { atLeast: 1 },
          modes: [
            { cost: [{ mana: "{2}{B}" }], do: { destroy: creatureTarget } },
            {
              cost: [{ mana: "{1}" }],
              do: {
                create: {
                  types: ["creature"],
                  subtypes: ["Mercenary"],
                  colors: ["R"],
                  power: 1,
                  toughness: 1,
                  abilities: [
                    {
                      activate: pump(target({ type: "creature", controller: "you" }), 1, 0),
                      cost: [{ tap: true }],
                      timing: "sorcery",
                    },
                  ],
                },
              },
            },
          ],
        },
      }),
    ],
  }),
  sorcery({
    name: { en: "Farewell", ja: "告別" },
    cost: "{4}{W}{W}",
    abilities: [
      spell(
        choose({ atLeast: 1 }, [
          { exile: { all: { type: "artifact" } } },
          { exile: { all: { type: "creature" } } },
          { exile: { all: { type: "enchantment" } } },
          { exile: { all: { zone: "graveyard" } } },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Season of the Burrow", ja: "巣ごもりの季節" },
    cost: "{3}{W}{W}",
    abilities: [
      spell({
        modal: {
          choose: { weight: 5 },
          mayRepeat: true,
          modes: [
            {
              weight: 1,
              do: { create: { types: ["creature"], subtypes: ["Rabbit"], colors: ["W"], power: 1, toughness: 1 } },
            },
            {
              weight: 2,
              do: [
                { let: "it", be: target({ not: { type: "land" } }) },
                { exile: { ref: "it" } },
                { draw: 1, by: { controllerOf: { ref: "it" } } },
              ],
            },
            {
              weight: 3,
              do: [
                {
                  putOntoBattlefield: target({
                    zone: "graveyard",
                    owner: "you",
                    permanent: true,
                    manaValue: { max: 3 },
                  }),
                  as: "returned",
                },
                { putCounters: 1, kind: "indestructible", on: { ref: "returned" } },
              ],
            },
          ],
        },
      }),
    ],
  }),
  sorcery({
    name: { en: "Season of Loss", ja: "損失の季節" },
    cost: "{3}{B}{B}",
    abilities: [
      spell({
        modal: {
          choose: { weight: 5 },
          mayRepeat: true,
          modes: [
            { weight: 1, do: { sacrifice: { type: "creature" }, by: "any" } },
            {
              weight: 2,
              do: {
                draw: { times: [1, { happened: { on: "dies", object: { type: "creature", controller: "you" } } }] },
              },
            },
            {
              weight: 3,
              do: [
                { let: "x", be: { count: { all: { zone: "graveyard", type: "creature", owner: "you" } } } },
                { loseLife: { ref: "x" }, by: "opponent" },
              ],
            },
          ],
        },
      }),
    ],
  }),
  creature({
    name: { en: "Downwind Ambusher" },
    cost: "{3}{B}",
    subtypes: ["Skunk", "Assassin"],
    power: 4,
    toughness: 2,
    abilities: [
      "flash",
      {
        when: { on: "enters", object: "this" },
        do: choose(1, [
          pump(target({ type: "creature", controller: "opponent" }), -1, -1),
          { destroy: target({ type: "creature", controller: "opponent", damagedThisTurn: true }) },
        ]),
      },
    ],
  }),
  creature({
    name: { en: "Kutzil's Flanker" },
    cost: "{2}{W}",
    subtypes: ["Cat", "Warrior"],
    power: 3,
    toughness: 1,
    abilities: [
      "flash",
      {
        when: { on: "enters", object: "this" },
        do: choose(1, [
          {
            putCounters: {
              times: [1, { happened: { on: "leaves", object: { type: "creature", controller: "you" } } }],
            },
            kind: "+1/+1",
            on: "this",
          },
          [{ gainLife: 2 }, { scry: 2 }],
          { exile: { all: { zone: "graveyard", owner: { targetPlayer: "any" } } } },
        ]),
      },
    ],
  }),
  creature({
    name: { en: "Gala Greeters" },
    cost: "{1}{G}",
    subtypes: ["Elf", "Druid"],
    power: 1,
    toughness: 1,
    abilities: [
      {
        when: { on: "enters", object: { type: "creature", controller: "you", other: true } },
        do: choose(
          1,
          [
            { putCounters: 1, kind: "+1/+1", on: "this" },
            {
              create: {
                types: ["artifact"],
                subtypes: ["Treasure"],
                abilities: [{ activate: { addAnyMana: 1 }, cost: [{ tap: true }, { sacrifice: "this" }] }],
              },
              tapped: true,
            },
            { gainLife: 2 },
          ],
          { notChosenBefore: "turn" },
        ),
      },
    ],
  }),
  creature({
    name: { en: "Rankle, Master of Pranks", ja: "悪ふざけの名人、ランクル" },
    cost: "{2}{B}{B}",
    supertypes: ["legendary"],
    subtypes: ["Faerie", "Rogue"],
    power: 3,
    toughness: 3,
    abilities: [
      "flying",
      "haste",
      {
        when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
        do: choose({ any: true }, [
          { discard: 1, by: "any" },
          [
            { loseLife: 1, by: "any" },
            { draw: 1, by: "any" },
          ],
          { sacrifice: { type: "creature" }, by: "any" },
        ]),
      },
    ],
  }),
  creature({
    name: { en: "Shadrix Silverquill" },
    cost: "{3}{W}{B}",
    supertypes: ["legendary"],
    subtypes: ["Elder", "Dragon"],
    power: 2,
    toughness: 5,
    abilities: [
      "flying",
      "double-strike",
      {
        when: { on: "combat-begins", player: "you" },
        do: choose(
          2,
          [
            {
              create: {
                types: ["creature"],
                subtypes: ["Inkling"],
                colors: ["W", "B"],
                power: 2,
                toughness: 1,
                abilities: ["flying"],
              },
              by: { targetPlayer: "any" },
            },
            [
              { draw: 1, by: { targetPlayer: "any", as: "them" } },
              { loseLife: 1, by: { ref: "them" } },
            ],
            {
              putCounters: 1,
              kind: "+1/+1",
              on: { all: { type: "creature", controller: { targetPlayer: "any" } } },
            },
          ],
          { optional: true, differentTargets: "player" },
        ),
      },
    ],
  }),
]
