import type { Same } from "./both-games.ts"

/** What the command says when it reads, checks and looks up cards of the user's files. */
const en = {
  "cards-help": {
    import:
      "Read cards from files into your own store: Scryfall, MTGJSON, Cockatrice, Duel Masters wiki, *.jsonl, also *.gz.",
    check: "Read cards from files and say how many are understood, and why the others aren't; nothing is stored.",
    search: "Find cards by words of their names or texts, in either language.",
    sample: "Show understood cards beside their text as printed in the file, chosen by seed, for reading.",
    file: "a file of cards; - reads standard input",
    query: "words that all stand on the card",
    json: "print the result as JSON and nothing else",
    most: "how many reasons or cards are shown",
    seed: "the number that the choice follows from",
    count: "how many cards",
    data: "the folder of your store (else DILEMMA_DATA, else the system's folder for data)",
  },
  import: {
    reading: "Reading {{file}}: {{format}}.",
    progress: "{{bar}} {{percentage}} % · {{cards}} cards · {{seconds}} s left",
    counted: "{{file}}: {{cards}} cards, {{fresh}} new, {{changed}} changed, {{same}} as they were.",
    understood: "{{compiled}} of {{cards}} are understood and can be played ({{percent}} %).",
    repeated: "{{count}} more printings say the same.",
    "remarks-more": "… and {{count}} more remarks of this kind.",
    nothing: "{{file}} is not imported; the store is as it was.",
    stored: "Your store: {{path}}",
    interrupted: "Interrupted; the store is as it was.",
  },
  check: {
    head: "{{cards}} cards",
    row: "{{what}}: {{compiled}} of {{cards}} understood ({{percent}} %), {{exact}} of {{base}} printed back exactly ({{exactPercent}} %)",
    all: "all",
    modal: "modal",
    mdfc: "modal double-faced",
    loose:
      "{{count}} rows have their text only approximately (exact: false): they count as cards, not for printing back.",
    reasons: "Why the others aren't understood, the most frequent first:",
    reason: "{{cards}} × {{reason}}   e.g. {{example}}",
    "reasons-more": "… and {{count}} more reasons ({{cards}} cards). --most shows more.",
    "not-exact": "{{name}}: printed back otherwise",
  },
  search: {
    found: "{{count}} cards",
    "found-1": "1 card",
    more: "The first {{count}} cards. --most shows more.",
    none: "No card has all these words. Cards of your own: dilemma cards import FILE",
    understood: "playable",
    "not-understood": "not understood",
  },
  stored: {
    from: "from {{file}}",
    "not-understood": "not understood, so it can't be played:",
    "as-printed": "As its file has it:",
    "as-read": "As it is read:",
    total: "Your store: {{cards}} cards, {{compiled}} of them playable",
    "cant-play": "“{{name}}” is in your store, but its text isn't understood:",
  },
  sample: {
    head: "{{count}} of {{compiled}} understood cards, seed {{seed}}",
    printed: "file",
    back: "read",
  },
} as const

const ja: Same<typeof en> = {
  "cards-help": {
    import:
      "ファイルのカードを自分の保管場所に取り込む: Scryfall、MTGJSON、Cockatrice、デュエル・マスターズ Wiki、*.jsonl(*.gzも可)。",
    check: "ファイルのカードを読み、何枚が理解できるか、できない理由は何かを示す。保管はしない。",
    search: "名前やテキストの語でカードを探す(日英どちらでもよい)。",
    sample: "理解したカードをファイルのテキストと並べて、シードで選んで表示する。",
    file: "カードのファイル。- なら標準入力を読む",
    query: "カードにすべて書かれている語",
    json: "結果をJSONだけで出力する",
    most: "表示する理由やカードの数",
    seed: "選び方のもとになる数",
    count: "枚数",
    data: "保管するフォルダー(省略時はDILEMMA_DATA、なければシステムのデータ用フォルダー)",
  },
  import: {
    reading: "{{file}}を読みます: {{format}}。",
    progress: "{{bar}} {{percentage}}% · {{cards}}枚 · 残り{{seconds}}秒",
    counted: "{{file}}: {{cards}}枚(新規{{fresh}}、変更{{changed}}、変化なし{{same}})。",
    understood: "{{cards}}枚中{{compiled}}枚を理解し、対戦で使えます({{percent}}%)。",
    repeated: "同じ内容の別の版{{count}}枚。",
    "remarks-more": "…同じ種類がほかに{{count}}件。",
    nothing: "{{file}}は取り込まれていません。保管場所は元のままです。",
    stored: "保管場所: {{path}}",
    interrupted: "中断しました。保管場所は元のままです。",
  },
  check: {
    head: "{{cards}}枚",
    row: "{{what}}: {{cards}}枚中{{compiled}}枚を理解({{percent}}%)、{{base}}枚中{{exact}}枚を同じテキストで印刷({{exactPercent}}%)",
    all: "全体",
    modal: "選択肢を持つカード",
    mdfc: "モードを持つ両面カード",
    loose: "{{count}}行はテキストがおよそのもの(exact: false)なので、枚数には数え、印刷の比較には数えません。",
    reasons: "理解できない理由(多い順):",
    reason: "{{cards}}枚 {{reason}}   例: {{example}}",
    "reasons-more": "…ほかに{{count}}種類({{cards}}枚)。--mostで増やせます。",
    "not-exact": "{{name}}: 印刷が異なる",
  },
  search: {
    found: "{{count}}枚",
    "found-1": "1枚",
    more: "最初の{{count}}枚。--mostで増やせます。",
    none: "すべての語を持つカードはありません。自分のカードの取り込み: dilemma cards import ファイル",
    understood: "対戦で使える",
    "not-understood": "未理解",
  },
  stored: {
    from: "{{file}}から",
    "not-understood": "理解できないので、対戦では使えません:",
    "as-printed": "ファイルの内容:",
    "as-read": "読み取った内容:",
    total: "自分の保管場所: {{cards}}枚(うち対戦で使えるもの{{compiled}}枚)",
    "cant-play": "「{{name}}」は保管されていますが、テキストを理解できません:",
  },
  sample: {
    head: "理解した{{compiled}}枚から{{count}}枚、シード{{seed}}",
    printed: "ファイル",
    back: "読み取り",
  },
}

export const terminalCards = { en, ja }
