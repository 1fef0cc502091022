import { type CardStateData, type OutcomeData, type SeatStateData, seatNames, type ZoneStateData } from "./schema.ts"
import { seatStateWords } from "./schema-states.ts"
import { type GameName, kindInLang, zoneInLang } from "./terms.ts"

type Lang = "en" | "ja"

const lifeWord: Readonly<Record<Lang, string>> = { en: "life", ja: "ライフ" }

/** What a file expected and what held, in a line: "modes asked once · A hand +1". */
export function outcomeText(lang: Lang, game: GameName, wanted: OutcomeData): string {
  const parts = [
    ...Object.entries(wanted.asked ?? {}).map(([kind, count]) => askedText(lang, kindInLang(lang, kind), count)),
    ...seatNames.flatMap((seat) => seatText(lang, game, seat, wanted[seat])),
    ...(wanted.day === undefined ? [] : [lang === "ja" ? "昼夜" : wanted.day]),
    ...(wanted.stack === undefined ? [] : [listText(lang, lang === "ja" ? "スタック" : "stack", wanted.stack)]),
    ...(wanted.waiting === undefined ? [] : [listText(lang, lang === "ja" ? "待機中" : "waiting", wanted.waiting)]),
    ...(wanted.trace === undefined ? [] : [lang === "ja" ? "手順の順番" : "the order of events"]),
    ...(wanted.cost === undefined ? [] : [lang === "ja" ? "支払い" : "what was paid"]),
    ...(wanted.view === undefined
      ? []
      : [lang === "ja" ? `${wanted.view.by}に見えるもの` : `what ${wanted.view.by} sees`]),
    ...(wanted.card === undefined ? [] : [lang === "ja" ? "カードの特性" : "the card's characteristics"]),
    ...(wanted.result === undefined ? [] : [lang === "ja" ? "勝敗" : "the result"]),
  ]
  return parts.join(" · ")
}

function askedText(lang: Lang, kind: string, count: number | object | undefined): string {
  if (typeof count !== "number") return lang === "ja" ? `「${kind}」の回数` : `how often ${kind} is asked`
  if (lang === "ja") return `「${kind}」は${count}回`
  return count === 0 ? `${kind} not asked` : `${kind} asked ${count === 1 ? "once" : `${count} times`}`
}

function seatText(lang: Lang, game: GameName, seat: string, state: SeatStateData | undefined): readonly string[] {
  const zones = Object.entries((state ?? {}) as Readonly<Record<string, ZoneStateData | undefined>>)
  return zones.flatMap(([zone, wanted]) =>
    wanted === undefined
      ? []
      : seatStateWords.includes(zone)
        ? [`${seat} ${stateWords[lang][zone]} ${stateText(wanted)}`]
        : [zoneText(lang, `${seat} ${zone === "life" ? lifeWord[lang] : zoneInLang(lang, game, zone)}`, wanted)],
  )
}

const stateWords: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { counters: "counters", pool: "unspent mana", is: "is" },
  ja: { counters: "カウンター", pool: "未使用のマナ", is: "状態" },
}

const stateText = (wanted: unknown): string =>
  typeof wanted === "object" && !Array.isArray(wanted)
    ? Object.entries(wanted ?? {})
        .map(([kind, n]) => `${kind} ${n}`)
        .join(", ")
    : String(wanted)

function zoneText(lang: Lang, where: string, wanted: ZoneStateData): string {
  if (typeof wanted === "number") return `${where} ${wanted}`
  if (Array.isArray(wanted)) return listText(lang, where, (wanted as readonly CardStateData[]).map(nameOf))
  const { delta, count, exactly, contains, without, top, bottom } = wanted as Exclude<ZoneStateData, number | unknown[]>
  const parts = [
    delta === undefined ? "" : signed(Number(delta)),
    count === undefined ? "" : String(count),
    ...[exactly, contains, top, bottom].map((list) =>
      list === undefined ? "" : list.map(nameOf).join(lang === "ja" ? "、" : ", "),
    ),
    without === undefined ? "" : `${lang === "ja" ? "なし: " : "without "}${without.join(lang === "ja" ? "、" : ", ")}`,
  ]
  return `${where} ${parts.filter((part) => part !== "").join(" ")}`
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n === 0 ? "±0" : String(n))

const nameOf = (card: CardStateData): string => (typeof card === "string" ? card : card.card)

const listText = (lang: Lang, where: string, names: readonly string[]): string =>
  `${where} ${names.length === 0 ? (lang === "ja" ? "なし" : "empty") : names.join(lang === "ja" ? "、" : ", ")}`
