import type { MagicAbility, MagicFace } from "@dilemma-table/magic"
import { NotUnderstood } from "../compiled.ts"

type Numbers = Pick<MagicFace, "power" | "toughness" | "loyalty" | "defense">

/**
 * A Spacecraft's power and toughness are those of the creature that it is from its last threshold on (721.2). Throws
 * NotUnderstood where its text says that it is one and nothing says how strong.
 */
export function manned(
  numbers: Numbers,
  abilities: readonly MagicAbility[],
  text: string,
): { readonly numbers: Numbers; readonly abilities: readonly MagicAbility[] } {
  const at = abilities.findLastIndex((one) => typeof one === "object" && "stationed" in one)
  const last = abilities[at] as { readonly power?: number } | undefined
  const { power, toughness, ...rest } = numbers
  if (last !== undefined && last.power === undefined && power !== undefined && toughness !== undefined)
    return { numbers: rest, abilities: abilities.with(at, { ...last, power, toughness } as unknown as MagicAbility) }
  if (last !== undefined && last.power === undefined && !/^station(?: \((?!.*artifact creature).*\))$/im.test(text))
    throw new NotUnderstood("not-understood", { start: 0, end: 0 }, ["2/2"])
  return { numbers, abilities }
}
