// Show content: rays, soft discs and solids.
import { clamp, mix, random, smooth } from '../engine/random.mjs'
import { field } from '../engine/texture.mjs'
import { ramp, size } from './palettes.mjs'

// Rays and rings for a show.
export function beams(palette, seed, aspect = 16 / 9, { rays = 14, x: cx = 0.5, y: cy = 0.7 } = {}) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const rnd = random(seed + 77)
  const ph = rnd() * 6
  return field(
    w,
    h,
    (u, v, out) => {
      const x = (u - cx) * aspect
      const y = v - cy
      const r = Math.hypot(x, y)
      const a = Math.atan2(x, -y)
      const ray = (0.5 + 0.5 * Math.sin(a * rays + ph + Math.sin(a * 3 + ph))) ** 5
      const ring = (0.5 + 0.5 * Math.sin(Math.log(r + 0.05) * 9 - ph)) ** 6
      c(clamp(0.2 + 0.5 * ray + 0.5 * Math.exp(-r * 2.4) + 0.25 * Math.sin(a * 2 + ph)), out)
      const k = 0.05 + 0.8 * ray * Math.exp(-r * 0.9) + 0.45 * ring * Math.exp(-r) + 1.1 * Math.exp(-r * 6)
      for (let i = 0; i < 3; i++) out[i] *= k
    },
    2,
  )
}

// Soft light discs, as an out-of-focus city.
export function bokeh(palette, seed, aspect = 16 / 9, { count = 46, top = 0.1 } = {}) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const rnd = random(seed * 3 + 9)
  const discs = Array.from({ length: count }, () => [
    rnd() * aspect,
    mix(top, 1, rnd() ** 0.7),
    rnd.between(0.02, 0.09),
    rnd(),
    rnd.between(0.15, 0.6),
  ])
  const q = [0, 0, 0]
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      c(0.12 + 0.3 * v, out)
      for (let i = 0; i < 3; i++) out[i] *= 0.7
      for (const [dx, dy, r, t, e] of discs) {
        const d = Math.hypot(x - dx, v - dy) / r
        if (d > 1.1) continue
        c(0.4 + 0.6 * t, q)
        const k = e * smooth(1.08, 0.9, d) * (0.6 + 0.4 * d * d)
        for (let i = 0; i < 3; i++) out[i] += q[i] * k
      }
    },
    2,
  )
}

// Large soft solids with a light from above: a product film without a product.
export function solids(palette, seed, aspect = 16 / 9, { count = 4 } = {}) {
  const [w, h] = size(aspect)
  const c = ramp(palette)
  const rnd = random(seed * 11 + 3)
  const list = Array.from({ length: count }, (_, i) => [
    aspect * (0.16 + 0.68 * ((i + 0.5) / count)) + rnd.between(-0.1, 0.1),
    rnd.between(0.36, 0.72),
    rnd.between(0.1, 0.3),
    rnd(),
  ]).toSorted((a, b) => a[2] - b[2])
  const q = [0, 0, 0]
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      c(0.35 + 0.4 * v, out)
      const glow = Math.exp(-Math.hypot(x - aspect * 0.5, v - 0.45) * 1.6)
      for (let i = 0; i < 3; i++) out[i] *= 0.3 + 0.65 * glow
      for (const [sx, sy, r, t] of list) {
        const dx = (x - sx) / r
        const dy = (v - sy) / r
        const d = dx * dx + dy * dy
        const sh = Math.exp(-(((x - sx) / (r * 1.1)) ** 2) - ((v - sy - r * 1.02) / (r * 0.18)) ** 2)
        for (let i = 0; i < 3; i++) out[i] *= 1 - 0.55 * sh
        if (d > 1) continue
        const nz = Math.sqrt(1 - d)
        const lit = clamp(-dx * 0.45 - dy * 0.65 + nz * 0.55)
        c(0.25 + 0.6 * lit + 0.25 * t, q)
        const rim = (1 - nz) ** 3
        const spec = lit ** 24
        for (let i = 0; i < 3; i++) out[i] = q[i] * (0.25 + 0.8 * lit) + rim * 0.35 * q[i] + spec * 0.7
      }
    },
    2,
  )
}
