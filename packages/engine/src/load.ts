import type { z } from "zod"
import { defaultOptions, type GameBasis, type GameOptions, type TapeNode } from "./basis.ts"
import { checksum } from "./checksum.ts"
import { decision, decisionPrint, fork, Game, printOf } from "./game.ts"
import type { PlayerId } from "./ids.ts"
import type { Ability } from "./language/types.ts"
import { type Fault, fail, type Outcome, ok } from "./refusal.ts"
import type { Rulebook, Setup } from "./rulebook.ts"
import { looseEnd, saveShape } from "./save-shape.ts"
import { contains } from "./space/index.ts"
import { basisOf, newGame } from "./start.ts"
import type { GameObject, Plain, State } from "./state.ts"
import { engineVersion } from "./version.ts"

type Save = z.infer<typeof saveShape>
/** Brackets within brackets that a save can have at most. */
const deepest = 200

/**
 * The game that a text holds: it is played again from its start, and every decision is compared with its fingerprint.
 * Never throws. A text that isn't such a game is refused with the reason; where only this version plays differently, the
 * fault is "save-diverges", with `data.atDecision`, and `loadRest` takes up the position that the save holds.
 * @param options for the loaded game; the save's own where they say nothing
 */
export function load(rulebook: Rulebook, text: string, options: Partial<GameOptions> = {}): Outcome<Game> {
  const opened = open(rulebook, text)
  if (!opened.ok) return opened
  const { data } = opened.value
  return guarded(() => {
    const begun = beginning(rulebook, data)
    if (!begun.ok) return begun
    const game = new Game(begun.value.basis, begun.value.rest, tapeFrom(data), { ...defaultOptions, ...data.options })
    const stopped = game.replay(
      (asked, recorded) =>
        asked.by === recorded.by &&
        decisionPrint(asked) === printOf(recorded) &&
        contains(asked.space, recorded.keys, game.oracle),
    )
    const asked = game.asked ?? null
    if (stopped === null && (asked === null ? null : decisionPrint(asked)) === data.asks) return ok(fork(game, options))
    return diverges(data, stopped ?? data.tape.length)
  })
}

/**
 * Takes up the last rest that a save holds, for a save that another version wrote. The answers before it are gone: there
 * is nothing to undo, and the log begins here. Never throws.
 */
export function loadRest(rulebook: Rulebook, text: string, options: Partial<GameOptions> = {}): Outcome<Game> {
  const opened = open(rulebook, text)
  if (!opened.ok) return opened
  const { data } = opened.value
  return guarded(() => {
    const basis = basisOf(rulebook, data.setup as unknown as Setup)
    if (!basis.ok) return within("setup.", basis)
    const state = stateFrom(basis.value, data.rest.state, "rest.state")
    if (!state.ok) return state
    const game = takenUp(basis.value, state.value, { ...defaultOptions, ...data.options, ...options })
    decision(game)
    return ok(game)
  })
}

/**
 * The game of a save; where this version plays differently, as the save's last rest has it.
 * @returns beside the game the number of the answer from which on it differs, counted from 1; null where it doesn't
 */
export function takeUp(
  rulebook: Rulebook,
  text: string,
): Outcome<{ readonly game: Game; readonly differsAt: number | null }> {
  const whole = load(rulebook, text)
  if (whole.ok) return ok({ game: whole.value, differsAt: null })
  if (whole.fault.code !== "save-diverges") return whole
  const rest = loadRest(rulebook, text)
  const at = whole.fault.data?.atDecision
  return rest.ok ? ok({ game: rest.value, differsAt: typeof at === "number" ? at + 1 : 1 }) : rest
}

/** A game that begins with this state. */
const takenUp = (basis: GameBasis, state: State, options: GameOptions): Game =>
  new Game({ ...basis, from: state }, { state, tape: null, log: null, n: 0, before: null }, null, options)

/** The game of a save before its first answer. */
function beginning(rulebook: Rulebook, data: Save): Outcome<Game> {
  const setup = data.setup as unknown as Setup
  const begun = newGame(rulebook, setup)
  if (!begun.ok) return within("setup.", begun)
  if (data.from === null) return begun
  const from = stateFrom(begun.value.basis, data.from, "from")
  return from.ok ? ok(takenUp(begun.value.basis, from.value, defaultOptions)) : from
}

const within = (place: string, { fault }: { readonly fault: Fault }): Outcome<never> => ({
  ok: false,
  fault: { ...fault, place: `${place}${fault.place}` },
})

/** Reads the text as far as it can be read without a rulebook. */
function open(rulebook: Rulebook, text: string): Outcome<{ readonly data: Save }> {
  if (nesting(text) > deepest) return damaged("text")
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch (error) {
    return damaged("text", { reason: error instanceof Error ? error.message : "" })
  }
  if (typeof found !== "object" || found === null || (found as { dilemma?: unknown }).dilemma !== "save")
    return fail(
      "save-foreign",
      "text",
      "This file isn't a saved game of Dilemma.",
      "このファイルはDilemmaのセーブデータではありません。",
    )
  const { check, ...rest } = found as Readonly<Record<string, unknown>>
  const { format, game } = rest
  if (format !== 1)
    return fail(
      "save-format",
      "format",
      `This save has format ${said(format)}; this version reads format 1. A newer version may read it.`,
      `このセーブデータの形式は${said(format)}です。この版が読めるのは形式1です。`,
      { format: said(format) },
    )
  if (game !== rulebook.game)
    return fail(
      "save-game",
      "game",
      `This is a save of ${said(game)}, not of ${rulebook.game}.`,
      `これは${said(game)}のセーブデータです(${rulebook.game}ではありません)。`,
      { game: said(game) },
    )
  if (check !== checksum(JSON.stringify(rest))) return damaged("check")
  const shaped = saveShape.safeParse(rest)
  if (shaped.success) return ok({ data: rest as unknown as Save })
  const [issue] = shaped.error.issues
  return damaged(issue?.path.map(String).join(".") || "text", { reason: issue?.message ?? "" })
}

const said = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, 40) : "?"

const damaged = (place: string, data?: Readonly<Record<string, Plain>>) =>
  fail(
    "save-damaged",
    place,
    "This save is damaged: something in it was changed or is missing. It hasn't been touched.",
    "このセーブデータは壊れています(一部が変わっているか、欠けています)。ファイルはそのままです。",
    data,
  )

const diverges = (data: Save, atDecision: number) =>
  fail(
    "save-diverges",
    `tape[${atDecision}]`,
    `This version plays differently from decision ${atDecision + 1} on (the save has ${data.tape.length} answers and was written by version ${said(data.engine)}). Its last position can be taken up instead.`,
    `この版では${atDecision + 1}番目の決定から進行が異なります(回答数${data.tape.length}、保存した版${said(data.engine)})。代わりに最後の局面から再開できます。`,
    { atDecision, answers: data.tape.length, rest: data.rest.at, savedBy: data.engine, version: engineVersion },
  )

/** Whatever a rulebook throws at a position from outside is a fault of the save. */
function guarded<T>(work: () => Outcome<T>): Outcome<T> {
  try {
    return work()
  } catch (error) {
    return fail(
      "save-unplayable",
      "tape",
      "This version can't play what the save holds.",
      "この版では、このセーブデータの内容を再生できません。",
      { reason: error instanceof Error ? error.message : String(error) },
    )
  }
}

const tapeFrom = (data: Save): TapeNode | null =>
  data.tape.reduce<TapeNode | null>(
    (before, [by, keys, print, auto], i) => ({ by: by as PlayerId, keys, print, auto, n: i + 1, before }),
    null,
  )

/** A state read from a save, with the game's own abilities in place of their copies. */
function stateFrom(basis: GameBasis, data: Save["rest"]["state"], place: string): Outcome<State> {
  const own = ownAbilities(basis)
  const read = data as unknown as Omit<State, "objects"> & { readonly objects: readonly (GameObject | null)[] }
  const state: State = {
    ...read,
    objects: read.objects.map((found) => {
      if (found === null) return undefined
      return found.stacked === null
        ? found
        : { ...found, stacked: { ...found.stacked, ability: own(found.stacked.ability) } }
    }),
    waiting: read.waiting.map((one) => (one.ability === null ? one : { ...one, ability: own(one.ability) })),
    watch: Object.fromEntries(
      Object.entries(read.watch).map(([name, watchers]) => [
        name,
        watchers.map((one) => ({ object: one.object, ability: own(one.ability) })),
      ]),
    ),
  }
  const end = looseEnd(state, basis.rulebook.zones.length, basis.setup.seats.length, basis.cards.length)
  return end === null ? ok(state) : damaged(`${place}.${end}`)
}

/** Finds the ability of the game's cards that is written alike: abilities are told apart by identity. */
function ownAbilities(basis: GameBasis): (ability: Ability) => Ability {
  const known = new Map<string, Ability>()
  for (const card of basis.cards) {
    for (const face of card.faces) {
      for (const ability of [...face.abilities, ...face.watches.map((one) => one.ability)]) {
        const written = JSON.stringify(ability)
        if (!known.has(written)) known.set(written, ability)
      }
    }
  }
  return (ability) => known.get(JSON.stringify(ability)) ?? ability
}

/** How deep brackets stand in each other. */
function nesting(text: string): number {
  let depth = 0
  let most = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]
    if (quoted) {
      if (letter === "\\") i += 1
      else if (letter === '"') quoted = false
    } else if (letter === '"') quoted = true
    else if (letter === "{" || letter === "[") {
      depth += 1
      if (depth > most) most = depth
    } else if (letter === "}" || letter === "]") depth -= 1
  }
  return most
}
