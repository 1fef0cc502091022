import type { Same } from "./both-games.ts"

const en = {
  zone: {},
  step: {},
  prompt: {},
  event: {},
  refusal: {},
  word: {},
  act: {},
  thing: {},
  log: {},
  option: {},
  kind: {},
}
const ja: Same<typeof en> = {
  zone: {},
  step: {},
  prompt: {},
  event: {},
  refusal: {},
  word: {},
  act: {},
  thing: {},
  log: {},
  option: {},
  kind: {},
}

export const magic = { en, ja }
