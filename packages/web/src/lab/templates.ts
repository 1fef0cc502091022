import type { GameName } from "../shown/types.ts"

/** What a new ruling begins with. */
export const templates: Readonly<Record<GameName, string>> = {
  "duel-masters": `format: 1
id: my-ruling
game: duel-masters
rules: [now]
title:
  en: My ruling
  ja: 自分の裁定
given:
  A:
    hand: [ブレイン・スラッシュ]
    mana: [{ filler: { civilizations: [水, 闇] }, count: 6 }]
    battle: [{ filler: { type: クリーチャー, civilizations: [水, 闇] } }]
play:
  - { by: A, use: ブレイン・スラッシュ }
`,
  magic: `format: 1
id: my-ruling
game: magic
rules: [now]
title:
  en: My ruling
  ja: 自分の裁定
given:
  A:
    hand: [Kolaghan's Command]
    battlefield: [{ card: Swamp, count: 2 }, Mountain]
  B:
    battlefield: [Grizzly Bears]
play:
  - { by: A, cast: Kolaghan's Command }
`,
}
