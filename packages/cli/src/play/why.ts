import { decision, type ObjectId, type Refusal, type View, view } from "@dilemma-table/engine"
import { everyWish, type Possible } from "@dilemma-table/referee"
import { cardName, objectName, sayRefusal, sayRemedy, sayRule, sayTerminal } from "@dilemma-table/words"
import { folded } from "../likeliest.ts"
import { lined, type RuledLine, withRules, wrapped } from "../terminal.ts"
import { ruleNumbers } from "../trace.ts"
import { askedText } from "./question.ts"
import type { Session } from "./session.ts"
import { shownObject, zoneLabel } from "./table.ts"

/**
 * What the person could do with each own card now, or the first reason why not; with a name, all reasons of that card, each
 * with its rule and what it takes. `--json` before or behind the name gives everything as data.
 */
export function whyText(session: Session, typed: string): readonly string[] {
  const { lang } = session
  const words = typed.split(/\s+/).filter((word) => word !== "")
  const json = words.includes("--json")
  const name = words.filter((word) => word !== "--json").join(" ")
  const named = name === "" ? undefined : ownCalled(session, session.nameOf(name))
  if (named?.length === 0) return [sayTerminal(lang, "play", "why-unknown", { name })]
  const all = everyWish(session.game, session.table.seat, named)
  if (json) return [JSON.stringify(all.map((one) => wishJson(session, one)))]
  if (all.length === 0) return [sayTerminal(lang, "play", "why-nothing")]
  return [...elsewhere(session), ...(named === undefined ? glance(session, all) : inFull(session, all))]
}

/** Something else is asked than what to do. */
function elsewhere({ lang, game, terminal }: Session): readonly string[] {
  const asked = decision(game)
  return asked === null || asked.kind === "action"
    ? []
    : lined(sayTerminal(lang, "play", "why-not-asked", { question: askedText(lang, game, asked) }), terminal)
}

/** The person's own cards that are called so, as far as the view names them. */
function ownCalled({ game, table: { seat } }: Session, name: string): readonly ObjectId[] {
  const wanted = folded(name)
  const seen: View = view(game, seat)
  const own = seen.zones.flatMap(({ objects }) =>
    objects.flatMap(({ key, controller, card }) =>
      typeof key === "number" && controller === seat && card !== undefined ? [key as ObjectId] : [],
    ),
  )
  return own.filter((id) => namesOf(game, id).some((one) => folded(one).includes(wanted)))
}

function namesOf(game: Session["game"], id: ObjectId): readonly string[] {
  const found = game.state.objects[id]
  if (found === undefined) return []
  const faces = game.card(found.card).faces.map((_, face) => face)
  return faces.flatMap((face) => (["ja", "en"] as const).map((lang) => cardName(lang, game, found.card, face)))
}

interface CardWishes {
  readonly object: ObjectId
  readonly zone: string
  readonly wishes: readonly Possible[]
}

function byCard(all: readonly Possible[]): readonly CardWishes[] {
  const cards = new Map<ObjectId, CardWishes & { readonly wishes: Possible[] }>()
  for (const one of all) {
    const card = cards.get(one.object) ?? { object: one.object, zone: one.zone, wishes: [] }
    card.wishes.push(one)
    cards.set(one.object, card)
  }
  return [...cards.values()]
}

const wishName = ({ lang }: Session, { act, ability }: Possible): string =>
  sayTerminal(lang, "wish", act as "use", { ability: ability ?? 1 })

/** Zone by zone a line for each card: what can be done with it, or why nothing can; equal ones once. */
function glance(session: Session, all: readonly Possible[]): readonly string[] {
  const { lang, game, terminal } = session
  const zones = [...new Set(all.map(({ zone }) => zone))]
  return [
    ...zones.flatMap((zone) => [
      terminal.paint.bold(zoneLabel(lang, game, zone)),
      ...withRules(
        counted(byCard(all.filter((one) => one.zone === zone)).map((card) => shortly(session, card))),
        terminal,
      ),
    ]),
    ...lined(sayTerminal(lang, "play", "why-hint"), terminal).map((line) => terminal.paint.dim(line)),
  ]
}

interface CardLine extends RuledLine {
  readonly card: string
}

function shortly(session: Session, { object, wishes }: CardWishes): CardLine {
  const card = called(session, object)
  const can = wishes.filter(({ refusals }) => refusals.length === 0)
  const joint = session.lang === "ja" ? "、" : ", "
  const [first] = wishes
  const refusals = first?.refusals ?? []
  // Where something else can be done now, that it isn't the time for this goes without saying.
  const at = can.length > 0 ? 1 : 0
  const reason = refusals[at]
  const more =
    refusals.length > at + 1
      ? ` ${sayTerminal(session.lang, "play", "why-more", { count: refusals.length - at - 1 })}`
      : ""
  const text = [
    ...(can.length === 0 ? [] : [can.map((one) => wishName(session, one)).join(joint)]),
    ...(reason === undefined ? [] : [`${reasonText(session, reason)}${more}`]),
  ].join(" · ")
  return {
    card: `${can.length > 0 ? "✓" : "✗"} ${card}`,
    text,
    rules: reason === undefined ? "" : numbers(session, reason),
  }
}

function counted(lines: readonly CardLine[]): readonly RuledLine[] {
  const groups = new Map<string, { readonly line: CardLine; times: number }>()
  for (const line of lines) {
    const key = JSON.stringify(line)
    const group = groups.get(key) ?? { line, times: 0 }
    group.times += 1
    groups.set(key, group)
  }
  return [...groups.values()].map(({ line: { card, text, rules }, times }) => ({
    text: `  ${card}${times > 1 ? ` ×${times}` : ""}: ${text}`,
    rules,
  }))
}

/** A card's name with what stands beside it on the table. */
function called({ lang, game, table }: Session, object: ObjectId): string {
  const name = objectName(lang, game, object, table.seat)
  const notes = shownObject(lang, game, view(game, table.seat), object, table.known.layout)?.notes ?? []
  return notes.length === 0 ? name : `${name} (${notes.join(" ")})`
}

/** Act by act: that it can be done, or all reasons with their rules and what it would take. Equal cards once. */
function inFull(session: Session, all: readonly Possible[]): readonly string[] {
  const { lang, terminal } = session
  const shown = new Set<string>()
  return byCard(all).flatMap(({ object, zone, wishes }) => {
    const acts = wishes.flatMap((one) => [
      `  ${one.refusals.length === 0 ? "✓" : "✗"} ${wishName(session, one)}`,
      ...one.refusals.flatMap((refusal) => reasonLines(session, refusal)),
    ])
    const head = terminal.paint.bold(`${called(session, object)} · ${zoneLabel(lang, session.game, zone)}`)
    const text = [head, ...acts].join("\n")
    if (shown.has(text)) return []
    shown.add(text)
    return [head, ...acts]
  })
}

function reasonLines(session: Session, refusal: Refusal): readonly string[] {
  const { lang, game, terminal, table } = session
  const remedy = sayRemedy(lang, game, refusal, table.seat)
  const rule = refusal.rule === "" ? null : sayRule(lang, game.rulebook, refusal.rule)
  return [
    ...withRules([{ text: `      ${reasonText(session, refusal)}`, rules: numbers(session, refusal) }], terminal),
    ...(rule === null ? [] : wrapped(`        ${rule}`, terminal.columns).map((line) => terminal.paint.dim(line))),
    ...(remedy === null
      ? []
      : wrapped(`        → ${sayTerminal(lang, "play", "why-remedy", { remedy })}`, terminal.columns)),
  ]
}

const reasonText = ({ lang, game, table }: Session, refusal: Refusal): string =>
  sayRefusal(lang, game, refusal, table.seat)

const numbers = ({ lang, game }: Session, { rule }: Refusal): string =>
  ruleNumbers(lang, game.rulebook, game.edition, rule === "" ? [] : [rule])

function wishJson(session: Session, { object, zone, act, ability, refusals }: Possible) {
  const { lang, game, table } = session
  return {
    card: objectName(lang, game, object, table.seat),
    object,
    zone,
    act,
    ...(ability === null ? {} : { ability }),
    possible: refusals.length === 0,
    reasons: refusals.map((refusal) => ({
      code: refusal.code,
      rule: refusal.rule,
      text: reasonText(session, refusal),
      remedy: sayRemedy(lang, game, refusal, table.seat),
      ...(refusal.data === undefined ? {} : { data: refusal.data }),
    })),
  }
}
