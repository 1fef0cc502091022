import type { Game } from "../game.ts"
import { abilitiesOf } from "../grants.ts"
import { happen } from "../happen.ts"
import { CHANCE, type Key, type PlayerId } from "../ids.ts"
import type { ChosenModes, ModePick } from "../modes.ts"
import { ask, type Procedure } from "../procedure.ts"
import type { RuleId } from "../rules.ts"
import { pick } from "../space/index.ts"
import type { Constraint, LeftOut, Option, Space } from "../space/types.ts"
import { mark, object } from "../state.ts"
import { opponentsOf } from "../zones.ts"
import { amountOf, holds } from "./evaluate.ts"
import type { Frame } from "./frame.ts"
import { MOST_PICKS } from "./modal-faults.ts"
import type { Modal, ModeCount, Value } from "./types.ts"
import { named } from "./who-chooses.ts"

/** Why a mode isn't offered. */
type WhyNot = Pick<LeftOut, "code" | "rule">

/**
 * Which modes may be picked and how many: the space of a modes decision. Where fewer can be picked than must be, `min` is above
 * what there is: nobody may be asked so.
 * @param forbidden why the rulebook forbids a mode; null where it doesn't
 */
export function modeSpace(
  game: Game,
  frame: Frame,
  modal: Modal,
  forbidden: (mode: number) => WhyNot | null = () => null,
): Space {
  const options: Option[] = []
  const leftOut: LeftOut[] = []
  for (let mode = 1; mode <= modal.modes.length; mode++) {
    const why = ownWhyNot(game, frame, modal, mode) ?? forbidden(mode)
    if (why === null) options.push({ key: mode, is: { type: "mode", mode, object: frame.source } })
    else leftOut.push({ key: mode, code: why.code, rule: why.rule })
  }
  const count =
    modal.instead !== undefined && holds(game, frame, modal.instead.if) ? modal.instead.choose : modal.choose
  const { min, max, constraints } = howMany(game, frame, modal, count, options)
  const space = pick(options, min, max, { repeat: modal.mayRepeat === true, constraints })
  return leftOut.length === 0 ? space : { ...space, leftOut }
}

/** What the text itself says against a mode: its condition, or that it was chosen before. */
function ownWhyNot(game: Game, frame: Frame, modal: Modal, mode: number): WhyNot | null {
  const { if: condition } = modal.modes[mode - 1] ?? {}
  const rule = (): RuleId => game.rulebook.modesRule(game, frame.ability ?? "")
  if (condition !== undefined && !holds(game, frame, condition)) return { code: "mode-condition", rule: rule() }
  return modal.notChosenBefore !== undefined && chosenBefore(game, frame, mode, modal.notChosenBefore)
    ? { code: "mode-chosen-before", rule: rule() }
    : null
}

type CountWords = { weight?: number; any?: true; upTo?: Value; atLeast?: number; oneOf?: readonly number[] }

function howMany(
  game: Game,
  frame: Frame,
  modal: Modal,
  choose: ModeCount,
  options: readonly Option[],
): { min: number; max: number; constraints: readonly Constraint[] } {
  const most = modal.mayRepeat === true ? MOST_PICKS : options.length
  const all = modal.all !== undefined && holds(game, frame, modal.all)
  const least = modal.optional === true ? 0 : null
  const count = (typeof choose === "object" ? choose : {}) as CountWords
  if (count.weight !== undefined) {
    const weights = modal.modes.map((mode, i): readonly [Key, number] => [i + 1, mode.weight ?? 1])
    const lightest = Math.max(1, Math.min(...weights.map(([, weight]) => weight)))
    return {
      min: 0,
      max: Math.min(most, Math.floor(count.weight / lightest)),
      constraints: [{ type: "most", weights: listed(weights, options), total: count.weight }],
    }
  }
  if (count.any === true) return { min: 0, max: options.length, constraints: [] }
  if (count.upTo !== undefined)
    return { min: 0, max: Math.max(0, Math.min(most, amountOf(game, frame, count.upTo))), constraints: [] }
  if (count.atLeast !== undefined)
    return { min: least ?? count.atLeast, max: Math.max(options.length, least ?? count.atLeast), constraints: [] }
  const allowed = new Set<number>(
    count.oneOf ?? [Math.max(0, Math.min(amountOf(game, frame, choose as Value), MOST_PICKS))],
  )
  if (all) allowed.add(modal.modes.length)
  if (least !== null) allowed.add(0)
  const counts = [...allowed].filter((n) => n <= most && (n === 0 || options.length > 0)).sort((a, b) => a - b)
  const wanted = Math.min(...allowed)
  const [first = wanted] = counts
  const last = counts.at(-1) ?? wanted
  const gaps = counts.length > 0 && counts.length < last - first + 1
  return { min: first, max: last, constraints: gaps ? [{ type: "counts", allowed: counts }] : [] }
}

const listed = (
  weights: readonly (readonly [Key, number])[],
  options: readonly Option[],
): readonly (readonly [Key, number])[] => weights.filter(([key]) => options.some((option) => option.key === key))

/** Where it is remembered that a mode of this ability was chosen: each ability of an object remembers its own. */
function memory(game: Game, { source, ability }: Frame, mode: number): string {
  const text = JSON.stringify(ability)
  const at = ability === null ? 0 : abilitiesOf(game, source).findIndex((one) => JSON.stringify(one) === text)
  return at > 0 ? `chosen:${mode}:${at + 1}` : `chosen:${mode}`
}

function chosenBefore(game: Game, frame: Frame, mode: number, since: "turn" | "game"): boolean {
  const when = mark(object(game.state, frame.source).marks, memory(game, frame, mode))
  return since === "game" ? when > 0 : when === game.state.turn + 1
}

/**
 * Who is asked for the modes (700.2a–c; Magic 700.2e). Chance where they are chosen at random. Of several opponents, the
 * controller says which.
 * @param mayChoose is there something to be chosen by this opponent?
 */
export function* modeChooser(
  game: Game,
  frame: Frame,
  { chooser }: Pick<Modal, "chooser">,
  mayChoose: (player: PlayerId) => boolean = () => true,
): Procedure<PlayerId> {
  if (chooser === "random") return CHANCE
  if (chooser !== "opponent") return frame.you
  const opponents = opponentsOf(game, frame.you)
  const able = opponents.length < 2 ? opponents : opponents.filter(mayChoose)
  return yield* named(game, frame, able, byAnother(game))
}

const byAnother = ({ rulebook }: Game): readonly RuleId[] =>
  rulebook.modesByAnother === undefined ? [] : [rulebook.modesByAnother]

/**
 * Asks for the modes of an ability that resolves and records the choice: an event "modes", which abilities may watch. As many
 * as there are, where more should be chosen.
 * @returns the picks in printed order; null if there is none to be chosen
 */
export function* askModes(
  game: Game,
  frame: Frame,
  modal: Modal,
  rules: readonly RuleId[],
  forbidden?: (mode: number) => WhyNot | null,
): Procedure<ChosenModes | null> {
  const full = modeSpace(game, frame, modal, forbidden)
  if (full.type !== "pick" || full.options.length === 0) return null
  const most = full.options.length
  const space = full.repeat || full.min <= most ? full : { ...full, min: most, max: most }
  const first = yield* modeChooser(game, frame, modal)
  const keys = yield* askChooser(game, frame, first, space, "modes", rules)
  const { by, left } =
    modal.among === undefined ? { by: first, left: keys } : yield* chooseAmong(game, frame, modal, keys, rules, first)
  return yield* recordModes(game, frame, modal, by === CHANCE ? frame.you : by, left as readonly number[], rules)
}

function* askChooser(
  game: Game,
  frame: Frame,
  by: PlayerId,
  space: Space,
  prompt: string,
  rules: readonly RuleId[],
): Procedure<readonly Key[]> {
  const asked = by === frame.you || by === CHANCE ? rules : [...rules, ...byAnother(game)]
  return yield* ask(game, { by, kind: "modes", rules: asked, prompt, source: frame.source, space })
}

/**
 * Of the modes picked somebody picks again (700.2c), as many as there are at most; one picked twice is picked once now.
 * @param first who picked before
 * @returns what is left, and who chose it
 */
export function* chooseAmong(
  game: Game,
  frame: Frame,
  modal: Modal,
  picked: readonly Key[],
  rules: readonly RuleId[],
  first: PlayerId,
): Procedure<{ readonly by: PlayerId; readonly left: readonly Key[] }> {
  const { chooser, choose } = modal.among as NonNullable<Modal["among"]>
  const options = [...new Set(picked)]
    .sort((a, b) => Number(a) - Number(b))
    .map((key): Option => ({ key, is: { type: "mode", mode: Number(key), object: frame.source } }))
  // The opponent who has chosen, or who is to choose, is one and the same.
  const by = chooser === modal.chooser ? first : yield* modeChooser(game, frame, { chooser })
  if (options.length === 0) return { by, left: picked }
  const modes = modal.modes.filter((_, i) => options.some(({ key }) => key === i + 1))
  const { min, max, constraints } = howMany(game, frame, { choose, modes }, choose, options)
  const most = Math.min(max, options.length)
  const space = pick(options, Math.min(min, most), most, { constraints })
  return { by, left: yield* askChooser(game, frame, by, space, "modes-among", rules) }
}

/** Records modes that were chosen: the event, and the memory of those that can be chosen only once. */
export function* recordModes(
  game: Game,
  frame: Frame,
  modal: Modal,
  by: PlayerId,
  modes: readonly number[],
  rules: readonly RuleId[],
): Procedure<ChosenModes> {
  const rule = rules[0] ?? "700.2"
  const picks: ModePick[] = [...modes].sort((a, b) => a - b).map((mode) => ({ mode, targets: [] }))
  yield* happen(game, [
    { type: "note", as: "modes", rule, player: by, object: frame.source, keys: picks.map((one) => one.mode) },
  ])
  if (modal.notChosenBefore !== undefined) {
    yield* happen(
      game,
      picks.map((one) => ({
        type: "mark",
        rule,
        object: frame.source,
        name: memory(game, frame, one.mode),
        amount: game.state.turn + 1,
      })),
    )
  }
  return { by, picks }
}
