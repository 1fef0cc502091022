import { type Fields, integer, listOf, record, type Shape, term, text, type Word, words } from "@dilemma-table/engine"
import { civilizations, type DmAbility, type DmCondition, type DmKeyword } from "../lexicon.ts"
import { onlyIf } from "./keywords-in-attacks.ts"

/*
 * Keywords that lead abilities or effects of their card: it has the abilities while something holds, or the effect follows what
 * the keyword says. All are said in the language's other words.
 */

type Headed<H extends string> = Extract<DmKeyword, Readonly<Record<H, unknown>>>

const headed = (shape: Shape, en: string, ja: string, fields?: Fields): Word => ({
  shape,
  doc: { en, ja },
  ...(fields === undefined ? {} : { fields }),
})
const abilities = listOf(term("ability"), 1)

export const leadingKeywords: Readonly<Record<string, Word>> = {
  waveStriker: headed(
    abilities,
    "Wave Striker: it has these abilities while two or more other creatures have Wave Striker",
    "ウェーブストライカー",
  ),
  accel: headed(abilities, "Accel: it has these abilities while a cross gear is on it", "アクセル"),
  metamorph: headed(
    abilities,
    "Metamorph: it has these abilities while your mana zone has seven or more cards",
    "メタモーフ",
  ),
  turboRush: headed(
    abilities,
    "Turbo Rush: it has these abilities in a turn in which another creature of yours broke a shield",
    "ターボラッシュ",
  ),
  holyField: headed(
    abilities,
    "Holy Field: it has these abilities while you have as many shields as your opponent or more",
    "ホーリー・フィールド",
  ),
  survivor: headed(abilities, "Survivor: your other Survivors have these abilities, too", "サバイバー"),
  silentSkill: headed(
    term("effect"),
    "Silent Skill: as your turn begins, instead of untapping it this may be done",
    "サイレントスキル",
  ),
  martialTouch: headed(
    term("effect"),
    "Martial Touch: as it enters, another creature of yours may be returned to the hand; then this is done",
    "マーシャル・タッチ",
  ),
  returnSpirits: headed(
    integer(1),
    "Return of Spirits: as it attacks, so many cards of your graveyard may be put at the bottom of the deck; then `do`",
    "返霊。`do`: その後行うこと",
    { do: term("effect") },
  ),
  thrillingThree: headed(
    term("filter"),
    "Thrilling Three: as it enters, three cards of the deck are revealed; `do` may be done for each of these",
    "スリリング・スリー。`do`: 1枚につき1回行ってもよいこと",
    { do: term("effect") },
  ),
  knightMagic: headed(
    term("effect"),
    "Knight Magic: what the spell does, which may be done once more if you have a Knight",
    "ナイト・マジック",
  ),
  crewBreaker: headed(
    term("filter"),
    "Crew Breaker: it breaks one more shield for each of these of yours",
    "クルー・ブレイカー",
  ),
  lGate: headed(
    term("filter"),
    "L Gate: instead of being destroyed it may be put at the bottom of the deck as one of these returns from your graveyard",
    "L・ゲート",
  ),
  stealth: headed(
    words(...civilizations),
    "Stealth: it can't be blocked while this civilization is in the opponent's mana zone",
    "ステルス",
  ),
  noChoice: headed(
    abilities,
    "No Choice: it has these abilities while a player has no card in the hand",
    "ノー・チョイス",
  ),
  superAccel: headed(
    abilities,
    "Super Accel: it has these abilities while a cross gear is on a creature of yours",
    "スーパー・アクセル",
  ),
  shieldForce: headed(
    abilities,
    "Shield Force: as it enters, one of your shields may be chosen; it has these abilities while that one is there",
    "シールド・フォース",
  ),
  revengeChance: headed(
    term("condition"),
    "Revenge Chance: summoned free from the hand as a turn ends, if this holds",
    "リベンジ・チャンス",
  ),
  fortE: headed(
    term("filter"),
    "Fort E: as it enters, `do`, if one of these in the mana zone was tapped to summon it",
    "フォートE。`do`: 出た時に行うこと",
    { do: term("effect") },
  ),
  breakBonus: headed(
    term("effect"),
    "Break Bonus: as its attack ends, this may be done once for each shield that it broke",
    "ブレイク・ボーナス",
  ),
  jingi: headed(
    term("effect"),
    "Jingi: as another creature of yours leaves the battle zone or the mana zone, this may be done",
    "仁義",
  ),
  gLink: headed(
    listOf(record({ of: listOf(text, 1), at: words("left", "right", "above", "below") }), 1),
    "G-Link: as it enters it may be linked beside a card with one of these names, on this side of it",
    "G・リンク",
  ),
  freeze: headed(
    integer(1),
    "Freeze: unblocked on its way to the player, it may tap so many creatures, which don't untap as the opponent's next turn begins",
    "フリーズ",
  ),
}

/** The three cards that スリリング・スリー reveals, and each of those that count. */
const THREE = "three"
const EACH_OF_THREE = "each-of-three"
const SHOWN = "shown"
/** The shield that シールド・フォース chose, and the creatures that フリーズ tapped. */
const FORCE = "force"
const FROZEN = "frozen"

const noHand = (player: "you" | "opponent"): DmCondition => ({ not: { exists: { zone: "hand", controller: player } } })

const while_ = (condition: DmCondition, list: readonly DmAbility[]): readonly DmAbility[] =>
  list.map((ability) => onlyIf(condition, ability))

export const leadingMeanings: Readonly<Record<string, (ability: never) => readonly DmAbility[]>> = {
  waveStriker: ({ waveStriker }: Headed<"waveStriker">) =>
    while_({ exists: { type: "creature", keyword: "waveStriker", other: true }, atLeast: 2 }, waveStriker),
  accel: ({ accel }: Headed<"accel">) => while_({ matches: "this", filter: { crossed: true } }, accel),
  metamorph: ({ metamorph }: Headed<"metamorph">) =>
    while_({ exists: { zone: "mana", controller: "you" }, atLeast: 7 }, metamorph),
  turboRush: ({ turboRush }: Headed<"turboRush">) =>
    while_(
      {
        compare: [{ happened: { on: "breaks", source: { type: "creature", controller: "you", other: true } } }, ">", 0],
      },
      turboRush,
    ),
  holyField: ({ holyField }: Headed<"holyField">) =>
    while_(
      {
        compare: [
          { count: { all: { zone: "shields", controller: "you" } } },
          ">=",
          { count: { all: { zone: "shields", controller: "opponent" } } },
        ],
      },
      holyField,
    ),
  survivor: ({ survivor }: Headed<"survivor">) =>
    survivor.flatMap((ability): readonly DmAbility[] => [
      ability,
      { static: { grant: ability }, to: { race: "サバイバー", controller: "you", other: true } },
    ]),
  silentSkill: ({ silentSkill }: Headed<"silentSkill">) => [
    { replace: { on: "untaps", object: "this", name: "turn-begins" }, may: true, with: silentSkill },
  ],
  martialTouch: ({ martialTouch }: Headed<"martialTouch">) => [
    {
      when: { on: "enters", object: "this" },
      do: {
        may: { returnToHand: { choose: { type: "creature", controller: "you", other: true } } },
        then: martialTouch,
      },
    },
  ],
  returnSpirits: ({ returnSpirits, do: effect }: Headed<"returnSpirits">) => [
    {
      when: { on: "attacks", object: "this" },
      if: { exists: { zone: "graveyard", controller: "you" }, atLeast: returnSpirits },
      do: {
        may: {
          putOnDeck: { choose: { zone: "graveyard", controller: "you" }, count: returnSpirits },
          at: "bottom",
          order: "chosen",
        },
        then: effect,
      },
    },
  ],
  thrillingThree: ({ thrillingThree, do: effect }: Headed<"thrillingThree">) => [
    {
      when: { on: "enters", object: "this" },
      do: [
        { reveal: { top: 3, as: THREE } },
        {
          forEach: { all: { zone: "deck", is: { ref: THREE }, ...thrillingThree } },
          as: EACH_OF_THREE,
          do: { may: effect },
        },
        { putOnDeck: { all: { zone: "deck", is: { ref: THREE } } }, at: "bottom", order: "chosen" },
      ],
    },
  ],
  knightMagic: ({ knightMagic }: Headed<"knightMagic">) => [
    { spell: knightMagic },
    { spell: { if: { exists: { race: "ナイト", controller: "you" } }, then: { may: knightMagic } } },
  ],
  crewBreaker: ({ crewBreaker }: Headed<"crewBreaker">) => [
    { static: { breaks: { count: { all: { ...crewBreaker, controller: "you", other: true } } } } },
  ],
  lGate: ({ lGate }: Headed<"lGate">) => [
    {
      replace: { on: "destroyed", object: "this" },
      may: true,
      with: [
        { returnToHand: { choose: { ...lGate, zone: "graveyard", controller: "you" } } as never },
        { putOnDeck: "this", at: "bottom" },
      ],
    },
  ],
  stealth: ({ stealth }: Headed<"stealth">) => [
    {
      static: { cantBeBlocked: true },
      while: { exists: { zone: "mana", controller: "opponent", civilization: stealth } },
    },
  ],
  noChoice: ({ noChoice }: Headed<"noChoice">) => while_({ some: [noHand("you"), noHand("opponent")] }, noChoice),
  superAccel: ({ superAccel }: Headed<"superAccel">) =>
    while_({ exists: { type: "creature", controller: "you", crossed: true } }, superAccel),
  shieldForce: ({ shieldForce }: Headed<"shieldForce">) => [
    {
      when: { on: "enters", object: "this" },
      do: [
        { let: FORCE, be: { choose: { zone: "shields", controller: "you" }, upTo: 1 } },
        {
          continuous: {
            does: { grant: shieldForce },
            to: "this",
            while: { exists: { zone: "shields", is: { ref: FORCE } } },
          },
          until: "game",
        },
      ],
    },
  ],
  fortE: ({ fortE, do: effect }: Headed<"fortE">) => [
    { when: { on: "enters", object: "this" }, if: { paidWith: fortE }, do: effect },
  ],
  revengeChance: ({ revengeChance }: Headed<"revengeChance">) => [
    { when: { on: "turn-ends" }, zone: "hand", if: revengeChance, do: { useFree: "this" } },
  ],
  breakBonus: ({ breakBonus }: Headed<"breakBonus">) => [
    {
      when: { on: "broke-in-attack", object: "this" },
      if: { matches: "this", filter: { zone: "battle" } },
      do: { repeat: { brokenInAttack: true }, do: { may: breakBonus } },
    },
  ],
  jingi: ({ jingi }: Headed<"jingi">) => [
    {
      when: { on: ["leaves", "leaves-mana"], object: { type: "creature", owner: "you", other: true } },
      do: { may: jingi },
    },
  ],
  freeze: ({ freeze }: Headed<"freeze">) => [
    {
      when: { on: "unblocked-player", object: "this" },
      do: {
        may: [
          { let: FROZEN, be: { choose: { type: "creature", controller: "opponent" }, upTo: freeze } },
          { tap: { ref: FROZEN } },
          {
            continuous: { does: { cant: "untap-as-turn-begins" } },
            on: { ref: FROZEN },
            until: "through-opponents-next-turn",
          },
        ],
      },
    },
  ],
}

/** Of the cards shown, creatures that cost less than what shows them. */
const cheaperShown = {
  zone: "deck",
  is: { ref: SHOWN },
  type: "creature",
  maxCost: { plus: [{ number: "cost", of: "this" }, -1] },
} as const

/** Keywords that say all themselves, in the language's other words. */
export const toldMeanings: Readonly<Record<string, readonly DmAbility[]>> = {
  "samurai-generate": [
    {
      when: { on: "enters", object: "this" },
      do: { may: { useFree: { choose: { zone: "hand", controller: "you", type: "cross-gear" } } } },
    },
  ],
  chain: [
    {
      when: { on: "enters", object: "this" },
      do: [
        { reveal: { top: 1, as: SHOWN } },
        {
          may: {
            putIntoBattle: {
              choose: cheaperShown,
            },
          },
        },
      ],
    },
  ],
  "lost-prism": [
    {
      when: { on: "enters", object: "this" },
      do: {
        may: { reveal: { top: 1, as: SHOWN } },
        then: { returnToHand: { all: { zone: "deck", is: { ref: SHOWN }, multicolored: true } } },
      },
    },
  ],
  cyclone: [
    {
      replace: { on: "after-cast", object: "this" },
      if: { lastUsed: { type: "creature" } },
      with: { returnToHand: "this" },
      zone: "anywhere",
    },
  ],
  "evo-charger": [
    {
      replace: { on: "after-cast", object: "this" },
      with: [
        { putIntoMana: "this" },
        {
          may: {
            putBeneath: { choose: { zone: "mana", controller: "you", type: "creature" } },
            of: { choose: { type: "creature", special: "evolution", controller: "you" } },
          },
        },
      ],
      zone: "anywhere",
    },
  ],
  dynamo: [
    {
      activate: { lend: { choose: { type: "creature", controller: "you", keyword: "dynamo", other: true } } },
      cost: [{ tapThis: true }],
    },
    {
      when: { on: "battles", object: { type: "creature", controller: "you", keyword: "dynamo", other: true } },
      if: { matches: "this", filter: { tapped: false } },
      do: { may: { tap: "this" }, then: { lend: "it" } },
    },
  ],
  "rapids-chain": [
    {
      when: { on: "enters", object: "this" },
      do: [
        { look: { top: 2, as: SHOWN } },
        {
          may: {
            putIntoBattle: {
              choose: cheaperShown,
              any: true,
            },
          },
        },
        { putOnDeck: { all: { zone: "deck", is: { ref: SHOWN } } }, at: "top", order: "chosen" },
      ],
    },
  ],
  "knight-generate": [
    {
      when: { on: "enters", object: "this" },
      do: {
        may: {
          useFree: { choose: { zone: "hand", controller: "you", type: "spell", keyword: "knightMagic" } },
        },
      },
    },
  ],
  "shield-saver": [{ replace: { on: "breaks", object: { owner: "you" } }, may: true, with: { destroy: "this" } }],
}
