import { type Decision, type Game, iterate, type Key, type Option, seatName } from "@dilemma-table/engine"
import { findKey, optionsOf, optionText } from "./fits.ts"
import { citesRule, ruleText } from "./happenings.ts"
import { callOption, type Labels, namesOfObject, numberAmong, plainName } from "./refer.ts"
import type { AskedData, KeyData } from "./schema.ts"
import type { Path } from "./source.ts"
import { listed } from "./steps.ts"
import { kindInLang, kindOf } from "./terms.ts"

/** One way in which a position or a decision differs from what the file says. */
export interface Difference {
  readonly code: string
  readonly en: string
  readonly ja: string
  /** Where in what was compared: a seat and its zone. */
  readonly at?: Path
}

/** More answers than these aren't compared one by one. */
const mostAnswers = 5_000

/** Does an `asked` mean this decision, so far as who, kind and source tell? */
export function couldBeMeant(game: Game, labels: Labels, decision: Decision, asked: AskedData): boolean {
  if (asked.who !== undefined && seatName(decision.by) !== asked.who) return false
  if (asked.kind !== undefined && decision.kind !== kindOf(asked.kind)) return false
  return asked.about === undefined || isAboutCard(game, labels, decision, asked.about)
}

const isAboutCard = (game: Game, labels: Labels, decision: Decision, name: string): boolean =>
  decision.source !== undefined && namesOfObject(game, labels, decision.source).includes(plainName(name))

/** Where a decision differs from what `asked` says of it. */
export function askedDifferences(
  game: Game,
  labels: Labels,
  decision: Decision,
  asked: AskedData,
): readonly Difference[] {
  const found: Difference[] = []
  const by = seatName(decision.by)
  if (asked.who !== undefined && by !== asked.who)
    found.push(
      differ("asked-who", `${by} is asked, not ${asked.who}`, `聞かれるのは${by}で、${asked.who}ではありません`),
    )
  if (asked.kind !== undefined && decision.kind !== kindOf(asked.kind))
    found.push(
      differ(
        "asked-kind",
        `the decision is of the kind ${decision.kind}, not ${asked.kind}`,
        `決定の種類は${kindInLang("ja", decision.kind)}で、${kindInLang("ja", asked.kind)}ではありません`,
      ),
    )
  if (asked.about !== undefined && !isAboutCard(game, labels, decision, asked.about))
    found.push(differ("asked-about", `it isn't ${asked.about} that asks`, `聞いているのは${asked.about}ではありません`))
  for (const rule of asked.rule === undefined ? [] : listed(asked.rule))
    if (!citesRule(game, rule, decision.rules))
      found.push(
        differ(
          "asked-rule",
          `it is asked under ${decision.rules.join(", ")}, not ${ruleText(rule)}`,
          `根拠は${decision.rules.join("、")}で、${ruleText(rule)}ではありません`,
        ),
      )
  return [...found, ...optionDifferences(game, labels, decision, asked)]
}

function optionDifferences(game: Game, labels: Labels, decision: Decision, asked: AskedData): readonly Difference[] {
  const found: Difference[] = []
  const { space } = decision
  const options = optionsOf(decision)
  for (const key of asked.offers ?? [])
    if (findKey(game, labels, options, key).found === "none")
      found.push(
        differ(
          "asked-offers",
          `${show(key)} isn't offered; offered: ${offered(game, labels, options)}`,
          `${show(key)}は選べません。選べるもの: ${offered(game, labels, options)}`,
        ),
      )
  for (const key of asked.lacks ?? [])
    if (findKey(game, labels, options, key).found !== "none")
      found.push(differ("asked-lacks", `${show(key)} is offered`, `${show(key)}を選べてしまいます`))
  const [least, most] = "min" in space ? [space.min, space.max] : [options.length, options.length]
  if (asked.least !== undefined && least !== asked.least)
    found.push(
      differ(
        "asked-least",
        `at least ${least} are picked, not ${asked.least}`,
        `最少は${least}で、${asked.least}ではありません`,
      ),
    )
  if (asked.most !== undefined && most !== asked.most)
    found.push(
      differ(
        "asked-most",
        `at most ${most} are picked, not ${asked.most}`,
        `最多は${most}で、${asked.most}ではありません`,
      ),
    )
  if (asked.options !== undefined) found.push(...answerDifferences(game, labels, decision, asked.options))
  return found
}

function answerDifferences(
  game: Game,
  labels: Labels,
  decision: Decision,
  wanted: NonNullable<AskedData["options"]>,
): readonly Difference[] {
  const answers: Key[][] = []
  for (const answer of iterate(decision.space, game.oracle)) {
    answers.push(answer)
    if (answers.length > mostAnswers)
      return [
        differ(
          "asked-many",
          `there are more than ${mostAnswers} answers: use offers, least and most`,
          `答えが${mostAnswers}通りを超えます。offers・least・mostを使ってください`,
        ),
      ]
  }
  const met = new Set<number>()
  const extra: string[] = []
  for (const answer of answers) {
    const at = wanted.findIndex((one, i) => !met.has(i) && sameAnswer(game, labels, decision, listed(one), answer))
    const again = at >= 0 ? at : wanted.findIndex((one) => sameAnswer(game, labels, decision, listed(one), answer))
    if (again >= 0) met.add(again)
    else extra.push(showAnswer(game, labels, decision, answer))
  }
  const absent = wanted.filter((_, i) => !met.has(i)).map((one) => `[${listed(one).map(show).join(", ")}]`)
  const found: Difference[] = []
  if (extra.length > 0) {
    const list = [...new Set(extra)].slice(0, 20).join(", ")
    found.push(differ("asked-extra", `these answers are legal, too: ${list}`, `次の答えも選べます: ${list}`))
  }
  if (absent.length > 0)
    found.push(
      differ(
        "asked-absent",
        `these answers aren't legal: ${absent.join(", ")}`,
        `次の答えは選べません: ${absent.join("、")}`,
      ),
    )
  return found
}

/** Do these words mean exactly these keys? In an order the places count, too. */
function sameAnswer(
  game: Game,
  labels: Labels,
  decision: Decision,
  words: readonly KeyData[],
  keys: readonly Key[],
): boolean {
  if (words.length !== keys.length) return false
  const options = optionsOf(decision)
  if (options.length === 0) return words.every((word, i) => word === keys[i])
  const byKey = new Map(options.map((option) => [option.key, option]))
  const left = keys.map((key) => byKey.get(key)).filter((option) => option !== undefined)
  if (left.length !== keys.length) return false
  for (const word of words) {
    const among = decision.space.type === "order" ? left.slice(0, 1) : left
    const found = findKey(game, labels, among, word)
    if (found.found === "none") return false
    const taken = found.found === "one" ? found.option : found.options[0]
    left.splice(left.indexOf(taken as Option), 1)
  }
  return true
}

/** An answer as a step of a ruling lists it; of several with one name, the how-manieth of those still left. */
export function showAnswer(game: Game, labels: Labels, decision: Decision, keys: readonly Key[]): string {
  const options = optionsOf(decision)
  const { space } = decision
  const again = space.type === "distribute" || (space.type === "pick" && space.repeat)
  let left = options
  const shown = keys.map((key) => {
    const option = options.find((one) => one.key === key)
    if (option === undefined) return String(key)
    const text = listedText(game, labels, option)
    const n = numberAmong(game, labels, left, option)
    if (!again) left = left.filter((other) => other !== option)
    if (n === null) return text
    return text.startsWith("{") ? text.replace(/ \}$/, `, n: ${n} }`) : `{ card: ${text}, n: ${n} }`
  })
  return `[${shown.join(", ")}]`
}

/** A source of mana is called by its card. */
const listedText = (game: Game, labels: Labels, option: Option): string => {
  const { is } = option
  return is.type === "act" && is.act === "mana"
    ? String(callOption(game, labels, { key: option.key, is: { type: "object", object: is.object } }))
    : optionText(game, labels, option)
}

const offered = (game: Game, labels: Labels, options: readonly Option[]): string =>
  [...new Set(options.map((option) => optionText(game, labels, option)))].join(", ") || "nothing"

const show = (key: KeyData): string => (typeof key === "object" ? JSON.stringify(key) : String(key))

export const differ = (code: string, en: string, ja: string): Difference => ({ code, en, ja })
