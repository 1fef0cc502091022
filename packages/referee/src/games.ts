import { library as dmLibrary, rulebook as dmRulebook, intentRefusal } from "@dilemma-table/duel-masters"
import type { CardData, Game, ObjectId, Plain, PlayerId, Refusal, Rulebook, RuleId } from "@dilemma-table/engine"
import {
  type Intent as MagicIntent,
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
    face: number,
  ): Refusal | null | undefined
  /** The rulebook's place in the game at the beginning of a step of `active`'s turn. */
  loopAt(step: string, active: number, proposals: boolean): Readonly<Record<string, Plain>>
  /** What lies in zones that a ruling doesn't mention. */
  readonly usualZones: Readonly<Record<string, { readonly card: Filler; readonly count: number }>>
}

const ordinary = (ja: string, en: string): Filler => ({ type: "creature", name: { ja, en } })

const duelMasters: RulingGame = {
  rulebook: dmRulebook,
  cards: dmLibrary as unknown as readonly CardData[],
  firstStep: "main",
  modesRules: ["700.2a"],
  usedFrom: ["hand"],
  refusal(game, player, act, id) {
    switch (act) {
      case "use":
      case "cast":
      case "summon":
      case "generate":
        return intentRefusal(game, player, { use: id })
      case "cross":
        return intentRefusal(game, player, { cross: id })
      case "attack":
        return intentRefusal(game, player, { attack: id })
      case "charge":
        return intentRefusal(game, player, { charge: id })
      default:
        return undefined
    }
  },
  loopAt: (step) => ({ step }),
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
  refusal(game, player, act, object, ability) {
    const intent = magicIntent(act, object, ability)
    return intent === null ? undefined : magicWhyNot(game, player, intent)
  },
  // Any step but a main phase is taken up at its very beginning, so that what triggers there triggers.
  loopAt: (step, active, proposals) => ({
    stage: "turns",
    step,
    begun: step === "precombat-main" || step === "postcombat-main",
    priority: active,
    proposals,
  }),
  usualZones: { library: { card: ordinary("ライブラリーのカード", "a card of the library"), count: 10 } },
}

function magicIntent(act: Act, object: ObjectId, ability: number | null): MagicIntent | null {
  if (act === "cast" || act === "use") return { do: "cast", object }
  if (act === "play" || act === "attack") return { do: act, object }
  return act === "activate" ? { do: act, object, ability: ability ?? 1 } : null
}

const all: Readonly<Record<GameName, RulingGame>> = { "duel-masters": duelMasters, magic }

export const gameOf = (game: GameName): RulingGame => all[game]
