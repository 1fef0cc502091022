import { useSyncExternalStore } from "react"

/*
 * The page's places, by the hash of the address: `#/play`. What stands behind a further slash
 * or `?` is the place's own affair (`useHash`).
 */

export const places = ["start", "play", "lab", "rulings", "cards", "decks"] as const
export type Place = (typeof places)[number]

export const hrefOf = (place: Place, rest = ""): string => (place === "start" ? `#/${rest}` : `#/${place}${rest}`)

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener("hashchange", changed)
  return () => window.removeEventListener("hashchange", changed)
}

/** The address's hash as it is now, without `#`. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash.replace(/^#/, ""))

/** The place an address names; null for one that isn't there. */
export function placeOf(hash: string): Place | null {
  const name = hash.replace(/^\//, "").split(/[/?]/)[0] ?? ""
  if (name === "") return "start"
  return places.find((place) => place === name) ?? null
}

/** Goes somewhere. */
export function go(place: Place, rest = ""): void {
  window.location.hash = hrefOf(place, rest)
}
