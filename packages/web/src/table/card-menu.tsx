import type { RefObject } from "react"
import { Menu, MenuItem, Popover } from "react-aria-components"
import type { ShownOption } from "../shown/types.ts"
import { useAnswering } from "./answering.tsx"

interface CardMenuProps {
  readonly options: readonly ShownOption[]
  readonly by: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** What pressing a card can mean, where that is more than one thing. */
export default function CardMenu({ options, by, onClose }: CardMenuProps) {
  const { press } = useAnswering()
  return (
    <Popover triggerRef={by} isOpen onOpenChange={(open) => !open && onClose()} className="menu-popover">
      <Menu
        autoFocus="first"
        className="menu"
        aria-label={options[0]?.text ?? ""}
        onAction={(key) => {
          const chosen = options.find((one) => String(one.key) === key)
          onClose()
          if (chosen !== undefined) press(chosen)
        }}
      >
        {options.map((one) => (
          <MenuItem key={String(one.key)} id={String(one.key)} textValue={one.text}>
            {one.detail ?? one.text}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
