/**
 * How older cards say what today's cards say in other words. Each is applied to the text without reminders, in this order. The
 * documentation lists them; none changes a word that has a meaning.
 */
export interface Wording {
  readonly from: RegExp
  readonly to: string | ((match: RegExpExecArray) => string)
  readonly en: string
  readonly ja: string
}

const say = (from: RegExp, to: Wording["to"], en: string, ja: string): Wording => ({ from, to, en, ja })

const zones = "手札|マナゾーン|墓地|シールドゾーン|超次元ゾーン"

/** Said in parentheses, though it says something that the rules don't. Applied before reminder text is taken out. */
export const inParentheses: readonly Wording[] = [
  say(
    /。?\((?:ただし、?)?(その(?:シールドの)?「S・トリガー」(?:能力)?は使えない)。?\)/g,
    "。ただし、$1。",
    "that no S-Trigger can be used, in parentheses",
    "括弧の中の「S・トリガーは使えない」",
  ),
  say(
    /。?\(同じものを選んでもよい\)。?/g,
    "。同じものを選んでもよい。",
    "that the same may be chosen again, in parentheses",
    "括弧の中の「同じものを選んでもよい」",
  ),
  say(/。?\(コストは支払う\)/g, "。", "that costs are paid, in parentheses", "括弧の中の「コストは支払う」"),
  say(/\[([^[\]()\n]*)\((\d+)\)\]/g, "[$1:$2]", "numbers of costs in parentheses", "コストの数字の括弧"),
  say(/\((\w)・ソウル\)(?=クリーチャー)/g, "$1・ソウル・", "souls in parentheses", "括弧の中の「ソウル」"),
  say(/\((\w)・ソウル\)/g, "$1・ソウル", "souls in parentheses", "括弧の中の「ソウル」"),
  say(/。。/g, "。", "full stops", "句点"),
]

/** Counters, endings and small words. */
const small: readonly Wording[] = [
  say(/とき(?=[、。にのは])/g, "時", "“when” in kana", "「とき」"),
  say(/時に、/g, "時、", "“when” with a particle", "「時に」"),
  say(/(?:そのあと|その後)、?(?!の|に)/g, "その後、", "“then” in kana", "「そのあと」"),
  say(/時、(?:または|もしくは)、?(?=[^。、\n]*時)/g, "時または", "commas between events", "出来事の間の読点"),
  say(
    /次のうちのいずれかを行ってもよい。([^\n]*)/g,
    (match) => `次のうちいずれか1つを選んでもよい。\n▶${(match[1] ?? "").replace(/。または、/g, "。\n▶")}`,
    "options in running text",
    "続けて書かれた選択肢",
  ),
  say(
    /(相手の)?シールドを要塞化している城を(\d+)枚選び、(?:その城を)?/g,
    (match) => `城を${match[2]}枚、${match[1] ?? ""}シールドゾーンから`,
    "castles on shields",
    "シールドを要塞化している城",
  ),
  say(
    /タップまたはアンタップしているクリーチャーを攻撃/g,
    "アンタップしているクリーチャーを攻撃",
    "“tapped or untapped” of what is attacked",
    "「タップまたはアンタップ」",
  ),
  say(/の(あと|後)、/g, "の後、", "“after” in kana", "「のあと」"),
  say(/代わりに/g, "かわりに", "“instead” in kanji", "「代わりに」"),
  say(/全て/g, "すべて", "“all” in kanji", "「全て」"),
  say(/([てで])よい/g, "$1もよい", "“may” without も", "「してよい」"),
  say(
    /いずれかひとつ|いずれかの?1つ|どちらか1つ|どちらかひとつ/g,
    "いずれか1つ",
    "“one of these”",
    "「いずれかひとつ」",
  ),
  say(/ひとつ/g, "1つ", "“one” in kana", "「ひとつ」"),
  say(/ふたつ/g, "2つ", "“two” in kana", "「ふたつ」"),
  say(/ひとり/g, "1人", "“one player” in kana", "「ひとり」"),
  say(/好きな枚数/g, "好きな数", "“any number of cards”", "「好きな枚数」"),
  say(/好きな順(番|序)?(?=で)/g, "好きな順序", "“in any order”", "「好きな順番で」"),
  say(/そうした場合/g, "そうしたら", "“if you do”", "「そうした場合」"),
  say(
    /(そうしなかった場合|そうしなければ|そうしない場合)/g,
    "そうしなかったら",
    "“if you don't”",
    "「そうしなければ」",
  ),
  say(/選び(?=[^、。])/g, "選び、", "“choosing”", "「選び」"),
  say(/選んで(?!も)、?/g, "選び、", "“choosing”", "「選んで」"),
  say(/は、/g, "は", "commas behind a subject", "主語の後の読点"),
  say(/を、/g, "を", "commas behind an object", "目的語の後の読点"),
  say(/の、/g, "の", "commas within a phrase", "句の中の読点"),
  say(/から、/g, "から", "commas behind where things come from", "「から」の後の読点"),
  say(/につき、/g, "につき", "commas behind “for each”", "「につき」の後の読点"),
  say(/自分自身|それぞれ自身/g, "自身", "“their own”", "「自分自身の」"),
  say(/(クリーチャー|カード|進化|多色|文明|呪文|ドラゴン)でない/g, "$1ではない", "“isn't”", "「でない」"),
  say(
    /進化(クリーチャー)?(ではない|以外の)/g,
    "進化ではない",
    "“that isn't an evolution creature”",
    "「進化クリーチャーではない」",
  ),
  say(/(もう|さらに)(\d+)(枚|つ)(多く)?(?=ブレイク)/g, "さらに$2つ", "“one more shield”", "「もう1枚」"),
  say(/さらにもう(?=\d)/g, "さらに", "“one more shield”", "「さらにもう」"),
  say(/「([^「」\n]*)」と種族にある/g, "種族に「$1」とある", "“whose race has … in it”", "「種族にある」"),
  say(/種族に([ァ-ヴー・A-Z]+)とある/g, "種族に「$1」とある", "“whose race has … in it”", "「種族にある」"),
  say(/多色以外の|多色カードではない/g, "多色ではない", "“that isn't multicolored”", "「多色以外の」"),
  say(/手札から(?:カードを)?(\d+枚(?:まで)?)(?=選)/g, "手札を$1", "“from the hand”", "「手札から」"),
  say(/もう1(体|枚)、?(?=破壊|、?自分の墓地から)/g, "1$1", "“one more”", "「もう1体」"),
  say(
    /(?<=^|[。、時▶:\n])好きな数の([^。、\n「]*?)を(?!コスト|パワー|選)/gm,
    "$1を好きな数、",
    "“any number of”",
    "「好きな数の」",
  ),
  say(/でた時/g, "出た時", "“enters” in kana", "「でた時」"),
  say(/召喚されてバトルゾーンに出た時/g, "召喚されて出た時", "“was summoned”", "「召喚されて」"),
  say(/両方(?:とも)?を選んでもよい/g, "両方選んでもよい", "“both” of the options", "「両方を」"),
  say(/かわりに(?=両方)/g, "", "“instead” of both options", "両方の「かわりに」"),
  say(/(コスト|パワー)が(\d+)(以下|以上)の(?=[^間時場])/g, "$1$2$3の", "“with a cost of”", "「コストが4以下の」"),
  say(/(?<!の)超次元ゾーンから/g, "自分の超次元ゾーンから", "“your” hyperspatial zone", "「超次元ゾーンから」"),
  say(/(クリーチャー)1体(?=または)/g, "$1", "“one” of two kinds", "「1体または」"),
  say(
    /このターン中に、カードがいずれかのプレイヤーの墓地に置かれていたら/g,
    "このターンにカードが墓地に置かれたなら",
    "“was put into a graveyard this turn”",
    "「墓地に置かれていたら」",
  ),
  say(/をバトルゾーンから(?=\d)/g, "を", "“from the battle zone”", "「バトルゾーンから」"),
  say(/表向きにしたカード(?=を|より|が|の)/g, "そのカード", "“the revealed card”", "「表向きにしたカード」"),
  say(
    /その中のすべての([^。、\n]*?)を(?=手札|マナゾーン|墓地|出)/g,
    "その中から$1をすべて",
    "“all of them”",
    "「その中のすべての」",
  ),
  say(/そのうちの?(\d+枚)を?/g, "その中から$1を", "“one of them”", "「そのうちの1枚」"),
  say(/その中から(\d+枚)選び、/g, "その中から$1を", "“one of them”", "「その中から1枚選び」"),
  say(/(?<=その中から[^。\n]*)、他の\d+枚を/g, "、残りを", "“the others”", "「他の3枚」"),
  say(
    /を見る。その後、(?:それ|これ|その(?:カード|山札))を好きな順序で元に戻す/g,
    "を見て、好きな順序で元に戻す",
    "“looks, puts back in any order”",
    "「見る。その後、元に戻す」",
  ),
  say(/それぞれの(?=手札|墓地|マナゾーン)/g, "", "“their own” of where cards go", "「それぞれの」"),
  say(/、(?:新しい)?シールドとして(?=シールド化)/g, "", "“as a new shield”", "「新しいシールドとして」"),
  say(
    /このクリーチャーが召喚されて(?:バトルゾーンに)?出た時、/g,
    "このクリーチャーが出た時、このクリーチャーが召喚されて出たなら、",
    "“when it enters, if it was summoned”",
    "「召喚されて出た時」",
  ),
  say(
    /相手はそのシールドを手札に加えるかわりに/g,
    "かわりにそのシールドを",
    "“instead of into the hand”",
    "「手札に加えるかわりに」",
  ),
  say(/ずつ選び/g, "選び", "“each” of each player's choice", "「ずつ」"),
  say(/ゲームに勝利する/g, "ゲームに勝つ", "“wins the game”", "「勝利する」"),
  say(/すべてのバトルに勝つ/g, "バトルに勝つ", "“wins all battles”", "「すべてのバトル」"),
  say(
    /(?:攻撃可能であれば、?必ず攻撃しなければならない|可能であれば必ず攻撃する)/g,
    "可能であれば毎ターン攻撃する",
    "“attacks each turn if able”",
    "「必ず攻撃しなければならない」",
  ),
  say(/最大(\d+)まで、?少なく/g, "最大$1少なく", "“up to so much less”", "「最大…まで」"),
  say(
    /相手に手札を(\d+)枚捨てさせ(る|、)/g,
    (match) => `相手は自身の手札を${match[1]}枚捨て${match[2]}`,
    "“has the opponent discard”",
    "「相手に捨てさせる」",
  ),
  say(/^(シンパシー:[^\n]*)および/gm, "$1と", "“and”", "「および」"),
  say(/その中にある/g, "その中の", "“among them”", "「その中にある」"),
  say(/ソウルをひとつでも/g, "ソウルを1つでも", "“one” in kana", "「ひとつ」"),
  say(/相手のプレイヤー/g, "相手プレイヤー", "“your opponent” as what is attacked", "「相手のプレイヤー」"),
  say(/相手プレイヤーは/g, "相手は", "“your opponent” as who acts", "「相手プレイヤーは」"),
  say(/相手クリーチャー/g, "相手のクリーチャー", "“your opponent's creature”", "「相手クリーチャー」"),
  say(/<<([^<>\n]*)>>/g, "《$1》", "brackets of names", "名前の括弧"),
]

/** "Can't", "may", in fewer words. */
const abilities: readonly Wording[] = [
  say(/することが?できる/g, "できる", "“is able to”", "「することができる」"),
  say(/する(こと|事)は?が?できない/g, "できない", "“isn't able to”", "「することができない」"),
  say(/使うこと(は|が)できない/g, "使えない", "“isn't able to use”", "「使うことはできない」"),
  say(/選ぶこと(は|が)できない/g, "選べない", "“isn't able to choose”", "「選ぶことはできない」"),
  say(/出すこと(は|が)できない/g, "出せない", "“isn't able to put out”", "「出すことはできない」"),
  say(/唱えること(は|が)できない/g, "唱えられない", "“isn't able to cast”", "「唱えることはできない」"),
  say(/置くこと(は|が)できない/g, "置けない", "“isn't able to put”", "「置くことはできない」"),
  say(
    /毎ターン攻撃しなければならない|可能なら(ば)?毎ターン攻撃する|毎ターン可能であれば攻撃する/g,
    "可能であれば毎ターン攻撃する",
    "“attacks each turn if able”",
    "「毎ターン攻撃しなければならない」",
  ),
]

/** Lines that say what the rules of a card type say. */
const rules: readonly Wording[] = [
  say(
    /(置く|ブレイクする|与える|攻撃できない|ブロックされない)。(W・ブレイカー|T・ブレイカー|ブロッカー|S・トリガー|スレイヤー|スピードアタッカー)$/gm,
    "$1。\n$2",
    "keywords on a line of their own",
    "キーワードの行",
  ),
  say(
    /^(W・ブレイカー|T・ブレイカー|ブロッカー|S・トリガー|スレイヤー|スピードアタッカー|サイクロン)(?=(この|自分|相手|バトル|パワー)[^\n])/gm,
    "$1\n",
    "keywords on a line of their own",
    "キーワードの行",
  ),
  say(
    /^((?:W|T|Q)・ブレイカー|ブロッカー|S・トリガー|スレイヤー|スピードアタッカー)[。:]$/gm,
    "$1",
    "keywords without a full stop",
    "キーワードの句点",
  ),
  say(/^O・ドライブ[-:]?([光水闇火自然]+)[x×](\d+)[-:]?$/gm, "O・ドライブ$1x$2", "O-Drive", "「O・ドライブ」"),
  say(
    /^クロスギア(:このカードをバトルゾーンに置く。[^\n]*)?$/gm,
    "",
    "how cross gears are crossed",
    "クロスギアの説明",
  ),
  say(/^城[-ー―:][^\n]*要塞化する。[^\n]*$/gm, "", "how castles fortify", "城の説明"),
  say(
    /^((?:究極|マナ|手札|墓地|デッキ|超無限)?進化(?:MAX|GV|V)?|G・ゼロ|S・バック|セイバー|シンパシー|(?:スーパー・|メガ)?メテオバーン\d*|シールド・プラス|覚醒|バイオ・[A-Z]|フォートE|スリリング・スリー|クルー・ブレイカー|L・ゲート|革命チェンジ|侵略|KZ)[-ー―−－–—]/gm,
    "$1:",
    "dashes behind keywords",
    "キーワードの後のダッシュ",
  ),
  say(
    /(次のうちいずれか1つを選ぶ。)(?=[^\n▶][^\n]*(?:出す|置く|引く|破壊する|戻す)。$)/gm,
    "$1\n",
    "options on lines of their own",
    "選択肢の改行",
  ),
  say(
    /^(マーシャル・タッチ|ホーリー・フィールド|返霊\d+|ターボラッシュ|アクセル|ウェーブストライカー|メタモーフ|サイレントスキル)(?=[^\n])/gm,
    "$1\n",
    "what a keyword leads on its own line",
    "キーワードの次の行",
  ),
  say(
    /^([^\n]*(?:選ぶ|選んでもよい)。)\n([^]*?)\n爆進ダブル$/gm,
    "$1自分の進化クリーチャーがあれば、両方選んでもよい。\n$2",
    "“both of them may be chosen”",
    "爆進ダブル",
  ),
  say(/^(ニンジャ・ストライク|マナ爆誕|返霊|O・ドライブ)-/gm, "$1", "dashes before numbers", "数字の前のダッシュ"),
]

/** The battle zone, which needn't be said. */
const battleZone: readonly Wording[] = [
  say(/バトルゾーンに(ある|いる)、?(?!間)/g, "", "“in the battle zone” of a creature", "「バトルゾーンにある」"),
  say(
    /バトルゾーンの(?=[^。、\n]*?(クリーチャー|クロスギア))/g,
    "",
    "“in the battle zone” of a creature",
    "「バトルゾーンの」",
  ),
  say(
    /バトルゾーンに(?=((自分|相手|他)の|[^。、\nにを]*(が|の))[^。、\n]*?(あれば|なければ|いれば|ある))/g,
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
    /((?:^|。|:|「)[^。:\n「]*?)を出した時/gm,
    (match) => (/[がは]/.test((match[1] ?? "").replace(/[^がは]*、/, "")) ? match[0] : `${match[1]}が出た時`),
    "“when you put it out” without who",
    "主語のない「出した時」",
  ),
  say(
    /この(クリーチャー|カード|クロスギア)がバトルゾーンにある間、?(?=.)/g,
    "",
    "“as long as this is in the battle zone” of what works there only",
    "「バトルゾーンにある間」",
  ),
  say(/^バトルゾーンにある間、/gm, "", "the same without a subject", "主語のない「バトルゾーンにある間」"),
]

/** Where things go. */
const places: readonly Wording[] = [
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
  say(
    /(?<=^|[。、時▶:\n])((?:自分|相手|自身)の(?:手札|マナゾーン|墓地|超次元ゾーン))の([^。、\n「]*?)を(すべて|\d+(?:体|枚)(?:まで)?|好きな数)(?:選び、|、)?(?=(?:タップして|好きな順序で)?(?:手札|墓地|山札の|マナゾーンに|出))/gm,
    (match) => `${match[2]}を${match[3]}${match[3] === "すべて" ? "" : "、"}${match[1]}から`,
    "“the cards in a zone to …”",
    "「ゾーンのカードを」",
  ),
  say(
    new RegExp(`(、(?:自分|相手|自身)の(?:${zones})から)選び、(?=手札|墓地|マナゾーン|山札の|出)`, "g"),
    "$1",
    "“chooses from a zone”",
    "「ゾーンから選び、」",
  ),
  say(
    /(墓地|マナゾーン)から手札に加え(る|ても|て(?!も)|、)/g,
    (match) =>
      `${match[1]}から手札に戻${({ る: "す", ても: "しても", て: "して", "、": "し、" } as Readonly<Record<string, string>>)[match[2] ?? ""]}`,
    "“adds to the hand” from the graveyard",
    "墓地から「加える」",
  ),
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
    /(この(?:クリーチャー|カード)|その(?:クリーチャー|カード)|それ)より(パワー|コスト)(?:が|の)(小さい|大きい|低い|高い)/g,
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
    /表(向き)?にして(?=(自分の|持ち主の)?マナゾーンに)/g,
    "",
    "“face up” on the way to the mana zone",
    "マナゾーンへの「表にして」",
  ),
  say(
    /裏向き(?:のまま|にして)、?(?:新しいシールドとして)?(?:(?:自分|自身|持ち主)の)?(?:新しい)?シールド(?:ゾーン)?に(?:加え|置)(る|て(?!も)|ても|、|く|き|いて(?!も)|いても)/g,
    (match) => `シールド化${bent[match[1] ?? ""] ?? "する"}`,
    "“puts face down with the shields”",
    "「裏向きのままシールドに加える」",
  ),
  say(
    /(?<=[をらてでし、に])(自分|自身)の(手札|マナゾーン|墓地|山札の上|山札の下)に(?=[置戻加重タ])/g,
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
const states: readonly Wording[] = [
  say(/タップ(されていない|していない)/g, "アンタップしている", "“untapped”", "「タップされていない」"),
  say(/タップ(されている|状態の|された(?=[クカシ]))/g, "タップしている", "“tapped”", "「タップされている」"),
  say(/アンタップされない/g, "アンタップしない", "“isn't untapped”", "「アンタップされない」"),
  say(/シールドを(さらに|もう)(\d+)枚/g, "シールドを$1$2つ", "shields counted as cards", "シールドの「枚」"),
  say(/シールドを(\d+|X)枚/g, "シールドを$1つ", "shields counted as cards", "シールドの「枚」"),
  say(/シールドが(\d+|X)枚/g, "シールドが$1つ", "shields counted as cards", "シールドの「枚」"),
  say(/シールド(\d+)枚/g, "シールド$1つ", "shields counted as cards", "シールドの「枚」"),
]

/** How long. */
const time: readonly Wording[] = [
  say(
    /(?<!の)(この|その)ターン(の終わりまで|が終わるまで|中)?、/g,
    "このターン、",
    "“until the end of the turn”",
    "「このターンの終わりまで」",
  ),
  say(
    /((?:^|[。、▶:\n])(?:[^。、▶:\n「」]*?))は(この|その)ターン(の終わりまで|中)?、?(?=「|[^。、]*(?:でき|されない|与え|する。|得))/gm,
    (match) =>
      `${/^[。、▶:\n]/.test(match[1] ?? "") ? `${match[1]?.[0]}このターン、${match[1]?.slice(1)}` : `このターン、${match[1]}`}は`,
    "how long, said first",
    "期間を先に",
  ),
  say(
    /(?<=^|[、。:▶\n])ターンの終わりまで、/gm,
    "このターン、",
    "“until the end of the turn”",
    "「ターンの終わりまで」",
  ),
  say(/(この|その)ターンが終わる時、/g, "このターンの終わりに、", "“as the turn ends”", "「ターンが終わる時」"),
  say(/(この|その)ターンの終わりに、/g, "このターンの終わりに、", "“as the turn ends”", "「ターンの終わりに」"),
  say(
    /(自分|相手|各)の?ターンが終わる時、/g,
    (match) => `${match[1] === "各" ? "各" : `${match[1]}の`}ターンの終わりに、`,
    "“as a turn ends”",
    "「ターンが終わる時」",
  ),
  say(
    /(自分|相手)のターンが?(始まる時|の始めに)、/g,
    "$1のターンのはじめに、",
    "“as a turn begins”",
    "「ターンが始まる時」",
  ),
]

/** Power and abilities. */
const power: readonly Wording[] = [
  say(
    /この(クリーチャー)はパワーが(\d+)以上(?:の時|なら|であれば)、((?:「[^」\n]*」(?:と|、)?)+)を得る/g,
    "このクリーチャーのパワーが$2以上なら、このクリーチャーに$3を与える",
    "“while its power is …”",
    "「パワーが…以上の時」",
  ),
  say(
    /はバトルに勝っても、?バトルの後、?(?:(?:持ち主の)墓地に置かれる)/g,
    "がバトルに勝った時、バトルの後、墓地に置く",
    "“even if it wins a battle”",
    "「バトルに勝っても」",
  ),
  say(
    /はバトルに勝っても、?バトルの後、?破壊される/g,
    "がバトルに勝った時、バトルの後、破壊する",
    "“even if it wins a battle”",
    "「バトルに勝っても」",
  ),
  say(
    /のパワーは(?:それぞれ)?([^。、\n]*?)([+-]\d+)され(る|、|て)/g,
    (match) => `のパワーを${match[1]}${match[2]}${{ る: "する", "、": "し、", て: "して" }[match[3] ?? ""]}`,
    "“its power is …”",
    "「パワーは+1000される」",
  ),
  say(/のパワーを([^。、\n]*?)([+-]\d+)される/g, "のパワーを$1$2する", "“its power is …”", "「パワーは+1000される」"),
  say(
    /、(?:ターンの終わりまで|このターン、)?パワーが([+-]\d+)され(る|、)/g,
    (match) => `、パワーを${match[1]}${match[2] === "る" ? "する" : "し、"}`,
    "“and its power is …”",
    "「パワーが+1000される」",
  ),
  say(
    /((?:[^。、:▶\n]*?)1(?:枚|体|つ)につき、?)((?:その|この)[^。、\n]*?のパワーを)([+-]\d+(?:する|し、))/g,
    "$2$1$3",
    "“for each” behind the subject",
    "「1枚につき」の位置",
  ),
  say(
    /はパワー([+-]\d+)され(る|、)/g,
    (match) => `のパワーを${match[1]}${match[2] === "る" ? "する" : "し、"}`,
    "“gets power”",
    "「パワー+1000され」",
  ),
  say(
    /パワーが(\+\d+)され(る|、)/g,
    (match) => `のパワーを${match[1]}${match[2] === "る" ? "する" : "し、"}`,
    "“its power is …”",
    "「パワーは+1000される」",
  ),
  say(/(し、|1体に|すべてに)((?:「[^」\n]*」(?:と|、)?)+)を得る/g, "$1$2を与える", "“has” of abilities", "「得る」"),
  say(/(?:は)?すべて、?((?:「[^」\n]*」(?:と|、)?)+)を得る/g, "すべてに$1を与える", "“has” of abilities", "「得る」"),
  say(/は(?:すべて)?、?((?:「[^」\n]*」(?:と|、)?)+)を得(る|、)/g, "に$1を与え$2", "“has” of abilities", "「得る」"),
  say(
    /(?:は)?すべては?、?(?=可能|攻撃(?!する時)|ブロック|相手プレイヤーを)/g,
    "は",
    "“all” of a subject",
    "主語の「すべて」",
  ),
  say(
    /((?:^|[。、▶:\n「])(?!この|その|それ|これ|各|次)[^。、▶:\n「」]*?(?:クリーチャー|[ァ-ヴー]{2,}))(?=に「|のパワーを(?!その|この))/gm,
    (match) =>
      /\d体|すべて|この|その|それ|これ|パワーが|コストが|が出た|につき/.test(match[0]) ? match[0] : `${match[0]}すべて`,
    "“your creatures”, all of them",
    "「すべて」のない複数",
  ),
  say(
    /(光|水|闇|火|自然)と(光|水|闇|火|自然)の(?=[^。、と\n]*?すべて(?:に「|のパワー))/g,
    "$1または$2の",
    "“and” of civilizations of many things",
    "文明の「と」",
  ),
  say(
    /([ァ-ヴー・]+)と([ァ-ヴー・]+)(?=すべて(?:に「|のパワー))/g,
    "$1または$2",
    "“and” of races of many things",
    "種族の「と」",
  ),
]

/** Conditions. */
const conditions: readonly Wording[] = [
  say(
    /(クリーチャー|呪文|クロスギア|カード|それ|ドラゴン)なら(?=[^、])/g,
    "$1なら、",
    "commas behind a condition",
    "条件の後の読点",
  ),
  say(/である(間|時|場合)、/g, "なら、", "“while it is …”", "「である間」"),
  say(/であれば、/g, "なら、", "“if it is …”", "「であれば」"),
  say(/(以上|以下)の(間|時|場合)、/g, "$1なら、", "“while it is …”", "「以上の間」"),
  say(/がある(間|時|場合)、/g, "があれば、", "“while there is …”", "「がある間」"),
  say(/がない(間|時|場合)、/g, "がなければ、", "“while there is no …”", "「がない間」"),
  say(/が1(?:体|枚|つ)もない(?:間|時|場合)、/g, "がなければ、", "“while there is none”", "「1枚もない時」"),
  say(
    /がバトルゾーンにある(間|時|場合)、/g,
    "があれば、",
    "“while it is in the battle zone”",
    "「バトルゾーンにある時」",
  ),
  say(
    /クロスされていない(時|間|場合)、/g,
    "クロスされていなければ、",
    "“while it isn't crossed”",
    "「クロスされていない時」",
  ),
  say(
    /(多い|少ない)(時|間|場合)、/g,
    (match) => `${match[1] === "多い" ? "多ければ" : "少なければ"}、`,
    "“while there are more”",
    "「多い場合」",
  ),
  say(/の(数|枚数)が(自分|相手)の(?=より)/g, "の$1が$2", "“more than yours”", "「相手のより」"),
  say(/が1(体|枚|つ)でも(あれば|いれば)/g, "があれば", "“if there is any”", "「1体でもあれば」"),
  say(/に(カード)?が?1(体|枚|つ)もなければ/g, "にカードがなければ", "“if there is none”", "「1枚もなければ」"),
  say(/が1(体|枚|つ)もなければ/g, "がなければ", "“if there is none”", "「1体もなければ」"),
  say(/(している)(間|時|場合)、/g, "していれば、", "“while it is …”", "「している間」"),
  say(/が他に1(体|枚|つ)でもあれば/g, "が他にあれば", "“if there is any other”", "「他に1体でもあれば」"),
  say(/がいれば/g, "があれば", "“if there is …”", "「いれば」"),
]

/** What is counted. */
const counted: readonly Wording[] = [
  say(
    /(?<=^|[。、:▶\n])([^。、:\n「」▶]*?の)(?:枚数|数)(?:と同じか?または?それ)?以下の(コスト|パワー)(?:を持つ|の)/gm,
    "$2が$1数以下の",
    "“whose cost is so many or less”",
    "「…の数以下のコストを持つ」",
  ),
  say(/カードの枚数/g, "カードの数", "“how many cards”", "「枚数」"),
  say(/(コスト|パワー)の(小さい|大きい)(?!ほう)(?=[^、。\n])/g, "$1が$2", "“of smaller cost”", "「コストの小さい」"),
]

/** Costs. */
const costs: readonly Wording[] = [
  say(
    /(?:を)?(召喚|ジェネレート)する(?:時に?、?)?(?:支払う)?コスト/g,
    "の$1コスト",
    "“the cost to summon”",
    "「召喚するコスト」",
  ),
  say(/を唱える(?:時に?、?)?(?:支払う)?コスト/g, "を唱えるコスト", "“the cost to cast”", "「唱える時支払うコスト」"),
  say(
    /コストは(?:それぞれ)?(\d+)(少な|多)く(なる|する|してもよい)/g,
    (match) => `コストを${match[1]}${match[2]}く${match[3] === "なる" ? "する" : match[3]}`,
    "“costs so much less”",
    "「少なくなる」",
  ),
  say(/コストは\+(\d+)される/g, "コストを$1多くする", "“costs so much more”", "「+1される」"),
  say(
    /ただし、?コスト(は|が)(\d+)より(少な|小さ)くならない/g,
    (match) => `ただし、コストは${Number(match[2]) - 1}以下にならない`,
    "the least cost",
    "「1より少なくならない」",
  ),
  say(
    /ただし、?コスト(は|が)(\d+)以下に(?:なることはない|はならない)/g,
    "ただし、コストは$2以下にならない",
    "the least cost",
    "「1以下になることはない」",
  ),
]

/** Hands. */
const hands: readonly Wording[] = [
  say(
    /相手の手札(?:から)?(?:カード)?を?(\d+)枚見ないで選び、(?:相手はそれを)?(?:持ち主の)?墓地に置く/g,
    "相手の手札を$1枚見ないで選び、捨てさせる",
    "“into the graveyard from the hand”",
    "「手札から墓地に置く」",
  ),
  say(
    /手札(?:から)(?:カード)?を?(\d+)枚見ないで選び、/g,
    "手札を$1枚見ないで選び、",
    "“at random from the hand”",
    "「手札からN枚」",
  ),
  say(
    /((?:自分|相手)の)山札から([^。、\n]*?)を((?:\d+(?:体|枚)(?:まで)?|好きな数))選び、/g,
    "$1山札を見て、その中から$2を$3選び、",
    "“chooses from the deck”",
    "「山札から選び」",
  ),
  say(
    /([。、時:\n▶])((?:自分|相手)の)山札から([^。、\n]*?)を((?:\d+(?:体|枚)(?:まで)?|好きな数))、?(?:さが|探)して、?/g,
    "$1$2山札を見る。その中から$3を$4選び、",
    "“searches the deck for”",
    "「山札からさがして」",
  ),
  say(
    /^((?:自分|相手)の)山札から([^。、\n]*?)を((?:\d+(?:体|枚)(?:まで)?|好きな数))、?(?:さが|探)して、?/gm,
    "$1山札を見る。その中から$2を$3選び、",
    "“searches the deck for”",
    "「山札からさがして」",
  ),
  say(
    /相手に見せ(?:て|てから)?、?(?=(?:自分の)?手札に)/g,
    "相手に見せてから",
    "“shown to the opponent first”",
    "「相手に見せ、」",
  ),
  say(/手札を見ないで(\d+)枚選び、/g, "手札を$1枚見ないで選び、", "“at random from the hand”", "「見ないで1枚」"),
  say(/手札を(\d+枚)(?:選び、|選び)捨て/g, "手札を$1捨て", "“discard” with “choose”", "「選び捨てる」"),
]

/** What is destroyed instead. */
const others: readonly Wording[] = [
  say(/(\d+体(?:まで)?)(?:選び、)?、?破壊/g, "$1破壊", "“destroy” with “choose”", "「選び、破壊する」"),
  say(/好きな数選び、破壊/g, "好きな数破壊", "“destroy” with “choose”", "「選び、破壊する」"),
  say(/その「S・トリガー」能力/g, "その「S・トリガー」", "“S-Trigger ability”", "「S・トリガー」能力"),
  say(
    /(そ|こ)の(シールドの)?「S・トリガー」は使えない/g,
    "その「S・トリガー」は使えない",
    "“its S-Trigger”",
    "「S・トリガー」は使えない",
  ),
]

const finally_: Readonly<Record<string, string>> = {
  引き: "引く",
  置き: "置く",
  戻し: "戻す",
  出し: "出す",
  加え: "加える",
  捨て: "捨てる",
  し: "する",
}

/**
 * What is done one after the other is as well said in sentences of its own, where nothing was said that holds for all of it: no
 * condition, nobody who does it, no "may".
 */
const sentences: readonly Wording[] = [
  say(
    /[^。\n▶]+。(?!(?:その後、)?そうし)/g,
    ([said]) =>
      /もよい。$|かわりに|[^時]ば、|なら、|そうし|このターン、|まで、|終わりに|(?<!その)後、|は[^。]*[引置戻出加捨]|捨てさせる|か、/.test(
        said,
      )
        ? said
        : said.replace(
            /(引き|置き|(?<=[^でに見])戻し|(?<=から|ゾーンから|[^きみ])出し|加え|捨て|(?<=破壊|タップ|シールド化|シャッフル|表向きに)し)、/g,
            (_, verb) => `${finally_[verb]}。`,
          ),
    "one sentence for each thing that is done",
    "「…し、…する」",
  ),
]

export const wordings: readonly Wording[] = [
  ...small,
  ...abilities,
  ...rules,
  ...places,
  ...battleZone,
  ...states,
  ...time,
  ...power,
  ...conditions,
  ...counted,
  ...costs,
  ...hands,
  ...others,
  ...sentences,
]
