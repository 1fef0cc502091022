import type { Np } from "../phrase.ts"
import type { Bound, Printing, Tongue } from "../printing.ts"
import { noun, plain } from "./phrases.ts"

/*
 * What has been named, said again.
 */

/** "that creature", "those creatures", "the second creature". */
export function bound(p: Printing, named: Bound, nth: number): Np {
  const what = { ...named, noun: p.words.manner.calledAgain?.(named.noun) ?? named.noun }
  if (what.noun.one === "player") return plain("that player", "player", what.noun)
  // What was a card is what lies on the battlefield now.
  const landed = named.zone === "battlefield" ? /^(.*) card$/.exec(named.noun.one)?.[1] : undefined
  if (landed !== undefined && p.words.manner.pronouns === true) {
    const kind = p.words.manner.calledAgain?.(noun(landed)) ?? noun(landed)
    return plain(named.many ? `those ${kind.many}` : `that ${kind.one}`, "ref", what.noun, what.many)
  }
  const order = ["", "first", "second", "third", "fourth", "fifth"][nth]
  // What was exiled is a card, whatever it was.
  if (what.way === "exiled this way" && p.words.manner.pronouns === true)
    return plain(what.many ? "those cards" : "that card", "ref", what.noun, what.many)
  if (what.way !== undefined)
    return plain(`the ${what.many ? what.noun.many : what.noun.one} ${what.way}`, "ref", what.noun, what.many)
  const text = order
    ? `the ${order} ${what.many ? what.noun.many : what.noun.one}`
    : what.many
      ? `those ${what.noun.many}`
      : `that ${what.noun.one}`
  return plain(text, "ref", what.noun, what.many)
}

/** "it", "that card", "them", "those cards": what was named last. */
export const itAgain: NonNullable<Tongue["itAgain"]> = (_, what, within) => {
  const moved = what.zone !== undefined && what.zone !== "battlefield" && what.zone !== "stack"
  if (!within && moved)
    return what.many ? plain("those cards", "ref", noun("card"), true) : plain("that card", "ref", noun("card"))
  return what.many ? plain("them", "ref", what.noun, true) : plain("it", "ref", what.noun)
}
