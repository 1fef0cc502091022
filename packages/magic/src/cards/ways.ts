import type { MagicCard, MagicCondition, MagicEffect, MagicSelector } from "../lexicon.ts"
import {
  anyTarget,
  artifact,
  choose,
  creature,
  creatureTarget,
  gains,
  instant,
  pump,
  sorcery,
  spell,
  spellTarget,
  target,
  twoFaced,
  typed,
} from "./build.ts"

/*
 * More cards for each way of choosing modes (700.2), so that none stands on one card alone.
 */

const commanding: MagicCondition = { exists: { commander: true, controller: "you" } }
const yours: MagicSelector = { all: { type: "creature", controller: "you" } }
/** These gain several abilities until end of turn. */
const gain = (on: MagicSelector, ...abilities: readonly Parameters<typeof gains>[1][]): MagicEffect =>
  abilities.map((ability) => gains(on, ability))
/** "Choose one. If you control a commander as you cast this spell, you may choose both." */
const will = (modes: readonly MagicEffect[]): MagicEffect =>
  choose(1, modes, { instead: { if: commanding, choose: { oneOf: [1, 2] } } })
/** "Choose one. If this spell was kicked, choose any number instead." */
const kicked = (modes: readonly MagicEffect[]): MagicEffect =>
  choose(1, modes, { instead: { if: { paid: "kicker" }, choose: { any: true } } })
const three = (modes: readonly MagicEffect[]): MagicEffect => choose(3, modes, { mayRepeat: true })
/** Tiered: one mode, each with its cost. */
const tiered = (modes: readonly (readonly [string, MagicEffect])[]): MagicEffect => ({
  modal: { choose: 1, modes: modes.map(([mana, effect]) => ({ cost: [{ mana }], do: effect })) },
})
const card = (filter: object): MagicSelector => target({ zone: "graveyard", owner: "you", ...filter })

export const ways: readonly MagicCard[] = [
  // One
  sorcery({
    name: { en: "Hurly-Burly", ja: "ごたごた" },
    cost: "{1}{R}",
    abilities: [
      spell(
        choose(1, [
          { damage: 1, to: { all: { type: "creature", not: { keyword: "flying" } } } },
          { damage: 1, to: { all: { type: "creature", keyword: "flying" } } },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Sheoldred's Edict", ja: "シェオルドレッドの勅令" },
    cost: "{1}{B}",
    abilities: [
      spell(
        choose(1, [
          { sacrifice: { type: "creature", token: false }, by: "opponent" },
          { sacrifice: { type: "creature", token: true }, by: "opponent" },
          { sacrifice: { type: "planeswalker" }, by: "opponent" },
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Ruthless Instincts", ja: "無情な本能" },
    cost: "{2}{G}",
    abilities: [
      spell(
        choose(1, [
          [
            {
              continuous: { does: { grant: ["reach", "deathtouch"] } },
              on: { target: { type: "creature", not: { attacking: true } }, as: "it" },
              until: "this-turn",
            },
            { untap: { ref: "it" } },
          ],
          {
            continuous: { does: { power: 2, toughness: 2, grant: "trample" } },
            on: target({ type: "creature", attacking: true }),
            until: "this-turn",
          },
        ]),
      ),
    ],
  }),
  // One or both
  instant({
    name: { en: "Branching Bolt", ja: "枝分かれの稲妻" },
    cost: "{1}{R}{G}",
    abilities: [
      spell(
        choose({ oneOf: [1, 2] }, [
          { damage: 3, to: target({ type: "creature", keyword: "flying" }) },
          { damage: 3, to: target({ type: "creature", not: { keyword: "flying" } }) },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Saheeli's Artistry", ja: "サヒーリの芸術" },
    cost: "{4}{U}{U}",
    abilities: [
      spell(
        choose({ oneOf: [1, 2] }, [
          { createCopy: target({ type: "artifact" }) },
          { createCopy: creatureTarget, except: [{ addType: "artifact" }] },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Deafening Clarion", ja: "轟音のクラリオン" },
    cost: "{1}{R}{W}",
    abilities: [
      spell(choose({ oneOf: [1, 2] }, [{ damage: 3, to: { all: { type: "creature" } } }, gains(yours, "lifelink")])),
    ],
  }),
  // One or more
  sorcery({
    name: { en: "Clan Defiance", ja: "一族の誇示" },
    cost: "{X}{R}{G}",
    abilities: [
      spell(
        choose({ atLeast: 1 }, [
          { damage: "x", to: target({ type: "creature", keyword: "flying" }) },
          { damage: "x", to: target({ type: "creature", not: { keyword: "flying" } }) },
          { damage: "x", to: { target: { type: "planeswalker" }, orPlayer: "any" } },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Casualties of War", ja: "戦争の犠牲" },
    cost: "{2}{B}{B}{G}{G}",
    abilities: [
      spell(
        choose(
          { atLeast: 1 },
          (["artifact", "creature", "enchantment", "land", "planeswalker"] as const).map((type) => ({
            destroy: target({ type }),
          })),
        ),
      ),
    ],
  }),
  // Each mode a different player
  creature({
    name: { en: "Vindictive Lich" },
    cost: "{3}{B}",
    subtypes: ["Zombie", "Wizard"],
    power: 4,
    toughness: 1,
    abilities: [
      {
        when: { on: "dies", object: "this" },
        do: choose(
          { atLeast: 1 },
          [
            { sacrifice: { type: "creature" }, by: { targetPlayer: "opponent" } },
            { discard: 2, by: { targetPlayer: "opponent" } },
            { loseLife: 5, by: { targetPlayer: "opponent" } },
          ],
          { differentTargets: "player" },
        ),
      },
    ],
  }),
  creature({
    name: { en: "Splinter & Leo, Father & Son" },
    cost: "{2}{W}",
    supertypes: ["legendary"],
    subtypes: ["Mutant", "Ninja", "Rat", "Turtle"],
    power: 2,
    toughness: 2,
    abilities: [
      {
        when: { on: "enters", object: "this" },
        do: choose(
          { oneOf: [1, 2] },
          [
            {
              create: { types: ["creature"], subtypes: ["Mutant"], colors: ["R"], power: 2, toughness: 2 },
              by: { targetPlayer: "any" },
            },
            {
              putCounters: 1,
              kind: "+1/+1",
              on: { all: { type: "creature", other: true, controller: { targetPlayer: "any" } } },
            },
          ],
          { differentTargets: "player" },
        ),
      },
    ],
  }),
  // Up to so many
  creature({
    name: { en: "Hullbreaker Horror" },
    cost: "{5}{U}{U}",
    subtypes: ["Kraken", "Horror"],
    power: 7,
    toughness: 8,
    abilities: [
      "flash",
      { static: { cant: "be-countered" }, to: "this", zone: "stack" },
      {
        when: { on: "casts", player: "you" },
        do: choose({ upTo: 1 }, [
          { bounce: spellTarget({ not: { controller: "you" } }) },
          { bounce: target({ not: { type: "land" } }) },
        ]),
      },
    ],
  }),
  creature({
    name: { en: "Riku of Many Paths" },
    cost: "{G}{U}{R}",
    supertypes: ["legendary"],
    subtypes: ["Human", "Wizard"],
    power: 3,
    toughness: 3,
    abilities: [
      {
        when: { on: "casts", player: "you", object: { zone: "stack", spell: true, modal: true } },
        do: choose({ upTo: { number: "modesChosen", of: "it" } }, [
          [
            { exile: { top: 1 }, as: "them" },
            {
              continuous: { does: { mayPlay: { from: "exile" } } },
              on: { ref: "them" },
              until: "through-your-next-turn",
            },
          ],
          [{ putCounters: 1, kind: "+1/+1", on: "this" }, gains("this", "trample")],
          {
            create: {
              types: ["creature"],
              subtypes: ["Bird"],
              colors: ["U"],
              power: 1,
              toughness: 1,
              abilities: ["flying"],
            },
          },
        ]),
      },
    ],
  }),
  sorcery({
    name: { en: "Moment of Reckoning" },
    cost: "{3}{W}{W}{B}{B}",
    abilities: [
      spell(
        choose(
          { upTo: 4 },
          [
            { destroy: target({ not: { type: "land" } }) },
            { putOntoBattlefield: card({ permanent: true, not: { type: "land" } }) },
          ],
          { mayRepeat: true },
        ),
      ),
    ],
  }),
  // Three, the same more than once
  instant({
    name: { en: "Wretched Confluence" },
    cost: "{3}{B}{B}",
    abilities: [
      spell(
        three([
          [
            { draw: 1, by: { targetPlayer: "any", as: "them" } },
            { loseLife: 1, by: { ref: "them" } },
          ],
          pump(creatureTarget, -2, -2),
          { putIntoHand: card({ type: "creature" }) },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Righteous Confluence", ja: "正義の合流点" },
    cost: "{3}{W}{W}",
    abilities: [
      spell(
        three([
          {
            create: {
              types: ["creature"],
              subtypes: ["Knight"],
              colors: ["W"],
              power: 2,
              toughness: 2,
              abilities: ["vigilance"],
            },
          },
          { exile: target({ type: "enchantment" }) },
          { gainLife: 5 },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Verdant Confluence" },
    cost: "{4}{G}{G}",
    abilities: [
      spell(
        three([
          { putCounters: 2, kind: "+1/+1", on: creatureTarget },
          { putIntoHand: card({ permanent: true }) },
          { search: { type: "land", supertype: "basic" }, to: "battlefield", tapped: true },
        ]),
      ),
    ],
  }),
  // X, the same more than once: as many as are paid for
  sorcery({
    name: { en: "Doomsday Confluence", ja: "終末の合流点" },
    cost: "{X}{X}{B}",
    abilities: [
      spell(
        choose(
          "x",
          [
            { sacrifice: { type: "creature", not: { type: "artifact" } }, by: "any" },
            {
              create: {
                types: ["artifact", "creature"],
                subtypes: ["Dalek"],
                colors: ["B"],
                power: 3,
                toughness: 3,
                abilities: ["menace"],
              },
            },
            { discard: 1, by: "opponent" },
          ],
          { mayRepeat: true },
        ),
      ),
    ],
  }),
  // Pawprints
  sorcery({
    name: { en: "Season of Gathering", ja: "集会の季節" },
    cost: "{4}{G}{G}",
    abilities: [
      spell({
        modal: {
          choose: { weight: 5 },
          mayRepeat: true,
          modes: [
            {
              weight: 1,
              do: [
                { putCounters: 1, kind: "+1/+1", on: { choose: { type: "creature", controller: "you" }, as: "it" } },
                {
                  continuous: { does: { grant: ["vigilance", "trample"] } },
                  on: { ref: "it" },
                  until: "this-turn",
                },
              ],
            },
            {
              weight: 2,
              do: [{ chooseWord: ["artifact", "enchantment"] }, { destroy: { all: { ofChosenKind: true } } }],
            },
            { weight: 3, do: { draw: { greatest: "power", of: yours } } },
          ],
        },
      }),
    ],
  }),
  // Both, if a commander is there
  sorcery({
    name: { en: "Jeska's Will", ja: "ジェスカの意志" },
    cost: "{2}{R}",
    abilities: [
      spell(
        will([
          { repeat: { cardsIn: "hand", of: { targetPlayer: "opponent" } }, do: { addMana: "{R}" } },
          [
            { exile: { top: 3 }, as: "them" },
            { continuous: { does: { mayPlay: { from: "exile" } } }, on: { ref: "them" }, until: "this-turn" },
          ],
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Akroma's Will", ja: "アクローマの意志" },
    cost: "{3}{W}",
    abilities: [
      spell(
        will([
          gain(yours, "flying", "vigilance", "double-strike"),
          gain(yours, "lifelink", "indestructible", { protection: { color: ["W", "U", "B", "R", "G"] } }),
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Sakashima's Will", ja: "逆嶋の意志" },
    cost: "{3}{U}",
    abilities: [
      spell(
        will([
          {
            gainControl: {
              choose: { type: "creature", controller: { targetPlayer: "opponent", as: "them" } },
              by: { ref: "them" },
            },
          },
          [
            { let: "one", be: { choose: { type: "creature", controller: "you" } } },
            {
              becomeCopy: { all: { type: "creature", controller: "you", not: { is: { ref: "one" } } } },
              of: { ref: "one" },
              until: "this-turn",
            },
          ],
        ]),
      ),
    ],
  }),
  // Any number, if kicked
  sorcery({
    name: { en: "Inscription of Ruin" },
    cost: "{2}{B}",
    abilities: [
      { kicker: [{ mana: "{2}{B}{B}" }] },
      spell(
        kicked([
          { discard: 2, by: { targetPlayer: "opponent" } },
          { putOntoBattlefield: card({ type: "creature", manaValue: { max: 2 } }) },
          { destroy: target({ type: "creature", manaValue: { max: 3 } }) },
        ]),
      ),
    ],
  }),
  sorcery({
    name: { en: "Inscription of Insight" },
    cost: "{3}{U}",
    abilities: [
      { kicker: [{ mana: "{2}{U}{U}" }] },
      spell(
        kicked([
          { bounce: { target: { type: "creature" }, upTo: 2 } },
          [{ scry: 2 }, { draw: 2 }],
          [
            { let: "x", be: { cardsIn: "hand", of: { targetPlayer: "any", as: "them" } } },
            {
              create: {
                types: ["creature"],
                subtypes: ["Illusion"],
                colors: ["U"],
                power: { ref: "x" },
                toughness: { ref: "x" },
              },
              by: { ref: "them" },
            },
          ],
        ]),
      ),
    ],
  }),
  // Costs of modes: spree, tiered
  instant({
    name: { en: "Rustler Rampage", ja: "家畜盗みの暴走" },
    cost: "{W}",
    abilities: [
      spell({
        modal: {
          choose: { atLeast: 1 },
          modes: [
            {
              cost: [{ mana: "{1}" }],
              do: { untap: { all: { type: "creature", controller: { targetPlayer: "any" } } } },
            },
            { cost: [{ mana: "{1}" }], do: gains(creatureTarget, "double-strike") },
          ],
        },
      }),
    ],
  }),
  instant({
    name: { en: "Fire Magic" },
    cost: "{R}",
    abilities: [
      spell(
        tiered([
          ["{0}", { damage: 1, to: { all: { type: "creature" } } }],
          ["{2}", { damage: 2, to: { all: { type: "creature" } } }],
          ["{5}", { damage: 3, to: { all: { type: "creature" } } }],
        ]),
      ),
    ],
  }),
  instant({
    name: { en: "Thunder Magic" },
    cost: "{R}",
    abilities: [
      spell(
        tiered([
          ["{0}", { damage: 2, to: creatureTarget }],
          ["{3}", { damage: 4, to: creatureTarget }],
          ["{5}{R}", { damage: 8, to: creatureTarget }],
        ]),
      ),
    ],
  }),
  // Activated
  typed(["enchantment", "artifact"], {
    name: { en: "Bow of Nylea", ja: "ナイレアの弓" },
    cost: "{1}{G}{G}",
    supertypes: ["legendary"],
    abilities: [
      { static: { grant: "deathtouch" }, to: { type: "creature", controller: "you", attacking: true } },
      {
        activate: choose(1, [
          { putCounters: 1, kind: "+1/+1", on: creatureTarget },
          { damage: 2, to: target({ type: "creature", keyword: "flying" }) },
          { gainLife: 3 },
          { putIntoLibrary: { target: { zone: "graveyard", owner: "you" }, upTo: 4 }, place: "bottom" },
        ]),
        cost: [{ mana: "{1}{G}" }, { tap: true }],
      },
    ],
  }),
  creature({
    name: { en: "Koma, Cosmos Serpent", ja: "星界の大蛇、コーマ" },
    cost: "{3}{G}{G}{U}{U}",
    supertypes: ["legendary"],
    subtypes: ["Serpent"],
    power: 6,
    toughness: 6,
    abilities: [
      { static: { cant: "be-countered" }, to: "this", zone: "stack" },
      {
        when: { on: "upkeep" },
        do: {
          create: {
            name: { en: "Koma's Coil" },
            types: ["creature"],
            subtypes: ["Serpent"],
            colors: ["U"],
            power: 3,
            toughness: 3,
          },
        },
      },
      {
        activate: choose(1, [
          [
            { tap: { target: {}, as: "it" } },
            { continuous: { does: { cantActivate: "any" } }, on: { ref: "it" }, until: "this-turn" },
          ],
          gains("this", "indestructible"),
        ]),
        cost: [{ sacrifice: { subtype: "Serpent", other: true } }],
      },
    ],
  }),
  // Not chosen before
  twoFaced(
    "transforming",
    creature({
      name: { en: "Henrika Domnathi", ja: "ヘンリカ・ドムナティ" },
      cost: "{2}{B}{B}",
      supertypes: ["legendary"],
      subtypes: ["Vampire"],
      power: 1,
      toughness: 3,
      abilities: [
        "flying",
        {
          when: { on: "combat-begins", player: "you" },
          do: choose(
            1,
            [{ sacrifice: { type: "creature" }, by: "any" }, [{ draw: 1 }, { loseLife: 1 }], { transform: "this" }],
            { notChosenBefore: "game" },
          ),
        },
      ],
    }),
    creature({
      name: { en: "Henrika, Infernal Seer" },
      colors: ["B"],
      supertypes: ["legendary"],
      subtypes: ["Vampire"],
      power: 3,
      toughness: 4,
      abilities: [
        "flying",
        "deathtouch",
        "lifelink",
        {
          activate: pump(
            {
              all: {
                type: "creature",
                controller: "you",
                any: [{ keyword: "flying" }, { keyword: "deathtouch" }, { keyword: "lifelink" }],
              },
            },
            1,
            0,
          ),
          cost: [{ mana: "{1}{B}{B}" }],
        },
      ],
    }),
  ),
  creature({
    name: { en: "Silent Hallcreeper" },
    cost: "{1}{U}",
    types: ["enchantment", "creature"],
    subtypes: ["Horror"],
    power: 1,
    toughness: 1,
    abilities: [
      { static: { cant: "be-blocked" }, to: "this" },
      {
        when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
        do: choose(
          1,
          [
            { putCounters: 2, kind: "+1/+1", on: "this" },
            { draw: 1 },
            { becomeCopy: "this", of: target({ type: "creature", controller: "you", other: true }) },
          ],
          { notChosenBefore: "game" },
        ),
      },
    ],
  }),
  artifact({
    name: { en: "Monument to Endurance", ja: "忍耐の記念碑" },
    cost: "{3}",
    abilities: [
      {
        when: { on: "discards", player: "you" },
        do: choose(
          1,
          [
            { draw: 1 },
            {
              create: {
                types: ["artifact"],
                subtypes: ["Treasure"],
                abilities: [{ activate: { addAnyMana: 1 }, cost: [{ tap: true }, { sacrifice: "this" }] }],
              },
            },
            { loseLife: 3, by: "opponent" },
          ],
          { notChosenBefore: "turn" },
        ),
      },
    ],
  }),
  creature({
    name: { en: "The Vision" },
    cost: "{4}",
    types: ["artifact", "creature"],
    supertypes: ["legendary"],
    subtypes: ["Robot", "Hero"],
    power: 2,
    toughness: 5,
    abilities: [
      "flying",
      "vigilance",
      {
        when: { on: "casts", player: "you", object: { zone: "stack", not: { type: "creature" } } },
        do: choose(1, [gains("this", "double-strike"), gains("this", "indestructible"), { draw: 1 }], {
          notChosenBefore: "turn",
        }),
      },
    ],
  }),
  // At random
  creature({
    name: { en: "Umaro, Raging Yeti" },
    cost: "{5}{R}",
    supertypes: ["legendary"],
    subtypes: ["Yeti", "Berserker"],
    power: 6,
    toughness: 6,
    abilities: [
      "trample",
      {
        when: { on: "combat-begins", player: "you" },
        do: choose(
          1,
          [
            [
              { let: "those", be: { all: { type: "creature", controller: "you", other: true } } },
              pump({ ref: "those" }, 3, 0),
              gains({ ref: "those" }, "trample"),
            ],
            [{ discardIt: { all: { zone: "hand", owner: "you" } } }, { draw: 4 }],
            { damage: 5, to: anyTarget },
          ],
          { chooser: "random" },
        ),
      },
    ],
  }),
  // Reflexive
  creature({
    name: { en: "Gorbag of Minas Morgul" },
    cost: "{1}{B}",
    supertypes: ["legendary"],
    subtypes: ["Orc", "Soldier"],
    power: 2,
    toughness: 2,
    abilities: [
      {
        when: {
          on: "deals-combat-damage",
          source: { controller: "you", any: [{ subtype: "Goblin" }, { subtype: "Orc" }] },
          player: "any",
        },
        do: {
          may: { sacrificeIt: "cause" },
          then: {
            reflexive: choose(1, [
              { draw: 1 },
              {
                create: {
                  types: ["artifact"],
                  subtypes: ["Treasure"],
                  abilities: [{ activate: { addAnyMana: 1 }, cost: [{ tap: true }, { sacrifice: "this" }] }],
                },
              },
            ]),
          },
        },
      },
    ],
  }),
  creature({
    name: { en: "Hylda of the Icy Crown" },
    cost: "{2}{W}{U}",
    supertypes: ["legendary"],
    subtypes: ["Human", "Warlock"],
    power: 3,
    toughness: 4,
    abilities: [
      {
        when: { on: "becomes-tapped", object: { type: "creature", controller: "opponent" }, by: "you" },
        do: {
          may: { pay: "{1}" },
          then: {
            reflexive: choose(1, [
              {
                create: {
                  types: ["creature"],
                  subtypes: ["Elemental"],
                  colors: ["W", "U"],
                  power: 4,
                  toughness: 4,
                },
              },
              { putCounters: 1, kind: "+1/+1", on: yours },
              [{ scry: 2 }, { draw: 1 }],
            ]),
          },
        },
      },
    ],
  }),
  creature({
    name: { en: "Caesar, Legion's Emperor" },
    cost: "{1}{R}{W}{B}",
    supertypes: ["legendary"],
    subtypes: ["Human", "Soldier"],
    power: 4,
    toughness: 4,
    abilities: [
      {
        when: { on: "player-attacks", player: "you" },
        do: {
          may: { sacrifice: { type: "creature", other: true } },
          then: {
            reflexive: choose(2, [
              {
                create: {
                  types: ["creature"],
                  subtypes: ["Soldier"],
                  colors: ["R", "W"],
                  power: 1,
                  toughness: 1,
                  abilities: ["haste"],
                },
                count: 2,
                tapped: true,
                attacking: true,
              },
              [{ draw: 1 }, { loseLife: 1 }],
              {
                damage: { count: { all: { type: "creature", token: true, controller: "you" } } },
                player: { targetPlayer: "opponent" },
              },
            ]),
          },
        },
      },
    ],
  }),
  // Splice
  instant({
    name: { en: "Glacial Ray", ja: "氷河の光線" },
    cost: "{1}{R}",
    subtypes: ["Arcane"],
    abilities: [spell({ damage: 2, to: anyTarget }), { splice: [{ mana: "{1}{R}" }], onto: "Arcane" }],
  }),
  instant({
    name: { en: "Desperate Ritual", ja: "捨て身の儀式" },
    cost: "{1}{R}",
    subtypes: ["Arcane"],
    abilities: [spell({ addMana: "{R}{R}{R}" }), { splice: [{ mana: "{1}{R}" }], onto: "Arcane" }],
  }),
]
