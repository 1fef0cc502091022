/**
 * What is added to a step's sentence for what was declared with it (`part`, by the step and its field), and sentences as
 * they read before the rulebook had a word (`before`, by the flag of its edition).
 */
const en = {
  part: {
    "declare-way-free": "without paying its cost",
    "declare-way-instead": "by something else instead of its cost",
    "declare-way-fixed": "at a cost put in the place of its own",
    "declare-way-pay-for": "by paying another cost",
    "declare-source": "as {{source}} allows",
    "declare-additional": "additional costs: {{additional}}",
    "declare-changes": "cost changes, in this order: {{changes}}",
  },
  before: {
    "execute-replaces-use step execute": "{{object}} is used",
    "execute-replaces-use step declare": "{{player}} declares the use of {{object}} from {{zone}}",
    "execute-replaces-use event uses": "{{object}} counts as used by {{player}} from here on",
    "execute-replaces-use prompt main": "uses a card, attacks, or ends the turn",
    "execute-replaces-use prompt way": "chooses how to use {{source}}",
    "execute-replaces-use prompt side": "chooses as which of its sides {{source}} is used",
    "execute-replaces-use act use": "use {{object}}",
    "pending-state-named event left-pending": "{{object}}, still on its way, goes to {{to}}",
    "pending-state-named refusal is-pending": "{{object}} is already being used",
  },
} as const

const ja: { readonly [G in keyof typeof en]: { readonly [K in keyof (typeof en)[G]]: string } } = {
  part: {
    "declare-way-free": "コストを支払わない",
    "declare-way-instead": "コストを支払うかわりの方法",
    "declare-way-fixed": "かわりのコスト",
    "declare-way-pay-for": "別のコストを支払う",
    "declare-source": "{{source}}による",
    "declare-additional": "追加コスト: {{additional}}",
    "declare-changes": "コストの変更(この順番): {{changes}}",
  },
  before: {
    "execute-replaces-use step execute": "{{object}}を使う",
    "execute-replaces-use step declare": "{{player}}が{{zone}}の{{object}}を使うことを宣言する",
    "execute-replaces-use event uses": "ここで{{player}}が{{object}}を使ったことになる",
    "execute-replaces-use prompt main": "カードを使うか、攻撃するか、ターンを終える",
    "execute-replaces-use prompt way": "{{source}}をどう使うかを選ぶ",
    "execute-replaces-use prompt side": "{{source}}をどちらの面として使うかを選ぶ",
    "execute-replaces-use act use": "{{object}}を使う",
    "pending-state-named event left-pending": "使われている途中の{{object}}を{{to}}に置く",
    "pending-state-named refusal is-pending": "{{object}}はすでに使われている途中である",
  },
}

export const wording = { en, ja }
