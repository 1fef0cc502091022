import type { Word } from "@dilemma-table/engine"
import type { PlainKeyword } from "../lexicon.ts"

/** What the keywords mean that are said alone, in a few words. */
export const meaning: Readonly<Record<PlainKeyword, Word["doc"] & object>> = {
  blocker: { en: "Blocker: may be tapped to become the attack's target", ja: "ブロッカー" },
  guardman: { en: "Guardman: may be tapped to be attacked instead of another creature", ja: "ガードマン" },
  slayer: { en: "Slayer: what it battles is destroyed", ja: "スレイヤー" },
  "speed-attacker": { en: "Speed Attacker: no summoning sickness", ja: "スピードアタッカー" },
  "mach-fighter": { en: "Mach Fighter: may attack creatures, untapped ones too, as it comes", ja: "マッハファイター" },
  "s-trigger": { en: "S-Trigger: used free as it comes from the shields to the hand", ja: "S・トリガー" },
  "s-trigger-x": {
    en: "S-Trigger X: generated free as it comes from the shields to the hand, and crossed",
    ja: "S・トリガーX",
  },
  "sabaki-z": {
    en: "Sabaki Z: used free by discarding an Emblem of Judgment that came from the shields to the hand",
    ja: "サバキZ",
  },
  "just-diver": {
    en: "Just Diver: until your next turn the opponent can neither choose nor attack it",
    ja: "ジャストダイバー",
  },
  "g-strike": {
    en: "G-Strike: shown as it comes from the shields, keeps a creature from attacking",
    ja: "G・ストライク",
  },
  "w-breaker": { en: "W Breaker: breaks two shields", ja: "W・ブレイカー" },
  "t-breaker": { en: "T Breaker: breaks three shields", ja: "T・ブレイカー" },
  "q-breaker": { en: "Q Breaker: breaks four shields", ja: "Q・ブレイカー" },
  "world-breaker": { en: "World Breaker: breaks all shields", ja: "ワールド・ブレイカー" },
  "powered-breaker": {
    en: "Powered Breaker: breaks a shield, and one more for each 6000 of its power",
    ja: "パワード・ブレイカー",
  },
  escape: { en: "Escape: a shield to the hand instead of being destroyed", ja: "エスケープ" },
  "ex-life": {
    en: "EX Life: as it is put out, the top card of the deck becomes its shield, which goes instead of it",
    ja: "EXライフ",
  },
  "s-max-evolution": {
    en: "S-MAX Evolution: needs no base, only one stays; it or another copy from the hand goes instead of losing the game",
    ja: "S-MAX進化",
  },
  kizuna: { en: "Kizuna: as it enters, uses a KZ ability", ja: "キズナ" },
  shinkarize: { en: "Shinkarize: evolution creatures may be put on it", ja: "シンカライズ" },
  charger: { en: "Charger: goes to the mana zone after being cast", ja: "チャージャー" },
  "last-burst": {
    en: "Last Burst: as it is destroyed, its card's spell side may be cast free",
    ja: "ラスト・バースト",
  },
  "orega-aura": { en: "Orega Aura: attached to a GR creature", ja: "オレガ・オーラ" },
  "samurai-generate": {
    en: "Samurai Generate: as it enters, a cross gear may be generated free from the hand",
    ja: "侍流ジェネレート",
  },
  chain: {
    en: "Chain: as it enters, the top card of the deck is revealed; a creature that costs less may be put out",
    ja: "連鎖",
  },
  "lost-prism": {
    en: "Lost Prism: as it enters, the top card of the deck may be revealed; a multicolored one goes to the hand",
    ja: "ロスト・プリズム",
  },
  "shield-saver": {
    en: "Shield Saver: may be destroyed instead of one of your shields being broken",
    ja: "シールド・セイバー",
  },
  cyclone: {
    en: "Cyclone: returns to the hand after being cast if the last card used before it this turn was summoned",
    ja: "サイクロン",
  },
  "evo-charger": {
    en: "Evo Charger: goes to the mana zone after being cast; a creature of it may be put beneath an evolution creature",
    ja: "EVOチャージャー",
  },
  dynamo: {
    en: "Dynamo: instead of attacking, or as another Dynamo of yours battles, it may be tapped to give that one its power and abilities this turn",
    ja: "ダイナモ",
  },
  "rapids-chain": {
    en: "Rapids Chain: as it enters, two cards of the deck are looked at; creatures that cost less may be put out",
    ja: "激流連鎖",
  },
  "knight-generate": {
    en: "Knight Generate: as it enters, a spell with Knight Magic may be cast free from the hand",
    ja: "ナイト流ジェネレート",
  },
}
