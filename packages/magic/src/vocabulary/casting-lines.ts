import { moreKeywords } from "../keyword-list.ts"

/*
 * A line of explanation for each word of casting-words.ts, and the keywords of keyword-list.ts.
 */

type Lines = Readonly<Record<string, readonly [en: string, ja: string]>>

export const castingVerbLines: Lines = {
  unattach: ["these are no longer attached to anything", "これらをはずす"],
  designate: [
    "these get this designation (renowned, monstrous, saddled), perhaps for this turn",
    "これらは(高名、怪物的、騎乗などの)属性を得る。ターン終了時までのこともある",
  ],
  counts: ["what was done to that counts as this event", "それに対して行ったことをこの出来事とみなす"],
}

export const castingFilterLines: Lines = {
  castFrom: ["was cast from this zone", "この領域から唱えられた"],
  castBy: ["this player cast it", "このプレイヤーが唱えた"],
  attached: ["is attached to something, or isn't", "何かについている(いない)"],
  designation: ["has this designation", "この属性を持つ"],
  newSinceUpkeep: [
    "came under its controller's control since their last upkeep began",
    "コントローラーの前のアップキープの開始時より後にコントロール下に入った",
  ],
}

export const castingValueLines: Lines = {
  ofGivenUp: [
    "this number, added up, of what was sacrificed, discarded, exiled, returned or tapped to pay its costs, as it was",
    "コストとして生け贄に捧げ、捨て、追放し、手札に戻し、またはタップしたもののこの数値の合計(最後の情報)",
  ],
  timesPaid: ["how often this cost was paid for the spell", "このコストを支払った回数"],
  earlier: [
    "how often this happened this turn before the event at hand",
    "この出来事より前に、このターンにそれが起こった回数",
  ],
  opponents: ["how many opponents you have", "対戦相手の人数"],
  countersOn: ["how many counters of this kind these have", "これらの上にあるこの種類のカウンターの数"],
  targetsAnnounced: ["how many targets have been announced for the spell", "宣言された対象の数"],
  thisWay: [
    "how much of it there was in what has been done so far (counters: of a `kind`)",
    "これまでに行ったことの中でのその量(カウンターなら`kind`の種類)",
  ],
}

export const castingEventLines: Lines = {
  cycles: ["a player cycles a card", "カードをサイクリングする"],
  "becomes-designated": ["it gets a designation (`name`: monstrous, level 2)", "属性(`name`: monstrous など)を得る"],
  exploits: ["it exploits a creature (`source`)", "クリーチャー(`source`)を濫用する"],
  "last-counter-removed": [
    "the last counter of a kind (`name`) is removed from it",
    "最後のカウンター(`name`)が取り除かれる",
  ],
}

export const moreKeywordLines: Lines = {
  ...Object.fromEntries(Object.entries(moreKeywords).map(([word, { en, ja }]) => [word, [en, ja] as const])),
  cycling: [
    "cycling; `search`: for such a card instead of drawing",
    "サイクリング。`search`なら引く代わりにその性質のカードを探す",
  ],
  cleave: ["cleave: for this cost the spell has that text", "切除: このコストを支払うとこの文章になる"],
}
