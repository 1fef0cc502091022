/** A step of a grammar, as it is written into a parser's tables. Sets, actions and rules are told by their numbers. */
export type Node =
  /** This word stands there. */
  | readonly ["word", string]
  /** One of these words, the first that stands there. */
  | readonly ["words", readonly string[]]
  /** One letter of (or, inverted, none of) these stretches of codes. */
  | readonly ["letter", readonly (readonly [number, number])[], boolean]
  | readonly ["any"]
  | readonly ["rule", number]
  /** One behind the other; their values are a list if they are kept. */
  | readonly ["turn", readonly Node[], boolean]
  /** The first way that can be read, each with the set that its text begins in (-1 where it may be empty). */
  | readonly ["either", readonly (readonly [number, Node])[]]
  /** So many times at least, and at most. */
  | readonly ["times", Node, number, number | null]
  | readonly ["perhaps", Node]
  /** It stands (or doesn't stand) there; nothing is read. */
  | readonly ["ahead", Node, boolean]
  /** The grammar's own code says yes (or no). */
  | readonly ["asked", number, boolean]
  | readonly ["do", number, Node]
  /** Its value is kept in this place of the rule's frame. */
  | readonly ["kept", number, Node]
  /** Its text. */
  | readonly ["text", Node]
  /** What stands there has a name of its own, by which alone it is expected. */
  | readonly ["named", string, Node]

/** A rule: its name, what it reads, how many places its frame has, the set that it begins in (-1), whether it remembers. */
export type Rule = readonly [name: string, node: Node, places: number, set: number, remembers: boolean]

/** A grammar, as `npm run grammar` writes it. */
export interface Tables {
  readonly rules: readonly Rule[]
  /** Codes at which stretches of letters of one kind begin, and which kind that is. */
  readonly begins: readonly number[]
  readonly kinds: readonly number[]
  /** How many kinds there are; the text's end is one more. */
  readonly count: number
  /** For each kind "1" where the set has it. */
  readonly sets: readonly string[]
}
