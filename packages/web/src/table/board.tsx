import { memo, useRef } from "react"
import { PressButton } from "../app/press-button.tsx"
import { CardBack } from "../card/card-face.tsx"
import { Pip } from "../card/symbols.tsx"
import type { Sitting } from "../protocol/messages.ts"
import type { ShownCard, ShownSeat, ShownTable, ShownZone } from "../shown/types.ts"
import { useAnsweringNow, useAnyChoosable, useCardAnswer } from "./answering.tsx"
import { type CardSize, type CardSizes, useCardSizes } from "./card-sizes.ts"
import { useGhosts } from "./ghosts.tsx"
import { alikeTogether, attachedTo, cardsIn, isAlike, layouts, type Row, zoneOf } from "./layout.ts"
import { useBoardName } from "./parts.tsx"
import { StepBar } from "./step-bar.tsx"
import { TableCard } from "./table-card.tsx"
import { useTableWords } from "./words.ts"
import { usePiles } from "./zone-browser.tsx"

interface BoardProps {
  readonly table: ShownTable
  /** The table as the others' sides show it, where they are drawn later; null while they aren't there yet. */
  readonly far?: ShownTable | null
  readonly seats: readonly Sitting[]
}

/** All zones of the game as they lie on a table: the others above, the one who looks below, the steps between. */
export const Board = memo(function Board({ table, far = table, seats }: BoardProps) {
  const ref = useRef<HTMLDivElement>(null)
  const sizes = useCardSizes(ref)
  const own = table.viewer ?? 0
  const near = table.seats[own]
  const others = far === null ? [] : [...far.seats.slice(own + 1), ...far.seats.slice(0, own)]
  return (
    <div className="board" data-game={table.game} ref={ref}>
      <div className="far">
        {far !== null &&
          others.map((seat) => (
            <Side key={seat.player} table={far} seat={seat} sitting={seats[seat.player]} at="far" sizes={sizes} />
          ))}
      </div>
      <StepBar table={table} />
      {near !== undefined && <Side table={table} seat={near} sitting={seats[near.player]} at="near" sizes={sizes} />}
    </div>
  )
})

interface SideProps {
  readonly table: ShownTable
  readonly seat: ShownSeat
  readonly sitting: Sitting | undefined
  readonly at: "near" | "far"
  readonly sizes: CardSizes
}

const Side = memo(function Side({ table, seat, sitting, at, sizes }: SideProps) {
  const say = useTableWords()
  const { rows, piles, hiddenIfEmpty, hand } = layouts[table.game]
  const boardName = useBoardName()
  const isYou = table.viewer === seat.player
  const handZone = zoneOf(table, hand, seat.player)
  const lying = rows.map((row) => <RowOf key={row.id} table={table} row={row} player={seat.player} sizes={sizes} />)
  const inHand =
    handZone === undefined ? null : (
      <Hand zone={handZone} isYou={isYou} cards={at === "far" ? "small tiny" : sizes.usual} />
    )
  return (
    <section
      className="side"
      data-at={at}
      data-active={seat.active || undefined}
      aria-label={`${boardName}${isYou ? say("your-side") : say("side-of", { player: seat.name })}`}
    >
      <div className="side-bar">
        <Plate seat={seat} sitting={sitting} isYou={isYou} />
        <div className="piles">
          {piles.map((name) => {
            const zone = zoneOf(table, name, seat.player)
            return zone === undefined || (zone.count === 0 && hiddenIfEmpty.includes(name)) ? null : (
              <Pile key={name} zone={zone} player={seat.player} />
            )
          })}
        </div>
      </div>
      <div className="side-rows">
        {at === "near" ? (
          <>
            {lying}
            {inHand}
          </>
        ) : (
          <>
            {inHand}
            {[...lying].reverse()}
          </>
        )}
      </div>
    </section>
  )
})

/** Who it is, life, and unspent mana. Pressed where a player can be chosen. */
const Plate = memo(function Plate({
  seat,
  sitting,
  isYou,
}: {
  readonly seat: ShownSeat
  readonly sitting: Sitting | undefined
  readonly isYou: boolean
}) {
  const say = useTableWords()
  const answering = useAnsweringNow()
  const { options, isPicked: picked, targetOf } = useCardAnswer({ player: seat.player })
  const would = useGhosts().lives.get(seat.player)
  const who = isYou ? say("you") : sitting === undefined ? "" : say(sitting.by)
  const [option] = options
  return (
    <div
      className="plate"
      data-active={seat.active || undefined}
      data-glows={(options.length > 0 && !picked) || undefined}
      data-picked={picked || undefined}
      data-player={seat.player}
    >
      <PressButton
        className="plate-name"
        isDisabled={option === undefined}
        onPress={() => option !== undefined && answering()?.press(option)}
      >
        <span className="unseen">{say("player", { player: seat.name })}</span>
        <strong aria-hidden="true">{seat.name}</strong>{" "}
        <span aria-hidden="true" className="hint">
          {who}
        </span>
      </PressButton>
      {targetOf.map((n) => (
        <span key={n} className="sign target">
          <span className="unseen">{say("target-of", { n })}</span>
          <span aria-hidden="true">{`◎${n}`}</span>
        </span>
      ))}
      {seat.life !== null && (
        <span className="life" key={seat.life} data-ghost={would !== undefined || undefined}>
          <span className="unseen">{say("life")} </span>
          {seat.life}
          {would !== undefined && <span className="life-ghost"> → {would}</span>}
        </span>
      )}
      {seat.mana.length > 0 && (
        <span className="pool">
          <span className="unseen">{say("mana")} </span>
          {seat.mana.map(({ symbol, n }) => (
            <span key={symbol}>
              <Pip symbol={symbol} />
              {n > 1 ? `×${n}` : ""}
            </span>
          ))}
        </span>
      )}
    </div>
  )
})

/** A zone as a pile: its top card where it is seen, and how many there are. */
const Pile = memo(function Pile({ zone, player }: { readonly zone: ShownZone; readonly player: number }) {
  const say = useTableWords()
  const { open } = usePiles()
  const top = zone.open ? (zone.ordered ? zone.cards[0] : zone.cards.at(-1)) : undefined
  const glows = useAnyChoosable(zone.cards.map(({ key }) => key))
  return (
    <div className="pile" data-pile={`${zone.zone}-${player}`} data-glows={glows || undefined}>
      <div className="pile-card" data-cards="small tiny" inert aria-hidden="true">
        {top === undefined ? (
          zone.count > 0 ? (
            <CardBack />
          ) : (
            <div className="pile-empty" />
          )
        ) : (
          <TableCard card={top} turns={false} />
        )}
      </div>
      <PressButton className="pile-label" onPress={() => open(zone)}>
        <span className="unseen">
          {say("all-cards", { zone: `${zone.label}, ${say("cards", { count: zone.count })}` })}
        </span>
        <span aria-hidden="true">{zone.label}</span>
        <strong aria-hidden="true">{zone.count}</strong>
      </PressButton>
    </div>
  )
})

interface RowProps {
  readonly table: ShownTable
  readonly row: Row
  readonly player: number
  readonly sizes: CardSizes
}

function RowOf({ table, row, player, sizes }: RowProps) {
  const say = useTableWords()
  const zone = zoneOf(table, row.zone, player)
  if (zone === undefined) return null
  const cards = cardsIn(table, row, player)
  if (row.role === "other" && cards.length === 0) return null
  const hidden = row.laid === true ? Math.max(0, zone.count - cards.length) : 0
  return (
    <div
      className="row"
      data-size={row.size}
      data-cards={sizes[row.size]}
      data-row={row.id}
      data-pile={row.role === undefined || row.role === "creature" ? `${row.zone}-${player}` : undefined}
      data-empty={cards.length + hidden === 0 || undefined}
      role="group"
      aria-label={`${zone.label}${row.role === undefined ? "" : `, ${say(`row-${row.role}`)}`}: ${cards.length + hidden}`}
    >
      {row.laid === true ? (
        <Laid zone={zone} player={player} />
      ) : (
        alikeTogether(cards).map((card, i, all) => (
          <div
            className="place"
            key={card.key}
            data-tapped={card.tapped || undefined}
            data-alike={isAlike(card, all[i + 1]) || undefined}
          >
            <CardWithAttached table={table} card={card} />
          </div>
        ))
      )}
      <span className="row-label" aria-hidden="true">
        {row.role === undefined ? zone.label : say(`row-${row.role}`)}
        {row.size === "small" ? ` ${cards.length + hidden}` : ""}
      </span>
    </div>
  )
}

/** A card and what is attached to it. */
function CardWithAttached({ table, card }: { readonly table: ShownTable; readonly card: ShownCard }) {
  const attached = attachedTo(table, card)
  return attached.length === 0 ? <TableCard card={card} /> : <TableCard card={card} attached={attached} />
}

/** A zone whose cards lie there one by one, seen or not: a card that can be chosen by its place is pressed there. */
const Laid = memo(function Laid({ zone, player }: { readonly zone: ShownZone; readonly player: number }) {
  const places = Array.from({ length: zone.count }, (_, i) => i + 1)
  const known = new Map(zone.cards.map((card) => [card.key, card]))
  const letter = String.fromCharCode(65 + player)
  return places.map((place) => {
    const key = `${zone.zone}:${letter}:${place}`
    const card = known.get(key)
    if (card !== undefined)
      return (
        <div className="place" key={key}>
          <TableCard card={card} turns={false} />
        </div>
      )
    return (
      <div className="place" key={key}>
        <Unseen id={key} name={`${zone.label} ${place}`} />
      </div>
    )
  })
})

/** A card that isn't seen, at its place. */
const Unseen = memo(function Unseen({ id, name }: { readonly id: string; readonly name: string }) {
  const answering = useAnsweringNow()
  const {
    options: [option],
    isPicked,
  } = useCardAnswer(id)
  return (
    <div
      className="on-table"
      data-glows={(option !== undefined && !isPicked) || undefined}
      data-picked={isPicked || undefined}
      data-key={id}
    >
      <PressButton
        className="card-button"
        isDisabled={option === undefined}
        aria-label={name}
        onPress={() => option !== undefined && answering()?.press(option)}
      >
        <CardBack />
      </PressButton>
    </div>
  )
})

interface HandProps {
  readonly zone: ShownZone
  readonly isYou: boolean
  readonly cards: CardSize
}

const Hand = memo(function Hand({ zone, isYou, cards }: HandProps) {
  const hidden = Math.max(0, zone.count - zone.cards.length)
  const would = useGhosts().counts.get(`${zone.zone}-${zone.player}`)
  return (
    <div
      className="hand"
      data-own={isYou || undefined}
      data-cards={cards}
      data-pile={`${zone.zone}-${zone.player ?? 0}`}
      role="group"
      aria-label={`${zone.label}: ${zone.count}`}
    >
      {zone.cards.map((card) => (
        <div className="place" key={card.key}>
          <TableCard card={card} turns={false} />
        </div>
      ))}
      {Array.from({ length: hidden }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: unseen cards are all alike
        <div className="place" key={i}>
          <CardBack />
        </div>
      ))}
      <span className="row-label" aria-hidden="true">
        {zone.label} {zone.count}
        {would !== undefined && <strong className="count-ghost"> → {would}</strong>}
      </span>
    </div>
  )
})
