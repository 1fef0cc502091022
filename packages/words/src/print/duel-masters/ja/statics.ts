import type { AdditionalCost, DmStatic, PayFor } from "@dilemma-table/duel-masters"
import type { Ability, Effect, Filter, PlayerRef, Value } from "@dilemma-table/engine"
import { abilityLines, abilityText } from "../../abilities.ts"
import { conditionText } from "../../conditions.ts"
import { effectParts } from "../../effects.ts"
import { teForm } from "../../japanese/bend.ts"
import { counter, either, noun, perEach } from "../../japanese/phrases.ts"
import { filterNp } from "../../nouns.ts"
import { act, type Np } from "../../phrase.ts"
import type { Printing, StaticPrinter, TextPrinter } from "../../printing.ts"
import { linesOf } from "../../sentences.ts"
import { civilizationNames, everyKeywordName, keywordNames } from "../names.ts"
import { attackKeywords } from "./attack-keywords.ts"
import { type Change, changeOfWay, costChange } from "./cost-changes.ts"
import { leadingKeywords } from "./leading-keywords.ts"
import { all, group, type Many, named, signed, topic, typeNoun } from "./nouns.ts"

const cants: Readonly<Record<string, string>> = {
  attack: "攻撃できない",
  "attack-players": "相手プレイヤーを攻撃できない",
  "attack-creatures": "クリーチャーを攻撃できない",
  block: "ブロックできない",
  untap: "アンタップしない",
  "untap-as-turn-begins": "ターンのはじめにアンタップしない",
  "be-chosen": "選ばれない",
  "be-destroyed": "破壊されない",
  leave: "離れない",
}

/** Said of something with another particle than は: 「…のパワーを+3000する」. */
const about = (subject: Np, particle: string, rest: string, verb: string) =>
  act(verb, `${subject.text === "" ? "" : `${subject.text}${particle}`}${rest}`)
const those = (p: Printing, filter: true | Filter): string => (filter === true ? "" : group(p, filter))

export const statics: Readonly<Record<keyof DmStatic, StaticPrinter>> = {
  power: (p, value: Value, subject) => {
    const { amount, before } = perEach(p, value)
    return about(subject, "の", `パワーを${before}${signed(amount)}`, "する")
  },
  grant: (p, ability: never, subject) =>
    eachAttacking(p, ability, subject) ??
    about(
      subject,
      "に",
      `${[ability]
        .flat()
        .map(
          (one) =>
            `「${abilityText(subject.noun.one === "" ? p : { ...p, self: typeNoun("creature") }, one).replace(/。$/, "")}」`,
        )
        .join("と")}を`,
      "与える",
    ),
  loses: (_, what: string, subject) =>
    act("失う", what === "all" ? "能力をすべて" : `「${named(everyKeywordName, what)}」を`, topic(subject)),
  cant: (_, what: Many, subject) => {
    const [first = "", ...more] = all(what)
    if (first === "attack" && more.join() === "block") return act("できない", "攻撃もブロックも", topic(subject))
    if (first === "be-chosen" && more.length === 0)
      return act(
        "選べない",
        `相手が${subject.noun.one === "クロスギア" ? "クロスギア" : "クリーチャー"}を選ぶ時、${topic(subject).text}を`,
      )
    return all(what).map((one) => act(cants[one] ?? one, "", topic(subject)))
  },
  cantBeBlocked: (p, by: true | Filter, subject) =>
    act("ブロックされない", by === true ? "" : `${those(p, by)}に`, topic(subject)),
  cantBeAttacked: (p, by: true | Filter, subject) =>
    act("攻撃されない", by === true ? "" : `${those(p, by)}に`, topic(subject)),
  attacksUntapped: (p, which: true | Filter, subject) =>
    act("攻撃できる", `アンタップしている${which === true ? "クリーチャー" : those(p, which)}を`, topic(subject)),
  mustAttack: (p, which: true | Filter, subject) =>
    act("攻撃する", which === true ? "可能であれば毎ターン" : `可能であれば${those(p, which)}を`, topic(subject)),
  races: (_, races: readonly string[], subject) => act("追加する", `種族に${races.join("と")}を`, topic(subject)),
  mustBlock: (_, __: true, subject) => act("ブロックする", "可能であれば", topic(subject)),
  winsBattles: (_, __: true, subject) => act("勝つ", "バトルに", topic(subject)),
  cantUse: (p, which: Filter) => act("使えない", `${group(p, which)}は`),
  cantEnter: (p, which: Filter) => act("出せない", `${group(p, which)}はバトルゾーンに`),
  cantUseShieldTriggers: (p, ref: PlayerRef) => act("使えない", `${p.tongue.player(p, ref).text}は「S・トリガー」を`),
  costs: (p, change: Change, subject) => costChange(p, change, subject),
  usableFrom: (p, zones: Many, subject) =>
    subject.reach === "all" && all(zones).length === 1 && subject.from === `自分の${zonesText(p, zones)}から`
      ? about(
          topic(subject),
          "を",
          subject.noun.one.endsWith("呪文") ? "唱えても" : subject.noun.counter === "体" ? "召喚しても" : "使っても",
          "よい",
        )
      : about(subject, "を", `自分の${zonesText(p, zones)}から使っても`, "よい"),
  usableByItself: (_, __: true, subject) => about(subject, "を", "単独で使っても", "よい"),
  free: (_, __: true, subject) => about(topic(subject), "を", "コストを支払わずに使っても", "よい"),
  payInstead: (p, costs: readonly object[], subject) =>
    act(
      "よい",
      `コストを支払うかわりに${costs.map((cost) => payText(p, cost, "自分の")).join("、")}、${topic(subject).text}を${usedAs(subject)}も`,
    ),
  untapsAtMost: (p, count: Value, subject) =>
    act("できない", `ターンのはじめに${counter(p, count, subject.noun)}までしかアンタップ`, topic(subject)),
  costBecomes: (_, cost: number, subject) => about(topic(subject), "を", `使うコストはかわりに${cost}に`, "なる"),
  payFor: (p, way: PayFor, subject) =>
    about(
      subject,
      "を",
      `${[...(way.and ?? []), { mana: way.mana, civilizations: way.civilizations }]
        .map((cost) => payText(p, cost))
        .join(
          "、",
        )}${way.from === undefined ? "" : `自分の${zonesText(p, way.from)}から`}${changeOfWay(p, way.change as Change | undefined)}${usedAs(subject)}も`,
      "よい",
    ),
  additionalCost: (p, extra: AdditionalCost, subject) =>
    about(
      subject,
      "を",
      `使う時、追加で${extra.pay.map((cost) => payText(p, cost)).join("、")}${extra.optional === true ? "も" : ""}`,
      extra.optional === true ? "よい" : "使う",
    ),
  tapForMana: (_, __: true, subject) => about(topic(subject), "を", "マナゾーンにあるかのようにタップしても", "よい"),
  colorless: (p, __: true, subject) =>
    subject.reach === "all" && Object.values(p.words.zones).every(({ name }) => subject.text.includes(name))
      ? act("失う", "このゲームで使うカード、そのコスト、そのテキスト内のコストは文明を")
      : act("失う", "とそのコストとテキスト内のコストは文明を", topic(subject)),
  ignored: (_, __: true, subject) => act("無視される", "能力を", topic(subject)),
  civilizations: (_, of: readonly string[], subject) =>
    act("持つ", `${of.map((one) => named(civilizationNames, one)).join("、")}の文明も`, topic(subject)),
  evolvesIntoAny: (_, __: true, subject) =>
    act("よい", `どの種族の進化クリーチャーを${topic(subject).text}の上に置いても`),
  entersTapped: (_, __: true, subject) => act("出る", "タップして", topic(subject)),
  notCreature: (_, __: true, subject) => act("ない", "クリーチャーでは", topic(subject)),
  breaksAtMost: (p, count: Value, subject) =>
    act("ブレイクできない", `攻撃1回につきシールドを${counter(p, count, noun("シールド", "つ"))}しか`, topic(subject)),
  breaksWithoutTrigger: (_, __: true, subject) =>
    act("使えない", `相手は${topic(subject).text}がブレイクした「S・トリガー」を`),
  noBattle: (_, how: string, subject) =>
    act("行われない", `${topic(subject).text}が${how === "blocks" ? "ブロックした" : "ブロックされた"}時、バトルは`),
  cantBeChosenBy: (p, by: Filter, subject) =>
    act("選べない", `${group(p, by)}によって相手がクリーチャーを選ぶ時、${topic(subject).text}を`),
  manaNumber: (p, { of, is }: { of: Filter; is: number }, subject) =>
    act(
      "なる",
      `${subject.text}を${subject.noun.one === "クリーチャー" ? "召喚する" : "使う"}時、自分のマナゾーンの${group(p, of)}のマナの数字は${is}に`,
    ),
  breaks: (p, count: Value, subject) =>
    typeof count === "number"
      ? act("ブレイクする", `シールドをさらに${counter(p, count, noun("シールド", "つ"))}`, topic(subject))
      : act("ブレイクする", `${perEach(p, count).before}シールドをさらに${perEach(p, count).amount}つ`, topic(subject)),
}

/** 「このクリーチャーは自分のクリーチャー1体につき「パワーアタッカー+1000」を得る」. */
function eachAttacking(p: Printing, ability: unknown, subject: Np) {
  if (typeof ability !== "object" || ability === null || !("powerAttacker" in ability)) return null
  const { amount, before } = perEach(p, ability.powerAttacker as Value)
  return before === "" ? null : act("得る", `${before}「パワーアタッカー${signed(amount)}」を`, topic(subject))
}

/** 「唱えて」, 「召喚して」, 「使って」. */
const usedAs = ({ text }: Np): string => {
  const what = text.replace(/すべて$/, "")
  return what.endsWith("または呪文")
    ? "使って"
    : what.endsWith("呪文")
      ? "唱えて"
      : what.endsWith("クリーチャー")
        ? "召喚して"
        : "使って"
}

const zonesText = (p: Printing, zones: Many): string =>
  either(all(zones).map((zone) => p.words.zones[zone]?.name ?? zone))

const payText = (p: Printing, cost: object, whose = ""): string => {
  for (const head in cost) {
    const printer = costs[head]
    if (printer !== undefined)
      return (
        ("destroying" in cost ? whose : "") +
        teForm(printer(p, (cost as Record<string, unknown>)[head] as never, cost as never))
      )
  }
  return JSON.stringify(cost)
}

const paying =
  (verb: string, middle = ""): TextPrinter =>
  (p, filter: Filter, whole: { count?: Value }) => {
    const np = filterNp(p, filter, { exactly: whole.count ?? 1 }, "choose")
    return `${np.from === "" ? "" : `${np.from}`}${np.bare}を${np.counted}${middle}${verb}`
  }

/** 「[火/自然(5)]」 */
const priced = (n: number, civilizations: readonly string[] = []): string =>
  `[${civilizations.map((one) => named(civilizationNames, one)).join("/")}(${n})]`

interface Civilized {
  readonly civilizations?: readonly string[]
}

export const costs: Readonly<Record<string, TextPrinter>> = {
  tapThis: (p) => `この${p.self.one}をタップする`,
  tapping: (p, filter: Filter, whole: { count?: Value }) => {
    const np = filterNp(p, { controller: "you", ...filter }, { exactly: whole.count ?? 1 }, "choose")
    return `${np.from.replace(/から$/, "の")}${np.bare}を${np.counted}タップする`
  },
  discarding: paying("捨てる"),
  destroying: paying("破壊する"),
  returning: paying("戻す", "持ち主の手札に"),
  puttingIntoMana: paying("置く", "マナゾーンに"),
  puttingIntoGraveyard: paying("置く", "墓地に"),
  puttingOnDeck: paying("置く", "山札の下に"),
  mana: (_, n: number, whole: Civilized) => `${priced(n, whole.civilizations)}を支払う`,
}

const evolvingFrom: Readonly<Record<string, string>> = { graveyard: "墓地", mana: "マナ", hand: "手札" }

interface Evolving {
  readonly count?: number
  readonly orMore?: true
  readonly with?: readonly Filter[]
  readonly from?: string | readonly string[]
}

const evolvingZones = ({ from }: Evolving): readonly string[] => [from ?? "battle"].flat()

function evolvingBase(p: Printing, given: Filter, whole: Evolving): string {
  const zones = evolvingZones(whole)
  const { race } = given as { race?: unknown }
  const one = (filter: Filter): Filter =>
    (filter as { race?: unknown }).race === undefined ? { type: "creature", ...filter } : filter
  const onto: Filter = given.any?.every((branch) => Object.keys(branch).length === 1)
    ? { ...given, any: given.any.map(one) }
    : race === undefined && given.any === undefined
      ? one(given)
      : given
  const place =
    zones.length === 1 && zones[0] === "battle"
      ? { controller: "you" as const }
      : { owner: "you" as const, zone: zones }
  return filterNp(p, { ...place, ...onto } as Filter, { exactly: whole.count ?? 1 }, "choose").text
}

const fromNames: Readonly<Record<string, string>> = { graveyard: "墓地", mana: "マナゾーン", hand: "手札" }

/** 「進化V」, 「墓地進化」, 「究極進化」: as the card says the ways that have a name. Null for others. */
function evolvingText(p: Printing, onto: Filter, whole: Evolving): string | null {
  const [zone = "battle", ...others] = evolvingZones(whole)
  if (whole.with !== undefined && zone === "battle" && others.length === 0) {
    const [first = "", ...more] = [onto, ...whole.with].map((one) => evolvingBase(p, one, {}))
    const all = [first, ...more.map((one) => one.replace(/^自分の/, ""))]
    return `進化${whole.with.length === 1 ? "V" : "GV"}：${all.join("と")}を重ねた上に置く。`
  }
  if (others.length > 0 || whole.with !== undefined) return null
  if (zone === "battle" && onto.ultimateEvolution === true && whole.count === undefined)
    return `究極進化MAX：${evolvingBase(p, onto, whole)}の上に置く。`
  if (
    zone === "battle" &&
    whole.count === undefined &&
    JSON.stringify(onto).includes('"special":"evolution"') &&
    Object.keys(onto).length > 1
  )
    return `究極進化：${evolvingBase(p, onto, whole)}の上に置く。`
  const { special, ...more } = onto as { special?: unknown }
  if (special === "evolution" && zone === "battle" && Object.keys(more).length === 0 && whole.count === undefined)
    return "究極進化：自分の進化クリーチャー1体の上に置く。"
  const number = whole.count ?? 1
  const v = number === 1 ? "" : number === 2 ? "V" : "GV"
  if (zone !== "battle") {
    const from = fromNames[zone] ?? zone
    const base = group(
      p,
      (onto as { race?: unknown }).race === undefined ? ({ type: "creature", ...onto } as Filter) : onto,
    )
    return `${evolvingFrom[zone]}進化${v}：${base}を${number}体自分の${from}から選び、この${p.self.one}をその上に重ねつつ出す。`
  }
  if (number === 1) return whole.orMore === true ? `超無限進化：${evolvingBase(p, onto, whole)}以上の上に置く。` : null
  const base = evolvingBase(p, onto, { ...whole, count: number })
  const race = (onto as { race?: unknown }).race
  if (!Array.isArray(race)) return `進化${v}：${base}を重ねた上に置く。`
  return `進化${v}：自分の${race.join("、")}のいずれか${number}体を重ねた上に置く。`
}

/** 「全種族」, 「パワー3000以上」, 「ドラゴン」: what a saver stands in for. */
function saved(p: Printing, of: Filter): string {
  const { type, ...rest } = of as { readonly type?: unknown }
  if (type === "creature" && Object.keys(rest).length === 0) return "全種族"
  const kind = of.any === undefined && (of as { race?: unknown }).race === undefined ? { type: "creature", ...of } : of
  return group(p, kind as Filter).replace(/^(パワー\d+以上)のクリーチャー$/, "$1")
}

export const keywords: Readonly<Record<string, TextPrinter>> = {
  ...Object.fromEntries(
    Object.entries(keywordNames).map(([key, { ja }]): readonly [string, TextPrinter] => [key, () => ja]),
  ),
  ...attackKeywords,
  ...leadingKeywords,
  powerAttacker: (p, value: Value) => {
    const { amount, before } = perEach(p, value)
    return `${before}パワーアタッカー${signed(amount)}`
  },
  evolution: (p, onto: Filter, whole: Evolving) => {
    const from = evolvingZones(whole)
      .filter((zone) => zone !== "battle")
      .map((zone) => evolvingFrom[zone] ?? zone)
      .join("/")
    const more = whole.orMore === true ? "以上" : ""
    const bases = [
      `${evolvingBase(p, onto, whole)}${more}`,
      ...(whole.with ?? []).map((other) => evolvingBase(p, other, {})),
    ]
    return evolvingText(p, onto, whole) ?? `${from}進化：${bases.join("と")}の上に置く。`
  },
  starEvolution: (p, onto: Filter) => `スター進化：${evolvingBase(p, onto, {})}の上に置く。`,
  neoEvolution: (p, onto: Filter) => `NEO進化：${evolvingBase(p, onto, {})}の上に置いてもよい。`,
  saver: (p, of: Filter) => `セイバー：${saved(p, of)}`,
  ultraSaver: (p, of: Filter) => `ウルトラ・セイバー：${saved(p, of)}`,
  gNeoEvolution: (p, onto: Filter) => `G-NEO進化：${evolvingBase(p, onto, {})}の上に置いてもよい。`,
  gZero: (p, condition: never) =>
    `G・ゼロ：${p.tongue.ifLead(conditionText(p, condition), p)}この${p.self.one}をコストを支払わずに${p.self.one === "呪文" ? "唱えても" : p.self.one === "クリーチャー" ? "召喚しても" : "使っても"}よい。`,
  mugenCrime: (_, n: number, whole: Civilized & { mana: number }) =>
    `ムゲンクライム${n}${priced(whole.mana, whole.civilizations)}`,
  ddd: (p, n: number, whole: Civilized & { from?: Many }) => {
    const said = `D・D・D${priced(n, whole.civilizations)}`
    const others = whole.from === undefined ? [] : all(whole.from).filter((zone) => zone !== "hand")
    return others.length === 0
      ? said
      : `この${p.self.one}の「D・D・D」を${zonesText(p, others)}から使ってもよい。
${said}`
  },
  manaBirth: (_, n: number) => `マナ爆誕${n}`,
  recycle: (_, n: number) => `リサイクル${n}`,
  sasageru: (_, n: number) => `ササゲール${n}`,
  fushigibirth: (_, n: number, whole: Civilized) => `フシギバース${priced(n, whole.civilizations)}`,
  hyperEnergy: (_, n: number) => `ハイパーエナジー${n}`,
  masterGods: (_, n: number) => `マスターG・O・D・S${n}`,
  oDrive: (p, n: number, whole: Civilized & { as?: string; leads?: readonly Ability[] }) => {
    const [first, ...others] = whole.civilizations ?? []
    const alike = first !== undefined && others.length === n - 1 && others.every((one) => one === first)
    const counts = [...new Set(whole.civilizations ?? [])].map(
      (one) => `${named(civilizationNames, one)}×${whole.civilizations?.filter((other) => other === one).length}`,
    )
    const every = whole.civilizations?.length === n
    const cost = alike
      ? `${named(civilizationNames, first)}×${n}`
      : every
        ? counts.join("と")
        : priced(n, whole.civilizations)
    const head = `O・ドライブ${cost}${whole.as === undefined ? "" : `（${whole.as}）`}`
    return [head, ...(whole.leads ?? []).flatMap((ability) => abilityLines(p, ability))].join("\n")
  },
  galaxyShield: (_, n: number, whole: Civilized) => `ギャラクシールド${priced(n, whole.civilizations)}`,
  sympathy: (p, with_: Filter) => `シンパシー：${group(p, with_).replace(/または/g, "と")}`,
  kz: (p, effect: Effect) => `KZ：${linesOf(p, effectParts(p, effect)).join("")}`,
}
