import { say, type Wording, zones } from "./wording.ts"

/** Needed once more behind what rewrites whole sentences. */
export const backToHand = say(
  /(墓地|マナゾーン)から手札に加え(る|ても|て(?!も)|、)/g,
  (match) =>
    `${match[1]}から手札に戻${({ る: "す", ても: "しても", て: "して", "、": "し、" } as Readonly<Record<string, string>>)[match[2] ?? ""]}`,
  "“adds to the hand” from the graveyard",
  "墓地から「加える」",
)

/** Needed once more behind what puts the zone before the cards. */
export const fromZone = say(
  /(?<=^|[。、時▶:\n])((?:自分|相手|自身)の(?:手札|マナゾーン|墓地|超次元ゾーン))の([^。、\n「]*?)を(すべて|\d+(?:体|枚)(?:まで)?|好きな数)(?:選び、|、)?(?=(?:タップして|好きな順序で)?(?:手札|墓地|山札の|マナゾーンに|出))/gm,
  (match) => `${match[2]}を${match[3]}${match[3] === "すべて" ? "" : "、"}${match[1]}から`,
  "“the cards in a zone to …”",
  "「ゾーンのカードを」",
)

/** The battle zone, which needn't be said. */
export const battleZone: readonly Wording[] = [
  say(
    /バトルゾーンに(ある|いる)、?(?!間|時|場合)/g,
    "",
    "“in the battle zone” of a creature",
    "「バトルゾーンにある」",
  ),
  say(
    /バトルゾーンの(?=[^。、\n]*?(クリーチャー|クロスギア))/g,
    "",
    "“in the battle zone” of a creature",
    "「バトルゾーンの」",
  ),
  say(
    /バトルゾーンに(?=((自分|相手|他)の|[^。、\nにを]*(が|の))(?:[^。、\n]|、(?:または)?[光水闇火自])*?(あれば|なければ|いれば|ある|ない))/g,
    "",
    "“in the battle zone” in a condition",
    "条件の「バトルゾーンに」",
  ),
  say(/バトルゾーン(を|から)離れ(?!ずに)/g, "離れ", "“leaves the battle zone”", "「バトルゾーンを離れる」"),
  say(/バトルゾーンに出/g, "出", "“puts into the battle zone”", "「バトルゾーンに出す」"),
  say(
    /バトルゾーンから(?=[^。、\n]+を[^。、\n]+選)/g,
    "",
    "“chooses from the battle zone”",
    "「バトルゾーンから選ぶ」",
  ),
  say(
    /(この(?:クリーチャー|カード)|その(?:クリーチャー|カード)|それ)をバトルゾーンから(?=(持ち主の|自分の)?(手札|マナゾーン|墓地|山札))/g,
    "$1を",
    "“from the battle zone” of this",
    "このクリーチャーの「バトルゾーンから」",
  ),
  say(
    /を(\d+(?:体|枚|つ)(?:まで)?)、バトルゾーンから(?=(持ち主の|自分の)?(手札|マナゾーン|墓地|山札))/g,
    "を$1選び、",
    "“a creature from the battle zone”",
    "「1体、バトルゾーンから」",
  ),
  say(
    /((?:^|。|:|「)[^。:\n「]*?)(?<!」)を出した時/gm,
    (match) =>
      /[がは]/.test((match[1] ?? "").replace(/または|では?ない/g, "").replace(/[^がは]*、/, ""))
        ? match[0]
        : `${match[1]}が出た時`,
    "“when you put it out” without who",
    "主語のない「出した時」",
  ),
  say(
    /^この(クリーチャー|カード|クロスギア)がバトルゾーンにある間、?(?=.)/gm,
    "",
    "“as long as this is in the battle zone” of what works there only",
    "「バトルゾーンにある間」",
  ),
  say(/^バトルゾーンにある間、/gm, "", "the same without a subject", "主語のない「バトルゾーンにある間」"),
]

/** Where things go. */
export const places: readonly Wording[] = [
  say(
    /持ち主の(?=(手札|マナゾーン|墓地|山札|超次元ゾーン)(に|の[上下]に))/g,
    "",
    "“its owner's” of where a card goes",
    "行き先の「持ち主の」",
  ),
  say(/(山札|手札)を見る。その中から/g, "$1を見て、その中から", "“looks, chooses”", "「見る。その中から」"),
  say(/(山札|手札)を見て(?=その中から)/g, "$1を見て、", "“looks, chooses”", "「見て」"),
  say(/(?<!の)すべてを/g, "をすべて", "“all of them”", "「すべてを」"),
  say(
    /(クリーチャー|カード|シールド|[ァ-ヴー])(\d+(?:体|枚|つ)(?:まで)?)を選び、/g,
    "$1を$2選び、",
    "“one creature” chosen",
    "「1体を選び」",
  ),
  say(
    /を(\d+(?:体|枚|つ)(?:まで)?|好きな数)、(?=(?:タップして|好きな順序で)?(?:手札|マナゾーン|墓地|山札の|シールド化))/g,
    "を$1選び、",
    "“one creature into the mana zone”",
    "「1体、マナゾーンに」",
  ),
  fromZone,
  say(
    new RegExp(
      `(、(?:自分|相手|自身)の(?:${zones})から)選び、(?=手札|墓地|マナゾーン|山札の|出|バトルゾーンに出)`,
      "g",
    ),
    "$1",
    "“chooses from a zone”",
    "「ゾーンから選び、」",
  ),
  backToHand,
  say(
    /(シールドを(?:\d+つ(?:まで)?(?:選び、|、)?|すべて))手札に戻(す|して(?!も)|しても|し、)/g,
    (match) =>
      `${match[1]}手札に加え${({ す: "る", して: "て", しても: "ても", "し、": "、" } as Readonly<Record<string, string>>)[match[2] ?? ""]}`,
    "“returns” shields",
    "シールドを「戻す」",
  ),
  say(/(マナゾーン|バトルゾーン)で(?=アンタップ|タップ)/g, "$1の", "“in a zone”", "「ゾーンで」"),
  say(/につき(\d+)枚、?カードを(?=引)/g, "につきカードを$1枚", "“a card for each”", "「1体につき1枚」"),
  say(/から(?=攻撃され|攻撃または)/g, "に", "“by” attackers", "「から攻撃されない」"),
  say(
    /相手は自身の((?:山札の上から|(?!手札)[^。、\n]*?をすべて)[^。、\n]*?)(?=置|戻|加|捨|破壊|タップ|、)/g,
    "相手の$1",
    "all of the opponent's own",
    "「相手は自身のすべて」",
  ),
  say(
    /相手の手札をすべて捨てさせる/g,
    "相手は自身の手札をすべて捨てる",
    "“discards the hand”",
    "「手札をすべて捨てさせる」",
  ),
  say(/その攻撃の後、/g, "攻撃の後、", "“after the attack”", "「その攻撃の後」"),
  say(
    /プレイヤーを1人選び、その(墓地|手札|山札|マナゾーン)(?=から)/g,
    "プレイヤーを1人選ぶ。そのプレイヤーの$1",
    "“that player's” graveyard",
    "選んだプレイヤーの「その墓地」",
  ),
  say(
    /(?<=[。、]|^)(そのプレイヤーの(?:墓地|マナゾーン|手札))から((?:「[^」]*」|[^。、\n「])*?)を(\d+(?:体|枚)(?:まで)?)(?=選ぶ)/gm,
    "$2を$3、$1から",
    "“chooses … from that player's zone”",
    "「そのプレイヤーのゾーンから選ぶ」",
  ),
  say(/を見て、それが(?=[^。、\n]*なら、)/g, "を見る。それが", "“looks; if that is”", "「見て、それが」"),
  say(
    /(この(?:クリーチャー|カード)|その(?:出た)?(?:クリーチャー|カード)|それ)より(パワー|コスト)(?:が|の)(小さい|大きい|低い|高い)/g,
    (match) =>
      `${match[2]}が${match[1]}より${({ 低い: "小さい", 高い: "大きい" } as Readonly<Record<string, string>>)[match[3] ?? ""] ?? match[3]}`,
    "“with less power than this”",
    "「よりパワーが小さい」",
  ),
  say(
    /(自分の|相手の)([^。、\n]*?)が他に(?=あれば|なければ|\d+体以上あれば)/g,
    "$1他の$2が",
    "“if there is another”",
    "「他にあれば」",
  ),
  say(
    /(クリーチャー|[ァ-ヴー]|》)を(\d+)枚(?=選|まで|、)/g,
    (match) =>
      /(カード|シールド|クロスギア|タマシード|オーラ|フィールド)$/.test(
        match.input.slice(0, match.index + (match[1] ?? "").length),
      )
        ? match[0]
        : `${match[1]}を${match[2]}体`,
    "creatures counted as cards",
    "クリーチャーの「枚」",
  ),
  say(/をすべて、/g, "をすべて", "commas behind “all”", "「すべて」の後の読点"),
  say(/シールドゾーンのカード(?=1枚)/g, "シールド", "cards in the shield zone", "「シールドゾーンのカード」"),
  say(/シールド1枚/g, "シールド1つ", "shields counted as cards", "シールドの「枚」"),
  say(new RegExp(`(${zones})にある(?=[^。、\\n間])`, "g"), "$1の", "“that is in a zone”", "「ゾーンにある」"),
  say(/(クリーチャー|カード)の下に(ある|置かれた)/g, "$1の下の", "“that is beneath it”", "「下にある」"),
  say(/山札の一番上のカード/g, "山札の上から1枚目", "“the top card”", "「一番上のカード」"),
  say(/山札の一番(上|下)/g, "山札の$1", "“on top”, “at the bottom”", "「一番上」「一番下」"),
  say(/山札の上から(カードを)(\d+)枚(?!目)/g, "山札の上から$2枚を", "“the top cards”", "「上からカードをN枚」"),
  say(/山札の上から1枚を/g, "山札の上から1枚目を", "“the top card”", "「上から1枚」"),
  say(
    /表(向き)?にして、?(?=(自分の|持ち主の)?マナゾーンに)/g,
    "",
    "“face up” on the way to the mana zone",
    "マナゾーンへの「表にして」",
  ),
  say(
    /裏向き(?:のまま|にして|にし)、?(?:新しいシールドとして)?(?:(?:自分|自身|持ち主)の)?(?:新しい)?シールド(?:ゾーン)?に(?:加え|置)(る|て(?!も)|ても|、|く|き|いて(?!も)|いても)/g,
    (match) => `シールド化${bent[match[1] ?? ""] ?? "する"}`,
    "“puts face down with the shields”",
    "「裏向きのままシールドに加える」",
  ),
  say(
    /(?<=[をらてでし、に枚体つりり])(自分|自身)の(手札|マナゾーン|墓地|山札の上|山札の下)に(?=[置戻加重タ])/g,
    "$2に",
    "“your” of where your own things go",
    "行き先の「自分の」",
  ),
  say(/マナゾーンに加え(?=る|て|、)/g, "マナゾーンに置#", "“adds to the mana zone”", "「マナゾーンに加える」"),
  say(
    /置#(る|ても|て|、)/g,
    (match) =>
      `置${({ る: "く", ても: "いても", て: "いて", "、": "き、" } as Readonly<Record<string, string>>)[match[1] ?? ""]}`,
    "“adds to the mana zone”",
    "「マナゾーンに加える」",
  ),
  say(
    /自分の(超次元ゾーン)から好きな数の([^。、\n]*?)を((?:コスト|パワー)の合計が\d+以下になる)ように選び、/g,
    "$2を好きな数、$3ように、自分の$1から",
    "“any number with a total”",
    "「合計が…になるように選び」",
  ),
  say(
    /自分の超次元ゾーンの([^。、\n]*?)を(\d+体まで、)((?:コスト|パワー)の合計が\d+以下になる)ように選び、/g,
    "$1を$2$3ように、自分の超次元ゾーンから",
    "“up to so many with a total”",
    "「合計が…になるように選び」",
  ),
  say(
    new RegExp(
      `((?:自分|相手|自身)の(?:${zones}))から([^。、\\n「]*?)を((?:\\d+(?:体|枚|つ)(?:まで)?|好きな数))選(?:び、|んでもよい。それを)(?=(?:相手に見せて(?:から)?)?(?:持ち主の|自身の|タップして)?(?:手札|マナゾーン|墓地|山札|出))`,
      "g",
    ),
    "$2を$3、$1から",
    "“chooses a card from a zone and …”",
    "「ゾーンから選び、」",
  ),
  say(
    new RegExp(
      `(?<=^|[、。時▶:は])((?:自分|相手)の(?:${zones}))から([^。、\\n「]*?)を((?:\\d+(?:体|枚|つ)(?:まで)?|好きな数))、?(?=(?:持ち主の)?(?:手札|マナゾーン|墓地|山札|出))`,
      "gm",
    ),
    "$2を$3、$1から",
    "“a card from a zone …”",
    "「ゾーンから1枚、」",
  ),
]

const bent: Readonly<Record<string, string>> = {
  る: "する",
  く: "する",
  て: "して",
  いて: "して",
  ても: "しても",
  いても: "しても",
  "、": "し、",
  き: "し",
}

/** What is turned and how. */
export const states: readonly Wording[] = [
  say(/タップ(されていない|していない)/g, "アンタップしている", "“untapped”", "「タップされていない」"),
  say(/タップ(されている|状態の|された(?=[クカシ]))/g, "タップしている", "“tapped”", "「タップされている」"),
  say(/アンタップされない/g, "アンタップしない", "“isn't untapped”", "「アンタップされない」"),
  say(/シールドを(さらに|もう)(\d+)枚/g, "シールドを$1$2つ", "shields counted as cards", "シールドの「枚」"),
  say(/シールドを(\d+|X)枚/g, "シールドを$1つ", "shields counted as cards", "シールドの「枚」"),
  say(/シールドが(\d+|X)枚/g, "シールドが$1つ", "shields counted as cards", "シールドの「枚」"),
  say(/シールド(\d+)枚/g, "シールド$1つ", "shields counted as cards", "シールドの「枚」"),
]
