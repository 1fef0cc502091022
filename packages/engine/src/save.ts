import { checksum } from "./checksum.ts"
import { decision, decisionPrint, type Game, printOf } from "./game.ts"
import { tapeOf } from "./rests.ts"
import { engineVersion } from "./version.ts"

/**
 * A game as text: its setup, the whole tape with fingerprints, and its last rest for a version that plays differently.
 * @throws RangeError for an imagined position, which is nobody's game
 */
export function save(game: Game): string {
  if (game.imagined) throw new RangeError("An imagined position isn't saved")
  const asked = decision(game)
  const { chance, forced } = game.options
  const data = {
    dilemma: "save",
    format: 1,
    game: game.rulebook.game,
    engine: engineVersion,
    setup: game.basis.setup,
    options: { chance, forced },
    tape: tapeOf(game).map((node) => [node.by, node.keys, printOf(node), node.auto]),
    asks: asked === null ? null : decisionPrint(asked),
    from: game.basis.from ?? null,
    rest: { at: game.rest.tape?.n ?? 0, state: game.rest.state },
  }
  return JSON.stringify({ ...data, check: checksum(JSON.stringify(data)) })
}
