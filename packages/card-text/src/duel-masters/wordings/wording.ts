/**
 * How older cards say what today's cards say in other words. Each is applied to the text without reminders, in this order. The
 * documentation lists them; none changes a word that has a meaning.
 */
export interface Wording {
  readonly from: RegExp
  readonly to: string | ((match: RegExpExecArray) => string)
  readonly en: string
  readonly ja: string
}

/** A wording and what it is read as. */
export const say = (from: RegExp, to: Wording["to"], en: string, ja: string): Wording => ({ from, to, en, ja })

/** Zones whose cards are spoken of one by one. */
export const zones = "手札|マナゾーン|墓地|シールドゾーン|超次元ゾーン"
