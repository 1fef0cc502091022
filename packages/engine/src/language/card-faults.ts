import type { Fault } from "../refusal.ts"
import type { Plain } from "../state.ts"

interface Both {
  readonly en: string
  readonly ja: string
}

interface CardFault {
  /** When it is found. */
  readonly when: string
  /** What to do about it, in a sentence, filled from the fault's data. */
  say(data: Data): Both
}

type Data = Readonly<Record<string, Plain>>

/** Every way in which a card's data can be wrong, by the fault's code. */
export const cardFaults = {
  "wrong-type": {
    when: "Something else is demanded here: a number for a text, a list for an object. Data: expected, found.",
    say: ({ expected, expectedJa, found }) => ({
      en: `Write ${expected} here; found ${found}.`,
      ja: `ここには${expectedJa}を書いてください(今は ${found})。`,
    }),
  },
  "unknown-word": {
    when: "The word isn't in the language. Data: word, kind (of word demanded), nearest (or null), known (some that may stand here).",
    say: ({ word, kind, kindJa, nearest, known }) => ({
      en: `There is no ${kind} “${word}”. ${nearest === null ? `Known here: ${known}.` : `Did you mean “${nearest}”?`}`,
      ja: `「${word}」という${kindJa}はありません。${nearest === null ? `使える語: ${known}。` : `「${nearest}」のことですか。`}`,
    }),
  },
  "unknown-field": {
    when: "An object has a field that its word or structure doesn't take. Data: field, of, nearest (or null), known.",
    say: ({ field, of, nearest, known }) => ({
      en: `${of} takes no “${field}”. ${nearest === null ? (known === "" ? "Leave it out." : `It takes: ${known}.`) : `Did you mean “${nearest}”?`}`,
      ja: `${of} に「${field}」は書けません。${nearest === null ? (known === "" ? "取り除いてください。" : `書けるもの: ${known}。`) : `「${nearest}」のことですか。`}`,
    }),
  },
  "two-words": {
    when: "An object has two heads, where each needs an object of its own. Data: first, second.",
    say: ({ first, second }) => ({
      en: `“${first}” and “${second}” each need an object of their own: write a list of two.`,
      ja: `「${first}」と「${second}」は別々のオブジェクトに分け、リストにしてください。`,
    }),
  },
  "missing-field": {
    when: "An object lacks a field that its word or structure demands. Data: field, of.",
    say: ({ field, of }) => ({
      en: `${of} needs “${field}”. Add it.`,
      ja: `${of} には「${field}」が必要です。書き足してください。`,
    }),
  },
  "out-of-range": {
    when: "A number is too small or too large. Data: value, min, max (null where there is no bound).",
    say: ({ value, min, max }) => ({
      en: `${value} is out of range: write a whole number, ${range(min, max).en}.`,
      ja: `${value} は範囲外です。${range(min, max).ja}の整数を書いてください。`,
    }),
  },
  "wrong-length": {
    when: "A list has too few or too many entries: a modal without modes, for example. Data: count, min, max.",
    say: ({ count, min, max }) => ({
      en: `This list has ${count} ${count === 1 ? "entry" : "entries"}; it needs ${range(min, max).en}.`,
      ja: `このリストの要素は${count}個です。${range(min, max).ja}の要素が必要です。`,
    }),
  },
  "too-deep": {
    when: "The data is nested too deeply, or contains itself. Data: most.",
    say: ({ most }) => ({
      en: `The data is nested more than ${most} levels deep, or contains itself. Write it flatter.`,
      ja: `データの入れ子が${most}段を超えているか、自分自身を含んでいます。浅く書き直してください。`,
    }),
  },
  "no-name": {
    when: "A card or face is named in neither language.",
    say: () => ({ en: "Give a name: “ja”, “en” or both.", ja: "名前を「ja」か「en」(または両方)で書いてください。" }),
  },
  "wording-faces": {
    when: "A wording has more faces than the card. Data: wording, faces.",
    say: ({ wording, faces }) => ({
      en: `The wording “${wording}” has more faces than the card, which has ${faces}. Leave out the rest.`,
      ja: `表記「${wording}」の面がカードの面(${faces}面)より多くあります。余分な面を取り除いてください。`,
    }),
  },
  conflict: {
    when: "Two fields exclude each other. Data: first, second.",
    say: ({ first, second }) => ({
      en: `“${first}” and “${second}” can't both stand here. Leave one out.`,
      ja: `「${first}」と「${second}」は同時に書けません。片方を取り除いてください。`,
    }),
  },
  "count-never-met": {
    when: "So many modes can never be chosen. Data: count, modes.",
    say: ({ count, modes }) => ({
      en: `${count} can never be chosen of ${modes}. Lower the count, add modes, or let a mode be chosen again (mayRepeat).`,
      ja: `${modes}個の選択肢から ${count} は選べません。数を減らすか、選択肢を増やすか、同じ選択肢を何度も選べるように(mayRepeat)してください。`,
    }),
  },
  "weight-never-met": {
    when: "Every mode weighs more than may be chosen. Data: weight, lightest.",
    say: ({ weight, lightest }) => ({
      en: `No mode can be chosen: the lightest weighs ${lightest}, and ${weight} is the most. Raise the weight.`,
      ja: `どの選択肢も選べません。最も軽いものが${lightest}で、上限は${weight}です。上限を上げてください。`,
    }),
  },
  "unbound-name": {
    when: "A name is used that nothing before it in the same ability binds for sure. Data: name, nearest (or null), elsewhere.",
    say: ({ name, nearest, elsewhere }) => ({
      en: `Nothing before this is named “${name}”${elsewhere === true ? " on every way that leads here" : ""}. ${nearest === null ? "Bind it first with “as” or “let”." : `Did you mean “${nearest}”?`}`,
      ja: `${elsewhere === true ? "ここに至るすべての道で" : "ここより前に"}「${name}」と名付けられたものがありません。${nearest === null ? "先に「as」か「let」で名付けてください。" : `「${nearest}」のことですか。`}`,
    }),
  },
  "named-too-late": {
    when: "A target is described by a name that is bound only as the effect is carried out. Data: name.",
    say: ({ name }) => ({
      en: `Targets are announced before anything is done, so “${name}” isn't known yet. Describe the target without it, or write “choose”.`,
      ja: `対象は効果を実行する前に選ぶので、「${name}」はまだ決まっていません。それを使わずに対象を書くか、「choose」を使ってください。`,
    }),
  },
  "no-event": {
    when: "“it” stands where no event is: in a spell's effect, an activated or static ability, or in the pattern that is being watched.",
    say: () => ({
      en: "“it” is the object of the event that triggered an ability, and there is none here. Write “this”, or name the object with “as” and use it with “ref”.",
      ja: "「it」は能力を誘発させたイベントのオブジェクトですが、ここにはイベントがありません。「this」を使うか、「as」で名付けて「ref」で指してください。",
    }),
  },
  "no-choice": {
    when: "“choose” or “random” stands where nobody can be asked: inside a number, condition, filter, player, pattern or static. Data: word.",
    say: ({ word }) => ({
      en: `Nobody can be asked here. Choose before (“let: name, be: { ${word}: … }”) and use the name with “ref”.`,
      ja: `ここでは選択できません。先に「let」と「be: { ${word}: … }」で選び、「ref」で指してください。`,
    }),
  },
  "no-targets": {
    when: "A target slot in a game without targets. Data: word.",
    say: () => ({
      en: "This game has no targets. Write “choose”.",
      ja: "このゲームに対象はありません。「choose」を使ってください。",
    }),
  },
  "target-not-here": {
    when: "A target slot where no targets are announced: in a static ability, a cost, a pattern. Data: word.",
    say: () => ({
      en: "Targets are announced only for what a spell or ability does. Write “all”, “choose” or “ref” here.",
      ja: "対象を取れるのは呪文や能力の効果の中だけです。ここでは「all」「choose」「ref」を使ってください。",
    }),
  },
  "word-not-yet": {
    when: "The word isn't in the rulebook of the date. Data: word, rule, since (null where only a named edition has it), date.",
    say: ({ word, rule, since, date }) => ({
      en: `“${word}” (rule ${rule}) isn't in the rulebook of ${date}${since === null ? "" : `; it is from ${since} on`}. Play under a rulebook that has it.`,
      ja: `「${word}」(ルール ${rule})は ${date} の総合ルールにはありません${since === null ? "" : `(${since} から)`}。この語があるルールでお使いください。`,
    }),
  },
} as const satisfies Readonly<Record<string, CardFault>>

export type CardFaultCode = keyof typeof cardFaults

/** A fault of this code at this place. */
export const cardFault = (code: CardFaultCode, place: string, data: Data = {}): Fault => ({
  code,
  place,
  message: (cardFaults[code] as CardFault).say(data),
  data,
})

function range(min: Plain | undefined, max: Plain | undefined): Both {
  if (typeof min !== "number") return { en: `at most ${max}`, ja: `${max}以下` }
  if (typeof max !== "number") return { en: `at least ${min}`, ja: `${min}以上` }
  return min === max
    ? { en: `exactly ${min}`, ja: `ちょうど${min}` }
    : { en: `from ${min} to ${max}`, ja: `${min}以上${max}以下` }
}
