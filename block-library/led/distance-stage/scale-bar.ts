/** Returns the longest of 1, 2 or 5 times a power of ten that is at most a third of the window's height, in metres. */
export function scaleBarM(windowHeightM: number): number {
  const most = windowHeightM / 3
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2].find((factor) => factor * power <= most) ?? 1) * power
}

/** Symbols of lengths. */
export type LengthUnits = Record<'m' | 'cm' | 'mm', string>

/** Returns the label of a length: `2 m`, `20 cm`, `5 mm`. */
export function scaleBarLabel(lengthM: number, units: LengthUnits): string {
  const mm = Math.round(lengthM * 1000)
  const [length, unit] = mm >= 1000 ? [mm / 1000, units.m] : mm >= 10 ? [mm / 10, units.cm] : [mm, units.mm]
  return `${length}\u00a0${unit}`
}
