// What shops and kitchens show: cloth, food, flowers, jewellery.
import { clamp, fbm, mix, noise, random, smooth } from '../engine/random.mjs'
import { field, overlay, rgb } from '../engine/texture.mjs'
import { f } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

const put = (out, colour, k = 1) => {
  for (let i = 0; i < 3; i++) out[i] = mix(out[i], colour[i], k)
}

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

// A thali seen from above: steel plate on dark wood, bowls of curry, rice, flat bread.
export function thali(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect)
  const [cx, cy, R] = [aspect * 0.56, 0.5, 0.43]
  const wood = ramp(['#120906', '#3a2012', '#6b4226'])
  const curries = [
    ['#3d0c04', '#b23a0e', '#f08a2a'],
    ['#1c2a06', '#4f7a18', '#a8c84a'],
    ['#6a4a08', '#d8a018', '#ffe07a'],
    ['#5a1408', '#d0522a', '#ffb27a'],
  ].map(ramp)
  const bowls = curries.map((c, i) => [
    cx + Math.cos(i * 0.78 - 2.75) * 0.285,
    cy + Math.sin(i * 0.78 - 2.75) * 0.285,
    0.105,
    c,
  ])
  const rice = ramp(['#8a826a', '#f0e8d0', '#ffffff'])
  const bread = ramp(['#6a3a12', '#d8a45c', '#f6dca4'])
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      wood(clamp(0.15 + 0.5 * fbm(x * 1.5, v * 26 + seed, 4) + 0.2 * (1 - Math.hypot(x - cx, v - cy))), out)
      const r = Math.hypot(x - cx, v - cy) / R
      const shadow = Math.hypot(x - cx - 0.03, v - cy - 0.05) / R
      for (let i = 0; i < 3; i++) out[i] *= 0.3 + 0.7 * smooth(0.98, 1.14, shadow)
      if (r > 1) return
      const rim = smooth(0.9, 0.93, r) * (1 - smooth(0.97, 1, r))
      const sheen = 0.5 + 0.5 * Math.sin(Math.atan2(v - cy, x - cx) * 2 + 0.8)
      const steel = 0.2 + 0.26 * sheen + 0.06 * noise(r * 60, sheen * 3) + 0.5 * rim * sheen
      put(out, [steel, steel * 0.97, steel * 0.93])
      for (const [bx, by, br, colour] of bowls) {
        const d = Math.hypot(x - bx, v - by) / br
        const under = Math.hypot(x - bx - 0.014, v - by - 0.02) / br
        if (d > 1) {
          for (let i = 0; i < 3; i++) out[i] *= 0.45 + 0.55 * smooth(0.95, 1.2, under)
          continue
        }
        const edge = smooth(0.86, 0.9, d)
        const g = fbm(x * 34 + bx * 90, v * 34, 4)
        colour(clamp(0.15 + 0.9 * g - 0.25 * d), out)
        const oil = smooth(0.62, 0.7, noise(x * 70 + bx * 50, v * 70))
        put(out, [1, 0.72, 0.4], 0.3 * oil)
        const wet = Math.exp(-(((x - bx + 0.035) / 0.03) ** 2) - ((v - by + 0.045) / 0.016) ** 2)
        put(out, [1, 0.98, 0.9], 0.55 * wet)
        put(out, [0.62 * sheen + 0.16, 0.6 * sheen + 0.16, 0.58 * sheen + 0.16], edge)
      }
      const m = Math.hypot((x - cx + 0.03) / 0.15, (v - cy - 0.19) / 0.11)
      if (m < 1)
        rice(
          clamp(
            0.5 + 0.35 * (1 - m) + 0.7 * (noise(x * 160, v * 110 + x * 60) - 0.5) - 0.25 * (v - cy - 0.12),
          ),
          out,
        )
      const b = Math.hypot((x - cx - 0.2) / 0.13, (v - cy - 0.12) / 0.1)
      if (b < 1 && m > 1)
        bread(
          clamp(0.75 - 0.5 * smooth(0.55, 0.68, fbm(x * 22, v * 22 + 5, 3)) - 0.4 * smooth(0.85, 1, b)),
          out,
        )
    },
    1,
  )
}

// Marigolds and roses packed to the edges, as at a wedding or a festival.
export function flowers(
  seed,
  aspect = 16 / 9,
  tones = [
    ['#4a1200', '#d85a00', '#ffb81c'],
    ['#5a3200', '#f0a000', '#ffe45a'],
    ['#3a0410', '#a80e30', '#f0507a'],
  ],
) {
  const [w, h] = size(aspect)
  const rnd = random(seed * 41 + 2)
  const colours = tones.map(ramp)
  const list = Array.from({ length: Math.round(aspect * 46) }, () => [
    rnd() * aspect,
    rnd(),
    rnd.between(0.09, 0.15),
    rnd() * 6,
    colours[rnd.int(0, colours.length - 1)],
  ])
  const leaf = ramp(['#04140a', '#1d4a1a', '#5a8a3a'])
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      leaf(fbm(x * 12, v * 12 + seed, 3), out)
      for (const [fx, fy, r, turn, colour] of list) {
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
        colour(clamp(0.2 + 0.5 * within * petal + 0.3 * d - 0.22 * ((dx + dy) / r) + 0.1 * (1 - d)), out)
        for (let i = 0; i < 3; i++) out[i] *= 0.65 + 0.35 * petal
      }
    },
    1,
  )
}

// A gold necklace on dark velvet.
export async function necklace(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect, 576)
  const rnd = random(seed)
  const velvet = ramp(['#08010a', '#2c0620', '#5e1238'])
  const ground = field(
    w,
    h,
    (u, v, out) =>
      velvet(0.6 - 0.7 * Math.hypot(u - 0.5, v - 0.45) + 0.3 * fbm(u * aspect * 3 + seed, v * 3, 4), out),
    2,
  )
  const bead = (x, y, r, id) =>
    `<circle cx="${f(x + r * 0.2)}" cy="${f(y + r * 0.5)}" r="${f(r)}" fill="#000" opacity="0.45" filter="url(#soft)"/><circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="url(#${id})"/>`
  const ball = (id, stops) =>
    `<radialGradient id="${id}" cx="0.36" cy="0.3" r="0.75">${stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')}</radialGradient>`
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
  const cx = w / 2
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

// Ripe mangoes with leaves.
export async function mangoes(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect, 576)
  const ground = ramp(['#2a3a06', '#8a9a1c', '#f0d45a'])
  const back = field(
    w,
    h,
    (u, v, out) => ground(0.25 + 0.6 * fbm(u * 2.2 * aspect + seed, v * 2.2, 3), out),
    3,
  )
  const mango =
    'M-20 -128C64 -150 120 -80 112 -4C106 62 64 110 22 138C-6 156 -34 160 -46 138C-60 112 -96 92 -116 40C-140 -28 -104 -108 -20 -128Z'
  const fruit = (x, y, k, turn) =>
    `<g transform="translate(${f(x * w)} ${f(y * h)}) rotate(${turn}) scale(${k})"><path d="${mango}" fill="#1c1402" opacity="0.5" filter="url(#s)" transform="translate(16 26)"/><path d="${mango}" fill="url(#m)"/><path d="${mango}" fill="url(#blush)"/><ellipse cx="-38" cy="-52" rx="26" ry="42" fill="#fff" opacity="0.5" transform="rotate(24 -38 -52)" filter="url(#s)"/><path d="M-8 -118q4 -22 18 -30" stroke="#4a2c0a" stroke-width="9" fill="none"/><path d="M6 -140C60 -210 150 -206 190 -170C130 -130 60 -120 6 -140Z" fill="url(#l)"/><path d="M6 -140C70 -176 130 -184 190 -170" stroke="#bcd86a" stroke-width="3" fill="none"/></g>`
  const s = `<defs><filter id="s"><feGaussianBlur stdDeviation="10"/></filter><radialGradient id="m" cx="0.36" cy="0.32" r="0.8"><stop offset="0" stop-color="#fff0a0"/><stop offset="0.4" stop-color="#ffc32a"/><stop offset="0.8" stop-color="#f08a10"/><stop offset="1" stop-color="#8a4a04"/></radialGradient><radialGradient id="blush" cx="0.85" cy="0.3" r="0.6"><stop offset="0" stop-color="#e0301a" stop-opacity="0.75"/><stop offset="1" stop-color="#e0301a" stop-opacity="0"/></radialGradient><linearGradient id="l" x2="1" y2="1"><stop offset="0" stop-color="#7fc23a"/><stop offset="1" stop-color="#124a14"/></linearGradient></defs>`
  return overlay(
    back,
    s + fruit(0.3, 0.46, 1.1, -14) + fruit(0.74, 0.5, 1.2, 16) + fruit(0.52, 0.68, 1.35, -4),
  )
}
