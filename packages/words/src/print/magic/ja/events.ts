import type { EventPattern } from "@dilemma-table/engine"
import type { MagicEvent } from "@dilemma-table/magic"
import { filterNp } from "../../nouns.ts"
import { act, type Np } from "../../phrase.ts"
import type { EventPrinter, Printing } from "../../printing.ts"
import { counterNames } from "../names.ts"
import { designationName } from "./casting.ts"

function objectOf(p: Printing, { object }: EventPattern, none: string): Np {
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  if (object === undefined) return { ...p.tongue.self(p), text: none }
  return filterNp(p, object, { exactly: 1 }, "all")
}

const playerOf = (p: Printing, { player }: EventPattern): Np => {
  const np = p.tongue.player(p, player ?? "any")
  const { you: _, ...rest } = np
  return player === undefined || player === "any" ? { ...rest, text: "プレイヤー" } : rest
}

/** It happens to an object; a player the pattern names is said before the verb. */
const ofObject =
  (verb: string, rest = "", none = "パーマネント", before: (who: string) => string = () => ""): EventPrinter =>
  (p, pattern) => {
    const who = pattern.player === undefined ? "" : before(playerOf(p, pattern).text)
    return { act: act(verb, `${who}${rest}`, objectOf(p, pattern, none)) }
  }

/** It attacks, perhaps 「騎乗された状態で」. */
const attacking: EventPrinter = (p, pattern) => {
  const { object } = pattern
  const plainly = ofObject("攻撃する", "", "クリーチャー", controlled)
  if (typeof object !== "object" || object.designation !== "saddled") return plainly(p, pattern)
  const { designation: _, ...rest } = object
  const who = JSON.stringify(rest) === '{"is":"this"}' ? ("this" as const) : rest
  return ofObject("攻撃する", "騎乗された状態で", "クリーチャー")(p, { ...pattern, object: who })
}

const ofPlayer =
  (verb: string, none: string): EventPrinter =>
  (p, pattern) => {
    const what = pattern.object === undefined ? none : objectOf(p, pattern, none).text
    return { act: act(verb, `${what}を`, playerOf(p, pattern)), every: true }
  }

const alone =
  (verb: string, rest: string): EventPrinter =>
  (p, pattern) => ({ act: act(verb, rest, playerOf(p, pattern)), every: true })

/** A source deals damage to somebody or something. */
const dealing =
  (rest: string, none: string): EventPrinter =>
  (p, pattern) => {
    const source =
      pattern.source === undefined
        ? { ...p.tongue.self(p), text: none }
        : filterNp(p, pattern.source, { exactly: 1 }, "all")
    const to = [
      ...(pattern.object === undefined ? [] : [objectOf(p, pattern, "").text]),
      ...(pattern.player === undefined ? [] : [playerOf(p, pattern).text]),
    ]
    return {
      act: act("与える", `${to.length === 0 ? "" : `${to.join("か")}に`}${rest}`, source),
      every: true,
      tells: ["source"],
    }
  }

const targeted: EventPrinter = (p, pattern) => {
  const of = pattern.source === undefined ? "呪文や能力" : filterNp(p, pattern.source, { exactly: 1 }, "all").text
  const who = pattern.player === undefined ? "" : because(playerOf(p, pattern).text)
  return {
    act: act("なる", `${who}${of}の対象に`, objectOf(p, pattern, "パーマネント")),
    every: true,
    tells: ["source"],
  }
}

const targetedPlayer: EventPrinter = (p, pattern) => {
  const { zone, controller, ...rest } = pattern.source ?? { zone: "stack" }
  const of =
    pattern.source === undefined || (zone === "stack" && Object.keys(rest).length === 0)
      ? `${controller === undefined ? "" : `${p.tongue.player(p, controller).text}がコントロールする`}呪文や能力`
      : filterNp(p, pattern.source, { exactly: 1 }, "all").text
  return { act: act("なる", `${of}の対象に`, playerOf(p, pattern)), every: true, tells: ["source"] }
}

const moment =
  (what: string): EventPrinter =>
  (p, { player }) => {
    if (player === undefined || player === "any") return { at: `各プレイヤーの${what}に`, next: `次の${what}に` }
    const whose = p.tongue.player(p, player).text
    return { at: `${whose}の${what}に`, next: `次の${whose}の${what}に` }
  }

const every =
  (printer: EventPrinter): EventPrinter =>
  (p, pattern) => ({ ...(printer(p, pattern) as { act: ReturnType<typeof act> }), every: true })

const controlled = (who: string): string => `${who}のコントロール下で`
const because = (who: string): string => `${who}によって`

const blocking: EventPrinter = (p, pattern) => ({
  act: act(
    "ブロックする",
    `${pattern.source === undefined ? "クリーチャー" : filterNp(p, pattern.source, { exactly: 1 }, "all").text}を`,
    objectOf(p, pattern, "クリーチャー"),
  ),
  every: true,
  tells: ["source"],
})

const becoming: Readonly<Record<string, readonly [verb: string, rest: string]>> = {
  monarch: ["なる", "統治者に"],
  initiative: ["得る", "イニシアチブを"],
  "city's-blessing": ["得る", "都市の承認を"],
}

export const events: Readonly<Record<MagicEvent, EventPrinter>> = {
  "attacks-alone": ofObject("攻撃する", "単独で", "クリーチャー"),
  "player-attacks": (p, pattern) => ({
    act: act(
      "攻撃する",
      pattern.object === undefined ? "" : `${objectOf(p, pattern, "").text}のうち１体以上で`,
      playerOf(p, pattern),
    ),
    every: true,
  }),
  "is-attacked": ofPlayer("攻撃する", "プレインズウォーカー"),
  "becomes-blocked": ofObject("ブロックされる", "", "クリーチャー"),
  "isnt-blocked": ofObject("攻撃してブロックされない", "", "クリーチャー"),
  "blocks-creature": blocking,
  "combat-ends": moment("戦闘終了時"),
  destroyed: ofObject("破壊される", "", "パーマネント"),
  cycles: ofPlayer("サイクリングする", "カード"),
  exploits: (p, pattern) => ({
    act: act(
      "濫用する",
      `${pattern.source === undefined ? "クリーチャー" : filterNp(p, pattern.source, { exactly: 1 }, "all").text}を`,
      objectOf(p, pattern, "クリーチャー"),
    ),
    tells: ["source"],
  }),
  "last-counter-removed": (p, pattern) => ({
    act: act(
      "取り除かれる",
      `${objectOf(p, pattern, "パーマネント").text}の上から最後の${counterNames[pattern.name ?? ""] ?? pattern.name ?? ""}カウンターが`,
    ),
    tells: ["name"],
  }),
  enters: ofObject("出る", "戦場に", "パーマネント", controlled),
  leaves: ofObject("離れる", "戦場を", "パーマネント", controlled),
  dies: ofObject("死亡する", "", "クリーチャー", controlled),
  "becomes-tapped": ofObject("なる", "タップ状態に", "パーマネント", controlled),
  "becomes-untapped": ofObject("なる", "アンタップ状態に", "パーマネント", controlled),
  casts: ofPlayer("唱える", "呪文"),
  copied: ofPlayer("コピーする", "呪文"),
  activates: ofPlayer("起動する", "能力"),
  "ability-triggers": (p, pattern) => {
    const what = objectOf(p, pattern, "パーマネント")
    const source =
      pattern.source === undefined ? "" : `${filterNp(p, pattern.source, { exactly: 1 }, "all").text}によって`
    return {
      act: act("誘発する", source, { ...what, text: `${what.text}の能力` }),
      every: true,
      tells: ["source", "name"],
    }
  },
  "taps-for-mana": ofPlayer("マナを引き出す目的でタップする", "パーマネント"),
  "plays-land": ofPlayer("プレイする", "土地"),
  attacks: every(attacking),
  blocks: every(ofObject("ブロックする", "", "クリーチャー", controlled)),
  "deals-damage": dealing("ダメージを", "発生源"),
  "deals-combat-damage": dealing("戦闘ダメージを", "クリーチャー"),
  draws: ofPlayer("引く", "カード"),
  discards: ofPlayer("捨てる", "カード"),
  mills: ofPlayer("切削する", "カード"),
  sacrifices: ofPlayer("生け贄に捧げる", "パーマネント"),
  "gains-life": alone("得る", "ライフを"),
  "loses-game": alone("敗北する", ""),
  "loses-life": alone("失う", "ライフを"),
  "becomes-target": targeted,
  "player-becomes-target": targetedPlayer,
  transforms: ofObject("変身する"),
  "phases-out": ofObject("フェイズ・アウトする"),
  "phases-in": ofObject("フェイズ・インする"),
  "turns-up": ofObject("表向きになる"),
  "becomes-day": () => ({ act: act("なる", "昼に"), every: true }),
  "becomes-night": () => ({ act: act("なる", "夜に"), every: true }),
  "day-night-changes": () => ({ act: act("なる", "昼が夜に、または夜が昼に"), every: true }),
  "unlocks-door": (p, pattern) =>
    (pattern.object === "this" ? alone("開放する", "この扉を") : ofPlayer("開放する", "扉"))(p, pattern),
  "fully-unlocks": ofPlayer("完全に開放する", "部屋"),
  "counters-removed": every(ofObject("取り除かれる", "カウンターを", "パーマネント", because)),
  "counters-put": every(ofObject("置かれる", "カウンターを", "パーマネント", because)),
  "chooses-modes": ofPlayer("選ぶ", "モード"),
  "faces-dilemma": alone("直面する", "ジレンマに"),
  upkeep: moment("アップキープの開始時"),
  "draw-step": moment("ドロー・ステップの開始時"),
  "main-phase": moment("メイン・フェイズの開始時"),
  "combat-begins": moment("ターンの戦闘の開始時"),
  "end-step": moment("終了ステップの開始時"),
  "attacks-player": (p, pattern) => ({
    act: act(
      "攻撃する",
      `${pattern.player === undefined ? "プレイヤー" : playerOf(p, pattern).text}を`,
      objectOf(p, pattern, "クリーチャー"),
    ),
    every: true,
  }),
  "becomes-designated": (p, pattern) => ({
    act: act("なる", `${designationName(pattern.name ?? "")}に`, objectOf(p, pattern, "パーマネント")),
    tells: ["name"],
  }),
  "player-becomes": (p, pattern) => ({
    act: act(...(becoming[pattern.name ?? ""] ?? (["なる", `${pattern.name ?? ""}に`] as const)), playerOf(p, pattern)),
    every: true,
    tells: ["name"],
  }),
  exiled: ofObject("追放される", "", "カード", controlled),
  "finishes-resolving": ofObject("置かれる", "解決中に墓地に", "呪文", controlled),
  "put-into-graveyard": ofObject("置かれる", "墓地に", "カード", controlled),
  exerts: every(ofObject("督励される", "", "クリーチャー", controlled)),
  enlists: (p, pattern) => ({
    act: act(
      "徴募する",
      `${pattern.source === undefined ? "クリーチャー" : filterNp(p, pattern.source, { exactly: 1 }, "all").text}を`,
      objectOf(p, pattern, "クリーチャー"),
    ),
    every: true,
    tells: ["source"],
  }),
  "wins-clash": alone("勝つ", "激突に"),
  "wins-flip": alone("勝つ", "コイン投げに"),
  "loses-flip": alone("負ける", "コイン投げに"),
  "rolls-die": alone("振る", "サイコロを"),
  votes: (p, pattern) => ({
    act: act("投票する", pattern.name === undefined ? "" : `${pattern.name}に`, playerOf(p, pattern)),
    every: true,
    tells: ["name"],
  }),
  "gives-gift": alone("行う", "贈呈を"),
  ventures: alone("行う", "ダンジョン探索を"),
  "completes-dungeon": alone("踏破する", "ダンジョンを"),
  "enters-room": (p, pattern) => ({
    act: act("動く", `部屋${pattern.name ?? ""}に`, { ...p.tongue.self(p), text: "あなたの探索マーカー" }),
    tells: ["name"],
  }),
  "ring-tempts": (p, pattern) => ({
    act: act("誘惑する", `${playerOf(p, pattern).text}を`, { text: "指輪", many: false } as Np),
    every: true,
  }),
  "gets-counters": (p, pattern) => ({
    act: act("得る", `${counterNames[pattern.name ?? ""] ?? pattern.name ?? ""}カウンターを`, playerOf(p, pattern)),
    every: true,
    tells: ["name"],
  }),
}
