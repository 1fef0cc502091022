import { type Placed, randomSource, type Setup } from "@dilemma-table/engine"
import { cards, type Deck, deckFault, decks, type MagicCard } from "@dilemma-table/magic"

/*
 * Magic decks for long runs: the bundled ones, and generated ones that go through every card of the library.
 */

const nameOf = (card: MagicCard): string => card.name.en ?? card.name.ja ?? ""
const isBasic = (card: MagicCard): boolean => card.faces[0]?.supertypes?.includes("basic") === true
const basics: Readonly<Record<string, string>> = { W: "Plains", U: "Island", B: "Swamp", R: "Mountain", G: "Forest" }
const library = cards.filter((card) => !isBasic(card))

/** How many cards of the library one generated deck brings into play, and how many decks it takes to go through it. */
const focus = 9
export const cycle = Math.ceil(library.length / focus)

function shuffled<T>(list: readonly T[], random: (n: number) => number): T[] {
  const left = [...list]
  return list.map(() => left.splice(random(left.length), 1)[0] as T)
}

/** How often each color is asked for by the costs of the cards' faces; the bare colors are what counts, hybrid ones too. */
function colorsOf(list: readonly MagicCard[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const color of Object.keys(basics)) {
    const n = list
      .flatMap((card) => card.faces.map((face) => face.manaCost ?? ""))
      .join("")
      .split(color).length
    if (n > 1) found.set(color, n - 1)
  }
  return found
}

/** The `n`th generated deck: four copies each of the next cards of the library, and basic lands of their colors. */
export function generatedDeck(n: number): Deck {
  const order = shuffled(library, randomSource(Math.floor(n / cycle)))
  const start = (n % cycle) * focus
  const chosen = Array.from({ length: focus }, (_, i) => order[(start + i) % order.length] as MagicCard)
  const wanted = colorsOf(chosen)
  const most = [...(wanted.size === 0 ? new Map([["W", 1]]) : wanted)].sort(([, a], [, b]) => b - a)
  const total = most.reduce((sum, [, times]) => sum + times, 0)
  const list: Record<string, number> = Object.fromEntries(chosen.map((card) => [nameOf(card), 4]))
  let left = 60 - 4 * focus
  for (const [i, [color, times]] of most.entries()) {
    const share = i === most.length - 1 ? left : Math.min(left, Math.max(1, Math.round((24 * times) / total)))
    if (share > 0) list[basics[color] ?? "Plains"] = share
    left -= share
  }
  const deck: Deck = {
    id: `generated-${n}`,
    name: { ja: `生成デッキ${n}`, en: `Generated deck ${n}` },
    about: { ja: "長い試験のために作られたデッキ。", en: "A deck made for long runs." },
    cards: list,
  }
  const fault = deckFault(deck)
  if (fault !== null) throw new Error(`Generated deck ${n} is illegal: ${fault.code} (${fault.rule})`)
  return deck
}

/** The decks of the `n`th game: now and then bundled ones, mostly generated ones. */
export function decksOf(n: number, players: number): readonly Deck[] {
  const random = randomSource(n)
  return Array.from({ length: players }, (_, seat) => {
    const bundled = n % 8 === 0 || (n % 4 === 1 && seat % 2 === 1)
    return bundled ? (decks[random(decks.length)] as Deck) : generatedDeck(n + seat * Math.floor(cycle / players))
  })
}

const permanents: readonly string[] = ["artifact", "battle", "creature", "enchantment", "planeswalker", "land"]
const isPermanent = (card: MagicCard): boolean =>
  card.layout !== "split" && card.faces[0]?.types.some((type) => permanents.includes(type)) === true

const bundled = cards.filter((card) => decks.some((deck) => nameOf(card) in deck.cards))

/**
 * A position in the midst of a game, with lands of every color and many different cards everywhere.
 * @param from which cards: all, or those of the bundled decks
 */
export function positionOf(seed: number, players: number, from: "all" | "bundled" = "all"): Setup {
  const random = randomSource(seed)
  const every = from === "all" ? cards : bundled
  const library = every.filter((card) => !isBasic(card))
  const onBattlefield = library.filter(isPermanent)
  const some = (n: number, from: readonly MagicCard[] = every): Placed[] =>
    Array.from({ length: n }, () => ({ card: cards.indexOf(from[random(from.length)] as MagicCard) }))
  const seats = Array.from({ length: players }, () => ({
    life: 1 + random(30),
    zones: {
      hand: some(4 + random(4), library),
      battlefield: [
        ...Object.values(basics).flatMap((name) => [name, name].slice(random(2)).map((one) => placedName(one))),
        ...some(2 + random(5), onBattlefield).map((one) => (random(3) === 0 ? { ...one, tapped: true } : one)),
      ],
      graveyard: some(random(8), library),
      exile: some(random(3), library),
      library: some(12 + random(20)),
    },
  }))
  const start = { whole: false, turn: 6, active: random(players), loop: { step: "precombat-main" } } as const
  return { edition: {}, seed, cards: cards.map((card) => ({ card: nameOf(card) })), seats, start }
}

const placedName = (name: string): Placed => ({ card: cards.findIndex((card) => nameOf(card) === name) })
