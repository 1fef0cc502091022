import {
  type Ability,
  abilitiesOf,
  type CardData,
  type Game,
  type LanguageSource,
  languageOf,
  type Modal,
  type ObjectId,
  type Shape,
  term,
  walk,
} from "@dilemma-table/engine"

interface Act {
  readonly act: string
  readonly face?: number
  readonly ability?: number
}

const keyOf = ({ act, face = 0, ability }: Act): string => `${act}:${face}:${ability ?? ""}`

/** Layouts whose cards may be used as each of their faces by themselves. */
const ownFaces: ReadonlySet<string> = new Set(["modal", "split", "room", "adventure", "omen", "twinpact"])

/** Acts by which a card isn't cast, played or used itself. */
const setAside = /^(activate|suspend|foretell|plot|unlock|turn-up|declare|attack|charge|cross)/

/** What of a card has been tried: ways of using it, and modes. Kept over several positions. */
export class Tried {
  private readonly rulebook: LanguageSource
  private readonly faces: number
  /** A card without a mana cost that is no land: it can only be set aside first (202.1b). */
  private readonly uncastable: boolean
  /** The card's modal texts, and how often each of their modes has been chosen. */
  private readonly modals = new Map<string, number[]>()
  private readonly acts = new Map<string, number>()

  constructor(rulebook: LanguageSource, card: CardData, lies = false) {
    this.rulebook = rulebook
    this.faces = ownFaces.has(String((card as { readonly layout?: string }).layout)) ? card.faces.length : 1
    const front = card.faces[0] as { readonly types: readonly string[]; readonly special?: readonly string[] }
    const costs = "manaCost" in front || "cost" in front
    this.uncastable = !costs && !front.types.includes("land")
    // Put into play by other cards only: it lies there already.
    if (lies) this.faces = 0
    for (const modal of modalsIn(rulebook, languageOf(rulebook).card, card))
      this.modals.set(
        JSON.stringify(modal),
        modal.modes.map(() => 0),
      )
  }

  /** Hasn't it been used so, or are there modes left to choose? */
  isNew(act: Act): boolean {
    const times = this.acts.get(keyOf(act)) ?? 0
    return times === 0 || (this.missing().length > 0 && times < 24)
  }

  begins(act: Act): void {
    this.acts.set(keyOf(act), (this.acts.get(keyOf(act)) ?? 0) + 1)
  }

  /** How often each mode of the modal text that an object asks about has been chosen; null for a text that isn't the card's. */
  timesOf(game: Game, source: ObjectId | undefined): number[] | null {
    const found = source === undefined ? undefined : game.state.objects[source]
    if (source === undefined || found === undefined) return null
    const texts: readonly Ability[] = found.stacked === null ? abilitiesOf(game, source) : [found.stacked.ability]
    for (const text of texts)
      for (const modal of modalsIn(this.rulebook, term("ability"), text)) {
        const times = this.modals.get(JSON.stringify(modal))
        if (times !== undefined) return times
      }
    return null
  }

  /** Modes that nobody has chosen, as "2 of 3". */
  missing(): readonly string[] {
    return [...this.modals.values()].flatMap((times) =>
      times.flatMap((n, i) => (n === 0 ? [`mode ${i + 1} of ${times.length}`] : [])),
    )
  }

  /** Faces that haven't been used, as "face 1". */
  unused(): readonly string[] {
    const used = [...this.acts.keys()]
      .filter((key) => this.uncastable || !setAside.test(key))
      .map((key) => Number(key.split(":")[1]))
    return Array.from({ length: this.faces }, (_, i) => i).flatMap((i) => (used.includes(i) ? [] : [`face ${i + 1}`]))
  }

  /** Has it been used at all? */
  get used(): boolean {
    return this.acts.size > 0 || this.faces === 0
  }

  /** Is there nothing left to try? */
  get all(): boolean {
    return this.unused().length === 0 && this.missing().length === 0
  }
}

function modalsIn(rulebook: LanguageSource, shape: Shape, data: unknown): readonly Modal[] {
  const found: Modal[] = []
  walk(languageOf(rulebook), shape, data, ({ term: met, data: part, head }) => {
    if (met === "effect" && head === "modal") found.push((part as { readonly modal: Modal }).modal)
    return true
  })
  return found
}
