import type { Box } from './drawn-scene.ts'

/** The pixels of a screen that a canvas shows. */
export interface PixelGrid {
  /** Number of samples across and down: one for each pixel, and at most one for each canvas pixel. */
  samples: [number, number]
  /** Place of the samples on the canvas. */
  box: Box
  /** Width and height of a pixel in canvas pixels. */
  cell: [number, number]
  /** Part of the screen that the samples cover, as fractions of its width and height. */
  part: Box
}

/** Returns the visible pixels of a screen; undefined if none is visible. */
export function gridOf(
  screen: Box,
  pitchM: readonly [number, number],
  place: (box: Box) => Box,
  canvas: readonly [number, number],
): PixelGrid | undefined {
  const [x, y, width, height] = place(screen)
  const across = axis(x, width, screen[2], pitchM[0], canvas[0])
  const down = axis(y, height, screen[3], pitchM[1], canvas[1])
  if (!across || !down) return undefined
  return {
    samples: [across.samples, down.samples],
    box: [across.from, down.from, across.length, down.length],
    cell: [across.cell, down.cell],
    part: [across.start, down.start, across.share, down.share],
  }
}

/** Returns the visible pixels of one direction. All lengths but `lengthM` and `pitchM` are in canvas pixels. */
function axis(start: number, length: number, lengthM: number, pitchM: number, canvas: number) {
  const count = Math.round(lengthM / pitchM)
  const cell = length / count
  const first = Math.max(0, Math.floor(-start / cell))
  const last = Math.min(count, Math.ceil((canvas - start) / cell))
  if (last <= first) return undefined
  const visible = last - first
  return {
    samples: Math.max(1, Math.min(visible, Math.ceil(visible * cell))),
    from: start + first * cell,
    length: visible * cell,
    cell,
    start: first / count,
    share: visible / count,
  }
}
