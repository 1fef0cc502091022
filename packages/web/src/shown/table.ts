import {
  type CardIndex,
  decision,
  type Game,
  type Key,
  type ObjectId,
  players,
  type View,
  type Viewer,
  view,
} from "@dilemma-table/engine"
import {
  cardName,
  type Lang,
  objectName,
  playerName,
  printAbility,
  printModes,
  sayQuestion,
  sentence,
  targetName,
  zoneName,
} from "@dilemma-table/words"
import type { KnownGame } from "../games/known.ts"
import { combatOf, type Showing, shownCard } from "./card.ts"
import { shownQuestion } from "./question.ts"
import { shownRules } from "./rule.ts"
import { stepLabel } from "./step-label.ts"
import type { GameName, ShownTable, ShownWaiting, ShownZone } from "./types.ts"

/** A zone's name by itself: "hand", where a sentence says "the hand". */
const zoneLabel = (lang: Lang, game: Game, zone: string): string => zoneName(lang, game, zone).replace(/^the /, "")

/**
 * The table as a seat sees it, every sentence made.
 * @param viewer null for a spectator
 * @param prints is given every card that is shown
 * @param asks what is told of the question: all; all but what modes lead to; nothing, where the program goes on by itself
 */
export function shownTable(
  lang: Lang,
  known: KnownGame,
  game: Game,
  viewer: Viewer,
  prints: Set<CardIndex> = new Set(),
  asks: "all" | "first" | "none" = "all",
): ShownTable {
  const seen = view(game, viewer)
  const showing: Showing = { lang, known, game, view: seen, prints }
  const { rulebook, edition } = game
  const step = known.stepOf(seen.loop)
  const asked = decision(game)
  return {
    game: rulebook.game as GameName,
    edition: edition.date,
    viewer,
    turn: seen.turn,
    active: seen.active,
    step,
    steps: known.steps.map((one) => ({ step: one, label: stepLabel(lang, rulebook.game, one) })),
    seats: players(game).map((player) => ({
      player,
      name: playerName(lang, player),
      life: known.life ? (seen.players[player]?.life ?? 0) : null,
      mana: manaOf(seen.players[player]?.marks ?? {}),
      active: seen.active === player,
    })),
    zones: zonesOf(showing),
    stack: stackOf(showing),
    waiting: waitingOf(showing),
    question:
      asks !== "none" && seen.asked?.type === "you"
        ? shownQuestion(showing, seen.asked.decision, asks === "all")
        : null,
    asked:
      seen.asked === null || asked === null
        ? null
        : {
            by: seen.asked.by,
            text: seen.asked.type === "window" ? "" : sayQuestion(lang, game, asked, viewer ?? asked.by),
          },
    result:
      seen.result === null
        ? null
        : {
            winner: seen.result.winner,
            text:
              sentence(lang, rulebook.game, "event", `result-${seen.result.reason}`, {
                player: seen.result.winner === null ? "" : playerName(lang, seen.result.winner),
              }) ?? seen.result.reason,
            rule: shownRules(lang, rulebook, edition, [seen.result.rule])[0] ?? { id: "", number: "" },
          },
  }
}

function manaOf(marks: Readonly<Record<string, number>>) {
  const pool = new Map<string, number>()
  for (const [name, n] of Object.entries(marks)) {
    const type = /^mana:([^|]+)/.exec(name)?.[1]
    if (type !== undefined && n > 0) pool.set(type, (pool.get(type) ?? 0) + n)
  }
  return [...pool].map(([symbol, n]) => ({ symbol, n }))
}

function zonesOf(showing: Showing): readonly ShownZone[] {
  const { lang, game, view: seen } = showing
  const combat = combatOf(showing)
  return seen.zones.map(({ zone, player, count, objects }) => {
    const spec = game.rulebook.zones.find(({ name }) => name === zone)
    return {
      zone,
      label: zoneLabel(lang, game, zone),
      player,
      count,
      ordered: spec?.ordered === true,
      open: spec?.seen === "all",
      cards: objects.map((one) => shownCard(showing, one, combat)),
    }
  })
}

const keyOf = (seen: View, id: Key): Key | null =>
  seen.zones.some(({ objects }) => objects.some(({ key }) => key === id)) ? id : null

/** What is on the stack, the topmost first: what it is, whose, and what was announced for it. */
function stackOf({ lang, game, view: seen, prints }: Showing): readonly ShownWaiting[] {
  const stack = seen.zones.find(({ zone }) => zone === "stack")
  return (stack?.objects ?? []).map((one): ShownWaiting => {
    const id = one.key as ObjectId
    if (one.card !== undefined) prints.add(one.card.index)
    const ability = one.stacked?.ability
    const picks = one.said?.modes?.picks ?? []
    const texts = picks.length === 0 ? [] : (printModes(lang, game, id)?.modes ?? [])
    const targets = [...(one.said?.targets.flat() ?? []), ...picks.flatMap((pick) => pick.targets.flat())]
    return {
      key: one.key,
      source: one.stacked?.source ?? null,
      controller: one.controller,
      name: objectName(lang, game, id, seen.player),
      text: ability === undefined ? [] : printAbility(lang, game.rulebook, ability),
      modes: picks.map(({ mode }) => texts[mode - 1] ?? `▶${mode}`),
      targets: targets.map((target) => ({
        key: "object" in target ? keyOf(seen, target.object) : null,
        player: "player" in target ? target.player : null,
        name: targetName(lang, game, target, seen.player),
      })),
      x: one.said?.x ?? null,
    }
  })
}

/** Abilities that have triggered and wait. A player's moment for declarations waits as well; it is no ability. */
function waitingOf({ lang, game, view: seen }: Showing): readonly ShownWaiting[] {
  return seen.waiting
    .filter(({ kind }) => kind !== "window")
    .map(({ n, source, controller, ability }) => ({
      key: n ?? null,
      source,
      controller,
      name:
        typeof source === "number"
          ? objectName(lang, game, source as ObjectId, seen.player)
          : cardName(lang, game, 0 as CardIndex),
      text: ability === null ? [] : printAbility(lang, game.rulebook, ability),
      modes: [],
      targets: [],
      x: null,
    }))
}
