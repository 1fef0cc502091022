import { type Fill, type Lang, sayTerminal } from "@dilemma-table/words"
import { Failure } from "../failure.ts"

export type SimulationFault = Parameters<typeof sayTerminal<"simulate-fault">>[2]

/**
 * Why games can't be simulated, with its code.
 * @param code a nearer one than the sentence's key
 */
export const simulationFailure = (lang: Lang, key: SimulationFault, fill: Fill = {}, code: string = key): Failure =>
  new Failure(sayTerminal(lang, "simulate-fault", key, fill), 2, code)
