import {
  type CardData,
  type CardSource,
  type Game,
  newGame,
  type Placed,
  randomSource,
  type Setup,
} from "@dilemma-table/engine"
import { type Civilization, civilizations, creature, type DmCard, library, rulebook } from "../src/index.ts"

/*
 * Positions with a bit of everything: cards of the library in every zone, and mana that can pay for much of it.
 */

/** How often a property is tried: so often in the suite, and `SOAK` times as often where that is set. */
export const runs = (n: number): number => n * Number(process.env["SOAK"] ?? 1)

export type Random = (n: number) => number

export const pickOf = <T>(list: readonly T[], random: Random): T => list[random(list.length)] as T

const isOf = (card: DmCard, special: string): boolean =>
  card.faces.some((face) => face.special?.some((one) => one === special) === true)
const isType = (card: DmCard, ...types: readonly string[]): boolean =>
  card.faces[0]?.types.every((type) => types.includes(type)) === true

const waits = (card: DmCard): boolean =>
  isOf(card, "psychic") || isOf(card, "dragheart") || (isType(card, "weapon", "fortress") && card.layout === undefined)
const mainCards = library.filter((card) => !waits(card) && !isOf(card, "gr"))
const waitingCards = library.filter(waits)
const ultraCards = library.filter((card) => isOf(card, "gr"))
const creatures = library.filter((card) => isType(card, "creature"))
/** One D2 field at most lies in the battle zone (703.4l). */
const others = library.filter(
  (card) => !isType(card, "creature", "spell", "castle", "cell", "weapon", "aura") && !isOf(card, "d2"),
)

/** A creature without abilities, for mana and battle: its civilizations and its mana number are what is asked of it. */
export const plain = (parts: {
  readonly civilizations: readonly Civilization[]
  readonly mana?: number
  readonly cost?: number
  readonly power?: number
  readonly races?: readonly string[]
}): DmCard =>
  creature({
    name: { ja: `${parts.civilizations.join("・")}の者 ${parts.mana ?? 1} ${parts.cost ?? 3} ${parts.power ?? 3000}` },
    cost: 3,
    power: 3000,
    ...parts,
  })

/** Some of the civilizations, at least `least`. */
export const someCivilizations = (random: Random, least = 0): readonly Civilization[] => {
  const left = [...civilizations]
  const n = Math.min(5, least + Math.floor((random(6) * random(6)) / 8))
  return Array.from({ length: n }, () => left.splice(random(left.length), 1)[0] as Civilization)
}

interface Wanted {
  readonly step?: string
  /** Cards that lie in these zones of seat A beside what chance puts there. */
  readonly own?: Readonly<Record<string, readonly (string | DmCard)[]>>
  readonly other?: Readonly<Record<string, readonly (string | DmCard)[]>>
  /** Zones that hold nothing else than what is said. */
  readonly only?: readonly string[]
}

/** The setup of a position drawn by the seed. */
function anySetup(seed: number, wanted: Wanted = {}): Setup {
  const random = randomSource(seed)
  const cards: CardSource[] = []
  const known = new Map<string, number>()
  const placed = (card: string | DmCard, more: Partial<Placed> = {}): Placed => {
    const name = typeof card === "string" ? card : (card.name.ja ?? card.name.en ?? "")
    const own = typeof card !== "string" && !library.includes(card)
    const at = known.get(name) ?? cards.push(own ? { data: card as unknown as CardData } : { card: name }) - 1
    known.set(name, at)
    return { card: at, ...more }
  }
  const some = (
    list: readonly DmCard[],
    n: number,
    more: (random: Random) => Partial<Placed> = () => ({}),
  ): Placed[] => (list.length === 0 ? [] : Array.from({ length: n }, () => placed(pickOf(list, random), more(random))))
  const lying = (): Partial<Placed> => ({ tapped: random(3) === 0, fresh: random(4) === 0 })
  const seat = (said: Wanted["own"] = {}): Readonly<Record<string, readonly Placed[]>> => {
    const chance: Readonly<Record<string, () => Placed[]>> = {
      hand: () => some(mainCards, 2 + random(5)),
      mana: () => [
        ...Array.from({ length: random(9) }, () =>
          placed(plain({ civilizations: someCivilizations(random, 1) }), { tapped: random(4) === 0 }),
        ),
        ...some(mainCards, random(3)),
      ],
      battle: () => [
        ...some(creatures, random(4), lying),
        ...some(others, random(2)),
        ...Array.from({ length: random(3) }, () =>
          placed(
            plain({ civilizations: [...civilizations], power: 1000 * (1 + random(9)), cost: 1 + random(7) }),
            lying(),
          ),
        ),
      ],
      graveyard: () => some(mainCards, random(6)),
      shields: () => some(mainCards, random(6)),
      deck: () => some(mainCards, 12 + random(10)),
      hyperspatial: () => some(waitingCards, random(6)),
      gr: () => some(ultraCards, ultraCards.length === 0 ? 0 : random(2) * 6),
    }
    return Object.fromEntries(
      Object.entries(chance).map(([zone, draw]) => {
        const more = wanted.only?.includes(zone) === true ? [] : draw()
        return [zone, [...(said[zone] ?? []).map((card) => placed(card)), ...more]]
      }),
    )
  }
  const seats = [{ zones: seat(wanted.own) }, { zones: seat(wanted.other) }]
  const start = { whole: false, turn: 5, active: 0, loop: { step: wanted.step ?? "main" } } as const
  return { edition: {}, seed, cards, seats, start }
}

export function anyPosition(seed: number, wanted: Wanted = {}): Game {
  const game = newGame(rulebook, anySetup(seed, wanted))
  if (!game.ok) throw new Error(`seed ${seed}: ${game.fault.place} ${game.fault.message.en}`)
  return game.value
}
