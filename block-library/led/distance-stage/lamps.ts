import { contextOf } from './canvas.ts'
import type { PixelGrid } from './pixel-grid.ts'

/** Returns samples drawn as lamps with black between them, one for each pixel of the grid. */
export function lit(samples: HTMLCanvasElement, { box, cell }: PixelGrid): HTMLCanvasElement {
  const target = contextOf(Math.ceil(box[2]), Math.ceil(box[3]))
  const { canvas } = target
  target.imageSmoothingEnabled = false
  target.drawImage(samples, 0, 0, box[2], box[3])
  const tile = lampTile(cell)
  const pattern = target.createPattern(tile, 'repeat')
  if (!pattern) return canvas
  pattern.setTransform(new DOMMatrix([cell[0] / tile.width, 0, 0, cell[1] / tile.height, 0, 0]))
  target.globalCompositeOperation = 'multiply'
  target.fillStyle = pattern
  target.fillRect(0, 0, canvas.width, canvas.height)
  // A lamp is brighter than the average of its pixel, which the black around it darkens.
  target.globalCompositeOperation = 'lighter'
  target.globalAlpha = LAMP_GAIN - 1
  target.drawImage(canvas, 0, 0)
  return canvas
}

/** Brightness of a lamp in multiples of the pixel's. More would clip the colours of bright content. */
const LAMP_GAIN = 1.5

/** Size of a pixel from which its red, green and blue lamps are drawn apart, in canvas pixels. */
const APART = 12

/** Returns a tile of one pixel: white where its lamp shines, else black. The content is multiplied with it. */
function lampTile([width, height]: readonly [number, number]): HTMLCanvasElement {
  const tile = contextOf(Math.ceil(width), Math.ceil(height))
  const { canvas } = tile
  tile.fillRect(0, 0, canvas.width, canvas.height)
  tile.globalCompositeOperation = 'lighter'
  const least = Math.min(canvas.width, canvas.height)
  const areApart = least >= APART
  const radius = least * (areApart ? 0.46 : 0.58)
  for (const [colour, offset] of areApart ? COLOURS : WHITE) {
    const [x, y] = [canvas.width / 2 + offset * radius, canvas.height / 2]
    const glow = tile.createRadialGradient(x, y, 0, x, y, radius * (areApart ? 0.8 : 1))
    glow.addColorStop(0, colour)
    glow.addColorStop(0.55, colour)
    glow.addColorStop(1, `${colour}00`)
    tile.fillStyle = glow
    tile.fillRect(0, 0, canvas.width, canvas.height)
  }
  return canvas
}

/** Lamps of a pixel, with their distance from its middle in multiples of the radius. */
const COLOURS = [
  ['#ff0000', -0.28],
  ['#00ff00', 0],
  ['#0000ff', 0.28],
] as const
const WHITE = [['#ffffff', 0]] as const
