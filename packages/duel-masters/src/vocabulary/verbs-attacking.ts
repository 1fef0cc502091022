import { did, NONE, type ObjectId, objectsOf, type Selector, setLoop, type VerbWord } from "@dilemma-table/engine"
import { isAttacking, isBlocking, isInBattle } from "../characteristics.ts"
import { selector } from "./verbs-moving.ts"

/** Verbs that change the attack that is going on. */
export const attackingVerbs: Readonly<Record<string, VerbWord>> = {
  removeFromAttack: {
    shape: selector,
    doc: {
      en: "these take part in the attack no more; without its attacker or the creature attacked it ends",
      ja: "攻撃から取り除く。攻撃クリーチャーか攻撃されているクリーチャーがいなくなれば攻撃は終わる",
    },
    unknowns: "stops",
    *run(game, frame, what: Selector) {
      const taking = (id: ObjectId): boolean =>
        isAttacking(game, id) || isBlocking(game, id) || game.state.loop.target === id
      const ids = (yield* objectsOf(game, frame, what)).filter(taking)
      for (const id of ids) {
        if (isAttacking(game, id)) setLoop(game, { attacker: NONE })
        if (isBlocking(game, id)) setLoop(game, { blocker: NONE })
        if (game.state.loop.target === id) setLoop(game, { removed: true })
      }
      return yield* did(
        game,
        frame,
        ids.map((object) => ({ type: "note", as: "removed-from-attack", rule: "505.6", object, source: frame.source })),
      )
    },
  },
  redirectAttack: {
    shape: selector,
    doc: {
      en: "the attack is on this creature from now on, which is no block",
      ja: "攻撃先をこのクリーチャーに変更する。ブロックではない",
    },
    unknowns: "stops",
    *run(game, frame, what: Selector) {
      const [creature] = yield* objectsOf(game, frame, what)
      const { attacker, target } = game.state.loop
      if (creature === undefined || !isInBattle(game, creature) || target === creature) return false
      if (!isInBattle(game, attacker as ObjectId) || creature === attacker) return false
      setLoop(game, { target: creature, blocker: NONE })
      return yield* did(game, frame, [
        { type: "note", as: "redirected", rule: "507.2b", object: creature, source: attacker as ObjectId },
      ])
    },
  },
}
