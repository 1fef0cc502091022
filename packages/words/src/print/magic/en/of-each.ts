import type { Clause, Np, Part } from "../../phrase.ts"
import { type Data, isData } from "./data.ts"

/*
 * What each of several players does, said of all of them.
 */

/** "Each player returns all artifact cards from their graveyard to the battlefield": each what is their own. */
export function theirOwn(part: Clause, effect: Data, who: Np): readonly Part[] | null {
  const [first, ...more] = part.acts
  const what = isData(effect.do) ? (Object.values(effect.do)[0] as Data) : null
  const { owner } = (isData(what?.all) ? what.all : {}) as Data
  const whose = owner ?? (isData(what) && "top" in what ? what.of : undefined)
  if (first === undefined || first.subject !== null || more.length > 0) return null
  if (JSON.stringify(whose) !== JSON.stringify({ ref: effect.as })) return null
  const rest = first.rest.replace(/\btheir owners' (hand|graveyard)s?\b|\bits owner's (hand|graveyard)\b/, "their $1$2")
  return [{ ...part, acts: [{ ...first, subject: who, rest }] }]
}

/** "Each opponent may draw a card." */
export function mayEach(part: Part | undefined, who: string): readonly Part[] | null {
  const [first, ...rest] = part?.is === "clause" ? part.acts : []
  if (part?.is !== "clause" || first === undefined || !first.verb.startsWith("that player may ")) return null
  return [{ ...part, acts: [{ ...first, verb: first.verb.replace(/^that player/, who) }, ...rest] }]
}
