import { randomSource } from "@dilemma-table/engine"

/** So many of any number of things, each with the same chance, without keeping the others. The same for a seed. */
export class Reservoir<T> {
  readonly chosen: T[] = []
  /** How many were offered. */
  seen = 0
  private readonly most: number
  private readonly random: (below: number) => number

  constructor(most: number, seed: number) {
    this.most = most
    this.random = randomSource(seed)
  }

  offer(one: T): void {
    this.seen++
    const place = this.chosen.length < this.most ? this.chosen.length : this.random(this.seen)
    if (place < this.most) this.chosen[place] = one
  }
}
