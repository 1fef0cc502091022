import { type Act, type Clause, clauseOf, type Fixed, fixed, led, type Np, type Part } from "../phrase.ts"
import type { Tongue } from "../printing.ts"
import { goingOn, teForm } from "./bend.ts"

export const isYou = (np: Np | null): boolean => np === null || np.you === true

const bend = (text: string, form: (text: string) => string): string => form(text)

/** Acts in a row; the last one in `form`, those before going on. */
function actsText(acts: readonly Act[], form: (text: string) => string = (text) => text): string {
  let text = ""
  acts.forEach((one, i) => {
    const before = acts[i - 1]
    const last = i === acts.length - 1
    const next = acts[i + 1]
    const changed = before === undefined ? !isYou(one.subject) : before.subject?.text !== one.subject?.text
    const subject =
      changed && !isYou(one.subject) ? `${one.subject?.text}は` : changed && before !== undefined ? "自分は" : ""
    const verb = last ? bend(one.verb, form) : next?.joint === "or" ? `${one.verb}か、` : `${goingOn(one.verb)}、`
    text += `${one.joint === "then" ? "その後、" : ""}${subject}${one.rest}${verb}`
  })
  return text
}

const clauseText = (clause: Clause, form?: (text: string) => string): string =>
  clause.lead + actsText(clause.acts, form) + clause.tail

const mayForm = (text: string): string => `${teForm(text)}もよい`

export const may: Tongue["may"] = (clause, by) => {
  const own = by?.text ?? ""
  const mixed = clause.acts.some((one) => (one.subject?.text ?? own) !== own)
  if (mixed || clause.tail !== "")
    return fixed(`${by === null ? "" : `${by.text}は`}次のことをしてもよい：${clauseText(clause)}`)
  const [first, ...rest] = clause.acts
  if (first === undefined) return clause
  const led = first.subject === null && by !== null ? { ...first, subject: by } : first
  const others = rest.map((one) => (one.subject === null && by !== null ? { ...one, subject: by } : one))
  const acts = [led, ...others]
  const last = acts.at(-1) as Act
  return { ...clause, acts: [...acts.slice(0, -1), { ...last, verb: mayForm(last.verb) }] }
}

export const one: Tongue["one"] = (parts) => {
  const [first, ...rest] = parts
  if (first === undefined || rest.length === 0) return parts
  // What may be done is a sentence of its own.
  const may = parts.findIndex((part) => part.is === "clause" && part.acts.at(-1)?.verb.endsWith("もよい") === true)
  if (may >= 0 && may < parts.length - 1) return [...one(parts.slice(0, may + 1)), ...parts.slice(may + 1)]
  const failed = parts.findIndex((part, i) => i > 0 && part.is === "clause" && part.lead.startsWith("そうしな"))
  if (failed > 0) return [...one(parts.slice(0, failed)), ...parts.slice(failed)]
  const but = parts.findIndex((part) => part.is === "fixed" && /^(?:ただし|\()/.test(part.text))
  if (but > 0) return [...one(parts.slice(0, but)), ...parts.slice(but)]
  const clauses = parts.filter((part): part is Clause => part.is === "clause" && part.tail === "")
  if (clauses.length === parts.length && clauses.slice(1).every((part) => part.lead === ""))
    return [
      {
        ...clauseOf(
          ...clauses.flatMap((part, i) =>
            part.acts.map((each, n): Act => (i > 0 && n === 0 ? { ...each, joint: "then" } : each)),
          ),
        ),
        lead: clauses[0]?.lead ?? "",
      },
    ]
  const text: string[] = []
  const kept: Part[] = []
  for (const part of parts) {
    if (part.is === "choices" || kept.length > 0) kept.push(part)
    else
      text.push(
        part.is === "clause" ? clauseText(part, text.length === parts.length - 1 ? undefined : goingOn) : part.text,
      )
  }
  const [next, ...others] = kept
  if (next?.is === "choices" && text.length > 0) return [led(`${text.join("、")}、`, next), ...others]
  return [...(text.length === 0 ? [] : [fixed(text.join("、"))]), ...kept]
}

export const sentenceText = (part: Clause | Fixed): string => (part.is === "clause" ? clauseText(part) : part.text)
