import { Suspense } from "react"
import { setLanguage, useLanguage } from "../i18n/words.ts"
import { Boundary } from "./boundary.tsx"
import { looks, setLook, useLook } from "./look.ts"
import { pageAt } from "./pages.ts"
import { PressButton } from "./press-button.tsx"
import { hrefOf, type Place, placeOf, places, useHash } from "./routes.ts"
import { useAppWords } from "./words.ts"

/** The frame around every place: where one can go, the language, and light or dark. */
export function App() {
  const hash = useHash()
  const place = placeOf(hash)
  const say = useAppWords()
  return (
    <div className="app" data-place={place ?? "none"}>
      <PressButton className="skip" onPress={() => document.getElementById("content")?.focus()}>
        {say("skip")}
      </PressButton>
      <Head place={place} />
      <main id="content" tabIndex={-1}>
        <Boundary at={hash}>
          <Suspense fallback={<p className="loading">{say("loading")}</p>}>
            {place === null ? <NoPage /> : <PageOf place={place} />}
          </Suspense>
        </Boundary>
      </main>
    </div>
  )
}

function PageOf({ place }: { readonly place: Place }) {
  const Page = pageAt(place)
  return <Page />
}

function Head({ place }: { readonly place: Place | null }) {
  const say = useAppWords()
  const lang = useLanguage()
  const look = useLook()
  const other = lang === "ja" ? "en" : "ja"
  const nextLook = looks[(looks.indexOf(look) + 1) % looks.length] ?? "system"
  return (
    <header className="head">
      <a className="brand" href={hrefOf("start")} aria-label={`${say("product")} · ${say("start")}`}>
        <span className="mark" aria-hidden="true" />
        <span className="brand-name">{say("product")}</span>
      </a>
      <nav aria-label={say("places")}>
        {places
          .filter((one) => one !== "start")
          .map((one) => (
            <a key={one} href={hrefOf(one)} aria-current={one === place ? "page" : undefined}>
              {say(one)}
            </a>
          ))}
      </nav>
      <div className="head-tools">
        <PressButton
          className="quiet"
          onPress={() => setLanguage(other)}
          aria-label={`${say("language")}: ${say(`to-${other}`)}`}
        >
          <span lang={other}>{say(`to-${other}`)}</span>
        </PressButton>
        <PressButton className="quiet" onPress={() => setLook(nextLook)} aria-label={`${say("look")}: ${say(look)}`}>
          <span className="look-mark" data-shown={look} aria-hidden="true" />
        </PressButton>
      </div>
    </header>
  )
}

function NoPage() {
  const say = useAppWords()
  return (
    <section className="trouble">
      <h1>{say("no-page")}</h1>
      <a className="button primary" href={hrefOf("start")}>
        {say("to-start")}
      </a>
    </section>
  )
}
