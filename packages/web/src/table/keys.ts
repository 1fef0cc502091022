import { useEffect } from "react"

/*
 * The table by keyboard alone. Numbers give the answers as they are listed, arrows go from card to card; everything else is
 * what its button does.
 */

const byKey: Readonly<Record<string, string>> = {
  Escape: "[data-does=cancel]",
  u: "[data-does=undo]",
  e: "[data-does=pass-turn]",
  p: "[data-does=pass]",
}

/** Where keys belong to what has the focus. */
const apart =
  "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [contenteditable]"

const press = (selector: string): boolean => click(listed(selector).find((one) => !one.disabled))

/** The n-th as it is listed, from 0: an answer keeps its number while others can't be given. */
const pressNth = (selector: string, n: number): boolean => click(listed(selector)[n])

const listed = (selector: string): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(selector)]

function click(found: HTMLButtonElement | undefined): boolean {
  if (found === undefined || found.disabled) return false
  found.click()
  return true
}

export function useKeys(): void {
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : null
      const isApart = at !== null && at.closest(apart) !== null
      if (event.ctrlKey || event.metaKey || event.altKey || isApart) return
      if (keyed(event, at)) event.preventDefault()
    }
    window.addEventListener("keydown", heard)
    return () => window.removeEventListener("keydown", heard)
  }, [])
}

function keyed(event: KeyboardEvent, at: Element | null): boolean {
  const { key } = event
  if (/^[1-9]$/.test(key)) return pressNth(".answers [data-answer], .dilemma [data-answer]", Number(key) - 1)
  if (key === "Enter") return (at === null || at.closest("button, a") === null) && press("[data-confirm]")
  const arrow = arrows[key]
  if (arrow !== undefined) return goTo(arrow, at)
  const does = byKey[key.length === 1 ? key.toLowerCase() : key]
  return does !== undefined && press(does)
}

type Way = readonly [number, number]

const arrows: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus to the nearest card in that direction; to the first that can be chosen where none has it. */
function goTo([dx, dy]: Way, at: Element | null): boolean {
  const all = [
    ...document.querySelectorAll<HTMLElement>(".board .card-button:not([disabled]), .board .pile-label"),
  ].filter((one) => one.closest("[inert]") === null)
  const from = at?.closest<HTMLElement>(".board button") ?? null
  if (from === null) {
    const first = document.querySelector<HTMLElement>("[data-glows] .card-button") ?? all[0]
    first?.focus()
    return first !== undefined
  }
  const here = middle(from)
  let nearest: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of all) {
    if (one === from) continue
    const there = middle(one)
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    const far = along + across * 2.5
    if (along < 4 || far >= least) continue
    least = far
    nearest = one
  }
  nearest?.focus()
  return nearest !== null
}

function middle(one: HTMLElement): { readonly x: number; readonly y: number } {
  const box = one.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
