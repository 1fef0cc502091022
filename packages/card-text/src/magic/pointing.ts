import type { Built, Pointer } from "../building.ts"
import { NotUnderstood } from "../compiled.ts"
import { canBeMeant, defendingPlayer, ofTheEvent } from "./events-pointed-to.ts"
import { calledBy, isMany } from "./naming.ts"
import {
  costAskedOf,
  doneThisWay,
  GIVEN_UP,
  hasAmount,
  howMuch,
  ofWhatWasDone,
  whatIsMade,
} from "./pointing-to-deeds.ts"
import { butTheBearer, butThose, fromOthers } from "./pointing-to-others.ts"
import {
  type Antecedent,
  anObject,
  aPlayer,
  asking,
  bearerOf,
  calledAfter,
  compares,
  forgets,
  isDivided,
  isSpellText,
  movers,
  type Node,
  newNames,
  numbered,
  ownAntecedent,
  type PointedOut,
  paysX,
  subjectOf,
  theRest,
  verbs,
  withX,
} from "./pointing-words.ts"

/**
 * Puts a name where each pointing word points: the nearest thing said before that the word can mean. The tree is walked in the
 * order in which the text says it, which is the order of its keys. Throws NotUnderstood (`no-antecedent`, `not-said`).
 */
export function pointedOut(tree: unknown): PointedOut {
  const found: Antecedent[] = []
  const before = new Map<object, Built[]>()
  /** What parts of the text came to mean, for those who mean the same. */
  const meant = new Map<object, Antecedent["refer"]>()
  const eachNames = new Map<object, string>()
  const doneLast: { verb: string; copy: Node }[] = []
  const newName = newNames()
  let event = false
  /** The pattern of the event that is answered. */
  let pattern: Node | null = null
  let chooser = false
  let attack = false
  /** An activated ability that uses up its own source. */
  let paidWithThis = false
  /** A static ability of what this is attached to. */
  let ofBearer = false
  /** The text of an instant or sorcery. */
  const spells = Object.keys([tree].flat()[0] ?? {})[0] === "spell"
  /** The number that X stands for since a sentence said so. */
  let x: unknown = null
  let statement: Node | null = null // as it is being made
  let said: Node | null = null // as it was built
  return { tree: walk(tree, ""), before }

  function walk(node: unknown, key: string): unknown {
    if (Array.isArray(node)) return node.map((one) => walk(one, key))
    if (typeof node !== "object" || node === null) {
      if (node === "this" && key !== "object" && key !== "bare" && !compares.has(key))
        found.push(ownAntecedent(statement))
      // "Equipped creature gets +1/+0 as long as it's …"
      if (node === "attached" && key === "to") found.push(bearerOf())
      return node === "x" && x !== null ? structuredClone(x) : node
    }
    const whole = node as Node
    if ("notSaid" in whole) throw new NotUnderstood("not-said", { start: 0, end: 1 }, [String(whole.notSaid)])
    if ("points" in whole) return pointed(whole as unknown as Pointer, key)
    if ("same" in whole) return sameAs(whole.same as object, key)
    if ("eachOne" in whole) return { ref: eachName(whole) }
    if ("where" in whole && "do" in whole) return whereX(whole, key)
    if ("subject" in whole) return withSubject(whole)
    return plain(whole, key)
  }

  function plain(node: Node, key: string): Node {
    const outer = {
      event,
      statement,
      found: found.length,
      chooser,
      done: doneLast.length,
      attack,
      paidWithThis,
      ofBearer,
    }
    if (node.chooser === "opponent") chooser = true
    if ("when" in node) attack = /"(attacks|attacks-player)"/.test(JSON.stringify(node.when))
    if ("activate" in node)
      paidWithThis =
        JSON.stringify(node.cost).includes('"this"') || /"(tap|untap)":true/.test(JSON.stringify(node.cost))
    const [outerPattern, outerSaid, outerX] = [pattern, said, x]
    if ("when" in node || "replace" in node || "later" in node) {
      event = true
      pattern = (node.when ?? node.replace ?? node.later) as Node
    } else if ("activate" in node || "static" in node || isSpellText(node)) {
      event = false
      pattern = null
    }
    // An ability that something gains knows nothing of the text it stands in.
    const apartFrom = isSpellText(node) || forgets.some((word) => word in node)
    const outside = apartFrom ? found.splice(0) : []
    if (apartFrom) {
      x = null
      ofBearer = node.to === "attached"
      const about = "static" in node ? subjectOf(node.to) : null
      if (about !== null) found.push(about)
    }
    const verb = Object.keys(node).find((word) => verbs.has(word)) ?? null
    const copy: Node = {}
    let onlyThen: Antecedent[] | null = null
    if (verb !== null) {
      statement = copy
      said = node
      // What deals damage is named, where it is the card itself without a word of its own.
      if (verb === "damage" && node.from === undefined) found.push(ownAntecedent(copy))
    }
    for (const [word, argument] of Object.entries(node)) {
      // What makes an ability trigger is "it" by itself.
      if (word === "when" || word === "replace" || word === "later") {
        const { length } = found
        copy[word] = walk(argument, "object")
        found.length = length
      } else if (word === "as" && typeof argument === "object" && argument !== null && "eachOne" in argument)
        copy.as = eachName(argument as object)
      // "You may exert this as it attacks. When you do, it …"
      else if (word === "exertion") {
        found.push(ownAntecedent(null))
        copy[word] = walk(argument, word)
      } else if (word === "let" && argument === "?") copy.let = newName()
      else if (word === "as" && argument === "?") {
        // One of several, for which something is done.
        const name = newName()
        copy.as = name
        found.push(anObject(() => ({ ref: name }), null))
      } else if (word === "then") {
        const from = found.length
        copy.then = walk(argument, word)
        onlyThen = found.slice(from)
      } else if (word === "else" && onlyThen !== null) {
        // What only one of the two ways names isn't known on the other.
        const both = found.filter((one) => one.own === true || !(onlyThen as Antecedent[]).includes(one))
        const all = found.splice(0, found.length, ...both)
        copy.else = walk(argument, word)
        found.splice(0, found.length, ...all, ...found.slice(both.length))
      } else if (word === "of" && verb === "becomeCopy") {
        // "It becomes a copy of that. It gains haste": what is said next is said of the copy.
        const from = found.length
        copy.of = walk(argument, word)
        found.unshift(...found.splice(from))
      } else copy[word] = walk(argument, word)
    }
    if (copy.of === GIVEN_UP) return { ofGivenUp: copy.number }
    if ("target" in copy) fromOthers(copy, found)
    if (spells && "all" in copy) butThose(copy, found)
    if (ofBearer && "all" in copy) butTheBearer(copy)
    const antecedent = antecedentOf(copy, key)
    if (antecedent !== null) {
      found.push(antecedent)
      meant.set(node, antecedent.refer)
    }
    if ("paid" in node || "manaWasSpent" in node) forItself(copy)
    if ("let" in copy && typeof copy.be === "object") nameOfLet(copy)
    if (verb !== null) {
      if (!["it", "this", "cause"].includes(String(copy[verb]))) doneLast.push({ verb, copy })
      if (verb === "revealUntil" || verb === "exileUntil") until(copy)
      const made = whatIsMade(copy, verb, nameIn)
      if (made !== null) found.push(made)
      moved(copy, verb)
      // The card itself deals it where no other source is said.
      if (verb === "damage" && copy.from === "this") delete copy.from
    }
    statement = outer.statement
    event = outer.event
    pattern = outerPattern
    said = outerSaid
    chooser = outer.chooser
    attack = outer.attack
    paidWithThis = outer.paidWithThis
    ofBearer = outer.ofBearer
    if (key === "modes" || apartFrom) {
      x = outerX
      found.splice(0, found.length, ...outside, ...found.slice(0, outer.found - outside.length))
      doneLast.length = outer.done
    }
    return copy
  }

  /** Cards from the top until one is found: that one, and the rest. */
  function until(copy: Node): void {
    copy.as = newName()
    copy.rest = newName()
    const { as, rest } = copy
    found.push({
      ...anObject(
        () => ({ ref: as }),
        copy,
        (word) => word === "card",
      ),
      rest: { ref: rest },
    })
  }

  /** "If it was kicked" is asked of the card itself; of another spell it can't be asked. From then on the card is "it". */
  function forItself(copy: Node): void {
    const { paidFor } = copy
    delete copy.paidFor
    if (paidFor === undefined) return
    const self = paidFor === "this" || (paidFor === "it" && pattern?.object === "this")
    if (!self) throw new NotUnderstood("not-said", { start: 0, end: 1 }, ["whether another spell was kicked"])
    if (pattern === null) found.push({ ...ownAntecedent(null), spell: true })
  }

  /** A target player who does something is announced where they are first meant. */
  function withSubject({ subject, do: inner }: Node): unknown {
    const who = walk(subject, "by")
    if (typeof who === "object" && who !== null && "targetPlayer" in who) {
      const node = who as Node
      let placed = false
      const refer = (): unknown => {
        if (placed) return nameIn(node)
        placed = true
        return node
      }
      found.push(aPlayer(refer))
      if (typeof subject === "object" && subject !== null) meant.set(subject, refer)
    } else if (typeof subject === "object" && subject !== null) {
      const [[way, of] = ["", null]] = Object.entries(who as Node)
      const isNew = typeof of === "object" && of !== null && ("target" in of || "choose" in of)
      let placed = false
      const refer = (): unknown => {
        const first = !placed
        placed = true
        return first ? who : isNew ? { [way]: nameIn(of as Node) } : structuredClone(who)
      }
      found.push(aPlayer(refer))
      meant.set(subject, refer)
    }
    const done = walk(inner, "do")
    return Array.isArray(done) && done.length > 1 ? [done] : done
  }

  function eachName(marker: object): string {
    const known = eachNames.get(marker)
    if (known !== undefined) return known
    const name = newName()
    eachNames.set(marker, name)
    found.push(aPlayer(() => ({ ref: name })))
    return name
  }

  function whereX({ do: inner, where }: Node, key: string): unknown {
    const name = newName()
    x = null
    if ("pay" in (where as Node)) return [{ ...(where as Node), as: name }, withX(walk(inner, key), { ref: name })]
    const done = walk(inner, key)
    if (paysX(done)) throw new NotUnderstood("not-said", { start: 0, end: 1 }, ["{X}, where X is a number"])
    const be = walk(where, "be")
    if (isDivided(done)) return withX(done, be)
    x = { ref: name }
    return numbered(name, be, withX(done, x))
  }

  /** Puts the name of the chosen card, or of the number, at the "let" itself. */
  function nameOfLet(copy: Node): void {
    const inner = copy.be as Node
    delete inner.as
    const last = found.at(-1)
    if (last === undefined || !("choose" in inner || "target" in inner || "all" in inner)) return
    found[found.length - 1] = { ...last, refer: () => ({ ref: copy.let }) }
  }

  function antecedentOf(copy: Node, key: string): Antecedent | null {
    if ("modes" in copy || key === "instead") return null
    const within = statement
    if ("target" in copy || "choose" in copy || "random" in copy || "top" in copy) {
      const filter = copy.target ?? copy.choose ?? copy.random ?? { zone: "library" }
      return {
        is: "object",
        called: calledBy(filter),
        landed: typeof filter === "object" ? calledBy({ ...filter, zone: undefined }) : undefined,
        many: isMany(copy),
        within,
        refer: () => nameIn(copy),
        seen: "top" in copy,
        target: "target" in copy,
        chosen: typeof copy.choose === "object" && "is" in (copy.choose as Node),
      }
    }
    if ("all" in copy && key !== "count" && key !== "of" && !compares.has(key))
      return {
        is: "object",
        called: calledBy(copy.all),
        many: !("bearer" in (copy.all as Node)),
        within,
        refer: () => hoisted(copy, within),
      }
    if ("targetPlayer" in copy) return aPlayer(() => nameIn(copy), isMany(copy), within)
    if ("controllerOf" in copy || "ownerOf" in copy)
      return aPlayer(() => JSON.parse(JSON.stringify(copy)), false, within)
    return null
  }

  function nameIn(copy: Node): unknown {
    copy.as ??= newName()
    return { ref: copy.as }
  }

  /** All of a kind have no name of their own: they are named before the statement that they are in. */
  function hoisted(copy: Node, within: Node | null): unknown {
    if (!("all" in copy) || within === null) return copy
    const name = newName()
    const { all } = copy
    delete copy.all
    copy.ref = name
    const list = before.get(within) ?? []
    before.set(within, [...list, { let: name, be: { all } }])
    return { ref: name }
  }

  /** What was moved is meant as what it has become, unless something is asked of it. */
  function moved(copy: Node, verb: string): void {
    const argument = copy[verb]
    // The card itself, or what the event was about, once it is exiled, is what the exile names.
    if (verb === "exile" && ["this", "it", "cause"].includes(String(argument)))
      found.push({
        ...ownAntecedent(copy),
        own: argument === "this",
        called: (word) => word === "card",
        refer: (was) => (was ? argument : nameIn(copy)),
      })
    if (!movers.has(verb) || typeof argument !== "object" || argument === null) return
    const at = found.findLastIndex(({ within }) => within === copy)
    const last = found[at]
    if (last === undefined || last.is !== "object") {
      if ("ref" in argument) found.push(movedAgain(copy, argument as Node))
      return
    }
    const asWas = last.refer
    found[at] = {
      ...last,
      ...(verb === "putOntoBattlefield" ? {} : { gone: verb }),
      called: calledAfter(verb, last),
      refer: (asItWas) => (asItWas ? asWas(true) : nameIn(copy)),
    }
  }

  function movedAgain(copy: Node, was: Node): Antecedent {
    const refer = (asItWas: boolean): unknown => (asItWas ? { ref: was.ref } : nameIn(copy))
    const one = anObject(refer, copy, (word) => word !== "player" && word !== "token")
    return "putOntoBattlefield" in copy ? one : { ...one, gone: Object.keys(copy)[0] ?? "" }
  }

  function sameAs(to: object, key: string): unknown {
    const known = meant.get(to)
    if (known === undefined) throw new NotUnderstood("no-antecedent", { start: 0, end: 1 })
    return known(asking.has(key))
  }

  function pointed(pointer: Pointer, key: string): unknown {
    const result = lookUp(pointer, key)
    meant.set(pointer, () => result)
    return result
  }

  function lookUp(pointer: Pointer, key: string): unknown {
    const { points, many, at } = pointer
    if (key === "paidFor") return costAskedOf(found, pattern !== null)
    if (points === "number") return howMuch({ found, doneLast, nameIn }, pointer, event && hasAmount(pattern))
    if (points === "rest") return theRest(found, pointer)
    if (points === "defending") return defendingPlayer(pointer, attack)
    const done = ofWhatWasDone[points]
    if (done !== undefined) return done({ found, doneLast, nameIn }, pointer)
    const deed = doneThisWay({ found, doneLast, nameIn }, pointer)
    if (deed !== null) return deed
    const fitting = found.findLast((one) => canBeMeant(one, pointer, { key, said, statement }))
    if (fitting !== undefined) return fitting.refer(asking.has(key))
    if (points === "player" && chooser) return "chooser"
    if (event && !many && points === "player") return "that-player"
    const ofEvent = event && !many && pattern !== null ? ofTheEvent(pattern, points, key, said) : null
    if (ofEvent !== null) {
      // From then on "it" is what has just been named.
      if (points !== "it") found.push(anObject(() => ofEvent, null))
      return ofEvent
    }
    if (paidWithThis && points === "it") return "this"
    throw new NotUnderstood("no-antecedent", { start: at[0], end: at[1] })
  }
}
