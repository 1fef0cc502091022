import { type Fault, fromView, type Game, logLines, newGame } from "@dilemma-table/engine"
import { type Lang, loadWords } from "@dilemma-table/words"
import { loadGame } from "../games/known.ts"
import type { TableRequests, TableTold } from "../protocol/messages.ts"
import { type Handlers, Refused, serve } from "../protocol/port.ts"
import { imaginedFor, outcomeIn } from "../shown/outcome.ts"
import { pickRefusal } from "../shown/pick-refusal.ts"
import { Teller } from "./news.ts"
import { offeredDecks } from "./offered-decks.ts"
import { PlayedTable } from "./played-table.ts"

const notAsked: Fault = {
  code: "not-yours",
  place: "preview",
  message: { en: "Nothing is asked of you now.", ja: "今は何も尋ねられていません。" },
}

/** Between two answers of machines that only machines wait for, in milliseconds. */
const pace = 600

/** What is only noted doesn't change what one sees. */
const noted: ReadonlySet<string> = new Set(["note", "mark", "player-mark", "step"])

const somethingHappened = (game: Game, since: number): boolean =>
  logLines(game, since).some(({ entry }) => entry.type === "event" && !noted.has(entry.event.type))

function tableHandlers(tell: (told: TableTold) => void): Handlers<TableRequests> {
  let lang: Lang = "en"
  let table: PlayedTable | null = null
  let teller: Teller | null = null
  /** Counts up with everything that a person does: what machines were about to do before doesn't happen. */
  let moment = 0

  const here = (): { table: PlayedTable; teller: Teller } => {
    if (table === null || teller === null) throw new Error("No game has begun")
    return { table, teller }
  }
  const show = (keep: boolean): void => {
    tell({ type: "news", news: here().teller.news(keep) })
  }
  const sitDown = (next: PlayedTable): void => {
    table = next
    teller = new Teller(next, lang)
  }

  /** Shows what has changed, then lets the program answer what it may, showing each step of other seats. */
  const goOn = async (): Promise<void> => {
    moment += 1
    const mine = moment
    const { table: at } = here()
    const alone = at.persons().length === 0
    let first = true
    for (;;) {
      const before = at.game.log?.n ?? 0
      const more = at.step()
      if (mine !== moment) return
      if (!more) break
      const happened = somethingHappened(at.game, before)
      if (first || happened) {
        show(false)
        first = false
        await new Promise((resolve) => setTimeout(resolve, alone && happened ? pace : 0))
        if (mine !== moment || table !== at) return
      }
    }
    show(true)
  }

  return {
    decks: async ({ game, own }) => offeredDecks(await loadGame(game), own),
    async begin({ game, decks, seats, seed, first, lang: now, handling }) {
      lang = now
      const [known] = await Promise.all([loadGame(game), loadWords(game, now)])
      const begun = newGame(known.rulebook, known.setup(decks, seed, first))
      if (!begun.ok) throw new Refused(begun.fault)
      sitDown(new PlayedTable({ known, game: begun.value, seats, remarks: [], handling }))
      void goOn()
      return null
    },
    async load({ file, lang: now, handling }) {
      lang = now
      const { openTableFile } = await import("./opened-file.ts")
      const opened = await openTableFile(file)
      if (!opened.ok) throw new Refused(opened.fault)
      await loadWords(opened.value.game.rulebook.game, now)
      sitDown(new PlayedTable({ ...opened.value, handling }))
      void goOn()
      return { differsAt: opened.value.differsAt }
    },
    answer({ keys }) {
      here().table.give(keys)
      void goOn()
      return null
    },
    async next({ keys }) {
      const { table: at } = here()
      if (at.offered().length > 0) await loadWords("terminal", lang)
      const found = at.following(keys)
      const options = at.viewer === null || keys.length === 0 ? [] : at.offered()
      const blocked = options.flatMap((key) => {
        const text = found.keys.includes(key) ? null : pickRefusal(lang, at.game, keys, key)
        return text === null ? [] : [{ key, text }]
      })
      return { ...found, blocked }
    },
    undo() {
      here().table.undo()
      moment += 1
      show(true)
      return null
    },
    cancel() {
      here().table.cancel()
      moment += 1
      show(true)
      return null
    },
    preview: ({ keys }) => {
      const { table: at } = here()
      const seat = at.viewer
      const imagined = seat === null ? null : imaginedFor(at.game, seat)
      if (seat === null || imagined === null) throw new Refused(notAsked)
      return outcomeIn(lang, imagined, seat, fromView(at.game, seat, keys))
    },
    async compare({ playouts }) {
      const { shownComparison } = await import("../shown/compared.ts")
      const { table: at } = here()
      return at.viewer === null ? null : shownComparison(at.game, at.viewer, playouts)
    },
    async why({ key }) {
      const { wishesFor } = await import("./reasons.ts")
      await loadWords("terminal", lang)
      const { table: at } = here()
      return at.viewer === null ? [] : wishesFor(lang, at.game, at.viewer, key)
    },
    async rule({ id }) {
      const { fetchedRuleSheet } = await import("./rule-sheet.ts")
      return fetchedRuleSheet(lang, here().table.game, id)
    },
    lookAt({ n }) {
      const found = here().teller.lookAt(n)
      if (found === null) throw new Error(`There is no line ${n}`)
      return found
    },
    branch({ n }) {
      const { table: at, teller: by } = here()
      at.branch(by.engineLine(n) ?? 0)
      moment += 1
      show(true)
      return null
    },
    async language({ lang: now }) {
      lang = now
      if (table === null) return null
      await loadWords(table.game.rulebook.game, now)
      teller = new Teller(table, lang)
      show(true)
      return null
    },
    handling(handling) {
      const { table: at } = here()
      at.handling = handling
      void goOn()
      return null
    },
    passTurn() {
      here().table.passTurn()
      void goOn()
      return null
    },
    sit({ player }) {
      here().table.sit(player)
      void goOn()
      return null
    },
  }
}

serve<TableRequests, TableTold>(self, tableHandlers)
