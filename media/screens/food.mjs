// What kitchens show: a thali and ripe fruit.
import { clamp, fbm, mix, noise, smooth } from '../engine/random.mjs'
import { field, overlay } from '../engine/texture.mjs'
import { f } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

const put = (out, colour, k = 1) => {
  for (let i = 0; i < 3; i++) out[i] = mix(out[i], colour[i], k)
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

const SPICES = [
  ['#6a3a02', '#e8a010', '#ffd84a'],
  ['#4a0604', '#c8200a', '#ff6a3a'],
  ['#1c2608', '#5a7a1c', '#b0c85a'],
  ['#0a0806', '#2c2420', '#7a6a5c'],
  ['#3a1c08', '#8a5a2a', '#d8a868'],
  ['#5a4a2a', '#e0d0a0', '#fff8e0'],
].map((tones) => ramp(tones))

// Heaps of spices in brass bowls, seen from above.
export function spices(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect, 576)
  const brass = ramp(['#2a1804', '#a8701c', '#ffd88a'])
  const cloth = ramp(['#0c0604', '#2c120c', '#5a2a1c'])
  const step = 0.37
  return field(
    w,
    h,
    (u, v, out) => {
      const [x, y] = [u * aspect, v]
      const row = Math.floor(y / step + 0.15)
      const col = Math.floor(x / step + (row % 2) / 2)
      const [dx, dy] = [x / step + (row % 2) / 2 - col - 0.5, y / step + 0.15 - row - 0.5]
      const d = Math.hypot(dx, dy) / 0.47
      if (d > 1) {
        cloth(clamp(0.25 + 0.5 * noise(x * 260, y * 260) - 0.3 * smooth(1.35, 1, Math.hypot(dx - 0.06, dy - 0.08) / 0.47)), out)
        return
      }
      if (d > 0.88) return void brass(clamp(0.5 - 0.9 * (dx + dy) * (d > 0.94 ? 1 : -1)), out)
      // A cone, lit from the upper left.
      const lit = d > 0.01 ? -(dx + dy) / d : 0
      const grain = noise(x * 190, y * 190) + 0.6 * noise(x * 70 + seed, y * 70)
      SPICES[(col * 2 + row * 3 + seed) % SPICES.length](clamp(0.42 + 0.62 * lit + 0.26 * (grain - 0.8) - 0.4 * smooth(0.74, 0.88, d)), out)
    },
    1,
  )
}
