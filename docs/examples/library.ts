import { deckSetup, decks, rulebook } from "@dilemma-table/duel-masters"
import { answer, decision, fork, imagine, iterate, load, newGame, save, undo, view } from "@dilemma-table/engine"
import { sayQuestion } from "@dilemma-table/words"

const [slash, hole] = decks
if (slash === undefined || hole === undefined) throw new Error("Two decks are needed")
const begun = newGame(rulebook, deckSetup([slash, hole], 7, {}, 0)) // 7 decides all luck; seat 0 goes first
if (!begun.ok) throw new Error(begun.fault.message.en)
const game = begun.value

// Where the game has stopped: who is asked, about what, by which rules, and every legal answer.
const asked = decision(game)
if (asked === null) throw new Error("The game is over")
console.log(sayQuestion("en", game, asked), asked.rules) // may put a card into the mana zone [ '503.1' ]
const answers = [...iterate(asked.space)]
console.log(answers.length) // 6

// A branch of its own: what is answered there doesn't touch the game.
const branch = fork(game)
const next = answer(branch, asked.by, answers[0] ?? [])
console.log(next.ok && next.value?.kind) // action

// What isn't offered is refused with a reason, and nothing has happened.
const refused = answer(game, asked.by, ["charge:1"])
console.log(refused.ok || refused.fault.code) // answer-unknown-key

// Back, out to a file, and in again.
const before = undo(branch)
const text = save(branch)
const again = load(rulebook, text)
console.log(before.ok, again.ok) // true true

// What one player sees, and the position as that player may imagine it: unknown cards are unknown there.
const seen = view(game, asked.by)
const hands = seen.zones.filter(({ zone }) => zone === "hand")
console.log(hands.map(({ count, objects }) => `${objects.length} of ${count}`)) // [ '5 of 5', '0 of 5' ]
const imagined = imagine(game, asked.by, { unknown: true })
console.log(decision(imagined)?.kind) // action
