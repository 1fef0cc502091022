import type { Edition } from "../editions.ts"
import type { Fault } from "../refusal.ts"
import { cardFault } from "./card-faults.ts"
import { type Allowed, formFault, isObject } from "./form.ts"
import { type LanguageSource, languageOf } from "./grammar.ts"
import { meaningFault } from "./meaning.ts"
import { placeAt } from "./place.ts"

/**
 * Checks a card's data, from wherever it was read: its form by the language's shapes, its names, what its words mean where
 * they stand, and whether they are in the rulebook of this edition.
 * @returns the first fault with its place, or null; codes as in `cardFaults`
 */
export function checkCard(rulebook: LanguageSource, edition: Edition, data: unknown): Fault | null {
  const language = languageOf(rulebook)
  return (
    formFault(language, language.card, data, "", allowedIn(rulebook, edition)) ??
    namesFault(data as Named & { faces: readonly Named[] }) ??
    wordingsFault(data as { faces: readonly unknown[] }) ??
    meaningFault(language, rulebook.vocabulary.targets, language.card, data, "")
  )
}

/** Is a word in the edition's rulebook? */
function allowedIn({ flags }: LanguageSource, edition: Edition): Allowed {
  return (word, { needs }, place) => {
    if (needs === undefined || edition.has(needs.flag)) return null
    const since = flags.filter((flag) => flag.flag === needs.flag).flatMap((flag) => flag.since ?? [])
    return cardFault("word-not-yet", place, {
      word,
      rule: needs.rule,
      since: since.sort()[0] ?? null,
      date: edition.date,
    })
  }
}

interface Named {
  readonly name?: { readonly ja?: string; readonly en?: string }
}

const isNamed = ({ name }: Named): boolean => [name?.ja, name?.en].some((text) => (text ?? "").trim() !== "")

function namesFault(card: Named & { readonly faces: readonly Named[] }): Fault | null {
  if (!isNamed(card)) return cardFault("no-name", ".name")
  const nameless = card.faces.findIndex((face) => face.name !== undefined && !isNamed(face))
  return nameless < 0 ? null : cardFault("no-name", placeAt(placeAt(".faces", nameless), "name"))
}

function wordingsFault(card: { readonly faces: readonly unknown[]; readonly wordings?: unknown }): Fault | null {
  if (!isObject(card.wordings)) return null
  for (const [wording, { faces }] of Object.entries(card.wordings as Record<string, { faces: readonly unknown[] }>)) {
    if (faces.length > card.faces.length)
      return cardFault("wording-faces", placeAt(placeAt(".wordings", wording), "faces"), {
        wording,
        faces: card.faces.length,
      })
  }
  return null
}
