import type { ShownLine, ShownTable } from "../shown/types.ts"

/** What is heard: something is drawn, played, gone; somebody is hurt or healed; one is asked; the game has ended. */
export type Cue = "draw" | "play" | "fall" | "hurt" | "heal" | "asked" | "won" | "lost"

const byZone: Readonly<Record<string, Cue>> = {
  hand: "draw",
  stack: "play",
  battlefield: "play",
  battle: "play",
  mana: "play",
  graveyard: "fall",
  exile: "fall",
  abyss: "fall",
}

/**
 * What is to be heard of news: every kind once, in the order in which it happened.
 * @param before the table before; null at the beginning, of which nothing is heard
 */
export function cuesOf(before: ShownTable | null, now: ShownTable, fresh: readonly ShownLine[]): readonly Cue[] {
  if (before === null) return []
  const cues = new Set<Cue>()
  for (const { moved } of fresh) {
    const cue = moved === null || moved.fromZone === "" ? undefined : byZone[moved.toZone]
    if (cue !== undefined) cues.add(cue)
  }
  for (const { player, life } of now.seats) {
    const was = before.seats[player]?.life ?? null
    if (life !== null && was !== null && life !== was) cues.add(life < was ? "hurt" : "heal")
  }
  const isOver = now.result !== null && before.result === null
  if (isOver) cues.add(now.result?.winner === now.viewer || now.viewer === null ? "won" : "lost")
  else if (now.question !== null && before.question === null) cues.add("asked")
  return [...cues]
}

/** A tone that glides from one height to another and fades. Times in seconds. */
interface Tone {
  readonly from: number
  readonly to: number
  readonly after: number
  readonly lasts: number
  readonly loud: number
  readonly wave: OscillatorType
}

const tone = (
  from: number,
  to: number,
  lasts: number,
  loud: number,
  after = 0,
  wave: OscillatorType = "sine",
): Tone => ({
  from,
  to,
  after,
  lasts,
  loud,
  wave,
})

const tones: Readonly<Record<Cue, readonly Tone[]>> = {
  draw: [tone(520, 780, 0.09, 0.05, 0, "triangle")],
  play: [tone(190, 120, 0.12, 0.14), tone(720, 690, 0.05, 0.03)],
  fall: [tone(300, 130, 0.2, 0.08, 0, "triangle")],
  hurt: [tone(150, 70, 0.26, 0.18)],
  heal: [tone(523, 523, 0.12, 0.06), tone(659, 659, 0.18, 0.06, 0.09)],
  asked: [tone(880, 880, 0.12, 0.035)],
  won: [tone(523, 523, 0.16, 0.08), tone(659, 659, 0.16, 0.08, 0.14), tone(784, 784, 0.36, 0.08, 0.28)],
  lost: [tone(392, 392, 0.2, 0.08), tone(311, 311, 0.2, 0.08, 0.18), tone(233, 226, 0.44, 0.08, 0.36)],
}

/** Between two cues that come together, in seconds. */
const apart = 0.07

let context: AudioContext | null = null

/** Lets cues be heard, one shortly after the other. */
export function play(cues: readonly Cue[]): void {
  if (cues.length === 0) return
  context ??= new AudioContext()
  const { currentTime, destination } = context
  void context.resume()
  for (const [i, cue] of cues.entries())
    for (const { from, to, after, lasts, loud, wave } of tones[cue]) {
      const [start, end] = [currentTime + i * apart + after, currentTime + i * apart + after + lasts]
      const sounds = context.createOscillator()
      const volume = context.createGain()
      sounds.type = wave
      sounds.frequency.setValueAtTime(from, start)
      sounds.frequency.exponentialRampToValueAtTime(to, end)
      volume.gain.setValueAtTime(0, start)
      volume.gain.linearRampToValueAtTime(loud, start + 0.008)
      volume.gain.exponentialRampToValueAtTime(0.0001, end)
      sounds.connect(volume).connect(destination)
      sounds.start(start)
      sounds.stop(end)
    }
}
