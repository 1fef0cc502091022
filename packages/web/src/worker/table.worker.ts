import { type Fault, fromView, type Game, logLines } from "@dilemma-table/engine"
import { type Lang, loadSentences, loadWords } from "@dilemma-table/words"
import { loadDealt } from "../games/dealt.ts"
import { loadGame, loadLibrary } from "../games/known.ts"
import type { TableRequests, TableTold } from "../protocol/messages.ts"
import { faultOf, type Handlers, Refused, serve } from "../protocol/port.ts"
import { imaginedFor, outcomeIn } from "../shown/outcome.ts"
import { pickRefusal } from "../shown/pick-refusal.ts"
import type { GameName } from "../shown/types.ts"
import { begunTable } from "./beginning.ts"
import { fetchLater, withAll } from "./later.ts"
import { Teller } from "./news.ts"
import { allowedDecks } from "./offered-decks.ts"
import { PlayedTable } from "./played-table.ts"

const notAsked: Fault = {
  code: "not-yours",
  place: "preview",
  message: { en: "Nothing is asked of you now.", ja: "今は何も尋ねられていません。" },
}

/** Between two answers of machines that only machines wait for, in milliseconds. */
const pace = 600

/** How long a page is waited for that doesn't say that it shows the table, in milliseconds. */
const patience = 10_000

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

  /** Is called when the page shows the table. */
  let seen = (): void => {}
  /** What a game needs to go on, fetched once. */
  let rest: Promise<unknown> | null = null

  const everything = (game: GameName): Promise<unknown> => {
    rest ??= withAll(Promise.all([fetchLater(), loadWords(game, lang), loadLibrary(game)])).catch((error: unknown) => {
      rest = null
      throw error
    })
    return rest
  }
  const now = (): { table: PlayedTable; teller: Teller } => {
    if (table === null || teller === null) throw new Error("No game has begun")
    return { table, teller }
  }
  const here = async (): Promise<{ table: PlayedTable; teller: Teller }> => {
    await everything(now().table.game.rulebook.game as GameName)
    return now()
  }
  const show = (isLast: boolean): void => {
    tell({ type: "news", news: now().teller.news(isLast) })
  }
  const sitDown = (next: PlayedTable): void => {
    table = next
    teller = new Teller(next, lang)
  }

  /** Counts up, and tells whether nothing else has been begun since, once what waits has had its turn. */
  const another = (): ((wait?: number) => Promise<boolean>) => {
    moment += 1
    const mine = moment
    const at = table
    return async (wait = 0) => {
      await new Promise((resolve) => setTimeout(resolve, wait))
      return mine === moment && table === at
    }
  }

  /** Lets the program answer what it may, showing each step of other seats; then shows what a person is asked. */
  const goOn = async (): Promise<void> => {
    const stillSo = another()
    const { table: at } = now()
    const alone = at.persons().length === 0
    /** Is what the person did still to be shown? */
    let isAnswer = true
    let happened = false
    for (;;) {
      // What a machine answers takes long: what has happened until then is shown before.
      if (happened || (isAnswer && at.isMachineAsked)) {
        show(false)
        isAnswer = false
        if (!(await stillSo(alone ? pace : 0))) return
      }
      const before = at.game.log?.n ?? 0
      if (!at.step()) break
      happened = somethingHappened(at.game, before)
    }
    await showLast(stillSo)
  }

  /** Shows what a person is asked; what takes longer to work out follows, if nothing else is begun. */
  const showLast = async (stillSo: () => Promise<boolean>): Promise<void> => {
    show(true)
    if (!(await stillSo())) return
    tell({ type: "after", after: now().teller.after() })
    if (!(await stillSo())) return
    tell({ type: "file", file: now().table.file() })
  }

  const failed = (error: unknown): void => tell({ type: "failed", fault: faultOf(error) })
  const goesOn = (): void => {
    goOn().catch(failed)
  }
  const showsNow = (): void => {
    showLast(another()).catch(failed)
  }

  /** Lets a game that was just begun go on when its table is on the screen: then there is time for the rest of the program. */
  const goesOnWhenSeen = async (begun: PlayedTable): Promise<void> => {
    await new Promise<void>((resolve) => {
      seen = resolve
      setTimeout(resolve, patience)
    })
    try {
      await here()
    } catch (error) {
      return failed(error)
    }
    if (table === begun) goesOn()
  }

  return {
    async decks({ game, own }) {
      const known = await loadGame(game)
      await fetchLater()
      return allowedDecks(known, own)
    },
    async begin({ lang: by, ...beginning }) {
      const { game, decks } = beginning
      lang = by
      rest = null
      const [dealt] = await Promise.all([loadDealt(game, decks, by), loadSentences(game, by)])
      const known = dealt ?? (await loadGame(game))
      const begun = await begunTable(
        () => everything(game),
        { ...beginning, known },
        (next) => {
          sitDown(next)
          show(false)
        },
      )
      void goesOnWhenSeen(begun)
      return null
    },
    seen() {
      seen()
      return null
    },
    async load({ file, lang: by, handling }) {
      lang = by
      rest = null
      const { openTableFile } = await withAll(import("./opened-file.ts"))
      const opened = await openTableFile(file)
      if (!opened.ok) throw new Refused(opened.fault)
      await everything(opened.value.game.rulebook.game as GameName)
      sitDown(new PlayedTable({ ...opened.value, handling }))
      goesOn()
      return { differsAt: opened.value.differsAt }
    },
    async answer({ keys }) {
      ;(await here()).table.give(keys)
      goesOn()
      return null
    },
    async next({ keys }) {
      const { table: at } = await here()
      if (at.offered().length > 0) await loadWords("terminal", lang)
      const found = at.following(keys)
      const options = at.viewer === null || keys.length === 0 ? [] : at.offered()
      const blocked = options.flatMap((key) => {
        const text = found.keys.includes(key) ? null : pickRefusal(lang, at.game, keys, key)
        return text === null ? [] : [{ key, text }]
      })
      return { ...found, blocked }
    },
    async undo() {
      ;(await here()).table.undo()
      showsNow()
      return null
    },
    async cancel() {
      ;(await here()).table.cancel()
      showsNow()
      return null
    },
    async preview({ keys }) {
      const { table: at } = await here()
      const seat = at.viewer
      const imagined = seat === null ? null : imaginedFor(at.game, seat)
      if (seat === null || imagined === null) throw new Refused(notAsked)
      return outcomeIn(lang, imagined, seat, fromView(at.game, seat, keys))
    },
    async compare({ playouts }) {
      const { shownComparison } = await withAll(import("../shown/compared.ts"))
      const { table: at } = await here()
      return at.viewer === null ? null : shownComparison(at.game, at.viewer, playouts)
    },
    async why({ key }) {
      const { wishesFor } = await withAll(import("./reasons.ts"))
      await loadWords("terminal", lang)
      const { table: at } = await here()
      return at.viewer === null ? [] : wishesFor(lang, at.game, at.viewer, key)
    },
    async rule({ id }) {
      const { fetchedRuleSheet } = await withAll(import("./rule-sheet.ts"))
      return fetchedRuleSheet(lang, (await here()).table.game, id)
    },
    async lookAt({ n }) {
      const found = (await here()).teller.lookAt(n)
      if (found === null) throw new Error(`There is no line ${n}`)
      return found
    },
    async branch({ n }) {
      const { table: at, teller: by } = await here()
      at.branch(by.engineLine(n) ?? 0)
      showsNow()
      return null
    },
    async language({ lang: by }) {
      lang = by
      rest = null
      if (table === null) return null
      await here()
      teller = new Teller(table, lang)
      goesOn()
      return null
    },
    async handling(handling) {
      const { table: at } = await here()
      at.handling = handling
      goesOn()
      return null
    },
    async passTurn() {
      ;(await here()).table.passTurn()
      goesOn()
      return null
    },
    async sit({ player }) {
      ;(await here()).table.sit(player)
      goesOn()
      return null
    },
  }
}

serve<TableRequests, TableTold>(self, tableHandlers)
