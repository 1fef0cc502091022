export function reachAll(_seed: number, _say: (text: string) => void): { reached: string[]; never: string[] } {
  return { reached: [], never: [] }
}
