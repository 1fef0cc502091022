import type { PlayerId } from "@dilemma-table/engine"
import { nearest } from "@dilemma-table/engine"
import type { CardDefinitionData, GivenData, Seat } from "../schema.ts"
import { type Mistake, mistake, type Path, type Place, type Source } from "../source.ts"
import type { Goal } from "./goal.ts"
import { counterName, type PzlCard, type PzlCards, seatOfName, zoneCards } from "./pzl-cards.ts"
import { goalNames, permanentsGoal, pzlGoal, targetsFilter } from "./pzl-goal.ts"
import { type PzlEntry, pzlLines } from "./pzl-lines.ts"
import { precastCards } from "./pzl-precast.ts"
import { phases, prefixes, slug, zones } from "./pzl-words.ts"

/** A puzzle file as a ruling's data, with where each part of it stands. */
export interface ReadPzl {
  readonly source: Source
  /** A goal about permanents that the file specifies; null where the data has the goal. */
  readonly goal: Goal | null
  readonly mistakes: readonly Mistake[]
  readonly remarks: readonly Mistake[]
}

const seats: readonly Seat[] = ["A", "B"]

/** Reads a puzzle file (*.pzl). The human, or player 0, is A. */
export function readPzl(file: string, text: string): ReadPzl {
  const { entries, mistakes } = pzlLines(file, text)
  return new Reader(file, [...mistakes]).read(entries)
}

class Reader implements PzlCards {
  readonly mistakes: Mistake[]
  private readonly file: string
  private readonly remarks: Mistake[] = []
  private readonly places = new Map<string, Place>()
  private readonly definitions: CardDefinitionData[] = []
  private readonly meta = new Map<string, PzlEntry>()
  private readonly given: Record<Seat, Record<string, unknown>> = { A: {}, B: {}, C: {}, D: {} }
  private readonly turn: { whose: Seat; step: string; number: number } = {
    whose: "A",
    step: "precombat-main",
    number: 1,
  }
  private awake = false
  private line = 1

  constructor(file: string, mistakes: Mistake[]) {
    this.file = file
    this.mistakes = mistakes
  }

  read(entries: readonly PzlEntry[]): ReadPzl {
    const cards = new Map<string, PzlCard[]>()
    for (const entry of entries) {
      this.line = entry.line
      if (entry.section === "metadata") this.meta.set(entry.key, entry)
      else this.state(entry, cards)
    }
    this.zones(cards)
    const { goal, data } = this.goal()
    const name = this.meta.get("name")?.value ?? this.file.replace(/^.*\//, "").replace(/\.pzl$/i, "")
    const japanese = this.meta.get("nameja")?.value
    const value = {
      format: 1,
      id: slug(name),
      game: "magic",
      title: { en: name === "" ? this.file : name, ...(japanese === undefined ? {} : { ja: japanese }) },
      ...(this.meta.get("description") === undefined
        ? {}
        : { note: (this.meta.get("description") as PzlEntry).value.replaceAll("\\n", "\n") }),
      ...(this.definitions.length === 0 ? {} : { cards: this.definitions }),
      given: { turn: this.turn, A: this.given.A, B: this.given.B },
      ...(data === null ? {} : { goal: data }),
    }
    const source: Source = {
      file: this.file,
      value,
      place: (path) => this.placeOf(path),
      keyPlace: (path) => this.placeOf(path),
    }
    return { source, goal, mistakes: this.mistakes, remarks: this.remarks }
  }

  private placeOf(path: Path): Place {
    for (let n = path.length; n > 0; n--) {
      const found = this.places.get(JSON.stringify(path.slice(0, n)))
      if (found !== undefined) return found
    }
    return { line: 1, column: 1 }
  }

  define(card: CardDefinitionData): string {
    const { name: called, ...rest } = card as { readonly name: { readonly en?: string } }
    const base = called.en ?? "Token"
    const text = JSON.stringify(rest)
    for (let n = 1; ; n++) {
      const name = n === 1 ? base : `${base} (${n})`
      const known = this.definitions.find((one) => (one.name as { readonly en?: string }).en === name)
      if (known === undefined) {
        this.places.set(JSON.stringify(["cards", this.definitions.length]), { line: this.line, column: 1 })
        this.definitions.push({ ...card, name: { en: name } })
        return name
      }
      const { name: _, ...other } = known
      if (JSON.stringify(other) === text) return name
    }
  }

  fault(column: number, code: string, en: string, ja: string, allowed?: readonly string[]): void {
    this.mistakes.push(mistake(this.file, { line: this.line, column }, code, en, ja, allowed))
  }

  remark(column: number, en: string, ja: string): void {
    this.remarks.push(mistake(this.file, { line: this.line, column }, "pzl-remark", en, ja))
  }

  private state(entry: PzlEntry, cards: Map<string, PzlCard[]>): void {
    const { key, value, column } = entry
    if (key === "turn") {
      this.number(entry, (n) => Object.assign(this.turn, { number: Math.max(1, n) }))
      return
    }
    if (key === "activeplayer") {
      const seat = seatOfName(value)
      if (seat !== null) this.turn.whose = seat
      else
        this.fault(column, "pzl-player", `“${value}” is no player.`, `「${value}」というプレイヤーはいません。`, [
          "human",
          "ai",
          "p0",
          "p1",
        ])
      return
    }
    if (key === "activephase") {
      this.phase(entry)
      return
    }
    if (key === "removesummoningsickness") {
      this.awake = value.toLowerCase() === "true"
      return
    }
    if (key === "activephaseadvance") {
      this.remark(
        column,
        `The puzzle is meant to begin in “${value}”; here players may act before it, too.`,
        `「${value}」から始める問題ですが、ここではその前にも行動できます。`,
      )
      return
    }
    if (key.startsWith("ability")) {
      this.remark(column, `“${key}” isn't supported and is left out.`, `「${key}」には対応していないため、無視します。`)
      return
    }
    const prefix = Object.keys(prefixes).find((one) => key.startsWith(one))
    const seat = prefix === undefined ? undefined : prefixes[prefix]
    if (prefix !== undefined && seat !== undefined) this.player(entry, key.slice(prefix.length), seat, cards)
    else this.unknownKey(entry, ["turn", "activeplayer", "activephase"])
  }

  private player(entry: PzlEntry, word: string, seat: Seat, cards: Map<string, PzlCard[]>): void {
    const { value, column } = entry
    const zone = zones[word]
    if (zone !== undefined) {
      for (const card of zoneCards(entry, seat, this))
        this.put(cards, `${this.ownerOf(card, seat)} ${card.phasedOut ? "phased-out" : zone}`, [card])
      return
    }
    switch (word) {
      case "life":
        this.number(entry, (n) => Object.assign(this.given[seat], { life: n }))
        return
      case "landsplayed":
        this.number(entry, (n) => this.mark(seat, "turn:lands", n))
        return
      case "landsplayedlastturn":
        return
      case "counters":
        for (const part of value.split(",")) {
          const [, kind = "", n = ""] = /^\s*([^=]+?)\s*=\s*(\d+)\s*$/.exec(part) ?? []
          if (kind === "")
            this.fault(
              column,
              "pzl-counters",
              `“${part}” can't be read; write KIND=NUMBER.`,
              `「${part}」を読めません。「種類=数」の形で書いてください。`,
            )
          else this.mark(seat, kind.toLowerCase() === "poison" ? "poison" : `counter:${counterName(kind)}`, Number(n))
        }
        return
      case "manapool":
      case "persistentmana":
        this.mana(entry, seat, word)
        return
      case "precast":
        this.put(cards, `${seat} outside`, precastCards(entry, this))
        return
      default:
        this.unknownKey(
          entry,
          [...Object.keys(zones), "life", "counters", "manapool", "landsplayed"].map((one) => `human${one}`),
        )
        return
    }
  }

  /** In whose zone a card lies, which another player may control. */
  private ownerOf(card: PzlCard, seat: Seat): Seat {
    const { owner, attachedTo, given, column } = card
    if (owner === null) return seat
    if (attachedTo === null) {
      given.controller = seat
      return owner
    }
    this.remark(
      column,
      "What is attached is taken to belong to the player under whom it stands; its owner makes a difference only where it leaves.",
      "つけられているカードは書かれた側のプレイヤーのものとして扱います。持ち主の違いは、離れる時にだけ関係します。",
    )
    return seat
  }

  private put(cards: Map<string, PzlCard[]>, where: string, found: readonly PzlCard[]): void {
    for (const one of found) this.lines.set(one, { line: this.line, column: one.column })
    cards.set(where, [...(cards.get(where) ?? []), ...found])
  }

  private readonly lines = new Map<PzlCard, Place>()

  private mana(entry: PzlEntry, seat: Seat, word: string): void {
    for (const symbol of entry.value.split(/[\s{}]+/).filter((one) => one !== "")) {
      if (/^[WUBRGC]$/i.test(symbol)) this.mark(seat, `mana:${symbol.toUpperCase()}`, 1)
      else
        this.fault(
          entry.column,
          "pzl-mana",
          `“${symbol}” is no mana; write W, U, B, R, G or C.`,
          `「${symbol}」というマナはありません。W、U、B、R、G、Cで書いてください。`,
        )
    }
    if (word === "persistentmana")
      this.remark(
        entry.column,
        "The mana lies in the pool and goes with the step, like any other.",
        "このマナは他のマナと同じく、ステップの終わりに無くなるものとして扱います。",
      )
  }

  private mark(seat: Seat, name: string, n: number): void {
    const marks = (this.given[seat].marks ?? {}) as Readonly<Record<string, number>>
    this.given[seat].marks = { ...marks, [name]: (marks[name] ?? 0) + n }
  }

  private number(entry: PzlEntry, take: (n: number) => void): void {
    if (/^-?\d{1,9}$/.test(entry.value)) take(Number(entry.value))
    else
      this.fault(
        entry.column,
        "pzl-number",
        `“${entry.value}” isn't a whole number.`,
        `「${entry.value}」は整数ではありません。`,
      )
  }

  private phase(entry: PzlEntry): void {
    const name = entry.value.toUpperCase().replace(/^COMBAT_DECLARE_ATTACKERS_.*/, "COMBAT_DECLARE_ATTACKERS")
    const step = phases[name]
    if (step === undefined)
      this.fault(
        entry.column,
        "pzl-phase",
        `A position in “${entry.value}” isn't supported.`,
        `「${entry.value}」の局面には対応していません。`,
        Object.keys(phases),
      )
    else this.turn.step = step
  }

  private unknownKey({ key }: PzlEntry, known: readonly string[]): void {
    const near = nearest(key, known)
    this.fault(
      1,
      "pzl-key",
      `The key “${key}” isn't known.${near === null ? "" : ` Did you mean “${near}”?`}`,
      `「${key}」というキーはありません。${near === null ? "" : `「${near}」ですか。`}`,
    )
  }

  /** Puts the cards into their zones; what is attached goes with what it is attached to. */
  private zones(cards: ReadonlyMap<string, readonly PzlCard[]>): void {
    const all = [...cards].flatMap(([where, list]) => list.map((card) => ({ card, seat: where[0] as Seat })))
    const hosts = new Map(all.flatMap((one) => (one.card.id === null ? [] : [[one.card.id, one] as const])))
    for (const { card, seat } of all) {
      if (this.awake) delete (card.given as { fresh?: boolean }).fresh
      this.line = (this.lines.get(card) as Place).line
      this.imprint(card, hosts)
      if (card.attachedTo === null) continue
      const host = hosts.get(card.attachedTo)
      if (host === undefined || host.card === card) {
        this.fault(
          card.column,
          "pzl-attached",
          `No card has Id:${card.attachedTo}.`,
          `Id:${card.attachedTo}のカードがありません。`,
        )
        continue
      }
      const attached = (host.card.given.attached ?? []) as GivenData[]
      host.card.given.attached = [...attached, seat === host.seat ? card.given : { ...card.given, controller: seat }]
    }
    for (const seat of seats) this.given[seat].library = []
    for (const [where, list] of cards) {
      const [seat, zone = ""] = where.split(" ") as [Seat, string]
      const free = list.filter(({ attachedTo }) => attachedTo === null)
      this.given[seat][zone] = free.map(({ given }) => given)
      for (const [i, card] of free.entries())
        this.places.set(JSON.stringify(["given", seat, zone, i]), this.lines.get(card) as Place)
    }
  }

  /** What a card has exiled says so of itself. */
  private imprint({ given, column, exiled }: PzlCard, hosts: ReadonlyMap<string, { readonly card: PzlCard }>): void {
    for (const id of exiled) {
      const found = hosts.get(id)?.card.given
      if (found === undefined)
        this.fault(column, "pzl-attached", `No card has Id:${id}.`, `Id:${id}のカードがありません。`)
      else {
        given.label ??= `exiles #${id}`
        found.exiledWith = given.label
      }
    }
  }

  private goal(): { readonly goal: Goal | null; readonly data: object | null } {
    const asked = this.meta.get("goal")
    const kind = pzlGoal(asked?.value ?? "win")
    const turns = this.turnsLeft()
    if (kind === null) {
      this.line = asked?.line ?? 1
      this.fault(
        asked?.column ?? 1,
        "pzl-goal",
        `The goal “${asked?.value}” isn't supported.`,
        `「${asked?.value}」という目標には対応していません。`,
        goalNames,
      )
      return { goal: null, data: null }
    }
    if (kind === "win" || kind === "survive") return { goal: null, data: { by: "A", reach: kind, turns } }
    const targets = this.meta.get("targets")
    const read = targetsFilter(targets?.value ?? "Permanent")
    if ("unread" in read) {
      this.line = targets?.line ?? 1
      this.fault(
        targets?.column ?? 1,
        "pzl-targets",
        `“${read.unread}” isn't supported among the goal's targets.`,
        `目標の対象の「${read.unread}」には対応していません。`,
      )
      return { goal: null, data: null }
    }
    const count = Number(this.meta.get("targetcount")?.value ?? 1)
    const written = targets?.value ?? "Permanent"
    const gains = asked?.value.trim().toLowerCase().startsWith("gain") === true
    const filter = gains ? ({ every: [read.filter, { controller: "you" }] } as typeof read.filter) : read.filter
    return {
      goal: permanentsGoal(
        kind,
        0 as PlayerId,
        turns,
        filter,
        Number.isInteger(count) && count > 0 ? count : 1,
        written,
      ),
      data: null,
    }
  }

  /** The file counts its turns as the game does: from the one at hand on. */
  private turnsLeft(): number {
    const entry = this.meta.get("turns")
    if (entry === undefined) return 1
    this.line = entry.line
    if (!/^\d{1,3}$/.test(entry.value) || Number(entry.value) < 1) {
      this.fault(
        entry.column,
        "pzl-number",
        `“${entry.value}” isn't a number of turns.`,
        `「${entry.value}」はターンの数ではありません。`,
      )
      return 1
    }
    const last = Number(entry.value)
    return Math.min(100, last >= this.turn.number ? last - this.turn.number + 1 : last)
  }
}
