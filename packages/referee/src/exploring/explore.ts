import {
  type Decision,
  decision,
  Endless,
  fork,
  type Game,
  type Key,
  type PlayerId,
  positionKey,
  zone,
} from "@dilemma-table/engine"
import { defaultAnswer, usualDefaults } from "../automatic.ts"
import { candidates } from "../solving/candidates.ts"

/** What can come of a position: a choice with what follows each answer, or how it ends. */
export type Tree =
  | {
      readonly is: "choice"
      readonly game: Game
      readonly asked: Decision
      readonly branches: readonly Branch[]
      /** Has it more answers than were tried? */
      readonly more: boolean
    }
  | { readonly is: "outcome"; readonly n: number; readonly game: Game }
  /** The position is one that was come to before. */
  | { readonly is: "same"; readonly n: number }
  /** Not looked at: the bound was reached. */
  | { readonly is: "cut" }
  /** What follows would never end. */
  | { readonly is: "endless" }

export interface Branch {
  readonly keys: readonly Key[]
  readonly to: Tree
}

export interface Explored {
  readonly tree: Tree
  readonly outcomes: number
  readonly choices: number
  readonly positions: number
  /** Was everything looked at? */
  readonly complete: boolean
  /** Was a library shuffled? Its order afterwards is luck and isn't branched over. */
  readonly shuffled: boolean
}

export interface ExploreOptions {
  /** Where what is looked at is over; by default where somebody may act and nothing is under way. */
  readonly until?: (game: Game, asked: Decision) => boolean
  /** What is answered without being a choice; by default who may act passes, and payments are made in the first way. */
  readonly settled?: (game: Game, asked: Decision) => readonly Key[] | null
  /** So many positions are looked at, at most. */
  readonly limit?: number
}

/** So many positions are looked at where nothing else is said. */
const USUAL_LIMIT = 2_000

/** So many decisions may follow each other without a choice. */
const MOST_SETTLED = 1_000

/**
 * Every outcome of what is under way, over all choices of all players and all luck, each position once. Of answers that
 * differ only in which of several alike cards they take, one stands for all. What isn't looked at is said.
 */
export function explore(from: Game, options: ExploreOptions = {}): Explored {
  const explorer = new Explorer(options)
  const tree = explorer.tree(fork(from, { forced: "ask", chance: "ask" }), true)
  const { outcomes, choices, positions, complete, shuffled } = explorer
  return { tree, outcomes, choices, positions, complete, shuffled }
}

class Explorer {
  outcomes = 0
  choices = 0
  positions = 0
  complete = true
  shuffled = false
  private readonly known = new Map<string, Tree>()
  private readonly numbers = new Map<Tree, number>()
  private readonly until: (game: Game, asked: Decision) => boolean
  private readonly settled: (game: Game, asked: Decision) => readonly Key[] | null
  private readonly limit: number

  constructor({ until = isOver, settled = byDefault, limit = USUAL_LIMIT }: ExploreOptions) {
    this.until = until
    this.settled = settled
    this.limit = limit
  }

  /** What can come of this game, which is played on. Where it begins may look as if all were over. */
  tree(game: Game, begins = false): Tree {
    if (this.positions >= this.limit) {
      this.complete = false
      return { is: "cut" }
    }
    this.positions += 1
    const asked = this.settle(game, begins)
    if (asked === "endless") return { is: "endless" }
    const key = `${positionKey(game)} ${asked === null || this.until(game, asked)}`
    const before = this.known.get(key)
    if (before !== undefined) return this.sameAs(before)
    const made: { tree: Tree } = { tree: { is: "cut" } }
    if (asked === null || this.until(game, asked)) {
      this.outcomes += 1
      made.tree = { is: "outcome", n: this.outcomes, game }
      this.numbers.set(made.tree, this.outcomes)
      this.known.set(key, made.tree)
      return made.tree
    }
    return this.choice(game, asked, key)
  }

  private sameAs(tree: Tree): Tree {
    const n = tree.is === "outcome" ? tree.n : this.numbers.get(tree)
    return n === undefined ? tree : { is: "same", n }
  }

  private choice(game: Game, asked: Decision, key: string): Tree {
    this.choices += 1
    const { answers, more } = candidates(game, asked)
    if (more) this.complete = false
    const branches: Branch[] = []
    const before = fork(game)
    for (const keys of answers) {
      const next = fork(game)
      decision(next)
      branches.push({ keys, to: this.given(next, asked, keys) })
    }
    const tree: Tree = { is: "choice", game: before, asked, branches, more }
    this.known.set(key, tree)
    return tree
  }

  private given(game: Game, asked: Decision, keys: readonly Key[]): Tree {
    try {
      game.give(asked.by, keys)
      return this.tree(game)
    } catch (error) {
      if (error instanceof Endless) return { is: "endless" }
      throw error
    }
  }

  /** Plays on to a choice, or to where it is over. */
  private settle(game: Game, begins: boolean): Decision | null | "endless" {
    for (let n = 0; n < MOST_SETTLED; n++) {
      const asked = decision(game)
      if (asked === null || ((n > 0 || !begins) && this.until(game, asked))) return asked
      const { answers, more, shuffled } = candidates(game, asked)
      const keys = this.settled(game, asked) ?? (answers.length === 1 && !more ? answers[0] : undefined)
      if (keys === undefined) return asked
      if (shuffled) this.shuffled = true
      game.give(asked.by, keys)
    }
    return "endless"
  }
}

/** Somebody may act, and nothing waits on a stack. */
const isOver = (game: Game, { rest, kind }: Decision): boolean =>
  rest &&
  kind === "action" &&
  (!game.rulebook.zones.some(({ name }) => name === "stack") || zone(game, 0 as PlayerId, "stack").length === 0)

const byDefault = (game: Game, asked: Decision): readonly Key[] | null =>
  defaultAnswer(game, asked, { ...usualDefaults, chance: "ask" })
