import { mostCost } from "../cards/conditions.ts"
import { useLanguage } from "../i18n/words.ts"
import type { Catalogue } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { heldIn } from "./deck-shape.ts"
import { useDeckWords } from "./words.ts"

interface CurveProps {
  readonly lists: DeckLists
  readonly catalogue: Catalogue
}

/** How many cards of each cost are in the deck, by their colours. */
export function CostCurve({ lists, catalogue }: CurveProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  const held = heldIn(catalogue, lists.cards)
  const costed = held.filter(({ card }) => card.cost !== null)
  if (costed.length === 0) return null
  const bars = Array.from({ length: mostCost + 1 }, (_, cost) => {
    const own = costed.filter(({ card }) => Math.min(mostCost, card.cost ?? 0) === cost)
    const colors = new Map<string, number>()
    for (const { card, n } of own) {
      const color = card.colors.length > 1 ? "several" : (card.colors[0] ?? "colorless")
      colors.set(color, (colors.get(color) ?? 0) + n)
    }
    return { cost, count: own.reduce((sum, { n }) => sum + n, 0), colors: [...colors].sort() }
  })
  const top = Math.max(...bars.map(({ count }) => count))
  const all = costed.reduce((sum, { n }) => sum + n, 0)
  const average = costed.reduce((sum, { card, n }) => sum + (card.cost ?? 0) * n, 0) / all
  const costless = held.reduce((sum, { card, n }) => sum + (card.cost === null ? n : 0), 0)
  const number = new Intl.NumberFormat(lang === "ja" ? "ja-JP" : "en-GB", { maximumFractionDigits: 1 })
  return (
    <section className="curve-panel" aria-labelledby="curve-title">
      <h2 id="curve-title">
        {say("curve")}{" "}
        <span className="hint">
          {say("average", { average: number.format(average) })}
          {costless > 0 && ` · ${say("costless", { count: costless })}`}
        </span>
      </h2>
      <ol className="curve">
        {bars.map(({ cost, count, colors }) => (
          <li key={cost}>
            <span className="unseen">{say(cost === mostCost ? "curve-bar-most" : "curve-bar", { cost, count })}</span>
            <span className="bar-count" aria-hidden="true">
              {count > 0 ? count : ""}
            </span>
            <span className="bar" aria-hidden="true" style={{ height: `${(count / top) * 84}px` }}>
              {colors.map(([color, n]) => (
                <span key={color} data-color={color} style={{ flexGrow: n }} />
              ))}
            </span>
            <span className="bar-cost" aria-hidden="true">
              {cost === mostCost ? `${cost}+` : cost}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
