/** Minutes of arc per radian. An eye of full sight (20/20) just resolves one minute of arc. */
const arcMinutesPerRadian = 3438

/**
 * Returns the distance at which one pixel is one minute of arc. ANSI/AVIXA V202.01 (DISCAS), analytical decision
 * making: viewers who must see every pixel sit no farther. Makers use the same figure as "retina" distance, from which
 * pixels are no longer visible.
 */
export const meltingM = (pitchMm: number) => (pitchMm * arcMinutesPerRadian) / 1000

/** Returns the size of a pixel to the eye, in minutes of arc. */
export const pixelArcMinutes = (pitchMm: number, distanceM: number) => meltingM(pitchMm) / distanceM
