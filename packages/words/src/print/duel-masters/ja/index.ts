import { noun } from "../../japanese/phrases.ts"
import type { Manner, Words } from "../../printing.ts"
import { landing } from "../names.ts"
import { events } from "./events.ts"
import { conditions, filters, values } from "./filters.ts"
import { card, typeNoun } from "./nouns.ts"
import { abilitiesInOne, ownWay } from "./own-abilities.ts"
import { chosenTogether, eachOther, inOne, ownCondition, pair } from "./own-ways.ts"
import { costs, keywords, statics } from "./statics.ts"
import { verbs } from "./verbs.ts"

/** 「このカードを自分の手札から捨ててもよい」: そこから働くことは言うまでもない。 */
const discardsItself = (effect: unknown): boolean =>
  (effect as { may?: { discard?: unknown } } | undefined)?.may?.discard === "this"

const manner: Manner = {
  bullet: "▶",
  headingEnd: "",
  playZone: "battle",
  deck: "deck",
  durations: {
    "this-turn": { before: "このターン、", behind: "" },
    "until-your-next-turn": { before: "次の自分のターンのはじめまで、", behind: "" },
    "through-your-next-turn": { before: "次の自分のターンの終わりまで、", behind: "" },
    "this-attack": { before: "この攻撃の終わりまで、", behind: "" },
    "until-your-next-end-step": { before: "次の自分のターンの終わりまで、", behind: "" },
    "while-you-control": { before: "{self}がバトルゾーンにある間、", behind: "" },
    "through-opponents-next-turn": { before: "次の相手のターンの終わりまで、", behind: "" },
    "while-source": { before: "{self}がバトルゾーンにある間、", behind: "" },
    // What isn't said to end lasts to the game's end (608.2a).
    game: { before: "", behind: "" },
  },
  players: {
    you: "自分",
    opponent: "相手",
    any: "各プレイヤー",
    active: "ターンを進めているプレイヤー",
    opponentOne: "相手",
    opponents: "相手",
    chooser: "相手",
  },
  inOne,
  called: chosenTogether,
  eventWay: ({ on, object }) => (on === "enters" && object !== "this" ? "その出た" : undefined),
  abilitiesInOne,
  ownCondition,
  ownWay,
  toldByNoun: ["shields", "hand"],
  inOrder: true,
  ownersKeep: true,
  conditionsAre: "なら",
  inlineChoice: true,
  tiedByName: true,
  subjectOnce: true,
  everyone: "各プレイヤー",
  pair,
  eachOther,
  tapped: ["タップしている", "アンタップしている"],
  thing: (zone) => (zone === "shields" ? noun("シールド", "つ") : zone === "hand" ? noun("手札", "枚") : card),
  nounIn: (its) => its,
  self: (types) => (types[0] === undefined ? card : typeNoun(types[0])),
  bearer: (types) => {
    if (types.includes("castle"))
      return {
        text: "この城を付けて要塞化したシールド",
        noun: noun("シールド", "つ"),
        adjective: "この城を付けて要塞化した",
      }
    const adjective = `これを${types.includes("weapon") ? "装備した" : types.includes("aura") ? "付けた" : "クロスした"}`
    return { text: `${adjective}クリーチャー`, noun: noun("クリーチャー", "体"), adjective }
  },
  combined: (names, { one }) =>
    `自分の手札またはマナゾーンにキング・セル${names.map((name) => `《${name}》`).join("、")}が揃っていれば、この${one}を使ってもよい。`,
  number: String,
  times: { once: "時", every: "時" },
  would: "時",
  instead: "かわりに",
  while: "間",
  ifDone: "そうしたら、",
  ifNotDone: "そうしなかったら、",
  gains: null,
  silentZone: null,
  cause: "その発生源",
  homeOf: (p, { when, do: effect, static: does, replace: instead }) =>
    (instead as { on?: unknown } | undefined)?.on === "after-cast"
      ? "anywhere"
      : p.self.one === "城"
        ? "shields"
        : (when as { on?: unknown } | undefined)?.on === "beneath-to-graveyard"
          ? "graveyard"
          : discardsItself(effect) || (does as { cantUse?: { is?: unknown } } | undefined)?.cantUse?.is === "this"
            ? "hand"
            : null,
  bearerWord: "bearing",
  landing,
  upTo: (count) => `${count}まで`,
  oneOrBoth: "1つまたは両方",
  count: String,
  whose: (player, how) => (how.startsWith("not-") ? `${player.text}のものではない` : `${player.text}の`),
  have: "",
  non: "",
  oneOf: false,
  keywordsOnOneLine: false,
  keywordJoint: "",
  modeHead: (weight, costs) =>
    `${weight === undefined ? "" : `(${weight})`}${costs.length === 0 ? "" : `${costs.join("、")}：`}`,
  countBeforeParticle: false,
  own: "自身の",
  owner: "持ち主",
  inZone: "の",
  topOf: (deck, count, one) => (one ? `${deck}の上から1枚目` : `${deck}の上から${count}`),
  chooseModes: ({ chooser, before, count, verb, repeat, random, one, each }) => {
    const how = random ? "無作為に" : ""
    if (each !== undefined && repeat) return `${chooser}${each}次の${before}うちいずれか1つを${how}${verb}`
    if (one) return `${chooser}次の${before}うちいずれか1つを${how}${verb}`
    return `${chooser}次の${before}中から${how}${repeat ? count.replace(/つ/g, "回").replace("同じ数", "同じ回数") : count}${verb}`
  },
  mayRepeat: "(同じものを選んでもよい)",
}

export const duelMastersJa: Words = {
  verbs,
  filters,
  conditions,
  values,
  statics,
  costs,
  keywords,
  events,
  numbers: { cost: "コスト", power: "パワー", mana: "マナの数字", civilizations: "文明の数" },
  zones: {
    deck: { name: "山札" },
    hand: { name: "手札" },
    battle: { name: "バトルゾーン", shared: true },
    graveyard: { name: "墓地" },
    mana: { name: "マナゾーン" },
    shields: { name: "シールドゾーン" },
    hyperspatial: { name: "超次元ゾーン" },
    gr: { name: "超GRゾーン" },
    abyss: { name: "深淵ゾーン" },
  },
  manner,
}
