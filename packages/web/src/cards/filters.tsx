import { useId, useMemo, useState } from "react"
import { Button, Input, Label, SearchField } from "react-aria-components"
import { useAppWords } from "../app/words.ts"
import { useLanguage } from "../i18n/words.ts"
import type { Catalogue } from "../protocol/card-messages.ts"
import type { GameName } from "../shown/types.ts"
import { type CardConditions, colorsOf, mostCost, noConditions } from "./conditions.ts"
import { useCardWords } from "./words.ts"

interface FiltersProps {
  readonly catalogues: Readonly<Record<GameName, Catalogue>>
  readonly wanted: CardConditions
  readonly set: (change: Partial<CardConditions>) => void
}

const games: readonly GameName[] = ["duel-masters", "magic"]
const costs = Array.from({ length: mostCost + 1 }, (_, cost) => cost)

const toggled = <T,>(all: readonly T[], one: T): readonly T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** What cards are looked for by. */
export function CardFilters({ catalogues, wanted, set }: FiltersProps) {
  const say = useCardWords()
  const app = useAppWords()
  const shown = wanted.game === "" ? games : [wanted.game]
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const { game, colors, kinds, costs: wantedCosts } = wanted
  const count = (game === "" ? 0 : 1) + colors.length + kinds.length + wantedCosts.length
  return (
    <search className="card-filters" aria-label={say("conditions")}>
      <SearchField
        className="field search"
        value={wanted.search}
        onChange={(search) => set({ search })}
        maxLength={120}
      >
        <Label>{say("search")}</Label>
        <Input placeholder={say("search-about")} />
      </SearchField>
      <Button className="button fold" aria-expanded={isOpen} aria-controls={id} onPress={() => setIsOpen(!isOpen)}>
        {say("filters")}
        {count > 0 && <span className="chip-count">{count}</span>}
      </Button>
      <div className="folded" id={id} data-open={isOpen || undefined}>
        <fieldset>
          <legend>{say("game")}</legend>
          {(["", ...games] as const).map((one) => (
            <Button
              key={one}
              className="chip"
              aria-pressed={game === one}
              onPress={() => set({ game: one, colors: [], kinds: [] })}
            >
              {one === "" ? say("all-games") : app(one)}
            </Button>
          ))}
        </fieldset>
        <Colors shown={shown} wanted={wanted} set={set} />
        <fieldset className="costs">
          <legend>{say("cost")}</legend>
          {costs.map((cost) => (
            <Button
              key={cost}
              className="chip number"
              aria-pressed={wanted.costs.includes(cost)}
              onPress={() => set({ costs: toggled(wanted.costs, cost) })}
            >
              {cost === mostCost ? `${cost}+` : cost}
            </Button>
          ))}
        </fieldset>
        <Kinds shown={shown} catalogues={catalogues} wanted={wanted} set={set} />
        {JSON.stringify(wanted) !== JSON.stringify(noConditions) && (
          <Button className="quiet" onPress={() => set(noConditions)}>
            {say("clear")}
          </Button>
        )}
      </div>
    </search>
  )
}

interface OfGames extends Pick<FiltersProps, "wanted" | "set"> {
  readonly shown: readonly GameName[]
}

function Colors({ shown, wanted, set }: OfGames) {
  const say = useCardWords()
  return shown.map((game) => (
    <fieldset key={game} className="colors">
      <legend>{say(game === "magic" ? "color" : "civilization")}</legend>
      {colorsOf[game].map((color) => (
        <Button
          key={color}
          className="chip"
          aria-pressed={wanted.colors.includes(color)}
          onPress={() => set({ colors: toggled(wanted.colors, color) })}
        >
          <span className="dot" data-color={color} aria-hidden="true" />
          {say(color as "white")}
        </Button>
      ))}
    </fieldset>
  ))
}

interface KindsProps extends OfGames {
  readonly catalogues: FiltersProps["catalogues"]
}

function Kinds({ shown, catalogues, wanted, set }: KindsProps) {
  const say = useCardWords()
  const lang = useLanguage()
  const kinds = useMemo(() => {
    const counts = new Map<string, { n: number; label: string }>()
    for (const game of shown)
      for (const card of catalogues[game].cards)
        for (const kind of card.kinds) {
          const label = catalogues[game].kinds[kind]?.[lang].replace(/・$/, "") ?? kind
          counts.set(kind, { n: (counts.get(kind)?.n ?? 0) + 1, label: counts.get(kind)?.label ?? label })
        }
    return [...counts].sort(([, a], [, b]) => b.n - a.n)
  }, [shown, catalogues, lang])
  return (
    <fieldset className="kinds">
      <legend>{say("type")}</legend>
      {kinds.map(([kind, { n, label }]) => (
        <Button
          key={kind}
          className="chip"
          aria-pressed={wanted.kinds.includes(kind)}
          onPress={() => set({ kinds: toggled(wanted.kinds, kind) })}
        >
          {label} <span className="chip-count">{n}</span>
        </Button>
      ))}
    </fieldset>
  )
}
