import { decision, fork, type Game, type Key, type PlayerId } from "@dilemma-table/engine"
import { advance, type Reached } from "./advance.ts"
import type { Aim } from "./aim.ts"
import { keyText } from "./key.ts"
import { inOrder } from "./order.ts"

/** What a search has found out, and how. */
export interface Searched {
  readonly answer: "yes" | "no" | "open"
  /** Why it isn't decided. */
  readonly why: "limit" | "time" | "luck" | "choices" | null
  /** Positions looked at. */
  readonly positions: number
}

/**
 * A position of the search. `pn` and `dn` say how many positions would at least have to be won, or lost, for it to be won or
 * lost (proof-number search): 0 is decided.
 */
interface Node {
  readonly mine: boolean
  game: Game | null
  shuffled: ReadonlySet<PlayerId>
  answers: readonly (readonly Key[])[] | null
  children: Node[] | null
  readonly parents: Set<Node>
  pn: number
  dn: number
  /** The how-manieth position it was that was found to be won; 0 where the aim is reached at once. */
  won: number
}

const NEVER = 1e9

/** So many answers of others are looked at together. */
const AT_ONCE = 2

/**
 * Searches for a way in which a player reaches an aim whatever the others and chance do. Every position is kept once, however
 * it was come to. Where positions lead to each other in a circle, the player who would have to leave it has not reached
 * anything.
 */
export class Search {
  private readonly aim: Aim
  private readonly limit: number
  private readonly quick: boolean
  private readonly table = new Map<string, Node>()
  private readonly tell: (positions: number) => void
  private luck = false
  private choices = false
  private n = 0
  private wins = 0

  /** Is it to be left? Asked before every position. */
  late: () => boolean = () => false

  /** @param quick looks at the usual answers of the aim's player alone: what is found is a way, but there may be others */
  constructor(aim: Aim, limit: number, tell: (positions: number) => void = () => {}, quick = false) {
    this.aim = aim
    this.limit = limit
    this.tell = tell
    this.quick = quick
  }

  /** Plays on to the next choice, as the search does. */
  advance(game: Game, shuffled: ReadonlySet<PlayerId>): Reached {
    return advance(game, this.aim, shuffled, this.quick)
  }

  run(from: Game): Searched {
    const root = this.nodeOf(fork(from, { forced: "ask", chance: "ask" }), new Set())
    while (root.pn > 0 && root.dn > 0) {
      if (this.n >= this.limit) return { answer: "open", why: "limit", positions: this.n }
      if (this.late()) return { answer: "open", why: "time", positions: this.n }
      const leaf = this.select(root)
      if (leaf === null) break
      this.expand(leaf)
      this.tell(this.n)
    }
    if (root.pn === 0) return { answer: "yes", why: null, positions: this.n }
    if (this.luck || this.choices) return { answer: "open", why: this.luck ? "luck" : "choices", positions: this.n }
    return { answer: "no", why: null, positions: this.n }
  }

  /**
   * When this position, to which a search came, was found to be won, counted from 1; null where it isn't. It stands at a
   * choice, as `advance` leaves it. What makes it a win was found earlier.
   */
  wonAt(game: Game, shuffled: ReadonlySet<PlayerId>): number | null {
    const node = this.table.get(this.keyOf(game, shuffled))
    return node?.pn === 0 ? node.won : null
  }

  private keyOf(game: Game, shuffled: ReadonlySet<PlayerId>): string {
    return keyText(
      game,
      `${[...shuffled].join()} ${this.aim.lastTurn - game.state.turn} ${this.aim.apart?.(game) ?? ""}`,
    )
  }

  /** The node of the position that is come to next; `game` is played on. */
  private nodeOf(game: Game, before: ReadonlySet<PlayerId>): Node {
    this.n += 1
    const { asked, choices, verdict, shuffled } = this.advance(game, before)
    const mine = asked?.by === this.aim.seat
    if (verdict !== null) {
      if (verdict === "luck") this.luck = true
      return decided(verdict === "reached", mine)
    }
    const key = this.keyOf(game, shuffled)
    const known = this.table.get(key)
    if (known !== undefined) return known
    if (choices.more) this.choices = true
    const answers = asked === null ? [] : inOrder(asked, choices.answers)
    // An opponent's answers that weren't all tried prove nothing.
    const node: Node =
      choices.more && !mine
        ? decided(false, mine)
        : {
            mine,
            game,
            shuffled,
            answers,
            children: null,
            parents: new Set(),
            pn: 1 + this.aim.distance(game),
            dn: 1,
            won: 0,
          }
    this.table.set(key, node)
    return node
  }

  /** The undecided position that matters most; null where all that is left leads round in circles. */
  private select(root: Node): Node | null {
    const visited = new Set<Node>()
    const find = (node: Node): Node | null => {
      if (node.children === null) return node
      // All that was looked at is met: the next answers.
      if (node.answers !== null && node.children.every(({ pn }) => pn === 0)) return node
      visited.add(node)
      for (;;) {
        const next = best(node, visited)
        if (next === null) return null
        const found = find(next)
        if (found !== null) return found
      }
    }
    return find(root)
  }

  private expand(node: Node): void {
    const { game, answers } = node
    if (game === null || answers === null) throw new Error("A position is opened once")
    // Of others' answers some at a time: one that can't be met is enough.
    const some = node.mine ? answers : answers.slice(0, AT_ONCE)
    const rest = answers.slice(some.length)
    node.answers = rest.length === 0 ? null : rest
    node.game = rest.length === 0 ? null : game
    const children = new Set<Node>(node.children)
    for (const [i, keys] of some.entries()) {
      const play = rest.length === 0 && i === some.length - 1 ? game : fork(game)
      const asked = decision(play)
      if (asked === null) throw new Error("A choice without a decision")
      play.give(asked.by, keys)
      const child = this.nodeOf(play, node.shuffled)
      children.add(child)
      if (node.mine ? child.pn === 0 : child.dn === 0) break
    }
    node.children = [...children]
    for (const child of children) child.parents.add(node)
    this.update(node)
  }

  /** Brings the numbers of a position and of those before it up to date, each once. */
  private update(from: Node): void {
    const seen = new Set<Node>([from])
    const left: Node[] = [from]
    for (let node = left.shift(); node !== undefined; node = left.shift()) {
      const { pn, dn } = numbers(node)
      if (pn === node.pn && dn === node.dn) continue
      node.pn = pn
      node.dn = dn
      if (pn === 0) node.won = ++this.wins
      for (const parent of node.parents) {
        if (seen.has(parent) && pn > 0 && dn > 0) continue
        seen.add(parent)
        left.push(parent)
      }
    }
  }
}

const decided = (won: boolean, mine: boolean): Node => ({
  mine,
  game: null,
  shuffled: new Set(),
  answers: null,
  children: [],
  parents: new Set(),
  pn: won ? 0 : NEVER,
  dn: won ? NEVER : 0,
  won: 0,
})

/** The undecided one to go on with: the player's easiest to win, or the others' easiest to refute. */
function best(node: Node, visited: ReadonlySet<Node>): Node | null {
  let found: Node | null = null
  for (const child of node.children ?? []) {
    if (child.pn === 0 || child.dn === 0 || visited.has(child)) continue
    if (found === null || (node.mine ? child.pn < found.pn : child.dn < found.dn)) found = child
  }
  return found
}

function numbers({ mine, children, answers }: Node): { readonly pn: number; readonly dn: number } {
  let least = NEVER
  let most = 0
  let open = answers?.length ?? 0
  for (const child of children ?? []) {
    const [one, other] = mine ? [child.pn, child.dn] : [child.dn, child.pn]
    if (one === 0) return mine ? { pn: 0, dn: NEVER } : { pn: NEVER, dn: 0 }
    least = Math.min(least, one)
    if (other === 0) continue
    most = Math.max(most, other)
    open += 1
  }
  // The hardest counts, and a little for each that has to be met beside it: many answers are often met alike.
  const all = open === 0 ? 0 : Math.min(NEVER - 1, Math.max(1, most) + Math.ceil(Math.log2(open)))
  const some = answers === null ? least : Math.min(least, 1 + answers.length)
  return mine ? { pn: some, dn: all } : { pn: all, dn: open === 0 ? NEVER : some }
}
