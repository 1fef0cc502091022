import type { Effect, Value } from "@dilemma-table/engine"
import { valueText } from "../../conditions.ts"
import { effectParts } from "../../effects.ts"
import { perEach } from "../../japanese/phrases.ts"
import { act, type Np } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { topic } from "./nouns.ts"

export interface Change {
  readonly less?: Value
  readonly lessEach?: Value
  readonly more?: Value
  readonly atLeast?: number
  readonly optional?: true
  readonly upTo?: true
  readonly act?: Effect
  readonly then?: Effect
}

/** 「この呪文を使うコストを2少なくする」, 「…をタップすることで、その1枚につき…」. */
export function costChange(p: Printing, change: Change, subject: Np) {
  const amounts = [
    ...(change.less === undefined ? [] : [{ ...perEach(p, change.less), how: "少なく" }]),
    ...(change.lessEach === undefined
      ? []
      : [{ amount: valueText(p, change.lessEach), before: "その1枚につき", how: "少なく" }]),
    ...(change.more === undefined ? [] : [{ ...perEach(p, change.more), how: "多く" }]),
  ].map(({ amount, before, how }) => `${before}${change.upTo === true ? "最大" : ""}${amount}${how}`)
  const text = change.act === undefined ? "" : linesOf(p, effectParts(p, change.act)).join("").replace(/。$/, "")
  const least = change.atLeast === undefined ? "" : `${change.atLeast}より小さくならないように`
  const own = officially(p, change, subject)
  if (own !== null) return own
  const verb = change.optional === true ? "してもよい" : "する"
  const used = costWhile(p, change, subject, text)
  if (used !== null) return used
  const doing = text === "" ? "" : `${text}ことで、`
  const after =
    change.then === undefined
      ? ""
      : `。そうしたら、${linesOf(p, effectParts(p, change.then)).join("").replace(/。$/, "")}`
  return act(`${verb}${after}`, `${doing}${subject.text}を使うコストを${least}${amounts.join("、")}`)
}

/** 「このクリーチャーを召喚する時、…してもよい。このクリーチャーの召喚コストをこうして破壊したクリーチャー1体につき2少なくする」. */
function costWhile(p: Printing, change: Change, subject: Np, text: string) {
  const { less, lessEach, optional, atLeast, act: doing, more, then, upTo } = change
  if (doing === undefined || text === "" || (less === undefined) === (lessEach === undefined)) return null
  if (more !== undefined || then !== undefined || upTo !== undefined) return null
  const words = costWords(subject)
  const least = atLeast === undefined ? "" : `。ただし、コストは${atLeast - 1}以下にならない`
  const [part] = effectParts(p, doing)
  if (part?.is !== "clause") return null
  const done = linesOf(p, [optional === true ? p.tongue.may(part, null) : part])
    .join("")
    .replace(/。$/, "")
  const before = `${topic(subject).text}を${words.verb}時、${done}。`
  const cost = `${topic(subject).text}${words.of}コストを`
  const amount = valueText(p, (less ?? lessEach) as Value)
  return act(
    `少なくする${least}`,
    less === undefined ? `${before}${cost}その1枚につき${amount}` : `${before}そうしたら、${cost}${amount}`,
  )
}

/** How using these and what it costs are called. */
const costWords = (subject: Np): { readonly verb: string; readonly of: string } =>
  subject.noun.one.endsWith("呪文")
    ? { verb: "唱える", of: "を唱える" }
    : /クリーチャー$/.test(subject.noun.one) || subject.noun.counter === "体"
      ? { verb: "召喚する", of: "の召喚" }
      : subject.noun.one === "クロスギア"
        ? { verb: "ジェネレートする", of: "のジェネレート" }
        : { verb: "使う", of: "を使う" }

/** 「自分のドラゴンの召喚コストを2少なくする。ただし、コストは0以下にならない」: where nothing has to be done for it. */
function officially(p: Printing, change: Change, subject: Np) {
  const { less, more, lessEach, act: doing, then } = change
  if (lessEach !== undefined || doing !== undefined || then !== undefined) return null
  if ((less === undefined) === (more === undefined)) return null
  const { amount, before } = perEach(p, (less ?? more) as Value)
  const what = subject.text.replace(/すべて$/, "")
  const { of: used } = costWords(subject)
  const least = change.atLeast === undefined ? "" : `。ただし、コストは${change.atLeast - 1}以下にならない`
  return act(
    `${less === undefined ? "多く" : "少なく"}${change.optional === true ? "してもよい" : "する"}${least}`,
    `${what}${used}コストを${before}${change.upTo === true ? "最大" : ""}${amount}`,
  )
}

/** 支払いに伴うこと: 「（クリーチャーを1体マナゾーンに置き、コストを…少なくして）」 */
export function changeOfWay(p: Printing, change: Change | undefined): string {
  if (change === undefined) return ""
  const text = change.act === undefined ? "" : linesOf(p, effectParts(p, change.act)).join("").replace(/。$/, "")
  const least = change.atLeast === undefined ? "" : `${change.atLeast}より小さくならないように`
  const less =
    change.less === undefined
      ? ""
      : `コストを${least}${perEach(p, change.less).before}${perEach(p, change.less).amount}少なくして`
  return `（${[text, less].filter((one) => one !== "").join("。")}）`
}
