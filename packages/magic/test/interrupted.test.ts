import {
  attempt,
  copyState,
  decision,
  Illegal,
  isThere,
  object,
  type PlayerId,
  randomSource,
  type State,
  sample,
  standIn,
} from "@dilemma-table/engine"
import { expect, it } from "vitest"
import type { ManaActivation } from "../src/activating-for-mana.ts"
import { castSpell, waysNow } from "../src/casting.ts"
import type { MagicCard } from "../src/index.ts"
import { A, type Seat, table } from "./table.ts"

const card = (name: string, manaCost: string, abilities: MagicCard["faces"][0]["abilities"], types = ["sorcery"]) =>
  ({
    name: { en: name },
    faces: [{ types, manaCost, abilities, ...(types.includes("creature") ? { power: 1, toughness: 1 } : {}) }],
  }) as unknown as MagicCard

/** Spells with every kind of announcement and cost. */
const own: readonly MagicCard[] = [
  card("Kicked", "{1}{G}", [
    { kicker: [{ sacrifice: { type: "creature" } }] },
    {
      spell: {
        modal: {
          choose: 1,
          instead: { if: { paid: "kicker" }, choose: 2 },
          modes: [{ do: { gainLife: 1 } }, { do: { draw: 1 } }],
        },
      },
    },
  ]),
  card("Often", "{G}", [{ kicker: [{ mana: "{1}" }], times: "any" }, { spell: { gainLife: 1 } }]),
  card("Bargain", "{G}", [
    { additionalCost: [{ sacrifice: { type: "creature" } }], or: [[{ discard: 1 }], [{ payLife: 2 }]] },
    { spell: { draw: 1 } },
  ]),
  card("Gathered", "{3}{G}", ["convoke", { spell: { damage: 1, to: { target: "any-target" } } }]),
  card("Dug", "{4}{U/P}", ["delve", { spell: { draw: 1 } }]),
  card("Measured", "{X}{2/G}", [{ additionalCost: [{ payLife: "x" }] }, { spell: { gainLife: "x" } }]),
  card("Again", "{2}{G}", [
    "jump-start",
    { flashback: [{ mana: "{G}" }, { tapSome: { type: "creature" } }] },
    { spell: { mill: 1 } },
  ]),
  card("Sprout", "{G}", [{ activate: { addAnyMana: 1 }, cost: [{ tap: true }] }], ["creature"]),
  card(
    "Husk",
    "{1}",
    [{ activate: [{ addMana: "{G}" }, { gainLife: 1 }], cost: [{ sacrifice: "this" }] }],
    ["creature"],
  ),
  card(
    "Roots",
    "{G}",
    [{ when: { on: "taps-for-mana", object: { subtype: "Forest" } }, do: { addMana: "{G}" } }],
    ["enchantment"],
  ),
  card(
    "Bitter Roots",
    "{B}",
    [{ when: { on: ["taps-for-mana", "sacrifices", "discards"] }, do: { loseLife: 1 } }],
    ["enchantment"],
  ),
]

const spells = ["Kicked", "Often", "Bargain", "Gathered", "Dug", "Measured", "Again", "Inscription of Abundance"]

/** What 733.1 leaves as it was. Ids that were given out stay used up, and what was seen stays known. */
function lasting({ objects, zones, players, waiting, effects, watch, history, result, loop }: State, upTo: number) {
  const kept = objects.slice(0, upTo).map((found) => found && { ...found, known: 0 })
  return { objects: kept, zones, players, waiting, effects, watch, history, result, loop }
}

it("a casting interrupted anywhere leaves the position of before, but for what was seen", { timeout: 60_000 }, () => {
  let done = 0
  let interrupted = 0
  for (let seed = 1; seed <= 30; seed++) {
    const random = randomSource(seed)
    const some = (list: readonly string[], n: number) =>
      Array.from({ length: n }, () => list[random(list.length)] ?? "Forest")
    const seat = (): Seat => ({
      hand: some(spells, 4),
      graveyard: some(spells, 3),
      battlefield: [
        ...some(["Forest", "Forest", "Island", "Sprout", "Husk", "Grizzly Bears"], 6),
        ...some(["Roots", "Bitter Roots", "Seven of Nine"], 2),
      ],
      library: some(spells, 5),
    })
    const t = table([seat(), seat()], {}, {}, undefined, own)
    const casts = t
      .keys()
      .map(String)
      .filter((key) => key.startsWith("cast:"))
    for (const key of casts) {
      const id = Number(key.split(":")[1]) as never
      const game = standIn(t.game)
      const before = copyState(game.state)
      const activations: ManaActivation[] = []
      const running = attempt(game, () =>
        castSpell(game, A as PlayerId, id, 0, waysNow(game, A as PlayerId, id, 0), activations),
      )
      const after = random(9)
      let thrown = false
      const said: string[] = []
      let result = running.next([])
      for (let n = 0; result.done !== true; n++) {
        if (n === after) {
          interrupted++
          thrown = true
          result = running.throw(new Illegal({ code: "cannot-pay", rule: "601.2h", player: A }))
          break
        }
        game.asked = result.value
        const keys = sample(result.value.space, random, game.oracle)
        said.push(`${result.value.prompt} ${keys.join(" ")}`)
        result = running.next(keys)
      }
      expect(result.done).toBe(true)
      // What is offered can be completed, whatever is answered on the way.
      if (!thrown)
        expect(
          result.done === true && result.value.done,
          `${seed} ${key}: ${said.join(", ")} ${JSON.stringify(result.value)}`,
        ).toBe(true)
      if (result.done === true && result.value.done) {
        done++
        expect(object(game.state, id).became).not.toBe(0)
      } else {
        expect(lasting(game.state, before.objects.length)).toEqual(lasting(before, before.objects.length))
        expect(isThere(game.state, id)).toBe(true)
        expect(decision(t.game)).not.toBeNull()
      }
    }
  }
  expect(done).toBeGreaterThan(20)
  expect(interrupted).toBeGreaterThan(20)
})
