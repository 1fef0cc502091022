/**
 * The seed of one of many: a whole number below 2³¹ that follows from both and from nothing else, so that it doesn't matter
 * who plays it, or when. Neighbours have seeds that are unlike.
 * @param seed any safe integer
 * @param index which one, from 0 on
 */
export function seedOf(seed: number, index: number): number {
  const high = Math.floor(seed / 2 ** 32)
  return mixed(mixed(mixed(high) ^ (seed >>> 0)) ^ index) >>> 1
}

/** Every bit of what goes in has a say in every bit of what comes out. */
function mixed(bits: number): number {
  let x = (bits + 0x9e3779b9) | 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad)
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
  return x ^ (x >>> 15)
}
