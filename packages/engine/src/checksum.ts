/** 64 bits over a text, as 16 digits: finds damage, not forgery. */
export function checksum(text: string): string {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    one = Math.imul(one ^ letter, 2654435761)
    two = Math.imul(two ^ letter, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return [two, one].map((part) => (part >>> 0).toString(16).padStart(8, "0")).join("")
}
