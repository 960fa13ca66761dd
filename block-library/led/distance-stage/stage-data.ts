import type { Measures } from './drawn-scene.ts'
import type { LengthUnits } from './scale-bar.ts'
import type { Sentences, StageHour, StagePitch } from './verdict.ts'

/** Data of a stage that its view writes into the page for its behaviour. */
export interface StageData {
  measures: Measures
  distances: readonly [number, number]
  pitches: readonly StagePitch[]
  hours: readonly StageHour[]
  sentences: Sentences & { units: LengthUnits }
  locale: string
}
