import { Soon } from "./soon.tsx"

export default function LabPage() {
  return <Soon place="lab" />
}
