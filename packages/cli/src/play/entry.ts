import {
  type Decision,
  explain,
  type Key,
  normalise,
  type Oracle,
  type Space,
  type SpaceRefusal,
  takeFirst,
} from "@dilemma-table/engine"
import { type Fill, type Lang, sayTerminal } from "@dilemma-table/words"
import { folded } from "../likeliest.ts"

/** What was typed as an answer: its keys, or why it isn't one. */
export type Entry =
  | { readonly ok: true; readonly keys: readonly Key[] }
  | { readonly ok: false; readonly reason: string; readonly allowed: string }

/** An answer as it is offered: its number is its place in the list, from 1. */
export interface Offered {
  readonly key: Key
  /** All that is shown of it. */
  readonly text: string
  /** What it is called, without what stands beside it; its text where that is left out. */
  readonly name?: string
  /** The card it is about, where it is seen. */
  readonly card?: string
  /** The keys of others that are alike in all that is shown: the same number again takes the next of them. */
  readonly more?: readonly Key[]
}

/** Leaves to the program which cards pay. */
const auto = /^(auto|お?まかせ|お任せ|任せる?)$/i
const isPaying = ({ kind, space }: Decision): boolean => kind === "payment" && space.type === "pick"

const none = /^(0|-|none|なし)$/i
/** By the option's type, or its act. */
const words: Readonly<Record<string, RegExp>> = {
  pass: /^(pass|end|p|パス|終了|エンド)$/i,
  end: /^(pass|end|p|パス|終了|エンド)$/i,
  yes: /^(y|yes|はい)$/i,
  no: /^(n|no|いいえ)$/i,
}

/**
 * Reads an answer as people type it: `2`, `1 3 4`, `1,3`, `none`, `pass`, `yes`, a number, a name; groups of a partition
 * are parted by `/`.
 */
export function readEntry(
  lang: Lang,
  decision: Decision,
  offered: readonly Offered[],
  typed: string,
  oracle: Oracle,
): Entry {
  const { space } = decision
  const allowed = sayAllowed(lang, decision, offered)
  const wrong = (reason: string): Entry => ({ ok: false, reason, allowed })
  const text = typed.normalize("NFKC").trim()
  const keys =
    (isPaying(decision) && auto.test(text) ? takeFirst(decision) : null) ?? keysIn(lang, space, offered, text)
  if (typeof keys === "string") return wrong(keys)
  const refusal = explain(space, keys, oracle)
  return refusal === null ? { ok: true, keys: normalise(space, keys) } : wrong(saySpaceRefusal(lang, refusal, offered))
}

/** Is this word, by itself, an answer to the decision (`pass`, `end`, `yes`, `no`)? */
export function isAnswerWord(space: Space, typed: string): boolean {
  return wordKey(space, typed.normalize("NFKC").trim()) !== null
}

function wordKey(space: Space, text: string): Key | null {
  if (space.type !== "pick") return null
  return space.options.find(({ is }) => words[is.type === "act" ? is.act : is.type]?.test(text))?.key ?? null
}

function keysIn(lang: Lang, space: Space, offered: readonly Offered[], text: string): readonly Key[] | string {
  switch (space.type) {
    case "number":
      return /^-?\d+$/.test(text) ? [Number(text)] : sayTerminal(lang, "entry", "not-a-number", { typed: text })
    case "name": {
      const name = space.names.find((one) => one.normalize("NFKC").toLowerCase() === text.toLowerCase())
      return name === undefined ? sayTerminal(lang, "entry", "unknown-name", { typed: text }) : [name]
    }
    case "partition":
      return partitionKeys(lang, space.groups, offered, text)
    default: {
      const word = wordKey(space, text)
      if (word !== null) return [word]
      const named = offered.filter((one) => [one.text, one.name ?? ""].some((said) => folded(said) === folded(text)))
      if (named.length === 1 && named[0] !== undefined && folded(text) !== "") return [named[0].key]
      return none.test(text) && !areNumbers(offered) ? [] : numberedKeys(lang, offered, text)
    }
  }
}

function partitionKeys(
  lang: Lang,
  groups: readonly { readonly name: string }[],
  offered: readonly Offered[],
  text: string,
): readonly Key[] | string {
  const parts = text.split("/")
  if (parts.length !== groups.length)
    return sayTerminal(lang, "entry", "groups", { groups: groups.map(({ name }) => name).join(" / ") })
  const keys: Key[] = []
  for (const [i, { name }] of groups.entries()) {
    const part = (parts[i] ?? "").trim()
    const inGroup = part === "" || none.test(part) ? [] : numberedKeys(lang, offered, part)
    if (typeof inGroup === "string") return inGroup
    keys.push(name, ...inGroup)
  }
  return keys
}

/** Are the answers numbers themselves? Then they are typed as they are, not by their places. */
export const areNumbers = (offered: readonly Offered[]): boolean =>
  offered.length > 0 && offered.every(({ text }) => /^\d+$/.test(text))

function numberedKeys(lang: Lang, offered: readonly Offered[], text: string): readonly Key[] | string {
  const byText = areNumbers(offered)
  const keys: Key[] = []
  for (const piece of text.split(/[\s,、]+/).filter((one) => one !== "")) {
    const found = byText
      ? offered.find((one) => Number(one.text) === Number(piece))
      : /^\d+$/.test(piece)
        ? offered[Number(piece) - 1]
        : undefined
    if (found === undefined) return sayTerminal(lang, "entry", "not-offered", { typed: piece })
    keys.push([found.key, ...(found.more ?? [])].find((key) => !keys.includes(key)) ?? found.key)
  }
  return keys
}

/** What may be typed, in one sentence. */
export function sayAllowed(lang: Lang, decision: Decision, offers: readonly Offered[]): string {
  const { space } = decision
  if (areNumbers(offers))
    return sayTerminal(lang, "entry", "one-of", {
      numbers: offers.map(({ text }) => text).join(lang === "ja" ? "、" : ", "),
    })
  switch (space.type) {
    case "pick":
      return sayPick(lang, space, offers, isPaying(decision))
    case "order":
      return sayTerminal(lang, "entry", "order", { last: offers.length })
    case "partition":
      return sayTerminal(lang, "entry", "groups", { groups: space.groups.map(({ name }) => name).join(" / ") })
    case "distribute":
      return sayTerminal(lang, "entry", "distribute", { total: space.total, last: offers.length })
    case "number":
      return sayTerminal(lang, "entry", "number", { min: space.min, max: space.max ?? "∞" })
    case "name":
      return sayTerminal(lang, "entry", "name", { names: space.names.slice(0, 20).join(lang === "ja" ? "、" : ", ") })
  }
}

function sayPick(
  lang: Lang,
  space: Extract<Space, { type: "pick" }>,
  offers: readonly Offered[],
  paying: boolean,
): string {
  const last = offers.length
  const all = offers.reduce((sum, { more = [] }) => sum + 1 + more.length, 0)
  const upTo = space.repeat ? space.max : Math.min(space.max, all)
  const form = last === 1 && upTo === 1 ? "only" : upTo === 1 ? "one" : space.min === upTo ? "exactly" : "several"
  return [
    sayTerminal(lang, "entry", form, { last, min: space.min, max: upTo, example: example(last, space.min, upTo) }),
    ...(space.repeat ? [sayTerminal(lang, "entry", "repeats")] : []),
    ...(all > last && upTo > 1 ? [sayTerminal(lang, "entry", "alike")] : []),
    ...(space.min === 0 ? [sayTerminal(lang, "entry", "zero")] : []),
    ...(paying ? [sayTerminal(lang, "entry", "auto")] : []),
  ].join(lang === "ja" ? "" : " ")
}

/** An answer as it may look: as many numbers as must be picked, or two where fewer would do. */
const example = (last: number, min: number, max: number): string =>
  Array.from({ length: Math.min(Math.max(min, 2), max) }, (_, i) => (i % last) + 1).join(" ")

function saySpaceRefusal(lang: Lang, refusal: SpaceRefusal, offered: readonly Offered[]): string {
  const named = (key: Key): string =>
    offered.find((one) => one.key === key || one.more?.includes(key) === true)?.text ?? String(key)
  const fill: Record<string, string | number> = {}
  for (const [field, value] of Object.entries(refusal)) {
    if (field === "key" || field === "group") fill[field] = named(value as Key)
    else if (Array.isArray(value)) {
      fill[field] = value.map((one: Key) => (field === "keys" ? named(one) : one)).join(lang === "ja" ? "、" : ", ")
    } else if (field !== "code" && value !== null) fill[field] = value as string | number
  }
  return sayTerminal(lang, "entry-refusal", refusal.code, fill as Fill)
}
