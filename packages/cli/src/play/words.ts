/** What can be typed at the table besides an answer. */
export const tableWords = [
  "undo",
  "why",
  "rule",
  "card",
  "log",
  "view",
  "more",
  "save",
  "load",
  "help",
  "quit",
] as const
export type TableWord = (typeof tableWords)[number]

const alsoCalled: Readonly<Record<string, TableWord>> = {
  u: "undo",
  戻す: "undo",
  なぜ: "why",
  ルール: "rule",
  rules: "rule",
  カード: "card",
  ログ: "log",
  場: "view",
  v: "view",
  続き: "more",
  保存: "save",
  読込: "load",
  "?": "help",
  ヘルプ: "help",
  q: "quit",
  exit: "quit",
  終わる: "quit",
  終わり: "quit",
}

/** The word a line begins with, and what follows it; null where it begins with none. */
export function readWord(line: string): { readonly word: TableWord; readonly rest: string } | null {
  const text = line.trim()
  const [first = "", ...more] = text.split(/\s+/)
  const name = first.normalize("NFKC").toLowerCase()
  const word =
    tableWords.find((one) => one === name) ?? (Object.hasOwn(alsoCalled, name) ? alsoCalled[name] : undefined)
  return word === undefined ? null : { word, rest: more.length === 0 ? "" : text.slice(first.length).trim() }
}
