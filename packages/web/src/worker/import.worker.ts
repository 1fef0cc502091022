import { loadWords } from "@dilemma-table/words"
import { importFile } from "../own-cards/import-file.ts"
import type { ImportProgress, ImportRequests } from "../protocol/import-messages.ts"
import { type Handlers, serve } from "../protocol/port.ts"

/** Files of cards are read and understood here: the page never holds the compiler, nor a file. */
const handlers = (tell: (told: ImportProgress) => void): Handlers<ImportRequests> => ({
  import: ({ file, lang }) => importFile(file, lang, tell),
})

const allWords = (): Promise<unknown> =>
  Promise.all(
    ["magic", "duel-masters", "terminal"].flatMap((of) => (["en", "ja"] as const).map((lang) => loadWords(of, lang))),
  )

serve<ImportRequests, ImportProgress>(self, handlers, allWords)
