import { Fragment, type ReactNode } from "react"

/*
 * The small signs on cards: mana and the tap symbol in Magic's braces, and the symbols by which faces are told apart.
 */

const colorOf: Readonly<Record<string, string>> = {
  W: "white",
  U: "blue",
  B: "black",
  R: "red",
  G: "green",
  C: "colorless",
}

/** One symbol of those that Magic writes in braces: "2", "U", "B/R", "T". */
export function Pip({ symbol }: { readonly symbol: string }) {
  const halves = symbol.split("/").filter((half) => half in colorOf)
  const [first, second] = halves.map((half) => colorOf[half])
  const letters = symbol === "T" ? "↷" : symbol === "Q" ? "↶" : symbol.replace("/", "")
  return (
    <span
      className={first === undefined ? "pip plain" : "pip"}
      data-color={first}
      data-second={second}
      style={second === undefined ? undefined : ({ "--second": `var(--pip-${second})` } as Record<string, string>)}
    >
      {letters}
    </span>
  )
}

/** A text in which `{…}` stands for symbols. */
export function Symbols({ text }: { readonly text: string }): ReactNode {
  if (!text.includes("{")) return text
  return text.split(/(\{[^}]+\})/).map((part, i) => {
    const symbol = /^\{(.+)\}$/.exec(part)?.[1]
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never move
    return symbol === undefined ? <Fragment key={i}>{part}</Fragment> : <Pip key={i} symbol={symbol} />
  })
}

const corners: Readonly<Record<string, ReactNode>> = {
  "triangle-up": <path d="M8 4l4.5 8h-9z" fill="#fff" />,
  "triangle-down": <path d="M8 12L3.5 4h9z" fill="#fff" />,
  sun: (
    <>
      <circle cx="8" cy="8" r="3" fill="#fff" />
      <path
        d="M8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M3.4 12.6l1.4-1.4M11.2 4.8l1.4-1.4"
        stroke="#fff"
      />
    </>
  ),
  "crescent-moon": <path d="M10.5 2.6a6 6 0 1 0 0 10.8 5 5 0 0 1 0-10.8z" fill="#fff" />,
  "full-moon": <circle cx="8" cy="8" r="5" fill="#fff" />,
  emrakul: <path d="M8 2c3 0 5 2 5 4s-1 2-1 4v4l-2-3-2 3-2-3-2 3v-4c0-2-1-2-1-4s2-4 5-4z" fill="#fff" />,
  spark: <path d="M8 1.5l1.6 4.9 4.9 1.6-4.9 1.6L8 14.5l-1.6-4.9L1.5 8l4.9-1.6z" fill="#fff" />,
  planeswalker: <path d="M4 13V5l2 2 2-5 2 5 2-2v8z" fill="#fff" />,
  "compass-rose": <path d="M8 1.5L10 8l-2 6.5L6 8zM1.5 8L8 6l6.5 2L8 10z" fill="#fff" />,
  land: <path d="M1.5 12.5l4-6 2.5 3 2-2.5 4.5 5.5z" fill="#fff" />,
  "closed-fan": <path d="M7 2h2l.6 11H6.4z" fill="#fff" />,
  "open-fan": <path d="M8 13.5L1.8 6.2A9 9 0 0 1 14.2 6.2z" fill="#fff" />,
  "one-black-triangle": <path d="M5 11.5l3-6.5 3 6.5z" fill="#111" />,
  "two-white-triangles": <path d="M3.2 11.5l2.6-6 2.6 6zM7.6 11.5l2.6-6 2.6 6z" fill="#fff" />,
}

/** The symbol in a face's corner. `told`: what it is called. */
export function Corner({ name, told }: { readonly name: string; readonly told: string }) {
  const isModal = name.endsWith("triangle") || name.endsWith("triangles")
  return (
    <svg
      className="corner"
      viewBox="0 0 16 16"
      role="img"
      aria-label={told}
      data-shape={isModal ? "drop" : "round"}
      data-back={name === "two-white-triangles" || undefined}
    >
      <title>{told}</title>
      {corners[name] ?? <circle cx="8" cy="8" r="4" fill="#fff" />}
    </svg>
  )
}
