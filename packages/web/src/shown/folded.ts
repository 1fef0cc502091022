/** Katakana are read as the hiragana of the same sound: so much lower stand these. */
const kana = 0x60

/** What stands between the parts of a name, and what is written in one way here and in another there. */
const between = /[\s・·.,:;!?'"“”‘’`´()[\]{}<>《》「」『』【】〈〉~〜_/|\\+*#&=-]+|[‐-―−]+/gu

/**
 * A name or a text as it is compared: of full and half width, small and capital letters, hiragana and katakana, and whatever
 * stands between the parts, only the sound is left.
 */
export function folded(text: string): string {
  return text
    .normalize("NFKC")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(between, "")
    .replace(/[\u30a1-\u30f6]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - kana))
}
