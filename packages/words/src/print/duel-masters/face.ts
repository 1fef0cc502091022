import { capital } from "../english/bend.ts"
import type { FaceHead, FacePrinter } from "../faces.ts"
import type { Printing } from "../printing.ts"
import { civilizationNames, specialNames, typeNames } from "./names.ts"
import { raceInEnglish } from "./races.ts"

type Named = Readonly<Record<string, { readonly en: string; readonly ja: string }>>

interface DmLike {
  readonly types: readonly string[]
  readonly special?: readonly string[]
  readonly civilizations?: readonly string[]
  readonly cost?: number | "infinity"
  readonly power?: number
  readonly races?: readonly string[]
  readonly mana?: number
}

/** A face's cost, type line and power. */
function head(p: Printing, face: DmLike): FaceHead {
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

export const duelMastersFace: FacePrinter = { head: (p, face) => head(p, face as never), symbol: () => "" }
