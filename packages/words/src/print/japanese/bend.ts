/** Japanese verbs bent by their dictionary form. Only the end of the text is looked at. */

const i: Readonly<Record<string, string>> = {
  う: "い",
  く: "き",
  ぐ: "ぎ",
  す: "し",
  つ: "ち",
  ぬ: "に",
  ぶ: "び",
  む: "み",
  る: "り",
}
const te: Readonly<Record<string, string>> = {
  う: "って",
  く: "いて",
  ぐ: "いで",
  す: "して",
  つ: "って",
  ぬ: "んで",
  ぶ: "んで",
  む: "んで",
  る: "って",
}
const e: Readonly<Record<string, string>> = {
  う: "え",
  く: "け",
  ぐ: "げ",
  す: "せ",
  つ: "て",
  ぬ: "ね",
  ぶ: "べ",
  む: "め",
  る: "れ",
}
const a: Readonly<Record<string, string>> = {
  う: "わ",
  く: "か",
  ぐ: "が",
  す: "さ",
  つ: "た",
  ぬ: "な",
  ぶ: "ば",
  む: "ま",
  る: "ら",
}

/** Verbs in る that bend like 取る rather than 捨てる. */
const strong = [
  "なる",
  "取る",
  "切る",
  "めくる",
  "残る",
  "入る",
  "ある",
  "終わる",
  "守る",
  "減る",
  "戻る",
  "移る",
  "余る",
  "やる",
  "送る",
  "とる",
]

const split = (text: string): readonly [string, string] => [text.slice(0, -1), text.slice(-1)]

function kind(text: string): "suru" | "kuru" | "weak" | "strong" | "adjective" | "past" | "other" {
  if (text.endsWith("する")) return "suru"
  if (text.endsWith("くる")) return strong.some((verb) => text.endsWith(verb)) ? "strong" : "kuru"
  if (text.endsWith("ない") || text.endsWith("い")) return "adjective"
  if (text.endsWith("た") || text.endsWith("だ")) return "past"
  if (text.endsWith("る")) return strong.some((verb) => text.endsWith(verb)) ? "strong" : "weak"
  return text.slice(-1) in te ? "strong" : "other"
}

/** 「引く」→「引いて」. */
export function teForm(text: string): string {
  const [stem, last] = split(text)
  switch (kind(text)) {
    case "suru":
      return `${text.slice(0, -2)}して`
    case "kuru":
      return `${text.slice(0, -2)}きて`
    case "weak":
      return `${stem}て`
    case "strong":
      return stem + te[last]
    case "adjective":
      return `${stem}くて`
    default:
      return `${text}て`
  }
}

/** 「引く」→「引いた」. */
export function taForm(text: string): string {
  if (text.endsWith("ない")) return `${text.slice(0, -1)}かった`
  const bent = teForm(text)
  return bent.endsWith("で") ? `${bent.slice(0, -1)}だ` : `${bent.slice(0, -1)}た`
}

/** 「引く」→「引き」, for going on after a comma. */
export function goingOn(text: string): string {
  const [stem, last] = split(text)
  switch (kind(text)) {
    case "suru":
      return `${text.slice(0, -2)}し`
    case "kuru":
      return `${text.slice(0, -2)}き`
    case "weak":
      return text.endsWith("見る") ? `${stem}て` : stem
    case "strong":
      return stem + i[last]
    case "adjective":
      return `${stem}く`
    default:
      return text
  }
}

/** 「いる」→「いれば」; 「した」→「したなら」. */
export function ifForm(text: string): string {
  const [stem, last] = split(text)
  switch (kind(text)) {
    case "suru":
      return `${text.slice(0, -2)}すれば`
    case "kuru":
      return `${text.slice(0, -2)}くれば`
    case "weak":
      return `${stem}れば`
    case "strong":
      return `${stem + e[last]}ば`
    case "adjective":
      return `${stem}ければ`
    default:
      return `${text}なら`
  }
}

/** 「いる」→「いない」; 「ある」→「ない」. */
export function notForm(text: string): string {
  const [stem, last] = split(text)
  if (text.endsWith("である")) return `${text.slice(0, -3)}ではない`
  if (text.endsWith("ある")) return `${text.slice(0, -2)}ない`
  switch (kind(text)) {
    case "suru":
      return `${text.slice(0, -2)}しない`
    case "kuru":
      return `${text.slice(0, -2)}こない`
    case "weak":
      return `${stem}ない`
    case "strong":
      return `${stem + a[last]}ない`
    case "past":
      return `${taToTe(text)}いない`
    default:
      return `${text}ということがない`
  }
}

/** 「引いた」→「引いて」. */
const taToTe = (text: string): string => `${text.slice(0, -1)}${text.endsWith("だ") ? "で" : "て"}`

const wide = "０１２３４５６７８９"

/** Magic's Japanese writes counts with wide digits: 「３枚」. */
export const wideDigits = (n: number): string => String(n).replace(/\d/g, (digit) => wide[Number(digit)] ?? digit)
