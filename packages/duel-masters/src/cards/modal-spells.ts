import type { DmCard } from "../lexicon.ts"
import {
  creatureOf,
  deckToMana,
  discard,
  does,
  draw,
  haveCivilizations,
  modal,
  modalSpell,
  opponentDiscards,
  opposingCreature,
  powerThisTurn,
  putOutFrom,
  spell,
} from "./build.ts"

/** Psychic creatures of total cost 5, or one of cost 7 of a civilization: what the 超次元 cycle puts out. */
const holes = (civilization: "light" | "water" | "darkness" | "fire" | "nature") =>
  modal({
    choose: 1,
    modes: [
      {
        putIntoBattle: {
          choose: { zone: "hyperspatial", owner: "you", type: "creature", special: "psychic" },
          any: true,
          sum: { of: "cost", most: 5 },
        },
      },
      putOutFrom("hyperspatial", { special: "psychic", civilization, maxCost: 7 }),
    ],
  })

/** Spells with ▶ options. */
export const modalSpells: readonly DmCard[] = [
  spell({
    name: { ja: "ブレイン・スラッシュ" },
    civilizations: ["water", "darkness"],
    cost: 6,
    abilities: [
      "s-trigger",
      modalSpell({
        choose: 1,
        all: haveCivilizations("water", "darkness"),
        modes: [[draw(3), discard(1)], putOutFrom("graveyard", { maxCost: 8 })],
      }),
    ],
  }),
  spell({
    name: { ja: "デーモン・スパーク" },
    civilizations: ["light", "darkness"],
    cost: 6,
    provenance: "reconstructed",
    abilities: [
      "s-trigger",
      modalSpell({
        choose: 1,
        all: haveCivilizations("light", "darkness"),
        modes: [{ tap: { all: { type: "creature", controller: "opponent" } } }, { destroy: opposingCreature() }],
      }),
    ],
  }),
  spell({
    name: { ja: "怨念スクラッパー" },
    civilizations: ["darkness", "fire"],
    cost: 6,
    provenance: "reconstructed",
    abilities: [
      "s-trigger",
      modalSpell({
        choose: 1,
        all: haveCivilizations("darkness", "fire"),
        modes: [
          opponentDiscards(1),
          {
            destroy: {
              choose: { type: "creature", controller: "opponent" },
              any: true,
              sum: { of: "power", most: 6000 },
            },
          },
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "フェアリーの闇の子祭" },
    civilizations: ["darkness", "nature"],
    cost: 3,
    abilities: [
      "s-trigger",
      modalSpell({
        choose: 1,
        all: haveCivilizations("darkness", "nature"),
        modes: [
          [{ putIntoGraveyard: { top: 1 } }, { returnToHand: { choose: { zone: "graveyard", owner: "you" } } }],
          deckToMana(),
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "轟壊!切札MAX" },
    civilizations: ["fire", "nature"],
    cost: 5,
    races: ["ジョーカーズ", "チーム切札"],
    abilities: [
      "s-trigger",
      modalSpell({
        choose: 1,
        all: {
          every: [
            { exists: { type: "creature", controller: "you", civilization: "fire" } },
            { exists: { type: "creature", controller: "you", civilization: "nature" } },
          ],
        },
        modes: [
          {
            destroy: {
              choose: { type: "creature", controller: "opponent" },
              upTo: 2,
              sum: { of: "cost", most: 6 },
            },
          },
          putOutFrom("mana", { civilization: ["fire", "nature"], maxCost: 5 }),
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "爆進エナジー・スパイラル" },
    civilizations: ["water"],
    cost: 4,
    abilities: [
      modalSpell({
        choose: 1,
        all: { exists: { type: "creature", special: "evolution", controller: "you" } },
        modes: [draw(2), { returnToHand: creatureOf("any") }],
      }),
    ],
  }),
  spell({
    name: { ja: "爆進ガブラ・ハンド" },
    civilizations: ["darkness"],
    cost: 4,
    abilities: [
      modalSpell({
        choose: 1,
        all: { exists: { type: "creature", special: "evolution", controller: "you" } },
        modes: [
          { destroy: { choose: { type: "creature", controller: "opponent" }, by: "opponent" } },
          opponentDiscards(1),
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "知識と流転と時空の決断", en: "Perfect Water" },
    civilizations: ["water"],
    cost: 4,
    abilities: [
      {
        static: { grant: "s-trigger" },
        zone: "shields",
        while: { exists: { zone: "graveyard", owner: "you", type: "spell" }, atLeast: 4 },
      },
      modalSpell({
        choose: 2,
        mayRepeat: true,
        modes: [draw(1), { grSummon: 1 }, { returnToHand: opposingCreature() }],
      }),
    ],
  }),
  spell({
    name: { ja: "絶望と反魂と滅殺の決断", en: "Perfect Darkness" },
    civilizations: ["darkness"],
    cost: 5,
    abilities: [
      { static: { usableFrom: "graveyard" }, zone: "graveyard" },
      {
        replace: { on: "put-into-graveyard", object: "this" },
        if: { usedFrom: "graveyard" },
        with: { putOnDeck: "this", at: "bottom" },
        zone: "graveyard",
      },
      modalSpell({
        choose: 2,
        mayRepeat: true,
        modes: [
          opponentDiscards(1),
          {
            putIntoBattle: {
              choose: {
                zone: "graveyard",
                owner: "you",
                type: ["creature", "aura"],
                civilization: "darkness",
                maxCost: 4,
              },
            },
          },
          powerThisTurn(-4000, opposingCreature()),
        ],
      }),
    ],
  }),
  spell({
    name: { ja: "フェアリー・トラップ" },
    civilizations: ["nature"],
    cost: 3,
    abilities: [
      "s-trigger",
      does(
        { let: "revealed", be: { top: 1 } },
        { reveal: { ref: "revealed" } },
        modal({
          choose: 1,
          modes: [
            { putIntoMana: { ref: "revealed" } },
            {
              putIntoMana: {
                choose: {
                  type: "creature",
                  controller: "opponent",
                  maxCost: { plus: [{ number: "cost", of: { ref: "revealed" } }, -1] },
                },
              },
            },
          ],
        }),
      ),
    ],
    wordings: {
      inline: {
        faces: [
          {
            abilities: [
              "s-trigger",
              does(
                { let: "revealed", be: { top: 1 } },
                { reveal: { ref: "revealed" } },
                {
                  either: [
                    { putIntoMana: { ref: "revealed" } },
                    {
                      putIntoMana: {
                        choose: {
                          type: "creature",
                          controller: "opponent",
                          maxCost: { plus: [{ number: "cost", of: { ref: "revealed" } }, -1] },
                        },
                      },
                    },
                  ],
                },
              ),
            ],
          },
        ],
      },
    },
  }),
  spell({
    name: { ja: "超次元フェアリー・ホール" },
    civilizations: ["nature"],
    cost: 5,
    abilities: [does(deckToMana(), holes("nature"))],
  }),
  spell({
    name: { ja: "超次元エナジー・ホール" },
    civilizations: ["water"],
    cost: 5,
    abilities: [does(draw(1), holes("water"))],
  }),
  spell({
    name: { ja: "超次元シャイニー・ホール" },
    civilizations: ["light"],
    cost: 5,
    abilities: [does({ tap: opposingCreature() }, holes("light"))],
  }),
  spell({
    name: { ja: "超次元リバイヴ・ホール" },
    civilizations: ["darkness"],
    cost: 5,
    abilities: [
      does({ returnToHand: { choose: { zone: "graveyard", owner: "you", type: "creature" } } }, holes("darkness")),
    ],
  }),
  spell({
    name: { ja: "超次元リュウセイ・ホール" },
    civilizations: ["water", "fire", "nature"],
    cost: 5,
    abilities: [
      does(
        putOutFrom("hyperspatial", { special: "psychic", civilization: ["water", "fire", "nature"], maxCost: 7 }),
        modal({ choose: 1, modes: [draw(1), { destroy: opposingCreature({ maxPower: 3000 }) }, deckToMana()] }),
      ),
    ],
  }),
]

/** A choice in running text, without ▶: made while the spell resolves, in every edition. */
export const inlineChoices: readonly DmCard[] = [
  spell({
    name: { ja: "ジャスティス・ジャミング" },
    civilizations: ["light"],
    cost: 3,
    abilities: [
      does({
        either: [
          { tap: { all: { type: "creature", civilization: "darkness" } } },
          { tap: { all: { type: "creature", civilization: "fire" } } },
        ],
      }),
    ],
  }),
]
