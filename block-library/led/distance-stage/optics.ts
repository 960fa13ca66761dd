/*
 * Optics of a screen that is seen from a distance by daylight. Every name states its unit. The tests name the sources of
 * the figures.
 */

/** Returns the luminance of a face that scatters light evenly (Lambert): illuminance × reflectance / π. */
export const reflectedNits = (lux: number, reflectance: number) => (lux * reflectance) / Math.PI

/** Returns how many times as bright as black white is, while both reflect the light on the face. */
export const contrastOf = (nits: number, reflected: number) => (nits + reflected) / reflected

/** Least contrasts of a picture that stands out, and of a picture that is acceptable. */
const STRONG = 10
const PALE = 5

export type Legibility = 'strong' | 'pale' | 'grey'

export const legibilityOf = (contrast: number): Legibility =>
  contrast >= STRONG ? 'strong' : contrast >= PALE ? 'pale' : 'grey'

/**
 * Returns how much of the gaps between pixels the eye sees, from 0 to 1. One minute of arc is the limit for high contrast,
 * so that the gaps show a little there, and fully from two minutes.
 */
export const gapsSeen = (arcMinutes: number) => Math.max(0, Math.min(1, (arcMinutes - 0.8) / 1.2))

export type Sharpness = 'dots' | 'fine' | 'smooth'

/** Returns how the pixels look: disturbing, comfortable, or too small for the eye, which resolves one minute of arc. */
export const sharpnessOf = (arcMinutes: number, distanceM: number, nearM: number): Sharpness =>
  arcMinutes <= 1 ? 'smooth' : distanceM >= nearM ? 'fine' : 'dots'

/** Share of daylight that a bright wall beside the screen reflects. */
const WALL_REFLECTANCE = 0.5

/**
 * Returns the levels of the screen's white and black, from 0 to 1 as a display encodes them (sRGB). The eye adapts to
 * the brightest large thing in view: the screen, or a wall in the light of the hour.
 */
export function levelsOf(nits: number, lux: number, reflectance: number): { white: number; black: number } {
  const reflected = reflectedNits(lux, reflectance)
  const brightest = Math.max(nits + reflected, reflectedNits(lux, WALL_REFLECTANCE))
  return { white: encoded((nits + reflected) / brightest), black: encoded(reflected / brightest) }
}

/** Returns a share of linear light as sRGB encodes it (IEC 61966-2-1). */
const encoded = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055

/** Width of the enlarged detail: half a degree, the size of the full moon. */
export const LOUPE_ARC_MINUTES = 30

/** Returns the width of the detail at a distance, in metres. */
export const loupeM = (distanceM: number) => (distanceM * LOUPE_ARC_MINUTES) / 3438
