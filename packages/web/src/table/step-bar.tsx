import type { ShownTable } from "../shown/types.ts"
import { useIsElsewhere } from "./parts.tsx"
import { TableMenu } from "./table-menu.tsx"
import { useTableWords } from "./words.ts"

/** Whose turn it is, and where in it the game stands. */
export function StepBar({ table }: { readonly table: ShownTable }) {
  const say = useTableWords()
  const isElsewhere = useIsElsewhere()
  const name = table.seats[table.active]?.name ?? ""
  const you = table.active === table.viewer ? ` (${say("you")})` : ""
  return (
    <div className="steps">
      <strong className="turn">
        {table.step === "" ? say("opening") : say("turn-of", { turn: table.turn, player: `${name}${you}` })}
      </strong>
      <ol>
        {table.steps.map(({ step, label }) => (
          <li key={step} aria-current={step === table.step ? "step" : undefined}>
            {label}
          </li>
        ))}
      </ol>
      {!isElsewhere && <TableMenu />}
    </div>
  )
}
