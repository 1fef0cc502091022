import { checkCard } from "@dilemma-table/engine"
import { describe, expect, test } from "vitest"
import { after, cardWith, toy } from "./toy-language.ts"

const faultOf = (...abilities: readonly unknown[]) => checkCard(toy, after, cardWith(...abilities))
const inAbility = (place: string): string => `.faces[0].abilities[0]${place}`
const spell = (...effects: readonly unknown[]) => ({ spell: effects })
const modal = (modal: unknown) => spell({ modal })
const mode = { do: { draw: 1 } }

describe("names", () => {
  const use = { destroy: { ref: "a" } }
  const chosen = { destroy: { choose: {}, as: "a" } }
  const bound: readonly unknown[] = [
    spell(chosen, use),
    spell({ let: "a", be: { all: {} } }, use),
    spell({ may: chosen, then: use }),
    spell({ try: chosen, then: mode.do }, use),
    spell({ if: { yourTurn: true }, then: chosen, else: [mode.do, chosen] }, use),
    spell({ may: [], then: chosen, else: chosen }, use),
    spell({ either: [chosen, [chosen, mode.do]] }, use),
    spell(chosen, { either: [use, use] }),
    spell({ forEach: { all: {} }, as: "a", do: use }),
    spell({ repeat: 2, do: chosen }, use),
    spell({ search: {}, as: "a", do: use }, use),
    spell(chosen, { modal: { choose: 1, modes: [{ do: use }, { do: use }] } }),
    spell({ destroy: { target: {}, as: "a" } }, use),
    spell({ destroy: { target: {}, as: "a" } }, { destroy: { target: { not: { is: { ref: "a" } } } } }),
    spell(chosen, { later: { on: "leaves", object: { is: { ref: "a" } } }, do: use }),
    spell(chosen, { if: { did: "a" }, then: use }),
    spell({ draw: 1, by: { targetPlayer: "any", as: "p" } }, { draw: 1, by: { ref: "p" } }),
    { activate: use, cost: [{ sacrifice: { choose: {}, as: "a" } }] },
    { ward: chosen },
  ]
  test.each(bound)("bound %j", (ability) => {
    expect(faultOf(ability)).toBeNull()
  })

  const unbound: readonly (readonly [string, unknown])[] = [
    [".spell[0].destroy.ref", spell(use, chosen)],
    [".spell[1].destroy.ref", spell({ let: "b", be: 1 }, use)],
    [".spell[1].destroy.ref", spell({ may: chosen }, use)],
    [".spell[0].else.destroy.ref", spell({ may: chosen, else: use })],
    [".spell[1].destroy.ref", spell({ may: mode.do, then: chosen }, use)],
    [".spell[1].destroy.ref", spell({ if: { yourTurn: true }, then: chosen }, use)],
    [".spell[1].destroy.ref", spell({ either: [chosen, mode.do] }, use)],
    [".spell[1].destroy.ref", spell({ forEach: { all: {} }, as: "a", do: mode.do }, use)],
    [".spell[1].destroy.ref", spell({ repeat: "x", do: chosen }, use)],
    [".spell[1].destroy.ref", spell({ search: {}, as: "b", do: chosen }, use)],
    [".spell[0].be.ref", spell({ let: "a", be: { ref: "a" } })],
    [".spell[0].modal.modes[1].do.destroy.ref", modal({ choose: 2, modes: [{ do: chosen }, { do: use }] })],
    [".spell[1].destroy.ref", spell({ modal: { choose: 1, modes: [{ do: chosen }] } }, use)],
    [".spell[1].destroy.ref", spell({ draw: { count: { top: 2, as: "a" } } }, use)],
    [".spell[1].destroy.ref", spell({ later: { on: "enters" }, do: chosen }, use)],
    [".static.power.ref", { static: { power: { ref: "a" } } }],
    [
      ".spell[1].continuous.does.grant.do.destroy.ref",
      spell(chosen, { continuous: { does: { grant: { when: { on: "enters" }, do: use } } }, until: "game" }),
    ],
  ]
  test.each(unbound)("unbound at %s", (at, ability) => {
    expect(faultOf(ability)).toMatchObject({ code: "unbound-name", place: inAbility(at) })
  })

  test("a name of another ability isn't known", () => {
    expect(faultOf(spell(chosen), spell(use))).toMatchObject({
      code: "unbound-name",
      place: ".faces[0].abilities[1].spell[0].destroy.ref",
      data: { elsewhere: false },
    })
  })

  test("the nearest name is suggested", () => {
    expect(faultOf(spell({ let: "number", be: 1 }, { draw: { ref: "nmber" } }))).toMatchObject({
      data: { nearest: "number" },
    })
  })

  test("a target can't be described by what is done first", () => {
    expect(faultOf(spell(chosen, { destroy: { target: { not: { is: { ref: "a" } } } } }))).toMatchObject({
      code: "named-too-late",
      place: inAbility(".spell[1].destroy.target.not.is.ref"),
    })
  })
})
