import {
  always,
  type Civilization,
  chosen,
  civilizations,
  creature,
  crossGear,
  type DmAbility,
  type DmCard,
  type DmCost,
  type DmEffect,
  draw,
  every,
  evolution,
  putFrom,
  shieldTrigger,
  spell,
  theirCreature,
  whenAttacks,
  whenEnters,
  yourCreature,
  yours,
} from "@dilemma-table/duel-masters"

/*
 * Cards made for reaching what bundled cards can't reach by themselves: tools that lie in every position, and exercises for
 * words that no bundled card says. Where a bundled card comes to say one, its exercise is used no more.
 */

const all: readonly Civilization[] = civilizations

const exercise = (what: string, ...text: readonly DmEffect[]): DmCard =>
  spell({ name: { ja: `稽古：${what}` }, civilizations: [], cost: 1, text })

const trained = (what: string, ...abilities: readonly DmAbility[]): DmCard =>
  creature({
    name: { ja: `稽古する者：${what}` },
    civilizations: all,
    cost: 1,
    power: 4000,
    races: ["稽古"],
    abilities,
  })

/** A creature that is too dear to be used but by doing this instead. */
const dear = (what: string, cost: DmCost): DmCard =>
  creature({
    name: { ja: `稽古する者：${what}` },
    civilizations: all,
    cost: 50,
    power: 4000,
    abilities: [{ static: { payInstead: [cost] } }],
  })

/** What puts out cards that can't be used, and creatures that are too dear; what evolves upon anything. */
export const tools: readonly DmCard[] = [
  spell({
    name: { ja: "道具：何でも出す" },
    civilizations: [],
    cost: 1,
    abilities: [shieldTrigger],
    text: [putFrom("hand", { type: "creature" })],
  }),
  exercise(
    "超次元から出す",
    putFrom("hyperspatial", { type: "element" }),
    putFrom("hyperspatial", { special: ["psychic", "dragheart"] }),
  ),
  exercise("GR召喚する", { grSummon: 2 }),
  evolution(
    { name: { ja: "道具：何からでも進化する者" }, civilizations: [], cost: 1, power: 9000 },
    { type: ["creature", "tamaseed"] },
  ),
]

/** A psychic creature with two sides, and what else exercises are done with. */
const sided: DmCard = {
  name: { ja: "稽古する者：両面" },
  faces: [
    {
      name: { ja: "稽古する者：表" },
      types: ["creature"],
      special: ["psychic"],
      civilizations: all,
      cost: 3,
      power: 3000,
    },
    {
      name: { ja: "稽古する者：裏" },
      types: ["creature"],
      special: ["psychic"],
      civilizations: all,
      cost: 6,
      power: 6000,
    },
  ],
}

/** What lies in the battle zone where one of the exercises is done. */
export const partners: readonly DmCard[] = [
  sided,
  crossGear({ name: { ja: "稽古のギア" }, civilizations: [], cost: 1 }),
  trained("KZ", { kz: draw(1) }),
  trained("S・バック以外"),
]

const own = chosen(yourCreature())

export const exercises: readonly DmCard[] = [
  exercise("超次元ゾーンへ", { putIntoHyperspatial: own }),
  exercise("奈落へ", { sendToAbyss: chosen(theirCreature()) }),
  exercise("とどまる", { stay: own }),
  exercise("ガチンコ", { gachinko: "you" }),
  exercise("じゃんけん", { janken: "you" }),
  trained("ウルトラ・セイバー", { ultraSaver: { type: "creature" } }),
  trained("じゃんけんの手", { when: { on: "shows-hand", player: "you", name: "paper" }, do: draw(1) }),
  exercise("アイコン", { useIcon: "kz", of: chosen(yourCreature({ keyword: "kz" })) }),
  exercise("クロス", { cross: chosen(yours({ type: "cross-gear" })), onto: own }),
  exercise("覚醒", { awaken: chosen(yourCreature({ special: "psychic" })) }),
  exercise("龍解", { dragsolve: chosen(yourCreature({ special: "psychic" })) }),
  exercise("裏返す", { turnOver: chosen(yourCreature({ special: "psychic" })) }),
  exercise("入れ替える", { swap: chosen({ zone: "hand", controller: "you", type: "creature" }), with: own }),
  exercise("直前に使ったもの", { if: { lastUsed: { type: "creature" } }, then: draw(1) }),
  exercise("リンクしているもの", { tap: every({ type: "creature", linked: true }) }),
  exercise("シールドを手札に", { takeShield: chosen({ zone: "shields", controller: "you" }) }),
  exercise("勝つ", { win: "you" }),
  exercise("負ける", { lose: "you" }),
  exercise("とばす", { skipRestOfTurn: "you" }),
  exercise("ターンをとばす", { skipTurn: "opponent" }),
  exercise("追加ターン", { extraTurn: "you" }),
  exercise("払って使う", { usePaying: chosen({ zone: "hand", controller: "you" }) }),
  trained("攻撃から取り除く", whenAttacks({ removeFromAttack: "this" })),
  trained("攻撃先を変える", whenAttacks({ redirectAttack: chosen(theirCreature()) })),
  exercise(
    "見分ける",
    { tap: every({ civilizations: all }) },
    { untap: every({ colorless: false }) },
    { tap: every({ multicolored: true }) },
    { untap: every({ cost: 1 }) },
    { tap: every({ minCost: 1 }) },
    { untap: every({ power: 4000 }) },
    { tap: every({ minPower: 1 }) },
    { untap: every({ name: "稽古する者：KZ" }) },
    { tap: every({ nameWith: "稽古" }) },
    { untap: every({ blocking: false }) },
    { tap: every({ crossing: true }) },
    { tap: every({ crossed: false }) },
    { untap: every({ evolved: false }) },
    { tap: every({ sharing: { what: "civilization", with: every(yourCreature()) } }) },
  ),
  exercise(
    "数える",
    draw({ smaller: [1, { civilizationsOf: {} }] }),
    draw({ smaller: [1, { racesOf: {} }] }),
    draw({ smaller: [1, { typesOf: {} }] }),
    draw({ smaller: [1, { lowest: "cost", among: { type: "creature" } }] }),
    draw({ smaller: [1, { highest: "cost", among: { type: "creature" } }] }),
    draw({ smaller: [2, { greater: [0, 1] }] }),
  ),
  trained("払われた", whenEnters({ if: { wasPaidFor: true }, then: draw(1) })),
  trained("召喚された", whenEnters({ if: { wasSummoned: true }, then: draw(1) })),
  dear("捨てる", { discarding: {} }),
  dear("破壊する", { destroying: { type: "creature" } }),
  dear("戻す", { returning: { type: "creature" } }),
  dear("マナに置く", { puttingIntoMana: { type: "creature" } }),
  dear("墓地に置く", { puttingIntoGraveyard: { type: "creature" } }),
  dear("山札の下に置く", { puttingOnDeck: { type: "creature" } }),
  dear("タップする", { tapping: { type: "creature" } }),
  trained("護衛", "guardman"),
  trained("クアトロ", "q-breaker"),
  trained("Jチェンジ", { jChange: 9 }),
  trained("Gストライク", "g-strike"),
  trained("マッハ", "mach-fighter"),
  trained("ワールド", "world-breaker"),
  crossGear({ name: { ja: "稽古のギア：S・トリガーX" }, civilizations: [], cost: 1, abilities: ["s-trigger-x"] }),
  spell({
    name: { ja: "稽古：チャージャー" },
    civilizations: [],
    cost: 1,
    abilities: ["charger"],
    text: [draw(1)],
  }),
  trained("ウェーブストライカー", { waveStriker: ["blocker"] }),
  trained("アクセル", { accel: ["blocker"] }),
  trained("メタモーフ", { metamorph: ["blocker"] }),
  trained("ターボラッシュ", { turboRush: ["blocker"] }),
  trained("ホーリー・フィールド", { holyField: ["blocker"] }),
  trained("サバイバー", { survivor: ["blocker"] }),
  trained("サイレントスキル", { silentSkill: draw(1) }),
  trained("マーシャル・タッチ", { martialTouch: draw(1) }),
  trained("返霊", { returnSpirits: 1, do: draw(1) }),
  trained("スリリング・スリー", { thrillingThree: { type: "creature" }, do: draw(1) }),
  trained("クルー・ブレイカー", { crewBreaker: { type: "creature" } }),
  trained("L・ゲート", { lGate: { type: "creature" } }),
  trained("ステルス", { stealth: "fire" }),
  trained("ブロックを見る", {
    when: { on: "blocks" },
    do: { tap: every({ blockedBy: every({ type: "creature" }) }) },
  }),
  trained("連鎖", "chain"),
  trained("シールド・セイバー", "shield-saver"),
  spell({
    name: { ja: "稽古：ナイト・マジック" },
    civilizations: [],
    cost: 1,
    abilities: [{ knightMagic: draw(1) }],
    text: [],
  }),
  spell({
    name: { ja: "稽古：ロスト・プリズム" },
    civilizations: [],
    cost: 1,
    abilities: ["lost-prism"],
    text: [draw(1)],
  }),
  crossGear({
    name: { ja: "稽古のギア：サムライ・ジェネレート" },
    civilizations: [],
    cost: 1,
    abilities: ["samurai-generate"],
  }),
  trained("失う", always({ loses: "blocker" }, { type: "creature" })),
  trained("ブロックする", always({ mustBlock: true })),
  trained("バトルに勝つ", always({ winsBattles: true })),
  trained("ブレイク", always({ breaks: 1 })),
  trained("攻撃されない", always({ cantBeAttacked: true })),
  trained("タップして出る", always({ entersTapped: true })),
  {
    name: { ja: "稽古の城" },
    faces: [
      {
        types: ["castle"],
        civilizations: [],
        cost: 1,
        abilities: [{ when: { on: "fortifies", player: "you" }, do: { draw: 1 } }],
      },
    ],
  },
  exercise("下に置く", { putBeneath: { top: 1 }, of: own }),
  exercise(
    "選んだ種族",
    { nameTrait: "race", as: "race" },
    { tap: every({ type: "creature", ofNamed: "race" }) },
    { nameTrait: "civilization", as: "civilization" },
    { untap: every({ type: "creature", ofNamed: "civilization" }) },
  ),
  exercise(
    "選んだ名前",
    { nameCard: { name: "稽古する者：KZ" }, as: "name" },
    { tap: every({ type: "creature", named: "name" }) },
  ),
  exercise("貸す", { lend: own }),
  exercise(
    "付いているもの",
    { cross: chosen(yours({ type: "cross-gear" })), onto: own },
    { tap: every({ type: "cross-gear", on: every(yourCreature()) }) },
  ),
  trained("攻撃されるもの", { when: { on: "attacks" }, do: { tap: every({ type: "creature", attacked: true }) } }),
  trained("バトルするもの", { when: { on: "battles" }, do: { tap: every({ type: "creature", battling: true }) } }),
  trained("攻撃でブレイクした数", { when: { on: "attack-ends" }, do: draw({ brokenInAttack: true }) }),
  {
    name: { ja: "稽古する者：左の神" },
    faces: [
      {
        types: ["creature"],
        civilizations: [],
        cost: 1,
        power: 4000,
        races: ["ゴッド"],
        abilities: [
          { gLink: [{ of: ["稽古する者：左の神"], at: "right" }] },
          { when: { on: "links", object: "this" }, do: { draw: { linkedCards: "this" } } },
          whenAttacks({ tap: every({ linked: true }) }),
        ],
      },
    ],
  },
  spell({ name: { ja: "稽古：サイクロン" }, civilizations: [], cost: 1, abilities: ["cyclone"], text: [draw(1)] }),
  spell({
    name: { ja: "稽古：エボ・チャージャー" },
    civilizations: [],
    cost: 1,
    abilities: ["evo-charger"],
    text: [draw(1)],
  }),
  trained("ラピッズ・チェイン", "rapids-chain"),
  crossGear({
    name: { ja: "稽古のギア：ナイト・ジェネレート" },
    civilizations: [],
    cost: 1,
    abilities: ["knight-generate"],
  }),
  trained("ダイナモ", "dynamo"),
  trained("ノー・チョイス", { noChoice: ["blocker"] }),
  trained("スーパー・アクセル", { superAccel: ["blocker"] }),
  trained("シールド・フォース", { shieldForce: ["blocker"] }),
  trained("リベンジ・チャンス", { revengeChance: { exists: { type: "creature", controller: "you" } } }),
  trained("ブレイク・ボーナス", { breakBonus: draw(1) }),
  trained("仁義", { jingi: draw(1) }),
  trained("フリーズ", { freeze: 1 }),
  trained("種族を加える", always({ races: ["稽古"] })),
  trained("何にでも進化する", always({ evolvesIntoAny: true })),
  trained("フォートE", { fortE: { type: "creature" }, do: draw(1) }),
  exercise("付けているもの", [
    { cross: chosen(yours({ type: "cross-gear" })), onto: own },
    { tap: every({ bearing: every({ type: "cross-gear" }) }) },
  ]),
  trained("パワーの三桁", whenEnters({ tap: every({ powerEnding: 0 }) })),
  trained("究極進化の元", whenEnters({ tap: every({ ultimateEvolution: false, type: "creature" }) })),
  trained("1つしかブレイクしない", always({ breaksAtMost: 1 })),
  trained("S・トリガーを使わせない", always({ breaksWithoutTrigger: true })),
  trained("ブロックされてもバトルしない", always({ noBattle: "blocked" })),
  trained("呪文には選ばれない", always({ cantBeChosenBy: { type: "spell" } })),
  trained("マナの数字", always({ manaNumber: { of: { type: "creature" }, is: 2 } })),
]
