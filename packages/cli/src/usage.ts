import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { CommanderError } from "commander"

/**
 * What is wrong with how the command was called: its sentences are the parser's, which speaks
 * English alone, put into ours by what it quotes.
 */
export function sayUsage(lang: Lang, error: CommanderError): readonly string[] {
  const [first = "", ...others] = error.message.split("\n")
  const [what = "", typed = ""] = [...first.matchAll(/'([^']*)'/g)].map(([, quoted]) => quoted ?? "")
  const near = /\(Did you mean (?:one of )?(.*?)\?\)/.exec(others.join(" "))?.[1]
  return [
    sentence(lang, error.code, first, what, typed),
    ...(near === undefined ? [] : [sayTerminal(lang, "usage", "near", { what: near })]),
    sayTerminal(lang, "usage", "more", { what: "dilemma --help" }),
  ]
}

function sentence(lang: Lang, code: string, message: string, what: string, typed: string): string {
  switch (code) {
    case "commander.unknownCommand":
      return sayTerminal(lang, "usage", "unknown-command", { what })
    case "commander.unknownOption":
      return sayTerminal(lang, "usage", "unknown-option", { what })
    case "commander.missingArgument":
      return sayTerminal(lang, "usage", "missing-argument", { what: `<${what}>` })
    case "commander.optionMissingArgument":
      return sayTerminal(lang, "usage", "missing-value", { what })
    case "commander.missingMandatoryOptionValue":
      return sayTerminal(lang, "usage", "missing-option", { what })
    case "commander.excessArguments": {
      const [expected = "", got = ""] = /Expected (\d+) \D*(\d+)/.exec(message)?.slice(1) ?? []
      return sayTerminal(lang, "usage", "too-many", { expected, got })
    }
    case "commander.invalidArgument": {
      const allowed = /Allowed choices are (.*)\.$/.exec(message)?.[1]
      return allowed === undefined ? message : sayTerminal(lang, "usage", "not-among", { what, typed, allowed })
    }
    default:
      return message
  }
}
