import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { App } from "./app/app.tsx"
import { showLook } from "./app/look.ts"
import { firstLanguage, setLanguage } from "./i18n/words.ts"
import "./styles/tokens.css"
import "./styles/page.css"
import "./styles/card.css"

setLanguage(firstLanguage(), false)
showLook()
const root = document.getElementById("page")
if (root === null) throw new Error("The page has no place to be drawn in")
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
