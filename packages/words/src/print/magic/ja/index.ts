import { keywordTerms, zoneTerms } from "../../../glossary/magic.ts"
import { noun } from "../../japanese/phrases.ts"
import type { Manner, Words } from "../../printing.ts"
import { abilityWordNames } from "../ability-words.ts"
import { landing } from "../names.ts"
import { events } from "./events.ts"
import { conditions, filters, values } from "./filters.ts"
import { card, nounIn, typeNoun, wide } from "./nouns.ts"
import { ownCondition } from "./own-conditions.ts"
import { costs, keywords, pair, statics } from "./statics.ts"
import { verbs } from "./verbs.ts"

const things: Readonly<Record<string, ReturnType<typeof noun>>> = {
  stack: noun("呪文", "つ"),
  battlefield: noun("パーマネント", "つ"),
}

const manner: Manner = {
  bullet: "・",
  pricedModes: {
    one: { header: `${keywordTerms.tiered.ja}：以下から追加コスト１つを選ぶ`, bullet: "・" },
    several: { header: `${keywordTerms.spree.ja}：以下から１つ以上の追加コストを選ぶ`, bullet: "+ " },
  },
  headingEnd: "",
  playZone: "battlefield",
  deck: "library",
  durations: {
    "this-turn": { before: "ターン終了時まで、", behind: "" },
    "until-your-next-turn": { before: "あなたの次のターンまで、", behind: "" },
    "through-your-next-turn": { before: "あなたの次のターンの終了時まで、", behind: "" },
    "this-attack": { before: "戦闘終了時まで、", behind: "" },
    "until-your-next-end-step": { before: "あなたの次の終了ステップまで、", behind: "" },
    "while-you-control": { before: "あなたが{self}をコントロールし続けているかぎり、", behind: "" },
    "through-opponents-next-turn": { before: "対戦相手の次のターンの終了時まで、", behind: "" },
    "while-source": { before: "{self}が戦場に残り続けているかぎり、", behind: "" },
    game: { before: "ゲームの残りの間、", behind: "" },
  },
  players: {
    you: "あなた",
    opponent: "対戦相手",
    any: "各プレイヤー",
    active: "アクティブ・プレイヤー",
    opponentOne: "対戦相手",
    opponents: "対戦相手",
    chooser: "対戦相手",
  },
  thing: (zone) => (zone === null ? noun("パーマネント", "つ") : (things[zone] ?? card)),
  nounIn,
  self: (types) => {
    if (types.some((type) => type === "instant" || type === "sorcery")) return noun("呪文", "つ")
    const kind = ["creature", "planeswalker", "battle", "land", "artifact", "enchantment"].find((type) =>
      types.includes(type),
    )
    return kind === undefined ? noun("パーマネント", "つ") : typeNoun(kind)
  },
  combined: null,
  bearer: (subtypes, what) => {
    const equipped = subtypes.includes("Equipment")
    const its = equipped ? typeNoun("creature") : (what ?? noun("パーマネント", "つ"))
    const adjective = equipped ? "装備している" : "エンチャントされている"
    return { text: `${adjective}${its.one}`, noun: its, adjective }
  },
  number: wide,
  count: wide,
  whose: (player, how, own) => {
    const words = {
      controller: "コントロールしている",
      "not-controller": "コントロールしていない",
      owner: "オーナーである",
      "not-owner": "オーナーでない",
    }
    return `${own ? "自分" : player.text}が${words[how]}`
  },
  have: "コントロールしている",
  oneOf: false,
  keywordsOnOneLine: true,
  keywordJoint: "、",
  modeHead: (weight, costs) => {
    const head = `${weight === undefined ? "" : "{P}".repeat(weight)}${costs.join("、")}`
    return head === "" ? "" : `${head} — `
  },
  non: "",
  countBeforeParticle: true,
  own: "自分がコントロールしている",
  owner: "オーナー",
  inZone: "にある",
  topOf: (deck, count, one) => (one ? `${deck}の一番上のカード` : `${deck}の上からカード${count}`),
  chooseModes: ({ chooser, before, count, verb, random }) =>
    `${chooser}以下${before === "" ? "" : `の${before.replace(/の$/, "")}`}から${random ? "無作為に" : ""}${count}を${verb}`,
  abilityWords: abilityWordNames,
  mayRepeat: "同じモードを２回以上選んでもよい",
  times: { once: "とき", every: "たび" },
  would: "なら",
  instead: "代わりに",
  while: "かぎり",
  ifDone: "そうしたなら、",
  ifNotDone: "そうしないなら、",
  gains: ["持つ", "得る"],
  silentZone: "stack",
  cause: "その呪文や能力",
  bearerWord: "bearer",
  landing,
  ownCondition,
  upTo: (count) => `最大${count}`,
  oneOrBoth: "１つまたは両方",
  pair,
}

export const magicJa: Words = {
  verbs,
  filters,
  conditions,
  values,
  statics,
  costs,
  keywords,
  events,
  numbers: {
    power: "パワー",
    toughness: "タフネス",
    manaValue: "マナ総量",
    manaSpent: "支払われたマナの点数",
    modesChosen: "選ばれたモードの数",
  },
  zones: {
    library: { name: zoneTerms.library.ja },
    hand: { name: zoneTerms.hand.ja },
    battlefield: { name: zoneTerms.battlefield.ja, shared: true },
    graveyard: { name: zoneTerms.graveyard.ja },
    exile: { name: zoneTerms.exile.ja, shared: true },
    stack: { name: zoneTerms.stack.ja, shared: true },
    command: { name: zoneTerms.command.ja, shared: true },
    outside: { name: "ゲームの外部", shared: true },
    "phased-out": { name: "フェイズ・アウト状態", shared: true, adjective: "フェイズ・アウト状態の" },
  },
  manner,
}
