import { lazy, memo, Suspense, useDeferredValue, useEffect, useMemo, useState } from "react"
import { Button } from "react-aria-components"
import { useHash } from "../app/routes.ts"
import { Trouble } from "../app/trouble.tsx"
import { useAppWords } from "../app/words.ts"
import { Card } from "../card/card-face.tsx"
import { useLanguage } from "../i18n/words.ts"
import { useOwnCardWords } from "../own-cards/words.ts"
import type { Catalogue, ListedCard } from "../protocol/card-messages.ts"
import type { GameName } from "../shown/types.ts"
import { CardZoom } from "./card-zoom.tsx"
import { byName, type CardConditions, conditionsIn, fitting, hashWith, openedIn } from "./conditions.ts"
import { CardFilters } from "./filters.tsx"
import { cardStore, useCards, usePrint } from "./store.ts"
import "./cards.css"
import { useCardWords } from "./words.ts"

const ImportSheet = lazy(() =>
  import("../own-cards/import-sheet.tsx").then((chunk) => ({ default: chunk.ImportSheet })),
)

/** So many are laid out at once. */
const page = 48

/** All bundled cards and those that were imported, found by what is looked for. */
export default function CardsPage() {
  const say = useCardWords()
  const app = useAppWords()
  const own = useOwnCardWords()
  const lang = useLanguage()
  const { catalogues, error } = useCards(lang)
  const [imports, setImports] = useState(false)
  if (error !== null) return <Trouble error={error} again={() => cardStore.again(lang)} />
  return (
    <div className="cards-page">
      <header className="cards-head">
        <h1>{say("title")}</h1>
        <p className="hint">{say("about")}</p>
        <Button className="button" onPress={() => setImports(true)}>
          {own("open")}
        </Button>
      </header>
      {imports && (
        <Suspense>
          <ImportSheet onChange={() => void cardStore.renew(lang)} onClose={() => setImports(false)} />
        </Suspense>
      )}
      {catalogues === null ? <p className="loading">{app("loading")}</p> : <Found catalogues={catalogues} />}
    </div>
  )
}

function Found({ catalogues }: { readonly catalogues: Readonly<Record<GameName, Catalogue>> }) {
  const say = useCardWords()
  const lang = useLanguage()
  const { printed } = useCards(lang)
  const hash = useHash()
  const wanted = useMemo(() => conditionsIn(hash), [hash])
  const opened = useMemo(() => openedIn(hash), [hash])
  const [most, setMost] = useState(page)
  const all = useMemo(
    () => byName([...catalogues.magic.cards, ...catalogues["duel-masters"].cards], lang),
    [catalogues, lang],
  )
  const later = useDeferredValue(wanted)
  // While nothing is searched in texts, what was printed meanwhile changes nothing.
  const texts = later.search === "" ? 0 : printed
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is searched grows with what is printed
  const found = useMemo(() => fitting(all, later, (card) => cardStore.searched(card)), [all, later, texts])
  const shown = useMemo(() => found.slice(0, most), [found, most])
  useEffect(() => cardStore.want(lang, shown), [lang, shown])
  const set = (change: Partial<CardConditions>): void => {
    setMost(page)
    replace(hashWith({ ...wanted, ...change }))
  }
  return (
    <>
      <CardFilters catalogues={catalogues} wanted={wanted} set={set} />
      <section className="cards-found" aria-labelledby="found-title">
        <h2 id="found-title" aria-live="polite">
          {say("found", { count: found.length })}
        </h2>
        {wanted.search !== "" && !cardStore.complete && <p className="hint">{say("reading")}</p>}
        {found.length === 0 && <p className="hint">{say("none")}</p>}
        <ul className="card-grid">
          {shown.map((card) => (
            <Tile key={`${card.game}:${card.id}`} card={card} href={hashWith(wanted, card)} />
          ))}
        </ul>
        {found.length > most && (
          <Button className="button" onPress={() => setMost(most + page)}>
            {say("more", { count: Math.min(page, found.length - most) })}
          </Button>
        )}
      </section>
      {opened !== null && (
        <CardZoom
          key={`${opened.game}:${opened.id}`}
          {...opened}
          others={found}
          go={(card) => replace(hashWith(wanted, card))}
          onClose={() => replace(hashWith(wanted))}
        />
      )}
    </>
  )
}

/** Only the last is worth going back to. */
function replace(hash: string): void {
  history.replaceState(null, "", hash)
  window.dispatchEvent(new HashChangeEvent("hashchange"))
}

interface TileProps {
  readonly card: ListedCard
  readonly href: string
}

const Tile = memo(function Tile({ card, href }: TileProps) {
  const lang = useLanguage()
  const print = usePrint(lang, card)
  const [front] = print?.faces ?? []
  const told = [card.name[lang], front?.cost ?? "", front?.types ?? "", front?.power ?? ""]
  return (
    <li>
      <a className="tile" href={href}>
        <span className="unseen">{told.filter((one) => one !== "").join(", ")}</span>
        {print === null ? (
          <div className="card unprinted" aria-hidden="true">
            <span>{card.name[lang]}</span>
          </div>
        ) : (
          <div aria-hidden="true">
            <Card print={print} />
          </div>
        )}
      </a>
    </li>
  )
})
