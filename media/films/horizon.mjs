// A day over the hills in eight seconds, from sunset to sunset: the sun goes round, sky and ridges take its colour.
import { noise, smooth } from '../engine/random.mjs'

const TURN = Math.PI * 2
const LOOKS = [
  { sky: [0.1, 0.35, 0.75], low: [0.3, 0.52, 0.7], sun: [1.4, 1.2, 0.8] },
  { sky: [0.16, 0.08, 0.32], low: [1.1, 0.32, 0.12], sun: [1.8, 0.8, 0.25] },
  { sky: [0.01, 0.015, 0.07], low: [0.05, 0.09, 0.28], sun: [0.6, 0.75, 1.1] },
  { sky: [0.1, 0.16, 0.42], low: [1, 0.45, 0.42], sun: [1.6, 0.9, 0.6] },
]

export function horizon(turn) {
  const t = turn + 0.25
  const look = between(t)
  const sunX = 0.5 + 0.36 * Math.sin(t * TURN)
  const sunY = 0.42 - 0.2 * Math.cos(t * TURN)
  return (u, v, out) => {
    const x = u * 2.4
    const fall = smooth(0, 0.72, v)
    const d = Math.hypot((u - sunX) * 2.4, v - sunY)
    const disc = 1 - smooth(0.055, 0.065, d)
    const glow = Math.exp(-d * 4.5)
    for (let k = 0; k < 3; k++)
      out[k] = look.sky[k] + (look.low[k] - look.sky[k]) * fall * 0.8 + look.sun[k] * (disc + 0.4 * glow)
    for (let layer = 0; layer < 4; layer++) {
      const crest = 0.56 + layer * 0.09 - 0.2 * ridge(x * (1 + layer * 0.35) + layer * 7.3)
      if (v < crest) continue
      // Far ridges dissolve in the light of the sky.
      const air = 0.75 - layer * 0.19
      const depth = Math.exp(-(v - crest) * 5)
      for (let k = 0; k < 3; k++)
        out[k] = look.low[k] * air * (0.35 + 0.5 * depth) + look.sky[k] * 0.22 * (1 - air)
    }
  }
}

const ridge = (x) => 0.6 * noise(x * 1.6, 1.5) + 0.28 * noise(x * 4.1, 4.5) + 0.12 * noise(x * 9.7, 8.5)

function between(t) {
  const x = (t - Math.floor(t)) * LOOKS.length
  const a = LOOKS[Math.floor(x) % LOOKS.length]
  const b = LOOKS[(Math.floor(x) + 1) % LOOKS.length]
  const f = 0.5 - 0.5 * Math.cos((x % 1) * Math.PI)
  const mixed = (key) => a[key].map((value, k) => value + (b[key][k] - value) * f)
  return { sky: mixed('sky'), low: mixed('low'), sun: mixed('sun') }
}
