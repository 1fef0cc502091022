import { useRef, useState } from "react"
import { Button } from "react-aria-components"
import { later } from "../app/later.tsx"
import { useTableWords } from "./words.ts"

const MenuSheet = later(() => import("./menu-sheet.tsx"))

/** Opens what can be set at the table. */
export function TableMenu() {
  const say = useTableWords()
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        ref={ref}
        className="quiet menu-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {say("menu")}
      </Button>
      {isOpen && <MenuSheet by={ref} onClose={() => setOpen(false)} />}
    </>
  )
}
