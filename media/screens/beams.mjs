// Show content.
import { clamp, random } from '../engine/random.mjs'
import { field } from '../engine/texture.mjs'
import { ramp, size } from './palettes.mjs'

// Rays and rings for a show.
export function beams(palette, seed, aspect) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const rnd = random(seed + 77)
  const ph = rnd() * 6
  return field(
    w,
    h,
    (u, v, out) => {
      const x = (u - 0.5) * aspect
      const y = v - 0.7
      const r = Math.hypot(x, y)
      const a = Math.atan2(x, -y)
      const ray = (0.5 + 0.5 * Math.sin(a * 14 + ph + Math.sin(a * 3 + ph))) ** 5
      const ring = (0.5 + 0.5 * Math.sin(Math.log(r + 0.05) * 9 - ph)) ** 6
      c(clamp(0.2 + 0.5 * ray + 0.5 * Math.exp(-r * 2.4) + 0.25 * Math.sin(a * 2 + ph)), out)
      const k = 0.05 + 0.8 * ray * Math.exp(-r * 0.9) + 0.45 * ring * Math.exp(-r) + 1.1 * Math.exp(-r * 6)
      for (let i = 0; i < 3; i++) out[i] *= k
    },
    2,
  )
}
