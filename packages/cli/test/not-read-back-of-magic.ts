/** Cards of the library whose English print isn't yet read back as the same card. */
export const notReadBackOfMagic: ReadonlySet<string> = new Set([
  "Bill Potts",
  "Ulalek, Fused Atrocity",
  "Lava Storm",
  "Shape Stealer",
])
