import { type EventView, type Game, type LogEntry, lineView, type PlayerId } from "@dilemma-table/engine"
import { cardName, list, playerName } from "./names.ts"
import { dataOf, eventSentence, fillFrom, say } from "./say.ts"
import { type Fill, type Lang, sentenceOr } from "./speaker.ts"

/**
 * A line of the log in a sentence, as this player saw it when it happened: a card it has seen is called by its name, though
 * it can't be followed any more. Null for lines it can't know of, and for those that tell a person nothing.
 */
export function sayAsSeen(lang: Lang, game: Game, entry: LogEntry, viewer: PlayerId): string | null {
  const line = lineView(game, viewer, entry)
  if (line === null) return isStepOfKnownCard(game, entry, viewer) ? say(lang, game, entry, viewer) : null
  const name = game.rulebook.game
  switch (line.type) {
    case "event":
      return eventSentence(lang, game, line.event, seenFill(lang, game, line.event, viewer))
    case "window":
      return sentenceOr(lang, name, "log", "window", { player: playerName(lang, line.by) })
    case "asked":
      if (line.by === viewer) return say(lang, game, entry, viewer)
      return sentenceOr(lang, name, "log", "asked", {
        player: playerName(lang, line.by),
        question: sentenceOr(lang, name, "kind", line.kind),
      })
    case "answered":
      if (line.keys !== undefined) return say(lang, game, entry, viewer)
      return sentenceOr(lang, name, "log", "answered", {
        player: playerName(lang, line.by),
        answer: sentenceOr(lang, name, "log", "unseen", { size: line.count }),
      })
    default:
      return say(lang, game, entry, viewer)
  }
}

/** A card that is used out of a hand can't be followed there; which card it is everyone knows. */
function isStepOfKnownCard(game: Game, entry: LogEntry, viewer: PlayerId): boolean {
  if (entry.type !== "step" || entry.object === undefined) return false
  const found = game.state.objects[entry.object]
  return found !== undefined && (found.known & (1 << viewer)) !== 0
}

const isPlayerTargeted = ({ as, card }: EventView, { object }: Fill): boolean =>
  as === "becomes-target" && card === undefined && object === undefined

/** What fills an event's sentence. What wasn't seen is "a card", or so many cards. */
function seenFill(lang: Lang, game: Game, event: EventView, viewer: PlayerId): Fill {
  const { card, cards, count, ...plain } = event
  const unknown = sentenceOr(lang, game.rulebook.game, "thing", "unknown")
  const fill = fillFrom(lang, game, { ...plain, ...dataOf(event) } as never, viewer)
  return {
    ...fill,
    object: card === undefined ? (fill.object ?? unknown) : cardName(lang, game, card, event.face ?? 0),
    // Damage to a player is to no object, and a player who becomes a target is none.
    ...(fill.player !== undefined && (event.type === "damage" || isPlayerTargeted(event, fill))
      ? { target: fill.player }
      : {}),
    ...(cards !== undefined
      ? {
          objects: list(
            lang,
            cards.map((one) => cardName(lang, game, one)),
          ),
        }
      : count !== undefined
        ? { objects: sentenceOr(lang, game.rulebook.game, "log", "unseen", { size: count }) }
        : {}),
  }
}
