/** Hands a saved game to the person as a file. */
export function download(game: string, turn: number, file: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([file], { type: "application/json" }))
  link.download = `dilemma-${game}-${turn}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
