import type { Price } from "@dilemma-table/magic"
import { listed, third } from "../../english/bend.ts"
import { costText } from "../../modes.ts"
import type { Printing } from "../../printing.ts"

/** "pay {2}", "discard a card": a price, said of the reader. */
export const toPay = (p: Printing, price: Price): string =>
  typeof price === "string"
    ? `pay ${price}`
    : listed(
        price.map((one) =>
          costText(p, one)
            .replace(/^\{/, "pay {")
            .replace(/^\w/, (letter) => letter.toLowerCase()),
        ),
        "and",
      )

/** "pays {2}", "discards a card": a price, said of its payer. */
export const paying = (p: Printing, price: Price): string =>
  typeof price === "string"
    ? `pays ${price}`
    : listed(
        price.map((one) => costText(p, one).replace(/^\{/, "pay {").replace(/^\w+/, third)),
        "and",
      )
