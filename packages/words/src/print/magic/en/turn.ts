import type { PlayerRef, Value } from "@dilemma-table/engine"
import type { TurnStatic } from "@dilemma-table/magic"
import { howMany, noun, possessive } from "../../english/phrases.ts"
import { act, clause, led, type Np } from "../../phrase.ts"
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
  extraPhases: (_, phases: readonly string[]) => {
    const said = phases.map((phase) => `an additional ${names[phase] ?? phase}`).join(" followed by ")
    const there = { text: "there", many: false } as Np
    return phases.length === 1
      ? clause("be", `${said} after this phase`, there)
      : led("after this phase, ", clause("be", said, there))
  },
}

export const turnStatics: Readonly<Record<keyof TurnStatic, StaticPrinter>> = {
  skips: (p, { skip, of }: { readonly skip: string; readonly of: PlayerRef }) =>
    act(
      "skip",
      `${of === "you" ? "your" : "their"} ${names[skip] ?? skip}${skip === "upkeep" ? "" : "s"}`,
      doer(p, of),
    ),
}
