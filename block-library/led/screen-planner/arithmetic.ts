/*
 * Calculations about screens. Every name states its unit, and every rule its source. Unknown values are undefined, and
 * so are all values that depend on them: they never become a number.
 */

/** The least and the greatest possible value. For a certain figure, both are equal. */
export type Range = readonly [least: number, greatest: number]

/**
 * Returns the distance of the nearest viewer. Every rule multiplies the pitch by a factor; config holds the rules and
 * their sources.
 */
export const nearestM = (pitchMm: number, metresPerMm: number) => pitchMm * metresPerMm

export { meltingM, pixelArcMinutes } from '../parts/arc-minutes.ts'

/**
 * Returns the distance of the farthest viewer. DISCAS, basic decision making: 200 picture heights × the element's share
 * of the height.
 */
export const farthestM = (pictureHeightM: number, elementPercent: number) =>
  pictureHeightM * 2 * elementPercent
export const leastHeightM = (farM: number, elementPercent: number) => farM / (2 * elementPercent)

/** Returns the least height of an element that is read from this distance, by the rule of `farthestM`. */
export const elementMm = (farM: number) => farM * 5

/**
 * Returns the height of the smallest legible letter: a height per metre of distance, and at least the pixels that its
 * script needs.
 */
export const leastLetterMm = (
  distanceM: number,
  letter: { mmPerMetre: number; pixels: number },
  pitchMm: number,
) => Math.max(distanceM * letter.mmPerMetre, letter.pixels * pitchMm)

/**
 * Returns how many whole cabinets fit a span. It tolerates a thousandth of a millimetre, the error of conversion from
 * feet.
 */
export const cabinetsWithin = (spanMm: number, cabinetMm: number) => Math.floor((spanMm + 0.001) / cabinetMm)

/** Returns the largest picture of 16:9 within this number of pixels. */
export function widescreenWithin(columns: number, rows: number): [columns: number, rows: number] {
  return [Math.min(columns, Math.floor((rows * 16) / 9)), Math.min(rows, Math.floor((columns * 9) / 16))]
}

/** Multiplies a range by a factor. */
export const times = (range: Range | undefined, factor: number | undefined): Range | undefined =>
  range && factor !== undefined ? [range[0] * factor, range[1] * factor] : undefined

/** Returns a percentage of a range, from the least of the least to the greatest of the greatest. */
export const share = (range: Range | undefined, percent: Range | undefined): Range | undefined =>
  range && percent && [(range[0] * percent[0]) / 100, (range[1] * percent[1]) / 100]

/**
 * Returns the heat of all cabinets in BTU/h; 1 W is 3.412 BTU/h. Makers state whole units for one cabinet, so the
 * result is a multiple of that.
 */
export const btuPerHour = (wattsEach: Range | undefined, cabinets: number | undefined): Range | undefined =>
  wattsEach && times([Math.round(wattsEach[0] * 3.412), Math.round(wattsEach[1] * 3.412)], cabinets)

/**
 * Returns the number of cabinets on one circuit; 0 if none fits. A breaker carries four fifths of its current for hours
 * (NEC 210.20(A), which makers' manuals follow), and no cabinet is connected to two circuits.
 */
export const cabinetsPerCircuit = (supply: { volts: number; amps: number }, wattsEach: number) =>
  Math.floor((supply.volts * supply.amps * 0.8) / wattsEach + 1e-9)

/** Returns the number of circuits; undefined if a single cabinet is too much for one. */
export const circuitsFor = (cabinets: number | undefined, perCircuit: number | undefined) =>
  cabinets !== undefined && perCircuit ? Math.ceil(cabinets / perCircuit) : undefined

/** Returns the cost of running for these hours. The meter counts kilowatt hours. */
export const rupees = (watts: Range | undefined, hours?: number, rupeesPerKwh?: number): Range | undefined =>
  hours === undefined || rupeesPerKwh === undefined ? undefined : times(watts, (hours / 1000) * rupeesPerKwh)

/** Returns the number of spare modules, in whole modules. */
export function spareModules(modules: number | undefined, percent: Range): Range | undefined {
  if (modules === undefined) return undefined
  const whole = (part: number) => Math.ceil((modules * part) / 100 - 1e-9)
  return [whole(percent[0]), whole(percent[1])]
}
