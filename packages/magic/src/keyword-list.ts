/*
 * Keywords that are said alone, or with costs, a number, mana or a filter (702): how each is written, and its official names.
 */

/**
 * `costs`: a list of costs · `mana`: mana alone · `number`: N · `number-costs`: N, with `for` a list of costs · `filter` · `text` ·
 * `ability`: an ability behind it · `activated`: what an activated ability does, with its `cost`.
 */
export type KeywordShape =
  | "plain"
  | "costs"
  | "mana"
  | "number"
  | "number-costs"
  | "filter"
  | "text"
  | "ability"
  | "activated"

interface Spec {
  readonly shape: KeywordShape
  readonly en: string
  readonly ja: string
}

const spec = <S extends KeywordShape>(shape: S, en: string, ja: string): { shape: S; en: string; ja: string } => ({
  shape,
  en,
  ja,
})

export const moreKeywords = {
  // Other ways of casting (118.9) and what comes with them
  evoke: spec("costs", "evoke", "想起"),
  dash: spec("costs", "dash", "疾駆"),
  blitz: spec("costs", "blitz", "奇襲"),
  overload: spec("costs", "overload", "超過"),
  spectacle: spec("costs", "spectacle", "絢爛"),
  surge: spec("costs", "surge", "怒濤"),
  freerunning: spec("costs", "freerunning", "フリーラン"),
  escape: spec("costs", "escape", "脱出"),
  disturb: spec("costs", "disturb", "降霊"),
  warp: spec("costs", "warp", "ワープ"),
  bestow: spec("costs", "bestow", "授与"),
  awaken: spec("number-costs", "awaken", "覚醒"),
  impending: spec("number-costs", "impending", "兆候"),
  retrace: spec("plain", "retrace", "回顧"),
  emerge: spec("costs", "emerge", "現出"),
  harmonize: spec("costs", "harmonize", "調和"),
  mayhem: spec("costs", "mayhem", "大混乱"),
  prowl: spec("costs", "prowl", "徘徊"),
  sneak: spec("costs", "sneak", "忍び"),
  "web-slinging": spec("costs", "web-slinging", "ウェブスリング"),
  "more-than-meets-the-eye": spec("costs", "more than meets the eye", "見た目以上のもの"),
  "living-metal": spec("plain", "living metal", "金属生命体"),
  daybound: spec("plain", "daybound", "日暮"),
  nightbound: spec("plain", "nightbound", "夜明"),
  fuse: spec("plain", "fuse", "融合"),
  aftermath: spec("plain", "aftermath", "余波"),
  madness: spec("costs", "madness", "マッドネス"),
  miracle: spec("costs", "miracle", "奇跡"),
  // Special actions (116.2)
  foretell: spec("costs", "foretell", "予顕"),
  plot: spec("costs", "plot", "計画"),
  suspend: spec("number-costs", "suspend", "待機"),
  // Additional costs (118.8)
  bargain: spec("plain", "bargain", "協約"),
  casualty: spec("number", "casualty", "犠牲"),
  teamwork: spec("number", "teamwork", "チームワーク"),
  conspire: spec("plain", "conspire", "共謀"),
  replicate: spec("costs", "replicate", "複製"),
  offspring: spec("costs", "offspring", "新生"),
  squad: spec("costs", "squad", "分隊"),
  gift: spec("text", "gift", "贈呈"),
  // What changes or helps to pay a cost
  affinity: spec("filter", "affinity", "親和"),
  undaunted: spec("plain", "undaunted", "不抜"),
  improvise: spec("plain", "improvise", "即席"),
  // When a spell is cast, or as it resolves
  storm: spec("plain", "storm", "ストーム"),
  gravestorm: spec("plain", "gravestorm", "墓地ストーム"),
  demonstrate: spec("plain", "demonstrate", "実演"),
  rebound: spec("plain", "rebound", "反復"),
  cipher: spec("plain", "cipher", "暗号"),
  epic: spec("plain", "epic", "歴伝"),
  "split-second": spec("plain", "split second", "刹那"),
  // Activated abilities
  cycling: spec("costs", "cycling", "サイクリング"),
  ninjutsu: spec("costs", "ninjutsu", "忍術"),
  unearth: spec("costs", "unearth", "蘇生"),
  scavenge: spec("costs", "scavenge", "活用"),
  embalm: spec("costs", "embalm", "不朽"),
  eternalize: spec("costs", "eternalize", "永遠"),
  outlast: spec("costs", "outlast", "長久"),
  transmute: spec("costs", "transmute", "変成"),
  reinforce: spec("number-costs", "reinforce", "補強"),
  fortify: spec("mana", "fortify", "城砦化"),
  reconfigure: spec("mana", "reconfigure", "換装"),
  crew: spec("number", "crew", "搭乗"),
  saddle: spec("number", "saddle", "騎乗"),
  boast: spec("activated", "boast", "誇示"),
  exhaust: spec("activated", "exhaust", "消尽"),
  forecast: spec("activated", "forecast", "予見"),
  encore: spec("costs", "encore", "アンコール"),
  levelUp: spec("costs", "level up", "Lvアップ"),
  station: spec("plain", "station", "配備"),
  transfigure: spec("costs", "transfigure", "変身術"),
  // Combat
  annihilator: spec("number", "annihilator", "滅殺"),
  afflict: spec("number", "afflict", "加害"),
  rampage: spec("number", "rampage", "ランページ"),
  frenzy: spec("number", "frenzy", "狂乱"),
  poisonous: spec("number", "poisonous", "有毒"),
  renown: spec("number", "renown", "高名"),
  "battle-cry": spec("plain", "battle cry", "喊声"),
  mentor: spec("plain", "mentor", "教導"),
  training: spec("plain", "training", "訓練"),
  ingest: spec("plain", "ingest", "摂取"),
  decayed: spec("plain", "decayed", "腐乱"),
  dethrone: spec("plain", "dethrone", "廃位"),
  enlist: spec("plain", "enlist", "徴募"),
  firebending: spec("number", "firebending", "火の技"),
  melee: spec("plain", "melee", "会戦"),
  mobilize: spec("number", "mobilize", "動員"),
  myriad: spec("plain", "myriad", "無尽"),
  provoke: spec("plain", "provoke", "挑発"),
  // Entering, staying and leaving
  "read-ahead": spec("plain", "read ahead", "先読"),
  compleated: spec("plain", "compleated", "完成化"),
  phasing: spec("plain", "phasing", "フェイジング"),
  evolve: spec("plain", "evolve", "進化"),
  exploit: spec("plain", "exploit", "濫用"),
  extort: spec("plain", "extort", "強請"),
  unleash: spec("plain", "unleash", "解鎖"),
  devoid: spec("plain", "devoid", "欠色"),
  "living-weapon": spec("plain", "living weapon", "生体武器"),
  "umbra-armor": spec("plain", "umbra armor", "族霊鎧"),
  bloodthirst: spec("number", "bloodthirst", "狂喜"),
  fabricate: spec("number", "fabricate", "製造"),
  absorb: spec("number", "absorb", "吸収"),
  amplify: spec("number", "amplify", "増幅"),
  ascend: spec("plain", "ascend", "昇殿"),
  backup: spec("number", "backup", "賛助"),
  champion: spec("filter", "champion", "覇権"),
  changeling: spec("plain", "changeling", "多相"),
  devour: spec("number", "devour", "貪食"),
  haunt: spec("plain", "haunt", "憑依"),
  "for-mirrodin": spec("plain", "For Mirrodin!", "ミラディンのために！"),
  graft: spec("number", "graft", "移植"),
  hideaway: spec("number", "hideaway", "秘匿"),
  increment: spec("plain", "increment", "増進"),
  "job-select": spec("plain", "job select", "ジョブ選択"),
  maxSpeed: spec("ability", "max speed", "最高速度"),
  partner: spec("plain", "partner", "共闘"),
  partnerWith: spec("text", "partner with", "共闘"),
  ravenous: spec("plain", "ravenous", "暴食"),
  recover: spec("costs", "recover", "復活"),
  riot: spec("plain", "riot", "暴動"),
  ripple: spec("number", "ripple", "波及"),
  soulbond: spec("plain", "soulbond", "結魂"),
  "start-your-engines": spec("plain", "start your engines!", "エンジン始動！"),
  sunburst: spec("plain", "sunburst", "烈日"),
  tribute: spec("number", "tribute", "貢納"),
  afterlife: spec("number", "afterlife", "死後"),
  modular: spec("number", "modular", "接合"),
  vanishing: spec("number", "vanishing", "消失"),
  fading: spec("number", "fading", "消散"),
  soulshift: spec("number", "soulshift", "転生"),
  dredge: spec("number", "dredge", "発掘"),
  echo: spec("costs", "echo", "エコー"),
  cumulativeUpkeep: spec("costs", "cumulative upkeep", "累加アップキープ"),
} as const satisfies Readonly<Record<string, Spec>>

type Specs = typeof moreKeywords
type Of<S extends KeywordShape> = { [K in keyof Specs]: Specs[K]["shape"] extends S ? K : never }[keyof Specs]

/** Of these said alone. */
export type MorePlain = Of<"plain">
export type CostsKeyword = Of<"costs">
export type ManaKeyword = Of<"mana">
export type NumberKeyword = Of<"number">
export type NumberCostsKeyword = Of<"number-costs">
export type FilterKeyword = Of<"filter">
export type TextKeyword = Of<"text">
export type AbilityKeyword = Of<"ability">
export type ActivatedKeyword = Of<"activated">

const all = Object.keys(moreKeywords) as readonly (keyof Specs)[]
export const morePlainKeywords = all.filter((word): word is MorePlain => moreKeywords[word].shape === "plain")
export const moreHeadedKeywords = all.filter((word) => moreKeywords[word].shape !== "plain")
