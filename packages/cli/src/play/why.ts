import { decision, type ObjectId, type PlayerId, type View, view } from "@dilemma-table/engine"
import { why } from "@dilemma-table/referee"
import { cardName, objectName, sayRefusal, sayTerminal } from "@dilemma-table/words"
import { folded } from "../likeliest.ts"
import { withRules } from "../terminal.ts"
import { ruleNumbers } from "../trace.ts"
import { askedText } from "./question.ts"
import type { Session } from "./session.ts"

interface Wished {
  readonly object: ObjectId
  readonly zone: string
}

/** Why a card of one's own can't be used now; without a name, of each card whether it can. */
export function whyText(session: Session, name: string): readonly string[] {
  const { lang, table } = session
  const { game, seat } = table
  const asked = decision(game)
  const note =
    asked !== null && asked.kind !== "action"
      ? [sayTerminal(lang, "play", "why-not-asked", { question: askedText(lang, game, asked) })]
      : []
  const wanted = folded(name)
  const wished = own(view(game, seat), seat, Object.keys(table.known.wishes)).filter(
    ({ object }) => wanted === "" || namesOfObject(session, object).some((one) => folded(one).includes(wanted)),
  )
  if (wished.length === 0 && name !== "") return [sayTerminal(lang, "play", "why-unknown", { name })]
  return [...note, ...reasons(session, wished)]
}

/** The player's own cards in these zones, as far as the view names them. */
const own = (seen: View, seat: PlayerId, zones: readonly string[]): readonly Wished[] =>
  seen.zones
    .filter(({ zone, player }) => zones.includes(zone) && (player === seat || player === null))
    .flatMap(({ zone, objects }) =>
      objects.flatMap(({ key, controller }) =>
        typeof key === "number" && controller === seat ? [{ object: key as ObjectId, zone }] : [],
      ),
    )

function namesOfObject({ game }: Session, id: ObjectId): readonly string[] {
  const found = game.state.objects[id]
  return found === undefined ? [] : (["ja", "en"] as const).map((lang) => cardName(lang, game, found.card, found.face))
}

function reasons(session: Session, wished: readonly Wished[]): readonly string[] {
  const { lang, table, terminal } = session
  const { game, seat, known } = table
  const can: ObjectId[] = []
  const lines = new Map<string, { readonly text: string; readonly rules: string; readonly objects: ObjectId[] }>()
  for (const { object, zone } of wished) {
    const act = known.wishes[zone]
    const found = act === undefined ? [] : why(game, seat, { act, card: object })
    if (found === null) can.push(object)
    for (const refusal of found ?? []) {
      const text = sayRefusal(lang, game, refusal, seat)
      const rules = ruleNumbers(lang, game.rulebook, game.edition, refusal.rule === "" ? [] : [refusal.rule])
      const line = lines.get(`${text} ${rules}`) ?? { text, rules, objects: [] }
      line.objects.push(object)
      lines.set(`${text} ${rules}`, line)
    }
  }
  const names = (ids: readonly ObjectId[]): string =>
    [...new Set(ids.map((id) => objectName(lang, game, id, seat)))].join(lang === "ja" ? "、" : ", ")
  return [
    ...(can.length === 0 ? [] : [sayTerminal(lang, "play", "why-usable", { names: names(can) })]),
    ...withRules(
      [...lines.values()].map(({ text, rules, objects }) => ({ text: `✗ ${names(objects)}: ${text}`, rules })),
      terminal,
    ),
    ...(lines.size === 0 && can.length === 0 ? [sayTerminal(lang, "play", "why-all-usable")] : []),
  ]
}
