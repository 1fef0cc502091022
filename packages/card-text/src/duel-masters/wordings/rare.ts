import { say, type Wording } from "./wording.ts"

/** What can be said in two ways even today, in few cards; applied behind `again`. */
export const rare: readonly Wording[] = [
  say(
    /を裏向きのまま、?(?=(?:自分|相手)のシールド(?:いずれか|1つ)[^。、\n]*の下に)/g,
    "を",
    "“face down” of what goes under a shield",
    "シールドの下に置く「裏向きのまま」",
  ),
  say(/シールドいずれか(?:1[つ枚])?の下に/g, "シールド1つの下に", "“under any of the shields”", "「シールドいずれか」"),
  say(
    /(?<=このクリーチャー[がを]|このカード[がを])手札から(?=捨て)/g,
    "自分の手札から",
    "whose hand a card is in",
    "カードのある手札",
  ),
  say(
    /(?<=(?:する|見る)。その中から[^。\n]*?手札に加え)、(?=残りを)/g,
    "る。",
    "“and” after adding to the hand",
    "「手札に加え」",
  ),
  say(
    /(?<=^|[。、▶:\n])((?:自分|相手)の(?:他の)?クリーチャー)(\d体)を(?=破壊|墓地に|手札に|マナゾーンに|タップ|アンタップ)/gm,
    "$1を$2",
    "“one creature”",
    "「クリーチャー1体を」",
  ),
  say(
    /((?:自分|相手)の(?:他の)?クリーチャーを\d体)(?=墓地に|手札に|マナゾーンに|(?<!選び、)タップする)/g,
    "$1選び、",
    "“one creature into …”",
    "「クリーチャーを1体墓地に」",
  ),
  say(
    /((?:自分|相手)の進化[ァ-ヴー・]+)の下に/g,
    "$11体の下に",
    "“under an evolution creature”",
    "「進化クリーチャーの下に」",
  ),
  say(/が相手を攻撃(?=し|する)/g, "が相手プレイヤーを攻撃", "“attacks the opponent”", "「相手を攻撃」"),
  say(
    /好きな数のカードを選び、(?=好きな順序で|墓地|手札|マナゾーン)/g,
    "カードを好きな数選び、",
    "“any number of cards”",
    "「好きな数のカード」",
  ),
  say(
    /(?<=このクリーチャー[がを][^。、\n]*時、)(?:タップ|アンタップ)(?=する|してもよい)/g,
    (match) => `このクリーチャーを${match[0]}`,
    "what is untapped",
    "アンタップするもの",
  ),
  say(
    /(?<=(^|。|\n|▶))その(?:クリーチャー|カード)が(?=[^。、\n]*(?:なら|でなければ)、)/gm,
    "それが",
    "“that creature” in a condition",
    "条件の「そのクリーチャー」",
  ),
]
