import { resolve } from "node:path"
import { openStoreIfThere, type Store } from "@dilemma-table/store"
import type { Lang } from "@dilemma-table/words"
import { Option } from "commander"
import { type Context, cardsHelp } from "../context.ts"
import { Failure } from "../failure.ts"

/** Where the user's own cards are. */
export interface Keeping {
  readonly data?: string
}

export const dataOption = (): Option => new Option("--data <folder>", cardsHelp("data"))

export const folderOf = (context: Context, { data }: Keeping): string =>
  data === undefined ? context.data : resolve(context.cwd, data)

/** Gives the user's store to `use`, or null where there is none. Throws Failure where it can't be opened. */
export function withStore<T>(context: Context, lang: Lang, keeping: Keeping, use: (store: Store | null) => T): T {
  const opened = openStoreIfThere(folderOf(context, keeping))
  if (!opened.ok) throw new Failure(opened.fault.message[lang])
  try {
    return use(opened.value)
  } finally {
    opened.value?.close()
  }
}
