import { type Fill, sayTerminal } from "@dilemma-table/words"

type HelpKey = Parameters<typeof sayTerminal<"simulate-help">>[2]

/** A help text on simulations: English, and a line in Japanese. */
export const simulateHelp = (key: HelpKey, fill: Fill = {}): string =>
  `${sayTerminal("en", "simulate-help", key, fill)}\n${sayTerminal("ja", "simulate-help", key, fill)}`
