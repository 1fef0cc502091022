import { type Decision, type Key, NONE, type Option } from "@dilemma-table/engine"

/** Answers with what does something first: passing comes last, an attack with more creatures, and a defence that stops more attackers, before one with fewer. */
export function inOrder(asked: Decision, answers: readonly (readonly Key[])[]): readonly (readonly Key[])[] {
  const { kind, space } = asked
  if (space.type !== "pick") return answers
  if (kind === "attackers") return [...answers].reverse()
  if (kind === "blockers") return byBlocked(space.options, answers)
  if (kind !== "action") return answers
  return [...answers.filter((keys) => !isIdle(asked, keys)), ...answers.filter((keys) => isIdle(asked, keys))]
}

/** Is this passing, or ending one's turn? */
export const isIdle = ({ space }: Decision, keys: readonly Key[]): boolean =>
  space.type === "pick" &&
  space.options.some(
    ({ key, is }) => keys.includes(key) && (is.type === "pass" || (is.type === "act" && is.act === "end")),
  )

function byBlocked(options: readonly Option[], answers: readonly (readonly Key[])[]): readonly (readonly Key[])[] {
  const attackers = new Map(options.map(({ key, is }) => [key, "other" in is ? is.other : NONE]))
  const stopped = (keys: readonly Key[]): number => new Set(keys.map((key) => attackers.get(key))).size
  return answers
    .map((keys) => ({ keys, n: stopped(keys) }))
    .sort((a, b) => b.n - a.n)
    .map(({ keys }) => keys)
}
