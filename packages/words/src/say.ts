import {
  type Decision,
  type Game,
  type GameEvent,
  type Key,
  type LogEntry,
  type ObjectId,
  type Option,
  type Plain,
  type PlayerId,
  playerOfKey,
  type Refusal,
  readingAs,
  type Space,
} from "@dilemma-table/engine"
import { activatedOf, detailOf } from "./detail.ts"
import { cardName, list, objectName, playerName, zoneName } from "./names.ts"
import { type Fill, type Lang, sentence, sentenceOr } from "./speaker.ts"

/** Who is told: a seat sees only what it knows; null sees all. */
type Viewer = PlayerId | null

type Data = Readonly<Record<string, Plain | undefined>>

/** Fields that hold object ids, player seats or zones, so that sentences can name them. */
export function fillFrom(lang: Lang, game: Game, data: Data, viewer: Viewer): Fill {
  const fill: Record<string, string | number | boolean> = {}
  for (const [field, value] of Object.entries(data)) {
    if (value === undefined || value === null) continue
    if (typeof value === "number" && objectFields.has(field))
      fill[field] = objectName(lang, game, value as ObjectId, viewer)
    else if (typeof value === "number" && playerFields.has(field)) fill[field] = playerName(lang, value as PlayerId)
    else if (typeof value === "string" && zoneFields.has(field)) fill[field] = zoneName(lang, game, value)
    else if (Array.isArray(value))
      fill[field] = (field === "changes" ? inTurn : list)(
        lang,
        value.map((one) => listed(lang, game, field, one as Plain, viewer)),
      )
    else if (typeof value === "string")
      fill[field] = playerText(lang, value) ?? sentence(lang, game.rulebook.game, "word", value) ?? value
    else if (typeof value !== "object") fill[field] = value
  }
  return fill
}

/** The player that a key of an option names. */
function playerText(lang: Lang, value: string): string | null {
  const player = playerOfKey(value)
  return player === null ? null : playerName(lang, player)
}

/** One after the other, where the order counts. */
const inTurn = (_: Lang, all: readonly string[]): string => all.join(" → ")

const objectLists = new Set(["objects", "cards", "with", "additional", "changes"])
const objectFields = new Set(["object", "source", "over", "attachTo", "becomes", "card", "target", "base"])
const playerFields = new Set(["player", "by", "controller", "opponent"])
const zoneFields = new Set(["zone", "from", "to"])

function listed(lang: Lang, game: Game, field: string, value: Plain, viewer: Viewer): string {
  if (typeof value === "number" && objectLists.has(field)) return objectName(lang, game, value as ObjectId, viewer)
  if (typeof value === "number" && field === "keys")
    return sentenceOr(lang, game.rulebook.game, "option", "mode", { n: value })
  return typeof value === "string" ? (sentence(lang, game.rulebook.game, "word", value) ?? value) : String(value)
}

/** What happened, in a sentence; null for what nobody needs to be told. */
export function sayEvent(lang: Lang, game: Game, event: GameEvent, viewer: Viewer = null): string | null {
  const id = event.object
  const seen = viewer === null || id === undefined || ((game.state.objects[id]?.known ?? 0) & (1 << viewer)) !== 0
  const data = { ...(event as unknown as Data), ...dataOf(event) }
  return eventSentence(lang, game, event, fillFrom(lang, game, data, seen ? null : viewer))
}

/** What a rulebook says of an event beside the fields that all events have. */
export const dataOf = ({ data }: Pick<GameEvent, "data">): Data =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? (data as Data) : {}

/** The sentence for an event, filled in; the one for its word (`as`) before the one for its type. */
export function eventSentence(
  lang: Lang,
  game: Game,
  event: Pick<GameEvent, "type" | "as" | "to" | "place" | "name" | "amount">,
  fill: Fill,
): string | null {
  const amount = event.amount ?? 0
  const mana = event.type === "mana" ? { mana: `{${event.name}}` } : {}
  const target = fill.target ?? fill.object ?? fill.player
  const aimed = target === undefined ? {} : { target }
  const more = { ...fill, ...aimed, ...mana, size: Math.abs(amount), sign: amount < 0 ? "−" : "+" }
  const name = game.rulebook.game
  for (const key of [
    event.as && event.place && `${event.as}-${event.place}`,
    event.as && `${event.as}-${event.to ?? ""}`,
    event.as,
    `${event.type}-${event.to ?? event.name ?? ""}`,
    event.type,
  ]) {
    if (key === undefined) continue
    const said = before(lang, game, "event", key, more) ?? sentence(lang, name, "event", key, more)
    if (said !== null) return said === "" ? null : said
  }
  return event.type === "note" || event.type === "mark" || event.type === "player-mark"
    ? null
    : `${event.as ?? event.type}`
}

/** A line of the log in a sentence. Null for lines that tell a person nothing. */
export function say(lang: Lang, game: Game, entry: LogEntry, viewer: Viewer = null): string | null {
  switch (entry.type) {
    case "event":
      return sayEvent(lang, game, entry.event, viewer)
    case "step": {
      const name = game.rulebook.game
      const fill = fillFrom(lang, game, { ...entry.data, player: entry.player, object: entry.object }, viewer)
      const none = entry.data?.cost === 0 ? sentence(lang, name, "step", `${entry.step}-none`, fill) : null
      const said =
        none ?? before(lang, game, "step", entry.step, fill) ?? sentenceOr(lang, name, "step", entry.step, fill)
      return withParts(lang, game, entry.step, entry.data ?? {}, said, fill)
    }
    case "waits":
      return sentenceOr(lang, game.rulebook.game, "log", "waits", {
        object: objectName(lang, game, entry.object, viewer),
      })
    case "asked":
      return sentenceOr(lang, game.rulebook.game, "log", "asked", {
        player: playerName(lang, entry.decision.by),
        question: sayQuestion(lang, game, entry.decision, viewer),
      })
    case "answered":
      return sentenceOr(lang, game.rulebook.game, "log", "answered", {
        player: playerName(lang, entry.decision.by),
        answer: sayKeys(lang, game, entry.decision, entry.keys, viewer),
      })
    case "reversed":
      return sentenceOr(lang, game.rulebook.game, "log", "reversed", { reason: sayRefusal(lang, game, entry.refusal) })
  }
}

/** A sentence as it read before the game's edition had a word for it; null where it has, or where nothing read otherwise. */
function before(lang: Lang, game: Game, group: string, key: string, fill: Fill): string | null {
  const { game: name, flags } = game.rulebook
  for (const { flag } of flags) {
    const said = game.edition.has(flag) ? null : sentence(lang, name, "before", `${flag} ${group} ${key}`, fill)
    if (said !== null) return said
  }
  return null
}

/** What was declared with a step, behind its sentence: "(without paying its cost; …)". */
function withParts(lang: Lang, game: Game, step: string, data: Data, said: string, fill: Fill): string {
  const name = game.rulebook.game
  const parts = Object.entries(data).flatMap(
    ([field, value]) =>
      sentence(lang, name, "part", `${step}-${field}-${String(value)}`, fill) ??
      sentence(lang, name, "part", `${step}-${field}`, fill) ??
      [],
  )
  if (parts.length === 0) return said
  return lang === "ja" ? `${said}(${parts.join("、")})` : `${said} (${parts.join("; ")})`
}

/** What a decision asks, without its answers: "chooses modes: ▶1 · ▶2". */
export function sayQuestion(lang: Lang, game: Game, decision: Decision, viewer: Viewer = null): string {
  const about = fillFrom(lang, game, { ...decision.about, source: decision.source } as Data, viewer)
  const fill = {
    player: playerName(lang, decision.by),
    ...about,
    ...spaceFill(decision.space),
    ...rangeFill(lang, game, decision.space),
  }
  const said =
    before(lang, game, "prompt", decision.prompt, fill) ??
    sentence(lang, game.rulebook.game, "prompt", decision.prompt, fill)
  return said ?? sentenceOr(lang, game.rulebook.game, "kind", decision.kind, fill)
}

/** How many may be picked, in words: "2", "up to 2", "1 to 3". */
function rangeFill(lang: Lang, game: Game, space: Space): Fill {
  if (space.type !== "pick") return {}
  const { min, max } = space
  const how = min === max ? "exactly" : min === 0 ? "up-to" : "between"
  return { range: sentenceOr(lang, game.rulebook.game, "thing", how, { min, max }) }
}

function spaceFill(space: Space): Fill {
  switch (space.type) {
    case "pick":
      return { min: space.min, max: space.max, options: space.options.length }
    case "number":
      return { min: space.min, max: space.max ?? "∞" }
    case "name":
      return { options: space.names.length }
    case "distribute":
      return { total: space.total, options: space.options.length }
    default:
      return { options: space.options.length }
  }
}

/** Each answer's key with its sentence. A space without options (a number, a name) has none. */
export function sayOptions(
  lang: Lang,
  game: Game,
  decision: Decision,
  viewer: Viewer = null,
  detail = false,
): readonly { readonly key: Key; readonly text: string }[] {
  const { space } = decision
  return "options" in space
    ? space.options.map((option) => ({ key: option.key, text: sayOption(lang, game, option, viewer, detail) }))
    : []
}

/** What an option stands for. `detail`: also what it would do, where a card's text says it ("▶1 draw three cards"). */
export function sayOption(lang: Lang, game: Game, option: Option, viewer: Viewer = null, detail = false): string {
  const said = shortOption(lang, game, option, viewer)
  const text = detail ? detailOf(lang, game, option) : null
  return text === null ? said : sentenceOr(lang, game.rulebook.game, "option", "detail", { option: said, text })
}

function shortOption(lang: Lang, game: Game, option: Option, viewer: Viewer): string {
  const name = game.rulebook.game
  const { is } = option
  switch (is.type) {
    case "object":
      return objectName(lang, game, is.object, viewer)
    case "mode":
      return sentenceOr(lang, name, "option", "mode", { n: is.mode })
    case "branch":
      return sentenceOr(lang, name, "option", "branch", { n: is.branch })
    case "player":
      return playerName(lang, is.player)
    case "act":
      return actText(lang, game, is, viewer)
    case "waiting":
      return sentenceOr(lang, name, "option", "waiting", { object: objectName(lang, game, is.object, viewer) })
    case "word":
      return sentence(lang, name, "word", is.word) ?? numbered(lang, name, is.word)
    case "pair":
      return sentenceOr(lang, name, "option", is.how ?? "pair", {
        object: objectName(lang, game, is.object, viewer),
        other: objectName(lang, game, is.other, viewer),
      })
    case "against":
      return sentenceOr(lang, name, "option", "attacks", {
        object: objectName(lang, game, is.object, viewer),
        other: playerName(lang, is.player),
      })
    case "event":
      return sentenceOr(lang, name, "option", "event", {
        object: objectName(lang, game, is.object, viewer),
        n: is.event + 1,
      })
    default:
      return sentenceOr(lang, name, "option", is.type)
  }
}

/** What a player may do. An object's only activated ability needs no number. */
function actText(lang: Lang, game: Game, is: Extract<Option["is"], { type: "act" }>, viewer: Viewer): string {
  const name = game.rulebook.game
  const fill = {
    object:
      is.face === undefined
        ? objectName(lang, game, is.object, viewer)
        : readingAs(game, is.object, is.face, () => objectName(lang, game, is.object, viewer)),
    ability: (is.ability ?? 0) + 1,
    face: is.face ?? 0,
  }
  const only = is.ability !== undefined && activatedOf(game, is.object).length < 2
  return (
    (only ? sentence(lang, name, "act", `${is.act}-only`, fill) : null) ??
    before(lang, game, "act", is.act, fill) ??
    sentenceOr(lang, name, "act", is.act, fill)
  )
}

/** A word with a number behind it: "instead:2". */
function numbered(lang: Lang, name: string, word: string): string {
  const [head = "", n] = word.split(":")
  return n === undefined ? word : sentenceOr(lang, name, "word", head, { n })
}

/** An answer as a person would say it. */
export function sayKeys(
  lang: Lang,
  game: Game,
  decision: Decision,
  keys: readonly Key[],
  viewer: Viewer = null,
): string {
  if (keys.length === 0) return sentenceOr(lang, game.rulebook.game, "option", "none")
  if (decision.kind === "shuffle") return sentenceOr(lang, game.rulebook.game, "option", "shuffled")
  const said = new Map(sayOptions(lang, game, decision, viewer).map(({ key, text }) => [key, text]))
  return list(
    lang,
    keys.map((key) => said.get(key) ?? String(key)),
  )
}

/** Why something isn't allowed, in a sentence (without its rule's number). */
export function sayRefusal(lang: Lang, game: Game, refusal: Refusal, viewer: Viewer = null): string {
  const name = game.rulebook.game
  if (refusal.sides !== undefined) return saySides(lang, game, refusal.sides, viewer)
  const fill = refusalFill(lang, game, refusal, viewer)
  return before(lang, game, "refusal", refusal.code, fill) ?? sentenceOr(lang, name, "refusal", refusal.code, fill)
}

/** Each side that a card might be meant as, with what forbids it. */
function saySides(lang: Lang, game: Game, sides: NonNullable<Refusal["sides"]>, viewer: Viewer): string {
  const said = sides.map(({ face, refusal }) => {
    const card = game.state.objects[refusal.object ?? 0]?.card
    const side = card === undefined ? String(face + 1) : cardName(lang, game, card, face)
    return sentenceOr(lang, game.rulebook.game, "refusal", "as-side", {
      side,
      reason:
        refusal.object === undefined
          ? sayRefusal(lang, game, refusal, viewer)
          : readingAs(game, refusal.object, face, () => sayRefusal(lang, game, refusal, viewer)),
    })
  })
  return said.join(lang === "ja" ? "、" : "; ")
}

/** What would make it possible, in words; null where nothing would, or nothing can be said of it. */
export function sayRemedy(lang: Lang, game: Game, refusal: Refusal, viewer: Viewer = null): string | null {
  const said = sentence(lang, game.rulebook.game, "remedy", refusal.code, refusalFill(lang, game, refusal, viewer))
  return said === "" ? null : said
}

function refusalFill(lang: Lang, game: Game, { data, object, player }: Refusal, viewer: Viewer): Fill {
  const { cost, mana } = data ?? {}
  const more = typeof cost === "number" && typeof mana === "number" ? cost - mana : "∞"
  return { more, ...fillFrom(lang, game, { ...data, object, player }, viewer) }
}
