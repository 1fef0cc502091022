import { completionsAt } from "@dilemma-table/referee"
import { langs, loadWords } from "@dilemma-table/words"
import { loadLibrary } from "../games/known.ts"
import type { LabRequests } from "../protocol/lab-messages.ts"
import { type Handlers, serve } from "../protocol/port.ts"
import type { Opened } from "../ruling/opened.ts"

/** Rulings and saved games are read and played here; a text that somebody sent never reaches the page but as plain data. */
function labHandlers(): Handlers<LabRequests> {
  let opened: Opened | null = null
  const here = (): Opened => {
    if (opened === null) throw new Error("Nothing is open")
    return opened
  }
  return {
    async rulings({ lang }) {
      const { listedRulings } = await import("../ruling/listed.ts")
      return listedRulings(lang)
    },
    async text({ id }) {
      const { rulingText } = await import("../ruling/texts.ts")
      return rulingText(id)
    },
    async read({ source, lang, editions }) {
      const { open } = await import("../ruling/opened.ts")
      const found = await open(lang, source, editions)
      // What was played last can still be looked at beside a text that can't be read.
      if (found.reading.head !== null || opened === null) opened = found
      return found.reading
    },
    survey: () => here().survey(),
    look: ({ run, step, eyes }) => here().look(run, step, eyes),
    rule: ({ run, id }) => here().rule(run, id),
    why: ({ run, step, key }) => here().why(run, step, key),
    asRuling: ({ run, step, seat }) => here().asRuling(run, step, seat as Parameters<Opened["asRuling"]>[2]),
    complete: ({ text, offset }) => completionsAt(text, offset),
    async built({ text, lang }) {
      const { builtPosition } = await import("../ruling/build.ts")
      return builtPosition(lang, text)
    },
    async build({ text, step }) {
      const { builtWith } = await import("../ruling/build.ts")
      return builtWith(text, step)
    },
    async offered({ game, search, lang, text }) {
      const { offeredCards } = await import("../ruling/build.ts")
      return offeredCards(lang, game, search, text)
    },
  }
}

/** Two editions, two languages and both games meet here: all that can be said, and every card, is fetched at once. */
const everything = (): Promise<unknown> =>
  Promise.all([
    loadLibrary("magic"),
    loadLibrary("duel-masters"),
    ...langs.flatMap((lang) => ["magic", "duel-masters", "terminal"].map((of) => loadWords(of, lang))),
  ])

serve<LabRequests, never>(self, labHandlers, everything)
