import { type ComponentType, lazy, Suspense } from "react"

const loads: (() => Promise<unknown>)[] = []

/**
 * A part of the page that isn't needed at first: it is fetched when it is first shown, or when there is time
 * (`fetchLater`). Until it is there nothing stands in its place.
 */
export function later<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  loads.push(load)
  const Part = lazy(load) as unknown as ComponentType<Props>
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

/** How long other things come first, in milliseconds. */
const patience = 1500

/** Fetches, when the page has nothing else to do, what may be shown later. */
export function fetchLater(): void {
  const fetch = (): void => {
    // What can't be fetched now is fetched again when it is shown, and then said to be missing.
    for (const load of loads) load().catch(() => undefined)
  }
  setTimeout(
    () => ("requestIdleCallback" in window ? requestIdleCallback(fetch, { timeout: 4000 }) : fetch()),
    patience,
  )
}
