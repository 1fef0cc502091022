/** Hands a saved game to the person as a file. */
export const download = (game: string, turn: number, file: string): void =>
  downloadText(`dilemma-${game}-${turn}.json`, file, "application/json")

/** Hands a text to the person as a file of this name. */
export function downloadText(name: string, text: string, type: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
