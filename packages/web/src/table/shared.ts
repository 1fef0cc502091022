/**
 * The same data as `now`, but with every part of `before` that hasn't changed: what is drawn from such a part needn't be drawn
 * anew. Plain data only.
 */
export function shared<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || before === null || now === null)
    return before === now ? (before as T) : now
  if (Array.isArray(now)) {
    if (!Array.isArray(before)) return now
    const parts = now.map((one: unknown, i) => shared(before[i], one))
    return before.length === now.length && parts.every((one, i) => one === before[i]) ? (before as T) : (parts as T)
  }
  const was = before as Readonly<Record<string, unknown>>
  const names = Object.keys(now)
  const parts = names.map(
    (name) => [name, shared(was[name], (now as Readonly<Record<string, unknown>>)[name])] as const,
  )
  const isSame = Object.keys(was).length === names.length && parts.every(([name, part]) => part === was[name])
  return isSame ? (before as T) : (Object.fromEntries(parts) as T)
}
