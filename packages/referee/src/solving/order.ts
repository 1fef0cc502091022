import type { Decision, Key } from "@dilemma-table/engine"

/** Answers with what does something first: passing comes last, an attack with more creatures before one with fewer. */
export function inOrder(asked: Decision, answers: readonly (readonly Key[])[]): readonly (readonly Key[])[] {
  const { kind, space } = asked
  if (space.type !== "pick") return answers
  if (kind === "attackers") return [...answers].reverse()
  if (kind !== "action") return answers
  const idle = new Set(
    space.options
      .filter(({ is }) => is.type === "pass" || (is.type === "act" && is.act === "end"))
      .map(({ key }) => key),
  )
  const passes = (keys: readonly Key[]): boolean => keys.some((key) => idle.has(key))
  return [...answers.filter((keys) => !passes(keys)), ...answers.filter(passes)]
}
