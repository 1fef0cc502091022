import { hrefOf, type Place } from "../app/routes.ts"
import { useAppWords } from "../app/words.ts"

/** A place that isn't built yet says so. */
export function Soon({ place }: { readonly place: Place }) {
  const say = useAppWords()
  return (
    <section className="trouble">
      <h1>{say(place)}</h1>
      <p>
        {say("soon-title")}. {say("soon")}
      </p>
      <a className="button primary" href={hrefOf("start")}>
        {say("to-start")}
      </a>
    </section>
  )
}
