import { randomSource, sample } from "@dilemma-table/engine"
import type { Player } from "./player.ts"

/** Answers every decision with one of its legal answers, at random. Deterministic for a seed (an integer). */
export function randomPlayer(seed: number): Player {
  const random = randomSource(seed)
  return { name: "random", choose: ({ decision, oracle }) => sample(decision.space, random, oracle) }
}
