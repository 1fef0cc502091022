import type { Decision, Key } from "@dilemma-table/engine"

/** Answers with what does something first: passing comes last, an attack with more creatures before one with fewer. */
export function inOrder(asked: Decision, answers: readonly (readonly Key[])[]): readonly (readonly Key[])[] {
  const { kind, space } = asked
  if (space.type !== "pick") return answers
  if (kind === "attackers") return [...answers].reverse()
  if (kind !== "action") return answers
  return [...answers.filter((keys) => !isIdle(asked, keys)), ...answers.filter((keys) => isIdle(asked, keys))]
}

/** Is this passing, or ending one's turn? */
export const isIdle = ({ space }: Decision, keys: readonly Key[]): boolean =>
  space.type === "pick" &&
  space.options.some(
    ({ key, is }) => keys.includes(key) && (is.type === "pass" || (is.type === "act" && is.act === "end")),
  )
