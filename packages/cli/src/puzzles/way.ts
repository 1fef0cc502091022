import { type Decision, type Key, logLines } from "@dilemma-table/engine"
import type { Line, LineMove, Puzzle } from "@dilemma-table/referee"
import { type Lang, playerName, sayKeys, sayTerminal } from "@dilemma-table/words"

type Move = Pick<LineMove, "game" | "asked" | "keys">

/** A way in lines: each begins with what somebody begins to do, and goes on with what is chosen for it. Passing isn't told. */
export function wayLines(lang: Lang, moves: readonly Move[]): readonly string[] {
  const lines: { by: number; answers: string[] }[] = []
  for (const move of moves) {
    const { asked } = move
    if (isPassing(asked, move.keys)) continue
    const answer = answerText(lang, move)
    const last = lines.at(-1)
    if (last === undefined || last.by !== asked.by || begins(asked)) lines.push({ by: asked.by, answers: [answer] })
    else last.answers.push(answer)
  }
  return lines.map(({ by, answers }) =>
    sayTerminal(lang, "solve", "line", {
      player: playerName(lang, by as Decision["by"]),
      answer: answers.join(" · "),
    }),
  )
}

/** What else could be done against a way, and how it is met. */
export function replyLines(lang: Lang, line: Line, most: number): readonly string[] {
  const replies = line.moves.flatMap(({ others }) => others)
  const all = replies.map(({ move, met }) => {
    const answer = sayTerminal(lang, "solve", "line", {
      player: playerName(lang, move.asked.by),
      answer: answerText(lang, move),
    })
    const lines = wayLines(lang, met)
    return lines.length === 0
      ? sayTerminal(lang, "solve", "reply-done", { move: answer })
      : sayTerminal(lang, "solve", "reply", { move: answer, met: lines.join("; ") })
  })
  // Of creatures that are alike each is tried; told is what differs.
  const different = [...new Set(all)]
  const said = different.slice(0, most)
  const untold = line.untold + different.length - said.length
  return untold === 0 ? said : [...said, sayTerminal(lang, "solve", "untold", { n: untold })]
}

const begins = ({ kind }: Decision): boolean => ["action", "attackers", "blockers", "attack"].includes(kind)

const isPassing = ({ space }: Decision, keys: readonly Key[]): boolean =>
  space.type === "pick" &&
  space.options.some(
    ({ key, is }) => key === keys[0] && (is.type === "pass" || (is.type === "act" && is.act === "end")),
  )

export const answerText = (lang: Lang, { game, asked, keys }: Move): string => sayKeys(lang, game, asked, keys)

/** How many lines the log has at the beginning of a puzzle: its trace begins behind them. */
export const linesBefore = ({ game }: Puzzle): number => logLines(game).length
