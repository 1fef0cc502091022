/** Katakana are read as the hiragana of the same sound: so much lower stand these. */
const kana = 0x60

/** Letters that some write as two. */
const ligatures: readonly (readonly [RegExp, string])[] = [
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/ß/g, "ss"],
  [/ø/g, "o"],
]

/**
 * A card's name as it is compared: without regard to width, case, accents, ligatures, kinds of apostrophes and of kana, and to
 * what stands between its parts. "Path of Ash // Road of Snow" and "path of ash/road of snow" are the same.
 */
export function foldedName(name: string): string {
  let text = name
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
  for (const [from, to] of ligatures) text = text.replace(from, to)
  text = text.replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - kana))
  const folded = text.replace(/[^\p{L}\p{N}]+/gu, "")
  // Some names have neither letters nor numbers.
  return folded === "" ? text.replace(/\s+/g, "") : folded
}

/** What a card may be called by, folded, the likeliest first: its whole name, its front, its other faces. */
export const namesToFind = (whole: readonly string[], faces: readonly string[]): readonly string[] =>
  [...new Set([...whole, ...faces].map(foldedName))].filter((name) => name !== "")
