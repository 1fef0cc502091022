import { type CSSProperties, memo } from "react"
import type { ShownFace, ShownPrint } from "../shown/types.ts"
import { Corner, Pip, Symbols } from "./symbols.tsx"

interface CardProps {
  readonly print: ShownPrint
  readonly face?: number
  /** Power and toughness now, where they aren't what is printed. */
  readonly strength?: string | null
  readonly strengthIs?: "printed" | "more" | "less"
}

/** The frame's colours, as a gradient from one to the next. */
function frameStyle(colors: readonly string[]): CSSProperties {
  const hues = (colors.length === 0 ? ["colorless"] : colors).map((color) => `var(--hue-${color})`)
  const [first = "var(--hue-colorless)"] = hues
  const mixed = hues.length === 1 ? first : hues.join(", ")
  return {
    "--frame": hues.length === 1 ? `linear-gradient(${first}, ${first})` : `linear-gradient(100deg, ${mixed})`,
    "--hue": first,
    "--hue-end": hues.at(-1) ?? first,
  } as CSSProperties
}

/**
 * A card drawn from its data, in letters alone: name, cost, type line, text, power. It fills the width it is given. A card
 * with two halves on one side shows both; of one with two sides the side that is up.
 */
export const Card = memo(function Card({ print, face = 0, strength, strengthIs = "printed" }: CardProps) {
  const up = print.faces[face] ?? print.faces[0]
  if (up === undefined) return <CardBack />
  const halves = print.layout === "twinpact" || print.layout === "split" ? print.faces.slice(0, 2) : [up]
  const inset = (print.layout === "adventure" || print.layout === "omen") && face === 0 ? print.faces[1] : undefined
  return (
    <div className="card" style={frameStyle(up.colors)} data-halves={halves.length > 1 || undefined}>
      {halves.map((half) => (
        <Half
          key={half.name}
          face={half}
          {...(half === up && strength !== undefined ? { strength, strengthIs } : {})}
        />
      ))}
      {inset !== undefined && <Half face={inset} inset />}
    </div>
  )
})

interface HalfProps {
  readonly face: ShownFace
  readonly inset?: boolean
  readonly strength?: string | null
  readonly strengthIs?: "printed" | "more" | "less"
}

function Half({ face, inset = false, strength, strengthIs }: HalfProps) {
  const shown = strength ?? face.power
  const land = landSymbol(face)
  return (
    <div className={inset ? "half inset" : "half"} style={frameStyle(face.colors)}>
      <div className="card-head">
        {face.corner !== null && <Corner name={face.corner} told={face.symbol} />}
        <span className="card-name">{face.name}</span>
        <Cost face={face} />
      </div>
      <div className="card-type">{face.types}</div>
      {land !== undefined ? (
        <div className="card-land">
          <Pip symbol={land} />
        </div>
      ) : (
        <div className="card-text">
          {face.text.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card's lines never move
            <p key={i} className={/^[•▶►]/.test(line) ? "mode" : undefined}>
              <Symbols text={line} />
            </p>
          ))}
        </div>
      )}
      {shown !== "" && (
        <div className="card-strength" data-is={strengthIs}>
          {shown}
        </div>
      )}
    </div>
  )
}

const landSymbols: Readonly<Record<string, string>> = { white: "W", blue: "U", black: "B", red: "R", green: "G" }

/** The mana of a land on which nothing else is printed. */
function landSymbol({ kinds, text, colors }: ShownFace): string | undefined {
  const [color, second] = colors
  return kinds.includes("land") && text.length === 0 && color !== undefined && second === undefined
    ? landSymbols[color]
    : undefined
}

function Cost({ face: { cost, colors, mana } }: { readonly face: ShownFace }) {
  if (cost === "") return null
  if (cost.includes("{"))
    return (
      <span className="card-cost">
        {[...cost.matchAll(/\{([^}]+)\}/g)].map(([, symbol = ""], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cost's symbols never move
          <Pip key={i} symbol={symbol} />
        ))}
      </span>
    )
  if (mana === null) return <span className="card-cost">{cost}</span>
  return (
    <span className="card-cost number" style={frameStyle(colors)}>
      {cost}
    </span>
  )
}

/** A card that isn't seen. */
export function CardBack({ count }: { readonly count?: number }) {
  return <div className="card back">{count !== undefined && <span className="back-count">{count}</span>}</div>
}
