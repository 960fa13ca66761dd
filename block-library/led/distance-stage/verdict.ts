import { fillText } from 'pagework/blocks'
import { meltingM, pixelArcMinutes } from '../parts/arc-minutes.ts'
import {
  contrastOf,
  legibilityOf,
  reflectedNits,
  sharpnessOf,
  type Legibility,
  type Sharpness,
} from './optics.ts'

export interface StagePitch {
  name: string
  /** Distance from pixel to pixel across and down. */
  mm: readonly [number, number]
  nearM: number
}

export interface StageHour {
  when: string
  lux: number
  nits: number
}

/** Sentences of the verdict, with placeholders. */
export type Sentences = Record<Sharpness | Legibility | 'coarser' | 'rival', string>

export interface Seen {
  distanceM: number
  pitch: StagePitch
  hour: StageHour
  /** All pitches of the control. */
  pitches: readonly StagePitch[]
  /** Share of the light on the face that the face reflects. */
  reflectance: number
  /** Brightness of another screen, for a comparison. */
  rivalNits: number | undefined
  /** Width and height of the screen in metres. */
  sizeM: readonly [number, number]
}

/** Returns what the eye sees, in sentences and in figures. The server and the browser write the same. */
export function verdictOf(seen: Seen, sentences: Sentences, locale: string) {
  const { distanceM, pitch, hour, reflectance, rivalNits, sizeM } = seen
  const format = (value: number, digits = 0, leastDigits = 0) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: leastDigits,
      maximumFractionDigits: digits,
    }).format(value)
  const metres = (value: number) => `${format(value, value < 10 ? 2 : 1)}\u00a0m`
  const times = (value: number) => format(Number(value.toPrecision(2)), 1)
  const arcMinutes = arcOf(pitch, distanceM)
  const reflected = reflectedNits(hour.lux, reflectance)
  const contrast = contrastOf(hour.nits, reflected)
  const sharpness = sharpnessOf(arcMinutes, distanceM, pitch.nearM)
  const coarser = seen.pitches.findLast(
    (one) => coarseMm(one) > coarseMm(pitch) && arcOf(one, distanceM) <= 1,
  )
  const rival = rivalNits === undefined ? undefined : contrastOf(rivalNits, reflected)
  // With a digit, since "1 minutes" would be wrong.
  const arc = arcMinutes < 10 ? format(arcMinutes, 1, 1) : format(arcMinutes)
  const eye = [
    fillText(sentences[sharpness], {
      distance: metres(distanceM),
      pitch: pitch.name,
      arc,
      near: metres(pitch.nearM),
      melt: metres(Math.ceil(meltingM(coarseMm(pitch)) * 10 - 1e-9) / 10),
    }),
    sharpness === 'smooth' && coarser && fillText(sentences.coarser, { pitch: coarser.name }),
  ]
  const light = [
    fillText(sentences[legibilityOf(contrast)], {
      when: hour.when,
      lux: format(hour.lux),
      nits: format(hour.nits),
      contrast: times(contrast),
    }),
    rival !== undefined &&
      legibilityOf(rival) === 'grey' &&
      fillText(sentences.rival, { nits: format(rivalNits ?? 0), contrast: times(rival) }),
  ]
  return {
    distance: metres(distanceM),
    eye: eye.filter(Boolean).join(' '),
    light: light.filter(Boolean).join(' '),
    arc: `${arc}′`,
    contrast: `${times(contrast)}\u00a0:\u00a01`,
    pixels: pitch.mm
      .map((mm, side) => format(Math.round(((sizeM[side] ?? 0) * 1000) / mm)))
      .join('\u00a0×\u00a0'),
  }
}

export type Verdict = ReturnType<typeof verdictOf>

/** Returns the coarser pitch of both directions, which the eye separates first. */
const coarseMm = ({ mm }: StagePitch) => Math.max(...mm)

const arcOf = (pitch: StagePitch, distanceM: number) => pixelArcMinutes(coarseMm(pitch), distanceM)
