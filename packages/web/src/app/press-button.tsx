import type { ButtonHTMLAttributes, MouseEvent, Ref } from "react"

interface PressButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "onClick"> {
  readonly ref?: Ref<HTMLButtonElement>
  readonly isDisabled?: boolean
  onPress?(event: MouseEvent<HTMLButtonElement>): void
}

/**
 * A button as the browser has it, and nothing else: mouse, touch and keys press it. A table has hundreds of them, and drawing a
 * component library's button takes many times as long.
 */
export const PressButton = ({ isDisabled = false, onPress, ...rest }: PressButtonProps) => (
  <button type="button" {...rest} disabled={isDisabled} data-disabled={isDisabled || undefined} onClick={onPress} />
)

/** Was it pressed with a finger? */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  "pointerType" in nativeEvent && nativeEvent.pointerType === "touch"
