import { KeptList } from "./kept-list.tsx"
import { NewGame } from "./new-game.tsx"
import "./start.css"
import { useStartWords } from "./words.ts"

export default function StartPage() {
  const say = useStartWords()
  return (
    <div className="start">
      <div className="start-lead">
        <h1>{say("title")}</h1>
        <p>{say("lead")}</p>
      </div>
      <section className="panel" aria-labelledby="new-title">
        <h2 id="new-title">{say("new-game")}</h2>
        <NewGame />
      </section>
      <div className="panel">
        <KeptList />
      </div>
    </div>
  )
}
