import { type RefObject, useLayoutEffect, useState } from "react"

/** How wide cards are, as their style needs to know: "tiny" ones are small as well. */
export type CardSize = "small tiny" | "small" | "usual"

export interface CardSizes {
  readonly usual: CardSize
  readonly small: CardSize
}

const mostTiny = 66
const mostSmall = 106

const sizeOf = (width: number): CardSize => (width <= mostTiny ? "small tiny" : width <= mostSmall ? "small" : "usual")

const first: CardSizes = { usual: "small", small: "small" }

/** How wide the cards of a board's rows are now: its style sheet decides, this only asks. */
export function useCardSizes(board: RefObject<HTMLElement | null>): CardSizes {
  const [sizes, setSizes] = useState(first)
  useLayoutEffect(() => {
    const { current } = board
    if (current === null) return
    const ask = (): void => {
      const style = getComputedStyle(current)
      const width = (name: string): number => Number.parseFloat(style.getPropertyValue(name))
      const usual = sizeOf(width("--card"))
      const small = sizeOf(width("--card-small"))
      setSizes((now) => (now.usual === usual && now.small === small ? now : { usual, small }))
    }
    ask()
    window.addEventListener("resize", ask)
    return () => window.removeEventListener("resize", ask)
  }, [board])
  return sizes
}
