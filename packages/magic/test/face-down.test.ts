import { type Game, type ObjectView, type PlayerId, view, viewLog } from "@dilemma-table/engine"
import { describe, expect, it } from "vitest"
import type { MagicCard } from "../src/index.ts"
import { A, B, type Seat, type Table, table } from "./table.ts"

const angel = "Exalted Angel"

const seats = (): [Seat, Seat] => [
  { hand: [angel, "Gathan Raiders"], battlefield: Array(9).fill("Plains"), library: ["Forest"] },
  { hand: ["Lightning Bolt"], battlefield: ["Mountain"], library: ["Forest"] },
]

const castDown = (t: Table, name = angel): Table => {
  const found = t.find(A, "hand", name)
  return t.say(A, `cast:${found}:f-1`).pay(A)
}

const seen = (game: Game, by: PlayerId, zone: string): readonly ObjectView[] =>
  view(game, by).zones.flatMap((one) => (one.zone === zone ? one.objects : []))

describe("face-down spells and permanents as players see them (708)", () => {
  it("others see a 2/2 creature without a name; its controller knows the card (708.2, 708.5)", () => {
    const t = castDown(table(seats()))
    expect(seen(t.game, B, "stack")).toMatchObject([{ faceDown: true }])
    expect(seen(t.game, B, "stack")[0]?.card).toBeUndefined()
    expect(seen(t.game, A, "stack")[0]?.card?.name.en).toBe(angel)
    t.resolveAll()
    const [down] = seen(t.game, B, "battlefield").filter(({ faceDown }) => faceDown)
    expect(down?.card).toBeUndefined()
    expect(down?.now).toMatchObject({ power: 2, toughness: 2, types: ["creature"], colors: [] })
    const [own] = seen(t.game, A, "battlefield").filter(({ faceDown }) => faceDown)
    expect(own).toMatchObject({ card: { name: { en: angel } }, now: { power: 2, toughness: 2 } })
  })

  it("the log of others doesn't tell which card it is; two such games look the same to them", () => {
    const logs = [angel, "Gathan Raiders"].map((name) => {
      const t = castDown(table(seats()), name).resolveAll()
      return [JSON.stringify(viewLog(t.game, B)), JSON.stringify(view(t.game, B))]
    })
    expect(logs[0]).toEqual(logs[1])
  })

  it("everything face down is revealed at the end of the game (708.9)", () => {
    const t = castDown(table([{ ...seats()[0], life: 3 }, seats()[1]])).resolveAll()
    t.say(A, "pass").cast(B, "Lightning Bolt").say(B, "player:0").pay(B).resolveAll()
    expect(t.game.state.result).toMatchObject({ winner: B })
    const [down] = seen(t.game, B, "battlefield").filter(({ faceDown }) => faceDown)
    expect(down?.card?.name.en).toBe(angel)
  })

  it("whoever gains control of one may look at it (708.5)", () => {
    const steal: MagicCard = {
      name: { en: "Steal" },
      faces: [
        {
          types: ["sorcery"],
          manaCost: "{W}",
          abilities: [{ spell: { gainControl: { target: { type: "creature" } }, until: "game" } }],
        },
      ],
    }
    const t = table(
      [
        { hand: ["Steal"], battlefield: ["Plains"], library: ["Forest"] },
        { battlefield: [{ card: angel, faceDown: true }], library: ["Forest"] },
      ],
      {},
      {},
      undefined,
      [steal],
    )
    const downFor = (): ObjectView | undefined => seen(t.game, A, "battlefield").find(({ faceDown }) => faceDown)
    expect(downFor()?.card).toBeUndefined()
    t.cast(A, "Steal")
      .say(A, t.find(B, "battlefield", angel))
      .pay(A)
      .resolveAll()
    expect(downFor()?.card?.name.en).toBe(angel)
  })
})
