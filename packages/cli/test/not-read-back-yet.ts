/** Cards of the library whose Japanese print isn't yet read back as the same card. */
export const notReadBackYet: ReadonlySet<string> = new Set([
  "新世界王の創造",
  "新世界王の破壊",
  "龍覇 ザ＝デッドマン",
  "戦闘の天才 ムロク",
  "夢の変形 デュエランド",
  "あたりポンの助",
  "スターマンの天海珠",
  "シラハの絆",
  "深淵の螺穿 ラゼル＝ズバイラル",
  "龍聖大河・L・デストラーデ",
  "ジャック・豆ルソン",
  "夢幻の無",
])
