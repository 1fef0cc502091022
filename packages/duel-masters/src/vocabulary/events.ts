import type { GameEvent, Vocabulary } from "@dilemma-table/engine"
import { type DmEventWord, eventWords } from "../lexicon.ts"

const lines: Readonly<Record<DmEventWord, readonly [en: string, ja: string]>> = {
  enters: ["it enters the battle zone", "バトルゾーンに出た時"],
  leaves: ["it leaves the battle zone", "バトルゾーンを離れた時"],
  destroyed: ["it is destroyed", "破壊された時"],
  evolves: ["a creature evolves into it", "進化した時"],
  "becomes-base": ["it evolves: another card is put on it", "これが進化する時"],
  "leaves-beneath": ["a card leaves from beneath it; `object` is that card", "下にあるカードが離れた時"],
  "beneath-to-graveyard": [
    "it comes to a graveyard from beneath a creature, with that one or alone",
    "クリーチャーの下から(一緒に、またはそれだけが)墓地に置かれた時",
  ],
  attacks: ["it attacks", "攻撃する時"],
  "attacks-player": ["it attacks a player", "プレイヤーを攻撃する時"],
  attacked: ["it is attacked", "攻撃された時"],
  "attack-ends": ["its attack ends", "攻撃の終わり"],
  "broke-in-attack": ["its attack ends, in which it broke shields", "シールドをブレイクした攻撃の終わり"],
  blocks: ["it blocks", "ブロックした時"],
  blocked: ["it is blocked", "ブロックされた時"],
  unblocked: ["it attacks and isn't blocked", "ブロックされなかった時"],
  "unblocked-player": ["it attacks a player and isn't blocked", "プレイヤーを攻撃してブロックされなかった時"],
  battles: ["it battles", "バトルする時"],
  "battle-ends": ["its battle ends, won or lost", "バトルの後"],
  "wins-battle": ["it wins a battle", "バトルに勝った時"],
  "loses-battle": ["it loses a battle", "バトルに負けた時"],
  "about-to-break": ["it is about to break shields", "ブレイクする時"],
  breaks: [
    "it, a shield, is broken; `source: { is: this }` says by which creature",
    "シールドがブレイクされた時。ブレイクしたクリーチャーは`source: { is: this }`で書く",
  ],
  taps: ["it is tapped", "タップした時"],
  untaps: ["it is untapped", "アンタップした時"],
  draws: ["a player draws a card", "カードを引いた時"],
  discards: ["a player discards a card", "手札を捨てた時"],
  "put-into-hand": ["it comes to a hand", "手札に加わった時"],
  "put-into-mana": ["it comes to a mana zone", "マナゾーンに置かれた時"],
  "put-into-graveyard": ["it comes to a graveyard", "墓地に置かれた時"],
  "put-into-deck": ["it comes to a deck", "山札に加わった時"],
  "put-into-shields": ["it becomes a shield", "シールドゾーンに置かれた時"],
  "leaves-shields": ["it leaves the shield zone", "シールドゾーンを離れた時"],
  uses: ["a player uses a card", "カードを使った時"],
  summons: ["a player summons it", "召喚した時"],
  casts: ["a player casts a spell", "呪文を唱えた時"],
  generates: ["a player generates a cross gear", "ジェネレートした時"],
  fortifies: ["a player fortifies a shield with a castle", "要塞化した時"],
  deploys: ["a player deploys a field", "展開した時"],
  "leaves-mana": ["it leaves a mana zone", "マナゾーンを離れた時"],
  links: ["a God is linked with it", "リンクした時"],
  awakens: ["it awakens", "覚醒した時"],
  dragsolves: ["it dragsolves", "龍解した時"],
  "turns-over": ["it is turned over, neither awakening nor dragsolving", "裏返った時(覚醒・龍解を除く)"],
  crosses: ["a cross gear is crossed", "クロスした時"],
  "gr-summons": ["a player GR summons it", "GR召喚した時"],
  "uses-s-trigger": ["a player uses an S-trigger", "S・トリガーを使った時"],
  "after-cast": ["the spell has been cast and goes to the graveyard", "唱えた後、墓地に置くかわり"],
  "chooses-modes": ["a player chooses options", "選択肢を選んだ時"],
  "shows-hand": [
    "a player shows a hand of rock-paper-scissors; `name`: `rock`, `paper` or `scissors`",
    "じゃんけんの手を出した時。`name`は`rock`、`paper`、`scissors`",
  ],
  "loses-game": ["a player would lose the game", "ゲームに負ける時"],
  "turn-starts": ["a turn begins", "ターンのはじめ"],
  "turn-ends": ["a turn ends", "ターンの終わり"],
}

/** Names that patterns may watch. */
export const events: Vocabulary["events"] = Object.fromEntries(
  eventWords.map((word) => [word, { doc: { en: lines[word][0], ja: lines[word][1] } }]),
)

/** Leaving and what goes with it: abilities of what leaves at the same time look back (603.5c). */
export const looksBack: ReadonlySet<string> = new Set<DmEventWord>([
  "leaves",
  "destroyed",
  "put-into-hand",
  "put-into-mana",
  "put-into-graveyard",
  "put-into-deck",
  "put-into-shields",
  "becomes-base",
])

/** Coming to a zone: what is asked of the card is asked as it lies there (603.5b). */
export const arrivals: ReadonlySet<string> = new Set<DmEventWord>([
  "enters",
  "put-into-hand",
  "put-into-mana",
  "put-into-graveyard",
  "beneath-to-graveyard",
  "put-into-deck",
  "put-into-shields",
])

const into: Readonly<Record<string, DmEventWord>> = {
  hand: "put-into-hand",
  mana: "put-into-mana",
  graveyard: "put-into-graveyard",
  deck: "put-into-deck",
  shields: "put-into-shields",
}

/** Ways of using a card under one name, and GR summoning as summoning. */
const also: Readonly<Record<string, readonly DmEventWord[]>> = {
  summons: ["uses"],
  casts: ["uses"],
  generates: ["uses"],
  fortifies: ["uses"],
  deploys: ["uses"],
  "gr-summons": ["summons", "uses"],
  modes: ["chooses-modes"],
  "broke-in-attack": ["attack-ends"],
  "attacks-player": ["attacks"],
  "unblocked-player": ["unblocked"],
}

type Names = readonly string[]
const plain = new Map<string, Map<string, Names>>()
const moves = new Map<string, Map<string, Map<string, readonly [Names, Names, Names]>>>()

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/** Every name under which an event is watched. Worked out once for each kind of event. */
export function eventNames(event: GameEvent): Names {
  const { type, as = "" } = event
  if (type !== "move") {
    const named = kept(plain, type, () => new Map<string, Names>())
    return kept(named, as, () => namesOf(type, as, []))
  }
  const { from = "", to = "" } = event
  const named = kept(moves, as, () => new Map<string, Map<string, readonly [Names, Names, Names]>>())
  const left = kept(named, from, () => new Map<string, readonly [Names, Names, Names]>())
  const each = kept(left, to, (): readonly [Names, Names, Names] => [
    namesOf(type, as, moveNames(from, to)),
    namesOf(type, as, ["evolves", ...moveNames(from, to)]),
    namesOf(type, as, beneathNames(as, to)),
  ])
  if (event.over !== undefined) return each[1]
  return isBeneath(event) ? each[2] : each[0]
}

const namesOf = (type: string, as: string, more: Names): Names => [
  ...new Set([type, ...(as === "" ? [] : [as, ...(also[as] ?? [])]), ...more]),
]

/** Was it a card beneath another one? It leaves the pile; the creature doesn't leave with it. */
const isBeneath = ({ data }: GameEvent): boolean => typeof data === "object" && data !== null && "beneath" in data

const beneathNames = (as: string, to: string): readonly DmEventWord[] => [
  ...(as === "moves-along" ? [] : (["leaves-beneath"] as const)),
  ...(to === "graveyard" ? (["beneath-to-graveyard"] as const) : []),
  ...(into[to] === undefined ? [] : [into[to]]),
]

function moveNames(from: string, to: string): readonly DmEventWord[] {
  const names: DmEventWord[] = []
  if (to === "battle" && from !== "battle") names.push("enters")
  if (from === "battle" && to !== "battle") names.push("leaves")
  if (from === "shields" && to !== "shields") names.push("leaves-shields")
  if (from === "mana" && to !== "mana") names.push("leaves-mana")
  const arrives = into[to]
  if (arrives !== undefined && from !== to) names.push(arrives)
  return names
}
