import type { SymbolFamily } from "../face-symbols.ts"
import type { MagicAbility, MagicCard, MagicEffect } from "../lexicon.ts"
import {
  artifact,
  creature,
  creatureTarget,
  enchantment,
  gains,
  instant,
  land,
  manaAbility,
  pump,
  sorcery,
  spell,
  target,
  twoFaced,
} from "./build.ts"

const entersTapped: MagicAbility = { static: { entersTapped: true } }

/** A land of a modal double-faced card that enters tapped, for one mana. */
const tapped = (en: string, ja: string | undefined, mana: string): MagicCard =>
  land({ name: ja === undefined ? { en } : { en, ja }, abilities: [entersTapped, manaAbility(mana)] })

/** "As this enters, you may pay 3 life. If you don't, it enters tapped." */
const orLife: MagicAbility = {
  replace: { on: "enters", object: "this" },
  with: {
    may: { pay: [{ payLife: 3 }] },
    then: { putOntoBattlefield: "it" },
    else: { putOntoBattlefield: "it", tapped: true },
  },
}

/** One of those lands that enter untapped for life. */
const living = (name: MagicCard["name"], mana: string): MagicCard =>
  land({ name, abilities: [orLife, manaAbility(mana)] })

const partial = (card: MagicCard): MagicCard => ({ ...card, provenance: "partial" })
const modal = (front: MagicCard, back: MagicCard): MagicCard => twoFaced("modal", front, back)

const withSymbols = (symbols: SymbolFamily, card: MagicCard): MagicCard => ({ ...card, symbols })

const look = (n: number, what: MagicEffect): MagicEffect => [{ look: { top: n, as: "seen" } }, what]

/** Double-faced cards (712). */
export const doubleFaced: readonly MagicCard[] = [
  partial(
    modal(
      creature({
        name: { en: "Valki, God of Lies", ja: "嘘の神、ヴァルキー" },
        cost: "{1}{B}",
        supertypes: ["legendary"],
        subtypes: ["God"],
        power: 2,
        toughness: 1,
      }),
      {
        name: { en: "Tibalt, Cosmic Impostor", ja: "星界の騙し屋、ティボルト" },
        faces: [{ types: ["planeswalker"], manaCost: "{5}{B}{R}", supertypes: ["legendary"], subtypes: ["Tibalt"] }],
      },
    ),
  ),
  partial(
    modal(
      creature({
        name: { en: "Cosima, God of the Voyage", ja: "航海の神、コシマ" },
        cost: "{2}{U}",
        supertypes: ["legendary"],
        subtypes: ["God"],
        power: 2,
        toughness: 4,
      }),
      creature({
        name: { en: "The Omenkeel", ja: "領界船" },
        cost: "{1}{U}",
        types: ["artifact"],
        supertypes: ["legendary"],
        subtypes: ["Vehicle"],
        power: 3,
        toughness: 3,
      }),
    ),
  ),
  partial(
    modal(
      creature({
        name: { en: "Esika, God of the Tree", ja: "樹の神、エシカ" },
        cost: "{1}{G}{G}",
        supertypes: ["legendary"],
        subtypes: ["God"],
        power: 1,
        toughness: 4,
        abilities: [
          "vigilance",
          { activate: { addAnyMana: 1 }, cost: [{ tap: true }] },
          {
            static: { grant: "vigilance" },
            to: { type: "creature", supertype: "legendary", controller: "you", other: true },
          },
          {
            static: { grant: { activate: { addAnyMana: 1 }, cost: [{ tap: true }] } },
            to: { type: "creature", supertype: "legendary", controller: "you", other: true },
          },
        ],
      }),
      enchantment({
        name: { en: "The Prismatic Bridge", ja: "虹色の橋" },
        cost: "{W}{U}{B}{R}{G}",
        supertypes: ["legendary"],
      }),
    ),
  ),
  partial(
    modal(
      creature({
        name: { en: "Alrund, God of the Cosmos", ja: "星界の神、アールンド" },
        cost: "{3}{U}{U}",
        supertypes: ["legendary"],
        subtypes: ["God"],
        power: 1,
        toughness: 1,
        abilities: [
          { static: { power: { cardsIn: "hand", of: "you" }, toughness: { cardsIn: "hand", of: "you" } }, to: "this" },
        ],
      }),
      creature({
        name: { en: "Hakka, Whispering Raven", ja: "囁く鴉、ハーカ" },
        cost: "{1}{U}",
        supertypes: ["legendary"],
        subtypes: ["Bird"],
        power: 2,
        toughness: 3,
        abilities: [
          "flying",
          {
            when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" },
            do: [{ bounce: "this" }, { scry: 2 }],
          },
        ],
      }),
    ),
  ),
  partial(
    modal(
      creature({
        name: { en: "Birgi, God of Storytelling", ja: "物語の神、ビルギ" },
        cost: "{2}{R}",
        supertypes: ["legendary"],
        subtypes: ["God"],
        power: 3,
        toughness: 3,
        abilities: [{ when: { on: "casts", player: "you" }, do: { addMana: "{R}" } }],
      }),
      artifact({
        name: { en: "Harnfel, Horn of Bounty" },
        cost: "{4}{R}",
        supertypes: ["legendary"],
        abilities: [
          {
            activate: [
              { exile: { top: 2 }, as: "them" },
              { continuous: { does: { mayPlay: { from: "exile" } } }, on: { ref: "them" }, until: "this-turn" },
            ],
            cost: [{ discard: 1 }],
          },
        ],
      }),
    ),
  ),
  modal(
    creature({
      name: { en: "Jorn, God of Winter", ja: "冬の神、ヨーン" },
      cost: "{2}{G}",
      supertypes: ["legendary", "snow"],
      subtypes: ["God"],
      power: 3,
      toughness: 3,
      abilities: [
        {
          when: { on: "attacks", object: "this" },
          do: { untap: { all: { permanent: true, supertype: "snow", controller: "you" } } },
        },
      ],
    }),
    partial(
      artifact({
        name: { en: "Kaldring, the Rimestaff" },
        cost: "{1}{U}{B}",
        supertypes: ["legendary", "snow"],
        abilities: [
          {
            activate: {
              continuous: { does: { mayPlay: { from: "graveyard" } } },
              on: target({ zone: "graveyard", permanent: true, supertype: "snow", owner: "you" }),
              until: "this-turn",
            },
            cost: [{ tap: true }],
          },
        ],
      }),
    ),
  ),
  partial(
    modal(
      creature({
        name: { en: "Tergrid, God of Fright", ja: "恐怖の神、ターグリッド" },
        cost: "{3}{B}{B}",
        supertypes: ["legendary"],
        subtypes: ["God"],
        power: 4,
        toughness: 5,
        abilities: [
          "menace",
          {
            when: { on: ["sacrifices", "discards"], object: { permanent: true, token: false }, player: "opponent" },
            do: { may: { putOntoBattlefield: "it" } },
          },
        ],
      }),
      artifact({
        name: { en: "Tergrid's Lantern", ja: "ターグリッドのランタン" },
        cost: "{3}{B}",
        supertypes: ["legendary"],
        abilities: [
          { activate: { loseLife: 3, by: { targetPlayer: "any" } }, cost: [{ tap: true }] },
          { activate: { untap: "this" }, cost: [{ mana: "{3}{B}" }] },
        ],
      }),
    ),
  ),
  modal(
    creature({
      name: { en: "Akoum Warrior", ja: "アクームの戦士" },
      cost: "{5}{R}",
      subtypes: ["Minotaur", "Warrior"],
      power: 4,
      toughness: 5,
      abilities: ["trample"],
    }),
    tapped("Akoum Teeth", "アクームの歯", "{R}"),
  ),
  modal(
    creature({
      name: { en: "Kazandu Mammoth", ja: "カザンドゥのマンモス" },
      cost: "{1}{G}{G}",
      subtypes: ["Elephant"],
      power: 3,
      toughness: 3,
      abilities: [{ when: { on: "enters", object: { type: "land", controller: "you" } }, do: pump("this", 2, 2) }],
    }),
    tapped("Kazandu Valley", "カザンドゥの渓谷", "{G}"),
  ),
  partial(
    modal(
      instant({
        name: { en: "Silundi Vision", ja: "シルンディの幻視" },
        cost: "{2}{U}",
        abilities: [
          spell(
            look(6, {
              putIntoHand: {
                choose: { is: { ref: "seen" }, type: ["instant", "sorcery"], zone: "library" },
                upTo: 1,
              },
            }),
          ),
        ],
      }),
      tapped("Silundi Isle", "シルンディの島", "{U}"),
    ),
  ),
  partial(
    modal(
      instant({
        name: { en: "Sejiri Shelter", ja: "セジーリの避難所" },
        cost: "{1}{W}",
        abilities: [spell(gains(target({ type: "creature", controller: "you" }), "hexproof"))],
      }),
      tapped("Sejiri Glacier", "セジーリの氷河", "{W}"),
    ),
  ),
  partial(
    modal(
      creature({
        name: { en: "Glasspool Mimic", ja: "玻璃池のミミック" },
        cost: "{2}{U}",
        subtypes: ["Shapeshifter", "Rogue"],
        power: 0,
        toughness: 0,
      }),
      tapped("Glasspool Shore", "玻璃池の岸", "{U}"),
    ),
  ),
  modal(
    enchantment({
      name: { en: "Glasswing Grace" },
      cost: "{3}{W/B}{W/B}",
      subtypes: ["Aura"],
      abilities: [
        { enchant: { type: "creature" } },
        { static: { power: 2, toughness: 2 }, to: "attached" },
        { static: { grant: "flying" }, to: "attached" },
        { static: { grant: "lifelink" }, to: "attached" },
      ],
    }),
    land({
      name: { en: "Age-Graced Chapel" },
      abilities: [
        entersTapped,
        { activate: { either: [{ addMana: "{W}" }, { addMana: "{B}" }] }, cost: [{ tap: true }] },
      ],
    }),
  ),
  partial(
    modal(
      sorcery({
        name: { en: "Agadeem's Awakening", ja: "アガディームの覚醒" },
        cost: "{X}{B}{B}{B}",
        abilities: [
          spell({
            putOntoBattlefield: {
              target: { zone: "graveyard", type: "creature", owner: "you", manaValue: { max: "x" } },
              upTo: 10,
            },
          }),
        ],
      }),
      living({ en: "Agadeem, the Undercrypt" }, "{B}"),
    ),
  ),
  modal(
    sorcery({
      name: { en: "Emeria's Call", ja: "エメリアの呼び声" },
      cost: "{4}{W}{W}{W}",
      abilities: [
        spell([
          {
            create: {
              types: ["creature"],
              subtypes: ["Angel", "Warrior"],
              colors: ["W"],
              power: 4,
              toughness: 4,
              abilities: ["flying"],
            },
            count: 2,
          },
          {
            continuous: { does: { grant: "indestructible" } },
            on: { all: { type: "creature", controller: "you", not: { subtype: "Angel" } } },
            until: "until-your-next-turn",
          },
        ]),
      ],
    }),
    living({ en: "Emeria, Shattered Skyclave", ja: "砕け散ったスカイクレイブ、エメリア" }, "{W}"),
  ),
  partial(
    modal(
      sorcery({
        name: { en: "Turntimber Symbiosis" },
        cost: "{4}{G}{G}{G}",
        abilities: [
          spell(
            look(7, [
              {
                putOntoBattlefield: { choose: { is: { ref: "seen" }, type: "creature" }, upTo: 1, as: "put" },
                counters: { "+1/+1": 3 },
                countersFor: { manaValue: { max: 3 } },
              },
              {
                putIntoLibrary: { all: { is: { ref: "seen" }, not: { is: { ref: "put" } } } },
                place: "bottom",
                order: "random",
              },
            ]),
          ),
        ],
      }),
      living({ en: "Turntimber, Serpentine Wood" }, "{G}"),
    ),
  ),
  modal(
    instant({
      name: { en: "Hagra Mauling", ja: "ハグラの噛み殺し" },
      cost: "{2}{B}{B}",
      abilities: [
        {
          static: {
            spellCosts: {
              less: "{1}",
              if: { not: { exists: { type: "land", supertype: "basic", controller: "opponent" } } },
            },
          },
          to: "this",
          zone: "anywhere",
        },
        spell({ destroy: creatureTarget }),
      ],
    }),
    tapped("Hagra Broodpit", undefined, "{B}"),
  ),
  partial(
    modal(
      instant({
        name: { en: "Valakut Awakening", ja: "ヴァラクートの覚醒" },
        cost: "{2}{R}",
        abilities: [
          spell([
            { putIntoLibrary: { choose: { zone: "hand", owner: "you" }, any: true }, place: "bottom", as: "them" },
            { draw: { plus: [{ ref: "them" }, 1] } },
          ]),
        ],
      }),
      tapped("Valakut Stoneforge", undefined, "{R}"),
    ),
  ),
  modal(
    land({ name: { en: "Branchloft Pathway", ja: "枝重なる小道" }, abilities: [manaAbility("{G}")] }),
    land({ name: { en: "Boulderloft Pathway", ja: "石重なる小道" }, abilities: [manaAbility("{W}")] }),
  ),
  partial(
    modal(
      creature({
        name: { en: "Tony Stark" },
        cost: "{1}{U}",
        supertypes: ["legendary"],
        subtypes: ["Human", "Artificer", "Hero"],
        power: 1,
        toughness: 3,
        abilities: [
          {
            activate: look(4, {
              putIntoHand: { choose: { is: { ref: "seen" }, type: "artifact", zone: "library" }, upTo: 1 },
            }),
            cost: [{ mana: "{1}" }, { tap: true }],
          },
          { activate: { transform: "this" }, cost: [{ mana: "{4}{U}{R}" }], timing: "sorcery" },
        ],
      }),
      creature({
        name: { en: "The Invincible Iron Man" },
        cost: "{4}{U}{R}",
        types: ["artifact", "creature"],
        supertypes: ["legendary"],
        subtypes: ["Human", "Hero"],
        power: 5,
        toughness: 5,
        abilities: ["flying", "haste"],
      }),
    ),
  ),
  withSymbols(
    "compass-land",
    twoFaced(
      "transforming",
      enchantment({
        name: { en: "Search for Azcanta", ja: "アズカンタの探索" },
        cost: "{1}{U}",
        supertypes: ["legendary"],
        abilities: [
          {
            when: { on: "upkeep", player: "you" },
            do: [
              { look: { top: 1, as: "seen" } },
              { may: { putIntoGraveyard: { ref: "seen" } } },
              {
                if: { compare: [{ cardsIn: "graveyard", of: "you" }, ">=", 7] },
                then: { may: { transform: "this" } },
              },
            ],
          },
        ],
      }),
      land({
        name: { en: "Azcanta, the Sunken Ruin", ja: "水没遺跡、アズカンタ" },
        supertypes: ["legendary"],
        abilities: [
          manaAbility("{U}"),
          {
            activate: look(4, [
              {
                reveal: {
                  choose: { is: { ref: "seen" }, not: { type: "creature" }, every: [{ not: { type: "land" } }] },
                  upTo: 1,
                  as: "shown",
                },
              },
              { putIntoHand: { ref: "shown" } },
              {
                putIntoLibrary: { all: { is: { ref: "seen" }, not: { is: { ref: "shown" } } } },
                place: "bottom",
              },
            ]),
            cost: [{ mana: "{2}{U}" }, { tap: true }],
          },
        ],
      }),
    ),
  ),
  withSymbols(
    "sun-moon",
    twoFaced(
      "transforming",
      creature({
        name: { en: "Delver of Secrets", ja: "秘密を掘り下げる者" },
        cost: "{U}",
        subtypes: ["Human", "Wizard"],
        power: 1,
        toughness: 1,
        abilities: [
          {
            when: { on: "upkeep", player: "you" },
            do: [
              { look: { top: 1, as: "seen" } },
              {
                may: { reveal: { ref: "seen" } },
                then: {
                  if: { matches: { ref: "seen" }, filter: { type: ["instant", "sorcery"] } },
                  then: { transform: "this" },
                },
              },
            ],
          },
        ],
      }),
      creature({
        name: { en: "Insectile Aberration", ja: "昆虫の逸脱者" },
        subtypes: ["Human", "Insect"],
        colors: ["U"],
        power: 3,
        toughness: 2,
        abilities: ["flying"],
      }),
    ),
  ),
]
