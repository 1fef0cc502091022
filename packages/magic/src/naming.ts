import {
  ask,
  type CardName,
  type CompiledCard,
  type Game,
  happen,
  NOTHING_SAID,
  type ObjectId,
  object,
  type PlayerId,
  type Procedure,
} from "@dilemma-table/engine"
import { cards } from "#library"
import { ALL_UNLOCKED } from "./layouts.ts"
import type { CardType, MagicCard, MagicFace } from "./lexicon.ts"
import { faceOfObject } from "./position.ts"

/*
 * Choosing a card name (201.4): of a card with several names one of them, never all (709.4a, 712.19, 715.5, 720.5).
 */

const text = (name: CardName): string => name.en ?? name.ja ?? ""

/** What the name must be that of (201.4a): asked of the one face, half or inset that has it (201.4b, 201.4d). */
export interface NameOf {
  readonly type?: CardType | readonly CardType[]
  readonly not?: CardType | readonly CardType[]
}

const known = new WeakMap<readonly CompiledCard[], Map<string, readonly string[]>>()

/** The names that can be chosen, in order. */
export function namesToChoose(game: Game, of: NameOf): readonly string[] {
  const lists = known.get(game.cards) ?? new Map<string, readonly string[]>()
  known.set(game.cards, lists)
  const key = JSON.stringify(of)
  const before = lists.get(key)
  if (before !== undefined) return before
  const own = game.cards.map(({ data }) => data as unknown as MagicCard)
  const names = new Set<string>()
  for (const { name, faces } of [...cards, ...own])
    for (const face of faces) if (isNameOf(face, of)) names.add(text(face.name ?? name))
  names.delete("")
  const list = [...names].sort()
  lists.set(key, list)
  return list
}

const isNameOf = ({ types }: MagicFace, { type, not }: NameOf): boolean =>
  types.length > 0 &&
  (type === undefined || [type].flat().some((one) => types.includes(one))) &&
  !(not !== undefined && [not].flat().some((one) => types.includes(one)))

/** The names an object has now: that of the face it is read as; of a card with two halves both (709.4a). */
export function namesOf(game: Game, id: ObjectId): readonly CardName[] {
  const found = object(game.state, id)
  const own = faceOfObject(game, id).name
  if (found.card === 0 || found.faceDown) return [own]
  const { layout, faces } = game.card(found.card).data as unknown as MagicCard
  const up = game.readAs.get(id) ?? found.face
  if (layout === "room" ? up !== ALL_UNLOCKED : layout !== "split" || up < faces.length) return [own]
  return faces.map((face) => face.name ?? own)
}

/** Is this one of its names, in either language? */
export const isCalled = (game: Game, id: ObjectId, name: string): boolean =>
  namesOf(game, id).some((own) => own.en === name || own.ja === name)

/** The name chosen for an object, or null. What it was before it moved kept it. */
export const chosenName = (game: Game, id: ObjectId): string | null =>
  id === 0 ? null : (object(game.state, id).said?.named ?? null)

/** A player chooses a card name, which is kept with the source of the effect. */
export function* chooseName(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  names: readonly string[],
  rule = "201.4",
): Procedure<string> {
  const [name] = yield* ask(game, {
    by: player,
    kind: "name",
    rules: [rule],
    prompt: "name",
    source,
    space: { type: "name", index: "cards", names },
  })
  const named = String(name)
  const said = object(game.state, source).said ?? NOTHING_SAID
  yield* happen(game, [
    { type: "say", as: "names", rule, player, object: source, name: named, data: { ...said, named } as never },
  ])
  return named
}
