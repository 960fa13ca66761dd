/** Number of steps of the distance control. */
export const SLIDER_STEPS = 100

type Ends = readonly [leastM: number, greatestM: number]

/**
 * Returns the distance at a step of the control, in metres. Steps are logarithmic: each one changes the distance by the
 * same factor. The result is rounded to a figure that people say.
 */
export function distanceAt(step: number, [least, greatest]: Ends): number {
  const exact = least * (greatest / least) ** (step / SLIDER_STEPS)
  const grain = exact < 2 ? 0.05 : exact < 10 ? 0.1 : exact < 20 ? 0.5 : 1
  // Division by a whole number leaves no error such as 1.2000000000000002.
  return Math.min(greatest, Math.max(least, Math.round(exact / grain) / Math.round(1 / grain)))
}

/** Returns the step of the control that is nearest to a distance. */
export const stepAt = (distanceM: number, [least, greatest]: Ends) =>
  Math.round((SLIDER_STEPS * Math.log(distanceM / least)) / Math.log(greatest / least))
