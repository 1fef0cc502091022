/**
 * A frozen copy of a card's data in which no two parts are the same object, so that a part shared while the card was
 * written (a constant of a builder, an anchor in YAML) doesn't become one target slot instead of two. Absent fields that
 * were written as undefined are left out.
 */
export function ownData<T>(data: T): T {
  if (Array.isArray(data)) return Object.freeze(data.map(ownData)) as T
  if (typeof data !== "object" || data === null) return data
  const entries = Object.entries(data).filter(([, value]) => value !== undefined)
  return Object.freeze(Object.fromEntries(entries.map(([key, value]) => [key, ownData(value)]))) as T
}
