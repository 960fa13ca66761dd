/** Returns the longest of 1, 2 or 5 times a power of ten that is at most a third of the window's height, in metres. */
export function scaleBarM(windowHeightM: number): number {
  const most = windowHeightM / 3
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 2].find((factor) => factor * power <= most) ?? 1) * power
}

/** Returns the label of a length: `2 m`, `20 cm`, `5 mm`. */
export function scaleBarLabel(lengthM: number): string {
  const mm = Math.round(lengthM * 1000)
  return mm >= 1000 ? `${mm / 1000}\u00a0m` : mm >= 10 ? `${mm / 10}\u00a0cm` : `${mm}\u00a0mm`
}
