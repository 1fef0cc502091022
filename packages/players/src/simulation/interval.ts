/** A share of a number of trials, with the interval in which the true one lies with 95 %. All from 0 to 1. */
export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** The 97.5 % quantile of the normal distribution. */
const z = 1.959963984540054

/** How often something came true in `n` independent trials, with its Wilson interval. Null of no trials. */
export function shareOf(times: number, n: number): Share | null {
  if (n === 0) return null
  const share = times / n
  const middle = share + (z * z) / (2 * n)
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  const all = 1 + (z * z) / n
  return {
    share,
    low: times === 0 ? 0 : Math.max(0, (middle - spread) / all),
    high: times === n ? 1 : Math.min(1, (middle + spread) / all),
  }
}
