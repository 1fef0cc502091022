import {
  type CardIndex,
  type Game,
  type Key,
  type ObjectId,
  type ObjectView,
  type Plain,
  playerOfKey,
  UNKNOWN_CARD,
  type View,
} from "@dilemma-table/engine"
import { cardName, type Lang } from "@dilemma-table/words"
import type { KnownGame } from "../games/known.ts"
import type { ShownCard } from "./types.ts"

/** Who shows cards: in which language, of which game, to whom, and which of the cards' printed texts are needed. */
export interface Showing {
  readonly lang: Lang
  readonly known: KnownGame
  readonly game: Game
  readonly view: View
  /** Is told every card that is shown. */
  readonly prints: Set<CardIndex>
}

type Attacked = Pick<NonNullable<ShownCard["combat"]>, "with" | "player">

interface Combat {
  readonly attacks: ReadonlyMap<Key, Attacked>
  readonly blocks: ReadonlyMap<Key, readonly Key[]>
}

/** An object of the view, as a card on the table. */
export function shownCard(showing: Showing, one: ObjectView, combat: Combat = combatOf(showing)): ShownCard {
  const { lang, known, game, view, prints } = showing
  const index = one.card?.index ?? UNKNOWN_CARD
  if (index !== UNKNOWN_CARD) prints.add(index)
  const now = one.now ?? {}
  const printed = index === UNKNOWN_CARD ? null : facePower(game, index, one.face ?? 0)
  const strength = strengthOf(now)
  const attacks = combat.attacks.get(one.key)
  const blocks = combat.blocks.get(one.key)
  return {
    key: one.key,
    print: index === UNKNOWN_CARD ? null : index,
    face: one.face ?? 0,
    name: cardName(lang, game, index, one.face ?? 0),
    kind: one.kind,
    owner: one.owner,
    controller: one.controller,
    tapped: one.tapped,
    faceDown: one.faceDown,
    sick:
      one.now !== undefined &&
      typeof one.key === "number" &&
      one.controller === view.active &&
      known.isSick(game, one.key as ObjectId),
    pending: (one.marks.pending ?? 0) > 0,
    counters: Object.entries(one.counters).flatMap(([name, n]) => (n > 0 ? [{ name, n }] : [])),
    strength: strength?.text ?? null,
    strengthIs: compare(strength?.sum ?? null, printed),
    damage: one.marks.damage ?? 0,
    role: roleOf(now, one, game, index),
    attachedTo: one.attachedTo ?? null,
    under: (one.under ?? []).map((under) => shownCard(showing, under, combat)),
    combat:
      attacks !== undefined
        ? { as: "attacker", ...attacks }
        : blocks !== undefined
          ? { as: "blocker", with: blocks, player: null }
          : null,
  }
}

type Now = Readonly<Record<string, Plain>>

/** What the table says of an object's strength: "3/3" or "5000". */
function strengthOf({ power, toughness }: Now): { readonly text: string; readonly sum: number } | null {
  if (typeof power !== "number") return null
  if (typeof toughness === "number") return { text: `${power}/${toughness}`, sum: power + toughness }
  return power > 0 ? { text: String(power), sum: power } : null
}

function facePower(game: Game, card: CardIndex, face: number): number | null {
  const data = game.card(card).faces[face]?.data as unknown as { power?: number; toughness?: number } | undefined
  return data?.power === undefined ? null : data.power + (data.toughness ?? 0)
}

const compare = (now: number | null, printed: number | null): ShownCard["strengthIs"] =>
  now === null || printed === null || now === printed ? "printed" : now > printed ? "more" : "less"

function roleOf(now: Now, one: ObjectView, game: Game, index: CardIndex): ShownCard["role"] {
  const printed = index === UNKNOWN_CARD ? [] : (game.card(index).faces[one.face ?? 0]?.data.types ?? [])
  const types: readonly Plain[] = Array.isArray(now.types) ? now.types : printed
  if (types.includes("creature") || one.faceDown) return "creature"
  return types.includes("land") && game.rulebook.game === "magic" ? "land" : "other"
}

/** Who attacks and who blocks whom, as the rulebooks keep it in their place in the game. */
export function combatOf({ view }: Pick<Showing, "view">): Combat {
  const attacks = new Map<Key, Attacked>()
  const blocks = new Map<Key, readonly Key[]>()
  const { attackers, attacker, target, blocker } = view.loop
  if (Array.isArray(attackers))
    for (const one of attackers as readonly Now[]) {
      const { attacker: by, defending, at, blockers } = one
      attacks.set(by as Key, {
        with: at === undefined || at === null ? [] : [at as Key],
        player: at === undefined || at === null ? playerOfKey(defending as Key) : null,
      })
      for (const block of (blockers ?? []) as readonly Key[])
        blocks.set(block, [...(blocks.get(block) ?? []), by as Key])
    }
  if (typeof attacker === "number" && attacker > 0)
    attacks.set(attacker, {
      with: typeof target === "number" && target > 0 ? [target] : [],
      player: typeof target === "string" ? playerOfKey(target) : null,
    })
  if (typeof blocker === "number" && blocker > 0) blocks.set(blocker, [attacker as Key])
  return { attacks, blocks }
}
