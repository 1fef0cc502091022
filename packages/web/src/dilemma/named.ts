import type { Key } from "@dilemma-table/engine"

/** Modes as they are called on the page: "▶1 + ▶2". */
export const named = (keys: readonly Key[]): string => keys.map((key) => `▶${key}`).join(" + ")
