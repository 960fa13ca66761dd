import { contextOf } from './canvas.ts'
import type { Box, DrawnScene, Light } from './drawn-scene.ts'

/**
 * Returns the light of the hour and of the screen on the place, in coarse pixels. The place is multiplied with it, so
 * that the screen colours what is around it.
 */
export function lightMap(content: DrawnScene['content'], screen: Box, { shade, glow }: Light) {
  const light = contextOf(WIDTH, HEIGHT)
  light.fillStyle = shade
  light.fillRect(0, 0, WIDTH, HEIGHT)

  const [x, y, wide, high] = screen
  const few = contextOf(3, 2)
  few.drawImage(content, 0, 0, 3, 2)
  const halo = contextOf(WIDTH, HEIGHT)
  halo.drawImage(few.canvas, (x - wide) * WIDTH, (y - high) * HEIGHT, 3 * wide * WIDTH, 3 * high * HEIGHT)
  const [middleX, middleY] = [(x + wide / 2) * WIDTH, (y + high / 2) * HEIGHT]
  const fading = halo.createRadialGradient(middleX, middleY, 0, middleX, middleY, 1.5 * wide * WIDTH)
  fading.addColorStop(0, 'black')
  fading.addColorStop(1, 'transparent')
  halo.globalCompositeOperation = 'destination-in'
  halo.fillStyle = fading
  halo.fillRect(0, 0, WIDTH, HEIGHT)

  light.globalCompositeOperation = 'lighter'
  light.globalAlpha = glow
  light.drawImage(halo.canvas, 0, 0)
  return light.canvas
}

const WIDTH = 64
const HEIGHT = 40
