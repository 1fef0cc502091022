/*
 * What a step may say that is done, and by which way a cost is met.
 */

/** What a player can do, as it stands in a step. */
export const acts = [
  "use",
  "cast",
  "summon",
  "generate",
  "play",
  "activate",
  "cross",
  "charge",
  "attack",
  "turn-up",
  "unlock",
  "suspend",
  "foretell",
  "plot",
  "repeat",
] as const

/**
 * The ways of meeting a card's cost, as they stand among what is picked: with the card whose text allows it. Magic's are ways of
 * casting (601.2b) and the additional costs that may be paid.
 */
export const ways = [
  "pay",
  "free",
  "instead",
  "fixed",
  "pay-for",
  "normal",
  "by",
  "commander",
  "flashback",
  "jump-start",
  "kicker",
  "entwine",
  "buyback",
  "splice",
  "morph",
  "megamorph",
  "disguise",
  "manifest",
  "cloak",
  "evoke",
  "dash",
  "blitz",
  "overload",
  "spectacle",
  "surge",
  "freerunning",
  "escape",
  "retrace",
  "aftermath",
  "warp",
  "warped",
  "bestow",
  "awaken",
  "impending",
  "cleave",
  "bargain",
  "casualty",
  "conspire",
  "replicate",
  "offspring",
  "squad",
] as const
