import type { ManaType } from "./lexicon.ts"

/** The basic land types and the mana they give (305.6). */
export const basicTypes: readonly (readonly [string, ManaType])[] = [
  ["Plains", "W"],
  ["Island", "U"],
  ["Swamp", "B"],
  ["Mountain", "R"],
  ["Forest", "G"],
]

const basic = basicTypes.map(([kind]) => kind)

/** Subtypes of lands (205.3i), and of other types that aren't creatures or spells (205.3g, h, j). */
const landTypes: ReadonlySet<string> = new Set([
  ...basic,
  "Cave",
  "Desert",
  "Gate",
  "Lair",
  "Locus",
  "Mine",
  "Planet",
  "Power-Plant",
  "Sphere",
  "Tower",
  "Town",
  "Urza's",
])
const otherTypes: ReadonlySet<string> = new Set([
  "Attraction",
  "Aura",
  "Background",
  "Blood",
  "Bobblehead",
  "Cartouche",
  "Case",
  "Class",
  "Clue",
  "Contraption",
  "Curse",
  "Equipment",
  "Food",
  "Fortification",
  "Gold",
  "Incubator",
  "Junk",
  "Lander",
  "Map",
  "Powerstone",
  "Role",
  "Room",
  "Rune",
  "Saga",
  "Shard",
  "Shrine",
  "Spacecraft",
  "Treasure",
  "Vehicle",
])

export const isBasicType = (kind: string): boolean => basic.includes(kind)
const isLandType = (kind: string): boolean => landTypes.has(kind)

/**
 * The subtypes left where these are set: land types replace land types, creature types replace creature types, and the rest
 * stays (205.1a, 305.7).
 */
export function withSubtypes(now: readonly string[], set: readonly string[]): readonly string[] {
  const lands = set.some(isLandType)
  const stays = (kind: string): boolean => (lands ? !landTypes.has(kind) : landTypes.has(kind) || otherTypes.has(kind))
  return [...new Set([...now.filter(stays), ...set])]
}
