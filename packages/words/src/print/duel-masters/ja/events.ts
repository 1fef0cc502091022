import type { DmEventWord } from "@dilemma-table/duel-masters"
import type { EventPattern, Filter } from "@dilemma-table/engine"
import { filterNp } from "../../nouns.ts"
import { act, type Np } from "../../phrase.ts"
import type { EventPrinter, Printing } from "../../printing.ts"

/** What it happens to: 「このクリーチャー」, 「自分のタマシード」, 「カード」. */
function objectOf(p: Printing, { object, player }: EventPattern): Np {
  if (object === "this") return p.tongue.self(p)
  if (object === "attached") return p.tongue.attached(p)
  const filter: Filter = player === undefined || player === "any" ? (object ?? {}) : { controller: player, ...object }
  return filterNp(p, filter, { none: true }, "all")
}

const ofObject =
  (verb: string, rest = "", now = false): EventPrinter =>
  (p, pattern) => ({ act: act(verb, rest, objectOf(p, pattern)), ...(now ? { now: true as const } : {}) })

/** A player does it: 「自分が呪文を唱えた時」. */
const ofPlayer =
  (verb: string, what: string, rest = ""): EventPrinter =>
  (p, { object, player }) => {
    const subject = player === undefined || player === "any" ? null : p.tongue.player(p, player)
    const said =
      object === "this"
        ? p.tongue.self(p).text
        : object === "attached"
          ? p.tongue.attached(p).text
          : object === undefined
            ? what
            : filterNp(p, object, { none: true }, "all").text
    const anyone = object === "this" ? null : { ...p.tongue.player(p, "any"), text: "プレイヤー" }
    return { act: act(verb, `${said}を${rest}`, subject ?? anyone) }
  }

const moment =
  (what: string): EventPrinter =>
  (p, { player }) => {
    if (player === undefined || player === "any") return { at: `各ターンの${what}に`, next: `このターンの${what}に` }
    const whose = p.tongue.player(p, player).text
    return { at: `${whose}のターンの${what}に`, next: `次の${whose}のターンの${what}に` }
  }

export const events: Readonly<Record<DmEventWord, EventPrinter>> = {
  enters: ofObject("出る"),
  leaves: ofObject("離れる"),
  destroyed: ofObject("破壊される"),
  evolves: ofObject("進化する"),
  attacks: ofObject("攻撃する", "", true),
  "attack-ends": ofObject("終わる", "攻撃し"),
  blocks: ofObject("ブロックする"),
  blocked: ofObject("ブロックされる"),
  unblocked: ofObject("攻撃する", "ブロックされずに"),
  battles: ofObject("バトルする", "", true),
  "wins-battle": ofObject("勝つ", "バトルに"),
  "loses-battle": ofObject("負ける", "バトルに"),
  "about-to-break": ofObject("ブレイクする", "シールドを", true),
  breaks: ofObject("ブレイクする", "シールドを"),
  taps: ofObject("タップする"),
  untaps: ofObject("アンタップする"),
  draws: ofPlayer("引く", "カード"),
  discards: ofPlayer("捨てる", "カード"),
  "put-into-hand": ofObject("加えられる", "手札に"),
  "put-into-mana": ofObject("置かれる", "マナゾーンに"),
  "put-into-graveyard": ofObject("置かれる", "墓地に"),
  "put-into-deck": ofObject("置かれる", "山札に"),
  "put-into-shields": ofObject("置かれる", "シールドゾーンに"),
  "leaves-shields": ofObject("離れる", "シールドゾーンを"),
  uses: ofPlayer("使う", "カード"),
  summons: ofPlayer("召喚する", "クリーチャー"),
  casts: ofPlayer("唱える", "呪文"),
  generates: ofPlayer("ジェネレートする", "クロスギア"),
  crosses: ofPlayer("クロスする", "クロスギア"),
  "gr-summons": ofPlayer("GR召喚する", "クリーチャー"),
  "uses-s-trigger": ofPlayer("使う", "「S・トリガー」"),
  "after-cast": (p, pattern) => ({ ...ofPlayer("唱える", "呪文")(p, pattern), after: true as const }),
  "chooses-modes": ofPlayer("選ぶ", "選択肢"),
  "turn-starts": moment("はじめ"),
  "turn-ends": moment("終わり"),
}
