import type { GameName } from "../shown/types.ts"

/** What a list of rulings tells of each. Made when the page is built. */
export interface RulingHead {
  readonly id: string
  readonly game: GameName
  readonly title: { readonly en: string; readonly ja: string }
  readonly rules: readonly unknown[]
  readonly cites: readonly string[]
  /** The cards it names; those that it defines itself in both languages. */
  readonly cards: readonly (string | { readonly ja?: string; readonly en?: string })[]
}

const found = import.meta.glob<RulingHead>("../../../../rulings/**/*.yaml", {
  query: "?head",
  import: "default",
  eager: true,
})

/** The project's rulings, with the folder each lies in below its game's. */
export const heads: readonly (RulingHead & { readonly subject: string })[] = Object.entries(found).map(
  ([path, head]) => ({ ...head, subject: subjectOf(path) }),
)

function subjectOf(path: string): string {
  const [, ...folders] = path.split("/rulings/")[1]?.split("/").slice(0, -1) ?? []
  return folders.join("/")
}
