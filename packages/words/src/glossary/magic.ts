import { type CardType, type FirstKeyword, moreKeywords, type Supertype } from "@dilemma-table/magic"
import { keywordRules } from "./keyword-rules.ts"
import type { Term, TermSource } from "./terms.ts"

/*
 * The official Japanese terms of Magic. The printer takes what it prints from here, so a term stands in one place only.
 */

/** Where the Japanese terms were read. */
export const magicSources = {
  rules: {
    en: "Comprehensive Rules, Japanese translation 20250919.1",
    ja: "マジック総合ルール(和訳 20250919.1 版)",
    url: "https://mjmjp.info/data/diff_jp_EOE0_SPM1.html",
  },
  viewer: {
    en: "Comprehensive Rules, Japanese translation 20231117.0, as the viewer of Whisper shows them",
    ja: "総合ルールビューア(MJMJ訳 20231117.0 版)",
    url: "http://whisper.wisdom-guild.net/cr/r/304",
  },
  cards: {
    en: "the cards’ official Japanese texts, as Forge collects them (cardnames-ja-JP.txt)",
    ja: "カードの公式日本語テキスト(Forgeの cardnames-ja-JP.txt)",
    url: "https://github.com/Card-Forge/forge",
  },
  tiered: {
    en: "Final Fantasy: the set's mechanics in Japanese",
    ja: "『FINAL FANTASY』のメカニズム",
    url: "https://mtga.untapped.gg/ja/limited/final-fantasy/set-guide",
  },
  seasons: {
    en: "MTG Wiki, 《巣ごもりの季節/Season of the Burrow》",
    ja: "MTG Wiki《巣ごもりの季節/Season of the Burrow》",
    url: "http://mobile.mtgwiki.com/index.php?title=巣ごもりの季節/Season_of_the_Burrow",
  },
  dilemma: {
    en: "MTG Wiki, “ジレンマに直面する”",
    ja: "MTG Wiki「ジレンマに直面する」",
    url: "https://mtgwiki.com/index.php?title=ジレンマに直面する&oldid=434095",
  },
} as const satisfies Readonly<Record<string, TermSource>>

export type MagicTerm = Term<keyof typeof magicSources>

const term = (en: string, ja: string, rule: string, source: MagicTerm["source"] = "rules"): MagicTerm => ({
  en,
  ja,
  rule,
  source,
})

export const typeTerms: Readonly<Record<CardType, MagicTerm>> = {
  artifact: term("artifact", "アーティファクト", "301"),
  battle: term("battle", "バトル", "310"),
  creature: term("creature", "クリーチャー", "302"),
  enchantment: term("enchantment", "エンチャント", "303"),
  instant: term("instant", "インスタント", "304", "viewer"),
  kindred: term("kindred", "同族", "308"),
  land: term("land", "土地", "305"),
  planeswalker: term("planeswalker", "プレインズウォーカー", "306"),
  sorcery: term("sorcery", "ソーサリー", "307"),
}

export const supertypeTerms: Readonly<Record<Supertype, MagicTerm>> = {
  basic: term("basic", "基本", "205.4a"),
  legendary: term("legendary", "伝説の", "205.4d"),
  snow: term("snow", "氷雪", "205.4g"),
  world: term("world", "ワールド・", "205.4f"),
}

export const zoneTerms = {
  library: term("library", "ライブラリー", "401"),
  hand: term("hand", "手札", "402", "viewer"),
  battlefield: term("battlefield", "戦場", "403"),
  graveyard: term("graveyard", "墓地", "404", "viewer"),
  exile: term("exile", "追放領域", "406"),
  stack: term("stack", "スタック", "405", "viewer"),
  command: term("command zone", "統率領域", "408"),
} as const

/** Keyword abilities that are said alone (702). */
export const plainKeywordTerms: Readonly<Record<FirstKeyword, MagicTerm>> = {
  cascade: term("cascade", "続唱", "702.85", "cards"),
  convoke: term("convoke", "召集", "702.51", "cards"),
  exalted: term("exalted", "賛美", "702.83", "cards"),
  fear: term("fear", "畏怖", "702.36"),
  flanking: term("flanking", "側面攻撃", "702.25"),
  horsemanship: term("horsemanship", "馬術", "702.31"),
  infect: term("infect", "感染", "702.90", "cards"),
  intimidate: term("intimidate", "威嚇", "702.13", "cards"),
  persist: term("persist", "頑強", "702.79", "cards"),
  prowess: term("prowess", "果敢", "702.108", "cards"),
  shadow: term("shadow", "シャドー", "702.28"),
  skulk: term("skulk", "潜伏", "702.118"),
  undying: term("undying", "不死", "702.93"),
  wither: term("wither", "萎縮", "702.80", "cards"),
  deathtouch: term("deathtouch", "接死", "702.2", "cards"),
  defender: term("defender", "防衛", "702.3", "cards"),
  delve: term("delve", "探査", "702.66", "cards"),
  "double-strike": term("double strike", "二段攻撃", "702.4", "cards"),
  "first-strike": term("first strike", "先制攻撃", "702.7", "cards"),
  flash: term("flash", "瞬速", "702.8", "cards"),
  flying: term("flying", "飛行", "702.9", "cards"),
  haste: term("haste", "速攻", "702.10", "cards"),
  hexproof: term("hexproof", "呪禁", "702.11", "cards"),
  indestructible: term("indestructible", "破壊不能", "702.12", "cards"),
  "jump-start": term("jump-start", "再活", "702.133"),
  lifelink: term("lifelink", "絆魂", "702.15", "cards"),
  menace: term("menace", "威迫", "702.111", "cards"),
  reach: term("reach", "到達", "702.17", "cards"),
  shroud: term("shroud", "被覆", "702.18", "cards"),
  trample: term("trample", "トランプル", "702.19", "cards"),
  vigilance: term("vigilance", "警戒", "702.20", "cards"),
}

/** Keyword abilities that are said with a cost, a number or what they are about (702). */
export const keywordTerms = {
  enchant: term("enchant", "エンチャント", "702.5", "cards"),
  equip: term("equip", "装備", "702.6", "cards"),
  ward: term("ward", "護法", "702.21", "cards"),
  protection: term("protection", "プロテクション", "702.16", "cards"),
  hexproofFrom: term("hexproof from", "呪禁", "702.11"),
  kicker: term("kicker", "キッカー", "702.33", "cards"),
  multikicker: term("multikicker", "多重キッカー", "702.33", "cards"),
  entwine: term("entwine", "双呪", "702.42"),
  escalate: term("escalate", "増呪", "702.120"),
  buyback: term("buyback", "バイバック", "702.27"),
  splice: term("splice", "連繋", "702.47", "cards"),
  flashback: term("flashback", "フラッシュバック", "702.34", "cards"),
  landwalk: term("landwalk", "土地渡り", "702.14"),
  cleave: term("cleave", "切除", "702.148"),
  morph: term("morph", "変異", "702.37", "cards"),
  megamorph: term("megamorph", "大変異", "702.37", "cards"),
  disguise: term("disguise", "変装", "702.168"),
  bushido: term("bushido", "武士道", "702.45"),
  toxic: term("toxic", "毒性", "702.164"),
  spree: term("spree", "放題", "702.172", "cards"),
  tiered: term("tiered", "段階", "702.183", "tiered"),
} as const

/** Keywords whose names stand with their words, in the rulebook's own list. */
const moreKeywordTerms = Object.values(moreKeywords).map(({ en, ja }) =>
  term(en, ja, keywordRules[en.toLowerCase()] ?? "702.1"),
)

/** Keyword actions (701), by the verb of the card language. */
export const actionTerms = {
  attach: term("attach", "つける", "701.3", "cards"),
  cast: term("cast", "唱える", "701.5", "cards"),
  counter: term("counter", "打ち消す", "701.6", "cards"),
  create: term("create", "生成する", "701.7", "cards"),
  destroy: term("destroy", "破壊する", "701.8", "cards"),
  discard: term("discard", "捨てる", "701.9", "cards"),
  exile: term("exile", "追放する", "701.13", "cards"),
  fight: term("fight", "格闘を行う", "701.14", "cards"),
  mill: term("mill", "切削する", "701.17", "cards"),
  play: term("play", "プレイする", "701.18", "cards"),
  regenerate: term("regenerate", "再生する", "701.19", "cards"),
  reveal: term("reveal", "公開する", "701.20", "cards"),
  sacrifice: term("sacrifice", "生け贄に捧げる", "701.21", "cards"),
  scry: term("scry", "占術", "701.22", "cards"),
  search: term("search", "探す", "701.23", "cards"),
  shuffleLibrary: term("shuffle", "切り直す", "701.24", "cards"),
  surveil: term("surveil", "諜報", "701.25", "cards"),
  tap: term("tap", "タップする", "701.26", "cards"),
  transform: term("transform", "変身させる", "701.27", "cards"),
  untap: term("untap", "アンタップする", "701.26", "cards"),
} as const

/** Of the rules' own terms those that are said about choosing, casting, double-faced cards, and a turn. */
const ruleTerms: readonly MagicTerm[] = [
  term("mode", "モード", "700.2", "seasons"),
  term("modal", "モードを持つ", "700.2"),
  term("face a dilemma", "ジレンマに直面する", "700.17", "dilemma"),
  term("pawprint symbol", "獣痕シンボル", "107.18", "seasons"),
  term("object", "オブジェクト", "109"),
  term("permanent", "パーマネント", "110", "cards"),
  term("token", "トークン", "111", "cards"),
  term("spell", "呪文", "112", "cards"),
  term("ability", "能力", "113", "cards"),
  term("target", "対象", "115", "cards"),
  term("special action", "特別な処理", "116"),
  term("priority", "優先権", "117", "viewer"),
  term("cost", "コスト", "118", "cards"),
  term("additional cost", "追加コスト", "118.8", "cards"),
  term("alternative cost", "代替コスト", "118.9"),
  term("counter", "カウンター", "122", "cards"),
  term("mana cost", "マナ・コスト", "202", "cards"),
  term("mana value", "マナ総量", "202.3", "cards"),
  term("casting a spell", "呪文を唱えること", "601", "viewer"),
  term("total cost", "総コスト", "601.2f"),
  term("activated ability", "起動型能力", "602", "cards"),
  term("triggered ability", "誘発型能力", "603", "cards"),
  term("delayed triggered ability", "遅延誘発型能力", "603.7"),
  term("reflexive triggered ability", "再帰誘発型能力", "603.12"),
  term("static ability", "常在型能力", "604"),
  term("mana ability", "マナ能力", "605", "cards"),
  term("loyalty ability", "忠誠度能力", "606"),
  term("resolving", "解決", "608", "viewer"),
  term("continuous effect", "継続的効果", "611"),
  term("replacement effect", "置換効果", "614"),
  term("prevention effect", "軽減効果", "615"),
  term("state-based action", "状況起因処理", "704"),
  term("copy", "コピー", "707", "cards"),
  term("face-down", "裏向き", "708", "cards"),
  term("split card", "分割カード", "709"),
  term("double-faced card", "両面カード", "712"),
  term("modal double-faced card", "モードを持つ両面カード", "712.3"),
  term("meld card", "合体カード", "712.4"),
  term("front face", "第1面", "712.8a"),
  term("back face", "第2面", "712.8a"),
  term("adventurer card", "出来事カード", "715"),
  term("commander", "統率者", "903", "cards"),
  term("untap step", "アンタップ・ステップ", "502", "cards"),
  term("upkeep step", "アップキープ・ステップ", "503"),
  term("draw step", "ドロー・ステップ", "504", "cards"),
  term("main phase", "メイン・フェイズ", "505", "cards"),
  term("combat phase", "戦闘フェイズ", "506", "cards"),
  term("declare attackers step", "攻撃クリーチャー指定ステップ", "508"),
  term("declare blockers step", "ブロック・クリーチャー指定ステップ", "509"),
  term("combat damage step", "戦闘ダメージ・ステップ", "510"),
  term("end step", "終了ステップ", "513", "cards"),
  term("cleanup step", "クリンナップ・ステップ", "514", "cards"),
]

export interface GlossarySection {
  readonly title: { readonly en: string; readonly ja: string }
  readonly terms: readonly MagicTerm[]
}

/** Everything, by subject. */
export const magicGlossary: readonly GlossarySection[] = [
  { title: { en: "Rules", ja: "ルール" }, terms: ruleTerms },
  {
    title: { en: "Card types and supertypes", ja: "カード・タイプと特殊タイプ" },
    terms: [...Object.values(typeTerms), ...Object.values(supertypeTerms)],
  },
  { title: { en: "Zones", ja: "領域" }, terms: Object.values(zoneTerms) },
  {
    title: { en: "Keyword abilities", ja: "キーワード能力" },
    terms: [...Object.values(plainKeywordTerms), ...Object.values(keywordTerms), ...moreKeywordTerms].sort((a, b) =>
      a.en < b.en ? -1 : 1,
    ),
  },
  { title: { en: "Keyword actions", ja: "キーワード処理" }, terms: Object.values(actionTerms) },
]
