import { type Game, isThere, type ObjectId, object, type PlayerId, seatName } from "@dilemma-table/engine"
import { callName, isObjectMeant, type Labels } from "./refer.ts"
import type { CardStateData } from "./schema.ts"
import { type GameName, zoneInLang } from "./terms.ts"

/** The same in both languages. */
export interface Said {
  readonly en: string
  readonly ja: string
}

/** A player's zone: "A hand". */
export const zoneSaid = (game: Game, seat: string, name: string): Said => ({
  en: `${seat} ${zoneInLang("en", game.rulebook.game as GameName, name)}`,
  ja: `${seat}の${zoneInLang("ja", game.rulebook.game as GameName, name)}`,
})

/** These objects, each with what a file may say of its state: "Forest (tapped), Grizzly Bears (power 2)". */
export function describe(game: Game, labels: Labels, ids: readonly ObjectId[]): Said {
  const each = ids.map((id) => described(game, labels, id))
  return {
    en: each.map(({ en }) => en).join(", ") || "nothing",
    ja: each.map(({ ja }) => ja).join("、") || "なし",
  }
}

function described(game: Game, labels: Labels, id: ObjectId): Said {
  const found = object(game.state, id)
  const name = callName(game, labels, id)
  const power = powerOf(game, id)
  const marks: readonly (Said | null)[] = [
    found.tapped ? { en: "tapped", ja: "タップ" } : null,
    found.faceDown ? { en: "face down", ja: "裏向き" } : null,
    power === null ? null : { en: `power ${power}`, ja: `パワー${power}` },
  ]
  const said = marks.filter((mark) => mark !== null)
  if (said.length === 0) return { en: name, ja: name }
  return {
    en: `${name} (${said.map(({ en }) => en).join(", ")})`,
    ja: `${name}(${said.map(({ ja }) => ja).join("、")})`,
  }
}

/** Its power; null where it has none: the rulebook calls that 0, and nothing is printed. */
function powerOf(game: Game, id: ObjectId): number | null {
  const found = object(game.state, id)
  const power = game.rulebook.vocabulary.numbers["power"]?.(game, id)
  if (typeof power !== "number") return null
  const printed = game.card(found.card).faces[found.face]?.data as { readonly power?: unknown } | undefined
  return power === 0 && printed?.power === undefined ? null : power
}

/** Where the cards that a zone lacks are instead, as more of the sentence; nothing where they are nowhere. */
export function elsewhere(
  game: Game,
  labels: Labels,
  here: readonly ObjectId[],
  absent: readonly CardStateData[],
): Said {
  const names = [...new Set(absent.map((one) => (typeof one === "string" ? one : one.card)))]
  const places = names.flatMap((name) => {
    const found = game.state.objects.find(
      (one) =>
        one !== undefined &&
        one !== null &&
        one.kind !== "ability" &&
        !here.includes(one.id) &&
        isThere(game.state, one.id) &&
        isObjectMeant(game, labels, one.id, name),
    )
    return found === undefined ? [] : [{ name, where: placeOf(game, found.controller, found.zone) }]
  })
  if (places.length === 0) return { en: "", ja: "" }
  return {
    en: `. Elsewhere: ${places.map(({ name, where }) => `${name} (${where.en})`).join(", ")}`,
    ja: `。ほかの場所にあるもの: ${places.map(({ name, where }) => `${name}(${where.ja})`).join("、")}`,
  }
}

const placeOf = (game: Game, player: PlayerId, zone: string): Said => {
  const shared = game.rulebook.zones.find(({ name }) => name === zone)?.shared === true
  const said = zoneSaid(game, seatName(player), zone)
  return shared ? { en: said.en.slice(2), ja: said.ja.slice(2) } : said
}
