import type { Shape, Term } from "./shapes.ts"

export interface Both {
  readonly en: string
  readonly ja: string
}

/** What the terms are called, for people. */
export const termNames: Readonly<Record<Term, Both>> = {
  effect: { en: "effect", ja: "効果" },
  selector: { en: "selector", ja: "指定" },
  filter: { en: "filter", ja: "条件付け(filter)" },
  value: { en: "value", ja: "数値" },
  amount: { en: "amount", ja: "個数" },
  condition: { en: "condition", ja: "条件(condition)" },
  player: { en: "player", ja: "プレイヤー" },
  pattern: { en: "event pattern", ja: "イベントの型" },
  ability: { en: "ability", ja: "能力" },
  static: { en: "static word", ja: "常在の語" },
  cost: { en: "cost", ja: "コスト" },
  modal: { en: "modal", ja: "選択肢のまとまり" },
  mode: { en: "mode", ja: "選択肢" },
  "mode-count": { en: "number of modes", ja: "選ぶ数" },
  duration: { en: "duration", ja: "期間" },
  zone: { en: "zone", ja: "ゾーン" },
  "number-name": { en: "name of a number", ja: "数値の名前" },
  "event-name": { en: "event", ja: "イベント" },
}

/** What is demanded, in a few words. */
export function describe(shape: Shape): Both {
  switch (shape.shape) {
    case "integer":
      return { en: "a whole number", ja: "整数" }
    case "text":
      return shape.like ?? { en: "a text", ja: "文字列" }
    case "boolean":
      return { en: "true or false", ja: "true か false" }
    case "true":
      return { en: "true", ja: "true" }
    case "words":
      return joined(shape.words.map((word) => ({ en: `“${word}”`, ja: `「${word}」` })))
    case "list":
    case "tuple":
      return { en: "a list", ja: "リスト" }
    case "record":
      return {
        en: `an object with ${Object.keys(shape.fields).join(", ")}`,
        ja: `オブジェクト(${Object.keys(shape.fields).join("、")})`,
      }
    case "map":
      return { en: "an object", ja: "オブジェクト" }
    case "either":
      return joined(shape.of.map(describe))
    case "term": {
      const { en, ja } = termNames[shape.term]
      return { en: `${/^[aeiou]/.test(en) ? "an" : "a"} ${en}`, ja }
    }
    case "binds":
    case "uses":
      return { en: "a name", ja: "名前" }
  }
}

const joined = (all: readonly Both[]): Both => ({
  en: [...new Set(all.map((one) => one.en))].join(" or "),
  ja: [...new Set(all.map((one) => one.ja))].join("か"),
})

/** What was found, shortly. */
export function found(data: unknown): string {
  if (Array.isArray(data)) return data.length === 0 ? "[]" : "[…]"
  if (data === null || data === undefined) return String(data)
  if (typeof data === "object") return `{ ${Object.keys(data).slice(0, 4).join(", ")} }`
  const written = typeof data === "string" ? JSON.stringify(data) : String(data)
  return written.length > 40 ? `${written.slice(0, 39)}…` : written
}
