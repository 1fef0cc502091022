import { backToHand } from "./places.ts"
import { say, type Wording } from "./wording.ts"

/** Hands. */
export const hands: readonly Wording[] = [
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
    "$1$2山札を見て、その中から$3を$4選び、",
    "“searches the deck for”",
    "「山札からさがして」",
  ),
  say(
    /^((?:自分|相手)の)山札から([^。、\n]*?)を((?:\d+(?:体|枚)(?:まで)?|好きな数))、?(?:さが|探)して、?/gm,
    "$1山札を見て、その中から$2を$3選び、",
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
export const others: readonly Wording[] = [
  say(/ブロックする時、/g, "ブロックした時、", "“when it blocks”", "「ブロックする時」"),
  say(/シールドを(\d+)つ(?=手札|墓地)/g, "シールドを$1つ選び、", "“one shield” chosen", "「シールドを1つ」"),
  backToHand,
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
export const sentences: readonly Wording[] = [
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

/** What is asked in one go. */
export const joined: readonly Wording[] = [
  say(
    /(自分のマナゾーン)にカードが(\d+枚以上)あり、?(?:そこに|その中に)?(光|水|闇|火|自然)(?:文明|のカード)があれば/g,
    "$1にカードが$2あり、$1に$3のカードがあれば",
    "a civilization among so many cards",
    "「5枚以上あり、水文明があれば」",
  ),
  say(/(?:が1[つ体枚]もなく|がなく)て?、(?=[^。\n]*(?:ば|なら)、)/g, "がなく、", "“isn't and …”", "「なくて」"),
  say(/あって、(?=[^。\n]*(?:ば|なら)、)/g, "あり、", "“is and …”", "「あって」"),
  say(/(\d+枚まで)カードを引/g, "カードを$1引", "“up to three cards”", "「3枚までカードを引く」"),
]

/** Games within the game: who wins is what was done. */
export const contests: readonly Wording[] = [
  say(
    /(相手)(?:プレイヤー)?とジャンケン(?:で|して)勝敗を決め(る|て)/g,
    ([, who, end]) => `${who}とジャンケン${end === "る" ? "する" : "して"}`,
    "“settles it by rock-paper-scissors”",
    "「ジャンケンで勝敗を決める」",
  ),
  say(
    /((?:ジャンケン|ガチンコ・ジャッジ)(?:する|してもよい)。)(?:もし)?自分が(?:ジャンケンで)?(?:勝った(?:場合|なら)|勝ったら|勝てば)、/g,
    "$1そうしたら、",
    "“if you win”",
    "「自分が勝った場合」",
  ),
  say(
    /((?:ジャンケン|ガチンコ・ジャッジ)(?:する|してもよい)。そうしたら、[^\n]*?。)(?:もし)?自分が(?:ジャンケンで)?(?:負けた(?:場合|なら)|負けたら|負ければ)、/g,
    "$1そうしなかったら、",
    "“if you lose”",
    "「自分が負けた場合」",
  ),
]

/** What is done instead where something holds: as well said as one or else the other. */
export const orElse: readonly Wording[] = [
  say(
    /(?<=^|[。\n▶:]|時、)(?!そう|それ)([^。、\n▶]+。|(?![^。\n]*時、)[^。\n▶]+。)([^。、\n]+(?:ば|なら)、)かわりに(?![^。\n]*(?:回|つ)選)([^。\n]+。)/gm,
    "$2$3それ以外なら、$1",
    "“instead, if …”",
    "「…なら、かわりに」",
  ),
]

/** Who is named first does all that a sentence says: it may as well be said again. */
export const doneByAll: readonly Wording[] = [
  say(
    /((?:そのプレイヤー|相手)は[^。\n]*?を)(?=山札に(?:加え|戻し)てシャッフル)/g,
    "$1自身の",
    "whose deck is shuffled",
    "シャッフルする山札の「自身の」",
  ),
  say(
    /(?<=^|[。\n▶])(相手は)([^。\n]*?シャッフル)し、(?:その後、?)?(カードを\d+枚引く。)/gm,
    "$1$2する。$1$3",
    "one sentence for each thing that is done",
    "「…シャッフルし、…引く」",
  ),
]

/**
 * What is said one after the other is done so, whether a word says it or not; applied last. Behind what is done only if something
 * was done (or wasn't), "then" may belong to that or stand by itself: it stays, and isn't read, but where it says what is finished.
 */
export const order: readonly Wording[] = [
  say(/(?<!そうし(?:たら|なかったら)、[^。\n]*。)(?<=[。、\n▶:]|^)その後、(?=[^。\n])/gm, "", "“then”", "「その後、」"),
  say(
    /(?<=。)その後、(?=(?:自分の|自身の)?山札をシャッフル|残り|それ|その|こうして)/g,
    "",
    "“then” of what is finished",
    "終わりの「その後、」",
  ),
  say(
    /(次の能力を使ってもよい。|^仁義)\n/gm,
    "$1",
    "what a keyword or a tapping ability does, on its line",
    "能力の内容の前の改行",
  ),
]
