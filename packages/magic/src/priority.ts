import {
  askOne,
  type Game,
  isExpected,
  type Key,
  nextPlayer,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  type Question,
  type Refusal,
  step,
} from "@dilemma-table/engine"
import { activateAbility, activateRefusal } from "./activating.ts"
import { attackRefusal } from "./attackers.ts"
import { blockRefusal } from "./blockers.ts"
import { castRefusal, castSpell, waysNow } from "./casting.ts"
import { type HandAction, handActionRefusal, isHandAction, takeHandAction } from "./hand-actions.ts"
import { takeAction } from "./illegal-actions.ts"
import { playLand, playLandRefusal } from "./lands.ts"
import { offers } from "./offers.ts"
import { place, setPlace } from "./position.ts"
import { unlockRefusal, unlockSpecially } from "./rooms.ts"
import { isRepeat, noteAct, repeatOffered, takeShortcut, withinShortcut } from "./shortcuts.ts"
import { turnUpRefusal, turnUpSpecially } from "./special-actions.ts"
import { performStateBasedActions } from "./state-based-actions.ts"
import { seeTopCards } from "./top-cards.ts"
import { putTriggeredAbilities } from "./triggers.ts"

/** What a player wants to do with an object. `ability` counts activated abilities from 1. */
export type Intent =
  | { readonly do: "cast" | "play"; readonly object: ObjectId; readonly face?: number }
  | { readonly do: "activate"; readonly object: ObjectId; readonly ability: number }
  | { readonly do: "unlock"; readonly object: ObjectId; readonly face?: number }
  | { readonly do: "attack" | "block"; readonly object: ObjectId }
  | { readonly do: "turn-up" | HandAction; readonly object: ObjectId }

/** Before a player would get priority: state-based actions, then triggered abilities, until there are none (117.5, 704.3). */
export function* beforePriority(game: Game): Procedure<void> {
  if (place(game).checked === momentOf(game)) return
  for (;;) {
    while (yield* performStateBasedActions(game));
    if (game.state.result !== null) return
    yield* seeTopCards(game)
    if (game.state.waiting.length === 0) return setPlace(game, { checked: momentOf(game) })
    yield* putTriggeredAbilities(game)
  }
}

/** Changes whenever anything happens: nothing needs to be checked twice. */
const momentOf = ({ state }: Game): string => `${state.turn}:${state.history.length}`

/** The player with priority acts or passes (117.3). A rest: everything below lies in the state. */
export function* actOrPass(game: Game): Procedure<void> {
  const { priority, passes } = place(game)
  const repeat = repeatOffered(game, priority)
  const question = { by: priority, kind: "action", rules: ["117.1"], prompt: "priority", rest: true } as const
  // What a re-run is known to have asked isn't worked out again.
  const key = isExpected(game, question)
    ? yield* askOne(game, question, () => [])
    : yield* askAction(game, question, repeat?.option ?? null)
  if (repeat !== null && isRepeat(String(key))) return yield* takeShortcut(game, priority, repeat.round)
  noteAct(game, priority, String(key))
  if (key === "pass") {
    step(game, "pass", ["117.3d"], { player: priority })
    setPlace(game, { passes: passes + 1, priority: nextPlayer(game, priority) })
    return
  }
  if (yield* carryOut(game, priority, String(key))) setPlace(game, { passes: 0, refused: [] })
}

function* askAction(game: Game, question: Omit<Question, "space">, repeat: Option | null): Procedure<Key> {
  if (game.options.passes?.(game, question.by) === true) return yield* askOne(game, question, [PASS])
  const all = offers(game, question.by)
  const unsure = all.filter((offer) => !offer.sure).map((offer) => offer.option.key)
  const options = withinShortcut(game, question.by, [PASS, ...all.map((offer) => offer.option)])
  return yield* askOne(
    game,
    { ...question, ...(unsure.length === 0 ? {} : { about: { unsure } }) },
    repeat === null ? options : [...options, repeat],
  )
}

const PASS: Option = { key: "pass", is: { type: "pass" } }

/** @returns whether the action was completed; else it has been reversed */
function* carryOut(game: Game, player: PlayerId, key: string): Procedure<boolean> {
  const [what, id = "0", which = ""] = key.split(":")
  const on = Number(id) as ObjectId
  const face = which.startsWith("f") ? Number(which.slice(1)) : 0
  if (what === "play") {
    yield* playLand(game, player, on, face)
    return true
  }
  if (isHandAction(what))
    return yield* takeAction(game, player, key, (activations) => takeHandAction(game, player, on, what, activations))
  if (
    what === "unlock" ||
    (what === "propose" && which.startsWith("f") && object(game.state, on).zone === "battlefield")
  )
    return yield* takeAction(game, player, key, (activations) => unlockSpecially(game, player, on, face, activations))
  if (what === "turn-up" || (what === "propose" && which === "" && object(game.state, on).zone === "battlefield"))
    return yield* takeAction(game, player, key, (activations) => turnUpSpecially(game, player, on, activations))
  if (what === "cast" || (what === "propose" && (which === "" || which.startsWith("f"))))
    return yield* takeAction(game, player, key, function* (activations) {
      yield* castSpell(game, player, on, face, waysNow(game, player, on, face), activations)
    })
  return yield* takeAction(game, player, key, (activations) =>
    activateAbility(game, player, on, Number(which), activations),
  )
}

/**
 * Why a player can't do this now: the check that forbids it, with what would help in its data; null if it can be done.
 * Asked of the player with priority; for anyone else the answer is that it isn't theirs to act.
 */
export function whyNot(game: Game, player: PlayerId, intent: Intent): Refusal | null {
  const asked = game.asked
  if (intent.do === "attack") return attackRefusal(game, player, intent.object)
  if (intent.do === "block") return blockRefusal(game, player, intent.object)
  if (asked?.kind === "action" && asked.by !== player)
    return { code: "no-priority", rule: "117.1", player, object: intent.object }
  if (isHandAction(intent.do)) return handActionRefusal(game, player, intent.object, intent.do)
  if (intent.do === "unlock") return unlockRefusal(game, player, intent.object, intent.face ?? 0)
  if (intent.do === "turn-up") return turnUpRefusal(game, player, intent.object)
  if (intent.do === "activate") return activateRefusal(game, player, intent.object, intent.ability)
  const { object: card } = intent
  const face = "face" in intent ? (intent.face ?? 0) : 0
  return intent.do === "play" ? playLandRefusal(game, player, card, face) : castRefusal(game, player, card, face)
}
