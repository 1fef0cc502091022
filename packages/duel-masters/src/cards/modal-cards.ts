import {
  always,
  anyNumber,
  charge,
  chosen,
  creature,
  destroy,
  discard,
  doubleBreaker,
  draw,
  every,
  exists,
  inYour,
  mill,
  modal,
  opponentDiscards,
  powerThisTurn,
  putFrom,
  putIntoMana,
  putOut,
  ref,
  returnToHand,
  shieldTrigger,
  spell,
  spellText,
  tamaseed,
  tap,
  theirCreature,
  topCards,
  upTo,
  when,
  whenEnters,
  youHaveCivilizations,
  yourCreature,
  yours,
} from "./build.ts"

/* Cards that offer choices, and those the rulings about choices need. */

const justiceJamming = spell({
  name: { ja: "ジャスティス・ジャミング", en: "Justice Jamming", unofficial: ["en"] },
  civilizations: ["light"],
  cost: 3,
  text: [
    {
      either: [
        tap(every({ type: "creature", civilization: "darkness" })),
        tap(every({ type: "creature", civilization: "fire" })),
      ],
    },
  ],
})

const searchAndUse = (type: "spell" | "cross-gear") => [
  { search: { type, maxCost: 4 }, as: "found" } as const,
  { shuffle: "you", except: ref("found") } as const,
  { useFree: ref("found") } as const,
]

const amaterasu = creature({
  name: { ja: "蒼狼の始祖アマテラス", en: "Amaterasu, Founder of the Blue Wolves", unofficial: ["en"] },
  civilizations: ["water"],
  cost: 6,
  power: 5000,
  races: ["ナイト", "サムライ", "オリジン"],
  abilities: [
    whenEnters(modal({ choose: 1, optional: true, modes: [searchAndUse("spell"), searchAndUse("cross-gear")] })),
  ],
  wordings: {
    original: {
      faces: [
        {
          abilities: [
            whenEnters({
              may: [
                {
                  search: { any: [{ type: "spell" }, { type: "cross-gear" }], maxCost: 4 },
                  as: "found",
                },
                { shuffle: "you", except: ref("found") },
                { useFree: ref("found") },
              ],
            }),
          ],
        },
      ],
    },
  },
})

const perfectWater = spell({
  name: { ja: "知識と流転と時空の決断", en: "Perfect Water", unofficial: ["en"] },
  civilizations: ["water"],
  cost: 4,
  abilities: [
    {
      static: { grant: shieldTrigger },
      zone: "shields",
      while: exists(inYour("graveyard", { type: "spell" }), 4),
    },
  ],
  text: [
    modal({
      choose: 2,
      mayRepeat: true,
      modes: [[draw(1)], [{ grSummon: 1 }], [returnToHand(chosen(theirCreature()))]],
    }),
  ],
})

const perfectDarkness = spell({
  name: { ja: "絶望と反魂と滅殺の決断", en: "Perfect Darkness", unofficial: ["en"] },
  civilizations: ["darkness"],
  cost: 5,
  abilities: [
    always({ usableFrom: "graveyard" }),
    {
      replace: { on: "after-cast", object: "this" },
      if: { usedFrom: "graveyard" },
      with: { putOnDeck: "this", at: "bottom" },
      zone: "anywhere",
    },
  ],
  text: [
    modal({
      choose: 2,
      mayRepeat: true,
      modes: [
        [opponentDiscards(1)],
        [putFrom("graveyard", { type: ["creature", "aura"], civilization: "darkness", maxCost: 4 })],
        [powerThisTurn(chosen(theirCreature()), -4000)],
      ],
    }),
  ],
})

const perfectNature = spell({
  name: { ja: "生命と大地と轟破の決断", en: "Perfect Nature", unofficial: ["en"] },
  civilizations: ["nature"],
  cost: 5,
  abilities: [
    always({ usableFrom: "mana" }),
    {
      replace: { on: "after-cast", object: "this" },
      if: { usedFrom: "mana" },
      with: { putOnDeck: "this", at: "bottom" },
      zone: "anywhere",
    },
  ],
  text: [
    modal({
      choose: 2,
      mayRepeat: true,
      modes: [
        [{ putIntoMana: topCards(1), tapped: true }],
        [putFrom("mana", { type: "creature", maxCost: 5 })],
        [
          { let: "fighter", be: chosen(yourCreature()) },
          powerThisTurn(ref("fighter"), 3000),
          { continuous: { does: { attacksUntapped: true } }, on: ref("fighter"), until: "this-turn" },
        ],
      ],
    }),
  ],
})

const perfectFire = spell({
  name: { ja: "瞬閃と疾駆と双撃の決断", en: "Perfect Fire", unofficial: ["en"] },
  civilizations: ["fire"],
  cost: 3,
  text: [
    modal({
      choose: 2,
      mayRepeat: true,
      modes: [
        [putFrom("hand", { type: "creature", maxCost: 3 })],
        [{ continuous: { does: { grant: "speed-attacker" } }, on: chosen(yourCreature()), until: "this-turn" }],
        [
          { let: "fighter", be: chosen(yourCreature()) },
          {
            later: { on: "attack-ends", object: { is: ref("fighter") } },
            do: { untap: ref("fighter") },
            until: "this-turn",
          },
        ],
      ],
    }),
  ],
})

const perfectCurseMind = spell({
  name: { ja: "邪杯と魔術の決断", en: "Perfect Cursemind", unofficial: ["en"] },
  civilizations: ["water", "darkness"],
  cost: 5,
  abilities: [
    {
      static: { costs: { less: 2 } },
      while: { compare: [{ happened: { on: "put-into-graveyard" } }, ">", 0] },
    },
  ],
  text: [
    modal({
      choose: 2,
      mayRepeat: true,
      modes: [
        [draw(2), discard(1)],
        [
          powerThisTurn(chosen(theirCreature()), {
            times: [-1000, { count: every(inYour("graveyard")) }],
          }),
        ],
        [putFrom("graveyard", { type: "tamaseed", maxCost: 4 })],
      ],
    }),
  ],
})

const perfectDeathbloom = spell({
  name: { ja: "荒廃と豊穣の決断", en: "Perfect Deathbloom", unofficial: ["en"] },
  civilizations: ["darkness", "nature"],
  cost: 5,
  abilities: [
    {
      static: { costs: { less: 2 } },
      while: { compare: [{ count: every(inYour(["mana", "graveyard"])) }, ">=", 8] },
    },
  ],
  text: [
    modal({
      choose: 2,
      mayRepeat: true,
      modes: [
        [mill(2), { may: putIntoMana(chosen(inYour("graveyard"))) }],
        [powerThisTurn(every(theirCreature()), -1000)],
        [putFrom("mana", { type: "creature", civilization: ["darkness", "nature"], maxCost: 3 })],
      ],
    }),
  ],
})

const fairyTrapModes = [
  [putIntoMana(ref("shown"))],
  [putIntoMana(chosen(theirCreature({ maxCost: { plus: [{ number: "cost", of: ref("shown") }, -1] } })))],
] as const

const showTopCard = [{ let: "shown", be: topCards(1) }, { reveal: ref("shown") }] as const

const fairyTrap = spell({
  name: { ja: "フェアリー・トラップ", en: "Fairy Trap", unofficial: ["en"] },
  civilizations: ["nature"],
  cost: 3,
  abilities: [shieldTrigger],
  text: [...showTopCard, modal({ choose: 1, modes: fairyTrapModes })],
  wordings: {
    inline: { faces: [{ abilities: [shieldTrigger, spellText(...showTopCard, { either: fairyTrapModes })] }] },
  },
})

const zabiMira = creature({
  name: { ja: "邪眼の祈祷師ザビ・ミラIV世", en: "Zabi Mira IV, Evil Eye Exorcist", unofficial: ["en"] },
  civilizations: ["darkness"],
  cost: 7,
  power: 9000,
  races: ["デーモン・コマンド", "エイリアン", "ナイト"],
  abilities: [
    doubleBreaker,
    whenEnters({
      try: { destroy: anyNumber(yourCreature({ other: true })), as: "destroyed" },
      then: modal({
        choose: { count: ref("destroyed") },
        mayRepeat: true,
        modes: [[draw(1), opponentDiscards(1)], [putFrom("graveyard", { type: "creature", maxCost: 4 })]],
      }),
    }),
  ],
})

const lilyAng = creature({
  name: { ja: "ナゾの光・リリアング", en: "Lilyang, Mysterious Light", unofficial: ["en"] },
  civilizations: ["light"],
  cost: 2,
  power: 2000,
  races: ["メタリカ", "スペシャルズ"],
  abilities: [
    "kizuna",
    { kz: { may: { useFree: chosen(inYour("hand", { type: "spell", civilization: "light", maxCost: 3 })) } } },
    "escape",
  ],
})

const burnine = creature({
  name: { ja: "星装者 バーナイン", en: "Burnine, Star-Clad", unofficial: ["en"] },
  civilizations: ["water"],
  cost: 3,
  power: 3000,
  provenance: "reconstructed",
  abilities: [when({ on: "enters", object: yours({ type: "tamaseed" }) }, draw(1))],
})

const slottonMemory = tamaseed({
  name: { ja: "スロットンの心絵", en: "Slotton's Memory", unofficial: ["en"] },
  civilizations: ["water"],
  cost: 3,
  races: ["ジョーカーズ", "レクスターズ"],
  provenance: "reconstructed",
  abilities: [
    "shinkarize",
    whenEnters(modal({ choose: 1, modes: [[draw(1)], [returnToHand(chosen(theirCreature({ maxCost: 3 })))]] })),
  ],
})

const powerRobin = creature({
  name: { ja: "終絶電融 パワーロビン", en: "Power Robin", unofficial: ["en"] },
  civilizations: ["water", "fire", "nature"],
  cost: 7,
  power: 7000,
  races: ["ディスペクター"],
  provenance: "reconstructed",
  abilities: [
    when(
      { on: "casts", player: "you" },
      modal({ choose: 1, modes: [[returnToHand(chosen(theirCreature()))], [draw(1)]] }),
    ),
  ],
})

const kirifudaMax = spell({
  name: { ja: "轟壊!切札MAX", en: "Kirifuda MAX", unofficial: ["en"] },
  civilizations: ["fire", "nature"],
  cost: 5,
  races: ["ジョーカーズ", "チーム切札"],
  abilities: [shieldTrigger],
  text: [
    modal({
      choose: 1,
      all: {
        every: [exists(yourCreature({ civilization: "fire" })), exists(yourCreature({ civilization: "nature" }))],
      },
      modes: [
        [{ destroy: { choose: theirCreature(), upTo: 2, sum: { of: "cost", most: 6 } } }],
        [putFrom("mana", { type: "creature", civilization: ["fire", "nature"], maxCost: 5 })],
      ],
    }),
  ],
})

const brainSlash = spell({
  name: { ja: "ブレイン・スラッシュ", en: "Brain Slash", unofficial: ["en"] },
  civilizations: ["water", "darkness"],
  cost: 6,
  abilities: [shieldTrigger],
  text: [
    modal({
      choose: 1,
      all: youHaveCivilizations(["creature", "tamaseed"], ["water", "darkness"]),
      modes: [[draw(3), discard(1)], [putFrom("graveyard", { type: "creature", maxCost: 8 })]],
    }),
  ],
})

const demonSpark = spell({
  name: { ja: "デーモン・スパーク", en: "Demon Spark", unofficial: ["en"] },
  civilizations: ["light", "darkness"],
  cost: 6,
  provenance: "reconstructed",
  abilities: [shieldTrigger],
  text: [
    modal({
      choose: 1,
      all: youHaveCivilizations(["creature", "tamaseed"], ["light", "darkness"]),
      modes: [[tap(every(theirCreature()))], [destroy(chosen(theirCreature()))]],
    }),
  ],
})

const onnenScrapper = spell({
  name: { ja: "怨念スクラッパー", en: "Grudge Scrapper", unofficial: ["en"] },
  civilizations: ["darkness", "fire"],
  cost: 5,
  provenance: "reconstructed",
  abilities: [shieldTrigger],
  text: [
    modal({
      choose: 1,
      all: youHaveCivilizations(["creature", "tamaseed"], ["darkness", "fire"]),
      modes: [
        [opponentDiscards(1)],
        [{ destroy: { choose: theirCreature(), any: true, sum: { of: "power", most: 5000 } } }],
      ],
    }),
  ],
})

const yamikosai = spell({
  name: { ja: "フェアリーの闇の子祭", en: "Fairy's Dark Festival", unofficial: ["en"] },
  civilizations: ["darkness", "nature"],
  cost: 3,
  abilities: [shieldTrigger],
  text: [
    modal({
      choose: 1,
      all: youHaveCivilizations(["creature", "tamaseed"], ["darkness", "nature"]),
      modes: [[mill(1), returnToHand(chosen(inYour("graveyard")))], [charge(1)]],
    }),
  ],
})

const bakushinEnergySpiral = spell({
  name: { ja: "爆進エナジー・スパイラル", en: "Surging Energy Spiral", unofficial: ["en"] },
  civilizations: ["water"],
  cost: 4,
  text: [
    modal({
      choose: 1,
      all: exists(yourCreature({ special: "evolution" })),
      modes: [[draw(2)], [returnToHand(chosen({ type: "creature" }))]],
    }),
  ],
})

const psychicUpTo = (maxCost: number, civilization: ("light" | "water" | "darkness" | "fire" | "nature")[]) =>
  putFrom("hyperspatial", { type: "creature", special: "psychic", maxCost, civilization })

const psychicsOfCost = (total: number) =>
  putOut({
    choose: inYour("hyperspatial", { type: "creature", special: "psychic" }),
    any: true,
    sum: { of: "cost", most: total },
  })

const ryuseiHole = spell({
  name: { ja: "超次元リュウセイ・ホール", en: "Hyperspatial Ryusei Hole", unofficial: ["en"] },
  civilizations: ["water", "fire", "nature"],
  cost: 5,
  text: [
    psychicUpTo(7, ["water", "fire", "nature"]),
    modal({
      choose: 1,
      modes: [[draw(1)], [destroy(chosen(theirCreature({ maxPower: 3000 })))], [charge(1)]],
    }),
  ],
})

const fairyHole = spell({
  name: { ja: "超次元フェアリー・ホール", en: "Hyperspatial Faerie Hole" },
  civilizations: ["nature"],
  cost: 5,
  text: [charge(1), modal({ choose: 1, modes: [[psychicsOfCost(5)], [psychicUpTo(7, ["nature"])]] })],
})

const shinyHole = spell({
  name: { ja: "超次元シャイニー・ホール", en: "Hyperspatial Shiny Hole" },
  civilizations: ["light"],
  cost: 5,
  text: [tap(chosen(theirCreature())), modal({ choose: 1, modes: [[psychicsOfCost(5)], [psychicUpTo(7, ["light"])]] })],
})

const energyHole = spell({
  name: { ja: "超次元エナジー・ホール", en: "Hyperspatial Energy Hole" },
  civilizations: ["water"],
  cost: 5,
  text: [draw(1), modal({ choose: 1, modes: [[psychicsOfCost(5)], [psychicUpTo(7, ["water"])]] })],
})

const reviveHole = spell({
  name: { ja: "超次元リバイヴ・ホール", en: "Hyperspatial Revive Hole" },
  civilizations: ["darkness"],
  cost: 5,
  text: [
    returnToHand(chosen(inYour("graveyard", { type: "creature" }))),
    modal({ choose: 1, modes: [[psychicsOfCost(5)], [psychicUpTo(7, ["darkness"])]] }),
  ],
})

const bolshackHole = spell({
  name: { ja: "超次元ボルシャック・ホール", en: "Hyperspatial Bolshack Hole" },
  civilizations: ["fire"],
  cost: 5,
  text: [
    destroy(chosen(theirCreature({ maxPower: 3000 }))),
    modal({ choose: 1, modes: [[psychicsOfCost(5)], [psychicUpTo(7, ["fire"])]] }),
  ],
})

const bakushinGabraHand = spell({
  name: { ja: "爆進ガブラ・ハンド", en: "Surging Gabra Hand", unofficial: ["en"] },
  civilizations: ["darkness"],
  cost: 4,
  text: [
    modal({
      choose: 1,
      all: exists(yourCreature({ special: "evolution" })),
      modes: [[{ destroy: { choose: theirCreature(), by: "opponent" } }], [opponentDiscards(1)]],
    }),
  ],
})

const bakushinMegaBurst = spell({
  name: { ja: "爆進メガバースト", en: "Surging Megaburst", unofficial: ["en"] },
  civilizations: ["fire"],
  cost: 7,
  text: [
    modal({
      choose: 1,
      all: exists(yourCreature({ special: "evolution" })),
      modes: [
        [destroy(chosen(theirCreature({ maxPower: 6000 })))],
        [destroy(upTo(3, theirCreature({ maxPower: 2000 })))],
      ],
    }),
  ],
})

const bakushinIntoTheWild = spell({
  name: { ja: "爆進イントゥ・ザ・ワイルド", en: "Surging Into the Wild", unofficial: ["en"] },
  civilizations: ["nature"],
  cost: 6,
  text: [
    modal({
      choose: 1,
      all: exists(yourCreature({ special: "evolution" })),
      modes: [[charge(3)], [putIntoMana(chosen(theirCreature({ not: { special: "evolution" } })))]],
    }),
  ],
})

const bakushinLaserNet = spell({
  name: { ja: "爆進レーザー・ネット", en: "Surging Laser Net", unofficial: ["en"] },
  civilizations: ["light"],
  cost: 4,
  text: [
    modal({
      choose: 1,
      all: exists(yourCreature({ special: "evolution" })),
      modes: [
        [{ continuous: { does: { cantBeBlocked: true } }, on: upTo(2, yourCreature()), until: "this-turn" }],
        [{ later: { on: "turn-ends" }, do: { untap: upTo(2, yourCreature()) }, until: "this-turn" }],
      ],
    }),
  ],
})

const silentSpark = spell({
  name: { ja: "反撃のサイレント・スパーク", en: "Silent Spark of Counterattack", unofficial: ["en"] },
  civilizations: ["light", "water"],
  cost: 6,
  abilities: [shieldTrigger],
  text: [modal({ choose: 1, modes: [[tap(every(theirCreature()))], [{ draw: 2, upTo: true }]] })],
})

const trapSpark = spell({
  name: { ja: "龍幻のトラップ・スパーク", en: "Trap Spark of the Dragon Vision", unofficial: ["en"] },
  civilizations: ["light", "nature"],
  cost: 8,
  abilities: [shieldTrigger],
  text: [
    modal({
      choose: 1,
      all: exists(yourCreature({ raceWith: "ドラゴン" })),
      modes: [[putIntoMana(chosen(theirCreature()))], [tap(every(theirCreature()))]],
    }),
  ],
})

const arcadiaSpark = spell({
  name: { ja: "アルカディア・スパーク", en: "Arcadia Spark", unofficial: ["en"] },
  civilizations: ["light", "water"],
  cost: 8,
  abilities: [shieldTrigger],
  text: [
    modal({
      choose: 1,
      all: exists(yourCreature({ race: "エンジェル・コマンド" })),
      modes: [
        [
          { putOnDeck: chosen(theirCreature()), at: "top", as: "shuffled-in" },
          { shuffle: "opponent" },
          { draw: 1, by: "opponent" },
        ],
        [tap(every(theirCreature()))],
      ],
    }),
  ],
})

export const modalCards = [
  justiceJamming,
  amaterasu,
  perfectWater,
  perfectDarkness,
  perfectNature,
  perfectFire,
  perfectCurseMind,
  perfectDeathbloom,
  fairyTrap,
  zabiMira,
  lilyAng,
  burnine,
  slottonMemory,
  powerRobin,
  kirifudaMax,
  brainSlash,
  demonSpark,
  onnenScrapper,
  yamikosai,
  bakushinEnergySpiral,
  ryuseiHole,
  fairyHole,
  shinyHole,
  energyHole,
  reviveHole,
  bolshackHole,
  bakushinGabraHand,
  bakushinMegaBurst,
  bakushinIntoTheWild,
  bakushinLaserNet,
  silentSpark,
  trapSpark,
  arcadiaSpark,
]
