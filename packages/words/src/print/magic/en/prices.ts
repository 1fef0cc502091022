import type { Price } from "@dilemma-table/magic"
import { listed, third } from "../../english/bend.ts"
import { costText } from "../../modes.ts"
import type { Printing } from "../../printing.ts"

/** "pays {2}", "discards a card": a price, said of its payer. */
export const paying = (p: Printing, price: Price): string =>
  typeof price === "string"
    ? `pays ${price}`
    : listed(
        price.map((one) => costText(p, one).replace(/^\{/, "pay {").replace(/^\w+/, third)),
        "and",
      )
