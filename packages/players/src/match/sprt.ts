/**
 * Wald's sequential probability ratio test: does somebody win `high` of the games or more, or only `low`? Both errors are
 * `error` at most. A game that nobody wins counts as half a win.
 */
export interface Sprt {
  readonly low: number
  readonly high: number
  readonly error: number
}

export type Verdict = "high" | "low" | "open"

/** What games won, lost and drawn say: the logarithm of the ratio of likelihoods, and which bound it has passed. */
export function sprt(
  { low, high, error }: Sprt,
  { won, lost, drawn }: { readonly won: number; readonly lost: number; readonly drawn: number },
): { readonly ratio: number; readonly bound: number; readonly verdict: Verdict } {
  const wins = won + drawn / 2
  const losses = lost + drawn / 2
  const ratio = wins * Math.log(high / low) + losses * Math.log((1 - high) / (1 - low))
  const bound = Math.log((1 - error) / error)
  return { ratio, bound, verdict: ratio >= bound ? "high" : ratio <= -bound ? "low" : "open" }
}
