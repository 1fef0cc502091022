import type { MagicCard } from "../lexicon.ts"
import {
  anyTarget,
  artifact,
  creature,
  creatureTarget,
  enchantment,
  instant,
  sorcery,
  spell,
  spellTarget,
  target,
  twoFaced,
} from "./build.ts"

/*
 * Cards with keywords about casting, costs, and what comes with a permanent (702).
 */

const attacker = { on: "attacks", object: "this" } as const
const enters = { on: "enters", object: "this" } as const
const suspended: MagicCard = {
  name: { en: "Ancestral Vision", ja: "祖先の幻視" },
  faces: [
    {
      types: ["sorcery"],
      colors: ["U"],
      abilities: [{ suspend: 4, for: [{ mana: "{U}" }] }, spell({ draw: 3, by: { targetPlayer: "any" } })],
    },
  ],
}

export const keywordCards: readonly MagicCard[] = [
  creature({
    name: { en: "Mulldrifter", ja: "熟考漂い" },
    cost: "{4}{U}",
    subtypes: ["Elemental"],
    power: 2,
    toughness: 2,
    abilities: ["flying", { when: enters, do: { draw: 2 } }, { evoke: [{ mana: "{2}{U}" }] }],
  }),
  creature({
    name: { en: "Goblin Heelcutter", ja: "ゴブリンの踵裂き" },
    cost: "{3}{R}",
    subtypes: ["Goblin", "Berserker"],
    power: 3,
    toughness: 2,
    abilities: [
      { when: attacker, do: { continuous: { does: { cant: "block" } }, on: creatureTarget, until: "this-turn" } },
      { dash: [{ mana: "{2}{R}" }] },
    ],
  }),
  instant({
    name: { en: "Cyclonic Rift", ja: "サイクロンの裂け目" },
    cost: "{1}{U}",
    abilities: [
      spell({ bounce: target({ permanent: true, not: { type: "land" }, controller: "opponent" }) }),
      { overload: [{ mana: "{6}{U}" }] },
    ],
  }),
  sorcery({
    name: { en: "Grapeshot", ja: "ぶどう弾" },
    cost: "{1}{R}",
    abilities: [spell({ damage: 1, to: anyTarget }), "storm"],
  }),
  sorcery({
    name: { en: "Train of Thought" },
    cost: "{1}{U}",
    abilities: [{ replicate: [{ mana: "{1}{U}" }] }, spell({ draw: 1 })],
  }),
  sorcery({
    name: { en: "Rift Bolt", ja: "裂け目の稲妻" },
    cost: "{2}{R}",
    abilities: [spell({ damage: 3, to: anyTarget }), { suspend: 1, for: [{ mana: "{R}" }] }],
  }),
  suspended,
  instant({
    name: { en: "Fiery Temper", ja: "癇しゃく" },
    cost: "{1}{R}{R}",
    abilities: [spell({ damage: 3, to: anyTarget }), { madness: [{ mana: "{R}" }] }],
  }),
  instant({
    name: { en: "Staggershock", ja: "よろめきショック" },
    cost: "{2}{R}",
    abilities: [spell({ damage: 2, to: anyTarget }), "rebound"],
  }),
  instant({
    name: { en: "Krosan Grip", ja: "クローサの掌握" },
    cost: "{2}{G}",
    abilities: ["split-second", spell({ destroy: target({ type: ["artifact", "enchantment"] }) })],
  }),
  sorcery({
    name: { en: "Thoughtcast", ja: "物読み" },
    cost: "{4}{U}",
    abilities: [{ affinity: { type: "artifact" } }, spell({ draw: 2 })],
  }),
  creature({
    name: { en: "Frogmite", ja: "金属ガエル" },
    types: ["artifact", "creature"],
    cost: "{4}",
    subtypes: ["Frog"],
    power: 2,
    toughness: 2,
    abilities: [{ affinity: { type: "artifact" } }],
  }),
  instant({
    name: { en: "Metallic Rebuke", ja: "金属の叱責" },
    cost: "{2}{U}",
    abilities: ["improvise", spell({ counter: spellTarget(), unlessPays: "{3}" })],
  }),
  instant({
    name: { en: "Behold the Multiverse", ja: "多元宇宙の警告" },
    cost: "{3}{U}",
    abilities: [spell([{ scry: 2 }, { draw: 2 }]), { foretell: [{ mana: "{1}{U}" }] }],
  }),
  instant({
    name: { en: "Saw It Coming", ja: "襲来の予測" },
    cost: "{1}{U}{U}",
    abilities: [spell({ counter: spellTarget() }), { foretell: [{ mana: "{1}{U}" }] }],
  }),
  creature({
    name: { en: "Ninja of the Deep Hours", ja: "深き刻の忍者" },
    cost: "{3}{U}",
    subtypes: ["Human", "Ninja"],
    power: 2,
    toughness: 2,
    abilities: [
      { ninjutsu: [{ mana: "{1}{U}" }] },
      { when: { on: "deals-combat-damage", source: { is: "this" }, player: "any" }, do: { may: { draw: 1 } } },
    ],
  }),
  creature({
    types: ["artifact"],
    name: { en: "Smuggler's Copter", ja: "密輸人の回転翼機" },
    cost: "{2}",
    subtypes: ["Vehicle"],
    power: 3,
    toughness: 3,
    abilities: [
      "flying",
      { when: { on: ["attacks", "blocks"], object: "this" }, do: { may: { draw: 1 }, then: { discard: 1 } } },
      { crew: 1 },
    ],
  }),
  creature({
    name: { en: "Dregscape Zombie" },
    cost: "{1}{B}",
    subtypes: ["Zombie"],
    power: 3,
    toughness: 1,
    abilities: [{ unearth: [{ mana: "{B}" }] }],
  }),
  sorcery({
    name: { en: "Terminus", ja: "終末" },
    cost: "{4}{W}{W}",
    abilities: [
      spell({ putIntoLibrary: { all: { type: "creature" } }, place: "bottom" }),
      { miracle: [{ mana: "{W}" }] },
    ],
  }),
  sorcery({
    name: { en: "Raven's Crime" },
    cost: "{B}",
    abilities: [spell({ discard: 1, by: { targetPlayer: "any" } }), "retrace"],
  }),
  creature({
    name: { en: "Ulamog's Crusher", ja: "ウラモグの破壊者" },
    cost: "{8}",
    subtypes: ["Eldrazi"],
    power: 8,
    toughness: 8,
    abilities: [{ annihilator: 2 }, { static: { must: "attack" }, to: "this" }],
  }),
  sorcery({
    name: { en: "Time Warp", ja: "時間のねじれ" },
    cost: "{3}{U}{U}",
    abilities: [spell({ extraTurn: { targetPlayer: "any" } })],
  }),
  creature({
    name: { en: "Hopeful Eidolon" },
    types: ["enchantment", "creature"],
    cost: "{W}",
    subtypes: ["Spirit"],
    power: 1,
    toughness: 1,
    abilities: [
      { bestow: [{ mana: "{3}{W}" }] },
      "lifelink",
      { static: { power: 1, toughness: 1 }, to: "attached" },
      { static: { grant: "lifelink" }, to: "attached" },
    ],
  }),
  instant({
    name: { en: "Make Disappear" },
    cost: "{1}{U}",
    abilities: [{ casualty: 1 }, spell({ counter: spellTarget(), unlessPays: "{2}" })],
  }),
  creature({
    name: { en: "Slickshot Show-Off" },
    cost: "{1}{R}",
    subtypes: ["Bird", "Wizard"],
    power: 1,
    toughness: 2,
    abilities: [
      "flying",
      "haste",
      {
        when: { on: "casts", player: "you", object: { not: { type: "creature" } } },
        do: { continuous: { does: { power: 2, toughness: 0 } }, on: "this", until: "this-turn" },
      },
      { plot: [{ mana: "{1}{R}" }] },
    ],
  }),
  creature({
    name: { en: "Deranged Hermit", ja: "錯乱した隠遁者" },
    cost: "{3}{G}{G}",
    subtypes: ["Elf"],
    power: 1,
    toughness: 1,
    abilities: [
      { echo: [{ mana: "{3}{G}{G}" }] },
      {
        when: enters,
        do: {
          create: { types: ["creature"], subtypes: ["Squirrel"], colors: ["G"], power: 1, toughness: 1 },
          count: 4,
        },
      },
      { static: { power: 1, toughness: 1 }, to: { type: "creature", subtype: "Squirrel" } },
    ],
  }),
  creature({
    name: { en: "Blastoderm", ja: "ブラストダーム" },
    cost: "{2}{G}{G}",
    subtypes: ["Beast"],
    power: 5,
    toughness: 5,
    abilities: ["shroud", { fading: 3 }],
  }),
  creature({
    name: { en: "Sidisi's Faithful" },
    cost: "{U}",
    subtypes: ["Naga", "Wizard"],
    power: 0,
    toughness: 4,
    abilities: ["exploit", { when: { on: "exploits", object: "this" }, do: { bounce: creatureTarget } }],
  }),
  creature({
    name: { en: "Experiment One", ja: "実験体" },
    cost: "{G}",
    subtypes: ["Human", "Ooze"],
    power: 1,
    toughness: 1,
    abilities: ["evolve", { activate: { regenerate: "this" }, cost: [{ removeCounters: 2, kind: "+1/+1" }] }],
  }),
  creature({
    name: { en: "Woe Strider", ja: "悲哀の徘徊者" },
    cost: "{2}{B}",
    subtypes: ["Horror"],
    power: 3,
    toughness: 2,
    abilities: [
      {
        when: enters,
        do: { create: { types: ["creature"], subtypes: ["Goat"], colors: ["W"], power: 0, toughness: 1 } },
      },
      { activate: { scry: 1 }, cost: [{ sacrifice: { type: "creature", other: true } }] },
      { escape: [{ mana: "{3}{B}{B}" }, { exile: { zone: "graveyard", other: true }, count: 4 }] },
      { replace: enters, if: { paid: "escape" }, with: { change: { counters: { "+1/+1": 2 } } } },
    ],
  }),
  sorcery({
    name: { en: "Skewer the Critics", ja: "批判家刺殺" },
    cost: "{2}{R}",
    abilities: [{ spectacle: [{ mana: "{R}" }] }, spell({ damage: 3, to: anyTarget })],
  }),
  artifact({
    name: { en: "Contagion Clasp", ja: "伝染病の留め金" },
    cost: "{2}",
    abilities: [
      { when: enters, do: { putCounters: 1, kind: "-1/-1", on: creatureTarget } },
      { activate: { proliferate: true }, cost: [{ mana: "{4}" }, { tap: true }] },
    ],
  }),
  creature({
    name: { en: "Thraben Inspector", ja: "スレイベンの検査官" },
    cost: "{W}",
    subtypes: ["Human", "Soldier"],
    power: 1,
    toughness: 2,
    abilities: [{ when: enters, do: { investigate: 1 } }],
  }),
  enchantment({
    name: { en: "Mystic Remora" },
    cost: "{U}",
    abilities: [
      { cumulativeUpkeep: [{ mana: "{1}" }] },
      {
        when: { on: "casts", player: "opponent", object: { zone: "stack", spell: true, not: { type: "creature" } } },
        do: { by: "that-player", may: { pay: "{4}", by: "that-player" }, else: { may: { draw: 1 } } },
      },
    ],
  }),
  twoFaced(
    "split",
    sorcery({
      name: { en: "Cut" },
      cost: "{1}{R}",
      abilities: [spell({ damage: 4, to: creatureTarget })],
    }),
    sorcery({
      name: { en: "Ribbons" },
      cost: "{X}{B}{B}",
      abilities: ["aftermath", spell({ loseLife: "x", by: "opponent" })],
    }),
  ),
]
