import { integer, listOf, optional, term, type Word } from "@dilemma-table/engine"

/*
 * Symbols and bars that divide a text box, as keywords with what stands behind them (711, 716, 719, 721).
 */

const abilities = { abilities: optional(listOf(term("ability"))) }
const body = { power: optional(integer()), toughness: optional(integer()), ...abilities }

export const levelKeywords: Readonly<Record<string, Word>> = {
  levels: { shape: integer(0), fields: { to: optional(integer(0)), ...body } },
  classLevel: { shape: integer(2), fields: { cost: listOf(term("cost")), ...abilities } },
  stationed: { shape: integer(1), fields: body },
  dungeonRoom: { shape: integer(1), fields: { leads: optional(listOf(integer(1), 1)), do: term("effect") } },
  toSolve: { shape: term("condition") },
  exertion: { shape: term("effect") },
  solved: { shape: term("ability") },
}

export const levelKeywordLines: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  levels: [
    "a leveler's level symbol: with so many level counters, `to` so many, it has this power, toughness and these abilities",
    "Lvシンボル: Lvカウンターがこの数(`to`まで)ある間、このパワーとタフネスと能力を持つ",
  ],
  classLevel: [
    "a Class's level bar: for this cost it becomes this level, and has these abilities from then on",
    "クラスのレベル・バー: このコストでこのレベルになり、以後これらの能力を持つ",
  ],
  stationed: [
    "a station symbol: with so many charge counters or more it has these abilities, and is a creature if a power stands here",
    "配備シンボル: 蓄積カウンターがこの数以上ある間、これらの能力を持つ(パワーがあればクリーチャーになる)",
  ],
  exertion: [
    "it may be exerted as it attacks; this happens when it is",
    "攻撃に際し督励してもよい。そうしたときの効果",
  ],
  dungeonRoom: [
    "a room of a dungeon, by its number: what happens as the venture marker is moved into it, and the rooms to which it leads",
    "ダンジョンの部屋(番号): 探索マーカーがここに動いたときの効果と、つながる部屋(`leads`)",
  ],
  toSolve: ["a Case is solved at its controller's end step if this holds", "事件の解明条件"],
  solved: ["an ability that works only while the Case is solved", "事件が解明されている間だけの能力"],
}
