import type { GameName } from "../shown/types.ts"
import { heads } from "./heads.ts"

type Texts = Readonly<Record<string, string>>

const loaders: Readonly<Record<GameName, () => Promise<{ readonly texts: Texts }>>> = {
  magic: () => import("./texts-magic.ts"),
  "duel-masters": () => import("./texts-duel-masters.ts"),
}

/** The text of one of the project's rulings; null where there is none of this id. */
export async function rulingText(id: string): Promise<string | null> {
  const head = heads.find((one) => one.id === id)
  if (head === undefined) return null
  const { texts } = await loaders[head.game]()
  return Object.values(texts).find((text) => idIn(text) === id) ?? null
}

const idIn = (text: string): string | undefined => /^id:\s*(\S+)/m.exec(text)?.[1]?.replace(/^["']|["']$/g, "")
