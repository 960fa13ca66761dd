// What shops show: cloth, flowers, jewellery.
import { clamp, fbm, noise, random } from '../engine/random.mjs'
import { field, overlay } from '../engine/texture.mjs'
import { f } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

// Draped silk with a woven gold border.
export function saree(colours, seed, aspect = 16 / 9) {
  const [w, h] = size(aspect)
  const cloth = ramp(colours)
  const gold = ramp(['#4a2c06', '#a8701c', '#f0c25a', '#fff0be'])
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      const sag = 0.16 * Math.sin(x * 1.9 + seed) + 0.12 * (fbm(x * 1.2 + seed, v, 3) - 0.5)
      const t = (v + sag) * 1.3 + x * 0.55
      const fold = t * 5 + 1.1 * Math.sin(t * 2.1 + seed)
      const lit = 0.5 + 0.5 * Math.sin(fold * 2)
      const weave = 0.9 + 0.1 * Math.sin(x * 700) * Math.sin(v * 900)
      const band = t % 1.15
      if (band > 0.5 && band < 0.86) {
        const k = (band - 0.5) / 0.36
        const along = (x * 0.84 - v * 0.55) * 13
        const diamond = Math.abs((along % 1) - 0.5) + Math.abs(k - 0.5)
        const motif = diamond < 0.32 ? (diamond < 0.16 ? 0.25 : 1) : 0.5
        const line = k < 0.08 || k > 0.92 ? 0.95 : motif
        gold(clamp(0.18 + 0.62 * lit * line + 0.2 * noise(x * 160, v * 160)), out)
        return
      }
      const dots = Math.hypot(((x * 9 + t) % 1) - 0.5, ((v * 9) % 1) - 0.5) < 0.1
      cloth(clamp(0.1 + 0.8 * lit ** 1.3), out)
      if (dots) gold(0.35 + 0.5 * lit, out)
      for (let i = 0; i < 3; i++) out[i] *= weave * (0.35 + 0.8 * lit)
    },
    1,
  )
}

const PETALS = [
  ['#4a1200', '#d85a00', '#ffb81c'],
  ['#5a3200', '#f0a000', '#ffe45a'],
  ['#3a0410', '#a80e30', '#f0507a'],
].map(ramp)

// Marigolds and roses packed to the edges, as at a wedding or a festival.
export function flowers(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect, aspect > 4 ? 180 : 512)
  const rnd = random(seed * 41 + 2)
  const list = Array.from({ length: Math.round(aspect * 46) }, () => [
    rnd() * aspect,
    rnd(),
    rnd.between(0.09, 0.15),
    rnd() * 6,
    rnd.int(0, PETALS.length - 1),
  ])
  // Only the flowers near a point can cover it.
  const near = Array.from({ length: Math.ceil(aspect * 4) + 1 }, (_, i) =>
    list.filter(([fx]) => Math.abs(fx - (i + 0.5) / 4) < 0.3),
  )
  const leaf = ramp(['#04140a', '#1d4a1a', '#5a8a3a'])
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      leaf(fbm(x * 12, v * 12 + seed, 3), out)
      for (const [fx, fy, r, turn, tone] of near[Math.floor(x * 4)]) {
        const dx = x - fx
        const dy = v - fy
        const d = Math.hypot(dx, dy) / r
        if (d > 1.15) continue
        const a = Math.atan2(dy, dx) + turn
        const layer = Math.floor(d * 6)
        const petal = Math.abs(Math.sin(a * (4 + layer) + layer * 1.9))
        if (d > 0.86 + 0.2 * petal) {
          for (let i = 0; i < 3; i++) out[i] *= 0.55
          continue
        }
        const within = d * 6 - layer
        PETALS[tone](
          clamp(0.2 + 0.5 * within * petal + 0.3 * d - 0.22 * ((dx + dy) / r) + 0.1 * (1 - d)),
          out,
        )
        for (let i = 0; i < 3; i++) out[i] *= 0.65 + 0.35 * petal
      }
    },
    1,
  )
}

const bead = (x, y, r, id) =>
  `<circle cx="${f(x + r * 0.2)}" cy="${f(y + r * 0.5)}" r="${f(r)}" fill="#000" opacity="0.45" filter="url(#soft)"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#${id})"/>`
const ball = (id, stops) =>
  `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.75">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</radialGradient>`

// A gold necklace on dark velvet.
export async function necklace(seed, aspect = 16 / 9, at = 0.5) {
  const [w, h] = size(aspect, 576)
  const rnd = random(seed)
  const velvet = ramp(['#08010a', '#2c0620', '#5e1238'])
  const ground = field(
    w,
    h,
    (u, v, out) =>
      velvet(0.6 - 0.7 * Math.hypot(u - at, v - 0.45) + 0.3 * fbm(u * aspect * 3 + seed, v * 3, 4), out),
    2,
  )
  let s = `<defs><filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>${ball('gold', [
    [0, '#fffbe0'],
    [0.25, '#ffd76a'],
    [0.6, '#b8741a'],
    [1, '#4a2404'],
  ])}${ball('pearl', [
    [0, '#ffffff'],
    [0.4, '#f0e6da'],
    [1, '#8a7a78'],
  ])}${ball('ruby', [
    [0, '#ffd0d8'],
    [0.2, '#ff3a5a'],
    [1, '#4a000c'],
  ])}</defs>`
  const cx = w * at
  for (const [rx, ry, n, r, id] of [
    [0.3, 0.62, 34, 9, 'pearl'],
    [0.35, 0.74, 30, 13, 'gold'],
  ])
    for (let i = 0; i <= n; i++) {
      const a = Math.PI * (0.06 + (0.88 * i) / n)
      s += bead(cx - Math.cos(a) * h * rx * 1.5, h * 0.02 + Math.sin(a) * h * ry, r, id)
    }
  for (let k = 0; k < 7; k++) {
    const a = (k / 7) * Math.PI * 2
    s += bead(cx + Math.cos(a) * 44, h * 0.8 + Math.sin(a) * 44, 17, 'gold')
  }
  s += bead(cx, h * 0.8, 30, 'ruby')
  for (let i = 0; i < 16; i++) {
    const [x, y, r] = [cx + rnd.between(-0.5, 0.5) * h, rnd.between(0.15, 0.9) * h, rnd.between(2, 5)]
    s += `<path d="M${f(x - r * 3)} ${f(y)}H${f(x + r * 3)}M${f(x)} ${f(y - r * 3)}V${f(y + r * 3)}" stroke="#fff4c8" stroke-width="1.2" opacity="0.7"/>`
  }
  return overlay(ground, s)
}
