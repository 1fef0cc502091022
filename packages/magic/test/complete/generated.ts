import type { Random, ToyCost, ToyCount, ToyModal, ToyPermanent, ToyPosition, ToySpell, Want } from "./toys.ts"

/*
 * Random toys and small positions of them. The numbers are kept small, so that everything can be tried.
 */

const from = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T
const maybe = <T>(random: Random, percent: number, make: () => T): T | undefined =>
  random(100) < percent ? make() : undefined
const field = <K extends string, T>(key: K, value: T | undefined): { readonly [k in K]?: T } =>
  value === undefined ? {} : ({ [key]: value } as { [k in K]: T })

const symbols = ["{1}", "{1}", "{2}", "{G}", "{R}", "{U}", "{G/R}", "{R/U}", "{2/G}", "{R/P}", "{G/U/P}"] as const

function mana(random: Random, least: number, most: number, x: boolean): string {
  const n = least + random(most - least + 1)
  const list = Array.from({ length: n }, () => from(random, symbols))
  return `${x ? "{X}" : ""}${list.sort().join("")}` || "{0}"
}

function cost(random: Random): ToyCost {
  switch (random(6)) {
    case 0:
      return { life: 1 + random(2) }
    case 1:
      return { sacrifice: from(random, ["creature", "artifact"] as const) }
    case 2:
      return { tapSome: "creature" }
    case 3:
      return { discard: 1 }
    default:
      return { mana: mana(random, 1, 2, false) }
  }
}

function want(random: Random, x: boolean): Want {
  const what = from(random, ["creature", "creature", "creature", "artifact", "player", "any"] as const)
  if (what === "player") return { what, whose: from(random, ["any", "opponent"] as const), min: 1, max: 1 }
  const [min, max] = from(random, [
    [1, 1],
    [1, 1],
    [1, 1],
    [2, 2],
    [0, 1],
    [0, 2],
  ] as const)
  if (what === "any") return { what, whose: "any", min, max }
  const bound = (): number | "x" => (x && random(2) === 0 ? "x" : 1 + random(3))
  const power = what === "creature" ? maybe(random, x ? 70 : 25, () => powerOf(random, bound)) : undefined
  return { what, whose: from(random, ["any", "any", "you", "opponent"] as const), min, max, ...field("power", power) }
}

function powerOf(random: Random, bound: () => number | "x"): NonNullable<Want["power"]> {
  switch (random(3)) {
    case 0:
      return { max: bound() }
    case 1:
      return { min: bound() }
    default: {
      const both = bound()
      return { min: both, max: both }
    }
  }
}

function wants(random: Random, most: number, x: boolean): readonly Want[] {
  const list = Array.from({ length: random(most + 1) }, () => want(random, x))
  return list.map((one, i): Want => {
    const before = list[i - 1]
    const twice = before !== undefined && before.what === "creature" && one.what === "creature" && before.max === 1
    return twice && random(2) === 0 ? { ...one, another: true } : one
  })
}

function modal(random: Random, x: boolean, paid: readonly ("kicker" | "entwine")[]): ToyModal {
  const modes = Array.from({ length: 2 + random(2) }, () => ({
    wants: random(3) === 0 ? [] : wants(random, 1, x),
  }))
  if (paid[0] === "entwine") return { modes, choose: 1, instead: { paid: "entwine", choose: modes.length } }
  const choose = from<ToyCount>(random, [
    1,
    1,
    2,
    { atLeast: 1 },
    { upTo: 2 },
    { any: true },
    ...(x ? ["x" as const] : []),
  ])
  if (paid[0] === "kicker")
    return { modes, choose: 1, instead: { paid: "kicker", choose: from(random, [2, { any: true }]) } }
  switch (random(5)) {
    case 0:
      return { modes: modes.map((mode) => ({ ...mode, cost: cost(random) })), choose: { atLeast: 1 } }
    case 1:
      return { modes, choose: from(random, [2, 3]), mayRepeat: true }
    case 2:
      return {
        modes: modes.map(() => ({
          wants: [{ what: "player", whose: from(random, ["any", "opponent"]), min: 1, max: 1 }],
        })),
        choose,
        apart: true,
      }
    default:
      return { modes, choose }
  }
}

function toySpell(random: Random, name: string): ToySpell {
  const x = random(5) === 0
  const additional = maybe(random, 20, () => Array.from({ length: 1 + random(2) }, () => cost(random)))
  const base = { name, mana: mana(random, x ? 0 : 1, 3, x && random(4) > 0) }
  const help = from(random, [{}, {}, {}, {}, { convoke: true as const }, { delve: true as const }])
  const lifeX = x && !base.mana.includes("{X}") ? [{ life: "x" as const }] : undefined
  const costs = { ...help, ...field("additional", lifeX ?? additional) }
  const hasX = base.mana.includes("{X}") || lifeX !== undefined
  const type = from(random, ["instant", "sorcery", "sorcery", "sorcery", "creature"] as const)
  if (type === "creature")
    return {
      ...base,
      ...costs,
      type,
      wants: [],
      ...field(
        "kicker",
        maybe(random, 20, () => cost(random)),
      ),
    }
  if (random(3) === 0)
    return {
      ...base,
      ...costs,
      type,
      wants: wants(random, 2, hasX),
      ...field(
        "kicker",
        maybe(random, 20, () => cost(random)),
      ),
    }
  const paid = from(random, [[], [], ["kicker" as const], ["entwine" as const]])
  const own = {
    ...base,
    ...costs,
    type,
    wants: random(6) === 0 ? wants(random, 1, hasX) : [],
    modal: modal(random, hasX, paid),
    ...field("kicker", paid[0] === "kicker" ? cost(random) : undefined),
    ...field("entwine", paid[0] === "entwine" ? cost(random) : undefined),
  }
  const grows =
    JSON.stringify(own.modal.choose) === '{"atLeast":1}' && own.modal.modes.every((mode) => !("cost" in mode))
  return { ...own, ...field("escalate", grows ? cost(random) : undefined) }
}

const plainLands: readonly ToyPermanent[] = ["G", "G", "R", "R", "U"].map((type) => ({
  name: `Land ${type}`,
  type: "land",
  makes: [{ tap: true, out: [type] }],
}))

const others: readonly ToyPermanent[] = [
  { name: "Dual", type: "land", makes: [{ tap: true, out: ["G", "R"] }] },
  { name: "Prism", type: "land", makes: [{ tap: true, out: ["G"], anyColor: true }] },
  { name: "Pair", type: "land", makes: [{ tap: true, out: ["GR"] }] },
  { name: "Fork", type: "land", makes: [{ tap: true, out: ["GG", "RU"] }] },
  {
    name: "Painful",
    type: "land",
    makes: [
      { tap: true, out: ["G", "U"], loses: 1 },
      { tap: true, out: ["C"] },
    ],
  },
  { name: "Dear", type: "land", makes: [{ tap: true, life: 1, out: ["G"], anyColor: true }] },
  {
    name: "Filter",
    type: "land",
    makes: [
      { tap: true, mana: "{G/R}", out: ["GG", "GR", "RR"] },
      { tap: true, out: ["C"] },
    ],
  },
  { name: "Signet", type: "artifact", makes: [{ tap: true, mana: "{1}", out: ["RU"] }] },
  { name: "Wheel", type: "artifact", makes: [{ mana: "{1}", out: ["U"] }] },
  { name: "Treasure", type: "artifact", makes: [{ tap: true, sacrifice: "this", out: ["G"], anyColor: true }] },
  { name: "Altar", type: "artifact", makes: [{ sacrifice: "creature", out: ["CC"] }] },
  { name: "Elf", type: "creature", mana: "{G}", power: 1, makes: [{ tap: true, out: ["G"] }] },
  { name: "Husk", type: "creature", mana: "{R}", power: 2, makes: [{ sacrifice: "this", out: ["R"] }] },
  {
    name: "Nest",
    type: "land",
    makes: [
      { tap: true, out: ["RR"], onlyCreatures: true },
      { tap: true, out: ["C"] },
    ],
  },
]

const bodies: readonly ToyPermanent[] = [
  { name: "Bear", type: "creature", mana: "{G}", power: 2 },
  { name: "Giant", type: "creature", mana: "{R}", power: 3 },
  { name: "Two-Colored", type: "creature", mana: "{G}{U}", power: 1 },
  { name: "Hexed", type: "creature", mana: "{U}", power: 2, shield: "hexproof" },
  { name: "Shrouded", type: "creature", mana: "{U}", power: 3, shield: "shroud" },
  { name: "Stone", type: "artifact" },
]

const changers: readonly ToyPermanent[] = [
  { name: "Cheaper", type: "enchantment", changes: { less: "{1}" } },
  { name: "Greener", type: "enchantment", changes: { less: "{G}" } },
  { name: "Dearer", type: "enchantment", changes: { more: "{1}" } },
  { name: "Redder", type: "enchantment", changes: { more: "{R}" } },
  { name: "Floor", type: "enchantment", changes: { less: "{1}", atLeast: 2 } },
]

/** A position; in some of them costs hang on what is targeted, which is drawn last so that the others stay what they are. */
export const toyPosition = (random: Random): ToyPosition => {
  const position = plainPosition(random)
  return random(3) === 0 ? withTargetCosts(random, position) : position
}

function withTargetCosts(random: Random, position: ToyPosition): ToyPosition {
  const dearer = (one: ToyPermanent): ToyPermanent =>
    random(2) === 0 ? { ...one, dear: from(random, ["{1}", "{1}", "{R}"]) } : one
  return {
    ...position,
    mine: position.mine.map((one) => (random(3) === 0 ? dearer(one) : one)),
    theirs: position.theirs.map(dearer),
    hand: position.hand.map((spell) => ({
      ...spell,
      ...field(
        "eachTarget",
        maybe(random, 30, () => "{1}"),
      ),
      ...field(
        "lessIf",
        maybe(random, 50, () => ({
          what: from(random, ["creature", "artifact"] as const),
          less: from(random, ["{1}", "{2}", "{G}"]),
        })),
      ),
    })),
  }
}

function plainPosition(random: Random): ToyPosition {
  const some = <T>(n: number, list: readonly T[]): readonly T[] => Array.from({ length: n }, () => from(random, list))
  return {
    life: from(random, [1, 2, 3, 6]),
    hand: Array.from({ length: 1 + random(3) }, (_, i) => toySpell(random, `Spell ${i + 1}`)),
    mine: [
      ...some(random(4), plainLands),
      ...some(random(3), others),
      ...some(random(3), bodies),
      ...(random(4) === 0 ? some(1, changers) : []),
    ],
    theirs: some(random(3), bodies),
    graveyard: random(3),
  }
}
