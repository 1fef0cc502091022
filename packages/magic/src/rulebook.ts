import {
  type Ability,
  type CardData,
  type CompiledCard,
  type CompiledFace,
  checkCard,
  type Edition,
  type Fault,
  fail,
  type Game,
  type Grammar,
  integer,
  listOf,
  type ObjectId,
  type Outcome,
  ok,
  optional,
  type Plain,
  type PlayerId,
  type Rulebook,
  type Setup,
  text,
  words,
  type ZoneSpec,
} from "@dilemma-table/engine"
import { findCard } from "./cards/index.ts"
import { editionFlags, rulebookVersions } from "./editions.ts"
import { eventNames, looksBack } from "./events.ts"
import { lastKnown } from "./layers.ts"
import {
  cardTypes,
  colors,
  layouts,
  type MagicAbility,
  type MagicFace,
  type MagicSelector,
  type ManaType,
  supertypes,
} from "./lexicon.ts"
import { firstPlace, isMain, type Place, type Step, steps } from "./position.ts"
import { reducers } from "./reducers.ts"
import { replaceEvents } from "./replacement.ts"
import { ruleTable } from "./rules/index.ts"
import { faceFault, placedFault } from "./sound.ts"
import { tokensOf } from "./tokens.ts"
import { waits } from "./triggers.ts"
import { runGame } from "./turn.ts"
import { vocabulary } from "./vocabulary/index.ts"

/** The zones (400.1). Only the battlefield is where filters look by themselves. */
const zones: readonly ZoneSpec[] = [
  { name: "library", shared: false, seen: "none", ordered: true, deck: true },
  { name: "hand", shared: false, seen: "owner", ordered: false },
  { name: "battlefield", shared: false, seen: "all", ordered: false, play: true },
  { name: "graveyard", shared: false, seen: "all", ordered: true },
  { name: "exile", shared: false, seen: "all", ordered: false },
  { name: "stack", shared: true, seen: "all", ordered: true },
  { name: "command", shared: false, seen: "all", ordered: false },
]

const grammar: Grammar = {
  zones: zones.map((zone) => zone.name),
  card: { layout: optional(words(...layouts)) },
  face: {
    types: listOf(words(...cardTypes), 1),
    manaCost: optional(text),
    subtypes: optional(listOf(text)),
    supertypes: optional(listOf(words(...supertypes))),
    colors: optional(listOf(words(...colors))),
    power: optional(integer()),
    toughness: optional(integer()),
  },
}

const basicTypes: readonly (readonly [string, ManaType])[] = [
  ["Plains", "W"],
  ["Island", "U"],
  ["Swamp", "B"],
  ["Mountain", "R"],
  ["Forest", "G"],
]

/**
 * A face's abilities in printed order: first the mana of its basic land types (305.6); behind a keyword what it stands for
 * (enchant 303.4a, equip 702.6a, ward 702.21a).
 */
function abilitiesOfFace(face: MagicFace): readonly MagicAbility[] {
  const kinds = face.types.includes("land") ? (face.subtypes ?? []) : []
  const mana = basicTypes
    .filter(([kind]) => kinds.includes(kind))
    .map(([, type]): MagicAbility => ({ activate: { addMana: `{${type}}` }, cost: [{ tap: true }] }))
  return [...mana, ...(face.abilities ?? []).flatMap((ability) => [ability, ...implied(ability)])]
}

function implied(ability: MagicAbility): readonly MagicAbility[] {
  if (typeof ability !== "object") return []
  if ("enchant" in ability) return [{ spell: { attach: "this", to: { target: ability.enchant } } }]
  if ("ward" in ability)
    return [{ when: { on: "becomes-target", object: "this", player: "opponent" }, do: { wardOff: ability.ward } }]
  if ("equip" in ability) {
    const to: MagicSelector = { target: { type: "creature", controller: "you" } }
    return [{ activate: { attach: "this", to }, cost: [{ mana: ability.equip }], timing: "sorcery" }]
  }
  return []
}

/** Names under which an ability is looked up: what it watches, replaces or does continuously. */
function watchNames(ability: Ability): readonly string[] {
  if (typeof ability !== "object") return []
  if ("when" in ability) return [(ability.when as { readonly on: string | readonly string[] }).on].flat()
  if ("replace" in ability)
    return [(ability.replace as { readonly on: string | readonly string[] }).on].flat().map((name) => `replace:${name}`)
  if ("static" in ability) return Object.keys(ability.static as object).map((word) => `static:${word}`)
  return []
}

function compileFace(face: MagicFace, name: CompiledFace["name"]): CompiledFace {
  const abilities = abilitiesOfFace(face) as readonly unknown[] as readonly Ability[]
  return {
    data: face as unknown as CompiledFace["data"],
    name: face.name ?? name,
    abilities,
    watches: abilities
      .map((ability) => ({ ability, names: watchNames(ability), zones: zonesOf(ability) }))
      .filter(({ names }) => names.length > 0),
  }
}

const zonesOf = (ability: Ability): readonly string[] | null => {
  if (typeof ability !== "object") return null
  if ("zone" in ability && ability.zone !== undefined) return [ability.zone as string | readonly string[]].flat()
  return replacesItsEntering(ability) ? ["anywhere"] : null
}

/** How an object enters is replaced by its own ability before it is there (614.12). */
function replacesItsEntering(ability: object): boolean {
  if (!("replace" in ability)) return false
  const { on, object } = ability.replace as { readonly on: string | readonly string[]; readonly object?: unknown }
  return object === "this" && [on].flat().includes("enters")
}

function compile(data: CardData, edition: Edition): Outcome<Omit<CompiledCard, "index">> {
  const fault = checkCard(magic, edition, data)
  if (fault !== null) return { ok: false, fault }
  const faces = data.faces as readonly unknown[] as readonly MagicFace[]
  const unsound = faceFault(magic, faces)
  if (unsound !== null) return { ok: false, fault: unsound }
  return ok({
    id: data.name.en ?? data.name.ja ?? "",
    data,
    faces: faces.map((face) => compileFace(face, data.name)),
  })
}

const loopWords: ReadonlySet<string> = new Set(Object.keys(firstPlace))

/** A position's place must be one of a turn; a whole game needs libraries. */
function checkSetup(setup: Setup, cards: readonly CompiledCard[]): Fault | null {
  if (setup.start.whole) {
    const empty = setup.seats.findIndex((seat) => (seat.zones.library?.length ?? 0) === 0)
    return empty < 0
      ? null
      : fail("no-library", `seats[${empty}].zones.library`, "A game needs a library.", "ライブラリーが必要です。").fault
  }
  const { loop, active } = setup.start
  const strange = Object.keys(loop).find((word) => !loopWords.has(word))
  if (strange !== undefined)
    return fail(
      "unknown-place",
      `start.loop.${strange}`,
      `“${strange}” isn't part of a place in Magic.`,
      `「${strange}」はありません。`,
    ).fault
  if (loop.step !== undefined && !steps.includes(loop.step as Step))
    return fail(
      "unknown-step",
      "start.loop.step",
      `There is no step “${String(loop.step)}”; there are ${steps.join(", ")}.`,
      `「${String(loop.step)}」というステップはありません。`,
    ).fault
  return Number.isInteger(active) && active >= 0 && active < setup.seats.length
    ? placedFault(magic, setup, cards)
    : fail(
        "bad-active",
        "start.active",
        "The active player must be a seat.",
        "アクティブ・プレイヤーの席が正しくありません。",
      ).fault
}

/**
 * Where the game stands at its start. A position stands, unless its loop says otherwise, in the active player's first main
 * phase with priority; another step is taken up at its very beginning (`begun` false), so that what triggers there triggers.
 */
function begin(setup: Setup): { readonly loop: Readonly<Record<string, Plain>>; readonly life: number } {
  const { start } = setup
  const seats = setup.seats.map(() => 0)
  const base = { ...firstPlace, mulligans: seats, keeps: seats.map(() => false) }
  const loop = start.whole
    ? base
    : { ...base, ...somewhere(start.active as PlayerId, start.loop.step as Step | undefined) }
  return { loop: loop as unknown as Readonly<Record<string, Plain>>, life: 20 }
}

const somewhere = (active: PlayerId, step: Step = "precombat-main"): Partial<Place> => ({
  stage: "turns",
  step,
  begun: isMain(step),
  priority: active,
})

const isTriggered = (ability: Ability): boolean => typeof ability === "object" && "when" in ability
const isActivated = (ability: Ability): boolean => typeof ability === "object" && "activate" in ability

/** The rulebook of Magic: The Gathering. */
export const magic: Rulebook = {
  game: "magic",
  zones,
  rules: ruleTable,
  versions: rulebookVersions,
  flags: editionFlags,
  vocabulary,
  grammar,
  run: runGame,
  find: findCard,
  compile,
  brings: tokensOf,
  checkSetup,
  begin,
  eventNames,
  looksBack,
  watchNames,
  replace: replaceEvents,
  waits,
  asksHistory: ["damage", "put-ability"],
  loopObjects: ["attackers", "struck"],
  reducers,
  lastKnown: (game: Game, id: ObjectId) => lastKnown(game, id),
  modesAsked: (_game, ability) => (isTriggered(ability) ? "placed" : "announced"),
  modesRule: (_game, ability) => (isTriggered(ability) ? "603.3c" : isActivated(ability) ? "602.2b" : "601.2b"),
}
