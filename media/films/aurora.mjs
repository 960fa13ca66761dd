// Ribbons of light that drift through one another while their colours go round once.
import { random } from '../engine/random.mjs'

const TURN = Math.PI * 2
const HUES = [
  [0.01, 0.5, 0.95],
  [0.24, 0.08, 1],
  [0.95, 0.04, 0.6],
  [1, 0.3, 0.05],
  [0.04, 0.75, 0.5],
]

const rnd = random('aurora')
const bands = Array.from({ length: 7 }, (_, i) => ({
  middle: 0.2 + (0.66 * i) / 6,
  // Whole turns: each wave comes back to where it began.
  waves: [1, 2, 3].map((speed) => ({
    speed: (i % 2 ? 1 : -1) * (speed === 3 ? 1 : speed),
    across: rnd.between(0.6, 1.1) * speed,
    high: rnd.between(0.07, 0.15) / speed,
    start: rnd() * TURN,
  })),
  wide: rnd.between(0.008, 0.02),
  tone: i / 7,
}))

export function aurora(t) {
  const lines = bands.map((band) => ({
    ...band,
    colour: hue(band.tone + t),
    pulse: 0.75 + 0.25 * Math.sin((t * 2 + band.tone) * TURN),
  }))
  const dusk = hue(t + 0.15)
  return (u, v, out) => {
    for (let k = 0; k < 3; k++) out[k] = dusk[k] * (0.012 + 0.05 * v * v)
    for (const { middle, waves, wide, colour, pulse } of lines) {
      let y = middle
      for (const { speed, across, high, start } of waves)
        y += high * Math.sin(across * u * TURN + start + speed * t * TURN)
      const d = v - y
      // A bright thread above, its veil falling away below.
      const thread = Math.exp(-((d / wide) ** 2))
      const veil = d > 0 ? Math.exp(-d / 0.12) : Math.exp(d / 0.02)
      const e = pulse * (0.8 * thread + 0.18 * veil)
      for (let k = 0; k < 3; k++) out[k] += e * (colour[k] + 0.3 * thread)
    }
  }
}

function hue(turn) {
  const x = (turn - Math.floor(turn)) * HUES.length
  const a = HUES[Math.floor(x) % HUES.length]
  const b = HUES[(Math.floor(x) + 1) % HUES.length]
  const f = 0.5 - 0.5 * Math.cos((x % 1) * Math.PI)
  return a.map((value, k) => value + (b[k] - value) * f)
}
