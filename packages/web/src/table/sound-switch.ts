import { useSyncExternalStore } from "react"

const kept = "dilemma.sounds"
const heard = new Set<() => void>()

const isOn = (): boolean => localStorage.getItem(kept) === "on"

/** Sounds are off until somebody turns them on; that is remembered. */
export function setSounds(on: boolean): void {
  if (on) localStorage.setItem(kept, "on")
  else localStorage.removeItem(kept)
  for (const one of heard) one()
}

export const useSounds = (): boolean =>
  useSyncExternalStore((changed) => {
    heard.add(changed)
    return () => heard.delete(changed)
  }, isOn)
