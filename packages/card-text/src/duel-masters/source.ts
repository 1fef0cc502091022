/** A Duel Masters card as it is printed, or as a collection of cards gives it. */
export interface DuelMastersSource {
  /** Of a twinpact both names, joined with "／". */
  readonly name: string
  /** One, or the two halves of a twinpact. */
  readonly faces: readonly DuelMastersFaceSource[]
}

export interface DuelMastersFaceSource {
  readonly name: string
  /** "クリーチャー", "進化クリーチャー(墓地進化)", "呪文", "D2フィールド" …; "" where it isn't known. */
  readonly type: string
  /** "光", "水", "闇", "火", "自然"; "無色" or none for a colorless card. */
  readonly civilizations: readonly string[]
  /** "5", "∞"; "" for none. */
  readonly cost: string
  /** "5000", "5000+", "+2000"; "" for none. */
  readonly power: string
  readonly races: readonly string[]
  /** The number in its corner for the mana zone; "" where it isn't given, "-" for none. */
  readonly mana: string
  readonly text: string
}
