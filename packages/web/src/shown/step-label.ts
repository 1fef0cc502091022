import type { Lang } from "@dilemma-table/words"

type Both = { readonly en: string; readonly ja: string }

/** The steps of a turn, as short as a step bar needs them. */
const labels: Readonly<Record<string, Readonly<Record<string, Both>>>> = {
  magic: {
    untap: { en: "Untap", ja: "アンタップ" },
    upkeep: { en: "Upkeep", ja: "アップキープ" },
    draw: { en: "Draw", ja: "ドロー" },
    "precombat-main": { en: "Main", ja: "メイン" },
    "beginning-of-combat": { en: "Combat", ja: "戦闘開始" },
    "declare-attackers": { en: "Attackers", ja: "攻撃" },
    "declare-blockers": { en: "Blockers", ja: "ブロック" },
    "combat-damage": { en: "Damage", ja: "ダメージ" },
    "end-of-combat": { en: "Combat ends", ja: "戦闘終了" },
    "postcombat-main": { en: "Main 2", ja: "メイン2" },
    end: { en: "End", ja: "終了" },
    cleanup: { en: "Cleanup", ja: "クリンナップ" },
  },
  "duel-masters": {
    start: { en: "Start", ja: "開始" },
    draw: { en: "Draw", ja: "ドロー" },
    charge: { en: "Charge", ja: "マナチャージ" },
    main: { en: "Main", ja: "メイン" },
    attack: { en: "Attack", ja: "攻撃" },
    end: { en: "End", ja: "終了" },
  },
}

export const stepLabel = (lang: Lang, game: string, step: string): string => labels[game]?.[step]?.[lang] ?? step
