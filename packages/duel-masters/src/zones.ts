import type { ZoneSpec } from "@dilemma-table/engine"

/** The nine zones (400.1). A deck's top card comes first. */
export const zones: readonly ZoneSpec[] = [
  { name: "deck", shared: false, seen: "none", ordered: true, deck: true },
  { name: "hand", shared: false, seen: "owner", ordered: false },
  { name: "battle", shared: false, seen: "all", ordered: false, play: true },
  { name: "graveyard", shared: false, seen: "all", ordered: false },
  { name: "mana", shared: false, seen: "all", ordered: false },
  { name: "shields", shared: false, seen: "none", ordered: true },
  { name: "hyperspatial", shared: false, seen: "all", ordered: false },
  { name: "gr", shared: false, seen: "none", ordered: true },
  { name: "abyss", shared: false, seen: "all", ordered: false },
]

/** Zones whose cards aren't open to all (400.2b). */
export const privateZones: ReadonlySet<string> = new Set(["deck", "hand", "shields", "gr"])
