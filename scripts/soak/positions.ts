import { type Civilization, civilizations, creature, findCard, library } from "@dilemma-table/duel-masters"
import type { CardData, CardSource, Placed, SeatSetup, Setup } from "@dilemma-table/engine"
import { homeOf } from "./decks.ts"
import { exercises, partners, tools } from "./exercises.ts"
import { nameOf } from "./goals.ts"

/*
 * Positions in which much of a card can be reached: plenty of mana of every civilization, what it might be put on, and cards
 * of every kind on both sides.
 */

type Random = (n: number) => number
type Entry = string | CardData

const names = library.map((card) => nameOf(card as unknown as CardData))
const inHome = (home: "main" | "hyperspatial" | "gr"): readonly string[] =>
  library.filter((card) => homeOf(card) === home).map((card) => nameOf(card as unknown as CardData))
const main = inHome("main")
const waiting = inHome("hyperspatial")
const ultra = inHome("gr")
/** Cards that lie in the battle zone by themselves. */
const elements = library
  .filter((card) => card.faces[0]?.types.some((type) => !["spell", "castle", "cell", "weapon", "aura"].includes(type)))
  .map((card) => nameOf(card as unknown as CardData))
/** One D2 field at most is among them (703.4l), so none comes by chance. */
const others = elements.filter((name) => findCard(name)?.faces[0]?.special?.includes("d2") !== true)

/** The data of exercises by name: the library doesn't have them. */
const made = new Map(exercises.map((card) => [nameOf(card as unknown as CardData), card as unknown as CardData]))
const entries = (list: readonly unknown[]): readonly Entry[] => list as readonly CardData[]

/** Other cards that a card names: what it is put together with, or looks for. */
function companions(card: CardData): readonly string[] {
  const says = JSON.stringify(card)
  return names.filter((name) => name !== nameOf(card) && says.includes(JSON.stringify(name)))
}

/** A creature of all civilizations, for mana and for being put on. */
const beast = (ja: string, parts: { races?: readonly string[]; power?: number; cost?: number } = {}): CardData =>
  creature({
    name: { ja },
    civilizations: [...civilizations] as Civilization[],
    cost: parts.cost ?? 3,
    power: parts.power ?? 3000,
    races: parts.races ?? [],
  }) as unknown as CardData

/** Races that a card speaks of: somebody of these has to be there. */
function racesIn(card: CardData): readonly string[] {
  const found = new Set<string>()
  const look = (data: unknown): void => {
    if (typeof data !== "object" || data === null) return
    for (const [key, part] of Object.entries(data)) {
      if (key === "race" || key === "raceWith") for (const race of [part].flat()) found.add(String(race))
      look(part)
    }
  }
  look(card.faces.map((face) => face.abilities))
  return [...found]
}

/** A position for this card; every `attempt` gives another one. */
export function positionFor(card: string, attempt: number, random: Random): Setup {
  const exercise = made.get(card)
  const data = exercise ?? (findCard(card) as unknown as CardData)
  const cards: CardSource[] = []
  const known = new Map<string, number>()
  const placed = (entry: Entry, more: Partial<Placed> = {}): Placed => {
    const key = typeof entry === "string" ? entry : JSON.stringify(entry)
    const at = known.get(key) ?? cards.push(typeof entry === "string" ? { card: entry } : { data: entry }) - 1
    known.set(key, at)
    return { card: at, ...more }
  }
  const some = (list: readonly Entry[], n: number): readonly Placed[] =>
    list.length === 0 ? [] : Array.from({ length: n }, () => placed(list[random(list.length)] as Entry))
  const copies = (n: number): readonly Placed[] => Array.from({ length: n }, () => placed(exercise ?? card))
  const now = (chance: number): boolean => random(100) < chance
  const home = homeOf(data as never)
  const types = data.faces[0]?.types ?? []
  const inPlay = elements.includes(card) || (exercise !== undefined && types.includes("creature"))
  const field = inPlay && exercise === undefined && !others.includes(card)
  const races = racesIn(data)
  const bases = [beast("何にでもなる者", { races }), ...races.map((race) => beast(`${race}の者`, { races: [race] }))]
  const bearing = types.some((type) => ["weapon", "cross-gear"].includes(type)) ? { attached: copies(1) } : {}
  const seat = (own: boolean): SeatSetup => ({
    zones: {
      hand: [
        ...(own && home === "main" ? copies(2) : []),
        ...(own
          ? companions(data)
              .filter((name) => main.includes(name))
              .map((name) => placed(name))
          : []),
        ...entries(tools).map((tool) => placed(tool)),
        ...some(main, own ? 3 : 5),
      ],
      mana: [
        ...Array.from({ length: own ? 10 : attempt % 3 === 0 ? 1 : 7 }, () => placed(beast("五色のマナ"))),
        ...(own && home === "main" && now(40) ? copies(1) : []),
        ...some(main, 2),
      ],
      battle: [
        ...(own || now(50) ? bases.map((base) => placed(base)) : []),
        ...some(others, random(4)),
        ...(inPlay && (own || !field) && now(own ? (home === "main" ? 30 : 100) : 20)
          ? [placed(exercise ?? card, now(50) ? { fresh: true } : {})]
          : []),
        ...(own && exercise !== undefined ? entries(partners).map((partner) => placed(partner)) : []),
        ...(own || now(60)
          ? [placed(beast("大きな者", { power: 9000, cost: 8 }), { tapped: now(40), ...(own ? bearing : {}) })]
          : []),
        ...(now(60) ? [placed(beast("小さな者", { power: 1000, cost: 1 }), { tapped: now(50) })] : []),
      ],
      graveyard: [...some(main, 4), ...(home === "main" && now(50) ? copies(1) : [])],
      shields: [...(home === "main" && now(60) ? copies(1) : []), ...some(main, random(5))],
      deck: [...(home === "main" && now(40) ? copies(1) : []), ...some(main, 24)],
      hyperspatial: [...(home === "hyperspatial" ? copies(2) : []), ...some(waiting, 6)],
      gr: ultra.length === 0 ? [] : [...(home === "gr" ? copies(2) : []), ...some(ultra, home === "gr" ? 4 : 12)],
    },
  })
  const first = attempt % 4 === 3 ? 1 : 0
  return {
    edition: {},
    seed: random(1_000_000),
    cards,
    seats: [seat(true), seat(attempt % 2 === 1)],
    start: { whole: false, turn: 6, active: first, loop: { step: attempt % 8 === 7 ? "attack" : "main" } },
  }
}

export { names as cardNames }
