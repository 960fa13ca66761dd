// Landscapes painted point by point, as the films of a tourism board or a hotel would show them.
import { clamp, fbm, mix, noise, random, smooth } from '../engine/random.mjs'
import { field, overlay, rgb } from '../engine/texture.mjs'
import { circle, each, f, line, path } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

const blend = (out, colour, k) => {
  for (let i = 0; i < 3; i++) out[i] = mix(out[i], colour[i], k)
}
const shade = (out, k) => {
  for (let i = 0; i < 3; i++) out[i] *= k
}

// A beach from the air: deep water, three lines of foam, wet and dry sand, palm crowns.
export function coast(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect)
  const water = ramp(['#06304f', '#0b6a8c', '#27b3b5', '#8fe3d3'])
  const sand = ramp(['#a8855a', '#d9bb88', '#f0dcb4'])
  const foam = rgb('#f4fbf8')
  const green = [rgb('#1c4a22'), rgb('#4f8a34')]
  const s = seed * 7.3
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      const shore = aspect * 0.56 + 0.16 * Math.sin(v * 3.4 + s) + 0.1 * (fbm(v * 3 + s, 2, 4) - 0.5)
      const d = x - shore
      if (d < 0) {
        water(clamp(1 + d * 0.8), out)
        shade(out, 0.75 + 0.4 * fbm(x * 9 + s, v * 14, 4))
        for (const [at, wide] of [
          [-0.015, 0.03],
          [-0.13, 0.02],
          [-0.27, 0.014],
          [-0.46, 0.01],
        ]) {
          const bend = at + 0.07 * (fbm(v * 5 + at * 40 + s, x * 2, 3) - 0.5)
          const near = Math.exp(-(((d - bend) / wide) ** 2))
          blend(out, foam, clamp(near * (0.2 + 1.3 * noise(x * 34, v * 48)) * smooth(-0.7, -0.02, d + 0.1)))
        }
        return
      }
      sand(clamp(d * 7), out)
      shade(out, 0.78 + 0.16 * noise(x * 90, v * 90) + 0.14 * fbm(x * 5, v * 5 + s, 3))
      const grove = fbm(x * 4 + s, v * 4, 4) + (d - 0.42) * 1.6
      if (grove < 0.5) return
      const leaf = fbm(x * 26, v * 26 + s, 3)
      for (let i = 0; i < 3; i++) out[i] = mix(green[0][i], green[1][i], leaf) * (0.5 + leaf)
    },
    1,
  )
}

// An aquarium: shafts of light in blue water, corals on the ground, shoals near and far.
export function reef(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect)
  const water = ramp(['#021c34', '#06507c', '#1c9cc4', '#bdf2f0'])
  const coral = ramp(['#1a0a2a', '#a82a5a', '#ff7a5a', '#ffd08a'])
  const rnd = random(seed * 17)
  const fish = (i) => {
    const k = 0.14 + 0.55 * (i / 40) ** 3
    const place = `translate(${f(rnd() * w)} ${f(h * rnd.between(0.1, 0.74))}) scale(${f(rnd() < 0.7 ? -k : k)} ${f(k)})`
    return `<g transform="${place}" opacity="${f(0.4 + i / 60)}">${path('M-60 0C-30 -44 30 -34 54 -4L88 -30V30L54 4C30 34 -30 44 -60 0Z', `url(#${rnd.pick('abc')})`)}${line('M-18 -28Q-8 0 -18 28M16 -26Q26 0 16 26', '#ffffffb0', 7)}${circle(-40, -6, 5, '#08141c')}</g>`
  }
  const scales = [['a', '#ffe07a', '#ff7a1a'], ['b', '#d8f4ff', '#3a6ad8'], ['c', '#ffd8e8', '#d83a7a']].map(
    ([id, top, low]) => `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient>`,
  )
  return overlay(
    field(
      w,
      h,
      (u, v, out) => {
        const x = u * aspect
        const shaft = fbm((x - aspect / 2) / (v + 0.4) * 6 + seed, seed, 3) ** 2
        water(clamp(0.95 - v * 0.85 + 1.1 * (shaft - 0.25) * (1 - v)), out)
        const ground = v - 0.98 + 0.26 * fbm(x * 4 + seed, seed, 4)
        if (ground < 0) return
        coral(clamp(0.9 * fbm(x * 30, v * 36 + seed, 4) + 0.4 * noise(x * 110, v * 110) - ground), out)
        blend(out, [0.02, 0.16, 0.24], 0.25 + 0.5 * smooth(0.1, 0, ground))
      },
      1,
    ),
    scales.join('') + each(40, fish),
  )
}

// Tea gardens on rolling hills, rows following the slope, mist in the valleys.
export function hills(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect)
  const sky = ramp(['#7fb3e0', '#c8def0', '#fdf0d4'])
  const tea = ramp(['#12330f', '#2c6a1e', '#7fb53c', '#d2e38a'])
  const mist = rgb('#dfe9e6')
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      sky(clamp(v * 2.2), out)
      blend(out, [1, 1, 1], 0.55 * smooth(0.5, 0.75, fbm(x * 1.6 + seed, v * 5, 5)))
      for (let l = 0; l < 5; l++) {
        const top =
          0.2 +
          l * 0.13 +
          0.1 * Math.sin(x * (1.1 + l * 0.35) + l * 2.3 + seed) +
          0.05 * (fbm(x * 2 + l * 9, l + seed, 4) - 0.5)
        if (v < top) continue
        const t = v - top
        const slope = Math.cos(x * (1.1 + l * 0.35) + l * 2.3 + seed)
        const row = Math.sin(
          (t * (1.4 - l * 0.12) + 0.12 * slope * x * 0.4) * (210 - l * 26) + 2 * noise(x * 8, v * 8),
        )
        const bush = noise(x * (150 - l * 16), v * (150 - l * 16))
        tea(clamp(0.4 + 0.16 * slope + 0.2 * row * smooth(0, 0.03, t) + 0.18 * (bush - 0.5)), out)
        blend(
          out,
          mist,
          clamp(0.75 - l * 0.2) * (1 - 0.6 * smooth(0, 0.16, t)) +
            0.35 * smooth(0.08, 0.2, t) * clamp(0.7 - l * 0.25),
        )
      }
    },
    1,
  )
}

// A breaking wave under a low sun.
export function wave(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect)
  const sky = ramp(['#f6c78a', '#f0a36a', '#9a6a86', '#4a4a78'])
  const sea = ramp(['#052436', '#0a4f66', '#1f9a98', '#b6f0d6'])
  const foam = rgb('#fff6ea')
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      const sun = Math.hypot(x - aspect * 0.7, v - 0.3)
      if (v < 0.36) {
        sky(clamp(1 - v * 2.6), out)
        shade(out, 0.75 + 0.3 * fbm(x * 2 + seed, v * 9, 4) + 1.1 * Math.exp(-sun * 9))
        if (sun < 0.045) blend(out, [2, 1.7, 1.2], 1)
        return
      }
      const crest = 0.5 + 0.13 * Math.cos((x - aspect * 0.34) * 2.1) * -1 + 0.03 * fbm(x * 5 + seed, 1, 4)
      const t = v - crest
      if (t < 0) {
        const far = smooth(0.36, 0.6, v)
        sea(0.22 + 0.3 * noise(x * 10, v * (150 - 90 * far)) + 0.25 * Math.exp(-sun * 3), out)
        blend(
          out,
          sky(0.2, [0, 0, 0]),
          0.3 * Math.exp(-(((x - aspect * 0.7) / 0.16) ** 2)) * noise(x * 30, v * 160),
        )
        return
      }
      // The face of the wave: lit through near the lip, streaked upward.
      sea(clamp(0.95 - t * 2.6 + 0.25 * (noise(x * 26 + t * 30, t * 8) - 0.5)), out)
      const lip = Math.exp(-t * 26) * (0.5 + fbm(x * 22, v * 22 + seed, 4))
      const broken = smooth(aspect * 0.55, aspect * 0.8, x) * (0.35 + fbm(x * 12, v * 18, 5))
      blend(
        out,
        foam,
        clamp(
          lip + broken + smooth(0.2, 0.34, t) * (1 - 0.75 * smooth(0.34, 0.46, t)) * fbm(x * 14, v * 30, 4),
        ),
      )
    },
    1,
  )
}

// Towers over water as the lamps come on, from the right: the left is free for words.
export function skyline(seed, aspect = 16 / 9) {
  const [w, h] = size(aspect)
  const sky = ramp(['#ffb27a', '#c86a7a', '#5a4a86', '#1c2450'])
  const horizon = 0.66
  const tower = (x, l) => {
    const c = Math.floor(x * (7 + l * 3))
    return [c, horizon - 0.1 - (0.42 - l * 0.13) * noise(c * 7.7 + seed, l * 5.1)]
  }
  const at = (x, v, out) => {
    sky(clamp(1.05 - v * 1.5), out)
    shade(out, 0.7 + 0.35 * fbm(x * 1.5 + seed, v * 7, 4))
    for (let l = 0; l < 3; l++) {
      const [c, top] = tower(x, l)
      if (v < top) continue
      const inside = (x * (7 + l * 3)) % 1
      const tone = 0.05 + 0.07 * (2 - l)
      for (let i = 0; i < 3; i++) out[i] = tone * [0.6, 0.55, 0.8][i] + 0.1 * (1 - l / 2) * out[i]
      const i = Math.floor(inside * 9)
      const j = Math.floor((v - top) * 110)
      if (inside > 0.08 && inside < 0.92 && j % 2 && noise(c * 31 + i * 7.3, j * 3.7 + l) > 0.55)
        blend(out, [1.1, 0.75, 0.36], 0.9 * smooth(0.55, 0.8, x / aspect))
    }
  }
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      if (v < horizon) return at(x, v, out)
      const k = v - horizon
      at(
        x + (noise(x * 40, v * 130) - 0.5) * 0.05 * (0.3 + k * 3),
        horizon - k * 1.25 - 0.02 * noise(x * 9, v * 60),
        out,
      )
      shade(out, 0.55 + 0.25 * noise(x * 18, v * 120))
    },
    1,
  )
}
