import { Soon } from "./soon.tsx"

export default function CardsPage() {
  return <Soon place="cards" />
}
