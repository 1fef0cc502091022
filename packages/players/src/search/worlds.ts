import { decision, type Game } from "@dilemma-table/engine"
import type { Asked } from "../player.ts"
import type { Prior } from "../prior.ts"

/** So many deals of the hidden cards are played on in turn. */
const deals = 16

/** Deals of what the player doesn't know, made when they are needed. */
export class Worlds {
  private readonly made: Game[] = []
  private readonly asked: Asked
  private readonly hidden: ReturnType<Asked["hidden"]>
  private readonly seed: number
  private tried = 0

  constructor(asked: Asked, prior: Prior, seed: number) {
    this.asked = asked
    this.hidden = asked.hidden(prior)
    this.seed = seed
  }

  at(n: number): Game | null {
    while (this.made.length <= n % deals && this.tried < 2 * deals) {
      this.tried += 1
      const world = this.asked.imagine({ seed: this.seed + 104_729 * this.tried, prior: this.hidden })
      const there = decision(world)
      const { decision: real, seat } = this.asked
      if (world.stoppedAt === null && there !== null && there.by === seat && there.kind === real.kind)
        this.made.push(world)
    }
    return this.made.length === 0 ? null : (this.made[n % this.made.length] ?? null)
  }
}
