import type { Filter } from "@dilemma-table/engine"
import { filterNp } from "../../nouns.ts"
import type { TextPrinter } from "../../printing.ts"
import { colorNames } from "../names.ts"

const kinds: Readonly<Record<string, string>> = {
  types: "カード・タイプ",
  colors: "色",
  "basic-land-types": "基本土地タイプ",
  "mana-values": "異なるマナ総量",
}

export const countingValues: Readonly<Record<string, TextPrinter>> = {
  kinds: (p, what: string, whole: { readonly among: Filter }) =>
    `${filterNp(p, whole.among, { none: true }, "all").text}の中の${kinds[what] ?? what}の数`,
  party: () => "あなたのパーティーにいるクリーチャーの数",
  devotion: (_, wanted: readonly string[]) =>
    `${wanted.map((color) => colorNames[color as keyof typeof colorNames].ja).join("と")}へのあなたの信心`,
}
