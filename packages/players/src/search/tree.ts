import type { Key, PlayerId } from "@dilemma-table/engine"

/*
 * A tree of information sets: the same answers lead to the same node, whatever cards were dealt. What can't be answered in
 * one deal is passed over there.
 */

/** An answer from a node: how often it was taken, and what came of it for the searching player. */
export interface Edge {
  readonly label: string
  /** The answer's keys in the deal in which it was last possible. */
  keys: readonly Key[]
  n: number
  total: number
  squares: number
  /** How often it could have been taken. */
  available: number
  next: Node | null
}

export interface Node {
  readonly by: PlayerId
  visits: number
  readonly edges: Map<string, Edge>
}

export const newNode = (by: PlayerId): Node => ({ by, visits: 0, edges: new Map() })

export function edgeOf(node: Node, label: string, keys: readonly Key[]): Edge {
  const known = node.edges.get(label)
  if (known !== undefined) {
    known.keys = keys
    return known
  }
  const edge: Edge = { label, keys, n: 0, total: 0, squares: 0, available: 0, next: null }
  node.edges.set(label, edge)
  return edge
}

/** So many answers of a node are looked at after so many visits. */
export const widthAfter = (visits: number): number => 1 + Math.floor(Math.sqrt(visits))

/** The worths seen so far, to bring them between 0 and 1. */
export class Range {
  private least = Number.POSITIVE_INFINITY
  private most = Number.NEGATIVE_INFINITY

  see(worth: number): void {
    this.least = Math.min(this.least, worth)
    this.most = Math.max(this.most, worth)
  }

  share(worth: number): number {
    return this.most > this.least ? (worth - this.least) / (this.most - this.least) : 0.5
  }
}

const curiosity = 0.7

/** The answer to be looked at next: good so far, or seldom tried (UCB1 over those that are possible). */
export function mostWorthTrying(edges: readonly Edge[], range: Range, isOwn: boolean): Edge | undefined {
  let best: Edge | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const edge of edges) {
    if (edge.n === 0) return edge
    const share = range.share(edge.total / edge.n)
    const worth = (isOwn ? share : 1 - share) + curiosity * Math.sqrt(Math.log(Math.max(1, edge.available)) / edge.n)
    if (worth <= most) continue
    most = worth
    best = edge
  }
  return best
}
