import type { OptionIs } from "../decision.ts"
import type { Key } from "../ids.ts"
import type { RuleId } from "../rules.ts"

/** One thing that can be chosen. `is` says what it stands for, so that a person or a program can be shown it. */
export interface Option {
  readonly key: Key
  readonly is: OptionIs
}

/** The closed list of what may tie picks to each other. Weights and groups of keys that aren't listed are 0 and "alone". */
export type Constraint =
  /** How many may be picked, where it isn't a whole range. */
  | { readonly type: "counts"; readonly allowed: readonly number[] }
  /** No two picks of one group. */
  | { readonly type: "different"; readonly groups: readonly (readonly [Key, Key])[] }
  /** The weights of the picks add up to `total` at most. */
  | { readonly type: "most"; readonly weights: readonly (readonly [Key, number])[]; readonly total: number }
  /** The weights of the picks add up to `total` at least. */
  | { readonly type: "least"; readonly weights: readonly (readonly [Key, number])[]; readonly total: number }
  /** These two can't both be picked. */
  | { readonly type: "forbidden"; readonly pairs: readonly (readonly [Key, Key])[] }
  /** At least one of these is picked. */
  | { readonly type: "at-least-one"; readonly keys: readonly Key[] }
  /**
   * As many of these requirements are met (all their keys picked; of `anyOf` at least one) as any answer that keeps the other
   * constraints could meet (Magic 508.1d, 509.1c). `also` has further keys by which a requirement of `anyOf`, in the same
   * place, is met, but which nobody has to pick: they don't count for how many could be.
   */
  | {
      readonly type: "maximal"
      readonly requirements: readonly (readonly Key[])[]
      readonly anyOf?: readonly (readonly Key[])[]
      readonly also?: readonly (readonly Key[])[]
    }
  /** The engine is asked whether the picks may stand; clients without the engine treat it as allowed. */
  | { readonly type: "ask"; readonly question: string }

/** What one would look for among the options and isn't there, with the check that keeps it out and its rule. */
export interface LeftOut {
  readonly key: Key
  readonly code: string
  readonly rule: RuleId
}

/** A group of a partition. */
export interface Group {
  readonly name: string
  readonly min: number
  readonly max: number
  /** Does the order within the group matter? */
  readonly ordered: boolean
}

/**
 * Exactly which answers are legal, as data. An answer is a list of keys:
 * - pick: the picked keys; with `repeat` a key may come several times. Order doesn't matter: `normalise` puts them into offered order
 * - order: all keys in the chosen order
 * - partition: each group's name followed by its keys, groups in the space's order
 * - distribute: each key once for each unit it gets
 * - number: one number · name: one name
 */
export type Space =
  | {
      readonly type: "pick"
      readonly options: readonly Option[]
      readonly min: number
      readonly max: number
      readonly repeat: boolean
      readonly constraints: readonly Constraint[]
      readonly leftOut?: readonly LeftOut[]
    }
  | { readonly type: "order"; readonly options: readonly Option[] }
  | {
      readonly type: "partition"
      readonly options: readonly Option[]
      readonly groups: readonly Group[]
    }
  | {
      readonly type: "distribute"
      readonly options: readonly Option[]
      readonly total: number
      /** Units each option gets at least. */
      readonly least: number
    }
  | { readonly type: "number"; readonly min: number; readonly max: number | null; readonly step: number }
  | { readonly type: "name"; readonly index: string; readonly names: readonly string[] }

/** Answers `ask` constraints. `partial`: more picks may follow, so false means that no continuation can stand. */
export type Oracle = (question: string, keys: readonly Key[], partial: boolean) => boolean
