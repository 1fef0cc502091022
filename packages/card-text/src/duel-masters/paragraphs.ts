import { beside, linesOf, Mapped } from "../text/mapped.ts"

/** A card with several civilizations is put into the mana zone tapped anyway; its text needn't say so. */
export const comesTapped =
  /^(マナゾーンに置く時、?このカードはタップして置く|このクロスギアは(?:マナゾーンにタップして|タップしてマナゾーンに)置かれる)。$/

/** A line, and the lines behind it that belong to it: options, and what a heading leads to. */
export function paragraphsOf(text: Mapped): readonly Mapped[] {
  const joined: Mapped[] = []
  let options = false
  for (const line of linesOf(text)) {
    const last = joined.at(-1)
    const leads = last !== undefined && (/次の能力を使ってもよい。$/.test(last.text) || leading.test(last.text))
    const led =
      last !== undefined &&
      (/^(サバイバー|ナイト・マジック)$/.test(line.text) ||
        (/^O・ドライブ[^\n]*・/.test(last.text) && /^(光|水|闇|火|自然):/.test(line.text)))
    if (last !== undefined && (line.text.startsWith("▶") || leads || led))
      joined[joined.length - 1] = beside(last, line, "\n")
    else if (last !== undefined && options && !endsOptions(line.text))
      joined[joined.length - 1] = beside(last, marked(line), "\n")
    else joined.push(line)
    if (/次の(うち|中から).*(選ぶ|選んでもよい)。?/.test(line.text)) options = true
    else if (last !== undefined && joined.at(-1) === line) options = false
  }
  return joined
}

/** A line that leads to the next one. */
const leading =
  /^(ウェーブストライカー|アクセル|メタモーフ|ターボラッシュ|ホーリー・フィールド|サイレントスキル|マーシャル・タッチ|返霊\d+|スリリング・スリー:[^\n]*|ノー・チョイス|フォートE:[^\n]*|スーパー・アクセル|シールド・フォース|ブレイク・ボーナス|O・ドライブ[^\n]*x\d+|[^\n]*「D・D・D」を[^\n]*から使ってもよい。)$/

/** Does a line behind options not belong to them? Old cards don't mark their options. */
const endsOptions = (line: string): boolean =>
  /^[^。]*$/.test(line) || /^(この(クリーチャー|クロスギア|城|カード)(が|は)|爆進)/.test(line)

const marked = (line: Mapped): Mapped =>
  new Mapped(`▶${line.text}`, line.original, () => [line.at[0] as number, ...line.at])
