import type { LabReading } from "../protocol/lab-messages.ts"

/*
 * Two traces beside each other are stepped through together: so that where they part stands in both at the same step, the
 * second one's steps are counted from there.
 */

const shiftOf = ({ parting }: LabReading): number =>
  parting === null || parting.own === null || parting.other === null ? 0 : parting.other - parting.own

/** The step of a run that is shown at a step of the slider, counted from 0. */
export function stepOf(reading: LabReading, run: number, step: number): number {
  const last = (reading.runs[run]?.steps.length ?? 0) - 1
  const parts = reading.parting?.own ?? null
  const own =
    run === 0 || parts === null
      ? step
      : step < parts
        ? Math.min(step, parts + shiftOf(reading) - 1)
        : step + shiftOf(reading)
  return Math.max(-1, Math.min(own, last))
}

/** The step of the slider at which a run's step is shown. */
export const sliderStep = (reading: LabReading, run: number, step: number): number =>
  run === 0 || step < (reading.parting?.other ?? Number.POSITIVE_INFINITY) ? step : step - shiftOf(reading)

/** How many steps the slider has. */
export const sliderLength = (reading: LabReading): number =>
  Math.max(0, ...reading.runs.map(({ steps }, run) => sliderStep(reading, run, steps.length - 1) + 1))
