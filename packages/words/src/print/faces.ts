import type { CardData, FaceData } from "@dilemma-table/engine"
import { faceSymbol, type MagicCard } from "@dilemma-table/magic"
import type { Lang } from "../speaker.ts"
import { civilizationNames, specialNames, typeNames } from "./duel-masters/names.ts"
import { raceInEnglish } from "./duel-masters/races.ts"
import { capital } from "./english/bend.ts"
import { colorNames, typeNames as magicTypeNames, subtypeNames, supertypeNames } from "./magic/names.ts"
import type { Printing } from "./printing.ts"

type Named = Readonly<Record<string, { readonly en: string; readonly ja: string }>>
interface Lines {
  readonly cost: string
  readonly types: string
  readonly power: string
}

/** A face's cost, type line and power, as its game writes them. */
export const faceLines = (p: Printing, game: string, face: FaceData): Lines =>
  game === "magic" ? magicFace(p, face as never) : duelMastersFace(p, face as never)

/** The symbol in a face's corner: of Magic's double-faced cards (712.2a–b, 712.3a–b). */
export const symbolText = (lang: Lang, game: string, card: CardData, face: number): string =>
  game === "magic" ? (faceSymbol(card as unknown as MagicCard, face)?.[lang] ?? "") : ""

interface DmLike {
  readonly types: readonly string[]
  readonly special?: readonly string[]
  readonly civilizations?: readonly string[]
  readonly cost?: number | "infinity"
  readonly power?: number
  readonly races?: readonly string[]
  readonly mana?: number
}

function duelMastersFace(p: Printing, face: DmLike): Lines {
  const { lang } = p
  const word = (names: Named, key: string): string => names[key]?.[lang] ?? key
  const ja = lang === "ja"
  const special = (face.special ?? []).map((kind) => word(specialNames, kind))
  const types = face.types.map((type) => word(typeNames, type))
  const civilizations = (face.civilizations ?? []).map((one) => word(civilizationNames, one))
  const colors = civilizations.length === 0 ? (ja ? "無色" : "colorless") : civilizations.join("/")
  const kind = ja ? `${special.join("")}${types.join("・")}` : [...special, ...types].join(" ")
  const races = (face.races ?? []).map((one) => (ja ? one : raceInEnglish(one)))
  const race = races.length === 0 ? "" : ja ? `：${races.join("/")}` : `: ${races.join(" / ")}`
  const mana = face.mana === undefined || face.mana === 1 ? "" : ja ? `(マナ${face.mana})` : ` (mana ${face.mana})`
  const cost = face.cost === undefined ? "" : face.cost === "infinity" ? "∞" : String(face.cost)
  return {
    cost,
    types: ja ? `${colors} ${kind}${race}${mana}` : `${capital(colors)} ${kind}${race}${mana}`,
    power: face.power === undefined ? "" : String(face.power),
  }
}

interface MagicLike {
  readonly types: readonly string[]
  readonly manaCost?: string
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly string[]
  readonly colors?: readonly string[]
  readonly power?: number
  readonly toughness?: number
  readonly loyalty?: number
  readonly defense?: number
}

function magicFace(p: Printing, face: MagicLike): Lines {
  const { lang } = p
  const word = (names: Named, key: string): string => names[key]?.[lang] ?? key
  const ja = lang === "ja"
  const supertypes = (face.supertypes ?? []).map((one) => word(supertypeNames, one))
  const types = face.types.map((one) => word(magicTypeNames, one))
  const kinds = ja ? supertypes.join("") + types.join("・") : [...supertypes, ...types].map(capital).join(" ")
  const subtypes = (face.subtypes ?? []).map((one) => (ja ? (subtypeNames[one] ?? one) : one))
  const sub = subtypes.length === 0 ? "" : ` — ${subtypes.join(ja ? "・" : " ")}`
  const colors = (face.colors ?? []).map((one) => word(colorNames, one))
  const indicator =
    face.colors === undefined
      ? ""
      : ` (${colors.length === 0 ? (ja ? "無色" : "colorless") : colors.join(ja ? "・" : ", ")})`
  const numbers = [
    ...(face.power === undefined && face.toughness === undefined ? [] : [`${face.power ?? 0}/${face.toughness ?? 0}`]),
    ...(face.loyalty === undefined ? [] : [`${ja ? "忠誠度" : "loyalty "}${face.loyalty}`]),
    ...(face.defense === undefined ? [] : [`${ja ? "守備値" : "defense "}${face.defense}`]),
  ]
  return { cost: face.manaCost ?? "", types: `${kinds}${sub}${indicator}`, power: numbers.join(" · ") }
}
