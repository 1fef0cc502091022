import type { AnySlot, EventPattern, Modal, Value } from "@dilemma-table/engine"
import { goingOn, ifForm, notForm, taForm, teForm } from "./bend-ja.ts"
import { conditionText, valueText } from "./conditions.ts"
import {
  anyPieces,
  bound,
  countOf,
  engineFilter,
  negatePieces,
  noun,
  phrase,
  place,
  plain,
  player,
  said,
  targetPlayer,
  things,
  topOf,
} from "./japanese-phrases.ts"
import { countText } from "./modes.ts"
import { filterNp, nounOf, partsOf, quantityOf, selectorNp } from "./nouns.ts"
import { type Act, type Clause, clauseOf, type Fixed, fixed, type Np, type Part } from "./phrase.ts"
import type { EventSaid, Printing, Tongue } from "./printing.ts"

const isYou = (np: Np | null): boolean => np === null || np.you === true

const bend = (text: string, form: (text: string) => string): string => form(text)

/** Acts in a row; the last one in `form`, those before going on. */
function actsText(acts: readonly Act[], form: (text: string) => string = (text) => text): string {
  let text = ""
  acts.forEach((one, i) => {
    const before = acts[i - 1]
    const last = i === acts.length - 1
    const next = acts[i + 1]
    const changed = before === undefined ? !isYou(one.subject) : before.subject?.text !== one.subject?.text
    const subject =
      changed && !isYou(one.subject) ? `${one.subject?.text}は` : changed && before !== undefined ? "自分は" : ""
    const verb = last ? bend(one.verb, form) : next?.joint === "or" ? `${one.verb}か、` : `${goingOn(one.verb)}、`
    text += `${one.joint === "then" ? "その後、" : ""}${subject}${one.rest}${verb}`
  })
  return text
}

const clauseText = (clause: Clause, form?: (text: string) => string): string =>
  clause.lead + actsText(clause.acts, form) + clause.tail

const mayForm = (text: string): string => `${teForm(text)}もよい`

const may: Tongue["may"] = (clause, by) => {
  const mixed = new Set(clause.acts.map((one) => one.subject?.text ?? by?.text ?? "")).size > 1
  if (mixed || clause.tail !== "")
    return fixed(`${by === null ? "" : `${by.text}は`}次のことをしてもよい：${clauseText(clause)}`)
  const [first, ...rest] = clause.acts
  if (first === undefined) return clause
  const led = first.subject === null && by !== null ? { ...first, subject: by } : first
  const others = rest.map((one) => (one.subject === null && by !== null ? { ...one, subject: by } : one))
  const acts = [led, ...others]
  const last = acts.at(-1) as Act
  return { ...clause, acts: [...acts.slice(0, -1), { ...last, verb: mayForm(last.verb) }] }
}

const one: Tongue["one"] = (parts) => {
  const [first, ...rest] = parts
  if (first === undefined || rest.length === 0) return parts
  const clauses = parts.filter((part): part is Clause => part.is === "clause" && part.tail === "")
  if (clauses.length === parts.length && clauses.slice(1).every((part) => part.lead === ""))
    return [
      {
        ...clauseOf(
          ...clauses.flatMap((part, i) =>
            part.acts.map((each, n): Act => (i > 0 && n === 0 ? { ...each, joint: "then" } : each)),
          ),
        ),
        lead: clauses[0]?.lead ?? "",
      },
    ]
  const text: string[] = []
  const kept: Part[] = []
  for (const part of parts) {
    if (part.is === "choices" || kept.length > 0) kept.push(part)
    else
      text.push(
        part.is === "clause" ? clauseText(part, text.length === parts.length - 1 ? undefined : goingOn) : part.text,
      )
  }
  return [...(text.length === 0 ? [] : [fixed(text.join("、"))]), ...kept]
}

function events(p: Printing, pattern: EventPattern): readonly EventSaid[] {
  const names = typeof pattern.on === "string" ? [pattern.on] : pattern.on
  return names.map((name) => {
    const printer = p.words.events[name]
    return printer === undefined
      ? { act: { subject: null, verb: p.tongue.fallback(name, JSON.stringify(pattern)), rest: "" } }
      : printer(p, pattern)
  })
}

const zoneName = (p: Printing, zone: string): string => p.words.zones[zone]?.name ?? zone

function patternBefore(p: Printing, pattern: EventPattern): string {
  return [
    pattern.source === undefined ? "" : `${filterNp(p, pattern.source, { exactly: 1 }, "all").text}によって`,
    pattern.from === undefined ? "" : `${zoneName(p, pattern.from)}から`,
    pattern.to === undefined ? "" : `${zoneName(p, pattern.to)}に`,
    pattern.name === undefined ? "" : `(${pattern.name})`,
  ].join("")
}

const eventText = (
  p: Printing,
  pattern: EventPattern,
  form: (text: string, now: boolean) => string,
): readonly string[] =>
  events(p, pattern).map((one) =>
    "at" in one
      ? one.at
      : `${isYou(one.act.subject) && one.act.subject === null ? "" : `${one.act.subject?.text}が`}${patternBefore(p, pattern)}${one.act.rest}${form(one.act.verb, one.now === true)}`,
  )

const whenText = (p: Printing, pattern: EventPattern): string =>
  events(p, pattern)
    .map((one, i) =>
      "at" in one ? one.at : `${eventText(p, pattern, (verb, now) => (now ? verb : taForm(verb)))[i]}時`,
    )
    .join("または")

const comparisons: Readonly<Record<string, (right: string) => string>> = {
  "=": (right) => `${right}である`,
  "<": (right) => `${right}より小さい`,
  "<=": (right) => `${right}以下である`,
  ">": (right) => `${right}より大きい`,
  ">=": (right) => `${right}以上である`,
}

const header = (p: Printing, modal: Modal): readonly string[] => {
  const { manner } = p.words
  const chooser = modal.chooser === "opponent" ? `${manner.players.opponent}は` : ""
  const repeat = modal.mayRepeat === true
  const before =
    modal.notChosenBefore === undefined
      ? ""
      : modal.notChosenBefore === "turn"
        ? "このターンにまだ選ばれていないものの"
        : "まだ選ばれていないものの"
  const verb = modal.optional === true ? "選んでもよい" : "選ぶ"
  const count = countText(p, modal.choose)
  const main = manner.chooseModes({
    chooser,
    before,
    count,
    verb,
    repeat,
    random: modal.chooser === "random",
    one: modal.choose === 1,
  })
  return [
    main,
    ...(modal.all === undefined
      ? []
      : [`${ifForm(conditionText(p, modal.all))}、${modal.modes.length === 2 ? "両方" : "すべて"}選んでもよい`]),
    ...(modal.instead === undefined
      ? []
      : [`${ifForm(conditionText(p, modal.instead.if))}、かわりに${countText(p, modal.instead.choose)}選ぶ`]),
    ...(repeat ? [manner.mayRepeat] : []),
    ...(modal.differentTargets === undefined ? [] : ["それぞれのモードは異なるプレイヤーを対象とする"]),
  ]
}

const modeCount: Tongue["modeCount"] = (_, choose, number) => {
  if (typeof choose !== "object") return `${number(choose)}つ`
  const data = choose as Readonly<Record<string, unknown>>
  if ("weight" in data) return `合計{P}${data.weight}個分まで`
  if ("upTo" in data) return `${number(data.upTo as Value)}つまで`
  if ("atLeast" in data) return `${number(data.atLeast as number)}つ以上`
  if ("any" in data) return "好きな数"
  if ("oneOf" in data) return `${(data.oneOf as readonly number[]).map((n) => `${number(n)}つ`).join("または")}`
  return `${number(choose as Value)}と同じ数`
}

/** 「クリーチャー1体を対象とする」: what is targeted, before the text. */
function targets(p: Printing, slots: readonly AnySlot[]): { parts: readonly Part[]; within: Printing } {
  if (slots.length === 0) return { parts: [], within: p }
  const texts = slots.map((slot) => {
    if ("targetPlayer" in slot) return `${targetPlayer(p, slot.targetPlayer)}${p.words.manner.count(1)}人`
    if (slot.target === "any-target") {
      const number = slot.upTo ?? slot.count ?? 1
      return `${slot.upTo === undefined ? "" : "最大"}${p.words.manner.count(number)}つ`
    }
    const parts = partsOf(p, slot.target)
    const quantity = quantityOf(slot)
    return phrase(p, parts, nounOf(p, parts), quantity, "target", quantity !== undefined).text
  })
  return { parts: [fixed(`${texts.join("と")}を対象とする`)], within: { ...p, slots } }
}

export const japanese: Tongue = {
  things,
  topOf,
  player,
  bound,
  select: selectorNp,
  self: (p) => plain(`この${p.self.one}`, "ref", p.self),
  attached: (p) => plain(p.words.manner.attached.text, "ref", p.words.manner.attached),
  it: (p) =>
    p.event === null
      ? plain("それ", "ref", p.words.manner.thing(null))
      : plain(p.event === p.self ? `この${p.self.one}` : `その${p.event.one}`, "ref", p.event),
  negatePieces,
  anyPieces,
  engineFilter,
  whole: (np) => ({ with: `${np.text}である` }),
  together: (first, second) => noun(`${first.one}・${second.one}`, second.counter),
  thatMany: "その数",
  numberOf: (np) => (np.reach === "ref" ? `${np.text}の数` : `${np.text.replace(/すべて$/, "")}の数`),
  ofNumber: (of, number) => `${of.text}の${number}`,
  sum: (parts) =>
    parts.reduce((so, next) =>
      /^-\d+$/.test(next) ? `${so}より${next.slice(1)}小さい数` : `${so}に${next}を足した数`,
    ),
  product: (parts) =>
    /^\d+$/.test(parts[0] ?? "") ? `${parts.slice(1).join("と")}の${parts[0]}倍` : `${parts.join("と")}の積`,
  exists: (p, filter, atLeast, negated) => {
    const parts = partsOf(p, filter)
    const its = nounOf(p, parts)
    const living = /[体人]/.test(its.counter)
    const be = living ? "いる" : "ある"
    const np = phrase(p, parts, its, { none: true }, "all", true)
    const where = place(p, parts)
    const what = where === "" ? np.text : `${where}に${np.bare}`
    const one = atLeast === undefined || atLeast === 1
    const count = one
      ? ""
      : typeof atLeast === "number"
        ? `${p.words.manner.count(atLeast)}${its.counter}以上`
        : `${valueText(p, atLeast)}以上`
    const text = `${what}が${count}${be}`
    return negated ? notForm(text) : text
  },
  compare: (left, how, right, negated) => {
    const text = `${left}が${(comparisons[how] ?? ((other) => `${how}${other}`))(right)}`
    return negated ? notForm(text) : text
  },
  yourTurn: (p, yes) =>
    yes ? `${p.words.manner.players.you}のターン中である` : `${p.words.manner.players.you}のターン中ではない`,
  did: (_, __, negated) => (negated ? "そうしなかった" : "そうした"),
  isA: (p, who, filter, negated) => {
    const parts = partsOf(p, filter)
    const np = phrase(p, parts, nounOf(p, parts), { none: true }, "all", false)
    const nounless =
      parts.nouns.length === 0 &&
      parts.withs.length === 0 &&
      parts.zones.length === 0 &&
      parts.controller === null &&
      parts.owner === null &&
      parts.among === null &&
      !parts.other
    const text = `${who.text}が${nounless ? said([{ with: parts.adjectives.join("") }]) : np.text}である`
    return negated ? notForm(text) : text
  },
  not: notForm,
  both: (texts, word) =>
    texts
      .map((text, i) => (i === texts.length - 1 ? text : word === "and" ? `${teForm(text)}、` : `${text}か、`))
      .join(""),
  ifLead: (condition) => `${ifForm(condition)}、`,
  whileLead: (condition) => `${condition.replace(/である$/, "の")}間、`,
  elseLead: "そうでなければ、",
  ifDone: () => "そうしたら、",
  ifNotDone: () => "そうしなかったら、",
  may,
  mayFixed: (text, by) => fixed(`${by === null ? "" : `${by.text}は`}次のことをしてもよい：${text}`),
  mayLead: (by) => `${by === null ? "" : `${by.text}は`}次のことをしてもよい：`,
  one,
  or: (_, branches, by) => {
    const lead = by === null ? "" : `${by.text}が選ぶ：`
    const joined = branches.map((parts) => one(parts))
    if (
      joined.every(
        (parts) => parts.length === 1 && parts[0]?.is === "clause" && parts[0].lead === "" && parts[0].tail === "",
      )
    ) {
      const acts = joined.flatMap((parts, i) =>
        (parts[0] as Clause).acts.map((each, n): Act => (i > 0 && n === 0 ? { ...each, joint: "or" } : each)),
      )
      return { is: "clause", lead, acts, tail: "" }
    }
    return fixed(
      lead +
        branches
          .map((parts) =>
            parts.map((part) => (part.is === "choices" ? part.header.join("。") : sentenceText(part))).join("、"),
          )
          .join("か、"),
    )
  },
  forEachLead: (np) => `${np.text.replace(/すべて$/, "")}それぞれについて、`,
  times: (p, value, parts) => {
    const count = typeof value === "number" ? `${p.words.manner.count(value)}回` : `${valueText(p, value)}と同じ回数`
    const [first, ...rest] = one(parts)
    if (first === undefined) return []
    if (rest.length === 0 && first.is === "clause" && first.lead === "" && first.acts.length === 1) {
      const only = first.acts[0] as Act
      return [
        { ...first, acts: [{ ...only, rest: `${only.rest}${goingOn(only.verb)}、これを${count}`, verb: "行う" }] },
      ]
    }
    return [
      fixed(`次のことを${count}行う：${first.is === "choices" ? first.header.join("。") : sentenceText(first)}`),
      ...rest,
    ]
  },
  choosesFirst: true,
  chosenFirst: (np) =>
    clauseOf({
      subject: np.chooser,
      verb: "選ぶ",
      rest:
        np.from === ""
          ? np.counted === ""
            ? `${np.text}を`
            : `${np.bare}を${np.counted}`
          : `${np.bare}を${np.counted}、${np.from}`,
    }),
  later: (p, pattern, until) => {
    const before = until === undefined ? "次に" : p.words.manner.durations[until].before
    return `${"at" in (events(p, pattern)[0] ?? {}) ? "次の" : before}${whenText(p, pattern)}、`
  },
  happened: (p, pattern) => `このターンに${eventText(p, pattern, (verb) => taForm(verb)).join("または")}回数`,
  when: (p, pattern) => `${whenText(p, pattern)}、`,
  would: (p, pattern) => `${eventText(p, pattern, (verb) => verb).join("または")}時、`,
  instead: (parts) => {
    const [first, ...rest] = parts
    if (first === undefined) return [fixed("かわりに何も起こらない")]
    if (first.is === "clause") return [{ ...first, lead: `かわりに${first.lead}` }, ...rest]
    return first.is === "fixed" ? [fixed(`かわりに${first.text}`), ...rest] : [first, ...rest]
  },
  costLine: (costs, text) => `${costs.join("、")}：${text}`,
  targets,
  header,
  modeCount,
  heading: (text) => text,
  flow: (parts) => {
    const flowing: Part[] = []
    for (const part of parts) {
      const before = flowing.at(-1)
      if (
        part.is === "clause" &&
        part.lead === "" &&
        before?.is === "clause" &&
        before.tail === "" &&
        before.acts.length === 1 &&
        !before.acts.some((each) => each.joint !== undefined)
      )
        flowing.push({ ...part, lead: "その後、" })
      else flowing.push(part)
    }
    return flowing
  },
  onlyIf: (condition) => `(${ifForm(condition)}選べる)`,
  limits: (limit, timing, kind) => [
    ...(timing === undefined ? [] : ["起動はソーサリーとしてのみ行う"]),
    ...(limit === undefined
      ? []
      : [kind === "activate" ? "起動は各ターンに1回のみ行う" : "この能力は各ターンに1回のみ誘発する"]),
  ],
  works: (p, zones) =>
    `(この能力は${zones.includes("anywhere") ? "どのゾーンでも" : `${zones.map((zone) => zoneName(p, zone)).join("と")}で`}働く)`,
  quoted: (text) => `「${text}」`,
  sentence: (part) => sentenceText(part),
  joinSentences: (sentences) => sentences.map((text) => (/[。)」]$/.test(text) ? text : `${text}。`)).join(""),
  countOf,
  fallback: (word, argument) => `${word}${argument === "" ? "" : `[${argument}]`}`,
}

const sentenceText = (part: Clause | Fixed): string => (part.is === "clause" ? clauseText(part) : part.text)
