import type { RuleEntry } from "@dilemma-table/engine"

/** Casting, activating and triggering: rules 601–603. */
export const castingRules: readonly RuleEntry[] = [
  { id: "601.1", en: "Casting was once called playing.", ja: "唱えることは以前「プレイする」と呼ばれた。" },
  {
    id: "601.1a",
    en: "To play a card is to play it as a land or cast it as a spell.",
    ja: "カードをプレイするとは、土地としてプレイするか呪文として唱えること。",
  },
  {
    id: "601.2",
    en: "Casting goes through steps; if one can't be done, the whole is undone.",
    ja: "唱える手順を順に行い、できなければすべて巻き戻す。",
  },
  { id: "601.2a", en: "The card moves to the stack.", ja: "カードをスタックに移す。" },
  {
    id: "601.2b",
    en: "Modes, splicing, alternative and additional costs, X and ways to pay are announced.",
    ja: "モード、連繋、代替や追加のコスト、X、支払い方を宣言する。",
  },
  {
    id: "601.2c",
    en: "Targets are announced, first how many; what they trigger waits.",
    ja: "対象を、数から宣言する。誘発したものは待つ。",
  },
  {
    id: "601.2d",
    en: "A division is announced, at least one for each target.",
    ja: "割り振りを宣言する。各対象に1以上。",
  },
  { id: "601.2e", en: "It is checked whether the proposed spell is legal.", ja: "宣言された呪文が適正か調べる。" },
  { id: "601.2f", en: "The total cost is determined and locked in.", ja: "総コストを決定し、固定する。" },
  { id: "601.2g", en: "Mana abilities may be activated.", ja: "マナ能力を起動できる。" },
  {
    id: "601.2h",
    en: "The cost is paid, random and library parts last.",
    ja: "コストを支払う。無作為やライブラリーに関するものは最後。",
  },
  {
    id: "601.2i",
    en: "The spell becomes cast, and what that triggers waits; who had priority has it again.",
    ja: "呪文が唱えられたことになり、誘発が待つ。優先権があった人が再び得る。",
  },
  {
    id: "601.3",
    en: "Casting may begin if something allows it and nothing forbids it.",
    ja: "許可があり禁止がなければ唱え始められる。",
  },
  {
    id: "601.3a",
    en: "A prohibition by quality is looked at with the choices still to be made.",
    ja: "性質による禁止は、これからの選択を考えに入れる。",
  },
  {
    id: "601.3b",
    en: "A leave to cast as though it had flash is looked at with the choices still to be made, too.",
    ja: "瞬速の許可も、これからの選択を考えに入れる。",
  },
  {
    id: "601.3c",
    en: "Flash for a cost may be begun before the cost is announced.",
    ja: "コストによる瞬速は、その支払いを前提に始められる。",
  },
  {
    id: "601.3d",
    en: "Conditional flash needs the condition as casting begins.",
    ja: "条件付きの瞬速は、始める時に条件を見る。",
  },
  {
    id: "601.3e",
    en: "What is judged may be an alternative set of characteristics.",
    ja: "判定に別の特性を用いることがある。",
  },
  {
    id: "601.3f",
    en: "A face-down exiled card is cast only by who may look at it.",
    ja: "裏向きの追放カードは、見られる人だけが唱えられる。",
  },
  {
    id: "601.4",
    en: "An option of 601.2b may rest on another choice of the same step, made later.",
    ja: "601.2bの選択は、同じ手順で後に行う選択を前提にできる。",
  },
  {
    id: "601.5",
    en: "Targets and divisions may rest on later choices of the casting, payments included.",
    ja: "対象や割り振りは、支払いを含む後の選択を前提にできる。",
    since: "2026-09-25",
  },
  {
    id: "601.6",
    en: "Leave lost while proposing makes the casting illegal; later it doesn't matter.",
    ja: "宣言中に許可を失えば不正になる。その後は影響しない。",
    was: [
      { edition: "2026-04-17", number: "601.5", status: "read" },
      { edition: "2026-09-24", number: "601.5", status: "moved" },
    ],
  },
  {
    id: "601.6a",
    en: "Conditional flash isn't lost once begun.",
    ja: "条件付きの瞬速は、始めた後に条件を失ってもよい。",
    was: [
      { edition: "2026-04-17", number: "601.5a", status: "read" },
      { edition: "2026-09-24", number: "601.5a", status: "moved" },
    ],
  },
  {
    id: "601.7",
    en: "An opponent may have to make a choice, at the time the controller would.",
    ja: "対戦相手が選ぶ場合、コントローラーが選ぶ時に選ぶ。",
    was: [
      { edition: "2026-04-17", number: "601.6", status: "read" },
      { edition: "2026-09-24", number: "601.6", status: "moved" },
    ],
  },
  {
    id: "601.7a",
    en: "If several opponents could make the choice, the controller says who.",
    ja: "複数いれば、コントローラーが誰か決める。",
    was: [
      { edition: "2026-04-17", number: "601.6a", status: "read" },
      { edition: "2026-09-24", number: "601.6a", status: "moved" },
    ],
  },
  {
    id: "601.7b",
    en: "If opponent and controller do something at once the controller goes first.",
    ja: "両者が同時に行うなら、コントローラーが先。",
    was: [
      { edition: "2026-04-17", number: "601.6b", status: "read" },
      { edition: "2026-09-24", number: "601.6b", status: "moved" },
    ],
  },
  {
    id: "601.8",
    en: "A spell that changes costs doesn't touch what is on the stack.",
    ja: "コストを変える呪文は、スタックのものに影響しない。",
    was: [
      { edition: "2026-04-17", number: "601.7", status: "read" },
      { edition: "2026-09-24", number: "601.7", status: "moved" },
    ],
  },
  {
    id: "602.1",
    en: "An activated ability is written as cost: effect.",
    ja: "起動型能力は「コスト：効果」と書かれる。",
  },
  { id: "602.1a", en: "All before the colon is its cost.", ja: "コロンの前が起動コスト。" },
  {
    id: "602.1b",
    en: "Instructions on how to activate it aren't part of the effect.",
    ja: "起動に関する指示は効果ではない。",
  },
  { id: "602.1c", en: "Only activated abilities are activated.", ja: "起動するのは起動型能力だけ。" },
  {
    id: "602.2",
    en: "Activating puts the ability on the stack and pays; if a step can't be done, it is undone.",
    ja: "起動は手順を順に行い、できなければ巻き戻す。",
  },
  { id: "602.2a", en: "The ability is announced and created on the stack.", ja: "能力を宣言し、スタックに作る。" },
  { id: "602.2b", en: "The rest goes as in 601.2b–i.", ja: "残りは601.2b〜iと同じ。" },
  { id: "602.3", en: "An opponent may have to make a choice for it.", ja: "対戦相手が選ぶ能力もある。" },
  {
    id: "602.3a",
    en: "If several opponents could make the choice for an ability, the controller says who.",
    ja: "複数いれば、コントローラーが誰か決める。",
  },
  {
    id: "602.3b",
    en: "If opponent and controller do something at once for an ability the controller goes first.",
    ja: "両者が同時に行うなら、コントローラーが先。",
  },
  {
    id: "602.4",
    en: "An ability that changes costs doesn't touch what is on the stack.",
    ja: "コストを変える能力は、スタックのものに影響しない。",
  },
  { id: "602.5", en: "What is prohibited can't be activated.", ja: "禁止された能力は起動できない。" },
  {
    id: "602.5a",
    en: "{T} of a creature needs control since the turn began, or haste.",
    ja: "クリーチャーの{T}には、召喚酔いしていないか速攻が必要。",
  },
  {
    id: "602.5b",
    en: "A limit such as once each turn stays with the object.",
    ja: "回数の制限はコントローラーが変わっても続く。",
  },
  {
    id: "602.5c",
    en: "A limit acquired with an ability is for that ability only.",
    ja: "得た能力の制限は、その能力だけのもの。",
  },
  { id: "602.5d", en: '"Only as a sorcery" is about timing.', ja: "「ソーサリーとしてのみ」はタイミングの制限。" },
  { id: "602.5e", en: '"Only as an instant" is about timing.', ja: "「インスタントとしてのみ」も同様。" },
  {
    id: "603.1",
    en: "A triggered ability has a trigger condition and an effect.",
    ja: "誘発型能力には誘発条件と効果がある。",
  },
  {
    id: "603.1a",
    en: "Text after the effect may limit the targets of a triggered ability.",
    ja: "効果の後の指示が対象を限ることがある。",
  },
  {
    id: "603.2",
    en: "A triggered ability triggers by itself whenever its event occurs.",
    ja: "誘発イベントが起これば必ず誘発する。",
  },
  {
    id: "603.2a",
    en: "An ability triggers whether or not anything could be cast.",
    ja: "唱えられない時でも誘発する。",
  },
  {
    id: "603.2b",
    en: "At the beginning of a step those about it trigger.",
    ja: "ステップの初めの能力は、その時に誘発する。",
  },
  { id: "603.2c", en: "An ability triggers once for each occurrence of its event.", ja: "発生ごとに1回誘発する。" },
  { id: "603.2d", en: "Something may make it trigger additional times.", ja: "追加で誘発させる効果がある。" },
  { id: "603.2e", en: '"Becomes" triggers on the change only.', ja: "「〜になる」は変化した時だけ誘発する。" },
  {
    id: "603.2f",
    en: "An ability of an object that nobody can see doesn't trigger.",
    ja: "誰にも見えないオブジェクトの能力は誘発しない。",
  },
  { id: "603.2g", en: "A prevented or replaced event triggers nothing.", ja: "起こらなかったイベントでは誘発しない。" },
  {
    id: "603.2h",
    en: '"Do this only once each turn" triggers only while it hasn\'t been done.',
    ja: "「毎ターン1回のみ」は、まだ行っていなければ誘発する。",
  },
  {
    id: "603.3",
    en: "A triggered ability goes on the stack the next time a player would get priority.",
    ja: "次に優先権が発生する時にスタックに置く。",
  },
  {
    id: "603.3a",
    en: "Who controlled the source as an ability triggered controls it.",
    ja: "誘発時の発生源のコントローラーがコントロールする。",
  },
  {
    id: "603.3b",
    en: "In turn order each player puts their triggered abilities on the stack; those about other triggers after the rest.",
    ja: "順番に自分の能力を置く。能力の誘発によるものは後。",
  },
  {
    id: "603.3c",
    en: "Modes of a triggered ability are announced as it goes on the stack; with none it is removed.",
    ja: "モードはスタックに置く時に宣言する。なければ取り除く。",
  },
  {
    id: "603.3d",
    en: "Targets and division follow as in 601.2c–d; if they can't be chosen it is removed.",
    ja: "対象と割り振りは601.2c〜dと同じ。選べなければ取り除く。",
  },
  {
    id: "603.4",
    en: 'An intervening "if" is checked as the ability triggers and as it resolves.',
    ja: "「〜なら」は誘発時と解決時に調べる。",
  },
  { id: "603.5", en: '"May" is decided on resolution.', ja: "「してもよい」は解決時に決める。" },
  { id: "603.6", en: "Abilities may trigger on changing zones.", ja: "領域変更で誘発する能力がある。" },
  {
    id: "603.6a",
    en: "As permanents enter, all abilities about that are checked, theirs included.",
    ja: "戦場に出た時の能力は、出たもの自身も含めて調べる。",
  },
  {
    id: "603.6b",
    en: "Continuous effects apply from the moment it is there.",
    ja: "継続的効果は出た瞬間から適用される。",
  },
  { id: "603.6c", en: "Leaving the battlefield triggers, too.", ja: "戦場を離れた時の能力も誘発する。" },
  {
    id: "603.6d",
    en: '"Enters with" and "as it enters" are no triggers.',
    ja: "「置かれた状態で出る」「出るに際し」は誘発型ではない。",
  },
  {
    id: "603.6e",
    en: "An Aura's trigger finds what its permanent became.",
    ja: "オーラの能力は、付いていたものの行き先を見つける。",
  },
  { id: "603.7", en: "Effects may create abilities that trigger later.", ja: "効果は遅延誘発型能力を作ることがある。" },
  {
    id: "603.7a",
    en: "A delayed trigger doesn't see what happened before it was made.",
    ja: "作られる前のことは見ない。",
  },
  {
    id: "603.7b",
    en: "A delayed trigger triggers once unless a duration is stated.",
    ja: "期間がなければ1回だけ誘発する。",
  },
  {
    id: "603.7c",
    en: "A delayed trigger affects its object only while it is where it was expected.",
    ja: "参照するものが移っていれば影響しない。",
  },
  {
    id: "603.7d",
    en: "A delayed trigger made by a spell has the spell as its source.",
    ja: "呪文が作ったものは、その呪文が発生源。",
  },
  {
    id: "603.7e",
    en: "A delayed trigger made by an ability has the source of that ability.",
    ja: "能力が作ったものは、その能力の発生源と同じ。",
  },
  {
    id: "603.8",
    en: "Some abilities trigger on a state, and not again until they are off the stack.",
    ja: "状態で誘発するものは、スタックを離れるまで再び誘発しない。",
  },
  {
    id: "603.9",
    en: "Some abilities trigger when a player loses the game.",
    ja: "プレイヤーの敗北で誘発するものがある。",
  },
  {
    id: "603.10",
    en: "Normally what is there after the event is checked.",
    ja: "通常はイベントの直後にあるものを調べる。",
  },
  { id: "603.10a", en: "Leaving and the like look back to just before.", ja: "離れることなどは直前の状態を見る。" },
  { id: "603.10b", en: "Phasing out looks back, too.", ja: "フェイズ・アウトも直前の状態を見る。" },
  {
    id: "603.11",
    en: "Some triggered abilities are linked to a static ability of the same paragraph.",
    ja: "同じ段落の常在型能力と関連するものがある。",
  },
  {
    id: "603.12",
    en: "A reflexive trigger comes from something done while resolving.",
    ja: "再帰誘発型能力は、解決中の行動によって誘発する。",
  },
  {
    id: "603.12a",
    en: "A reflexive trigger triggers once, however often its action was done.",
    ja: "何度行っても1回だけ誘発する。",
  },
]
