// Moving-picture content frozen in time: colour fields, landscapes, stage
// visuals. Everything is a function of a seed and a palette.
import { clamp, fbm, noise, random, smooth } from '../engine/random.mjs'
import { field } from '../engine/texture.mjs'
import { ramp, size } from './palettes.mjs'

// Domain-warped ink.
export function flow(palette, seed, aspect = 16 / 9, { scale = 1.6, contrast = 1.25 } = {}) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const s = seed * 13.7
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect * scale
      const y = v * scale
      const a = fbm(x + s, y + 3.1, 3)
      const b = fbm(x + 5.2 + a * 1.7, y + s + a * 1.3, 3)
      const d = fbm(x + b * 2.4 + s, y + a * 2.1, 3)
      const ridge = 1 - Math.abs(2 * b - 1)
      c(clamp((d - 0.5) * contrast * 1.7 + 0.42 + 0.22 * ridge ** 4), out)
      const k = 0.5 + 0.7 * d
      for (let i = 0; i < 3; i++) out[i] *= k
    },
    3,
  )
}

// Folded silk: layered sines with a highlight on each crest.
export function silk(palette, seed, aspect = 16 / 9, { folds = 6, turn = 0.5 } = {}) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const rnd = random(seed * 7 + 1)
  const p = Array.from({ length: 4 }, () => rnd() * 6)
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      const wave =
        Math.sin(x * 1.7 + p[0]) * 0.22 +
        Math.sin(x * 3.1 + v * 1.2 + p[1]) * 0.1 +
        0.16 * noise(x * 2 + p[2], v * 2)
      const t = (v * (1 - turn) + x * turn + wave) * folds
      const s = 0.5 + 0.5 * Math.sin(t * 2.1 + p[3])
      const fine = 0.5 + 0.5 * Math.sin(t * 5.3 + s * 3)
      c(0.12 + 0.62 * s + 0.18 * fine * s, out)
      const k = 0.35 + 0.75 * s ** 1.6
      for (let i = 0; i < 3; i++) out[i] *= k
    },
    2,
  )
}

// Ribbons of light on dark.
export function ribbons(palette, seed, aspect = 16 / 9, { count = 5, base = 0.03 } = {}) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const rnd = random(seed * 31 + 5)
  const list = Array.from({ length: count }, () => [
    rnd.between(0.25, 0.75),
    rnd.between(0.08, 0.26),
    rnd.between(0.8, 2.4),
    rnd() * 6,
    rnd.between(0.03, 0.14),
    rnd(),
  ])
  const q = [0, 0, 0]
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      c(0.12 + 0.2 * v, out)
      for (let i = 0; i < 3; i++) out[i] = out[i] * 0.6 + base * 0.2
      for (const [y0, amp, fr, ph, wid, tone] of list) {
        const y = y0 + amp * Math.sin(x * fr + ph) + amp * 0.4 * Math.sin(x * fr * 2.3 + ph * 2)
        const d = (v - y) / (wid * (0.5 + 0.7 * noise(x * 1.5 + ph, tone * 9)))
        const body = d > 0 ? Math.exp(-d * 2.2) : Math.exp(-d * d * 60)
        c(0.45 + 0.55 * tone + 0.1 * Math.sin(x), q)
        for (let i = 0; i < 3; i++) out[i] += q[i] * body * 0.8
      }
    },
    2,
  )
}

// Sunrise or night ranges over water.
export function landscape(
  palette,
  seed,
  aspect = 16 / 9,
  { sun = 0.6, horizon = 0.62, layers = 5, water = true } = {},
) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const at = (u, v, out) => {
    const x = u * aspect
    const d = Math.hypot(x - sun * aspect, (v - horizon + 0.14) * 1.05)
    c(0.3 + 0.55 * smooth(0, horizon, v) + 0.3 * Math.exp(-d * 2.4), out)
    const cl = fbm(x * 1.5 + seed, v * 6, 4)
    for (let i = 0; i < 3; i++) out[i] *= 0.55 + 0.35 * cl + 0.5 * Math.exp(-d * 3)
    if (d < 0.075) c(1, out)
    for (let l = 0; l < layers; l++) {
      const f = l / layers
      const ridge =
        horizon -
        0.2 * (1 - f) +
        0.06 * f -
        (0.2 - 0.1 * f) * (fbm(x * (1.2 + f * 2.2) + seed * 9 + l * 11, l * 3.1, 5) - 0.45)
      if (v > ridge) {
        c(0.62 - 0.6 * f, out)
        const haze = Math.exp(-(v - ridge) * (5 + f * 6))
        for (let i = 0; i < 3; i++) out[i] *= 0.28 + 0.35 * haze * (1 - f) + 0.12
      }
    }
  }
  return field(
    w,
    h,
    (u, v, out) => {
      if (!water || v < horizon + 0.1) return at(u, v, out)
      const k = (v - horizon - 0.1) / (0.9 - horizon)
      at(
        u + (noise(u * 30, v * 90) - 0.5) * 0.015 * (0.4 + k),
        horizon + 0.1 - (v - horizon - 0.1) * 1.1,
        out,
      )
      for (let i = 0; i < 3; i++) out[i] *= 0.55 + 0.3 * noise(u * 14, v * 120)
    },
    2,
  )
}
