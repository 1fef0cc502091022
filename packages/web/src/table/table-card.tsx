import { memo, useRef, useState } from "react"
import { later } from "../app/later.tsx"
import { isTouch, PressButton } from "../app/press-button.tsx"
import { Card, CardBack } from "../card/card-face.tsx"
import type { ShownCard, ShownPrint } from "../shown/types.ts"
import { useAnsweringNow, useCardAnswer } from "./answering.tsx"
import { type Ghost, useGhosts } from "./ghosts.tsx"
import { useInspecting } from "./inspecting.tsx"
import { useTablePart } from "./parts.tsx"
import { useTableWords } from "./words.ts"

const CardMenu = later(() => import("./card-menu.tsx"))

const none: readonly ShownCard[] = []

interface TableCardProps {
  readonly card: ShownCard
  readonly attached?: readonly ShownCard[]
  /** Does it stand in a row of cards that are turned when tapped? */
  readonly turns?: boolean
}

/** A card on the table: what can be done with it is done by pressing it; with the others one looks closer. */
export function TableCard({ card, attached = none, turns = true }: TableCardProps) {
  const prints = useTablePart("prints")
  const { byCard, targets } = useGhosts()
  return (
    <Drawn
      card={card}
      attached={attached}
      turns={turns}
      print={card.print === null ? undefined : prints[card.print]}
      ghost={byCard.get(card.key)}
      isTarget={targets.has(card.key)}
    />
  )
}

interface DrawnProps extends Required<TableCardProps> {
  readonly print: ShownPrint | undefined
  /** What it would become. */
  readonly ghost: Ghost | undefined
  readonly isTarget: boolean
}

/** Drawn anew only when something of it has changed: of all that a table has, most stays as it is. */
const Drawn = memo(function Drawn({ card, attached, turns, print, ghost, isTarget }: DrawnProps) {
  const answering = useAnsweringNow()
  const { inspect, hover } = useInspecting()
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const { options, isPicked, isPointed, targetOf } = useCardAnswer(card.key)
  const told = useTold(card, attached, options.length > 0, isPicked, targetOf)
  const press = (byTouch: boolean): void => {
    const [only] = options
    const reads = byTouch && answering()?.question?.kind === "action"
    if (only === undefined || reads) inspect(card)
    else if (options.length === 1) answering()?.press(only)
    else setOpen(true)
  }
  return (
    <div
      className="on-table"
      data-tapped={(card.tapped && turns) || undefined}
      data-glows={(options.length > 0 && !isPicked) || undefined}
      data-picked={isPicked || undefined}
      data-pending={card.pending || undefined}
      data-combat={card.combat?.as}
      data-pointed={isPointed || undefined}
      data-ghost={ghost?.type}
      data-target={isTarget || undefined}
      data-key={card.key}
    >
      {attached.map((one) => (
        <div className="attached" key={one.key}>
          <TableCard card={one} turns={false} />
        </div>
      ))}
      {card.under.length > 0 && (
        <span className="under" data-depth={Math.min(3, card.under.length)} aria-hidden="true" />
      )}
      <PressButton
        ref={ref}
        className="card-button"
        onPress={(event) => press(isTouch(event))}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === "touch") return
          answering()?.point(card.key)
          if (print !== undefined) hover(card, ref.current)
        }}
        onPointerLeave={() => {
          answering()?.point(null)
          hover(null, null)
        }}
        onKeyDown={({ key }) => {
          if (key === "i" || key === "I") inspect(card)
        }}
      >
        <span className="unseen">{told}</span>
        <span className="drawn" aria-hidden="true">
          {print === undefined ? (
            <CardBack />
          ) : (
            <Card print={print} face={card.face} strength={card.strength} strengthIs={card.strengthIs} />
          )}
        </span>
        <Signs card={card} targetOf={targetOf} />
        {ghost !== undefined && (
          <span className="ghost" aria-hidden="true">
            → {ghost.to}
          </span>
        )}
      </PressButton>
      {isOpen && <CardMenu options={options} by={ref} onClose={() => setOpen(false)} />}
    </div>
  )
})

/** The small signs on a card: counters, damage, that it is new, that it is pending. */
function Signs({ card, targetOf }: { readonly card: ShownCard; readonly targetOf: readonly number[] }) {
  const { counters, damage, sick, combat, under } = card
  const marks = targetOf.length + counters.length + damage + under.length
  if (marks === 0 && !sick && combat === null) return null
  return (
    <span className="signs" aria-hidden="true">
      {targetOf.map((n) => (
        <span key={n} className="sign target">
          {`◎${n}`}
        </span>
      ))}
      {counters.map(({ name, n }) => (
        <span key={name} className="sign counter">
          {/^[+−-]/.test(name) ? `${name}${n > 1 ? ` ×${n}` : ""}` : `${name} ${n}`}
        </span>
      ))}
      {damage > 0 && <span className="sign damage">−{damage}</span>}
      {sick && <span className="sign sick">◌</span>}
      {combat !== null && <span className="sign combat">{combat.as === "attacker" ? "⚔" : "⛨"}</span>}
      {under.length > 0 && <span className="sign">+{under.length}</span>}
    </span>
  )
}

/** What a screen reader says of a card. */
function useTold(
  card: ShownCard,
  attached: readonly ShownCard[],
  choosable: boolean,
  chosen: boolean,
  targetOf: readonly number[],
): string {
  const say = useTableWords()
  return [
    card.name,
    ...(card.strength === null ? [] : [card.strength]),
    ...(card.tapped ? [say("tapped")] : []),
    ...(card.sick ? [say("sick")] : []),
    ...(card.pending ? [say("pending")] : []),
    ...(card.faceDown ? [say("face-down")] : []),
    ...(card.combat === null ? [] : [say(card.combat.as === "attacker" ? "attacking" : "blocking")]),
    ...card.counters.map(({ name, n }) => `${name} ${n}`),
    ...(card.damage > 0 ? [say("damage", { n: card.damage })] : []),
    ...(card.under.length > 0 ? [say("under", { n: card.under.length })] : []),
    ...(attached.length > 0 ? [say("attached", { n: attached.length })] : []),
    ...targetOf.map((n) => say("target-of", { n })),
    ...(chosen ? [say("chosen")] : choosable ? [say("choosable")] : []),
  ].join(", ")
}
