import type { MagicCard, MagicFace } from "../lexicon.ts"

/** The back face that both cards of a pair share. */
const pair = (back: MagicFace, ...fronts: readonly MagicFace[]): readonly MagicCard[] =>
  fronts.map((front) => ({ name: front.name ?? {}, layout: "meld", faces: [front, back] }))

/** Meld pairs (712.5). */
export const meldPairs: readonly MagicCard[] = [
  ...pair(
    {
      name: { en: "Brisela, Voice of Nightmares", ja: "悪夢の声、ブリセラ" },
      types: ["creature"],
      supertypes: ["legendary"],
      subtypes: ["Eldrazi", "Angel"],
      colors: [],
      power: 9,
      toughness: 10,
      abilities: [
        "flying",
        "first-strike",
        "vigilance",
        "lifelink",
        { static: { cantCast: "opponent" }, to: { manaValue: { max: 3 } } },
      ],
    },
    {
      name: { en: "Gisela, the Broken Blade", ja: "折れた刃、ギセラ" },
      types: ["creature"],
      manaCost: "{2}{W}{W}",
      supertypes: ["legendary"],
      subtypes: ["Angel", "Horror"],
      power: 4,
      toughness: 3,
      abilities: [
        "flying",
        "first-strike",
        "lifelink",
        {
          when: { on: "end-step", player: "you" },
          if: {
            every: [
              { matches: "this", filter: { owner: "you", controller: "you" } },
              {
                exists: { type: "creature", name: "Bruna, the Fading Light", owner: "you", controller: "you" },
              },
            ],
          },
          do: { meld: "this", with: { type: "creature", name: "Bruna, the Fading Light" } },
        },
      ],
    },
    {
      name: { en: "Bruna, the Fading Light", ja: "消えゆく光、ブルーナ" },
      types: ["creature"],
      manaCost: "{5}{W}{W}",
      supertypes: ["legendary"],
      subtypes: ["Angel", "Horror"],
      power: 5,
      toughness: 7,
      abilities: [
        {
          when: { on: "casts", object: "this" },
          zone: "stack",
          do: {
            may: {
              putOntoBattlefield: {
                target: {
                  zone: "graveyard",
                  owner: "you",
                  type: "creature",
                  subtype: ["Angel", "Human"],
                },
              },
            },
          },
        },
        "flying",
        "vigilance",
      ],
    },
  ),
]
