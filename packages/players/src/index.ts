export { type Match, playMatch } from "./match.ts"
export type { Asked, Player } from "./player.ts"
export { randomPlayer } from "./random.ts"
