import type { Seat } from "../schema.ts"

/** Zones by the names that puzzle files use. */
export const zones: Readonly<Record<string, string>> = {
  hand: "hand",
  battlefield: "battlefield",
  play: "battlefield",
  graveyard: "graveyard",
  library: "library",
  exile: "exile",
  command: "command",
  sideboard: "outside",
}

/** Steps by the names that puzzle files use; "" for those at which no position can be taken up. */
export const phases: Readonly<Record<string, string>> = {
  UPKEEP: "upkeep",
  DRAW: "draw",
  MAIN1: "precombat-main",
  MAIN: "precombat-main",
  COMBAT_BEGIN: "beginning-of-combat",
  COMBAT_DECLARE_ATTACKERS: "declare-attackers",
  COMBAT_DECLARE_BLOCKERS: "declare-blockers",
  COMBAT_END: "end-of-combat",
  MAIN2: "postcombat-main",
  END_OF_TURN: "end",
}

/** How the keys of a player begin. */
export const prefixes: Readonly<Record<string, Seat>> = { human: "A", p0: "A", ai: "B", p1: "B" }

/** A name as a ruling's id. */
export const slug = (name: string): string => {
  const plain = name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
  return plain === "" ? "puzzle" : plain
}
