import { type Fault, fail, type Placed, type Rulebook, type Setup } from "@dilemma-table/engine"
import type { CardType, DmCard, DmFace } from "./lexicon.ts"
import { CASTLE, PENDING } from "./pending.ts"

/*
 * Where the cards of a position can lie, and how (400, 105). What no game comes to is refused with the reason; what a game
 * might come to is taken up, however rarely it does.
 */

/** A card of a setup with what is known of it: its face, its name for sentences, where it is written. */
interface Lying {
  readonly placed: Placed
  readonly face: DmFace
  readonly layout: DmCard["layout"]
  readonly name: { readonly en: string; readonly ja: string }
  readonly zone: string
  readonly seat: number
  readonly place: string
  /** What it lies beneath, or is attached to; null where it lies by itself. */
  readonly with: { readonly how: "under" | "attached"; readonly other: Lying } | null
}

type Check = (lying: Lying) => Fault | null

/** The first thing about the cards of a setup that can't be, or null. */
export function placingFault(rulebook: Rulebook, setup: Setup): Fault | null {
  let d2: Lying | null = null
  for (const [seat, { zones }] of setup.seats.entries())
    for (const [zone, cards] of Object.entries(zones))
      for (const [i, placed] of cards.entries()) {
        const place = `seats[${seat}].zones.${zone}[${i}]`
        const lying = lyingAt(rulebook, setup, placed, { zone, seat, place, with: null })
        if ("code" in lying) return lying
        const fault = wholeFault(rulebook, setup, lying)
        if (fault !== null) return fault
        if (zone !== "battle" || lying.face.special?.includes("d2") !== true) continue
        if (d2 !== null) return twoFields(lying)
        d2 = lying
      }
  return null
}

function lyingAt(
  rulebook: Rulebook,
  setup: Setup,
  placed: Placed,
  where: Pick<Lying, "zone" | "seat" | "place" | "with">,
): Lying | Fault {
  const source = setup.cards[placed.card]
  const data = source === undefined ? undefined : "card" in source ? rulebook.find(source.card) : source.data
  const face = data?.faces[placed.face ?? 0] as unknown as DmFace | undefined
  if (data === undefined || face === undefined)
    return fail("no-such-face", where.place, "The card has no such face.", "そのカードにその面はありません。").fault
  const name = face.name ?? data.name
  return {
    placed,
    face,
    layout: (data as unknown as DmCard).layout,
    name: { en: name.en ?? name.ja ?? "?", ja: name.ja ?? name.en ?? "?" },
    ...where,
  }
}

/** The card itself, then what lies beneath it and what is attached to it. */
function wholeFault(rulebook: Rulebook, setup: Setup, lying: Lying): Fault | null {
  for (const check of checks) {
    const fault = check(lying)
    if (fault !== null) return fault
  }
  for (const how of ["under", "attached"] as const)
    for (const [i, placed] of (lying.placed[how] ?? []).entries()) {
      const { zone, seat, place } = lying
      const inner = lyingAt(rulebook, setup, placed, {
        zone,
        seat,
        place: `${place}.${how}[${i}]`,
        with: { how, other: lying },
      })
      if ("code" in inner) return inner
      const fault = wholeFault(rulebook, setup, inner)
      if (fault !== null) return fault
    }
  return null
}

const every = (face: DmFace, ...types: readonly CardType[]): boolean => face.types.every((type) => types.includes(type))
const some = (face: DmFace, ...types: readonly CardType[]): boolean => face.types.some((type) => types.includes(type))

const isElement: Check = ({ face, name, zone, place, with: beside }) =>
  zone === "battle" && beside?.how !== "under" && every(face, "spell", "castle")
    ? fail(
        "not-an-element",
        place,
        `${name.en} can't be in the battle zone.`,
        `《${name.ja}》はバトルゾーンに存在できません。`,
      ).fault
    : null

/** Cards that are put away at once where they are alone (703.4g, 703.4m, 310.2). */
const isNotAlone: Check = ({ face, name, zone, place, with: beside }) =>
  zone === "battle" && beside === null && every(face, "cell", "weapon", "aura")
    ? fail(
        "cant-be-alone",
        place,
        `${name.en} can't be in the battle zone by itself: write it under \`attached\` of the creature it is on.`,
        `《${name.ja}》は単独ではバトルゾーンに存在できません。付いているクリーチャーの\`attached\`に書いてください。`,
      ).fault
    : null

const liesAlone: Check = ({ placed, zone, place, with: beside }) => {
  const { under = [], attached = [] } = placed
  if (zone !== "battle" && under.length > 0)
    return fail(
      "nothing-beneath",
      place,
      `A card has cards beneath it only in the battle zone, not in ${zone}.`,
      "カードの下にカードを置けるのはバトルゾーンだけです。",
    ).fault
  return beside !== null && under.length + attached.length > 0
    ? fail(
        "within-another",
        place,
        "What lies beneath a card or is attached to it has nothing beneath or attached itself: write all of it with the topmost card.",
        "下にあるカードや付いているカードに、さらに重ねたり付けたりはできません。すべて一番上のカードに書いてください。",
      ).fault
    : null
}

const isAttachable: Check = ({ face, name, zone, place, with: beside }) => {
  if (beside?.how !== "attached") return null
  const { other } = beside
  const fits =
    zone === "shields"
      ? some(face, "castle")
      : zone === "battle" && some(face, "cross-gear", "aura", "weapon") && some(other.face, "creature")
  return fits
    ? null
    : fail(
        "cant-be-attached",
        place,
        `${name.en} can't be attached to ${other.name.en}: cross gears, Auras and weapons are attached to creatures in the battle zone, castles to shields.`,
        `《${name.ja}》は《${other.name.ja}》に付けられません。クロスギア、オーラ、ウエポンはバトルゾーンのクリーチャーに、城はシールドに付けます。`,
      ).fault
}

const isAtHome: Check = ({ face, name, zone, place }) => {
  const special = face.special ?? []
  const home = special.includes("gr")
    ? "gr"
    : special.includes("psychic") || special.includes("dragheart")
      ? "hyperspatial"
      : null
  return home !== null && zone !== "battle" && zone !== "abyss" && zone !== home
    ? fail(
        "belongs-elsewhere",
        place,
        `${name.en} can only be in the battle zone or in ${home}.`,
        `《${name.ja}》はバトルゾーンか本来のゾーンにしか置けません。`,
      ).fault
    : null
}

/** Only cards that begin there lie in the hyperspatial zone and in the ultra GR (117.1, 811.2). */
const isNoGuest: Check = ({ face, name, zone, place }) => {
  const special = face.special ?? []
  const belongs =
    zone === "gr"
      ? special.includes("gr")
      : zone !== "hyperspatial" ||
        special.includes("psychic") ||
        special.includes("dragheart") ||
        some(face, "rule-plus", "duelist")
  return belongs
    ? null
    : fail(
        "belongs-elsewhere",
        place,
        zone === "gr"
          ? `${name.en} isn't a GR creature: no other cards lie in the ultra GR.`
          : `${name.en} is neither psychic nor a dragheart: no other cards lie in the hyperspatial zone.`,
        zone === "gr"
          ? `《${name.ja}》はGRクリーチャーではないので、超GRゾーンには置けません。`
          : `《${name.ja}》はサイキックでもドラグハートでもないので、超次元ゾーンには置けません。`,
      ).fault
}

/** Creatures and タマシード in the battle zone can be tapped, and cards in the mana zone (105.4a). */
const canBeTapped: Check = ({ placed, face, zone, place, with: beside }) => {
  if (placed.tapped !== true || zone === "mana" || beside?.how === "under") return null
  return zone === "battle" && some(face, "creature", "tamaseed")
    ? null
    : fail(
        "cant-be-tapped",
        place,
        "Only creatures and tamaseeds in the battle zone and cards in the mana zone can be tapped.",
        "タップできるのは、バトルゾーンのクリーチャーとタマシード、マナゾーンのカードだけです。",
      ).fault
}

const liesFaceUp: Check = ({ placed, zone, place }) =>
  placed.faceDown === true && zone !== "mana" && zone !== "shields"
    ? fail(
        "not-face-down-there",
        place,
        `Cards lie face down only in the mana zone and in the shield zone; in ${zone} leave \`faceDown\` out.`,
        "裏向きで置かれるのはマナゾーンとシールドゾーンのカードだけです。",
      ).fault
    : null

/** Out of play neither half of a twinpact is up, and King Cells aren't put together (810.1, 814.1). */
const showsItsFace: Check = ({ placed, layout, name, zone, place }) =>
  layout !== undefined && zone !== "battle" && placed.face !== undefined
    ? fail(
        "face-out-of-play",
        place,
        `One face of ${name.en} is up only in the battle zone; in ${zone} leave \`face\` out.`,
        `《${name.ja}》の面を指定できるのはバトルゾーンだけです。\`face\`を消してください。`,
      ).fault
    : null

const isCard: Check = ({ placed, place }) =>
  placed.token === true
    ? fail("no-tokens", place, "There are no tokens in Duel Masters.", "デュエル・マスターズにトークンはありません。")
        .fault
    : null

const isItsPlayers: Check = ({ placed, zone, seat, place }) =>
  placed.controller !== undefined && placed.controller !== seat && zone !== "battle"
    ? fail(
        "not-its-players",
        place,
        "Only in the battle zone a card can be controlled by the other player.",
        "もう1人のプレイヤーがコントロールできるのは、バトルゾーンのカードだけです。",
      ).fault
    : null

/** Nothing is under way at a position that is set up. */
const isAtRest: Check = ({ placed, zone, place, with: beside }) => {
  const marks = placed.marks ?? {}
  const bad = marks[PENDING] !== undefined || (marks[CASTLE] !== undefined && !(zone === "shields" && beside !== null))
  return bad
    ? fail(
        "bad-mark",
        place,
        "At a position that is set up nothing is pending, and only what is attached to a shield is a castle.",
        "用意する局面に保留状態のカードは置けません。城はシールドに付けて書いてください。",
      ).fault
    : null
}

const checks: readonly Check[] = [
  isElement,
  isNotAlone,
  liesAlone,
  isAttachable,
  isAtHome,
  isNoGuest,
  canBeTapped,
  liesFaceUp,
  showsItsFace,
  isCard,
  isItsPlayers,
  isAtRest,
]

const twoFields = ({ place }: Lying): Fault =>
  fail(
    "two-d2-fields",
    place,
    "There is only one D2 field in the battle zone: as another enters, the older one leaves (703.4l).",
    "バトルゾーンに存在できるD2フィールドは1つだけです(703.4l)。",
  ).fault
