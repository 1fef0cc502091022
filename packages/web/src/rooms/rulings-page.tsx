import { Soon } from "./soon.tsx"

export default function RulingsPage() {
  return <Soon place="rulings" />
}
