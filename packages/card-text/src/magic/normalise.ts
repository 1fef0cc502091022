import { type Mapped, mapped, rewritten } from "../text/mapped.ts"

/**
 * Another way of writing, and what it is read as. None changes a word that has a meaning: only letters, marks, today's wording
 * of what older cards say, and the card's own name.
 */
export interface Variant {
  readonly from: RegExp
  readonly to: string
  /** What it is, for the documentation. */
  readonly en: string
  readonly ja: string
}

/** Applied in this order, before the text is put in lower case. The documentation lists them. */
const variants: readonly Variant[] = [
  { from: /[‘’ʼ]/g, to: "'", en: "curly apostrophes", ja: "曲がったアポストロフィ" },
  { from: /[“”]/g, to: '"', en: "curly quotation marks", ja: "曲がった引用符" },
  { from: /−|–(?=\d)/g, to: "-", en: "minus signs", ja: "マイナス記号" },
  { from: /\s*(--+|–)\s*(?=\n|$)/g, to: " —", en: "dashes before modes", ja: "モードの前のダッシュ" },
  { from: /^[·∙●▪*]\s*(?=\S)/gm, to: "• ", en: "bullets of other shapes", ja: "別の形の行頭記号" },
  { from: /[ \t\u00a0]+/g, to: " ", en: "blanks", ja: "空白" },
  { from: /\r\n?/g, to: "\n", en: "line ends", ja: "行末" },
  {
    from: /\b(enters?|entered|entering) the battlefield\b/g,
    to: "$1",
    en: "“enters the battlefield”, now “enters”",
    ja: "「enters the battlefield」（いまは「enters」）",
  },
  { from: /\bconverted mana cost\b/g, to: "mana value", en: "“converted mana cost”", ja: "「converted mana cost」" },
]

/** "this creature", "this spell", "this card": the object that the text is on. */
const own =
  /\bthis (creature|permanent|artifact|enchantment|land|planeswalker|battle|spell|card|aura|equipment|vehicle|saga|class|case|fortification|token)\b/gi

/**
 * A text as the grammar reads it: variants replaced, the card itself written "~", and in lower case.
 * @param names what the card is called; a legend's name up to its comma counts, too
 */
export function normalised(text: string, names: readonly string[]): Mapped {
  let now = mapped(text)
  for (const { from, to } of variants) now = rewritten(now, from, (match) => to.replace("$1", match[1] ?? ""))
  for (const name of called(names)) now = rewritten(now, new RegExp(`(?<![\\w'])${escaped(name)}(?![\\w])`, "g"), "~")
  now = rewritten(now, own, "~")
  return { ...now, text: now.text.toLowerCase() }
}

/** A card's names, the longest first, and the short form that a legend's text may use. */
const called = (names: readonly string[]): readonly string[] =>
  [...new Set(names.flatMap((name) => [name, name.split(",")[0] ?? name, name.split(" // ")[0] ?? name]))]
    .map((name) => name.replace(/[‘’]/g, "'"))
    .filter((name) => name !== "")
    .sort((a, b) => b.length - a.length)

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
