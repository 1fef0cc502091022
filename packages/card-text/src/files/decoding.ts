import type { Chunks } from "./bytes.ts"
import { Broken, fileFault } from "./faults.ts"

/** A part of a file as bytes and as text. The text may end a letter before or behind the bytes. */
export interface Decoded {
  readonly bytes: Uint8Array
  readonly text: string
}

/** The file as text, a part at a time. Throws Broken at the first byte that isn't UTF-8. A mark at its beginning is left out. */
export async function* decoded(chunks: Chunks): AsyncGenerator<Decoded> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true })
  let offset = 0
  let line = 1
  let before: Uint8Array = new Uint8Array(0)
  for await (const chunk of chunks) {
    if (offset === 0) {
      const wide = wideEncoding(chunk)
      if (wide !== null) throw new Broken(fileFault("other-encoding", { offset: 0, line: 1, found: wide }))
    }
    const bytes = offset === 0 && beginsWithMark(chunk) ? chunk.subarray(3) : chunk
    try {
      yield { bytes, text: decoder.decode(bytes, { stream: true }) }
    } catch (error) {
      if (error instanceof Broken || !(error instanceof TypeError)) throw error
      const at = firstWrong(bytes)
      throw new Broken(
        fileFault("other-encoding", {
          offset: offset + (chunk.length - bytes.length) + at,
          line: line + count(bytes.subarray(0, at)),
          found: japaneseEncoding(bytes) ?? "",
        }),
      )
    }
    offset += chunk.length
    line += count(bytes)
    before = bytes
  }
  try {
    const text = decoder.decode()
    if (text !== "") yield { bytes: new Uint8Array(0), text }
  } catch {
    throw new Broken(fileFault("other-encoding", { offset, line, found: japaneseEncoding(before) ?? "" }))
  }
}

const beginsWithMark = ([a, b, c]: Uint8Array): boolean => a === 0xef && b === 0xbb && c === 0xbf

/** UTF-16 or UTF-32, by its mark, or by the zeros between the first letters of whatever is read here. */
function wideEncoding([a, b, c, d]: Uint8Array): string | null {
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? "UTF-32 LE" : "UTF-16 LE"
  if (a === 0xfe && b === 0xff) return "UTF-16 BE"
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return "UTF-32 BE"
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return "UTF-16 LE"
  if (a === 0 && b !== 0 && c === 0 && d !== 0) return "UTF-16 BE"
  return null
}

/** Shift_JIS or EUC-JP: that which makes Japanese of the bytes; null where neither does. */
function japaneseEncoding(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, 20_000)
  const rated = [
    ["Shift_JIS", "shift_jis"],
    ["EUC-JP", "euc-jp"],
  ].map(([name = "", label = ""]) => {
    const text = new TextDecoder(label).decode(sample)
    const japanese = text.match(/[\u3040-\u30ff\u4e00-\u9fff、。「」]/g)?.length ?? 0
    const wrong = text.match(/\ufffd|[\uff61-\uff9f]/g)?.length ?? 0
    return { name, rate: japanese - 4 * wrong }
  })
  const best = rated.reduce((a, b) => (b.rate > a.rate ? b : a))
  return best.rate > 0 ? best.name : null
}

/** Where the first byte stands that can't be in UTF-8: what decodes up to there does so to the end of a letter. */
function firstWrong(bytes: Uint8Array): number {
  let sound = 0
  let wrong = bytes.length
  while (sound < wrong) {
    const middle = Math.ceil((sound + wrong) / 2)
    if (isSound(bytes.subarray(0, middle))) sound = middle
    else wrong = middle - 1
  }
  return sound
}

function isSound(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

const count = (bytes: Uint8Array): number => {
  let lines = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++
  return lines
}
