import type { Key } from "../ids.ts"

/** The first check that keeps a list of keys from being a legal answer, as data for a sentence. */
export type SpaceRefusal =
  /** Nothing that was offered has this key. */
  | { readonly code: "unknown-key"; readonly key: Key }
  /** It is kept from being offered by this check. */
  | { readonly code: "left-out"; readonly key: Key; readonly because: string; readonly rule: string }
  | { readonly code: "too-few"; readonly picked: number; readonly min: number }
  | { readonly code: "too-many"; readonly picked: number; readonly max: number }
  /** The key comes twice and may come once only. */
  | { readonly code: "repeated"; readonly key: Key }
  | { readonly code: "count-not-allowed"; readonly picked: number; readonly allowed: readonly number[] }
  /** Both keys belong to this group; equal keys: one was picked twice. */
  | { readonly code: "same-group"; readonly group: Key; readonly keys: readonly [Key, Key] }
  | { readonly code: "too-heavy"; readonly weight: number; readonly most: number }
  | { readonly code: "too-light"; readonly weight: number; readonly least: number }
  | { readonly code: "forbidden-pair"; readonly keys: readonly [Key, Key] }
  /** One of these had to be picked. */
  | { readonly code: "none-of"; readonly keys: readonly Key[] }
  /** `met` requirements are met, where `possible` could be. */
  | { readonly code: "requirements"; readonly met: number; readonly possible: number }
  | { readonly code: "refused-by-engine"; readonly question: string }
  /** This option has no place in the order or in any group. */
  | { readonly code: "not-all-ordered"; readonly key: Key }
  | {
      readonly code: "group-size"
      readonly group: string
      readonly size: number
      readonly min: number
      readonly max: number
    }
  | { readonly code: "wrong-total"; readonly given: number; readonly total: number }
  | { readonly code: "too-little"; readonly key: Key; readonly given: number; readonly least: number }
  | { readonly code: "not-a-number"; readonly key: Key }
  | { readonly code: "out-of-range"; readonly key: number; readonly min: number; readonly max: number | null }
  | { readonly code: "not-a-step"; readonly key: number; readonly min: number; readonly step: number }
  | { readonly code: "unknown-name"; readonly key: Key }
  /** The list isn't built as an answer of this type is. */
  | { readonly code: "malformed" }
