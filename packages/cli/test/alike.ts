/** Do these say the same card? Names that tie sentences together may differ; so may the order of words and lists of one. */
export const alike = (one: unknown, other: unknown): boolean => said(leftThere(one)) === said(leftThere(other))

/** Of cards of the deck that were named: those that were put elsewhere aren't there any more, whether that is said or not. */
function leftThere(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(leftThere)
  if (typeof node !== "object" || node === null) return node
  const { not, ...more } = node as { not?: { is?: unknown } }
  const whole = "is" in more && "zone" in more && more.zone === "deck" && not?.is !== undefined ? more : node
  return Object.fromEntries(Object.entries(whole).map(([word, argument]) => [word, leftThere(argument)]))
}

/** Words that say what was named before. */
const pointing = ["ref", "named", "ofNamed"]

function said(data: unknown): string {
  const names = new Map<string, string>()
  const refers = JSON.stringify(data) ?? ""
  return JSON.stringify(plain(data))

  function named(name: string): string {
    const known = names.get(name)
    if (known !== undefined) return known
    names.set(name, `name${names.size + 1}`)
    return named(name)
  }

  function plain(node: unknown): unknown {
    if (Array.isArray(node)) {
      const list = shownAtOnce(node).map(plain)
      return list.length === 1 ? list[0] : list
    }
    if (typeof node !== "object" || node === null) return node
    const asked = askedWhenDone(node as Record<string, unknown>)
    if (asked !== null) return plain(asked)
    const counted = countedThere(node as Record<string, unknown>)
    if (counted !== null) return plain(counted)
    const once = chosenAtMostOnce(node as Record<string, unknown>)
    if (once !== null) return plain(once)
    const words = Object.entries(node)
      .filter(([word, argument]) => argument !== undefined && !(word === "count" && argument === 1))
      // An ability's card breaks the shields where nothing else does.
      .filter(([word, argument]) => !(word === "by" && argument === "this" && "breakShields" in node))
      .filter(
        ([word, argument]) =>
          !(word === "as" && !pointing.some((by) => refers.includes(`"${by}":${JSON.stringify(argument)}`))),
      )
      .map(([word, argument]): [string, unknown] => [word === "owner" ? "controller" : word, argument])
      .sort(([a], [b]) => (a < b ? -1 : 1))
    const bound = words.filter(([word]) => word !== "as" && word !== "let")
    const binding = words.filter(([word]) => word === "as" || word === "let")
    return Object.fromEntries(
      [...bound, ...binding].map(([word, argument]) => [
        word,
        (word === "as" || word === "let" || pointing.includes(word)) && typeof argument === "string"
          ? named(argument)
          : plain(argument),
      ]),
    )
  }
}

/** What an ability asks as it resolves is asked by what it does. */
function askedWhenDone({
  if: condition,
  do: effect,
  ...more
}: Record<string, unknown>): Record<string, unknown> | null {
  return "when" in more && condition !== undefined ? { ...more, do: { if: condition, then: effect } } : null
}

/** There are so many of these: counted or found. */
function countedThere({ compare, ...more }: Record<string, unknown>): Record<string, unknown> | null {
  if (!Array.isArray(compare) || Object.keys(more).length > 0) return null
  const [left, how, right] = compare as unknown as readonly [unknown, unknown, unknown]
  const all = (left as { count?: { all?: unknown } } | null)?.count?.all
  return all !== undefined && how === ">=" && typeof right === "number" ? { exists: all, atLeast: right } : null
}

/** "You may do this to one" is doing it to up to one. */
function chosenAtMostOnce(node: Record<string, unknown>): unknown {
  const [word, ...others] = Object.keys(node)
  const inner = word === "may" && others.length === 0 ? (node.may as Record<string, unknown>) : null
  if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return null
  const [verb = ""] = Object.keys(inner)
  const what = inner[verb] as Record<string, unknown> | null
  if (typeof what !== "object" || what === null || !("choose" in what)) return null
  return ["upTo", "any", "count"].some((one) => one in what) ? null : { ...inner, [verb]: { ...what, upTo: 1 } }
}

/** Cards named first and then shown are named as they are shown. */
function shownAtOnce(list: readonly unknown[]): readonly unknown[] {
  return list.flatMap((one, i): readonly unknown[] => {
    const { let: name, be } = (one ?? {}) as { let?: unknown; be?: Record<string, unknown> }
    const next = (list[i + 1] ?? {}) as Record<string, { ref?: unknown } | undefined>
    const verb = ["reveal", "look"].find((word) => next[word]?.ref !== undefined && next[word]?.ref === name)
    if (be !== undefined && "top" in be && verb !== undefined) return [{ [verb]: { ...be, as: name } }]
    const before = (list[i - 1] ?? {}) as { let?: unknown; be?: object }
    const shown =
      ((one ?? {}) as Record<string, { ref?: unknown }>).reveal ??
      ((one ?? {}) as Record<string, { ref?: unknown }>).look
    const said = before.be !== undefined && "top" in before.be && shown?.ref !== undefined && shown.ref === before.let
    return said ? [] : [one]
  })
}
