import { describe, expect, it } from "vitest"
import { compileMagic } from "../src/index.ts"

const instant = (text: string) =>
  compileMagic({
    name: "Harbor Charm",
    layout: "normal",
    faces: [{ name: "Harbor Charm", manaCost: "{1}{U}", typeLine: "Instant", pt: null, text }],
  })

describe("texts of Magic cards", () => {
  it("reads modes", () => {
    const done = instant("Choose one —\n• Harbor Charm deals 3 damage to target creature.\n• Draw two cards.")
    expect(done).toEqual({
      ok: true,
      card: {
        name: { en: "Harbor Charm" },
        faces: [
          {
            types: ["instant"],
            manaCost: "{1}{U}",
            abilities: [
              {
                spell: {
                  modal: {
                    choose: 1,
                    modes: [{ do: { damage: 3, to: { target: { type: "creature" } } } }, { do: { draw: 2 } }],
                  },
                },
              },
            ],
          },
        ],
      },
      asides: [],
    })
  })

  it("says where a text stops being understood", () => {
    const text = "Draw two cards (this is said twice). You gain 3 glory."
    const done = instant(text)
    if (done.ok) throw new Error("It is understood.")
    const [{ span, code } = { span: { start: 0, end: 0 }, code: "" }] = done.diagnostics
    expect([code, text.slice(span.start, span.end)]).toEqual(["not-understood", "glory"])
  })
})
