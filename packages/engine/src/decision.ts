import type { Key, ObjectId, PlayerId } from "./ids.ts"
import type { RuleId } from "./rules.ts"
import type { Space } from "./space/types.ts"

/** What a decision is about. Closed: a rulebook that needs another kind adds it here. */
export const decisionKinds = [
  "action",
  "modes",
  "branch",
  "face",
  "targets",
  "cards",
  "cost-choice",
  "payment",
  "x",
  "division",
  "order",
  "player",
  "yes-no",
  "number",
  "name",
  "attackers",
  "blockers",
  "attack",
  "block",
  "replacement",
  "waiting",
  "declaration",
  "mana-kept",
  "loop",
  "shuffle",
  "random",
  "first-player",
] as const
export type DecisionKind = (typeof decisionKinds)[number]

/** What an option stands for. `words` turns it into a sentence; nothing else reads meaning from it. */
export type OptionIs =
  | { readonly type: "object"; readonly object: ObjectId }
  | { readonly type: "mode"; readonly mode: number; readonly object: ObjectId }
  | { readonly type: "branch"; readonly branch: number; readonly object: ObjectId }
  | { readonly type: "player"; readonly player: PlayerId }
  | { readonly type: "yes" }
  | { readonly type: "no" }
  | { readonly type: "pass" }
  | {
      readonly type: "act"
      readonly act: string
      readonly object: ObjectId
      readonly face?: number
      readonly ability?: number
    }
  | { readonly type: "waiting"; readonly waiting: number; readonly object: ObjectId }
  | { readonly type: "word"; readonly word: string }
  /** One object with another: a blocker and what it blocks, or what is said. */
  | { readonly type: "pair"; readonly object: ObjectId; readonly other: ObjectId; readonly how?: "attacks" }
  /** An object against a player: an attacker and whom it attacks. */
  | { readonly type: "against"; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly type: "event"; readonly event: number; readonly object: ObjectId }

/**
 * Where the engine has stopped: who is asked, about what, under which rules, among what.
 * Plain data; crosses a worker or a socket.
 */
export interface Decision {
  readonly by: PlayerId
  readonly kind: DecisionKind
  readonly rules: readonly RuleId[]
  readonly space: Space
  /** The object whose rule or text asks. */
  readonly source?: ObjectId
  /** Which sentence asks, for `words`: a key of its table of questions, with what fills it. */
  readonly prompt: string
  readonly about?: Readonly<Record<string, Key | readonly Key[]>>
  /** True where no procedure runs below the rulebook's loop: a new generator on the same state asks the same. */
  readonly rest: boolean
  /** True where only hidden cards could make it possible: others see a window, not whether it was posed. */
  readonly hidden?: boolean
  /** True where others don't see the answer until what follows from it happens: hands shown at the same time. */
  readonly secret?: boolean
}
