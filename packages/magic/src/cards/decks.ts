import { cards } from "#library"
import type { MagicCard } from "../lexicon.ts"

/** A deck: its name, and its cards by English name. */
export interface Deck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
  readonly about: { readonly ja: string; readonly en: string }
  readonly cards: Readonly<Record<string, number>>
}

const findByName = (name: string): MagicCard | undefined => cards.find((card) => card.name.en === name)

/**
 * What is wrong with a deck, or null: at least sixty cards, at most four of a name but for basic lands (100.2a).
 * @param find the card of a name
 */
export function deckFault(
  { cards: list }: Deck,
  find: (name: string) => MagicCard | undefined = findByName,
): { readonly code: string; readonly rule: string; readonly card?: string } | null {
  for (const [card, n] of Object.entries(list)) {
    const found = find(card)
    if (found === undefined) return { code: "no-such-card", rule: "100.2a", card }
    if (n > 4 && found.faces[0]?.supertypes?.includes("basic") !== true)
      return { code: "too-many-copies", rule: "100.2a", card }
  }
  const size = Object.values(list).reduce((sum, n) => sum + n, 0)
  return size < 60 ? { code: "deck-size", rule: "100.2a" } : null
}

/** Each shows another side of choosing. */
export const decks: readonly Deck[] = [
  {
    id: "assimilation",
    name: { ja: "青黒ジレンマ", en: "Blue–black dilemmas" },
    about: {
      ja: "モードを選ぶたびに《Seven of Nine》でカードを引き、呪文にも土地にもなるカードを使い分ける。",
      en: "Draws cards with Seven of Nine whenever modes are chosen; some cards are spells or lands, as one likes.",
    },
    cards: {
      "Seven of Nine": 4,
      "Typhoid Rats": 4,
      "Wind Drake": 4,
      "Downwind Ambusher": 3,
      "Alrund, God of the Cosmos": 3,
      "Collective Brutality": 4,
      "Funeral Charm": 4,
      "Unfortunate Accident": 3,
      "Cryptic Command": 3,
      "Mystic Confluence": 2,
      Counterspell: 3,
      "Silundi Vision": 3,
      "Hagra Mauling": 3,
      Island: 9,
      Swamp: 8,
    },
  },
  {
    id: "commission",
    name: { ja: "緑白選択", en: "Green–white choices" },
    about: {
      ja: "《Captain Benjamin Sisko》のトークンと、1枚で何役もこなす命令や魔除けで押す。",
      en: "Pushes with the tokens of Captain Benjamin Sisko, and with commands and charms that do what is needed.",
    },
    cards: {
      "Captain Benjamin Sisko": 4,
      "Charming Prince": 4,
      "Grizzly Bears": 4,
      "Gala Greeters": 3,
      "Kazandu Mammoth": 4,
      "Serra Angel": 2,
      "Dromoka's Command": 4,
      "Valorous Stance": 4,
      "Inscription of Abundance": 4,
      "Emerald Charm": 2,
      "Felidar Retreat": 2,
      "Emeria's Call": 2,
      "Sejiri Shelter": 2,
      "Branchloft Pathway": 4,
      Forest: 8,
      Plains: 7,
    },
  },
  {
    id: "escalation",
    name: { ja: "赤黒コスト追加", en: "Red–black: the more one pays" },
    about: {
      ja: "モードを増やすほどコストも増える呪文。連繋、増呪、放題、キッカー、段階から、払えるだけ選ぶ。",
      en: "Each further mode costs more: entwine, escalate, spree, kicker and tiered, as many as can be paid for.",
    },
    cards: {
      "Monastery Swiftspear": 4,
      "Typhoid Rats": 4,
      "Woe Strider": 3,
      "Boggart Brute": 3,
      "Gathan Raiders": 2,
      "Collective Brutality": 3,
      "Collective Defiance": 4,
      "Unfortunate Accident": 3,
      "Rush of Dread": 2,
      "Thunder Magic": 3,
      "Fire Magic": 2,
      "Barbed Lightning": 2,
      "Goblin War Party": 2,
      "Inscription of Ruin": 2,
      Swamp: 11,
      Mountain: 10,
    },
  },
  {
    id: "confluence",
    name: { ja: "緑白の合流", en: "Green–white confluences" },
    about: {
      ja: "同じモードを何度でも選べる呪文。3回選ぶ合流と、肉球の数だけ選ぶ季節で、同じことを重ねるか分けるかを決める。",
      en: "The same mode may be chosen again: confluences choose three, seasons spend pawprints. All of one, or some of each?",
    },
    cards: {
      "Avacyn's Pilgrim": 4,
      "Grizzly Bears": 3,
      "Kitchen Finks": 4,
      "Giant Spider": 3,
      Blastoderm: 3,
      "Craw Wurm": 2,
      "Relief Captain": 2,
      "Verdant Confluence": 4,
      "Righteous Confluence": 4,
      "Season of Gathering": 3,
      "Season of the Burrow": 4,
      Forest: 14,
      Plains: 10,
    },
  },
  {
    id: "faces",
    name: { ja: "青赤の二つの面", en: "Blue–red: either face" },
    about: {
      ja: "1枚のカードに2つの使い方。出来事、分割カード、第1面か第2面か、想起や超過。選ぶのはモードではなく面とコスト。",
      en: "Two uses in one card: adventures, split cards, either face, evoke and overload. Faces and costs are chosen, not modes.",
    },
    cards: {
      "Delver of Secrets": 4,
      "Bonecrusher Giant": 4,
      "Cosima, God of the Voyage": 2,
      "Birgi, God of Storytelling": 2,
      Mulldrifter: 4,
      "Akoum Warrior": 4,
      "Glasspool Mimic": 4,
      Fire: 4,
      "Izzet Charm": 4,
      "Cyclonic Rift": 2,
      "Valakut Awakening": 3,
      "Silundi Vision": 3,
      Island: 11,
      Mountain: 9,
    },
  },
  {
    id: "pact",
    name: { ja: "白黒の契約", en: "White–black: whose choice?" },
    about: {
      ja: "選ぶのは自分とは限らない。対戦相手が選ぶ呪文、一度選んだモードが減っていく契約、プレイヤーごとに違うモード。",
      en: "It isn't always you who chooses: opponents do, a pact's modes run out one by one, and each mode needs another player.",
    },
    cards: {
      "Charming Prince": 4,
      "Kutzil's Flanker": 4,
      "White Knight": 2,
      "Drudge Skeletons": 3,
      "Vindictive Lich": 4,
      "Henrika Domnathi": 2,
      "Shadrix Silverquill": 2,
      "Rankle, Master of Pranks": 2,
      "Demonic Pact": 2,
      "Fatal Lore": 4,
      "Sheoldred's Edict": 3,
      "Valorous Stance": 4,
      Swamp: 13,
      Plains: 11,
    },
  },
]
