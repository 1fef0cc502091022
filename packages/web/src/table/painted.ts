/** Does something once when what is shown now has been painted. @returns what takes that back */
export function afterPainted(work: () => void): () => void {
  let timer: number | undefined
  const soon = (): void => {
    timer = window.setTimeout(work)
  }
  // A page in the background isn't painted.
  if (document.hidden) soon()
  const frame = document.hidden ? undefined : requestAnimationFrame(soon)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    window.clearTimeout(timer)
  }
}
