import type { RuleEntry } from "@dilemma-table/engine"

/** Double-faced cards: rules 712–713, with the numbers they had as 711. */
export const doubleFacedRules: readonly RuleEntry[] = [
  {
    id: "712.1",
    en: "Double-faced cards have a face on each side: nonmodal, modal and meld cards.",
    ja: "両面カードは両方に面を持つ。モードなし、モードあり、合体の3種。",
    was: [
      { edition: "2021-02-02", number: "711.1", status: "read" },
      { edition: "2021-07-22", number: "711.1", status: "moved" },
    ],
  },
  {
    id: "712.2",
    en: "Nonmodal double-faced cards transform or convert, or are cast or enter so.",
    ja: "モードを持たない両面カードは変身か変換をする。",
    was: [
      { edition: "2021-02-02", number: "711.1", status: "read" },
      { edition: "2021-07-22", number: "711.1", status: "moved" },
    ],
  },
  {
    id: "712.2a",
    en: "How a nonmodal front face is marked.",
    ja: "モードを持たない第1面の印。",
    was: [
      { edition: "2021-02-02", number: "711.1a", status: "read" },
      { edition: "2021-07-22", number: "711.1a", status: "moved" },
    ],
  },
  {
    id: "712.2b",
    en: "How a nonmodal back face is marked.",
    ja: "モードを持たない第2面の印。",
    was: [
      { edition: "2021-02-02", number: "711.1b", status: "read" },
      { edition: "2021-07-22", number: "711.1b", status: "moved" },
    ],
  },
  {
    id: "712.2c",
    en: "Gray power and toughness on the front are the back's: a reminder.",
    ja: "第1面の灰色の数値は第2面のもの。注釈。",
    was: [
      { edition: "2021-02-02", number: "711.1c", status: "read" },
      { edition: "2021-07-22", number: "711.1c", status: "moved" },
    ],
  },
  {
    id: "712.3",
    en: "Modal double-faced cards have two independent faces, which may be able to transform.",
    ja: "モードを持つ両面カードは独立した2つの面を持ち、変身できることもある。",
    was: [
      { edition: "2021-02-02", number: "711.1", status: "read" },
      { edition: "2021-07-22", number: "711.1", status: "moved" },
    ],
  },
  {
    id: "712.3a",
    en: "How a modal front face is marked.",
    ja: "モードを持つ両面カードの第1面の印。",
    was: [
      { edition: "2021-02-02", number: "711.1d", status: "read" },
      { edition: "2021-07-22", number: "711.1d", status: "moved" },
    ],
  },
  {
    id: "712.3b",
    en: "How a modal back face is marked.",
    ja: "モードを持つ両面カードの第2面の印。",
    was: [
      { edition: "2021-02-02", number: "711.1e", status: "read" },
      { edition: "2021-07-22", number: "711.1e", status: "moved" },
    ],
  },
  {
    id: "712.3c",
    en: "The hint bar about the other face is a reminder.",
    ja: "反対の面を示すヒントバーは注釈。",
    was: [
      { edition: "2021-02-02", number: "711.1f", status: "read" },
      { edition: "2021-07-22", number: "711.1f", status: "moved" },
    ],
  },
  {
    id: "712.4",
    en: "Meld cards have half of a big face on their back.",
    ja: "合体カードは裏に大判の半分を持つ。",
    was: [
      { edition: "2021-02-02", number: "711.1g", status: "read" },
      { edition: "2021-07-22", number: "711.1g", status: "moved" },
    ],
  },
  {
    id: "712.4a",
    en: "One card of a meld pair melds both.",
    ja: "合体の組の一方が両方を合体させる。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.4b",
    en: "Backs of meld cards count only when melded.",
    ja: "合体カードの第2面は合体時だけ意味を持つ。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.4c",
    en: "Meld cards can't transform or convert.",
    ja: "合体カードは変身も変換もできない。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.5",
    en: "The meld pairs.",
    ja: "合体の組の一覧。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.6",
    en: "Who may look at a double-faced card sees both sides.",
    ja: "見ることができる人は両方の面を見られる。",
    was: [
      { edition: "2021-02-02", number: "711.2", status: "read" },
      { edition: "2021-07-22", number: "711.2", status: "moved" },
    ],
  },
  {
    id: "712.7",
    en: "In a hidden zone a double-faced card can't be told from other cards.",
    ja: "非公開領域では他のカードと区別できないようにする。",
    was: [
      { edition: "2021-02-02", number: "711.3", status: "read" },
      { edition: "2021-07-22", number: "711.3", status: "moved" },
    ],
  },
  {
    id: "712.8",
    en: "Each face has characteristics of its own.",
    ja: "面ごとに独立した特性を持つ。",
    was: [
      { edition: "2021-02-02", number: "711.4", status: "read" },
      { edition: "2021-07-22", number: "711.4", status: "moved" },
    ],
  },
  {
    id: "712.8a",
    en: "Off the battlefield and the stack a double-faced card has only its front's characteristics.",
    ja: "戦場とスタック以外では第1面の特性だけを持つ。",
    was: [
      { edition: "2021-02-02", number: "711.4a", status: "read" },
      { edition: "2021-07-22", number: "711.4a", status: "moved" },
    ],
  },
  {
    id: "712.8b",
    en: "A meld card on the stack has its front's characteristics.",
    ja: "スタックの合体カードは第1面の特性だけを持つ。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.8c",
    en: "A nonmodal spell has its front's characteristics, or its back's if cast transformed, with the front's mana value.",
    ja: "モードを持たない呪文は第1面の、変身した状態なら第2面の特性を持ち、マナ総量は第1面から。",
    was: [
      { edition: "2021-02-02", number: "711.4b", status: "read" },
      { edition: "2021-07-22", number: "711.4b", status: "moved" },
    ],
  },
  {
    id: "712.8d",
    en: "Front face up, a permanent has its front's characteristics.",
    ja: "第1面がオモテなら第1面の特性だけを持つ。",
    was: [
      { edition: "2021-02-02", number: "711.4b", status: "read" },
      { edition: "2021-07-22", number: "711.4b", status: "moved" },
    ],
  },
  {
    id: "712.8e",
    en: "Back face up it has its back's, with the front's mana value; a copy of that has 0.",
    ja: "第2面がオモテなら第2面の特性を持ち、マナ総量は第1面から。そのコピーは0。",
    was: [
      { edition: "2021-02-02", number: "711.4c", status: "read" },
      { edition: "2021-07-22", number: "711.4c", status: "moved" },
    ],
  },
  {
    id: "712.8f",
    en: "A modal spell or permanent has only the characteristics of the face that is up.",
    ja: "モードを持つ両面の呪文やパーマネントは、オモテの面の特性だけを持つ。",
    was: [
      { edition: "2021-02-02", number: "711.4d", status: "read" },
      { edition: "2021-07-22", number: "711.4d", status: "moved" },
    ],
  },
  {
    id: "712.8g",
    en: "A melded permanent has the combined back's, and both mana values.",
    ja: "合体したパーマネントは合わせた第2面の特性を持つ。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.9",
    en: "Only double-faced permanents and tokens transform or convert, and no meld cards.",
    ja: "変身や変換ができるのは両面のパーマネントとトークンで、合体カードは除く。",
    was: [
      { edition: "2021-02-02", number: "711.5", status: "read" },
      { edition: "2021-07-22", number: "711.5", status: "moved" },
    ],
  },
  {
    id: "712.10",
    en: "Nothing transforms or converts into an instant or sorcery.",
    ja: "反対の面がインスタントやソーサリーなら何も起こらない。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.11",
    en: "A double-faced spell is cast front face up by default.",
    ja: "両面の呪文は通常第1面をオモテにして唱える。",
    was: [
      { edition: "2021-02-02", number: "711.7", status: "read" },
      { edition: "2021-07-22", number: "711.7", status: "moved" },
    ],
  },
  {
    id: "712.11a",
    en: "Cast transformed, it is put on the stack back face up.",
    ja: "変身した状態で唱えるなら第2面をオモテにする。",
    was: [
      { edition: "2021-02-02", number: null, status: "read" },
      { edition: "2021-09-23", number: null, status: "unknown" },
    ],
  },
  {
    id: "712.11b",
    en: "Of a modal card, or a copy of one, the face is chosen before it is put on the stack.",
    ja: "モードを持つ両面カードは、スタックに置く前に面を選ぶ。",
    was: [
      { edition: "2021-02-02", number: "711.7", status: "read" },
      { edition: "2021-07-22", number: "711.7", status: "moved" },
    ],
  },
  {
    id: "712.11c",
    en: "Only the face that will be up is judged, and put on the stack.",
    ja: "オモテになる面だけを判定し、スタックに置く。",
    was: [
      { edition: "2021-02-02", number: "711.7a", status: "read" },
      { edition: "2021-07-22", number: "711.7a", status: "moved" },
    ],
  },
  {
    id: "712.11d",
    en: "The front's leave to be cast transformed counts all the same.",
    ja: "変身した状態で唱えることを許す第1面の能力も考慮する。",
    was: [
      { edition: "2021-02-02", number: null, status: "read" },
      { edition: "2025-09-18", number: null, status: "unknown" },
    ],
  },
  {
    id: "712.12",
    en: "Of a modal card played as a land, a face that is a land is chosen, and enters up.",
    ja: "土地としてプレイするなら、土地である面を選んで出す。",
    was: [
      { edition: "2021-02-02", number: "711.8", status: "read" },
      { edition: "2021-07-22", number: "711.8", status: "moved" },
    ],
  },
  {
    id: "712.13",
    en: "A double-faced permanent enters with the face up that was up on the stack.",
    ja: "解決すると、スタックでオモテだった面をオモテにして出る。",
    was: [
      { edition: "2021-02-02", number: "711.9", status: "read" },
      { edition: "2021-07-22", number: "711.9", status: "moved" },
    ],
  },
  {
    id: "712.13a",
    en: "A spell told to enter transformed into an instant or sorcery goes to the graveyard.",
    ja: "第2面がインスタントやソーサリーなのに変身した状態で出るなら墓地に置かれる。",
    was: [
      { edition: "2021-02-02", number: null, status: "read" },
      { edition: "2025-09-18", number: null, status: "unknown" },
    ],
  },
  {
    id: "712.14",
    en: "A double-faced card put onto the battlefield from elsewhere enters front face up by default.",
    ja: "スタック以外から出るなら通常第1面をオモテにする。",
    was: [
      { edition: "2021-02-02", number: "711.10", status: "read" },
      { edition: "2021-07-22", number: "711.10", status: "moved" },
    ],
  },
  {
    id: "712.14a",
    en: 'Put "transformed" it enters back face up; what isn\'t double-faced stays where it is.',
    ja: "「変身した状態で」なら第2面をオモテにする。両面でなければ移らない。",
    was: [
      { edition: "2021-02-02", number: "711.10a", status: "read" },
      { edition: "2021-07-22", number: "711.10a", status: "moved" },
    ],
  },
  {
    id: "712.14b",
    en: "A modal card whose front isn't a permanent card stays where it is.",
    ja: "第1面がパーマネントでなければ移らない。",
    was: [
      { edition: "2021-02-02", number: "711.10b", status: "read" },
      { edition: "2021-07-22", number: "711.10b", status: "moved" },
    ],
  },
  {
    id: "712.14c",
    en: "Melded cards enter as one permanent.",
    ja: "合体したカードは1つのパーマネントとして出る。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "712.15",
    en: "A double-faced card face down has the characteristics given to it and stays hidden.",
    ja: "裏向きなら、与えられた特性を持ち非公開のまま。",
    was: [
      { edition: "2021-02-02", number: "711.11", status: "read" },
      { edition: "2021-07-22", number: "711.11", status: "moved" },
    ],
  },
  {
    id: "712.15a",
    en: "A face-down double-faced permanent can't transform; turned up it shows its front.",
    ja: "裏向きの間は変身できない。オモテにすると第1面になる。",
    was: [
      { edition: "2021-02-02", number: "711.11a", status: "read" },
      { edition: "2021-07-22", number: "711.11a", status: "moved" },
    ],
  },
  {
    id: "712.16",
    en: "A double-faced permanent isn't turned face down.",
    ja: "両面パーマネントは裏向きにできない。",
    was: [
      { edition: "2021-02-02", number: "711.12", status: "read" },
      { edition: "2021-07-22", number: "711.12", status: "moved" },
    ],
  },
  {
    id: "712.17",
    en: "A double-faced card exiled face down stays hidden.",
    ja: "裏向きで追放されたら非公開のまま。",
    was: [
      { edition: "2021-02-02", number: "711.13", status: "read" },
      { edition: "2021-07-22", number: "711.13", status: "moved" },
    ],
  },
  {
    id: "712.18",
    en: "Transforming makes no new object.",
    ja: "変身しても新しいオブジェクトにならない。",
    was: [
      { edition: "2021-02-02", number: "711.14", status: "read" },
      { edition: "2021-07-22", number: "711.14", status: "moved" },
    ],
  },
  {
    id: "712.19",
    en: "Either face of a double-faced card may be named, not both.",
    ja: "どちらの面の名前も選べるが、両方は選べない。",
    was: [
      { edition: "2021-02-02", number: "711.15", status: "read" },
      { edition: "2021-07-22", number: "711.15", status: "moved" },
    ],
  },
  {
    id: "712.20",
    en: '"As it transforms" applies while it turns over.',
    ja: "「変身するに際し」は裏返る時に適用する。",
    was: [{ edition: "2021-07-22", number: null, status: "unknown" }],
  },
  {
    id: "713.1",
    en: "A substitute card stands for a double-faced card.",
    ja: "差し替えカードは両面カードの代わりになる。",
  },
]
