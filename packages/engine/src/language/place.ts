/** A step into data: a field or an index of a list. */
export type Step = string | number

const plain = /^[A-Za-z_$][\w$]*$/

/** A place in a card, one step further: ".faces[0].abilities[1]". */
export function placeAt(place: string, step: Step): string {
  if (typeof step === "number") return `${place}[${step}]`
  return plain.test(step) ? `${place}.${step}` : `${place}[${JSON.stringify(step)}]`
}
