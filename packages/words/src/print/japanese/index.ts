import { valueText } from "../conditions.ts"
import { inPlay, nounOf, partsOf, selectorNp } from "../nouns.ts"
import { type Act, type Clause, clauseOf, fixed, led, type Noun, type Part, trailed } from "../phrase.ts"
import type { Printing, Tongue } from "../printing.ts"
import { may, one, sentenceText } from "./acts.ts"
import { goingOn, ifForm, notForm, taForm, teForm } from "./bend.ts"
import { events, eventText, whenText, zoneName } from "./events.ts"
import { comparisons, header, modeCount, targets } from "./headings.ts"
import { bound, counter, countOf, either, noun, phrase, place, plain, player, things, topOf } from "./phrases.ts"
import { anyPieces, engineFilter, negatePieces, said } from "./pieces.ts"

/** 「自分のドラゴンがあれば、」, 「自分のシールドが3つ以下なら、」, 「自分のターン中、」. */
function leadOf(condition: string): string {
  if (/^この[^の]*が攻撃している$/.test(condition)) return "攻撃中、"
  if (/^この[^の]*がバトルしている$/.test(condition)) return "バトル中、"
  if (/^この[^の]*がブロックしている$/.test(condition)) return "ブロック中、"
  if (/(?:とバトル|を攻撃)する$/.test(condition)) return `${condition}時、`
  if (condition.endsWith("中である")) return `${condition.slice(0, -3)}、`
  if (condition.endsWith("である")) return `${condition.slice(0, -3)}なら、`
  return /[ただ]$/.test(condition) ? `${condition}なら、` : `${ifForm(condition)}、`
}

/** 「その」; 「その出た」 where something else that may be called so has been named since. */
const otherThan = (p: Printing, event: Noun): string =>
  p.eventWay !== undefined && [...p.names.values()].some(({ noun: { one } }) => one === "カード" || one === event.one)
    ? p.eventWay
    : "その"

export const japanese: Tongue = {
  things,
  topOf,
  player,
  bound,
  select: selectorNp,
  self: (p) => plain(`この${p.self.one}`, "ref", p.self),
  attached: (p) => plain(p.bearer.text, "ref", p.bearer.noun),
  cause: (p) =>
    p.causeNoun === undefined
      ? plain(p.words.manner.cause, "ref", p.words.manner.thing(null))
      : plain(`その${p.causeNoun.one}`, "ref", p.causeNoun),
  it: (p) =>
    p.event === null
      ? plain("それ", "ref", p.words.manner.thing(null))
      : plain(p.event === p.self ? "それ" : `${otherThan(p, p.event)}${p.event.one}`, "ref", p.event),
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
    const yours = inPlay(p, parts) && parts.controller === "you" && parts.among === null
    if (yours && p.words.manner.have !== "") {
      const { text } = phrase(p, { ...parts, controller: null }, its, { none: true }, "all", true)
      const number = atLeast === undefined || atLeast === 1 ? "" : `${counter(p, atLeast, its)}以上`
      const statement = `${p.words.manner.players.you}が${text}${number}を${p.words.manner.have}`
      return negated ? notForm(statement) : statement
    }
    const living = p.words.manner.conditionsAre !== "なら" && /[体人]/.test(its.counter)
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
  didHappen: (p, pattern, negated) => {
    const text = `このターンに${either(eventText(p, pattern, taForm))}`
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
    const adjective = said([{ with: parts.adjectives.join("") + parts.close }])
    const verbal = nounless && /[るたい]$/.test(adjective)
    const subject =
      p.words.manner.subjectOnce === true && who.reach === "ref" && /^その/.test(who.text) ? "それ" : who.text
    if (p.words.manner.inOrder === true && Object.keys(filter).join() === "nameWith") {
      const named = `${who.text}の名前に《${(filter as { nameWith?: string }).nameWith}》とある`
      return negated ? notForm(named) : named
    }
    const text = `${subject}が${nounless ? adjective : np.text}${verbal ? "" : "である"}`
    return negated ? notForm(text) : text
  },
  not: notForm,
  both: (texts, word) =>
    texts
      .map((text, i) => (i === texts.length - 1 ? text : word === "and" ? `${teForm(text)}、` : `${text}か、`))
      .join(""),
  ifLead: (condition, p) => (p.words.manner.conditionsAre === "なら" ? leadOf(condition) : `${ifForm(condition)}、`),
  lastingClause: trailed,
  bothKinds: (np) => np,
  eachOfThem: (np) => np,
  whileBehind: () => null,
  unlessBehind: () => null,
  whileLead: (condition, p) =>
    p.words.manner.conditionsAre === "なら"
      ? leadOf(condition)
      : /[ただ]$/.test(condition)
        ? `${condition}なら、`
        : `${p.words.manner.while === "間" ? condition.replace(/である$/, "の") : condition}${p.words.manner.while}、`,
  elseLead: "そうでなければ、",
  ifDone: (p) => p.words.manner.ifDone,
  ifNotDone: (p) => p.words.manner.ifNotDone,
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
  eachPlayerLead: (p, ref) => `${p.tongue.player(p, ref).text.replace(/^各/, "")}それぞれについて、`,
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
  again: (np) => ({ ...np, text: np.many ? "それら" : "それ" }),
  choosesFirst: true,
  chosenFirst: (np) => {
    const counted = np.optional === true ? np.counted.replace("まで", "") : np.counted
    const each = np.each ?? ""
    const what =
      each +
      (np.counted === ""
        ? `${np.text}を`
        : np.reach === "random" && np.bare.endsWith("手札")
          ? `${np.bare}を${counted.replace("無作為に", "")}見ないで`
          : `${np.bare}を${counted}${np.from === "" ? "" : `、${np.from}`}`)
    return clauseOf({ subject: np.chooser, verb: np.optional === true ? "選んでもよい" : "選ぶ", rest: what })
  },
  later: (p, pattern, until, every = false) => {
    const next = events(p, pattern).flatMap((one) => ("next" in one ? [one.next] : []))
    if (next.length > 0 && (until === undefined || until === "this-turn")) return `${either(next)}、`
    const before = until === undefined ? "次に" : p.words.manner.durations[until].before
    return `${before}${whenText(p, pattern)}、${every ? "そのたびに、" : ""}`
  },
  happened: (p, pattern) => `このターンに${either(eventText(p, pattern, taForm))}回数`,
  when: (p, pattern) => {
    const { turn, ...rest } = pattern
    return p.words.manner.inOrder === true && turn !== undefined
      ? `${p.tongue.player(p, turn).text}のターン中、${whenText(p, rest)}、`
      : `${whenText(p, pattern)}、`
  },
  would: (p, given, condition) => {
    const { turn, ...others } = given
    if (p.words.manner.inOrder === true && turn !== undefined)
      return `${p.tongue.player(p, turn).text}のターン中、${p.tongue.would(p, others, condition)}`
    const pattern = given
    const after = events(p, pattern).some((one) => "after" in one)
    const text = after ? whenText(p, pattern) : either(eventText(p, pattern, (verb) => verb)) + p.words.manner.would
    return `${condition === "" ? "" : `${ifForm(condition)}、`}${text}、`
  },
  instead: (parts, p) => {
    const word = p.words.manner.instead
    const [first, ...rest] = parts
    if (first === undefined) return [fixed(`${word}何も起こらない`)]
    return [led(word, first), ...rest]
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
  limits: (limit, timing, kind, condition) => [
    ...(timing === undefined ? [] : ["起動はソーサリーとしてのみ行う"]),
    ...(condition === undefined ? [] : [`起動は${ifForm(condition)}のみ行う`]),
    ...(limit === undefined
      ? []
      : [
          typeof limit === "object"
            ? `「${limit.of}」は1回の${limit.within === "turn" ? "ターン" : "攻撃"}に1つだけ使える`
            : `${kind === "activate" ? "起動は" : "この能力は"}${limit === "turn" ? "各ターンに" : ""}1回のみ${kind === "activate" ? "行う" : "誘発する"}`,
        ]),
  ],
  ledByWord: (p, word, text) => `${p.words.manner.abilityWords?.[word.toLowerCase()] ?? word} ― ${text}`,
  works: (p, zones) =>
    `(この能力は${zones.includes("anywhere") ? "どのゾーンでも" : `${zones.map((zone) => zoneName(p, zone)).join("と")}で`}働く)`,
  quoted: (text) => `「${text}」`,
  lasting: (_, behind) => behind,
  sentence: (part) => sentenceText(part),
  joinSentences: (sentences) => sentences.map((text) => (/[。)]$/.test(text) ? text : `${text}。`)).join(""),
  countOf,
  fallback: (word, argument) => `${word}${argument === "" ? "" : `[${argument}]`}`,
}
