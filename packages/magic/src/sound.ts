import {
  type CompiledCard,
  type Fault,
  fail,
  isLater,
  type LanguageSource,
  languageOf,
  type Placed,
  type Setup,
  term,
  walk,
} from "@dilemma-table/engine"
import type { MagicCard, MagicFace } from "./lexicon.ts"
import { readManaCost } from "./mana-cost.ts"

/*
 * What the form of a card or of a position can't say: that the rules allow it.
 */

/** The first thing about a card's faces that no card can have, or null. Their form must have been checked. */
export function faceFault(source: LanguageSource, faces: readonly MagicFace[]): Fault | null {
  for (const [i, face] of faces.entries()) {
    const place = `.faces[${i}]`
    const fault = badCost(face, place) ?? creatureFault(face, place) ?? modalFault(source, face, place)
    if (fault !== null) return fault
  }
  return null
}

function badCost({ manaCost: cost }: MagicFace, place: string): Fault | null {
  if (cost === undefined || readManaCost(cost) !== null) return null
  return fail(
    "bad-mana-cost",
    `${place}.manaCost`,
    `“${cost}” isn't a mana cost; write it as {1}{U}.`,
    `「${cost}」はマナ・コストではありません。{1}{U}のように書いてください。`,
    { cost },
  ).fault
}

/** A creature has power and toughness (208.1). */
function creatureFault({ types, power, toughness }: MagicFace, place: string): Fault | null {
  if (!types.includes("creature") || (power !== undefined && toughness !== undefined)) return null
  return fail(
    "no-power-toughness",
    `${place}.types`,
    "A creature needs power and toughness (208.1). Add them.",
    "クリーチャーにはpowerとtoughnessが必要です(208.1)。書き足してください。",
    { rule: "208.1" },
  ).fault
}

/** Modes are announced once for a spell or ability, so its text has one list of them (700.2, 601.2b). */
function modalFault(source: LanguageSource, face: MagicFace, place: string): Fault | null {
  for (const [i, ability] of (face.abilities ?? []).entries()) {
    const lists = listsOfModes(source, ability, `${place}.abilities[${i}]`)
    const [, second] = lists
    if (second !== undefined)
      return fail(
        "two-lists-of-modes",
        second,
        "A spell or ability has one list of modes (700.2). For a choice made as it is reached write “either”.",
        "呪文や能力のモードのまとまりは1つだけです(700.2)。途中で行う選択はeitherで書いてください。",
        { rule: "700.2" },
      ).fault
  }
  return null
}

/** Where modal parts of an ability itself stand; those of abilities that it gives or leaves behind are their own. */
function listsOfModes(source: LanguageSource, ability: unknown, place: string): readonly string[] {
  const found: string[] = []
  walk(
    languageOf(source),
    term("ability"),
    ability,
    (met) => {
      if (met.term === "modal") found.push(met.place)
      return met.inside === null || !(met.term === "ability" || isLater(met))
    },
    place,
  )
  return found
}

/** The first card of a setup that can't lie where it is placed, or null. Its cards must have been found. */
export function placedFault(source: LanguageSource, setup: Setup, cards: readonly CompiledCard[]): Fault | null {
  for (const [seat, { zones }] of setup.seats.entries()) {
    for (const [zone, list] of Object.entries(zones)) {
      for (const [i, placed] of list.entries()) {
        const fault = onePlaced(source, cards, placed, zone, `seats[${seat}].zones.${zone}[${i}]`)
        if (fault !== null) return fault
      }
    }
  }
  return null
}

const permanentOnly = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"]

function onePlaced(
  source: LanguageSource,
  cards: readonly CompiledCard[],
  placed: Placed,
  zone: string,
  place: string,
): Fault | null {
  const face = faceOf(cards, placed)
  const outside = badFace(cards, placed, zone, place)
  if (outside !== null) return outside
  if (face === undefined || placed.faceDown === true) return null
  if (zone === "battlefield" && !face.types.some((type) => permanentOnly.includes(type)))
    return fail(
      "not-a-permanent",
      place,
      "Instants and sorceries can't be on the battlefield (304.4, 307.4).",
      "インスタントとソーサリーは戦場にはありえません(304.4、307.4)。",
      { rule: "304.4" },
    ).fault
  if (zone === "stack") return stackFault(source, face, place)
  const loose = (placed.attached ?? []).find((one) => !canBeAttached(faceOf(cards, one)))
  if (loose === undefined) return null
  return fail(
    "cant-be-attached",
    place,
    "Only Auras, Equipment and Fortifications are attached to something (301.5, 303.4).",
    "何かに付くのはオーラ、装備品、城砦だけです(301.5、303.4)。",
    { rule: "303.4" },
  ).fault
}

/** A face that the card hasn't, or one that counts only on the battlefield and the stack (712.8a, 709.4, 715.4, 720.4). */
function badFace(cards: readonly CompiledCard[], placed: Placed, zone: string, place: string): Fault | null {
  const card = cards[placed.card + 1]
  if (placed.face === undefined || placed.face === 0 || card === undefined) return null
  const { layout } = card.data as unknown as MagicCard
  if (placed.face >= (layout === "room" && zone === "battlefield" ? card.faces : card.data.faces).length)
    return fail("no-such-face", place, "The card has no such face.", "そのカードにその面はありません。").fault
  if (zone === "battlefield" || zone === "stack") return null
  return fail(
    "face-outside-play",
    place,
    "Outside the battlefield and the stack a card has only its front face (712.8a). Leave “face” out.",
    "戦場とスタック以外では、カードは第1面の特性だけを持ちます(712.8a)。faceを書かないでください。",
    { rule: "712.8a" },
  ).fault
}

const faceOf = (cards: readonly CompiledCard[], placed: Placed): MagicFace | undefined =>
  cards[placed.card + 1]?.faces[placed.face ?? 0]?.data as unknown as MagicFace | undefined

const attachable = ["Aura", "Equipment", "Fortification"]
const canBeAttached = (face: MagicFace | undefined): boolean =>
  face === undefined || (face.subtypes ?? []).some((kind) => attachable.includes(kind))

/** What was announced for a spell isn't part of a position: one with modes, targets or X has to be cast (601.2). */
function stackFault(source: LanguageSource, face: MagicFace, place: string): Fault | null {
  if (face.types.includes("land"))
    return fail(
      "land-on-stack",
      place,
      "Lands are never on the stack (305.9).",
      "土地がスタックに置かれることはありません(305.9)。",
      { rule: "305.9" },
    ).fault
  const announced = [face.manaCost?.includes("{X}") === true, ...(face.abilities ?? []).map((one) => asks(source, one))]
  if (!announced.includes(true)) return null
  return fail(
    "not-announced",
    place,
    "Modes, targets and X of a spell on the stack were announced as it was cast (601.2): begin before that and cast it.",
    "スタックにある呪文のモード、対象、Xは唱える時に決まっています(601.2)。唱える前から始めて唱えてください。",
    { rule: "601.2" },
  ).fault
}

function asks(source: LanguageSource, ability: unknown): boolean {
  if (typeof ability !== "object" || ability === null) return false
  if ("enchant" in ability) return true
  if (!("spell" in ability)) return false
  let found = false
  walk(languageOf(source), term("ability"), ability, (met) => {
    if (met.inside !== null && (met.term === "ability" || isLater(met))) return false
    if (met.term === "modal" || met.head === "target" || met.head === "targetPlayer") found = true
    return true
  })
  return found
}
