import { civilizations, rulebook } from "@dilemma-table/duel-masters"
import type { CardData, Placed, SeatSetup, Setup } from "@dilemma-table/engine"
import { listed, ofItself, type Piece, piecesFor, sidesOf, Table, type Words } from "./board.ts"
import type { Exercise } from "./run.ts"

/*
 * Positions in which a Duel Masters card has whatever it may ask for: mana of every civilization, elements and shields on both
 * sides, something to be put upon, and for each of the card's own filters something that passes it.
 */

type Random = (below: number) => number
interface Face {
  readonly types: readonly string[]
  readonly civilizations: readonly string[]
  readonly cost: number
  readonly power?: number
  readonly races?: readonly string[]
  readonly special?: readonly string[]
  readonly mana?: number
  readonly abilities?: readonly unknown[]
}

const named = (ja: string, face: Face): CardData => ({ name: { ja }, faces: [face] }) as unknown as CardData

const beast = (ja: string, more: Partial<Face> = {}): CardData =>
  named(ja, { types: ["creature"], civilizations: ["nature"], cost: 3, power: 3000, races: [], ...more })

const mana = beast("稽古のマナ", { civilizations, mana: 3 })
const things: readonly (readonly [CardData, Partial<Placed>])[] = [
  [beast("稽古の獣"), {}],
  [beast("稽古の巨獣", { civilizations: ["fire"], cost: 8, power: 9000, abilities: ["w-breaker"] }), {}],
  [beast("稽古の小さな者", { civilizations: ["water"], cost: 1, power: 1000 }), {}],
  [beast("稽古の守り手", { civilizations: ["light"], cost: 4, power: 4000, abilities: ["blocker"] }), {}],
  [beast("稽古の影", { civilizations: ["darkness"], cost: 2, power: 2000 }), {}],
  [named("稽古の道具", { types: ["cross-gear"], civilizations: ["fire"], cost: 2 }), {}],
]
const spells: readonly CardData[] = [
  named("稽古の呪文", { types: ["spell"], civilizations: ["water"], cost: 1, abilities: [{ spell: { draw: 1 } }] }),
  named("稽古の一撃", {
    types: ["spell"],
    civilizations: ["fire"],
    cost: 1,
    abilities: [{ spell: { destroy: { choose: { type: "creature", controller: "opponent" } } } }],
  }),
]

/** For what abilities may watch, a spell that makes it happen. */
const causes: Readonly<Record<string, unknown>> = {
  draws: { draw: 2 },
  discarded: { discard: { choose: { zone: "hand", owner: "opponent" } } },
  destroyed: { destroy: { choose: { controller: "you" } } },
  leaves: { returnToHand: { choose: { controller: "you" } } },
  "shield-added": { addShield: { top: 1 } },
}

/** Races that a card speaks of: somebody of these has to be there. */
function racesIn(card: CardData): readonly string[] {
  const found = new Set<string>()
  const look = (data: unknown): void => {
    if (typeof data !== "object" || data === null) return
    for (const [key, part] of Object.entries(data)) {
      if (key === "race" || key === "raceWith") for (const race of listed(part)) found.add(String(race))
      look(part)
    }
  }
  look(card.faces)
  return [...found]
}

const number = (...said: readonly unknown[]): number | undefined =>
  said.find((one) => typeof one === "number") as number

/**
 * Something that passes this filter, as far as the filter says what it is.
 * @param beneath the card under what can't lie alone
 */
function passing(words: Words, n: number, beneath: number): Piece {
  const not = (words.not ?? {}) as Words
  const types = listed(words.type).map(String)
  const type = types[0] === "element" || types[0] === undefined ? "creature" : types[0]
  const avoided = listed(not.civilization).map(String)
  const civilization = listed(words.civilization).map(String)[0] ?? civilizations.find((one) => !avoided.includes(one))
  const said = listed(words.civilizations).map(String)
  const all = said.length > 0 ? said : words.multicolored === true ? ["light", "water"] : [civilization ?? "fire"]
  const ultimate = words.ultimateEvolution === true
  const special = ultimate ? ["evolution"] : listed(words.special).map(String)
  const keyword = listed(words.keyword).map(String)[0]
  const zone = zoneOf(String(listed(words.zone)[0] ?? "battle"), type, special)
  return {
    card: named(typeof words.name === "string" ? words.name : `稽古の品${n}${String(words.nameWith ?? "")}`, {
      types: [type],
      civilizations: words.colorless === true ? [] : all,
      cost: number(words.cost, words.maxCost, words.minCost) ?? 3,
      ...(type === "creature"
        ? { power: number(words.power, words.maxPower, words.minPower, words.powerEnding) ?? 3000 }
        : {}),
      races: listed(words.race).concat(listed(words.raceWith)).map(String).slice(0, 1),
      ...(special.length > 0 && zone !== "hyperspatial" ? { special: special.slice(0, 1) } : {}),
      ...(zone === "hyperspatial" ? { special: ["psychic"] } : {}),
      ...(keyword === undefined || !plain.has(keyword) ? {} : { abilities: [keyword] }),
      ...(ultimate ? { abilities: [{ evolution: { special: "evolution" } }] } : {}),
    }),
    placed: {
      ...(words.tapped === undefined ? {} : { tapped: words.tapped === true }),
      ...(words.enteredThisTurn === true ? { fresh: true } : {}),
      ...(zone === "battle" && special.some((one) => one.endsWith("evolution")) ? { under: [{ card: beneath }] } : {}),
    },
    zone,
    own: sidesOf(words),
  }
}

/** Where something of this type can lie, if it can't lie in the battle zone by itself. */
function zoneOf(zone: string, type: string, special: readonly string[]): string {
  if (special.some((one) => one === "psychic" || one === "dragheart")) return "hyperspatial"
  if (special.includes("gr")) return "gr"
  return zone === "battle" && ["spell", "castle", "cell", "weapon", "aura"].includes(type) ? "hand" : zone
}

const plain: ReadonlySet<string> = new Set([
  "blocker",
  "slayer",
  "speed-attacker",
  "w-breaker",
  "t-breaker",
  "s-trigger",
])

const zones = ["hand", "mana", "battle", "graveyard", "shields", "deck", "hyperspatial", "gr"]

/** Where a card begins: beside the deck (psychic, dragheart, weapon, fortress), in the GR zone, or in the deck. */
export function homeOf({ faces }: CardData): "deck" | "hyperspatial" | "gr" {
  const all = faces as unknown as readonly Face[]
  if (all.some(({ special }) => special?.includes("gr") === true)) return "gr"
  const waits = all.some(
    ({ special = [], types }) =>
      special.some((one) => one === "psychic" || one === "dragheart") ||
      types.some((one) => one === "weapon" || one === "fortress"),
  )
  return waits ? "hyperspatial" : "deck"
}

/** Positions for a card, the likeliest to serve first. */
export function duelMastersExercises(data: CardData, random: Random): readonly Exercise[] {
  const table = new Table()
  const own = table.place(data)
  const beneath = table.place(mana).card
  const home = homeOf(data)
  const pieces = piecesFor(rulebook, data, (words, n) => passing(words, n, beneath))
  const says = JSON.stringify(data.faces)
  const triggers = Object.entries(causes)
    .filter(([event]) => says.includes(`"${event}"`))
    .map(([event, effect]) =>
      named(`稽古：${event}`, {
        types: ["spell"],
        civilizations,
        cost: 1,
        abilities: [{ spell: ofItself(data, data.name.ja ?? data.name.en, event, effect) }],
      }),
    )
  const races = racesIn(data)
  const bases = [
    beast("何にでもなる者", { civilizations, races }),
    ...races.map((race) => beast(`${race}の者`, { civilizations, races: [race] })),
  ]
  const seat = (mine: boolean): SeatSetup => {
    const lie = (zone: string): readonly Placed[] =>
      pieces
        .filter((piece) => piece.own.includes(mine) && piece.zone === zone)
        .flatMap(({ card, placed }) => [table.place(card, placed), table.place(card, placed)])
    const all = (cards: readonly CardData[]): readonly Placed[] => cards.map((card) => table.place(card))
    const more: Readonly<Record<string, readonly Placed[]>> = {
      hand: [
        ...(mine && home === "deck" ? [own, own] : []),
        ...(mine ? all([...triggers, ...triggers]) : []),
        ...all(spells),
        ...all(things.slice(0, 3).map(([card]) => card)),
      ],
      mana: [
        ...Array.from({ length: mine ? 14 : 6 }, () => table.place(mana)),
        ...(mine ? all([...bases, ...bases, ...bases]) : []),
      ],
      battle: [
        ...(mine ? all([...bases, ...bases]) : []),
        ...(mine && home !== "deck" ? [own] : []),
        ...things.map(([card, placed]) => table.place(card, placed)),
      ],
      graveyard: all([...things.map(([card]) => card), ...spells, ...(mine ? [...bases, ...bases] : [])]),
      shields: all([...spells, ...things.slice(0, 3).map(([card]) => card)]),
      deck: all(Array.from({ length: 5 }, () => [...things.map(([card]) => card), ...spells, ...bases]).flat()),
      hyperspatial: mine && home === "hyperspatial" ? [own, own] : [],
      gr: mine && home === "gr" ? [own, own] : [],
    }
    return { zones: Object.fromEntries(zones.map((zone) => [zone, [...(more[zone] ?? []), ...lie(zone)]])) }
  }
  const setup = (active: number): Setup => ({
    edition: {},
    seed: random(1_000_000),
    seats: [seat(true), seat(false)],
    cards: table.cards,
    start: { whole: false, turn: 6, active, loop: { step: "main" } },
  })
  return [
    { setup: setup(0), when: "at-once" },
    { setup: setup(0), when: "at-once" },
    { setup: setup(1), when: "in-combat" },
  ]
}
