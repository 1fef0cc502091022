import { type ComponentType, lazy, Suspense } from "react"

type Load<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>

const loads: (() => Promise<unknown>)[] = []

/** Draws with the component library: it is fetched together with what first needs it, and speaks the page's language there. */
export function localised<Props extends object>(load: Load<Props>): Load<Props> {
  return async () => {
    const [{ default: Part }, { Localised }] = await Promise.all([load(), import("./localised.tsx")])
    return {
      default: (props) => (
        <Localised>
          <Part {...props} />
        </Localised>
      ),
    }
  }
}

/**
 * A part of the page that isn't needed at first, drawn with the component library: it is fetched when it is first shown, or
 * when there is time (`fetchLater`). Until it is there nothing stands in its place.
 */
export function later<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const whole = localised(load)
  loads.push(whole)
  const Part = lazy(whole) as unknown as ComponentType<Props>
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
