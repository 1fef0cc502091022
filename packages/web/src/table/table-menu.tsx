import { useRef, useState } from "react"
import { later } from "../app/later.tsx"
import { PressButton } from "../app/press-button.tsx"
import { useTableWords } from "./words.ts"

const MenuSheet = later(() => import("./menu-sheet.tsx"))

/** Opens what can be set at the table. */
export function TableMenu() {
  const say = useTableWords()
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PressButton
        ref={ref}
        className="quiet menu-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {say("menu")}
      </PressButton>
      {isOpen && <MenuSheet by={ref} onClose={() => setOpen(false)} />}
    </>
  )
}
