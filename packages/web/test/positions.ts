import { playUnder, readRuling } from "@dilemma-table/referee"
import type { Sitting } from "../src/protocol/messages.ts"
import { tableFile } from "../src/worker/table-file.ts"

/*
 * Games that stand at a certain position, as files: what a test needs on the table doesn't hang on how decks are shuffled.
 */

const seats: readonly Sitting[] = [{ by: "person" }, { by: "machine", player: "random" }]

/**
 * A saved game at a position.
 * @param given what lies where, as in a ruling's file
 * @param by who plays it
 * @param cards cards of its own, as in a ruling's file
 */
function gameAt(game: "magic" | "duel-masters", given: string, by = seats, cards = ""): string {
  const text = `format: 1
id: a-position
game: ${game}
rules: [now]
title: { en: A position, ja: 局面 }
source: { en: Made up., ja: 作った局面。 }
cites: []
${cards}given:
${given.replace(/^/gm, "  ")}
play: []
then: {}
`
  const read = readRuling({ file: "position.yaml", text })
  if (!read.ok) throw new Error(JSON.stringify(read))
  const [edition] = read.ruling.editions
  const play = edition === undefined ? null : playUnder(read.ruling, edition).play
  if (play === null) throw new Error("The position can't be")
  return tableFile(play.game, by, [])
}

/** Two modal spells in hand and what they cost, and something for every mode. */
export const magicDilemma = gameAt(
  "magic",
  `A:
  hand: [Cryptic Command, Funeral Charm, Wind Drake]
  battlefield: [{ card: Island, count: 4 }, { card: Swamp, count: 2 }, Serra Angel]
B:
  hand: [{ filler: { type: creature }, count: 3 }]
  battlefield: [{ card: Plains, count: 4 }, Wind Drake, Typhoid Rats]`,
)

/** A game of Magic in the middle, with a command in hand. */
export const magicTable = gameAt(
  "magic",
  `A:
  life: 17
  hand: [Kolaghan's Command, Wind Drake, Lightning Bolt, Mountain]
  battlefield: [{ card: Mountain, count: 3 }, { card: Swamp, count: 2 }, { card: Island, tapped: true }, Serra Angel, Typhoid Rats]
  graveyard: [Downwind Ambusher, Counterspell]
B:
  life: 14
  hand: [Cryptic Command, Emerald Charm, Plains, Plains]
  battlefield: [{ card: Plains, count: 3 }, { card: Forest, count: 2, tapped: true }, Charming Prince, Wind Drake]
  graveyard: [Emerald Charm]`,
)

/** A game of Duel Masters in the middle, with a choice in hand. */
export const duelMastersTable = gameAt(
  "duel-masters",
  `A:
  hand: [絶望と反魂と滅殺の決断, ブレイン・スラッシュ, 青銅の鎧]
  mana: [トキシック・ワスプ, ブレイン・スラッシュ, うごめく者ボーン・グール, 墓堀怪人アシッドフィスト, 恐劇人形ワラニン, 嘆きの影ベルベットフロー]
  battle: [アクア・サーファー, 混沌の獅子デスライガー]
  shields: [青銅の鎧, 青銅の鎧, 青銅の鎧, 青銅の鎧]
  graveyard: [うごめく者ボーン・グール, アクア・スパルタ]
B:
  hand: [青銅の鎧, コッコ・ルピア, 喧嘩屋タイラー]
  mana: [フォレスト・ホーネット, 青銅の鎧, 爆炎野郎ジョー, コッコ・ルピア]
  battle: [ボルシャック・ドラゴン, 旋風の闘士ヴィンジャー, コッコ・ルピア]
  shields: [爆炎野郎ジョー, 爆炎野郎ジョー, 爆炎野郎ジョー]
  graveyard: [ペッペ・ペッパー]`,
)

/** More on the table than lies beside each other, most of it tapped, at the beginning of combat. */
export const crowdedTable = gameAt(
  "magic",
  `A:
  hand: [Lightning Bolt, Wind Drake]
  battlefield: [{ card: Mountain, count: 12, tapped: true }, { card: Swamp, count: 6 }, { card: Wind Drake, count: 14, tapped: true }, { card: Typhoid Rats, count: 8 }, Serra Angel]
B:
  hand: [Plains]
  battlefield: [{ card: Plains, count: 16, tapped: true }, { card: Wind Drake, count: 12 }, Charming Prince]`,
)

/** An Aura and counters on creatures, damage, and somebody's hand that the other must not see. */
export const decoratedTable = gameAt(
  "magic",
  `A:
  hand: [Wind Drake, Lightning Bolt]
  battlefield: [{ card: Serra Angel, counters: { "+1/+1": 2, charge: 3 } }, { card: Wind Drake, attached: [Rage Band] }, { card: Typhoid Rats, counters: { "-1/-1": 1 } }, { card: Mountain, count: 3 }]
B:
  hand: [Counterspell, Plains]
  battlefield: [{ card: Serra Angel, attached: [{ card: Rage Band, controller: A }] }, { card: Island, count: 3 }]`,
  [{ by: "person" }, { by: "person" }],
  `cards:
  - name: { en: Rage Band, ja: 怒りの帯 }
    types: [enchantment]
    subtypes: [Aura]
    manaCost: "{R}"
    abilities:
      - enchant: { type: creature }
      - { static: { power: 2 }, to: attached }
`,
)
