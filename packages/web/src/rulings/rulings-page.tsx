import { useEffect, useMemo, useState } from "react"
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, SearchField } from "react-aria-components"
import { hrefOf, useHash } from "../app/routes.ts"
import { Trouble } from "../app/trouble.tsx"
import { useAppWords } from "../app/words.ts"
import { useLanguage } from "../i18n/words.ts"
import { labStore } from "../lab/store.ts"
import type { ListedRuling } from "../protocol/lab-messages.ts"
import { type Conditions, conditionsIn, hashWith, matching } from "./conditions.ts"
import "./rulings.css"
import { useRulingWords } from "./words.ts"

const page = 60

/** All rulings of the project, by game, subject, rule and card. */
export default function RulingsPage() {
  const say = useRulingWords()
  const app = useAppWords()
  const { rulings, error } = useRulings()
  const hash = useHash()
  const wanted = useMemo(() => conditionsIn(hash), [hash])
  const [most, setMost] = useState(page)
  const found = useMemo(() => matching(rulings ?? [], wanted), [rulings, wanted])
  const set = (change: Partial<Conditions>): void => {
    setMost(page)
    const next = hashWith({ ...wanted, ...change })
    // The search is written letter by letter: only the last is worth going back to.
    history.replaceState(null, "", next)
    window.dispatchEvent(new HashChangeEvent("hashchange"))
  }
  if (error !== null) return <Trouble error={error} />
  return (
    <div className="rulings">
      <header className="rulings-head">
        <h1>{say("title")}</h1>
        <p className="hint">{say("about")}</p>
      </header>
      {rulings === null ? (
        <p className="loading">{app("loading")}</p>
      ) : (
        <>
          <Filters rulings={rulings} wanted={wanted} set={set} />
          <section className="rulings-found" aria-labelledby="found-title">
            <h2 id="found-title" aria-live="polite">
              {say("found", { count: found.length })}
            </h2>
            {found.length === 0 && <p className="hint">{say("none")}</p>}
            <Groups found={found.slice(0, most)} set={set} />
            {found.length > most && (
              <Button className="button" onPress={() => setMost(most + page)}>
                {say("more", { count: Math.min(page, found.length - most) })}
              </Button>
            )}
          </section>
        </>
      )}
    </div>
  )
}

function useRulings(): { readonly rulings: readonly ListedRuling[] | null; readonly error: Error | null } {
  const lang = useLanguage()
  const [state, setState] = useState<ReturnType<typeof useRulings>>({ rulings: null, error: null })
  useEffect(() => {
    let gone = false
    labStore.ask("rulings", { lang }).then(
      (rulings) => {
        if (!gone) setState({ rulings, error: null })
      },
      (error: Error) => setState({ rulings: null, error }),
    )
    return () => {
      gone = true
    }
  }, [lang])
  return state
}

interface FiltersProps {
  readonly rulings: readonly ListedRuling[]
  readonly wanted: Conditions
  readonly set: (change: Partial<Conditions>) => void
}

function Filters({ rulings, wanted, set }: FiltersProps) {
  const say = useRulingWords()
  const app = useAppWords()
  const inGame = useMemo(
    () => rulings.filter(({ game }) => wanted.game === "" || game === wanted.game),
    [rulings, wanted.game],
  )
  const rules = useMemo(() => counted(inGame.flatMap(({ cites }) => cites.map(({ id }) => id))), [inGame])
  const cards = useMemo(() => counted(inGame.flatMap((one) => one.cards)), [inGame])
  const subjects = useMemo(() => {
    const fits = matching(inGame, { ...wanted, subject: "" })
    return counted(fits.map(({ game, subject }) => `${game}/${subject}`))
  }, [inGame, wanted])
  return (
    <search className="filters" aria-label={say("conditions")}>
      <SearchField className="field search" value={wanted.search} onChange={(search) => set({ search })}>
        <Label>{say("search")}</Label>
        <Input placeholder={say("search-about")} />
      </SearchField>
      <fieldset className="game-choice">
        <legend>{say("game")}</legend>
        {(["", "duel-masters", "magic"] as const).map((game) => (
          <Button
            key={game}
            className="chip"
            aria-pressed={wanted.game === game}
            onPress={() => set({ game, subject: "" })}
          >
            {game === "" ? say("all-games") : app(game)}
          </Button>
        ))}
      </fieldset>
      <div className="filter-pair">
        <Finder label={say("rule")} value={wanted.rule} found={rules} onChoose={(rule) => set({ rule })} />
        <Finder label={say("card")} value={wanted.card} found={cards} onChoose={(card) => set({ card })} />
      </div>
      <fieldset className="subjects">
        <legend>{say("subject")}</legend>
        <Button className="chip" aria-pressed={wanted.subject === ""} onPress={() => set({ subject: "" })}>
          {say("all-subjects")}
        </Button>
        {(["duel-masters", "magic"] as const).map((game) => {
          const own = subjects.filter(({ name }) => name.startsWith(`${game}/`))
          return own.length === 0 ? null : (
            <div key={game} className="subject-group">
              {wanted.game === "" && <p className="hint">{app(game)}</p>}
              {own.map(({ name, n }) => (
                <Button
                  key={name}
                  className="chip"
                  aria-pressed={wanted.subject === name}
                  onPress={() => set({ subject: name })}
                >
                  {say(name as "magic/modes")} <span className="chip-count">{n}</span>
                </Button>
              ))}
            </div>
          )
        })}
      </fieldset>
      {Object.values(wanted).some((one) => one !== "") && (
        <Button className="quiet" onPress={() => set({ game: "", subject: "", rule: "", card: "", search: "" })}>
          {say("clear")}
        </Button>
      )}
    </search>
  )
}

interface Counted {
  readonly name: string
  readonly n: number
}

/** Each once with how often it comes, in order. */
function counted(all: readonly string[]): readonly Counted[] {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  const order = new Intl.Collator(undefined, { numeric: true })
  return [...counts].map(([name, n]) => ({ name, n })).sort((a, b) => order.compare(a.name, b.name))
}

/** So many are listed at once. */
const listed = 40

interface FinderProps {
  readonly label: string
  readonly value: string
  readonly found: readonly Counted[]
  readonly onChoose: (name: string) => void
}

/** A rule or a card, found by typing. */
function Finder({ label, value, found, onChoose }: FinderProps) {
  const [typed, setTyped] = useState(value)
  const [before, setBefore] = useState(value)
  if (before !== value) {
    setBefore(value)
    setTyped(value)
  }
  const wanted = typed.normalize("NFKC").toLowerCase()
  const items = found.filter(({ name }) => name.normalize("NFKC").toLowerCase().includes(wanted)).slice(0, listed)
  return (
    <ComboBox
      className="field finder"
      allowsCustomValue
      menuTrigger="focus"
      inputValue={typed}
      onInputChange={(text) => {
        setTyped(text)
        if (text === "") onChoose("")
      }}
      items={items.map(({ name, n }) => ({ id: name, name, n }))}
      value={value === "" ? null : value}
      onChange={(key) => {
        if (key !== null) onChoose(String(key))
      }}
      onBlur={() => {
        if (typed !== value) onChoose(typed.trim())
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && typed !== value) onChoose(typed.trim())
      }}
    >
      <Label>{label}</Label>
      <Input />
      <Popover className="menu-popover">
        <ListBox className="menu">
          {({ id, name, n }: { readonly id: string } & Counted) => (
            <ListBoxItem id={id} textValue={name}>
              {name} <span className="hint">{n}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

interface GroupsProps {
  readonly found: readonly ListedRuling[]
  readonly set: (change: Partial<Conditions>) => void
}

function Groups({ found, set }: GroupsProps) {
  const say = useRulingWords()
  const app = useAppWords()
  const groups = new Map<string, ListedRuling[]>()
  for (const one of found) {
    const key = `${one.game}/${one.subject}`
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].map(([key, own]) => (
    <section key={key} className="ruling-group" aria-labelledby={`group-${key}`}>
      <h3 id={`group-${key}`}>
        <span className="hint">{app(own[0]?.game ?? "magic")} · </span>
        {say(key as "magic/modes")}
      </h3>
      <ul>
        {own.map((ruling) => (
          <Row key={ruling.id} ruling={ruling} set={set} />
        ))}
      </ul>
    </section>
  ))
}

/** Cards named in a row at most. */
const named = 4

function Row({ ruling, set }: { readonly ruling: ListedRuling; readonly set: GroupsProps["set"] }) {
  const say = useRulingWords()
  const { id, title, editions, cites, cards } = ruling
  const edition = (text: string): string => text.replace(/^now/, say("now")).replace("tournament", say("tournament"))
  return (
    <li className="ruling-row">
      <a href={hrefOf("lab", `/${encodeURIComponent(id)}`)}>{title}</a>
      <p className="ruling-meta">
        <span className="ruling-id">{id}</span>
        {editions.map((one) => (
          <span key={one} className="edition-mark">
            {edition(one)}
          </span>
        ))}
        {cites.map((rule) => (
          <Button
            key={rule.id}
            className="rule"
            aria-label={say("by-rule", { rule: rule.id })}
            onPress={() => set({ rule: rule.id })}
          >
            {rule.number}
          </Button>
        ))}
        {cards.slice(0, named).map((card) => (
          <Button key={card} className="card-link" aria-label={say("by-card", { card })} onPress={() => set({ card })}>
            {card}
          </Button>
        ))}
        {cards.length > named && <span className="hint">{say("more-cards", { n: cards.length - named })}</span>}
      </p>
    </li>
  )
}
