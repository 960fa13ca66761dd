import type { Measures } from './drawn-scene.ts'
import { distanceAt } from './slider.ts'
import type { StageData } from './stage-data.ts'
import { verdictOf } from './verdict.ts'

/** Position of each control: a step of the distance, and the places of the pitch and of the hour in their lists. */
export interface Chosen {
  step: number
  pitch: number
  hour: number
}

/** Returns the chosen values with their verdict; undefined for places that the lists lack. */
export function chosenOf({ step, pitch: pitchAt, hour: hourAt }: Chosen, data: StageData) {
  const { measures, distances, pitches, hours, sentences, locale } = data
  const distanceM = distanceAt(step, distances)
  const [pitch, hour] = [pitches[pitchAt], hours[hourAt]]
  if (!pitch || !hour) return undefined
  const { reflectance, screen, size } = measures
  const verdict = verdictOf(
    {
      distanceM,
      pitch,
      hour,
      pitches,
      reflectance,
      sizeM: [screen[2], screen[3]],
    },
    sentences,
    locale,
  )
  return { distanceM, heightM: heightOf(distanceM, size, distances), pitch, hour, verdict }
}

/** Returns the height of the window in metres: that of the picture at the farthest distance, and the same angle at all. */
export const heightOf = (distanceM: number, size: Measures['size'], [, greatest]: StageData['distances']) =>
  (distanceM * size[1]) / greatest
