import { type Deck, type DmCard, deckFault, decks, library } from "@dilemma-table/duel-masters"
import { randomSource } from "@dilemma-table/engine"

/*
 * Decks for long runs: the bundled ones, and generated ones that go through every card of the library.
 */

type Home = "main" | "hyperspatial" | "gr"

/** Where a card lies as the game begins (100.2–100.4). */
export function homeOf(card: DmCard): Home {
  const specials = card.faces.flatMap((face) => face.special ?? [])
  if (specials.includes("gr")) return "gr"
  const types = card.faces.flatMap((face) => face.types)
  const waits = ["psychic", "dragheart"].some((one) => specials.includes(one as never))
  return waits || ["weapon", "fortress"].some((one) => types.includes(one as never)) ? "hyperspatial" : "main"
}

const nameOf = (card: DmCard): string => card.name.ja ?? card.name.en ?? ""
const byHome = (home: Home): readonly DmCard[] => library.filter((card) => homeOf(card) === home)
const main = byHome("main")
const waiting = byHome("hyperspatial")
const ultra = byHome("gr")

/** How many generated decks it takes to go through the library once. */
const focus = 5
const cycle = Math.ceil(main.length / focus)

type Random = (n: number) => number

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list]
  return list.map(() => left.splice(random(left.length), 1)[0] as T)
}

/** Copies of cards until there are so many, as evenly as the limit allows. */
function filled(names: readonly string[], total: number, most: number): Readonly<Record<string, number>> {
  const list: Record<string, number> = {}
  let left = total
  for (let round = 0; round < most && left > 0; round++)
    for (const name of names) {
      if (left === 0) break
      list[name] = (list[name] ?? 0) + 1
      left -= 1
    }
  return list
}

const colours = (card: DmCard): readonly string[] => card.faces.flatMap((face) => face.civilizations)

/**
 * The `n`th generated deck: four copies each of the next cards of the library, and two of others whose civilizations they
 * have. Eight cards wait in the hyperspatial zone and twelve in the ultra GR zone where a card of the deck speaks of it.
 */
export function generatedDeck(n: number): Deck {
  const random = randomSource(n)
  const order = shuffled(main, randomSource(Math.floor(n / cycle)))
  const start = (n % cycle) * focus
  const chosen = Array.from({ length: focus }, (_, i) => order[(start + i) % order.length] as DmCard)
  const civilizations = new Set(chosen.flatMap(colours))
  const others = main.filter((card) => !chosen.includes(card))
  const fitting = shuffled(
    others.filter((card) => colours(card).every((one) => civilizations.has(one))),
    random,
  )
  const rest = shuffled(
    others.filter((card) => !fitting.includes(card)),
    random,
  )
  const more = [...fitting, ...rest].slice(0, (40 - 4 * focus) / 2)
  const says = JSON.stringify([...chosen, ...more])
  const deck: Deck = {
    id: `generated-${n}`,
    name: { ja: `生成デッキ${n}`, en: `Generated deck ${n}` },
    about: { ja: "長い試験のために作られたデッキ。", en: "A deck made for long runs." },
    cards: {
      ...Object.fromEntries(chosen.map((card) => [nameOf(card), 4])),
      ...Object.fromEntries(more.map((card) => [nameOf(card), 2])),
    },
    ...(/hyperspatial|dragheart/.test(says)
      ? { hyperspatial: filled(shuffled(waiting.map(nameOf), random), 8, 4) }
      : {}),
    ...(/"grSummon"|"orega-aura"|"gr"/.test(says) && ultra.length >= 6
      ? { gr: filled(shuffled(ultra.map(nameOf), random), 12, 2) }
      : {}),
  }
  const fault = deckFault(deck)
  if (fault !== null) throw new Error(`Generated deck ${n} is illegal: ${fault.code} (${fault.rule})`)
  return deck
}

/** The decks of the `n`th game: now and then bundled ones, mostly generated ones. */
export function decksOf(n: number): readonly [Deck, Deck] {
  const random = randomSource(n)
  const bundled = (): Deck => decks[random(decks.length)] as Deck
  if (n % 8 === 0) return [bundled(), bundled()]
  const generated = generatedDeck(n)
  if (n % 4 === 1) return random(2) === 0 ? [generated, bundled()] : [bundled(), generated]
  return [generated, generatedDeck(n + Math.floor(cycle / 2))]
}
