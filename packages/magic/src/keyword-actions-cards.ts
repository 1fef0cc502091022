import type { MagicEffect, MagicSelector, MagicValue } from "./lexicon.ts"

/*
 * Keyword actions (701) about cards of the library, the graveyard and outside the game, and about what permanents are from then on.
 */

const [FOUND, REST, DREAD, LESSON, SUSPECT, ENDURER, AIRBENT, EARTH] = [
  "found",
  "rest",
  "dread",
  "lesson",
  "suspect",
  "endurer",
  "airbent",
  "earth",
] as const

const mine = { type: "creature", controller: "you" } as const

export const cardActions = {
  // 701.57a
  discover: (n: MagicValue): MagicEffect => [
    { exileUntil: { not: { type: "land" }, manaValue: { max: n } }, as: FOUND, rest: REST },
    {
      try: { cast: { ref: FOUND }, free: true, spell: { manaValue: { max: n } } },
      then: [],
      else: { putIntoHand: { ref: FOUND } },
    },
    { putIntoLibrary: { all: { is: { ref: REST }, zone: "exile" } }, place: "bottom", order: "random" },
  ],
  // 701.62a
  manifestDread: (n: MagicValue): MagicEffect => ({
    repeat: n,
    do: [
      { let: DREAD, be: { top: 2 } },
      { look: { ref: DREAD } },
      { manifest: { choose: { is: { ref: DREAD }, zone: "library" } } },
      { putIntoGraveyard: { all: { is: { ref: DREAD }, zone: "library" } } },
    ],
  }),
  // 701.53a, 111.10i
  incubate: (n: MagicValue): MagicEffect => ({
    create: {
      types: ["artifact"],
      subtypes: ["Incubator"],
      abilities: [{ activate: { transform: "this" }, cost: [{ mana: "{2}" }] }],
      back: {
        name: { en: "Phyrexian Token", ja: "ファイレクシアン・トークン" },
        types: ["artifact", "creature"],
        subtypes: ["Phyrexian"],
        power: 0,
        toughness: 0,
      },
    },
    counters: { "+1/+1": n },
  }),
  // 701.48a
  learn: (): MagicEffect => ({
    may: { discard: 1 },
    then: { draw: 1 },
    else: [
      { let: LESSON, be: { choose: { zone: "outside", owner: "you", subtype: "Lesson" }, upTo: 1 } },
      { reveal: { ref: LESSON } },
      { putIntoHand: { ref: LESSON } },
    ],
  }),
  // 701.60a, 701.60c–d
  suspect: (what: MagicSelector): MagicEffect => ({
    forEach: what,
    as: SUSPECT,
    do: {
      if: { not: { matches: { ref: SUSPECT }, filter: { designation: "suspected" } } },
      then: [
        { designate: { ref: SUSPECT }, to: "suspected" },
        {
          continuous: {
            does: { grant: "menace", cant: "block" },
            to: { is: { ref: SUSPECT }, designation: "suspected" },
          },
          until: "game",
        },
      ],
    },
  }),
  // 701.63a–b
  endure: (n: MagicValue, { who = "this" }: { readonly who?: MagicSelector }): MagicEffect => ({
    if: { compare: [n, ">", 0] },
    then: {
      forEach: who,
      as: ENDURER,
      do: {
        either: [
          { putCounters: n, kind: "+1/+1", on: { ref: ENDURER } },
          {
            create: { types: ["creature"], subtypes: ["Spirit"], colors: ["W"], power: n, toughness: n },
            by: { controllerOf: { ref: ENDURER } },
          },
        ],
        by: { controllerOf: { ref: ENDURER } },
      },
    },
  }),
  // 701.68a
  blight: (n: MagicValue): MagicEffect => ({ putCounters: n, kind: "-1/-1", on: { choose: mine } }),
  // 701.41a
  support: (_n: MagicValue, { on }: { readonly on?: MagicSelector }): MagicEffect => ({
    putCounters: 1,
    kind: "+1/+1",
    on: on ?? "this",
  }),
  // 701.66a
  earthbend: (n: MagicValue, { on }: { readonly on?: MagicSelector }): MagicEffect => [
    { let: EARTH, be: on ?? "this" },
    {
      continuous: { does: { basePower: 0, baseToughness: 0, addType: "creature", grant: "haste" } },
      on: { ref: EARTH },
      until: "game",
    },
    { putCounters: n, kind: "+1/+1", on: { ref: EARTH } },
    {
      later: { on: ["dies", "exiled"], object: { is: { ref: EARTH } } },
      do: { putOntoBattlefield: "it", tapped: true },
    },
  ],
  // 701.65a
  airbend: (what: MagicSelector): MagicEffect => [
    { exile: what, as: AIRBENT },
    {
      continuous: { does: { mayCast: { from: "exile", owner: true, cost: [{ mana: "{2}" }] } } },
      on: { ref: AIRBENT },
      until: "game",
    },
  ],
}
