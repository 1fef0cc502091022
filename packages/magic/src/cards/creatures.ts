import { creature, manaAbility } from "./build.ts"

/** Creatures with little text. */
export const creatures = [
  creature({ name: { en: "Grizzly Bears", ja: "灰色熊" }, cost: "{1}{G}", subtypes: ["Bear"], power: 2, toughness: 2 }),
  creature({
    name: { en: "Savannah Lions", ja: "サバンナ・ライオン" },
    cost: "{W}",
    subtypes: ["Cat"],
    power: 2,
    toughness: 1,
  }),
  creature({ name: { en: "Hill Giant", ja: "丘巨人" }, cost: "{3}{R}", subtypes: ["Giant"], power: 3, toughness: 3 }),
  creature({
    name: { en: "Craw Wurm", ja: "大喰らいのワーム" },
    cost: "{4}{G}{G}",
    subtypes: ["Wurm"],
    power: 6,
    toughness: 4,
  }),
  creature({
    name: { en: "Serra Angel", ja: "セラの天使" },
    cost: "{3}{W}{W}",
    subtypes: ["Angel"],
    power: 4,
    toughness: 4,
    abilities: ["flying", "vigilance"],
  }),
  creature({
    name: { en: "Wind Drake", ja: "風のドレイク" },
    cost: "{2}{U}",
    subtypes: ["Drake"],
    power: 2,
    toughness: 2,
    abilities: ["flying"],
  }),
  creature({
    name: { en: "Giant Spider", ja: "大蜘蛛" },
    cost: "{3}{G}",
    subtypes: ["Spider"],
    power: 2,
    toughness: 4,
    abilities: ["reach"],
  }),
  creature({
    name: { en: "Typhoid Rats", ja: "チフス鼠" },
    cost: "{B}",
    subtypes: ["Rat"],
    power: 1,
    toughness: 1,
    abilities: ["deathtouch"],
  }),
  creature({
    name: { en: "Raging Goblin", ja: "怒り狂うゴブリン" },
    cost: "{R}",
    subtypes: ["Goblin", "Berserker"],
    power: 1,
    toughness: 1,
    abilities: ["haste"],
  }),
  creature({
    name: { en: "Avacyn's Pilgrim", ja: "アヴァシンの巡礼者" },
    cost: "{G}",
    subtypes: ["Human", "Monk"],
    power: 1,
    toughness: 1,
    abilities: [manaAbility("{W}")],
  }),
]
