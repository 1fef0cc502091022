/**
 * The longest stretch of letters and blanks that every match of a pattern has, as far as it is plain to see; "" where none is.
 * To look for it in a text is far quicker than to try the pattern everywhere.
 */
export function literalOf({ source, ignoreCase }: RegExp): string {
  if (ignoreCase) return ""
  let longest = ""
  let now = ""
  let depth = 0
  const ends = (): void => {
    if (now.length > longest.length) longest = now
    now = ""
  }
  for (let i = 0; i < source.length; i++) {
    const letter = source[i] as string
    if (letter === "|" && depth === 0) return ""
    if (letter === "\\") {
      ends()
      i++
    } else if (letter === "[") {
      ends()
      for (i++; source[i] !== "]"; i++) if (source[i] === "\\") i++
    } else if (letter === "{") {
      ends()
      i = source.indexOf("}", i)
    } else if (/[A-Za-z', ]/.test(letter)) {
      // What may be left out isn't in every match.
      if (depth === 0 && !/[?*{]/.test(source[i + 1] ?? "")) now += letter
      else ends()
    } else {
      ends()
      if (letter === "(") depth++
      if (letter === ")") depth--
    }
  }
  ends()
  return longest
}
