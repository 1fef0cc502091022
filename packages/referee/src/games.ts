import {
  activatedAbilities,
  library as dmLibrary,
  rulebook as dmRulebook,
  intentRefusal,
  intentRefusals,
} from "@dilemma-table/duel-masters"
import type { CardData, Game, ObjectId, Plain, PlayerId, Refusal, Rulebook, RuleId } from "@dilemma-table/engine"
import {
  type Beforehand,
  FACE_DOWN,
  faceSymbol,
  type MagicCard,
  type Intent as MagicIntent,
  activatedAbilities as magicActivated,
  cards as magicCards,
  magic as magicRulebook,
  whyNot as magicWhyNot,
} from "@dilemma-table/magic"
import type { Filler } from "./fillers.ts"
import type { Act } from "./steps.ts"
import type { GameName } from "./terms.ts"

/** What ruling files need to know of a game beside its rulebook. */
export interface RulingGame {
  readonly rulebook: Rulebook
  readonly cards: readonly CardData[]
  /** The step in which a position stands that names none. */
  readonly firstStep: string
  /** The rules under which modes are asked, where nothing has asked yet. */
  readonly modesRules: readonly RuleId[]
  /** The zones whose cards are asked "why can nothing be used?". */
  readonly usedFrom: readonly string[]
  /** Why a player can't do this with this object now; null if it can be done, undefined where the game has no such act. */
  refusal(
    game: Game,
    player: PlayerId,
    act: Act,
    id: ObjectId,
    ability: number | null,
    face: number | null,
  ): Refusal | null | undefined
  /** Why this player can't pass or end the turn now, where the game says more than that it isn't offered. */
  readonly passRefusal?: (game: Game, player: PlayerId) => Refusal | null
  /** Every reason why not; for an act of which the game tells only the first, that one. Empty if it can be done. */
  refusals(game: Game, player: PlayerId, act: Act | "block", id: ObjectId, ability: number | null): readonly Refusal[]
  /** Other rules that say what the rule by which a game ended says: how to win and lose, and the action that sees to it. */
  readonly resultAlso: Readonly<Record<RuleId, readonly RuleId[]>>
  /** What a player might do with an own card in these zones. */
  readonly wishes: Readonly<Record<string, readonly (Act | "block")[]>>
  /** Refusals that say a card isn't made for that at all. */
  readonly beside: ReadonlySet<string>
  /** An object's activated abilities, counted from 1. */
  abilities(game: Game, id: ObjectId): readonly number[]
  /** The number that stands for being cast face down, where a card can be. */
  readonly faceDown?: number
  /** The name of the symbol on a card's face, where the game has such. */
  readonly symbol?: (card: CardData, face: number) => string | undefined
  /** The rulebook's place in the game at the beginning of a step of `active`'s turn. */
  loopAt(
    step: string,
    active: number,
    proposals: boolean,
    attacks: readonly Attack[],
    before: readonly Before[],
  ): Readonly<Record<string, Plain>>
  /** The steps in which something may attack already; none where attackers aren't kept. */
  readonly attackSteps: readonly string[]
  /** What lies in zones that a ruling doesn't mention. */
  readonly usualZones: Readonly<Record<string, { readonly card: Filler; readonly count: number }>>
}

/** Something attacks as the position is taken up. */
export interface Attack {
  readonly attacker: ObjectId
  /** Seats. */
  readonly by: number
  readonly defending: number
  /** What is attacked instead of the player; null for the player. */
  readonly at: ObjectId | null
}

/** Something has happened before the position is taken up: an instant or sorcery has resolved, or an Adventure has exiled its card. */
export interface Before extends Pick<Beforehand, "what"> {
  readonly id: ObjectId
  /** A seat. */
  readonly by: number
}

const ordinary = (ja: string, en: string): Filler => ({ type: "creature", name: { ja, en } })

const duelMasters: RulingGame = {
  rulebook: dmRulebook,
  cards: dmLibrary as unknown as readonly CardData[],
  firstStep: "main",
  modesRules: ["700.2a"],
  usedFrom: ["hand"],
  refusal(game, player, act, id, ability, face) {
    switch (act) {
      case "use":
      case "cast":
      case "summon":
      case "generate":
        return intentRefusal(game, player, {
          use: id,
          as: { ...(act === "use" ? {} : { act }), ...(face === null ? {} : { face }) },
        })
      case "cross":
        return intentRefusal(game, player, { cross: id })
      case "attack":
        return intentRefusal(game, player, { attack: id })
      case "charge":
        return intentRefusal(game, player, { charge: id })
      case "activate": {
        const place = activatedAbilities(game, id)[(ability ?? 1) - 1]
        return place === undefined ? undefined : intentRefusal(game, player, { activate: id, ability: place })
      }
      default:
        return undefined
    }
  },
  passRefusal: (game, player) => intentRefusal(game, player, { end: true }),
  refusals(game, player, act, id, ability) {
    if (act === "block") return intentRefusals(game, player, { block: id })
    if (act === "use") return intentRefusals(game, player, { use: id })
    if (act === "cross") return intentRefusals(game, player, { cross: id })
    if (act === "attack") return intentRefusals(game, player, { attack: id })
    if (act === "charge") return intentRefusals(game, player, { charge: id })
    const place = activatedAbilities(game, id)[(ability ?? 1) - 1]
    return act !== "activate" || place === undefined
      ? []
      : intentRefusals(game, player, { activate: id, ability: place })
  },
  resultAlso: { "703.4a": ["104.2a", "509.1"], "703.4b": ["104.2b"] },
  wishes: {
    hand: ["use", "charge", "activate"],
    battle: ["attack", "block", "cross", "activate"],
    mana: ["use", "activate"],
    graveyard: ["use", "activate"],
    hyperspatial: ["use"],
  },
  beside: new Set([
    "not-a-creature",
    "not-a-cross-gear",
    "not-a-blocker",
    "no-such-ability",
    "not-usable-from-there",
    "psychic-cant-be-used",
    "dragheart-cant-be-used",
  ]),
  abilities: (game, id) => activatedAbilities(game, id).map((_, i) => i + 1),
  // A turn starts with untapping (501.1).
  loopAt: (step) => ({ step: step === "start" ? "untap" : step }),
  attackSteps: [],
  usualZones: {
    deck: { card: ordinary("山札のカード", "a card of the deck"), count: 10 },
    shields: { card: ordinary("シールドのカード", "a card of the shields"), count: 5 },
  },
}

const magic: RulingGame = {
  rulebook: magicRulebook,
  cards: magicCards as unknown as readonly CardData[],
  firstStep: "precombat-main",
  modesRules: ["700.2a"],
  usedFrom: ["hand"],
  refusal(game, player, act, object, ability, face) {
    const intent = magicIntent(act, object, ability, face ?? 0)
    return intent === null ? undefined : magicWhyNot(game, player, intent)
  },
  refusals(game, player, act, object, ability) {
    const intent = act === "block" ? ({ do: act, object } as const) : magicIntent(act, object, ability)
    const refusal = intent === null ? null : magicWhyNot(game, player, intent)
    return refusal === null ? [] : [refusal]
  },
  resultAlso: {
    "704.5a": ["104.2a", "104.3b"],
    "704.5b": ["104.2a", "104.3c"],
    "704.5c": ["104.2a", "104.3d"],
    "704.6c": ["104.2a", "104.3j"],
  },
  wishes: {
    hand: ["cast", "play", "suspend", "foretell", "plot"],
    battlefield: ["attack", "block", "activate", "turn-up", "unlock"],
    graveyard: ["cast", "activate"],
    exile: ["cast"],
    command: ["cast"],
  },
  beside: new Set([
    "not-a-creature",
    "land-isnt-cast",
    "not-a-land",
    "no-such-ability",
    "not-castable-from-there",
    "not-playable-from-there",
    "not-face-down",
    "not-locked",
  ]),
  abilities: (game, id) => magicActivated(game, id).map(({ n }) => n),
  faceDown: FACE_DOWN,
  symbol: (card, face) => faceSymbol(card as unknown as MagicCard, face)?.name,
  // Any step but a main phase is taken up at its very beginning, so that what triggers there triggers. Where something attacks
  // already, attackers have been declared.
  loopAt: (step, active, proposals, attacks, before) => ({
    stage: "turns",
    beforehand: before.map(({ id, by, what }) => ({ object: id, by: `player:${by}`, what })),
    step,
    begun: /-main$/.test(step) || (step === "declare-attackers" && attacks.length > 0),
    priority: active,
    proposals,
    ...(attacks.length === 0
      ? {}
      : {
          attackers: attacks.map(({ attacker, by, defending, at }) => ({
            attacker,
            by: `player:${by}`,
            defending: `player:${defending}`,
            at,
            blockers: [],
            blocked: false,
          })),
        }),
  }),
  attackSteps: ["declare-attackers", "declare-blockers"],
  usualZones: { library: { card: ordinary("ライブラリーのカード", "a card of the library"), count: 10 } },
}

function magicIntent(act: Act, object: ObjectId, ability: number | null, face = 0): MagicIntent | null {
  if (act === "cast" || act === "use") return { do: "cast", object, face }
  if (act === "play") return { do: "play", object, face }
  if (act === "unlock") return { do: act, object, face }
  if (act === "attack" || act === "turn-up" || act === "suspend" || act === "foretell" || act === "plot")
    return { do: act, object }
  return act === "activate" ? { do: act, object, ability: ability ?? 1 } : null
}

const all: Readonly<Record<GameName, RulingGame>> = { "duel-masters": duelMasters, magic }

export const gameOf = (game: GameName): RulingGame => all[game]
