import {
  decision,
  type Game,
  type Key,
  next,
  type ObjectId,
  type OwnQuestion,
  placeKey,
  takeFirst,
  type ViewOption,
  type ViewSpace,
} from "@dilemma-table/engine"
import {
  cardName,
  type Lang,
  playerName,
  printModes,
  sayOption,
  sayQuestion,
  sentence,
  zoneName,
} from "@dilemma-table/words"
import type { Showing } from "./card.ts"
import { shownDilemma } from "./dilemma.ts"
import { shownRules } from "./rule.ts"
import type { ShownOption, ShownQuestion, ShownSpace } from "./types.ts"

/**
 * What the seat is asked: the question in words with its rules, and every answer with the card that a click on it means.
 * @param isWorkedOut where modes are chosen: what they lead to as well
 */
export function shownQuestion(showing: Showing, asked: OwnQuestion, isWorkedOut: boolean): ShownQuestion {
  const { lang, game, view, prints } = showing
  const { rulebook, edition } = game
  const seat = asked.by
  const real = decision(game)
  const first = firstPicks(game)
  const source = asked.source ?? null
  const sourceView = view.zones.flatMap(({ objects }) => objects).find(({ key }) => key === source)
  const from = sourceView?.card ?? sourceOfAbility(showing, sourceView?.stacked?.source ?? null)
  if (from !== undefined) prints.add(from.index)
  return {
    by: seat,
    kind: asked.kind,
    prompt: asked.prompt,
    text: real === null ? "" : sayQuestion(lang, game, real, seat),
    rules: shownRules(lang, rulebook, edition, asked.rules),
    source,
    sourcePrint: from === undefined ? null : { print: from.index, face: sourceView?.face ?? 0 },
    space: shownSpace(lang, game, asked.space),
    options: "options" in asked.space ? optionsOf(showing, asked, asked.space.options) : [],
    next: first.keys,
    complete: first.complete,
    auto: autoAnswer(game),
    dilemma: shownDilemma(lang, game, seat, isWorkedOut),
  }
}

function sourceOfAbility({ view }: Showing, source: Key | null) {
  return view.zones.flatMap(({ objects }) => objects).find(({ key }) => key === source)?.card
}

/** What may be picked first, in the view's keys. */
function firstPicks(game: Game): { readonly keys: readonly Key[]; readonly complete: boolean } {
  const asked = decision(game)
  if (asked === null) return { keys: [], complete: false }
  return next(asked.space, [], game.oracle)
}

/** An answer that can be left to the program: what pays, where nothing else hangs on it. */
export function autoAnswer(game: Game): readonly Key[] | null {
  const asked = decision(game)
  if (asked === null || asked.kind !== "payment" || asked.space.type !== "pick") return null
  const keys = asked.space.options.map(({ key }) => key)
  if (keys.includes("auto")) return ["auto"]
  if (keys.includes("done")) return ["done"]
  return asked.prompt.startsWith("pay") ? takeFirst(asked) : null
}

function shownSpace(lang: Lang, game: Game, space: ViewSpace): ShownSpace {
  switch (space.type) {
    case "pick":
      return { type: "pick", min: space.min, max: space.max, repeat: space.repeat }
    case "partition":
      return {
        type: "partition",
        groups: space.groups.map(({ name, min, max }) => ({
          name,
          label: sentence(lang, game.rulebook.game, "word", name) ?? name,
          min,
          max,
        })),
      }
    case "distribute":
      return { type: "distribute", total: space.total, least: space.least }
    case "number":
      return { type: "number", min: space.min, max: space.max, step: space.step }
    case "name":
      return { type: "name", names: space.names }
    default:
      return { type: "order" }
  }
}

function optionsOf(
  showing: Showing,
  { by, source }: OwnQuestion,
  options: readonly ViewOption[],
): readonly ShownOption[] {
  const { lang, game } = showing
  const modes = typeof source === "number" ? (printModes(lang, game, source as ObjectId)?.modes ?? []) : []
  return options.map((option): ShownOption => {
    const { key, is } = option
    const about = {
      key,
      type: is.type,
      card: cardMeant(is),
      player: is.type === "player" || is.type === "against" ? is.player : null,
      act: is.type === "act" ? is.act : null,
      mode: is.type === "mode" ? is.mode : null,
      face: is.type === "act" ? (is.face ?? null) : null,
    }
    if (is.type === "unseen") return { ...about, text: unseenText(showing, key, is), detail: null }
    const said = { key, is }
    const text = sayOption(lang, game, said, by)
    if (is.type === "mode") return { ...about, text: modes[is.mode - 1] ?? text, detail: null }
    const full = is.type === "waiting" || is.type === "branch" || (is.type === "act" && is.ability !== undefined)
    const detail = full ? sayOption(lang, game, said, by, true) : text
    return { ...about, text, detail: detail === text ? null : detail }
  })
}

function cardMeant(is: ViewOption["is"]): Key | null {
  if (is.type === "unseen") return placeKey(is.zone, is.player, is.place)
  return "object" in is && is.type !== "mode" && is.type !== "branch" && is.object !== 0 ? is.object : null
}

/** A card in a zone that isn't seen, by its place; with its name where the player has looked at it, and with what would be done. */
function unseenText(
  { lang, game, view }: Showing,
  key: Key,
  is: Extract<ViewOption["is"], { type: "unseen" }>,
): string {
  const place = placeKey(is.zone, is.player, is.place)
  const card = view.zones.flatMap(({ objects }) => objects).find((one) => one.key === place)?.card
  const [act] = key === place ? [] : String(key).split(":")
  const told = act === undefined ? null : sentence(lang, game.rulebook.game, "word", act)
  const zone = zoneName(lang, game, is.zone).replace(/^the /, "")
  const where = `${playerName(lang, is.player)} · ${zone} ${is.place}`
  return [
    ...(card === undefined ? [] : [cardName(lang, game, card.index)]),
    where,
    ...(told === null ? [] : [told]),
  ].join(" · ")
}
