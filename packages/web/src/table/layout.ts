import type { GameName, ShownCard, ShownTable, ShownZone } from "../shown/types.ts"

/** A row of a player's side: a zone, or those of its cards that belong there. */
export interface Row {
  readonly id: string
  readonly zone: string
  readonly role?: ShownCard["role"]
  /** Drawn smaller: mana, lands. */
  readonly size: "usual" | "small"
  /** Cards that aren't seen lie there one by one (shields). */
  readonly laid?: true
}

interface Layout {
  /** From the middle of the table outwards. */
  readonly rows: readonly Row[]
  /** Beside them, as piles. */
  readonly piles: readonly string[]
  /** Piles that aren't drawn while they are empty. */
  readonly hiddenIfEmpty: readonly string[]
  readonly hand: string
}

/** Where the zones lie, as players know them. */
export const layouts: Readonly<Record<GameName, Layout>> = {
  magic: {
    rows: [
      { id: "creatures", zone: "battlefield", role: "creature", size: "usual" },
      { id: "others", zone: "battlefield", role: "other", size: "usual" },
      { id: "lands", zone: "battlefield", role: "land", size: "small" },
    ],
    piles: ["library", "graveyard", "exile", "command", "outside", "phased-out"],
    hiddenIfEmpty: ["exile", "command", "outside", "phased-out"],
    hand: "hand",
  },
  "duel-masters": {
    rows: [
      { id: "battle", zone: "battle", size: "usual" },
      { id: "shields", zone: "shields", size: "small", laid: true },
      { id: "mana", zone: "mana", size: "small" },
    ],
    piles: ["deck", "graveyard", "hyperspatial", "gr", "abyss"],
    hiddenIfEmpty: ["hyperspatial", "gr", "abyss"],
    hand: "hand",
  },
}

export const zoneOf = (table: ShownTable, zone: string, player: number | null): ShownZone | undefined =>
  table.zones.find((one) => one.zone === zone && (one.player === player || one.player === null))

/** The cards of a row, those attached to others left out: they are drawn on them. */
export function cardsIn(table: ShownTable, { zone, role }: Row, player: number): readonly ShownCard[] {
  const seats = table.zones.filter((one) => one.zone === zone)
  const cards = seats.flatMap((one) => one.cards)
  return cards.filter(
    (card) =>
      (zoneOf(table, zone, player)?.open === true ? card.controller === player : isOf(table, zone, player, card)) &&
      (role === undefined || card.role === role) &&
      !(card.attachedTo !== null && cards.some(({ key }) => key === card.attachedTo)),
  )
}

const isOf = (table: ShownTable, zone: string, player: number, card: ShownCard): boolean =>
  zoneOf(table, zone, player)?.cards.includes(card) === true

/** What is attached to a card. */
export const attachedTo = (table: ShownTable, card: ShownCard): readonly ShownCard[] =>
  table.zones.flatMap(({ cards }) => cards.filter((one) => one.attachedTo === card.key))

/** Are both the same card, with the same face up? Where there isn't room for all, such cards lie on each other. */
export const isAlike = (one: ShownCard, other: ShownCard | undefined): boolean =>
  other !== undefined && one.print !== null && one.print === other.print && one.face === other.face

/** Cards with those that are alike behind them, otherwise as they lie. */
export function alikeTogether(cards: readonly ShownCard[]): readonly ShownCard[] {
  const groups = new Map<string, ShownCard[]>()
  for (const card of cards) {
    const kind = card.print === null ? String(card.key) : `${card.print}/${card.face}`
    const group = groups.get(kind)
    if (group === undefined) groups.set(kind, [card])
    else group.push(card)
  }
  return [...groups.values()].flat()
}
