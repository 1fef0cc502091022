import { Soon } from "./soon.tsx"

export default function DecksPage() {
  return <Soon place="decks" />
}
