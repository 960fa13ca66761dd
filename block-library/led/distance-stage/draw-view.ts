import { contextOf } from './canvas.ts'
import type { Box, DrawnScene, Look, View } from './drawn-scene.ts'
import { lit } from './lamps.ts'
import { gridOf, type PixelGrid } from './pixel-grid.ts'

/**
 * Draws a part of the scene: the place, and on its screen the content, resampled to the pixels of the pitch. Pixels are
 * drawn as lamps as far as the eye sees the gaps between them, else as their average.
 */
export function drawView(target: CanvasRenderingContext2D, scene: DrawnScene, view: View, look: Look): void {
  const { width, height } = target.canvas
  const [middleX, middleY] = view.middleM
  /** Returns a box in canvas pixels. */
  const place = ([x, y, wide, high]: Box): Box => [
    width / 2 + (x - middleX) * view.scale,
    height / 2 + (y - middleY) * view.scale,
    wide * view.scale,
    high * view.scale,
  ]
  target.globalAlpha = 1
  target.imageSmoothingQuality = 'high'
  target.globalCompositeOperation = 'source-over'
  drawVisible(target, scene.place, place([0, 0, ...scene.size]))

  const grid = gridOf(scene.screen, look.pitchM, place, [width, height])
  if (!grid) return
  // The unlit face. A transparent one only takes a little light.
  target.globalCompositeOperation = scene.transparent ? 'multiply' : 'source-over'
  target.fillStyle = grey(scene.transparent ? TRANSMITTED : look.black)
  target.fillRect(...grid.box)

  // Encoded levels do not add up like light: the brighter one is nearly their sum.
  target.globalCompositeOperation = scene.transparent ? 'screen' : 'lighten'
  const lamps = Math.min(look.gaps, lampsShown(Math.min(...grid.cell)))
  const pixels = sampled(scene.content, grid, look.white)
  if (lamps < 1) {
    target.globalAlpha = 1 - lamps
    target.drawImage(pixels, ...grid.box)
  }
  if (lamps > 0) {
    target.globalAlpha = lamps
    target.drawImage(lit(pixels, grid), grid.box[0], grid.box[1])
  }
}

/**
 * Returns how much of the lamps a canvas can show, from 0 to 1: smaller ones would mix with its own pixels to a plaid, and
 * the black between them would turn white to grey.
 */
const lampsShown = (cell: number) => Math.max(0, Math.min(1, (cell - 3) / 1.5))

/** Share of the encoded light that the strips of a transparent screen let pass: about 70 per cent of the light. */
const TRANSMITTED = 0.85

/** Draws the visible part of an image that fills a box, so that a large box costs no more than a small one. */
function drawVisible(
  target: CanvasRenderingContext2D,
  image: DrawnScene['place'],
  [x, y, width, height]: Box,
): void {
  const startX = Math.max(0, x)
  const startY = Math.max(0, y)
  const wide = Math.min(target.canvas.width, x + width) - startX
  const high = Math.min(target.canvas.height, y + height) - startY
  const [across, down] = [image.width / width, image.height / height]
  if (wide > 0 && high > 0)
    target.drawImage(
      image,
      (startX - x) * across,
      (startY - y) * down,
      wide * across,
      high * down,
      startX,
      startY,
      wide,
      high,
    )
}

/** Returns the content with one sample for each pixel, as bright as the screen's white. */
function sampled(
  content: DrawnScene['content'],
  { samples, part }: PixelGrid,
  white: number,
): HTMLCanvasElement {
  const pixels = contextOf(...samples)
  const [x, y, wide, high] = part
  const { width, height } = content
  pixels.imageSmoothingQuality = 'high'
  pixels.drawImage(content, x * width, y * height, wide * width, high * height, 0, 0, ...samples)
  pixels.globalCompositeOperation = 'multiply'
  pixels.fillStyle = grey(white)
  pixels.fillRect(0, 0, ...samples)
  return pixels.canvas
}

const grey = (level: number) => {
  const value = Math.round(255 * level)
  return `rgb(${value} ${value} ${value})`
}
