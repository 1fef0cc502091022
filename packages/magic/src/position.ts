import {
  type CompiledFace,
  type Game,
  type GameObject,
  isThere,
  NONE,
  type ObjectId,
  object,
  type Plain,
  type PlayerId,
  setLoop,
  zone,
} from "@dilemma-table/engine"
import { compileFace } from "./compiling.ts"
import type { MagicFace } from "./lexicon.ts"
import type { Idle } from "./loops.ts"
import type { Way } from "./permissions.ts"
import type { Shown } from "./shortcuts.ts"

/** The steps and phases in which something can happen, in a turn's order (500.1). A main phase has no steps. */
export const steps = [
  "untap",
  "upkeep",
  "draw",
  "precombat-main",
  "beginning-of-combat",
  "declare-attackers",
  "declare-blockers",
  "first-strike-damage",
  "combat-damage",
  "end-of-combat",
  "postcombat-main",
  "end",
  "cleanup",
] as const
export type Step = (typeof steps)[number]

/** An attacking creature and who blocks it (508, 509). */
export interface Attacker {
  readonly attacker: ObjectId
  /** Whose it is, and the defending player: "player:" and the seat. */
  readonly by: string
  readonly defending: string
  /** The planeswalker or battle that it attacks rather than the player. */
  readonly at: ObjectId | null
  readonly blockers: readonly ObjectId[]
  /** Stays true when the blockers are gone (509.1h). */
  readonly blocked: boolean
}

/**
 * What has happened before a position is taken up: an instant or sorcery that lies outside the game has resolved, or a card was
 * exiled by its Adventure (715.3d). `by`: "player:" and the seat.
 */
export interface Beforehand {
  readonly object: ObjectId
  readonly by: string
  readonly what: "spell" | "adventure"
}

/** Which it is, with the spells that the active player has cast this turn, and the one before that in the turn before (731.2). */
export interface DayNight {
  readonly is: "day" | "night"
  readonly casts: number
  readonly before: number
}

/**
 * Magic's own place in the game, kept in `state.loop`.
 * - `stage`: "opening" until the opening hands are kept (103.5), then "turns".
 * - `step`, and `begun`: have its turn-based actions been done?
 * - `priority`: who would get priority; `passes`: how many have passed in succession (117.4).
 * - `attackers`: the combat at hand. `struck`: who dealt damage in the first-strike step (510.4).
 * - `beforehand`: of a position, what is still to be done before it is taken up.
 * - `refused`: keys of action options not offered again while the position stays as it is (733).
 * - `proposals`: are actions offered that can't be completed ("propose:…"), and may an announcement be given up ("stop")?
 *   For judges and rulings; false in ordinary games.
 */
export interface Place {
  readonly stage: "opening" | "turns"
  readonly step: Step
  readonly begun: boolean
  readonly beforehand: readonly Beforehand[]
  readonly priority: PlayerId
  readonly passes: number
  readonly attackers: readonly Attacker[]
  readonly struck: readonly ObjectId[]
  readonly refused: readonly string[]
  readonly proposals: boolean
  /** Mana abilities being activated now, as "ID:N": none can be activated again before it has resolved (605.3c). */
  readonly activating: readonly string[]
  /** The spell being cast, and what lets it be: of these ways one is announced. */
  readonly casting: { readonly object: ObjectId; readonly ways: readonly Way[] } | null
  /** The spell or ability that is resolving (608), or none. */
  readonly resolving: ObjectId
  /** Replacement abilities at work now, each by its object and text: none replaces what happens instead (614.5). */
  readonly replacing: readonly string[]
  /** Replacement effects of what is being carried out, which come before all others (614.15, 616.1a). */
  readonly selfReplacing: readonly { readonly source: ObjectId; readonly ability: Plain }[]
  /** Day or night, once it has become either (731.1). */
  readonly dayNight: DayNight | null
  /** Is a permanent under another player's control than without any effect (613.1b)? */
  readonly controlled: boolean
  /** Phases that come after this one (500.8), and what comes after them; extra turns, the next first (500.7). */
  readonly addedPhases: readonly ("combat" | "main")[]
  readonly afterAdded: Step | null
  readonly addedTurns: readonly PlayerId[]
  /** Whose the last turn was that wasn't an extra one; null where nothing was added yet. */
  readonly ordinary: PlayerId | null
  /** What has resolved while everybody only passed (104.4b). */
  readonly idle: Idle | null
  /** What was done at priority in this turn, for shortcuts (732.2). */
  readonly shown: Shown | null
  /** The moment at which state-based actions and waiting abilities were last found to be done. */
  readonly checked: string
  /** Opening hands: mulligans taken by each seat, and whether it keeps its hand. */
  readonly mulligans: readonly number[]
  readonly keeps: readonly boolean[]
}

export const firstPlace: Place = {
  stage: "opening",
  step: "untap",
  begun: false,
  beforehand: [],
  priority: 0 as PlayerId,
  passes: 0,
  attackers: [],
  struck: [],
  refused: [],
  proposals: false,
  activating: [],
  casting: null,
  resolving: NONE,
  replacing: [],
  selfReplacing: [],
  dayNight: null,
  controlled: false,
  addedPhases: [],
  afterAdded: null,
  addedTurns: [],
  ordinary: null,
  idle: null,
  shown: null,
  checked: "",
  mulligans: [0, 0],
  keeps: [false, false],
}

/** The mark with the number of a player's last turn. */
export const TURN_BEGAN = "time:turn"

export const place = (game: Game): Place => game.state.loop as unknown as Place

export const setPlace = (game: Game, change: Partial<Place>): void =>
  setLoop(game, change as unknown as Readonly<Record<string, Plain>>)

export const isMain = (step: Step): boolean => step === "precombat-main" || step === "postcombat-main"

/** The stack, the topmost object first (405.2). */
export const stackOf = (game: Game): readonly ObjectId[] => zone(game, game.state.active, "stack")

export type CompiledMagicFace = Omit<CompiledFace, "data"> & { readonly data: MagicFace }

/** The number as which a card is cast face down, or is read as if it were (708.4). */
export const FACE_DOWN = -1

const plain = (data: MagicFace): CompiledMagicFace => compileFace(data, {}) as unknown as CompiledMagicFace

/** A 2/2 creature with no name, text, subtypes or mana cost (708.2a). */
const faceDownCreature = plain({ types: ["creature"], power: 2, toughness: 2 })

/** The same with ward {2}: cloaked, or cast by disguise (701.58a, 702.168a). */
const wardedCreature = plain({ types: ["creature"], power: 2, toughness: 2, abilities: [{ ward: "{2}" }] })

/** A card that lies face down elsewhere has no characteristics (406.3). */
const faceDownCard = plain({ types: [] })

/** Marks of a face-down permanent that tell what made it one (708.6); no mark: morph, or whatever says nothing of its own. */
export const faceDownMarks = ["manifested", "cloaked", "disguised"] as const

const hasWard = ({ marks }: GameObject): boolean => marks.cloaked !== undefined || marks.disguised !== undefined

/** The characteristics of what lies face down (708.2); null outside the battlefield and the stack, where it has none. */
export const faceDownFace = (found: GameObject): CompiledMagicFace | null => {
  if (found.zone !== "battlefield" && found.zone !== "stack") return null
  return hasWard(found) ? wardedCreature : faceDownCreature
}

/** The compiled face that is up, with Magic's own fields; of what is face down the characteristics which that gives (708.2). */
export function faceOf(game: Game, found: GameObject): CompiledMagicFace {
  const read = game.readAs.size === 0 ? undefined : game.readAs.get(found.id)
  if (found.faceDown && read === undefined) return faceDownFace(found) ?? faceDownCard
  return faceAs(game, found, read ?? found.face)
}

/** The face that it has when read as this one (`FACE_DOWN`, or the number of one of its card's). */
export function faceAs(game: Game, found: GameObject, number: number): CompiledMagicFace {
  if (number === FACE_DOWN) return faceDownCreature
  const card = game.card(found.card)
  const face = card.faces[number] as unknown as CompiledMagicFace | undefined
  if (face === undefined) throw new RangeError(`Card ${card.id} has no face ${number}`)
  return face
}

export const faceOfObject = (game: Game, id: ObjectId): CompiledMagicFace => faceOf(game, object(game.state, id))

/** Is it still in the zone it was in? */
export const inZone = (game: Game, id: ObjectId, name: string): boolean =>
  isThere(game.state, id) && object(game.state, id).zone === name
