/*
 * What a buyer asks of a screen, reckoned. Every name says its unit, every rule where it comes from. What is not known is
 * undefined, and what follows from it is undefined too: it never becomes a number.
 */

/** The least and the greatest that something may be; a certain figure is both. */
export type Range = readonly [least: number, greatest: number]

/** Any rule for the nearest viewer is so many metres for each millimetre of pitch; the rules and their sources are config. */
export const nearestM = (pitchMm: number, metresPerMm: number) => pitchMm * metresPerMm

/** A minute of arc, which an eye of full sight just tells apart (20/20), is 1/3438 of a radian. */
const arcMinutesPerRadian = 3438

/**
 * Where one pixel is one minute of arc. ANSI/AVIXA V202.01 (DISCAS), analytical decision making: whoever must tell every
 * pixel sits no farther; makers turn it round as "retina" distance: from there on pixels melt.
 */
export const meltingM = (pitchMm: number) => (pitchMm * arcMinutesPerRadian) / 1000

/** How large a pixel is to the eye, in minutes of arc. */
export const pixelArcMinutes = (pitchMm: number, distanceM: number) => meltingM(pitchMm) / distanceM

/** DISCAS, basic decision making: the farthest viewer sits within 200 picture heights × the element's share of the height. */
export const farthestM = (pictureHeightM: number, elementPercent: number) =>
  pictureHeightM * 2 * elementPercent
export const leastHeightM = (farM: number, elementPercent: number) => farM / (2 * elementPercent)

/** The least letter for a distance: so many millimetres for each metre, and no fewer pixels than its script needs. */
export const leastLetterMm = (
  distanceM: number,
  letter: { mmPerMetre: number; pixels: number },
  pitchMm: number,
) => Math.max(distanceM * letter.mmPerMetre, letter.pixels * pitchMm)

/** How many whole cabinets a span takes. A thousandth of a millimetre is what conversion from feet may be off by. */
export const cabinetsWithin = (spanMm: number, cabinetMm: number) => Math.floor((spanMm + 0.001) / cabinetMm)

/** The largest picture of 16:9 within so many pixels. */
export function widescreenWithin(columns: number, rows: number): [columns: number, rows: number] {
  return [Math.min(columns, Math.floor((rows * 16) / 9)), Math.min(rows, Math.floor((columns * 9) / 16))]
}

/** So many times a range. */
export const times = (range: Range | undefined, factor: number | undefined): Range | undefined =>
  range && factor !== undefined ? [range[0] * factor, range[1] * factor] : undefined

/** What a share in per cent of it is, from the least of the least to the greatest of the greatest. */
export const share = (range: Range | undefined, percent: Range | undefined): Range | undefined =>
  range && percent && [(range[0] * percent[0]) / 100, (range[1] * percent[1]) / 100]

/** 1 W is 3.412 BTU/h; makers print it for one cabinet in whole units, so a wall's is so many times that. */
export const btuPerHour = (wattsEach: Range | undefined, cabinets: number | undefined): Range | undefined =>
  wattsEach && times([Math.round(wattsEach[0] * 3.412), Math.round(wattsEach[1] * 3.412)], cabinets)

/**
 * Cabinets on one circuit: a breaker carries four fifths of its current for hours on end (NEC 210.20(A), which makers'
 * manuals follow), and no cabinet hangs on two. None fit: 0.
 */
export const cabinetsPerCircuit = (supply: { volts: number; amps: number }, wattsEach: number) =>
  Math.floor((supply.volts * supply.amps * 0.8) / wattsEach + 1e-9)

/** How many circuits that makes; undefined where a single cabinet is too much for one. */
export const circuitsFor = (cabinets: number | undefined, perCircuit: number | undefined) =>
  cabinets !== undefined && perCircuit ? Math.ceil(cabinets / perCircuit) : undefined

/** What so many hours cost: the meter counts kilowatt hours. */
export const rupees = (watts: Range | undefined, hours?: number, rupeesPerKwh?: number): Range | undefined =>
  hours === undefined || rupeesPerKwh === undefined ? undefined : times(watts, (hours / 1000) * rupeesPerKwh)

/** Spare modules are whole ones. */
export function spareModules(modules: number | undefined, percent: Range): Range | undefined {
  if (modules === undefined) return undefined
  const whole = (part: number) => Math.ceil((modules * part) / 100 - 1e-9)
  return [whole(percent[0]), whole(percent[1])]
}
