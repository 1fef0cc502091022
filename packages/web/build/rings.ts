import type { Plugin } from "vite"

/*
 * Chunks that need each other in a ring are begun by whichever is asked for first, and then one of them reads what the other
 * hasn't made yet: a fault that shows itself now and then, and only on a built page. So it stops the build.
 */

interface Imports {
  readonly imports: readonly string[]
}

export const noRings = (): Plugin => ({
  name: "no-rings",
  apply: "build",
  generateBundle(_, bundle) {
    const chunks = new Map<string, Imports>()
    for (const one of Object.values(bundle)) if (one.type === "chunk") chunks.set(one.fileName, one)
    const ring = ringIn(chunks)
    if (ring !== null)
      this.error(`Chunks need each other in a ring: ${ring.join(" → ")}. Put what they share into its own.`)
  },
})

/** Chunks each of which imports the next, and the last the first; null where there are none. */
function ringIn(chunks: ReadonlyMap<string, Imports>): readonly string[] | null {
  const done = new Set<string>()
  const from = (name: string, path: readonly string[]): readonly string[] | null => {
    const at = path.indexOf(name)
    if (at >= 0) return [...path.slice(at), name]
    if (done.has(name)) return null
    for (const next of chunks.get(name)?.imports ?? []) {
      const ring = from(next, [...path, name])
      if (ring !== null) return ring
    }
    done.add(name)
    return null
  }
  for (const name of chunks.keys()) {
    const ring = from(name, [])
    if (ring !== null) return ring
  }
  return null
}
