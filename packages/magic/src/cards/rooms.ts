import type { MagicAbility, MagicCard } from "../lexicon.ts"
import { enchantment, instant, sorcery, spell, target, twoFaced } from "./build.ts"

const half = (name: MagicCard["name"], cost: string, abilities: readonly MagicAbility[]): MagicCard =>
  enchantment({ name, cost, subtypes: ["Room"], abilities })

/** Rooms (709.5), and split cards whose halves are cast together or from the graveyard (702.102, 702.127). */
export const rooms: readonly MagicCard[] = [
  twoFaced(
    "room",
    half({ en: "Unholy Annex", ja: "不浄な別室" }, "{2}{B}", [
      {
        when: { on: "end-step", player: "you" },
        do: [
          { draw: 1 },
          {
            if: { exists: { subtype: "Demon", controller: "you" } },
            then: [{ loseLife: 2, by: "opponent" }, { gainLife: 2 }],
            else: { loseLife: 2 },
          },
        ],
      },
    ]),
    half({ en: "Ritual Chamber", ja: "祭儀室" }, "{3}{B}{B}", [
      {
        when: { on: "unlocks-door", object: "this", player: "you" },
        do: {
          create: {
            types: ["creature"],
            subtypes: ["Demon"],
            colors: ["B"],
            power: 6,
            toughness: 6,
            abilities: ["flying"],
          },
        },
      },
    ]),
  ),
  // Creatures that deal damage together are one event there; here each is one of its own
  {
    ...twoFaced(
      "room",
      half({ en: "Bottomless Pool" }, "{U}", [
        {
          when: { on: "unlocks-door", object: "this", player: "you" },
          do: { bounce: { target: { type: "creature" }, upTo: 1 } },
        },
      ]),
      half({ en: "Locker Room" }, "{4}{U}", [
        {
          when: { on: "deals-combat-damage", source: { type: "creature", controller: "you" }, player: "any" },
          do: { draw: 1 },
        },
      ]),
    ),
    provenance: "partial",
  },
  twoFaced(
    "split",
    instant({
      name: { en: "Wear", ja: "摩耗" },
      cost: "{1}{R}",
      abilities: ["fuse", spell({ destroy: target({ type: "artifact" }) })],
    }),
    instant({
      name: { en: "Tear", ja: "損耗" },
      cost: "{W}",
      abilities: ["fuse", spell({ destroy: target({ type: "enchantment" }) })],
    }),
  ),
  twoFaced(
    "split",
    sorcery({
      name: { en: "Dusk", ja: "薄暮" },
      cost: "{2}{W}{W}",
      abilities: [spell({ destroy: { all: { type: "creature", power: { min: 3 } } } })],
    }),
    sorcery({
      name: { en: "Dawn", ja: "黎明" },
      cost: "{3}{W}{W}",
      abilities: [
        "aftermath",
        spell({ bounce: { all: { zone: "graveyard", owner: "you", type: "creature", power: { max: 2 } } } }),
      ],
    }),
  ),
]
