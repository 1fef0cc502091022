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

/** Letters, marks and line ends; applied before what is worded otherwise (`variants.ts`). */
export const marks: readonly Variant[] = [
  { from: /[‘’ʼ]/g, to: "'", en: "curly apostrophes", ja: "曲がったアポストロフィ" },
  { from: /[“”]/g, to: '"', en: "curly quotation marks", ja: "曲がった引用符" },
  { from: /−|–(?=\d)/g, to: "-", en: "minus signs", ja: "マイナス記号" },
  { from: /\s*(--+|–)\s*(?=\n|$)/g, to: " —", en: "dashes before modes", ja: "モードの前のダッシュ" },
  { from: /^[•·∙●▪*]\s*(?=\S)/gm, to: "• ", en: "bullets of other shapes", ja: "別の形の行頭記号" },
  { from: /(\S)—(?=\n)/g, to: "$1 —", en: "a dash without a blank before it", ja: "前に空白のないダッシュ" },
  { from: / ?,?\n(?=[a-z])/g, to: " ", en: "a line that goes on in the next one", ja: "次の行に続く行" },
  { from: /^(• [^\n]*[a-z])(?=$)/gm, to: "$1.", en: "a mode without its full stop", ja: "末尾の終止符がないモード" },
  {
    from: /^• X(?=: )/gm,
    to: "[-X]",
    en: "a bullet in the place of the minus of a loyalty cost",
    ja: "忠誠度コストのマイナスの代わりの行頭記号",
  },
  {
    from: /(?<=^[IVX, ]*[IVX]),(?=[IVX])/gm,
    to: ", ",
    en: "chapters without a blank between them",
    ja: "間に空白のない章番号",
  },
  {
    from: /^([IVX]+(?:, [IVX]+)*) [-–] ?(?=\S)/gm,
    to: "$1 — ",
    en: "a hyphen after a chapter's number",
    ja: "章番号の後のハイフン",
  },
  {
    from: /^(\{[^\n]*: [^\n]*[a-z])(?=$)/gm,
    to: "$1.",
    en: "an activated ability without its full stop",
    ja: "末尾の終止符がない起動型能力",
  },
  { from: /,(?=\n)/g, to: "", en: "a comma at the end of a line of keywords", ja: "キーワードの行の末尾のコンマ" },
  { from: /[ \t\u00a0]+/g, to: " ", en: "blanks", ja: "空白" },
  { from: /\r\n?/g, to: "\n", en: "line ends", ja: "行末" },
]
