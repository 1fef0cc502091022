/**
 * Why a file, or a part of it, couldn't be read.
 *
 * Of the whole file; what stands behind the place isn't read:
 * - `empty`: there is nothing in it.
 * - `other-encoding`: it isn't UTF-8; `found` says what it seems to be.
 * - `compressed`: packed in a way that isn't read here; `found` names it.
 * - `broken-gzip`: what is packed can't be unpacked.
 * - `unknown-format`: none of the formats that are read; `found` is how it begins.
 * - `deck-file`: a list of a deck, not a file of cards.
 * - `truncated`: it ends in the midst of something.
 * - `bad-json`, `bad-xml`: against the grammar of its format at the place.
 * - `too-deep`: brackets within brackets, deeper than any card has them; `found` is how deep is read.
 * - `too-long`: so much without a card in it that it can't be a file of cards; `found` is how many letters are read.
 * - `no-cards`: read to its end, and no card was in it.
 *
 * Of one card or line; reading goes on behind it:
 * - `bad-line`: a line that isn't JSON.
 * - `line-too-long`: `found` is how many letters are read of a line.
 * - `not-a-card`: something else stands where a card should.
 * - `text-too-long`: the text is longer than any card's.
 * - `same-name`: another card of the file has this name and says something else; the first one stays.
 * - `left-out`: no card that is put into a deck: a token, an emblem, an art card; `found` is its layout.
 * - `face-missing`: a card whose other face isn't in the file; `found` names it.
 * - `taken-as-two-halves`: a creature and a spell right behind it, read as the halves of a twinpact.
 */
export const fileFaultCodes = [
  "empty",
  "other-encoding",
  "compressed",
  "broken-gzip",
  "unknown-format",
  "deck-file",
  "truncated",
  "bad-json",
  "bad-xml",
  "too-deep",
  "too-long",
  "no-cards",
  "bad-line",
  "line-too-long",
  "not-a-card",
  "text-too-long",
  "same-name",
  "left-out",
  "face-missing",
  "taken-as-two-halves",
] as const

export type FileFaultCode = (typeof fileFaultCodes)[number]

export interface FileFault {
  readonly code: FileFaultCode
  /** Counted from 1; null where lines say nothing. */
  readonly line: number | null
  /** In bytes of the (unpacked) file, from 0; null where only the line is known. */
  readonly offset: number | null
  /** The card's name; null where it isn't about a card, or where that has none. */
  readonly card: string | null
  /** What stands there, or what the code says; cut where it is long. */
  readonly found: string
}

const shown = 80

/** A fault at a place. */
export const fileFault = (code: FileFaultCode, at: Partial<Omit<FileFault, "code">> = {}): FileFault => ({
  code,
  line: at.line ?? null,
  offset: at.offset ?? null,
  card: at.card === undefined || at.card === null ? null : cut(at.card),
  found: cut(at.found ?? ""),
})

const cut = (text: string): string => (text.length > shown ? `${text.slice(0, shown - 1)}…` : text)

/** Thrown within the readers where a file can't be read on; never leaves them. */
export class Broken {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    this.fault = fault
  }
}
