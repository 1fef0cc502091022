import { type FileFault, fileFault } from "./faults.ts"
import type { Line } from "./lines.ts"
import { duelMastersRow, type Row } from "./sources.ts"

/** "名前　レアリティ　文明　(コスト)": the beginning of a card, or of the second half of one. */
const head =
  /^(?<name>\S.*?)[\s\u3000]+(?:(?<rarity>[^\s\u3000\u3040-\u30ff\u4e00-\u9fff]{1,6})[\s\u3000]+)?(?<civilizations>(?:光|水|闇|火|自然)(?:\/(?:光|水|闇|火|自然))*文明|無色|ゼロ文明)[\s\u3000]*[(（](?<cost>\d+|∞)[)）]$/

/** "呪文", "呪文：種族", "クリーチャー：種族/種族 パワー". */
const typeLine =
  /^(?<type>[^：:。、「」]{1,40}?)(?:[：:](?<races>[^。]*?))?(?:[\s\u3000]+(?<power>[+＋]?\d+[+＋-]?|∞|無限))?$/

const types =
  /(クリーチャー|呪文|クロスギア|城|フィールド|オーラ|ウエポン|フォートレス|鼓動|コア|セル|タマシード|artifact|儀|星雲|土地|ルール・プラス|エレメント|ドリームメイト)([(（][^)）]*[)）])?\??$/i

interface Half {
  readonly head: Readonly<Record<string, string | undefined>>
  readonly line: number
  type: Readonly<Record<string, string | undefined>> | null
  readonly text: string[]
}

/** What was read at a line: a row, or a remark about one. */
export type Blocked = { readonly row: Row; readonly line: number } | { readonly remark: FileFault }

/** Does a line begin a card of this format? For recognising it. */
export const isHead = (line: string): boolean => pieces(line).some(({ text }) => head.test(text))

/**
 * Cards as the Duel Masters wiki prints them: a head, a line of types, and a line for each ability, perhaps between bars.
 * A block ends with an empty line, with what isn't between bars where it began there, or with the next head; what stands
 * outside of blocks is prose.
 */
export async function* wikiRows(lines: AsyncIterable<Line>): AsyncGenerator<Blocked> {
  const blocks = new Blocks()
  for await (const { text, number } of lines) {
    if (text === null) blocks.remark(fileFault("line-too-long", { line: number }))
    else blocks.line(text, number)
    yield* blocks.ready.splice(0)
  }
  blocks.end()
  yield* blocks.ready
}

class Blocks {
  readonly ready: Blocked[] = []
  private halves: Half[] = []
  private barred = false

  remark(fault: FileFault): void {
    this.ready.push({ remark: fault })
  }

  line(line: string, number: number): void {
    if (line.trim() === "") this.end()
    for (const { text, barred } of pieces(line)) this.piece(text, barred, number)
  }

  private piece(text: string, barred: boolean, line: number): void {
    const found = head.exec(text)
    if (this.halves.length > 0 && this.barred !== barred) this.end()
    const last = this.halves.at(-1)
    if (found !== null) {
      const half: Half = { head: { ...found.groups }, line, type: null, text: [] }
      if (last === undefined || this.halves.length > 1) this.end()
      this.halves.push(half)
      this.barred = barred
    } else if (last !== undefined && last.type === null) this.typed(last, text)
    else if (last !== undefined) last.text.push(text)
  }

  private typed(half: Half, text: string): void {
    const found = typeLine.exec(text)
    if (found?.groups === undefined || !types.test(found.groups.type ?? "")) {
      this.ready.push({
        row: { fault: { code: "not-a-card", card: nameOf(half.head.name ?? ""), found: text } },
        line: half.line,
      })
      this.halves.pop()
      this.end()
      return
    }
    half.type = { ...found.groups }
    const [first] = this.halves
    // A creature and a spell of one rarity, one right behind the other, are halves; whatever else is, are two cards.
    if (first === undefined || first === half || isTwinpact(first, half)) return
    this.halves = [first]
    this.end()
    this.halves = [half]
  }

  /** The block is over. */
  end(): void {
    const [first, second] = this.halves
    this.halves = []
    if (first === undefined) return
    const halves = second === undefined ? [first] : [first, second]
    const untyped = halves.find(({ type }) => type === null)
    if (untyped !== undefined) {
      const card = nameOf(untyped.head.name ?? "")
      this.ready.push({ row: { fault: { code: "not-a-card", card, found: "" } }, line: untyped.line })
      return
    }
    const faces = halves.map(faceOf)
    const name = faces.map((face) => face.name).join("／")
    if (second !== undefined) this.remark(fileFault("taken-as-two-halves", { line: second.line, card: name }))
    this.ready.push({ row: duelMastersRow(name, faces), line: first.line })
  }
}

const isTwinpact = (first: Half, second: Half): boolean =>
  first.head.rarity === second.head.rarity &&
  /クリーチャー/.test(first.type?.type ?? "") &&
  /^呪文/.test(second.type?.type ?? "")

function faceOf({ head: { name = "", civilizations = "", cost = "" }, type, text }: Half) {
  const colorless = civilizations === "無色" || civilizations === "ゼロ文明"
  return {
    name: nameOf(name),
    type: type?.type ?? "",
    civilizations: colorless ? ["無色"] : civilizations.replace(/文明$/, "").split("/"),
    cost,
    power: (type?.power ?? "").replace("＋", "+"),
    races: (type?.races ?? "").split("/").filter((one) => one !== ""),
    mana: "",
    // What begins with ※ tells of tournaments, not of the card.
    text: text.filter((line) => !line.startsWith("※")).join("\n"),
  }
}

/** A name without the reading that the wiki puts in parentheses behind a word. */
const nameOf = (name: string): string => name.replace(/(?<=[\u4e00-\u9fff々])（[\u3040-\u30ffー・]+）/g, "")

/** The texts of a line: what stands between bars, each by itself, and what stands before, between and behind them. */
function pieces(line: string): readonly { readonly text: string; readonly barred: boolean }[] {
  const bare = (text: string, barred: boolean) =>
    plain(text)
      .split("\n")
      .map((one) => ({ text: one.trim(), barred }))
      .filter((one) => one.text !== "")
  if (!/\|[^|]+\|/.test(line)) return bare(line, false)
  return line.split(/(\|[^|]+\|)/).flatMap((part) => {
    const barred = /^\|.*\|$/.test(part)
    return bare(barred ? part.slice(1, -1) : part, barred)
  })
}

/** The text without the wiki's marks for links, bold letters, colours, readings and line ends. */
const plain = (text: string): string =>
  text
    .replace(/&br;/g, "\n")
    .replace(/&ruby\([^)]*\)\{([^}]*)\};/g, "$1")
    .replace(/&(?:color|size)\([^)]*\)\{([^}]*)\};/g, "$1")
    .replace(/\[\[([^\]>]*)(?:>[^\]]*)?\]\]/g, "$1")
    .replace(/'{2,3}|%{2,3}/g, "")
