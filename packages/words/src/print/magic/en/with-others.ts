import type { Filter, Selector } from "@dilemma-table/engine"
import { noun, plain } from "../../english/phrases.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import type { Np } from "../../phrase.ts"
import type { Printing } from "../../printing.ts"
import { isData } from "./data.ts"

/** "Target creature and all Auras attached to it", "… and all other creatures with the same name as that creature". */
export function withOthers(p: Printing, { any, ...more }: Filter): Np | null {
  const [one, others, ...rest] = any ?? []
  if (!isData(one) || !isData(others) || rest.length > 0 || Object.keys(more).length > 0) return null
  const { is, ...words } = one
  const { ref } = (isData(is) ? is : {}) as { readonly ref?: string }
  if (ref === undefined || Object.keys(words).length > 0) return null
  const np = selectorNp(p, is as Selector)
  if (np.many) return null
  if (JSON.stringify(others.attachedTo ?? null) === JSON.stringify({ is })) {
    const { attachedTo: _, ...kind } = others as Filter & { attachedTo: unknown }
    const all = filterNp(p, kind as Filter, { none: true }, "all").text
    return plain(`${np.text} and all ${all} attached to it`, "all", noun("permanent"), true)
  }
  if ((others.sharesName as { readonly ref?: string } | undefined)?.ref !== ref) return null
  const { sharesName: _, ...kind } = others as Filter & { sharesName: unknown }
  const all = filterNp(p, kind as Filter, { none: true }, "all").text
  return plain(
    `${np.text} and all other ${all} with the same name as that ${np.noun.one}`,
    "all",
    noun("permanent"),
    true,
  )
}
