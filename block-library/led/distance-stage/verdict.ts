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

/** Sentence of the verdict and its parts, with placeholders. */
export type Sentences = Record<Sharpness | Legibility | 'coarser' | 'verdict', string> & {
  units: { m: string }
}

export interface Seen {
  distanceM: number
  pitch: StagePitch
  hour: StageHour
  /** All pitches of the control. */
  pitches: readonly StagePitch[]
  /** Share of the light on the face that the face reflects. */
  reflectance: number
  /** Width and height of the screen in metres. */
  sizeM: readonly [number, number]
}

/** Returns what the eye sees, in a sentence and in figures. The server and the browser write the same. */
export function verdictOf(seen: Seen, sentences: Sentences, locale: string) {
  const { distanceM, pitch, hour, reflectance, sizeM } = seen
  const format = (value: number, digits = 0) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)
  const metres = (value: number) => `${format(value, value < 10 ? 2 : 1)}\u00a0${sentences.units.m}`
  const contrast = contrastOf(hour.nits, reflectedNits(hour.lux, reflectance))
  const sharpness = sharpnessOf(arcOf(pitch, distanceM), distanceM, pitch.nearM)
  const coarser = seen.pitches.findLast(
    (candidate) => coarseMm(candidate) > coarseMm(pitch) && arcOf(candidate, distanceM) <= 1,
  )
  return {
    distance: metres(distanceM),
    sentence: fillText(sentences.verdict, {
      distance: metres(distanceM),
      when: hour.when,
      eye: fillText(sentences[sharpness === 'smooth' && coarser ? 'coarser' : sharpness], {
        pitch: pitch.name,
        near: metres(pitch.nearM),
        melt: metres(Math.ceil(meltingM(coarseMm(pitch)) * 10 - 1e-9) / 10),
        coarser: coarser?.name ?? '',
      }),
      light: fillText(sentences[legibilityOf(contrast)], { nits: format(hour.nits) }),
    }),
    contrast: `${format(Number(contrast.toPrecision(2)), 1)}\u00a0:\u00a01`,
    pixels: pitch.mm
      .map((mm, side) => format(Math.round(((sizeM[side] ?? 0) * 1000) / mm)))
      .join('\u00a0×\u00a0'),
  }
}

export type Verdict = ReturnType<typeof verdictOf>

/** Returns the coarser pitch of both directions, which the eye separates first. */
const coarseMm = ({ mm }: StagePitch) => Math.max(...mm)

const arcOf = (pitch: StagePitch, distanceM: number) => pixelArcMinutes(coarseMm(pitch), distanceM)
