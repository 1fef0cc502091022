import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import { localised } from "./later.tsx"
import type { Place } from "./routes.ts"

type LoadPage = () => Promise<{ readonly default: ComponentType }>

/** Where each place's page is fetched from; every one a chunk of its own. */
const loads: Readonly<Record<Place, LoadPage>> = {
  start: () => import("../start/start-page.tsx"),
  play: () => import("../table/play-page.tsx"),
  lab: localised(() => import("../lab/lab-page.tsx")),
  rulings: localised(() => import("../rulings/rulings-page.tsx")),
  cards: localised(() => import("../cards/cards-page.tsx")),
  decks: localised(() => import("../decks/decks-page.tsx")),
}

const lazily: Readonly<Record<Place, LazyExoticComponent<ComponentType>>> = {
  start: lazy(() => loads.start()),
  play: lazy(() => loads.play()),
  lab: lazy(() => loads.lab()),
  rulings: lazy(() => loads.rulings()),
  cards: lazy(() => loads.cards()),
  decks: lazy(() => loads.decks()),
}

let first: { readonly place: Place; readonly Page: ComponentType } | null = null

/** Fetches the page that is shown first: drawn before it is there, everything would be drawn twice. */
export async function fetchFirst(place: Place): Promise<void> {
  first = { place, Page: (await loads[place]()).default }
}

/** What is shown at a place. */
export const pageAt = (place: Place): ComponentType => (first?.place === place ? first.Page : lazily[place])
