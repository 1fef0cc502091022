import {
  ask,
  binds,
  type Filter,
  type Frame,
  type Game,
  numberRange,
  type Option,
  one,
  optional,
  type PlayerRef,
  playerOf,
  step,
  term,
  type VerbWord,
  words,
} from "@dilemma-table/engine"
import { civilizations } from "../lexicon.ts"
import { cardNames, raceNames } from "../naming.ts"
import { player } from "./verbs-moving.ts"

type Trait = "race" | "civilization" | "number"

/** No card has a number of its cost or power beside which a greater one would matter, but power, which isn't chosen so. */
const GREATEST = 99

/** Verbs that choose a name, a race, a civilization or a number, for what follows. */
export const namingVerbs: Readonly<Record<string, VerbWord>> = {
  nameCard: {
    shape: term("filter"),
    fields: { as: binds },
    doc: { en: "choose the name of a card that matches", ja: "条件に合うカードの名前を1つ選ぶ" },
    unknowns: "works",
    *run(game, frame, filter: Filter, whole: { as: string }) {
      const names = cardNames(game, frame, filter)
      if (names.length === 0) return false
      const [name] = yield* ask(game, {
        by: frame.you,
        kind: "name",
        rules: ["605.2b"],
        prompt: "name-card",
        source: frame.source,
        space: { type: "name", index: "cards", names },
      })
      frame.names[whole.as] = String(name)
      step(game, "names-card", ["605.2b"], { player: frame.you, object: frame.source, data: { name: String(name) } })
      return true
    },
  },
  nameTrait: {
    shape: words("race", "civilization", "number"),
    fields: { as: binds, by: optional(player), except: optional(words(...civilizations)) },
    doc: {
      en: "choose a race, a civilization (not `except`) or a number; `by`: that player does",
      ja: "種族、文明(`except`以外)、または数字を1つ選ぶ。`by`: そのプレイヤーが選ぶ",
    },
    unknowns: "works",
    *run(game, frame, trait: Trait, whole: { as: string; by?: PlayerRef; except?: string }) {
      const by = playerOf(game, frame, whole.by)
      const about = { by, rules: ["605.2b"], prompt: `name-${trait}`, source: frame.source }
      const [key] = yield* ask(game, { ...about, ...spaceOf(game, frame, trait, whole.except) } as never)
      frame.names[whole.as] = trait === "number" ? Number(key) : String(key)
      step(game, "names-card", ["605.2b"], { player: by, object: frame.source, data: { name: String(key) } })
      return true
    },
  },
}

function spaceOf(game: Game, frame: Frame, trait: Trait, except: string | undefined) {
  if (trait === "number") return { kind: "number", space: numberRange(0, GREATEST) }
  if (trait === "race") return { kind: "name", space: { type: "name", index: "races", names: raceNames(game, frame) } }
  const offered = civilizations.filter((civilization) => civilization !== except)
  return {
    kind: "name",
    space: one(offered.map((word): Option => ({ key: word, is: { type: "word", word } }))),
  }
}
