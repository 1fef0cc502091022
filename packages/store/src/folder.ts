import { join } from "node:path"

/** What says where a user's data lie. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: NodeJS.Platform
  /** The user's home folder. */
  readonly home: string
}

/**
 * The folder for the user's cards: DILEMMA_DATA where that is set; else where the system keeps what programs save
 * ($XDG_DATA_HOME or ~/.local/share, ~/Library/Application Support, %LOCALAPPDATA%), in a folder "dilemma".
 */
export function dataFolder({ env, platform, home }: Surroundings): string {
  const own = env.DILEMMA_DATA
  if (own !== undefined && own !== "") return own
  if (platform === "darwin") return join(home, "Library", "Application Support", "dilemma")
  if (platform === "win32") return join(env.LOCALAPPDATA || join(home, "AppData", "Local"), "dilemma")
  return join(env.XDG_DATA_HOME || join(home, ".local", "share"), "dilemma")
}
