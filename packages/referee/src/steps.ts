import { acts } from "./act-words.ts"
import type { Reference } from "./refer.ts"
import type { AskedData, KeyData, OutcomeData, RefusedData, Seat, StepData, WhyData } from "./schema.ts"
import type { Path } from "./source.ts"

export type Act = (typeof acts)[number]

/** What a player does or tries, as a step, a refusal or a "why" says it. */
export type Intent =
  | {
      readonly head: "act"
      readonly by: Seat
      readonly act: Act
      readonly card: Reference
      readonly ability: number | null
      readonly face: number | string | null
    }
  | { readonly head: "choose"; readonly by: Seat; readonly modes: readonly number[] }
  | { readonly head: "pick" | "pay" | "declare" | "order"; readonly by: Seat; readonly keys: readonly KeyData[] }
  | { readonly head: "resolve"; readonly by: Seat; readonly card: Reference }
  | { readonly head: "say"; readonly by: Seat; readonly yes: boolean }
  | { readonly head: "number"; readonly by: Seat; readonly number: number }
  | { readonly head: "name"; readonly by: Seat; readonly name: string }
  | { readonly head: "pass"; readonly by: Seat; readonly all: boolean }
  | { readonly head: "answer"; readonly by: Seat; readonly keys: readonly (number | string)[] }
  | { readonly head: "start"; readonly by: Seat; readonly mode: number }

export type Step = { readonly path: Path } & (
  | Intent
  | { readonly head: "chance"; readonly keys: readonly KeyData[] }
  | { readonly head: "asked"; readonly asked: AskedData }
  | { readonly head: "refused"; readonly refused: RefusedData; readonly intent: Intent | null }
  | { readonly head: "why"; readonly why: WhyData; readonly intent: Intent | null }
  | { readonly head: "check"; readonly check: OutcomeData }
  | { readonly head: "until"; readonly until: NonNullable<StepData["until"]> }
)

const intentHeads = [
  ...acts,
  "choose",
  "pick",
  "pay",
  "declare",
  "order",
  "resolve",
  "say",
  "number",
  "name",
  "pass",
  "answer",
  "start",
] as const
const otherHeads = ["chance", "asked", "refused", "why", "check", "until"] as const
const stepHeads: readonly string[] = [...intentHeads, ...otherHeads]

/** What is wrong with a step that the schema let pass. */
export type StepProblem =
  | { readonly problem: "no-head" }
  | { readonly problem: "two-heads"; readonly heads: readonly string[] }
  | { readonly problem: "no-by"; readonly head: string }

/** The problem in both languages, and what could be written. */
export function toldProblem(step: StepProblem, letters: readonly Seat[]) {
  if (step.problem === "no-head")
    return {
      code: "empty-step",
      en: `This step doesn't say what is done. Write one of: ${stepHeads.join(", ")}.`,
      ja: `この手順には何をするかが書かれていません。次のどれかを書いてください: ${stepHeads.join("、")}。`,
      allowed: stepHeads,
    }
  if (step.problem === "two-heads")
    return {
      code: "two-steps",
      en: `${step.heads.join(" and ")} are steps of their own: write one after the other.`,
      ja: `${step.heads.join("と")}は別々の手順に分けてください。`,
    }
  return {
    code: "no-by",
    en: "Say who: by: A or by: B.",
    ja: "誰が行うかをby: Aかby: Bで書いてください。",
    allowed: letters.map((seat) => `by: ${seat}`),
  }
}

type Loose = Readonly<Record<string, unknown>>

const headsOf = (data: Loose, heads: readonly string[]): readonly string[] =>
  heads.filter((head) => data[head] !== undefined)

/** A step of a ruling, told by the one word that says what it does. */
export function stepOf(data: StepData, path: Path): Step | StepProblem {
  const loose = data as Loose
  const [head, second] = headsOf(loose, stepHeads)
  if (head === undefined) return { problem: "no-head" }
  if (second !== undefined) return { problem: "two-heads", heads: headsOf(loose, stepHeads) }
  switch (head) {
    case "chance":
      return { path, head, keys: listed(data.chance as never) }
    case "asked":
      return { path, head, asked: data.asked as AskedData }
    case "check":
      return { path, head, check: data.check as OutcomeData }
    case "until":
      return { path, head, until: data.until as NonNullable<StepData["until"]> }
    case "refused": {
      const refused = data.refused as RefusedData
      if (refused.load !== undefined) return { path, head, refused, intent: null }
      const intent = intentOf(refused as Loose)
      return "problem" in intent ? intent : { path, head, refused, intent }
    }
    case "why": {
      const why = data.why as WhyData
      if (why.nothing !== undefined) return { path, head, why, intent: null }
      const intent = intentOf(why as Loose)
      return "problem" in intent ? intent : { path, head, why, intent }
    }
    default: {
      const intent = intentOf(loose)
      return "problem" in intent ? intent : { path, ...intent }
    }
  }
}

function intentOf(data: Loose): Intent | StepProblem {
  const [head, second] = headsOf(data, intentHeads)
  if (head === undefined) return { problem: "no-head" }
  if (second !== undefined) return { problem: "two-heads", heads: headsOf(data, intentHeads) }
  const by = data.by as Seat | undefined
  if (by === undefined) return { problem: "no-by", head }
  const value = data[head]
  switch (head) {
    case "choose":
      return { head, by, modes: listed(value as never) as readonly number[] }
    case "pick":
    case "pay":
    case "declare":
    case "order":
      return { head, by, keys: listed(value as never) }
    case "resolve":
      return { head, by, card: value as Reference }
    case "say":
      return { head, by, yes: value === true || value === "yes" || value === "はい" }
    case "number":
      return { head, by, number: value as number }
    case "name":
      return { head, by, name: value as string }
    case "pass":
      return { head, by, all: value === "all" }
    case "answer":
      return { head, by, keys: value as readonly (number | string)[] }
    case "start":
      return { head, by, mode: value as number }
    default:
      return {
        head: "act",
        by,
        act: head as Act,
        card: value as Reference,
        ability: (data.ability as number | undefined) ?? null,
        face: (data.face as number | string | undefined) ?? null,
      }
  }
}

/** One or several, always as a list. "none" and なし are an empty one. */
export function listed<T>(value: T | readonly T[]): readonly T[] {
  if (value === ("none" as unknown) || value === ("なし" as unknown)) return []
  return Array.isArray(value) ? value : [value as T]
}
