import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { showLook } from "./app/look.ts"
import { fetchFirst } from "./app/pages.ts"
import { placeOf } from "./app/routes.ts"
import { firstLanguage, setLanguage } from "./i18n/words.ts"
import "./styles/tokens.css"
import "./styles/page.css"
import "./styles/card.css"

setLanguage(firstLanguage(), false)
showLook()
const root = document.getElementById("page")
if (root === null) throw new Error("The page has no place to be drawn in")
const draw = (): void =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// What can't be fetched is said on the page, where it is fetched again.
fetchFirst(placeOf(window.location.hash.replace(/^#/, "")) ?? "start").then(draw, draw)
