import { again } from "./again.ts"
import { earliest } from "./earliest.ts"
import { conditions, costs, counted, power, time } from "./lasting.ts"
import { latest } from "./latest.ts"
import { latestClauses } from "./latest-clauses.ts"
import { midway } from "./midway.ts"
import { older } from "./older.ts"
import { olderClauses } from "./older-clauses.ts"
import { orders } from "./orders.ts"
import { parted } from "./parted.ts"
import { battleZone, places, states } from "./places.ts"
import { rare } from "./rare.ts"
import { contests, doneByAll, hands, joined, order, orElse, others, sentences } from "./sentences.ts"
import type { Wording } from "./wording.ts"
import { abilities, rules, small } from "./words.ts"

export type { Wording } from "./wording.ts"
export { inParentheses } from "./words.ts"

/** In the order in which they are applied. */
export const wordings: readonly Wording[] = [
  ...earliest,
  ...older,
  ...olderClauses,
  ...small,
  ...abilities,
  ...rules,
  ...places,
  ...battleZone,
  ...states,
  ...time,
  ...power,
  ...conditions,
  ...counted,
  ...costs,
  ...midway,
  ...hands,
  ...others,
  ...again,
  ...rare,
  ...latest,
  ...latestClauses,
  ...orders,
  ...parted,
  ...contests,
  ...joined,
  ...sentences,
  ...doneByAll,
  ...orElse,
  ...order,
]
