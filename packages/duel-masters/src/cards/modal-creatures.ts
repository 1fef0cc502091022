import type { DmCard } from "../lexicon.ts"
import {
  creature,
  draw,
  evolution,
  modal,
  opponentDiscards,
  opposingCreature,
  putOutFrom,
  tamaseed,
  when,
  whenThisAttacks,
  whenThisEnters,
  whenThisIsDestroyed,
} from "./build.ts"

/** Creatures and タマシード whose abilities are modal, and those that stand beside them in rulings. */
export const modalCreatures: readonly DmCard[] = [
  creature({
    name: { ja: "蒼狼の始祖アマテラス" },
    civilizations: ["water"],
    cost: 6,
    power: 5000,
    races: ["ナイト", "サムライ", "オリジン"],
    abilities: [
      whenThisEnters(
        modal({
          choose: 1,
          optional: true,
          modes: [
            [
              { search: { type: "spell", maxCost: 4 }, as: "found" },
              { shuffle: "you", except: { ref: "found" } },
              { useFree: { ref: "found" } },
            ],
            [
              { search: { type: "cross-gear", maxCost: 4 }, as: "found" },
              { shuffle: "you", except: { ref: "found" } },
              { useFree: { ref: "found" } },
            ],
          ],
        }),
      ),
    ],
    wordings: {
      // The first printing has no ▶: the deck is looked at first, and what is taken decides.
      original: {
        faces: [
          {
            abilities: [
              whenThisEnters({
                may: [
                  { search: { type: ["spell", "cross-gear"], maxCost: 4 }, as: "found" },
                  { shuffle: "you", except: { ref: "found" } },
                  { useFree: { ref: "found" } },
                ],
              }),
            ],
          },
        ],
      },
    },
  }),
  creature({
    name: { ja: "邪眼の祈祷師ザビ・ミラIV世" },
    civilizations: ["darkness"],
    cost: 7,
    power: 9000,
    races: ["デーモン・コマンド", "エイリアン", "ナイト"],
    abilities: [
      "w-breaker",
      whenThisEnters(
        { destroy: { choose: { type: "creature", controller: "you", other: true }, any: true }, as: "destroyed" },
        modal({
          choose: { count: { ref: "destroyed" } },
          mayRepeat: true,
          modes: [[draw(1), opponentDiscards(1)], putOutFrom("graveyard", { maxCost: 4 })],
        }),
      ),
    ],
  }),
  creature({
    name: { ja: "ナゾの光・リリアング" },
    civilizations: ["light"],
    cost: 2,
    power: 2000,
    races: ["メタリカ", "スペシャルズ"],
    abilities: [
      "kizuna",
      {
        kz: {
          may: {
            useFree: { choose: { zone: "hand", owner: "you", type: "spell", civilization: "light", maxCost: 3 } },
          },
        },
      },
      "escape",
    ],
  }),
  creature({
    name: { ja: "星装者 バーナイン" },
    civilizations: ["water"],
    cost: 3,
    power: 3000,
    provenance: "reconstructed",
    abilities: [when({ on: "enters", object: { type: "tamaseed", controller: "you" } }, draw(1))],
  }),
  tamaseed({
    name: { ja: "スロットンの心絵" },
    civilizations: ["fire"],
    cost: 3,
    races: ["ジョーカーズ", "レクスターズ"],
    provenance: "reconstructed",
    abilities: [
      "shinkarize",
      whenThisEnters(modal({ choose: 1, modes: [draw(1), { destroy: opposingCreature({ maxPower: 2000 }) }] })),
    ],
  }),
  creature({
    name: { ja: "終絶電融 パワーロビン" },
    civilizations: ["water", "fire", "nature"],
    cost: 7,
    power: 7000,
    races: ["ディスペクター"],
    provenance: "reconstructed",
    abilities: [
      when(
        { on: "casts", player: "you" },
        modal({ choose: 1, modes: [{ returnToHand: opposingCreature() }, draw(1)] }),
      ),
    ],
  }),
  creature({
    name: { ja: "禁門の超人" },
    civilizations: ["nature"],
    cost: 5,
    power: 5000,
    races: ["ジャイアント", "サムライ"],
    abilities: [
      whenThisAttacks(
        modal({
          choose: 1,
          modes: [
            { putIntoMana: opposingCreature({ maxCost: 4, not: { special: "evolution" } }) },
            { putIntoMana: { random: { zone: "hand", owner: "opponent" } } },
          ],
        }),
      ),
    ],
  }),
  creature({
    name: { ja: "スピア・ルピア" },
    civilizations: ["fire"],
    cost: 3,
    power: 1000,
    races: ["ファイアー・バード"],
    abilities: [
      { static: { attacksUntapped: true } },
      whenThisIsDestroyed(
        modal({
          choose: 1,
          modes: [
            [
              { search: { type: "creature", raceWith: "ドラゴン" }, as: "found", reveal: true },
              { returnToHand: { ref: "found" } },
              { shuffle: "you" },
            ],
            [
              { let: "chosen", be: { choose: { type: "creature", controller: "you" } } },
              { continuous: { does: { attacksUntapped: true } }, on: { ref: "chosen" }, until: "this-turn" },
              { continuous: { does: { power: 2000 } }, on: { ref: "chosen" }, until: "this-turn" },
            ],
          ],
        }),
      ),
    ],
  }),
  evolution({
    name: { ja: "開眼者シンラン" },
    civilizations: ["light"],
    cost: 5,
    power: 7500,
    races: ["メカサンダー"],
    onto: { type: "creature", race: "H・ソウル" },
    abilities: [
      "w-breaker",
      whenThisIsDestroyed(
        modal({ choose: 1, modes: [putOutFrom("hand", { race: "H・ソウル" }), { addShield: { top: 1 } }] }),
      ),
    ],
  }),
]
