import { useSyncExternalStore } from "react"

export const looks = ["system", "light", "dark"] as const
export type Look = (typeof looks)[number]

const kept = "dilemma.look"
const heard = new Set<() => void>()

const chosen = (): Look => looks.find((look) => look === localStorage.getItem(kept)) ?? "system"

/** Light, dark, or as the system has it: as an attribute that the style sheets read. */
export function setLook(look: Look): void {
  localStorage.setItem(kept, look)
  showLook()
  for (const one of heard) one()
}

export function showLook(): void {
  const look = chosen()
  if (look === "system") delete document.documentElement.dataset.look
  else document.documentElement.dataset.look = look
}

export const useLook = (): Look =>
  useSyncExternalStore((changed) => {
    heard.add(changed)
    return () => heard.delete(changed)
  }, chosen)
