import { contextOf } from './canvas.ts'

/**
 * Returns a copy as an eye sees it that blurs a point to a disc of this radius: the mean of copies moved within the
 * disc. Not every browser has filters of a canvas.
 */
export function blurred(source: HTMLCanvasElement, radius: number): HTMLCanvasElement {
  const target = contextOf(source.width, source.height)
  let count = 0
  for (const [ring, places] of [
    [0, 1],
    [0.5, 6],
    [1, 10],
  ] as const)
    for (let place = 0; place < places; place++) {
      const angle = (place / places) * 2 * Math.PI
      count += 1
      // Each copy has its share of the mean of all copies so far.
      target.globalAlpha = 1 / count
      target.drawImage(source, Math.cos(angle) * ring * radius, Math.sin(angle) * ring * radius)
    }
  return target.canvas
}
