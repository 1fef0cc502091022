import type { Price } from "@dilemma-table/magic"
import { costText } from "../../modes.ts"
import type { Printing } from "../../printing.ts"

/** A price as a thing: 「{2}」, 「〈カード１枚捨てる〉」. */
export const priceText = (p: Printing, price: Price): string =>
  typeof price === "string" ? price : `〈${price.map((one) => costText(p, one)).join("、")}〉`
