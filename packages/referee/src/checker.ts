import { type CardData, isDate, namesOf, nearest, type Rulebook } from "@dilemma-table/engine"
import { gameOf } from "./games.ts"
import { ruleText } from "./happenings.ts"
import type { FindOwnCard } from "./own-cards.ts"
import { ownNames, seatsOf } from "./position.ts"
import { plainName, wholeNames } from "./refer.ts"
import { type EditionData, type GivenData, type RulingData, type Seat, seatNames } from "./schema.ts"
import { seatStateWords } from "./schema-states.ts"
import { type Mistake, mistake, type Path, type Source } from "./source.ts"
import { listed, type Step, type StepProblem, stepOf, toldProblem } from "./steps.ts"
import { type GameName, stepNamesOf, stepOfTurn, zoneOf, zoneWords } from "./terms.ts"

/** The keys under which a seat's letter stands. */
const seatKeys: readonly string[] = ["by", "who", "whose", "winner", "controller", "of"]

/** Looks in a ruling for what the schema can't say: cards, rules and dates that don't exist, steps that say nothing. */
export class Checker {
  readonly mistakes: Mistake[] = []
  private readonly source: Source
  private readonly data: RulingData
  private readonly rulebook: Rulebook
  private readonly game: GameName
  private readonly own: readonly string[]
  private readonly letters: readonly Seat[]
  /** The cards that the library hasn't and that were found elsewhere, by plain name. */
  readonly found = new Map<string, CardData>()
  private readonly findOwn: FindOwnCard

  constructor(source: Source, data: RulingData, rulebook: Rulebook, findOwn: FindOwnCard) {
    this.source = source
    this.data = data
    this.rulebook = rulebook
    this.game = data.game as GameName
    this.letters = seatsOf(data)
    this.own = (data.cards ?? []).flatMap(ownNames).map(plainName)
    this.findOwn = findOwn
  }

  steps(): readonly Step[] {
    return (this.data.play ?? []).flatMap((data, i) => {
      const step = stepOf(data, ["play", i])
      if (!("problem" in step)) return [step]
      this.stepProblem(step, ["play", i])
      return []
    })
  }

  everythingElse(): void {
    this.title()
    this.cards()
    for (const [i, one] of (this.data.rules === undefined ? [] : listed(this.data.rules)).entries())
      this.edition(one as EditionData, Array.isArray(this.data.rules) ? ["rules", i] : ["rules"])
    this.ruleNumbers(this.source.value, [])
    this.given()
    for (const seat of seatNames) this.zones(["then", seat], this.data.then?.[seat])
    this.seats(this.source.value, [])
  }

  private add(path: Path, code: string, en: string, ja: string, allowed?: readonly string[], key = false): void {
    const place = key ? this.source.keyPlace(path) : this.source.place(path)
    this.mistakes.push(mistake(this.source.file, place, code, en, ja, allowed))
  }

  private stepProblem(step: StepProblem, path: Path): void {
    const { code, en, ja, allowed } = toldProblem(step, this.letters)
    this.add(path, code, en, ja, allowed)
  }

  /** Every seat that is named must be one of the table, and the game must take so many. */
  private seats(value: unknown, path: Path): void {
    const { max } = this.rulebook.seats
    if (path.length === 0 && this.letters.length > max)
      this.add(
        ["given", this.letters[max] as Seat],
        "too-many-seats",
        `This game is for ${max} players; there is no seat ${this.letters[max]}.`,
        `このゲームは${max}人用です。席${this.letters[max]}はありません。`,
        this.letters.slice(0, max),
        true,
      )
    if (typeof value !== "object" || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key]
      const named = seatKeys.includes(key) ? inner : key
      if (path[0] !== "cards" && seatNames.includes(named as Seat) && !this.letters.includes(named as Seat))
        this.add(
          at,
          "no-seat",
          `Nobody sits on seat ${String(named)}: write it under given, even as ${String(named)}: {}.`,
          `席${String(named)}には誰もいません。givenに${String(named)}: {}と書けば席が増えます。`,
          this.letters,
          !seatKeys.includes(key),
        )
      this.seats(inner, at)
    }
  }

  private title(): void {
    if (this.data.title.en === undefined && this.data.title.ja === undefined)
      this.add(
        ["title"],
        "no-title",
        "Give a title: en, ja or both.",
        "タイトルをenかja(または両方)で書いてください。",
        ["en", "ja"],
      )
  }

  /** A step names a card by its name, so two of one name couldn't be told apart. */
  private cards(): void {
    const names = new Map<string, number>()
    for (const [i, card] of (this.data.cards ?? []).entries()) {
      const own = [...new Set(ownNames(card).map(plainName))]
      const twice = own.find((name) => names.has(name))
      if (twice !== undefined)
        this.add(
          ["cards", i, "name"],
          "same-card",
          `Another card of this file is called “${twice}”, too.`,
          `「${twice}」という名前のカードがこのファイルにもう1つあります。`,
        )
      for (const name of own) names.set(name, i)
    }
  }

  private edition(written: EditionData, path: Path): void {
    const { date = "now", edition } = typeof written === "string" ? { date: written, edition: undefined } : written
    const datePath = typeof written === "string" ? path : [...path, "date"]
    if (date !== "now" && !isDate(date))
      this.add(
        datePath,
        "bad-date",
        `“${date}” isn't a day of the calendar. Write it as YYYY-MM-DD, or now.`,
        `「${date}」という日付はありません。YYYY-MM-DDかnowで書いてください。`,
        ["YYYY-MM-DD", "now"],
      )
    const names = [...new Set(this.rulebook.flags.flatMap((flag) => flag.named ?? []))]
    if (edition !== undefined && !names.includes(edition))
      this.add(
        [...path, "edition"],
        "unknown-edition",
        `No edition is named “${edition}”. There are: ${names.join(", ")}.`,
        `「${edition}」という版はありません。あるもの: ${names.join("、")}。`,
        names,
      )
  }

  /** Every `rule` and `cites` must be a number that the rulebook's table has, now or in an older edition. */
  private ruleNumbers(value: unknown, path: Path): void {
    if (typeof value !== "object" || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key]
      if (key !== "rule" && key !== "cites") this.ruleNumbers(inner, at)
      else for (const [i, one] of listed(inner).entries()) this.ruleNumber(one, Array.isArray(inner) ? [...at, i] : at)
    }
  }

  private ruleNumber(written: unknown, path: Path): void {
    if (typeof written !== "string" && typeof written !== "number") return
    const number = ruleText(written)
    const known = this.rulebook.rules.some(
      (rule) => rule.id === number || rule.was?.some((was) => was.number === number),
    )
    if (known) return
    const near = nearest(
      number,
      this.rulebook.rules.map((rule) => rule.id),
    )
    this.add(
      path,
      "unknown-rule",
      `No rule ${number} is known here.${near === null ? "" : ` Near it: ${near}.`}`,
      `ルール${number}は登録されていません。${near === null ? "" : `近いもの: ${near}。`}`,
    )
  }

  private given(): void {
    const labels = new Map<string, string>()
    for (const seat of seatNames) {
      const given = this.data.given?.[seat]
      if (given === undefined) continue
      this.zones(["given", seat], given)
      const seen = new Map<string, string>()
      for (const [word, list] of Object.entries(given)) {
        if (!Array.isArray(list)) continue
        const zone = zoneOf(this.game, word) ?? word
        const path: Path = ["given", seat, word]
        const other = seen.get(zone)
        if (other !== undefined && other !== word)
          this.add(
            path,
            "zone-twice",
            `“${word}” and “${other}” are the same zone: write it once.`,
            `「${word}」と「${other}」は同じゾーンです。1回だけ書いてください。`,
            undefined,
            true,
          )
        seen.set(zone, word)
        for (const [i, one] of (list as readonly GivenData[]).entries())
          this.card(one, [...path, i], `${seat} ${zone}`, labels)
      }
    }
    const { step } = this.data.given?.turn ?? {}
    if (step !== undefined && stepOfTurn(this.game, step) === null)
      this.add(
        ["given", "turn", "step"],
        "unknown-step",
        `There is no step “${step}” in this game.`,
        `このゲームに「${step}」というステップはありません。`,
        stepNamesOf(this.game),
      )
  }

  private card(given: GivenData, path: Path, zone: string, labels: Map<string, string>): void {
    const one = typeof given === "string" ? { card: given } : given
    if ((one.card === undefined) === (!("filler" in one) || one.filler === undefined)) {
      const both = one.card !== undefined
      this.add(
        path,
        both ? "two-cards" : "no-card",
        both ? "Write card or filler, not both." : "Say which card it is: card or filler.",
        both ? "cardとfillerはどちらか一方だけ書いてください。" : "どのカードかをcardかfillerで書いてください。",
        ["card", "filler"],
      )
    }
    if (one.card !== undefined) this.cardName(one.card, typeof given === "string" ? path : [...path, "card"])
    if (typeof given === "string") return
    if (given.label !== undefined) {
      const other = labels.get(given.label)
      if (other !== undefined && other !== zone)
        this.add(
          [...path, "label"],
          "two-zones",
          `The card “${given.label}” lies in ${zone} and in ${other}. A card is in one zone.`,
          `「${given.label}」が${zone}と${other}の両方にあります。1枚のカードがあるゾーンは1つです。`,
        )
      labels.set(given.label, zone)
    }
    for (const word of ["is", "damage"] as const) if (given[word] !== undefined) this.onlyMagic(word, [...path, word])
    if (given.attacking !== undefined) this.attack(given.attacking, [...path, "attacking"])
    this.past(given, path, zone)
    this.fillerNumbers(given, path)
    for (const field of ["under", "attached"] as const)
      for (const [i, inner] of (given[field] ?? []).entries()) this.card(inner, [...path, field, i], zone, labels)
  }

  /** What has happened to a card before has happened in this game, and where the card lies now. */
  private past({ resolved, adventure, exiledWith }: Exclude<GivenData, string>, path: Path, zone: string): void {
    const said = { resolved, adventure, exiledWith }
    for (const [field, where] of [
      ["resolved", "outside"],
      ["adventure", "exile"],
      ["exiledWith", "exile"],
    ] as const)
      if (said[field] !== undefined && (this.game !== "magic" || zone.slice(2) !== where))
        this.add(
          [...path, field],
          "not-there",
          `“${field}” is said of a card of Magic in this zone: ${where}.`,
          `「${field}」は、マジックの「${where}」のカードに書きます。`,
          [where],
        )
    const seated: readonly string[] = this.letters
    for (const name of [
      ...(Array.isArray(resolved) ? resolved : []),
      ...(exiledWith === undefined ? [] : [exiledWith]),
    ])
      if (!seated.includes(name) && !labelsIn(this.data.given).includes(name))
        this.add(
          path,
          "unknown-card",
          `Nobody and nothing here is called “${name}”: write a player's letter, or a label.`,
          `「${name}」というプレイヤーもラベルもありません。プレイヤーの文字か、ラベルを書いてください。`,
        )
  }

  /** Attackers are there only once they have been declared, and attack somebody. */
  private attack(whom: true | string, path: Path): void {
    const { attackSteps } = gameOf(this.game)
    const step = stepOfTurn(this.game, this.data.given?.turn?.step ?? "") ?? ""
    if (!attackSteps.includes(step))
      this.add(
        path,
        "no-attack-yet",
        attackSteps.length === 0
          ? "In this game no attack is under way when a position is taken up: let the attack be a step of the play."
          : `Something attacks only in these steps; give the turn one of them: ${attackSteps.join(", ")}.`,
        attackSteps.length === 0
          ? "このゲームでは、攻撃の途中の局面から始められません。攻撃をplayの手順にしてください。"
          : `攻撃しているものがあるのは次のステップだけです。turnのstepに書いてください: ${attackSteps.join("、")}。`,
        attackSteps,
      )
    const seated: readonly string[] = this.letters
    if (whom !== true && !seated.includes(whom) && !labelsIn(this.data.given).includes(whom))
      this.add(
        path,
        "unknown-card",
        `Nobody and nothing here is called “${whom}”: write true, a player's letter, or a label.`,
        `「${whom}」というプレイヤーもラベルもありません。true、プレイヤーの文字、ラベルのどれかを書いてください。`,
      )
  }

  private fillerNumbers(given: Exclude<GivenData, string>, path: Path): void {
    for (const [field, value] of Object.entries(given.filler ?? {}))
      if (["cost", "mana"].includes(field) && typeof value === "number" && (value < 0 || !Number.isInteger(value)))
        this.add(
          [...path, "filler", field],
          "out-of-range",
          `A ${field} of ${value} can't be: write a whole number from 0 on.`,
          `${field}は${value}になりません。0以上の整数を書いてください。`,
          ["0, 1, 2, …"],
        )
  }

  private cardName(name: string, path: Path): void {
    if (this.own.includes(plainName(name)) || this.rulebook.find(plainName(name)) !== undefined) return
    const library = gameOf(this.game).cards.find(({ faces }: CardData) => wholeNames(faces).includes(plainName(name)))
    if (library !== undefined) {
      this.found.set(plainName(name), library)
      return
    }
    const found = this.findOwn(this.game, name)
    if (found !== null && "card" in found) {
      this.found.set(plainName(name), found.card)
      return
    }
    if (found !== null) {
      this.add(path, "card-not-understood", found.why.en, found.why.ja)
      return
    }
    const known = [
      ...(this.data.cards ?? []).flatMap(ownNames),
      ...gameOf(this.game).cards.flatMap((card: CardData) => namesOf(card.name)),
    ]
    // In a list a comma ends the name, unless it stands in quotes.
    const cut = known.find((one) => one.startsWith(`${name}, `) || one.endsWith(`, ${name}`))
    const near = cut ?? nearest(name, known)
    const quotes = cut === undefined ? "" : " A name with a comma stands in quotes."
    const quotesJa = cut === undefined ? "" : "コンマのある名前は引用符で囲みます。"
    this.add(
      path,
      "unknown-card",
      `No card is called “${name}”.${near === null ? " Check the spelling, or define it under cards." : ` Did you mean “${near}”?${quotes}`}`,
      `「${name}」というカードはありません。${near === null ? "表記を確かめるか、cardsで定義してください。" : `「${near}」のことですか。${quotesJa}`}`,
      near === null ? undefined : [near],
    )
  }

  /** Words for zones that the other game has. */
  private zones(path: Path, seat: object | undefined): void {
    const allowed = Object.values(zoneWords[this.game]).flat()
    for (const word of Object.keys(seat ?? {})) {
      if (seatStateWords.includes(word)) this.onlyMagic(word, [...path, word])
      if (word !== "life" && word !== "marks" && !seatStateWords.includes(word) && zoneOf(this.game, word) === null)
        this.add(
          [...path, word],
          "unknown-zone",
          `There is no zone “${word}” in this game. There are: ${allowed.join(", ")}.`,
          `このゲームに「${word}」というゾーンはありません。あるもの: ${allowed.join("、")}。`,
          allowed,
          true,
        )
    }
  }

  private onlyMagic(word: string, path: Path): void {
    if (this.game !== "magic")
      this.add(
        path,
        "only-magic",
        `“${word}” can be said in Magic's rulings only.`,
        `「${word}」はマジックの裁定だけで使えます。`,
        undefined,
        true,
      )
  }
}

/** Every label that is given to a card, however deep it lies. */
function labelsIn(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return []
  const own = "label" in value ? [value.label] : []
  return [...own, ...Object.values(value).flatMap(labelsIn)]
}
