/*
 * Much of the rulebooks and of what is said isn't needed before a table is seen. When the page is built, such modules are
 * left out of the table's worker (build/later.ts): in their place stand functions that ask here for the real ones.
 */

/** Something was called that hasn't been fetched yet: fetch it, and do the same again. */
class NotFetched extends Error {
  constructor() {
    super("This part of the program hasn't been fetched yet")
    this.name = "NotFetched"
  }
}

let open: (() => Promise<void>)[] = []

/**
 * Announces a module that is fetched later. Called by what build/later.ts writes.
 * @public
 * @param arrived is given the module
 * @returns what gives the module, or throws `NotFetched`
 */
export function later<Module>(fetch: () => Promise<Module>, arrived: (module: Module) => void): () => Module {
  let here: Module | null = null
  open.push(async () => {
    here = await fetch()
    arrived(here)
  })
  return () => {
    if (here === null) throw new NotFetched()
    return here
  }
}

/** Fetches all that was announced so far, and what that announces in its turn. */
export async function fetchLater(): Promise<void> {
  while (open.length > 0) {
    const now = open
    open = []
    try {
      await Promise.all(now.map((fetch) => fetch()))
    } catch (error) {
      open = [...now, ...open]
      throw error
    }
  }
}

/** A part that is fetched by itself, with all that it announces. */
export async function withAll<Module>(part: Promise<Module>): Promise<Module> {
  const module = await part
  await fetchLater()
  return module
}

/** Does something; where that fails, does it once more after what may have been missing was fetched. */
export async function orAfter<Value>(fetch: () => Promise<unknown>, work: () => Value): Promise<Value> {
  try {
    return work()
  } catch {
    await fetch()
    return work()
  }
}
