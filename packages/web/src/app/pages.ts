import { type ComponentType, type LazyExoticComponent, lazy } from "react"
import type { Place } from "./routes.ts"

/** What is shown at each place; every one a chunk of its own. */
export const pages: Readonly<Record<Place, LazyExoticComponent<ComponentType>>> = {
  start: lazy(() => import("../start/start-page.tsx")),
  play: lazy(() => import("../table/play-page.tsx")),
  lab: lazy(() => import("../lab/lab-page.tsx")),
  rulings: lazy(() => import("../rulings/rulings-page.tsx")),
  cards: lazy(() => import("../cards/cards-page.tsx")),
  decks: lazy(() => import("../decks/decks-page.tsx")),
}
