import type { CardData, Placed, SeatSetup, Setup } from "@dilemma-table/engine"
import {
  colors,
  type KeywordShape,
  type MagicAbility,
  type MagicFace,
  magic,
  moreKeywords,
  plainKeywords,
} from "@dilemma-table/magic"
import { listed, ofItself, type Piece, piecesFor, sidesOf, Table, type Words } from "./board.ts"
import type { Exercise } from "./run.ts"

/*
 * Positions in which a Magic card has whatever it may ask for: mana of every kind, things of every kind on both sides and in
 * the graveyards, and for each of the card's own filters something that passes it.
 */

type Random = (below: number) => number

const named = (en: string, face: Omit<MagicFace, "name">): CardData =>
  ({ name: { en }, faces: [face] }) as unknown as CardData

const bear = (en: string, more: Partial<MagicFace> = {}): CardData =>
  named(en, { types: ["creature"], subtypes: ["Bear"], manaCost: "{1}{G}", power: 2, toughness: 2, ...more })

/** Mana for whatever it costs: {T}: five of it. */
const well = (mana: string): CardData =>
  named(`Well of ${mana}`, {
    types: ["land"],
    abilities: [
      { activate: { addMana: `{${mana}}`.repeat(5) }, cost: [{ tap: true }] },
    ] as unknown as readonly MagicAbility[],
  })
const wells = [...colors, "C"].map(well)

/** What lies on each side in any case. */
const things: readonly (readonly [CardData, Partial<Placed>])[] = [
  [bear("Drill Bear"), {}],
  [
    bear("Drill Angel", { subtypes: ["Angel"], manaCost: "{3}{W}{W}", power: 4, toughness: 4, abilities: ["flying"] }),
    {},
  ],
  [bear("Drill Runner", { subtypes: ["Goblin"], manaCost: "{R}", power: 1, toughness: 1 }), { tapped: true }],
  [
    bear("Drill Golem", {
      types: ["artifact", "creature"],
      subtypes: ["Golem"],
      manaCost: "{3}",
      power: 1,
      toughness: 3,
    }),
    {},
  ],
  [named("Drill Engine", { types: ["artifact"], manaCost: "{2}" }), {}],
  [named("Drill Banner", { types: ["enchantment"], manaCost: "{1}{W}" }), {}],
  [named("Drill Sage", { types: ["planeswalker"], manaCost: "{2}{U}{U}", loyalty: 5 }), {}],
  [bear("Drill Spawn", { subtypes: ["Zombie"], colors: ["B"] }), { token: true }],
]
const spells: readonly CardData[] = [
  named("Drill Bolt", {
    types: ["instant"],
    manaCost: "{R}",
    abilities: [{ spell: { damage: 1, to: { target: "any-target" } } }] as unknown as readonly MagicAbility[],
  }),
  named("Drill Lesson", { types: ["sorcery"], manaCost: "{U}", abilities: [{ spell: { draw: 1 } }] }),
  bear("Drill Recruit", { subtypes: ["Human"], manaCost: "{W}" }),
]
/** For what abilities may watch, a spell that makes it happen. */
const causes: Readonly<Record<string, unknown>> = {
  draws: { draw: 2 },
  discards: { discard: 1 },
  mills: { mill: 2 },
  sacrifices: { sacrifice: { type: "creature" } },
  dies: { destroy: { target: {} } },
  leaves: { bounce: { target: {} } },
  enters: { create: { types: ["creature"], subtypes: ["Bear"], colors: ["G"], power: 2, toughness: 2 } },
  "gains-life": { gainLife: 3 },
  "loses-life": { loseLife: 2, by: { targetPlayer: "any" } },
  "becomes-tapped": { tap: { target: { type: "creature", tapped: false, controller: "opponent" } } },
  "becomes-untapped": { untap: { target: { type: "creature", tapped: true } } },
  "becomes-target": { putCounters: 1, kind: "+1/+1", on: { target: { type: "creature" } } },
  "counters-removed": { removeCounters: 1, on: { target: { type: "creature" } } },
  "counters-put": { putCounters: 1, kind: "+1/+1", on: { target: { type: "creature" } } },
  "deals-damage": { damage: 1, to: { target: "any-target" } },
  "chooses-modes": { modal: { choose: { atLeast: 1 }, modes: [{ do: { draw: 1 } }, { do: { gainLife: 1 } }] } },
  casts: { draw: 1 },
}

/** Words beside an event's name that call for it, too. */
const saidAs: Readonly<Record<string, readonly string[]>> = {
  "chooses-modes": ["modal"],
  "deals-damage": ["damagedThisTurn", "deals-combat-damage"],
}

/** Spells that make happen what the card's abilities wait for. */
function triggering(card: CardData): readonly CardData[] {
  const says = JSON.stringify(card.faces)
  return Object.entries(causes)
    .filter(([event]) => [event, ...(saidAs[event] ?? [])].some((word) => says.includes(`"${word}"`)))
    .map(([event, effect]) =>
      named(`Drill: ${event}`, {
        types: ["instant"],
        manaCost: "{1}",
        colors: [...colors],
        abilities: [
          { spell: ofItself(card, card.name.en ?? card.name.ja, event, effect) },
        ] as unknown as readonly MagicAbility[],
      }),
    )
}

const basics = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(
  (name): CardData => named(name, { types: ["land"], supertypes: ["basic"], subtypes: [name] }),
)

const bound = (said: unknown, fallback: number): number => {
  const { min, max } = (said ?? {}) as { readonly min?: unknown; readonly max?: unknown }
  return typeof min === "number" ? min : typeof max === "number" ? max : fallback
}

/** Something that passes this filter, as far as the filter says what it is. */
function passing(words: Words, n: number): Piece {
  const { attachedTo, bears, ...alone } = words
  const on = attachedTo as Words | undefined
  if (on !== undefined && on.is === undefined) {
    const { attachedTo: _, ...aura } = words
    return { ...passing({ type: "creature", ...on }, n), attached: passing(aura, n + 5).card }
  }
  if (bears !== undefined) return { ...passing(alone, n), attached: passing(bears as Words, n + 5).card }
  const not = (words.not ?? {}) as Words
  const said = String(listed(words.zone)[0] ?? "battlefield")
  // What is looked for among cards that are seen isn't said to be anywhere.
  const unseen = said === "battlefield" && listed(words.type).every((type) => type === "instant" || type === "sorcery")
  // Cast from a graveyard it has been with a flashback.
  const again = words.castFrom === "graveyard"
  const zone = again
    ? "graveyard"
    : words.ability !== undefined
      ? "battlefield"
      : unseen && words.type !== undefined
        ? "library"
        : said
  const types = listed(words.type).map(String)
  const forbidden = listed(not.type).map(String)
  const free = ["creature", "artifact", "enchantment", "land"].find((type) => !forbidden.includes(type)) ?? "creature"
  const own = listed(words.subtype).flatMap((subtype) => typesOfSubtypes[String(subtype)] ?? [])
  const kinds = Array.isArray(words.types)
    ? words.types.map(String)
    : types.length > 0
      ? types.slice(0, 1)
      : own.length > 0
        ? own.slice(0, 1)
        : [words.permanent === true || words.spell !== true ? free : "instant"]
  const color = listed(words.color).map(String)[0]
  const avoided = listed(not.color).map(String)
  const instead = colors.find((one) => !avoided.includes(one))
  const paint = words.colorless === true ? [] : [color ?? instead ?? "G", ...(words.multicolored === true ? ["B"] : [])]
  const amount = bound(words.manaValue, 2)
  const keyword = again ? "flashback" : listed(words.keyword).map(String)[0]
  const creature = kinds.includes("creature")
  const face = {
    types: kinds,
    ...(words.supertype === undefined ? {} : { supertypes: listed(words.supertype) }),
    subtypes: listed(words.subtype).length > 0 ? listed(words.subtype).slice(0, 1) : creature ? ["Bear"] : [],
    ...(kinds.includes("land") ? {} : { manaCost: amount > 0 ? `{${amount}}` : "{0}" }),
    colors: paint,
    ...(creature ? { power: bound(words.power, 2), toughness: bound(words.toughness, 2) } : {}),
    ...(kinds.includes("planeswalker") ? { loyalty: 4 } : {}),
    ...(keyword === undefined || keywordOf(keyword) === null
      ? abilitiesFor(words)
      : { abilities: [keywordOf(keyword)] }),
  } as unknown as MagicFace
  return {
    card: (words.inset === undefined ? named : withInset)(
      typeof words.name === "string" ? words.name : `Drill Piece ${n}`,
      face,
    ),
    placed: {
      ...(words.tapped === undefined ? {} : { tapped: words.tapped === true }),
      ...(words.token === true ? { token: true } : {}),
      ...(words.faceDown === true ? { faceDown: true } : {}),
      ...(typeof words.counter === "string" ? { counters: { [words.counter]: 2 } } : {}),
      ...(words.enteredThisTurn === true ? { fresh: true } : {}),
      ...(typeof words.designation === "string" ? { marks: { [`designation:${words.designation}`]: 1 } } : {}),
      ...(words.foretold === true ? { marks: { foretell: 1 } } : {}),
    },
    zone,
    own: sidesOf(words),
  }
}

/** Of which card type something of a subtype is, where that isn't a creature's. */
const typesOfSubtypes: Readonly<Record<string, string>> = {
  Aura: "enchantment",
  Saga: "enchantment",
  Shrine: "enchantment",
  Equipment: "artifact",
  Vehicle: "artifact",
  Treasure: "artifact",
  Food: "artifact",
  Clue: "artifact",
  Plains: "land",
  Island: "land",
  Swamp: "land",
  Mountain: "land",
  Forest: "land",
}

/** What something needs to be what is asked for: an Aura what it enchants, a spell its target, something an ability. */
function abilitiesFor({ subtype, targetsPlayer, ability }: Words): { readonly abilities?: readonly object[] } {
  const kinds = listed(subtype)
  if (kinds.includes("Aura")) return { abilities: [{ enchant: { type: "creature" } }] }
  if (kinds.includes("Equipment")) return { abilities: [{ equip: "{0}" }] }
  if (targetsPlayer !== undefined)
    return {
      abilities: [{ spell: { loseLife: 1, by: { targetPlayer: targetsPlayer === "you" ? "opponent" : "any" } } }],
    }
  return ability === undefined ? {} : { abilities: [{ activate: { gainLife: 1 }, cost: [{ mana: "{1}" }] }] }
}

/** A creature with an Adventure. */
const withInset = (en: string, face: Omit<MagicFace, "name">): CardData =>
  ({
    name: { en },
    layout: "adventure",
    faces: [
      { ...face, name: { en } },
      {
        name: { en: `${en}'s Errand` },
        types: ["sorcery"],
        subtypes: ["Adventure"],
        manaCost: "{1}",
        abilities: [{ spell: { draw: 1 } }],
      },
    ],
  }) as unknown as CardData

/** A land that enters tapped, for what waits for that. */
const mire = named("Drill Mire", {
  types: ["land"],
  abilities: [{ static: { entersTapped: true }, to: "this" }] as unknown as readonly MagicAbility[],
})

const plain: ReadonlySet<string> = new Set(plainKeywords)

const cheap = [{ mana: "{1}" }]

/** A keyword with what stands behind it, for what has to have it; null for one whose text would have to be made up. */
function keywordOf(name: string): unknown {
  if (plain.has(name)) return name
  switch ((moreKeywords as Readonly<Record<string, { readonly shape: KeywordShape }>>)[name]?.shape) {
    case "costs":
      return { [name]: cheap }
    case "mana":
      return { [name]: "{1}" }
    case "number":
      return { [name]: 1 }
    case "number-costs":
      return { [name]: 2, for: cheap }
    case "activated":
      return { [name]: { draw: 1 }, cost: cheap }
    default:
      return ownKeywords[name] ?? null
  }
}

/** Keywords with a shape of their own. */
const ownKeywords: Readonly<Record<string, unknown>> = {
  cycling: { cycling: cheap },
  flashback: { flashback: cheap },
  kicker: { kicker: cheap },
  morph: { morph: cheap },
  megamorph: { megamorph: cheap },
  disguise: { disguise: cheap },
  buyback: { buyback: cheap },
  equip: { equip: "{1}" },
  ward: { ward: "{1}" },
  toxic: { toxic: 1 },
  bushido: { bushido: 1 },
  landwalk: { landwalk: "Forest" },
  protection: { protection: { color: "R" } },
  exertion: { exertion: { draw: 1 } },
}

const zones = ["hand", "battlefield", "graveyard", "exile", "library"]

/** A permanent that no cost is paid for, and that is no land (a back face by itself): it lies on the battlefield from the start. */
export function lies({ faces }: CardData): boolean {
  const front = faces[0] as { readonly types: readonly string[]; readonly manaCost?: string }
  return front.manaCost === undefined && !front.types.some((type) => ["land", "instant", "sorcery"].includes(type))
}

/** A card whose other side is a permanent that it can be turned into. */
const hasBack = (data: CardData): boolean =>
  (data as { readonly layout?: string }).layout === "transforming" &&
  !data.faces[1]?.types.some((type) => type === "instant" || type === "sorcery")

/** Positions for a card, the likeliest to serve first. */
export function magicExercises(data: CardData, random: Random): readonly Exercise[] {
  const table = new Table()
  const own = table.place(data)
  const pieces = piecesFor(magic, data, passing)
  const triggers = triggering(data)
  const landfall = /"on":"enters"/.test(JSON.stringify(data.faces)) && /"land"/.test(JSON.stringify(data.faces))
  const seat = (mine: boolean, combat: boolean, back = false): SeatSetup => {
    const lie = (zone: string): readonly Placed[] =>
      pieces
        .filter(
          (piece) => piece.own.includes(mine) && (piece.zone === zone || (piece.zone === "stack" && zone === "hand")),
        )
        .flatMap(({ card, placed, attached }) => {
          const more = attached === undefined ? placed : { ...placed, attached: [table.place(attached)] }
          return [table.place(card, more), table.place(card, more)]
        })
    const board: readonly Placed[] = things.map(([card, more]) =>
      table.place(card, combat ? { ...more, tapped: false } : more),
    )
    const more: Readonly<Record<string, readonly Placed[]>> = {
      hand: [
        ...(mine ? [own, own, ...triggers.flatMap((card) => [table.place(card), table.place(card)])] : []),
        ...spells.map((card) => table.place(card)),
        ...(mine && landfall ? [table.place(mire), table.place(mire)] : []),
      ],
      battlefield: [
        ...wells.flatMap((card) => [table.place(card), table.place(card)]),
        ...basics.map((card) => table.place(card)),
        ...(mine && lies(data) ? [own] : []),
        ...(mine && back ? [{ ...own, face: 1 }] : []),
        ...board,
      ],
      graveyard: [...things.slice(0, 6).map(([card]) => table.place(card)), ...spells.map((card) => table.place(card))],
      library: [
        ...basics.map((card) => table.place(card)),
        ...things.slice(0, 7).map(([card]) => table.place(card)),
        ...spells.map((card) => table.place(card)),
        ...Array.from({ length: 12 }, (_, i) => table.place(basics[i % 5] as CardData)),
      ],
    }
    return { life: 20, zones: Object.fromEntries(zones.map((zone) => [zone, [...(more[zone] ?? []), ...lie(zone)]])) }
  }
  const setup = (active: number, combat = false, back = false): Setup => ({
    edition: {},
    seed: random(1_000_000),
    seats: [seat(true, combat, back), seat(false, combat)],
    cards: table.cards,
    start: { whole: false, turn: 6, active, loop: { step: "precombat-main" } },
  })
  return [
    { setup: setup(0), when: "at-once" },
    { setup: setup(1), when: "in-response" },
    { setup: setup(0, true), when: "in-combat" },
    { setup: setup(1, true), when: "in-combat" },
    ...(hasBack(data) ? [{ setup: setup(0, true, true), when: "in-combat" as const }] : []),
  ]
}
