import { say, type Wording } from "./wording.ts"

/** What today's cards put into sentences of their own, and what is left to be made one; applied behind `orders`. */
export const parted: readonly Wording[] = [
  say(
    /クリーチャーとして扱わない/g,
    "クリーチャーではない",
    "“doesn't count as a creature”",
    "「クリーチャーとして扱わない」",
  ),
  say(
    /^(この城を付けて要塞化したシールドが他の城によって要塞化されていなければ、)(そのシールドが相手のクリーチャーにブレイクされる時、)/gm,
    "$2$1",
    "conditions of what happens instead",
    "「かわりに」の条件の位置",
  ),
  say(
    /((?:自分|相手)のパワーの最後の三桁が「\d+」のクリーチャー)(?=に「)/g,
    "$1すべて",
    "“your creatures”, all of them",
    "「すべて」のない複数",
  ),
  say(/(数字|文明|種族)を1つ選び、(?=自分の|相手の)/g, "$1を1つ選ぶ。", "sentences of their own", "文の区切り"),
  say(
    /手札に加え、(?:その後、)?山札をシャッフルする/g,
    "手札に加える。その後、山札をシャッフルする",
    "sentences of their own",
    "文の区切り",
  ),
  say(
    /かわりに(マナゾーンに置|手札に戻)(?:き|し)、/g,
    ([, what]) => `かわりに${what}${what?.endsWith("置") ? "く" : "す"}。`,
    "sentences of their own",
    "文の区切り",
  ),
  say(
    /相手は([^。\n]*?シャッフルし)、(カードを\d枚引く)/g,
    "相手は$1する。相手は$2",
    "sentences of their own",
    "文の区切り",
  ),
  say(
    /(\d体)選び、((?:このターン|次の[^、。\n]*まで)、そのクリーチャー)/g,
    "$1選ぶ。$2",
    "sentences of their own",
    "文の区切り",
  ),
  say(/選び、それ以外の/g, "選ぶ。それ以外の", "sentences of their own", "文の区切り"),
  say(
    /このターン、([^。、「」\n]*?のパワーを\+\d+)し、((?:相手|自分)の[^。、「」\n]*?のパワーを-\d+する。)/g,
    "このターン、$1する。このターン、$2",
    "sentences of their own",
    "文の区切り",
  ),
  say(/(相手は自身の[^。\n]*選ぶ。)それ以外の自身の/g, "$1それ以外の相手の", "whose they are", "「自身の」"),
  say(
    /自分のターンのはじめにアンタップしない/g,
    "ターンのはじめにアンタップしない",
    "whose turn it is",
    "ターンの持ち主",
  ),
  say(
    /を(?:すべて)?(?:自分の)?マナゾーンのかのように/g,
    "をマナゾーンのかのように",
    "“as if in the mana zone”",
    "「マナゾーンにあるかのように」",
  ),
  say(/([ァ-ヴー])・呪文/g, "$1呪文", "“spell” behind a race", "種族の後の「・」"),
  say(/が合計(\d+)[つ体枚]以上/g, "が$1枚以上", "“in all”", "「合計」"),
  say(/を実行(する|してもよい)/g, ([, end]) => `を使${end === "する" ? "う" : "ってもよい"}`, "“uses”", "「実行する」"),
  say(
    /コストを支払わずに実行(する|してもよい)/g,
    ([, end]) => `コストを支払わずに使${end === "する" ? "う" : "ってもよい"}`,
    "“uses”",
    "「実行する」",
  ),
  say(/名前に「([^「」\n]*)」とある/g, "名前に《$1》とある", "quotation marks of names", "名前のかぎ括弧"),
]
