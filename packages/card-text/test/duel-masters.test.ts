import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compileDuelMasters, type DuelMastersFaceSource } from "../src/index.ts"

const face = (type: string, text: string, more: Partial<DuelMastersFaceSource> = {}): DuelMastersFaceSource => ({
  name: "辻の先触れ",
  type,
  civilizations: ["水"],
  cost: "4",
  power: type.includes("クリーチャー") ? "3000" : "",
  races: [],
  mana: "1",
  text,
  ...more,
})

const compiled = (type: string, text: string, more: Partial<DuelMastersFaceSource> = {}) =>
  compileDuelMasters({ name: "辻の先触れ", faces: [face(type, text, more)] })

function abilities(type: string, text: string, more: Partial<DuelMastersFaceSource> = {}): unknown {
  const done = compiled(type, text, more)
  if (!done.ok) throw new Error(JSON.stringify(done.diagnostics))
  return done.card.faces[0]?.abilities
}

const spell = (text: string): unknown => (abilities("呪文", text) as readonly { readonly spell: unknown }[])[0]?.spell

describe("texts of Duel Masters cards", () => {
  it("reads options with and without their mark, in old and new words", () => {
    const modes = {
      modal: { choose: 1, modes: [{ do: { draw: 2 } }, { do: { putIntoMana: { top: 1 } } }] },
    }
    expect(
      spell("次のうちいずれか1つを選ぶ。\n▶カードを2枚引く。\n▶自分の山札の上から1枚目をマナゾーンに置く。"),
    ).toEqual(modes)
    expect(
      spell(
        "次のうちいずれかひとつを選ぶ。\nカードを２枚引く。\n自分の山札の一番上のカードを表にして、自分のマナゾーンに置く。",
      ),
    ).toEqual(modes)
  })

  it("doesn't take a creature's other abilities for options", () => {
    const text =
      "このクリーチャーが破壊された時、次のうちいずれかひとつを選ぶ。\nカードを1枚引く。\nカードを2枚引く。\nW・ブレイカー"
    expect(abilities("クリーチャー", text)).toHaveLength(2)
  })

  it("reads how often and when all may be chosen", () => {
    expect(
      spell(
        "次の中から2回選ぶ。(同じものを選んでもよい)\n▶カードを1枚引く。\n▶相手のクリーチャーを1体選び、タップする。",
      ),
    ).toMatchObject({ modal: { choose: 2, mayRepeat: true } })
    expect(
      spell(
        "次のうちいずれか1つを選ぶ。バトルゾーンに自分の進化クリーチャーがあれば、両方選んでもよい。\n▶カードを1枚引く。\n▶カードを2枚引く。",
      ),
    ).toMatchObject({ modal: { all: { exists: { controller: "you", special: "evolution" } } } })
  })

  it("reads which of the chosen options the opponent leaves, and options for each of some things", () => {
    expect(
      abilities(
        "クリーチャー",
        "このクリーチャーが出た時、またはタップした時、もしくは離れた時、自分は次の中から2つ選び、その後、相手は選ばれた2つのうちの1つを選び、自分がそれを使う。\n▶相手は自分の手札を全て捨てる。\n▶カードを2枚引く。\n▶相手のクリーチャーを1体破壊する。",
      ),
    ).toMatchObject([
      {
        when: { on: ["enters", "taps", "leaves"], object: "this" },
        do: {
          modal: {
            choose: 2,
            among: { chooser: "opponent", choose: 1 },
            modes: [{ do: { discard: { all: { zone: "hand", controller: "opponent" } } } }, {}, {}],
          },
        },
      },
    ])
    expect(
      abilities(
        "クリーチャー",
        "このクリーチャーが出た時、自分の他のクリーチャーを好きな数破壊する。こうして破壊したクリーチャー1体につき、次のうちいずれか1つを選ぶ。\n▶カードを1枚引く。\n▶相手は自身の手札を1枚捨てる。",
      ),
    ).toMatchObject([{ do: [{}, { modal: { mayRepeat: true } }] }])
  })

  it("takes a hand that the opponent discards for the opponent's, whichever word says so", () => {
    const own = { discard: { all: { zone: "hand", controller: "opponent" } } }
    for (const whose of ["自分の", "自身の", "自分自身の"])
      expect(spell(`相手は${whose}手札をすべて捨てる。`)).toMatchObject(own)
  })

  it("reads conditions and lengths of time in the middle of a sentence", () => {
    expect(
      abilities("クリーチャー", "このクリーチャーは、バトルゾーンに自分の他のクリーチャーがなければ攻撃できない。"),
    ).toMatchObject([{ static: { cant: "attack" }, while: { not: { exists: { controller: "you", other: true } } } }])
    expect(
      abilities(
        "クリーチャー",
        "自分のクリーチャーが攻撃する時、そのクリーチャーのパワーはそのターンの終わりまで+2000される。",
      ),
    ).toMatchObject([{ do: { continuous: { does: { power: 2000 } }, on: "it", until: "this-turn" } }])
    expect(
      abilities(
        "クリーチャー",
        "このクリーチャーは、自分の墓地にカードが9枚以上あれば、コストを支払わずに召喚してもよい。",
      ),
    ).toMatchObject([
      { static: { free: true }, while: { exists: { zone: "graveyard", controller: "you" }, atLeast: 9 } },
    ])
  })

  it("reads what a keyword makes more of, and what is done instead", () => {
    const more = {
      if: { exists: { zone: "mana", controller: "you" }, atLeast: 7 },
      then: { draw: 3 },
      else: { draw: 1 },
    }
    expect(spell("カードを1枚引く。自分のマナゾーンにカードが7枚以上あれば、かわりにカードを3枚引く。")).toEqual(more)
    expect(
      spell(
        "相手のクリーチャーを1体選び、タップする。\nメタモーフ\n相手のクリーチャーを、1体のかわりに2体まで選び、タップする。",
      ),
    ).toMatchObject({ if: more.if, then: { tap: { upTo: 2 } }, else: { tap: { choose: {} } } })
  })

  it("reads costs that change for a while, and draws that others take the place of", () => {
    expect(spell("このターン、自分のクリーチャーの召喚コストを2少なくする。ただし、コストは0以下にならない。")).toEqual(
      {
        continuous: { does: { costs: { less: 2, atLeast: 1 } }, to: { owner: "you", type: "creature" } },
        until: "this-turn",
      },
    )
    expect(
      abilities(
        "クリーチャー",
        "自分がカードを引く時、1枚のかわりに2枚引いてもよい。そうした場合、自分の手札を1枚捨てる。",
      ),
    ).toMatchObject([
      { replace: { on: "draws", player: "you" }, may: true, with: { try: { draw: 2 }, then: { discard: {} } } },
    ])
  })

  it("doesn't read “then” behind what is done only if something was done, but where something is finished", () => {
    const first = "自分の手札を1枚捨ててもよい。そうしたら、カードを2枚引く。"
    expect(compiled("呪文", `${first}その後、相手のクリーチャーを1体破壊する。`).ok).toBe(false)
    expect(compiled("呪文", `${first}その後、山札をシャッフルする。`).ok).toBe(true)
    expect(compiled("呪文", `${first}相手のクリーチャーを1体破壊する。`).ok).toBe(true)
  })

  it("refuses a creature without a power, and reads what an Aura adds", () => {
    expect(compiled("クリーチャー", "ブロッカー", { power: "" })).toMatchObject({
      ok: false,
      diagnostics: [{ field: "power" }],
    })
    const aura = compiled("オレガ・オーラ", "これを付けたクリーチャーに「ブロッカー」を与える。", { power: "+3000" })
    expect(aura).toMatchObject({ ok: true, card: { faces: [{ types: ["aura"], power: 3000 }] } })
  })

  it("says of words that point back what they mean", () => {
    expect(
      spell(
        "相手のクリーチャーを1体選ぶ。このターン、そのクリーチャーのパワーは-3000される。(パワー0以下のクリーチャーは破壊される)",
      ),
    ).toEqual([
      { let: "n1", be: { choose: { controller: "opponent", type: "creature" } } },
      { continuous: { does: { power: -3000 } }, on: { ref: "n1" }, until: "this-turn" },
    ])
    expect(
      spell("自分の山札の上から3枚を見る。その中から1枚を手札に加え、残りを好きな順番で山札の一番下に置く。"),
    ).toMatchObject([
      { look: { top: 3, as: "n1" } },
      { returnToHand: { choose: { zone: "deck", is: { ref: "n1" } } } },
      { putOnDeck: { all: { zone: "deck", is: { ref: "n1" } } }, at: "bottom", order: "chosen" },
    ])
  })

  it("reads what is done instead of, whoever does it, and what is said first", () => {
    expect(
      abilities("クリーチャー", "このクリーチャーが破壊される時、墓地に置くかわりに自分の手札に戻してもよい。"),
    ).toEqual([{ replace: { on: "destroyed", object: "this" }, may: true, with: { returnToHand: "this" } }])
    expect(spell("相手は自分自身のクリーチャーを1体選んで破壊する。")).toEqual({
      destroy: { choose: { controller: "opponent", type: "creature" }, by: "opponent" },
    })
    expect(spell("自分のシールドを1枚選び、手札に加える。(ただし、その「S・トリガー」は使えない)")).toEqual({
      takeShield: { choose: { controller: "you", zone: "shields" } },
      withoutTrigger: true,
    })
  })

  it("reads keywords that lead abilities on the next line", () => {
    expect(abilities("クリーチャー", "ウェーブストライカー\nこのクリーチャーはブロックされない。")).toEqual([
      { waveStriker: [{ static: { cantBeBlocked: true } }] },
    ])
    expect(abilities("呪文", "カードを2枚引く。\nナイト・マジック")).toEqual([{ knightMagic: { draw: 2 } }])
  })

  it("says where a text stops being understood", () => {
    const text = "カードを2枚引く。その後、月を見上げる。"
    const done = compiled("呪文", text)
    if (done.ok) throw new Error("It is understood.")
    const [{ span, code } = { span: { start: 0, end: 0 }, code: "" }] = done.diagnostics
    expect([code, text.slice(span.start).startsWith("月")]).toEqual(["not-understood", true])
  })

  it("understands a changed word otherwise, or not at all", () => {
    const text =
      "このクリーチャーが出た時、相手のパワー3000以下のクリーチャーを1体破壊する。その後、カードを1枚引いてもよい。"
    const before = JSON.stringify(compiled("クリーチャー", text))
    for (const [was, now] of [
      ["相手", "自分"],
      ["3000", "4000"],
      ["以下", "以上"],
      ["破壊する", "タップする"],
      ["出た", "破壊された"],
      ["引いてもよい", "引く"],
      ["カードを1枚", "カードを2枚"],
    ] as const)
      expect(JSON.stringify(compiled("クリーチャー", text.replace(was, now)))).not.toBe(before)
  })

  it("knows where a card came from and what is given calls its bearer", () => {
    const arriving = "相手の山札または墓地のカードがマナゾーンに置かれた時、カードを1枚引く。"
    expect(abilities("クリーチャー", arriving)).toMatchObject([
      { when: { on: "put-into-mana", object: { controller: "opponent" }, from: "deck", or: { from: "graveyard" } } },
    ])
    const borne =
      "これをクロスしたクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい。\n自分の山札を見る。その中から、これをクロスしたクリーチャーと同じ名前を持つクリーチャーを1体選び、出してもよい。その後、山札をシャッフルする。"
    expect(JSON.stringify(abilities("クロスギア", borne))).toContain('"with":"this"')
  })

  it("says “with … in their races” of creatures, not of those that are named by their race", () => {
    expect(abilities("クリーチャー", "セイバー：種族に「サイバー」とあるクリーチャーまたはオリジン")).toEqual([
      { saver: { any: [{ raceWith: "サイバー" }, { race: "オリジン" }] } },
    ])
    expect(spell("種族に「サイバー」とないクリーチャーをすべて破壊する。")).toEqual({
      destroy: { all: { not: { raceWith: "サイバー" }, type: "creature" } },
    })
    expect(spell("ドラグハート・カードを1枚、自分の超次元ゾーンから出す。")).toEqual({
      putIntoBattle: { choose: { zone: "hyperspatial", controller: "you", special: "dragheart" } },
    })
  })

  it("reads what is paid instead, what is done while something is used, and one use or another", () => {
    expect(
      abilities(
        "クリーチャー",
        "このクリーチャーを[闇(3)]支払って召喚してもよい。そうしたら、このクリーチャーが出た時、相手はカードを2枚引いてもよい。",
      ),
    ).toEqual([
      { static: { payFor: { mana: 3, civilizations: ["darkness"] } } },
      {
        when: { on: "enters", object: "this" },
        if: { usedBy: "pay-for" },
        do: { may: { draw: 2, by: "opponent" }, by: "opponent" },
      },
    ])
    expect(
      abilities(
        "クリーチャー",
        "自分が呪文を唱える時、自分のクリーチャーを好きな数タップしてもよい。その呪文を唱えるコストをこうしてタップしたクリーチャー1体につき1少なくする。ただし、コストは0以下にならない。",
      ),
    ).toMatchObject([
      { static: { costs: { lessEach: 1, optional: true, atLeast: 1 } }, to: { type: "spell", owner: "you" } },
    ])
    expect(
      spell(
        "自分の手札からコストを支払わずに、コスト3以下のタマシードを1枚使うか、コスト2以下の呪文を1枚唱えてもよい。",
      ),
    ).toMatchObject({
      may: { either: [{ useFree: { choose: { type: "tamaseed" } } }, { useFree: { choose: { type: "spell" } } }] },
    })
    expect(abilities("クリーチャー", "このクリーチャーは出たターンの間、ブロックされない。")).toEqual([
      { static: { cantBeBlocked: true }, while: { matches: "this", filter: { enteredThisTurn: true } } },
    ])
  })

  it("reads more that may be chosen instead as that many or as many as otherwise", () => {
    const text =
      "次の中から2回選ぶ。この呪文を「D・D・D」で唱えたなら、かわりに3回選んでもよい。（同じものを選んでもよい）\n▶カードを1枚引く。\n▶自分の山札の上から1枚目をマナゾーンに置く。"
    expect(spell(text)).toMatchObject({
      modal: { choose: 2, mayRepeat: true, instead: { if: { byKeyword: "ddd" }, choose: { oneOf: [2, 3] } } },
    })
  })

  it("reads where an ability works, and what is so of shields that only come to the hand", () => {
    const everywhere = "このクリーチャーは光の文明も持つ。(この能力はバトルゾーンと墓地で働く)"
    expect(abilities("クリーチャー", everywhere)).toEqual([
      { static: { civilizations: ["light"] }, zone: ["battle", "graveyard"] },
    ])
    const [given] = abilities(
      "呪文",
      "このターン、自分の手札に加わるシールドすべてに「S・トリガー」を与える。",
    ) as readonly unknown[]
    expect(given).toMatchObject({ spell: { continuous: { to: { zone: "shields", comingToHand: true } } } })
  })

  it("has a spell leave behind what comes at a turn's end, and takes no other color for another one", () => {
    const untaps = { untap: { all: { controller: "you", type: "creature" } } }
    const later = { later: { on: "turn-ends", player: "you" }, do: untaps }
    expect(spell("自分のターンの終わりに、自分のクリーチャーをすべてアンタップする。")).toEqual(later)
    expect(spell("次の自分のターンの終わりに、自分のクリーチャーをすべてアンタップする。")).toEqual(later)
    expect(compiled("呪文", "自分のクリーチャーが攻撃する時、カードを1枚引く。").ok).toBe(false)
    expect(compiled("呪文", "文明を1つ選ぶ。それ以外の文明を持つクリーチャーをすべてタップする。").ok).toBe(false)
  })

  it("asks within a sentence what holds once what is before it is done", () => {
    expect(spell("カードを1枚引き、自分のシールドが3つ以下なら、カードを1枚引いてもよい。")).toEqual([
      { draw: 1 },
      {
        if: { compare: [{ count: { all: { controller: "you", zone: "shields" } } }, "<=", 3] },
        then: { may: { draw: 1 } },
      },
    ])
    // Whose doing it is would have to be said again.
    expect(compiled("呪文", "相手は自身の手札を1枚捨て、自分のシールドが3つ以下なら、カードを1枚引く。").ok).toBe(false)
  })

  it("takes “as long as this is in the battle zone” behind other sentences for how long", () => {
    expect(
      abilities(
        "クリーチャー",
        "このクリーチャーが出た時、カード名を1つ選ぶ。このクリーチャーがバトルゾーンにある間、選んだ名前のクリーチャーは攻撃できない。",
      ),
    ).toMatchObject([
      { do: [{}, { continuous: { does: { cant: "attack" }, to: { type: "creature" } }, until: "while-source" }] },
    ])
    expect(
      abilities("クリーチャー", "このクリーチャーがバトルゾーンにある間、自分の他のクリーチャーのパワーを+1000する。"),
    ).toMatchObject([{ static: { power: 1000 } }])
  })

  it("speaks of all that were chosen one after the other, and of what an event happened to behind others", () => {
    const chosen = [{ is: { ref: "n1" } }, { is: { ref: "n2" } }]
    expect(
      spell(
        "自分のクリーチャーを1体選ぶ。その後、相手のクリーチャーを1体選ぶ。その後、選んだクリーチャーをすべて破壊する。",
      ),
    ).toMatchObject([{}, {}, { destroy: { all: { any: chosen } } }])
    expect(
      abilities(
        "クリーチャー",
        "自分の他のクリーチャーが出た時、自分の山札の上から1枚目を見る。それがコストがその出たクリーチャーより小さいクリーチャーなら、出してもよい。",
      ),
    ).toMatchObject([{ do: [{}, { if: { filter: { maxCost: { plus: [{ number: "cost", of: "it" }, -1] } } } }] }])
  })

  it("puts a weapon on the creature whose ability it is, and a spell elsewhere once it was cast", () => {
    expect(
      abilities(
        "クリーチャー",
        "このクリーチャーが出た時、火のコスト3以下のドラグハート・カードを1枚、自分の超次元ゾーンから出す。",
      ),
    ).toMatchObject([{ do: { putIntoBattle: {}, equippedTo: "this" } }])
    expect(
      abilities("呪文", "カードを1枚引く。\nこの呪文を唱えた後、墓地に置くかわりに山札の下に置く。"),
    ).toMatchObject([
      { spell: { draw: 1 } },
      { replace: { on: "after-cast" }, with: { putOnDeck: "this" }, zone: "anywhere" },
    ])
  })

  it("reads a King Cell with the card that it makes up with others, and not that card alone", () => {
    const text =
      "自分の手札またはマナゾーンにキング・セル《左の小王》、《右の小王》が揃っていれば、この呪文を使ってもよい。\nカードを5枚引く。"
    const cell = { ...face("セル", "G・ストライク"), name: "左の小王" }
    const done = compileDuelMasters({ name: "左の小王", faces: [cell, { ...face("呪文", text), name: "小王の国" }] })
    expect(done).toMatchObject({ ok: true, card: { layout: "king-cell", cells: ["左の小王", "右の小王"] } })
    expect(compiled("呪文", text).ok).toBe(false)
  })

  it("reads games within the game: who wins is what was done, and which hand is shown can be watched", () => {
    expect(
      spell("相手とジャンケンで勝敗を決める。自分が勝った場合、カードを2枚引く。自分が負けた場合、カードを1枚引く。"),
    ).toEqual({ try: { janken: "you" }, then: { draw: 2 }, else: { draw: 1 } })
    expect(spell("相手とガチンコ・ジャッジする。自分が勝ったら、カードを2枚引く。")).toEqual({
      try: { gachinko: "you" },
      then: { draw: 2 },
    })
    expect(abilities("クリーチャー", "相手がジャンケンで「パー」を出した時、カードを1枚引く。")).toEqual([
      { when: { on: "shows-hand", name: "paper", player: "opponent" }, do: { draw: 1 } },
    ])
  })

  it("reads what stands for a sentence, ability words, and conditions that hold together", () => {
    const used = { choose: { zone: "deck", is: { ref: "mekureid" }, civilization: "nature", maxCost: 5 } }
    expect(abilities("クリーチャー", "このクリーチャーが出た時、自然の<メクレイド>5する。")).toMatchObject([
      { do: [{ look: { top: 3 } }, { may: { useFree: used } }, { at: "bottom", order: "chosen" }] },
    ])
    expect(abilities("クリーチャー", "ウルトラ・セイバー：ドラゴン")).toEqual([{ ultraSaver: { race: "ドラゴン" } }])
    expect(
      abilities(
        "クリーチャー",
        "マナドライブ5(水)：このクリーチャーが出た時、自分のマナゾーンにカードが5枚以上あり、水文明があれば、カードを1枚引く。",
      ),
    ).toMatchObject([
      {
        word: "マナドライブ5(水)",
        do: { if: { every: [{ atLeast: 5 }, { exists: { zone: "mana", civilization: "water" } }] } },
      },
    ])
    expect(compiled("呪文", "自分のマナゾーンにカードが5枚以上あり、水のカードがなければ、カードを1枚引く。").ok).toBe(
      false,
    )
  })

  it("has who makes another discard go on, and lets “it” be all that were chosen", () => {
    expect(spell("相手に手札を1枚捨てさせ、その後、カードを1枚引いてもよい。")).toMatchObject([
      {},
      { may: { draw: 1 } },
    ])
    expect(spell("相手のマナゾーンからカードを2枚まで選ぶ。相手はそれを墓地に置く。")).toMatchObject([
      { be: { upTo: 2 } },
      { putIntoGraveyard: { ref: "n1" } },
    ])
    expect(spell("自分のシールドを見る。その中から1枚を墓地に置いてもよい。")).toMatchObject([
      { look: { all: { zone: "shields" } } },
      { may: { putIntoGraveyard: { choose: { zone: "shields", controller: "you" } } } },
    ])
  })

  it("never throws, whatever is written", () => {
    const text =
      "S・トリガー\n自分の山札を見る。その中からドラゴンを1体選び、相手に見せてから手札に加えてもよい。その後、山札をシャッフルする。"
    const letters = [..."自分の相手クリーチャー、。「」()《》▶\n0123をにでが"]
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.nat(8),
        fc.array(fc.constantFrom(...letters), { maxLength: 6 }),
        (at, cut, put) => {
          compiled("呪文", text.slice(0, at) + put.join("") + text.slice(at + cut))
        },
      ),
      { numRuns: 200 },
    )
  })
})
