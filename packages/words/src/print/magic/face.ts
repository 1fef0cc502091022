import { faceSymbol, type MagicCard } from "@dilemma-table/magic"
import type { Lang } from "../../speaker.ts"
import { capital } from "../english/bend.ts"
import type { FaceHead, FacePrinter } from "../faces.ts"
import type { Printing } from "../printing.ts"
import { colorNames, subtypeNames, supertypeNames, typeNames } from "./names.ts"

type Named = Readonly<Record<string, { readonly en: string; readonly ja: string }>>

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
  readonly abilities?: readonly Stationed[]
}

type Strength = Pick<MagicLike, "power" | "toughness">

interface Stationed extends Strength {
  readonly stationed?: number
}

/** A face's cost, type line and power. */
function head(p: Printing, face: MagicLike): FaceHead {
  const { lang } = p
  const word = (names: Named, key: string): string => names[key]?.[lang] ?? key
  const ja = lang === "ja"
  const supertypes = (face.supertypes ?? []).map((one) => word(supertypeNames, one))
  const types = face.types.map((one) => word(typeNames, one))
  const kinds = ja ? supertypes.join("") + types.join("・") : [...supertypes, ...types].map(capital).join(" ")
  const subtypes = (face.subtypes ?? []).map((one) => (ja ? (subtypeNames[one] ?? one) : one))
  const sub = subtypes.length === 0 ? "" : ` — ${subtypes.join(ja ? "・" : " ")}`
  const colors = (face.colors ?? []).map((one) => word(colorNames, one))
  const indicator =
    face.colors === undefined
      ? ""
      : ` (${colors.length === 0 ? (ja ? "無色" : "colorless") : colors.join(ja ? "・" : ", ")})`
  const { power, toughness } = strengthOf(face)
  const numbers = [
    ...(power === undefined && toughness === undefined ? [] : [`${power ?? 0}/${toughness ?? 0}`]),
    ...(face.loyalty === undefined ? [] : [`${ja ? "忠誠度" : "loyalty "}${face.loyalty}`]),
    ...(face.defense === undefined ? [] : [`${ja ? "守備値" : "defense "}${face.defense}`]),
  ]
  return { cost: face.manaCost ?? "", types: `${kinds}${sub}${indicator}`, power: numbers.join(" · ") }
}

/** Its own, or those that a Spacecraft has once it is a creature (721.2). */
const strengthOf = (face: MagicLike): Strength =>
  face.power === undefined && face.subtypes?.includes("Spacecraft") === true
    ? ((face.abilities ?? []).find(({ stationed, power }) => stationed !== undefined && power !== undefined) ?? face)
    : face

/** The symbol in a corner is that of a double-faced card (712.2a–b, 712.3a–b). */
export const magicFace = (lang: Lang): FacePrinter => ({
  head: (p, face) => head(p, face as never),
  symbol: (card, face) => faceSymbol(card as unknown as MagicCard, face)?.[lang] ?? "",
})
