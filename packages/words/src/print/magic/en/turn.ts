import type { PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { TurnStatic } from "@dilemma-table/magic"
import { howMany, noun, possessive } from "../../english/phrases.ts"
import { bind, meanSelf, selectorNp } from "../../nouns.ts"
import { act, type Clause, clause, clauseOf, led, type Np, spaced } from "../../phrase.ts"
import type { Printing, StaticPrinter, VerbPrinter } from "../../printing.ts"

const names: Readonly<Record<string, string>> = {
  turn: "turn",
  untap: "untap step",
  upkeep: "upkeep",
  draw: "draw step",
  main: "main phase",
  combat: "combat phase",
  end: "end step",
}

const doer = (p: Printing, ref: PlayerRef): Np => {
  const { you, ...who } = p.tongue.player(p, ref)
  return you === true ? { ...who, many: true } : who
}

interface Phasing {
  readonly until?: "source-leaves"
  readonly as?: string
}

/** "Target creature phases out"; what is chosen first does so then. */
function phasing(p: Printing, what: Selector, how: string, whole: Phasing): Clause {
  const np = selectorNp(p, what)
  bind(p, whole.as, np, { way: `phased ${how.startsWith("in") ? "in" : "out"} this way` })
  meanSelf(p, what)
  if (np.chooser === null) return clause("phase", how, np)
  const them: Np = { ...np, text: np.many ? "they" : "it", chooser: null }
  return clauseOf(act("choose", np.text, np.chooser), { ...act("phase", how, them), joint: "and" })
}

export const turnVerbs: Readonly<Record<string, VerbPrinter>> = {
  extraTurn: (p, ref: PlayerRef, whole: { readonly count?: Value }) =>
    clause(
      "take",
      `${howMany(p, whole.count ?? 1, noun("extra turn"))} after this one`,
      ref === "you" && p.actor === null ? null : doer(p, ref),
    ),
  skipNext: (p, what: string, whole: { readonly by?: PlayerRef }) => {
    const ref = whole.by ?? "you"
    const whose = ref === "you" ? possessive({ ...p, actor: null }, ref) : "their"
    return clause("skip", `${whose} next ${names[what] ?? what}`, doer(p, ref))
  },
  phaseOut: (p, what: Selector, whole: Phasing) =>
    phasing(
      p,
      what,
      spaced("out", whole.until !== undefined && `until ${p.tongue.self(p).text} leaves the battlefield`),
      whole,
    ),
  phaseIn: (p, what: Selector, whole: Phasing) => phasing(p, what, "in", whole),
  extraPhases: (_, phases: readonly string[]) => {
    const said = phases.map((phase) => `an additional ${names[phase] ?? phase}`).join(" followed by ")
    const there = { text: "there", many: false } as Np
    return phases.length === 1
      ? clause("be", `${said} after this phase`, there)
      : led("after this phase, ", clause("be", said, there))
  },
}

export const turnStatics: Readonly<Record<keyof TurnStatic, StaticPrinter>> = {
  cantPhaseIn: (_, __: true, subject) => act("can't", "phase in", subject),
  skips: (p, { skip, of }: { readonly skip: string; readonly of: PlayerRef }) =>
    of === "you"
      ? act("skip", `your ${skip === "upkeep" ? "upkeep step" : (names[skip] ?? skip)}`)
      : act("skip", `their ${names[skip] ?? skip}${skip === "upkeep" ? "" : "s"}`, doer(p, of)),
}
