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
 */
export function gameAt(game: "magic" | "duel-masters", given: string): string {
  const text = `format: 1
id: a-position
game: ${game}
rules: [now]
title: { en: A position, ja: 局面 }
source: { en: Made up., ja: 作った局面。 }
cites: []
given:
${given.replace(/^/gm, "  ")}
play: []
then: {}
`
  const read = readRuling({ file: "position.yaml", text })
  if (!read.ok) throw new Error(JSON.stringify(read))
  const [edition] = read.ruling.editions
  const play = edition === undefined ? null : playUnder(read.ruling, edition).play
  if (play === null) throw new Error("The position can't be")
  return tableFile(play.game, seats, [])
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

export const duelMastersDilemma = gameAt(
  "duel-masters",
  `A:
  hand: [絶望と反魂と滅殺の決断]
  mana: [{ filler: { civilizations: [闇] }, count: 5 }]
  graveyard: [{ filler: { cost: 2, civilizations: [闇] } }]
B:
  hand: [{ filler: { cost: 2 }, count: 2 }]
  battle: [ナゾの光・リリアング]`,
)
