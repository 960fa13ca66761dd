// A beach from the air, the sea above: three lines of foam roll towards the sand, each to the place of the next in one turn.
import { clamp, fbm, mix, noise, smooth } from '../engine/random.mjs'
import { rgb } from '../engine/texture.mjs'
import { ramp } from '../screens/palettes.mjs'

const TURN = Math.PI * 2
const GAP = 0.17
const LINES = 4
const water = ramp(['#06304f', '#0b6a8c', '#27b3b5', '#8fe3d3'])
const sand = ramp(['#a8855a', '#d9bb88', '#f0dcb4'])
const foam = rgb('#f4fbf8')
const green = [rgb('#1c4a22'), rgb('#4f8a34')]

/** Returns the film of a screen `aspect` times as wide as high. */
export const shore = (aspect) => (t) => {
  const wash = 0.018 * Math.sin(t * TURN)
  const drift = 0.03 * Math.sin(t * TURN + 1)
  const lines = Array.from({ length: LINES }, (_, i) => t - 1 - i)
  return (u, v, out) => {
    const x = u * aspect
    const coast = 0.6 + 0.05 * Math.sin(x * 5.2 + 0.6) + 0.09 * (fbm(x * 4, 2, 4) - 0.5)
    const d = v - coast - wash * (0.6 + 0.8 * noise(x * 6, 3))
    if (d >= 0) return beach(x, v, d, coast, out)
    water(clamp(1 + d * 1.25), out)
    const swell = 0.74 + 0.42 * fbm(x * 12 + drift, v * 16 - drift, 4)
    for (let k = 0; k < 3; k++) out[k] *= swell
    let white = 0.9 * Math.exp(-((d / 0.016) ** 2)) * (0.4 + 0.9 * noise(x * 40, v * 40))
    for (const place of lines) {
      const near = place * GAP + 0.07 * (fbm(x * 5 + place * 1.3, place, 3) - 0.5)
      const off = d - near
      if (off < -0.02 || off > 0.09) continue
      // Far out a swell, near the sand a breaker with its foam behind it.
      const grown = smooth(-LINES, -0.4, place)
      const crest = Math.exp(-((off / (0.004 + 0.006 * grown)) ** 2))
      const trail = off > 0 ? 0 : Math.exp(off * (90 - 50 * grown))
      white +=
        grown *
        (crest * (0.5 + 0.7 * noise(x * 34 + place * 3, off * 60)) + 0.4 * trail * noise(x * 50, v * 60))
    }
    blend(out, foam, clamp(white))
  }
}

function beach(x, v, d, coast, out) {
  const dry = clamp((v - coast) * 9 - 0.15)
  sand(dry, out)
  const grain = 0.78 + 0.16 * noise(x * 120, v * 120) + 0.14 * fbm(x * 6, v * 6, 3)
  for (let k = 0; k < 3; k++) out[k] *= grain
  // The edge of the water.
  blend(out, foam, 0.75 * Math.exp(-((d / 0.007) ** 2)) * (0.5 + noise(x * 60, 4)))
  const grove = fbm(x * 7 + 4, v * 7, 4) + (v - coast - 0.3) * 2.2
  if (grove < 0.52) return
  const leaf = fbm(x * 40, v * 40, 3)
  for (let k = 0; k < 3; k++) out[k] = mix(green[0][k], green[1][k], leaf) * (0.5 + leaf)
}

function blend(out, colour, k) {
  for (let i = 0; i < 3; i++) out[i] = mix(out[i], colour[i], k)
}
