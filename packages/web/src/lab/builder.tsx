import { useEffect, useState } from "react"
import {
  Button,
  GridList,
  GridListItem,
  isTextDropItem,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Select,
  SelectValue,
  useDragAndDrop,
} from "react-aria-components"
import { useLanguage } from "../i18n/words.ts"
import type { BuildStep, Built, BuiltCard, BuiltZone } from "../protocol/lab-messages.ts"
import { Offered, offeredType } from "./offered.tsx"
import { labStore } from "./store.ts"
import { useLabWords } from "./words.ts"

/** A card that lies in a zone, as it is dragged. */
const placedType = "application/x-dilemma-placed"

interface Placed {
  readonly seat: string
  readonly zone: string
  readonly index: number
}

/** The position of a ruling as zones: cards are dragged into them, and the text follows. */
export function Builder({ text }: { readonly text: string }) {
  const say = useLabWords()
  const lang = useLanguage()
  const [built, setBuilt] = useState<Built | null | undefined>(undefined)
  useEffect(() => {
    let gone = false
    labStore.ask("built", { text, lang }).then(
      (found) => {
        if (!gone) setBuilt(found)
      },
      () => setBuilt(null),
    )
    return () => {
      gone = true
    }
  }, [text, lang])
  const apply = (step: BuildStep): void => {
    void labStore.ask("build", { text, step }).then(
      (next) => labStore.write(next),
      () => setBuilt(null),
    )
  }
  if (built === undefined) return null
  if (built === null) return <p className="refused builder-note">{say("position-unreadable")}</p>
  const seats = [...new Set(built.zones.map(({ seat }) => seat))]
  return (
    <div className="builder">
      <p className="hint">{say("position-about")}</p>
      <Offered built={built} text={text} apply={apply} />
      <Turn built={built} seats={seats} apply={apply} />
      {[...seats].reverse().map((seat) => (
        <section key={seat} className="built-seat" aria-label={seat}>
          <h2>{seat}</h2>
          {built.zones
            .filter((zone) => zone.seat === seat)
            .map((zone) => (
              <Zone key={zone.zone} zone={zone} zones={built.zones} apply={apply} />
            ))}
        </section>
      ))}
    </div>
  )
}

interface ZoneProps {
  readonly zone: BuiltZone
  /** Where else a card can go. */
  readonly zones: readonly BuiltZone[]
  readonly apply: (step: BuildStep) => void
}

/** One zone: cards come in, change their order and go elsewhere. */
function Zone({ zone: { seat, zone, label, cards }, zones, apply }: ZoneProps) {
  const say = useLabWords()
  const to = { seat, zone }
  const place = async (items: readonly Parameters<typeof isTextDropItem>[0][], at: number | null): Promise<void> => {
    for (const item of items) {
      if (!isTextDropItem(item)) continue
      if (item.types.has(offeredType)) apply({ do: "add", card: await item.getText(offeredType), to, at })
      else if (item.types.has(placedType)) {
        const from = placedIn(await item.getText(placedType))
        if (from !== null) apply({ do: "move", from, to, at })
      }
    }
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [placedType]: JSON.stringify({ seat, zone, index: Number(key) }),
        "text/plain": cards[Number(key)]?.name ?? "",
      })),
    acceptedDragTypes: [offeredType, placedType],
    getDropOperation: (_target, types, allowed) => (types.has(offeredType) ? "copy" : (allowed[0] ?? "move")),
    onRootDrop: ({ items }) => void place(items, null),
    onInsert: ({ items, target }) => void place(items, Number(target.key) + (target.dropPosition === "after" ? 1 : 0)),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const at = Number(target.key) + (target.dropPosition === "after" ? 1 : 0)
      if (key !== undefined) apply({ do: "move", from: { ...to, index: Number(key) }, to, at })
    },
    renderDragPreview: (items) => <div className="drag-preview">{items[0]?.["text/plain"]}</div>,
  })
  return (
    <div className="built-zone">
      <span className="built-label">{label}</span>
      <GridList
        className="built-cards"
        aria-label={say("zone-of", { zone: label, seat })}
        items={cards.map((card) => ({ ...card, id: card.index }))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <span className="hint">{say("zone-empty")}</span>}
        layout="grid"
      >
        {(card) => (
          <GridListItem
            textValue={[
              card.label ?? card.name,
              ...(card.count > 1 ? [say("times", { n: card.count })] : []),
              ...(card.tapped ? [say("tapped")] : []),
            ].join(" ")}
            className="built-card"
          >
            <PlacedCard card={card} from={{ ...to, index: card.index }} zones={zones} apply={apply} />
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}

function placedIn(text: string): Placed | null {
  try {
    const { seat, zone, index } = JSON.parse(text) as Partial<Placed>
    return typeof seat === "string" && typeof zone === "string" && typeof index === "number"
      ? { seat, zone, index }
      : null
  } catch {
    return null
  }
}

interface PlacedCardProps {
  readonly card: BuiltCard
  readonly from: Placed
  readonly zones: readonly BuiltZone[]
  readonly apply: (step: BuildStep) => void
}

function PlacedCard({ card, from, zones, apply }: PlacedCardProps) {
  const say = useLabWords()
  const { name, label, count, tapped } = card
  const acts: readonly { readonly id: string; readonly said: string; readonly step: BuildStep }[] = [
    { id: "tap", said: say("tap"), step: { do: "tap", from } },
    { id: "more", said: say("more"), step: { do: "count", from, count: count + 1 } },
    ...(count > 1 ? [{ id: "fewer", said: say("fewer"), step: { do: "count", from, count: count - 1 } as const }] : []),
    { id: "remove", said: say("remove"), step: { do: "remove", from } },
    ...zones
      .filter(({ seat, zone }) => seat !== from.seat || zone !== from.zone)
      .map(({ seat, zone, label: to }) => ({
        id: `to ${seat} ${zone}`,
        said: `→ ${say("zone-of", { zone: to, seat })}`,
        step: { do: "move", from, to: { seat, zone }, at: null } as const,
      })),
  ]
  const colors = card.print?.faces[0]?.colors ?? []
  return (
    <>
      <Button slot="drag" className="built-chip" data-tapped={tapped || undefined}>
        <span className="built-dots" aria-hidden="true">
          {(colors.length === 0 ? ["colorless"] : colors).map((color) => (
            <span key={color} className="dot" data-color={color} />
          ))}
        </span>
        <span className="built-name">{label ?? name}</span>
        {count > 1 && <span className="built-count">{say("times", { n: count })}</span>}
        {tapped && <span className="built-count">{say("tapped")}</span>}
      </Button>
      <MenuTrigger>
        <Button className="chip-menu" aria-label={say("card-menu", { card: label ?? name })}>
          <span aria-hidden="true">⋯</span>
        </Button>
        <Popover className="menu-popover">
          <Menu
            className="menu"
            onAction={(key) => {
              const act = acts.find(({ id }) => id === key)
              if (act !== undefined) apply(act.step)
            }}
          >
            {acts.map(({ id, said }) => (
              <MenuItem key={id} id={id}>
                {said}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </>
  )
}

interface TurnProps {
  readonly built: Built
  readonly seats: readonly string[]
  readonly apply: (step: BuildStep) => void
}

function Turn({ built, seats, apply }: TurnProps) {
  const say = useLabWords()
  const { whose, step, steps } = built
  return (
    <div className="built-turn">
      <Choice
        label={say("whose")}
        value={whose}
        choices={seats.map((seat) => ({ id: seat, label: seat }))}
        onChoose={(seat) => apply({ do: "turn", whose: seat, step })}
      />
      <Choice
        label={say("turn-step")}
        value={step}
        choices={steps.map((one) => ({ id: one.step, label: one.label }))}
        onChoose={(to) => apply({ do: "turn", whose, step: to })}
      />
    </div>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  readonly onChoose: (id: string) => void
}

export function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <Select
      className="edition-select"
      value={value}
      onChange={(key) => {
        if (key !== null) onChoose(String(key))
      }}
    >
      <Label>{label}</Label>
      <Button className="button">
        <SelectValue>{() => choices.find(({ id }) => id === value)?.label ?? value}</SelectValue>
        <span aria-hidden="true">▾</span>
      </Button>
      <Popover className="menu-popover">
        <ListBox className="menu" items={choices}>
          {(one) => <ListBoxItem textValue={one.label}>{one.label}</ListBoxItem>}
        </ListBox>
      </Popover>
    </Select>
  )
}
