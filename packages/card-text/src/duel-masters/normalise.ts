import { type Mapped, mapped, rewritten } from "../text/mapped.ts"
import { inParentheses, type Wording, wordings } from "./wordings/index.ts"

/** Letters and marks written in another way. */
const letters: readonly Wording[] = [
  {
    from: /《[^》\n]*》|[！-～]/g,
    to: ([letter]) => (letter.length > 1 ? letter : String.fromCharCode(letter.charCodeAt(0) - 0xfee0)),
    en: "wide letters",
    ja: "全角英数",
  },
  { from: /[｢『]/g, to: "「", en: "quotation marks", ja: "かぎ括弧" },
  { from: /[｣』]/g, to: "」", en: "quotation marks", ja: "かぎ括弧" },
  {
    from: /[►▸▷▶]\ufe0e?|^[・•●■◆]\s*(?=\S)/gm,
    to: "▶",
    en: "marks of options of other shapes",
    ja: "別の形の行頭記号",
  },
  { from: /\r\n?/g, to: "\n", en: "line ends", ja: "行末" },
  { from: /〔/g, to: "(", en: "parentheses", ja: "括弧" },
  { from: /〕/g, to: ")", en: "parentheses", ja: "括弧" },
]

/** A note on where an ability works isn't a reminder: nothing else says it. */
const notes: Wording = {
  from: /\((この能力は[^()\n]+で(?:も)?働く)\)/g,
  to: "$1。",
  en: "notes on where an ability works",
  ja: "能力が働くゾーンの注記",
}

/** What stands between letters without a meaning. Names keep their blanks. */
const blanks: Wording = {
  from: /(《[^》\n]*》)|[ \t\u3000\u00a0]+/g,
  to: (match) => match[1] ?? "",
  en: "blanks",
  ja: "空白",
}

/** All of them, in their order. */
export const variants: readonly Wording[] = [...letters, blanks, notes, ...inParentheses, ...wordings]

/**
 * A text as the grammar reads it: letters of one width, without blanks, and in today's wording. `wordings` lists what is
 * rewritten; none of it changes a word that has a meaning.
 */
export function normalised(text: string): Mapped {
  let now = mapped(text)
  for (const one of [...letters, blanks, notes, ...inParentheses]) now = apply(now, one)
  return now
}

/** The same without reminder text: what older cards say, said as cards say it today. */
export function modernised(from: Mapped): Mapped {
  let now = from
  for (const one of wordings) now = apply(now, one)
  return now
}

const apply = (now: Mapped, { from, to }: Wording): Mapped =>
  rewritten(now, from, typeof to === "string" ? (match) => to.replace(/\$(\d)/g, (_, n) => match[Number(n)] ?? "") : to)
