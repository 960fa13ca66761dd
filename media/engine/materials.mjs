// What things are made of, as plain descriptions. `pattern` and `emit` are functions of surface metres for what is drawn by
// hand (windows, signs); they are painted into textures when the scene is written down.
import { fbm, noise, smooth } from './random.mjs'
import { rgb } from './texture.mjs'

export const matte = (hex, more = {}) => ({ type: 'matte', albedo: rgb(hex), ...more })
export const light = (hex, power, more = {}) => ({
  type: 'light',
  colour: rgb(hex).map((x) => x * power),
  ...more,
})
export const screen = (tex, gain = 1, more = {}) => ({
  type: 'screen',
  tex,
  gain,
  ...more,
})
// `gloss` from 0 to 1: how much the pane mirrors.
export const glass = (gloss = 0.6) => ({ type: 'glass', gloss })

// `surface` names a pattern of cycles/surfaces.py; sizes are metres.
export const floors = {
  stone: (hex = '#77777c', size = 1.2) => matte(hex, { surface: 'stone', size: [size, size], rough: 0.16 }),
  polished: (hex = '#3c3d42') => matte(hex, { surface: 'polished', rough: 0.1 }),
  concrete: (hex = '#7b7a76') => matte(hex, { surface: 'concrete', rough: 0.3 }),
  carpet: (hex = '#4a4d58') => matte(hex, { surface: 'carpet', rough: 0.95 }),
  wood: (hex = '#8a6746') => matte(hex, { surface: 'planks', size: [1.6, 0.16], rough: 0.24 }),
  // `wet` from 0 (dry) to 1.3 (puddles).
  asphalt: (hex = '#55565a', wet = 0.5) => matte(hex, { surface: 'asphalt', wet, rough: 0.5 }),
  terrazzo: (hex = '#9b958c') => matte(hex, { surface: 'terrazzo', rough: 0.13 }),
}

export const walls = {
  plain: (hex = '#85858a') => matte(hex, { surface: 'plaster' }),
  panels: (hex = '#6d6e74', w = 1.2, h = 1.2) => matte(hex, { surface: 'panels', size: [w, h], rough: 0.45 }),
  slats: (hex = '#8d6b4d', step = 0.12) => matte(hex, { surface: 'slats', size: [step, 1], rough: 0.4 }),
  brick: (hex = '#7d5a4c') => matte(hex, { surface: 'brick', size: [0.24, 0.075] }),
  acoustic: (hex = '#3b3f49') => matte(hex, { surface: 'panels', size: [0.6, 1.8], rough: 0.95 }),
  drape: (hex = '#3a2a34') => matte(hex, { surface: 'drape', rough: 0.85 }),
  concrete: (hex = '#7d7c79') => matte(hex, { surface: 'panels', size: [2.4, 1.2], rough: 0.7, worn: true }),
  ribbed: (hex = '#70757b') => matte(hex, { surface: 'ribs', size: [0.24, 1], rough: 0.45 }),
}

// Building front: a grid of windows, some lit. Lit rooms differ in tone.
export function facade(hex, { seed = 1, cell = [1.6, 3.2], lit = 0.35, warm = 0.7, power = 0.35 } = {}) {
  return matte(hex, {
    pattern: (u, v) => {
      const x = (((u / cell[0]) % 1) + 1) % 1
      const y = (((v / cell[1]) % 1) + 1) % 1
      const inside = x > 0.14 && x < 0.86 && y > 0.25 && y < 0.85
      // Glass is dark; floor slabs and jambs vary a little.
      return inside ? 0.3 : 0.9 + 0.3 * noise(Math.floor(u / cell[0]) * 3.1, Math.floor(v / cell[1]) * 7.7)
    },
    emit: (u, v, out, foot, p) => {
      const ci = Math.floor(u / cell[0])
      const cj = Math.floor(v / cell[1])
      const x = u / cell[0] - ci
      const y = v / cell[1] - cj
      out[0] = out[1] = out[2] = 0
      if (x < 0.14 || x > 0.86 || y < 0.25 || y > 0.85) return
      const n = noise(ci * 7.31 + seed * 31 + p.id, cj * 13.7 + seed * 17)
      const k = noise(ci * 3.3 + seed * 5 + p.id * 2, cj * 5.1)
      if (n > lit * 1.1 + 0.08) return
      // A blind or a lamp part-way up makes rooms differ.
      const blind = y > 0.85 - 0.5 * noise(ci * 9.7, cj * 4.3 + seed) ? 0.45 : 1
      const e = power * (0.15 + 0.85 * k) * (0.5 + 0.5 * y) * blind * (x > 0.48 && x < 0.52 ? 0.3 : 1)
      const w = k < warm
      out[0] = e * (w ? 1 : 0.55)
      out[1] = e * (w ? 0.66 : 0.75)
      out[2] = e * (w ? 0.34 : 1)
    },
  })
}

// Evening sky: gradient, a glow on the horizon and thin cloud.
export function dusk(top, low, glow, { cloud = 0.35, at = 0, power = 1 } = {}) {
  const t = rgb(top).map((x) => x * power)
  const l = rgb(low).map((x) => x * power)
  const g = rgb(glow).map((x) => x * power)
  return (dx, dy, dz, out) => {
    const e = Math.max(0, dy)
    const k = 1 - Math.exp(-e * 3.2)
    const s = Math.exp(-e * 7) * (0.45 + 0.55 * Math.max(0, Math.cos(Math.atan2(dx, -dz) - at)))
    const c =
      e > 0.01 ? cloud * smooth(0.45, 0.75, fbm((dx / (e + 0.12)) * 0.9 + 3, (dz / (e + 0.12)) * 0.9, 4)) : 0
    for (let i = 0; i < 3; i++)
      out[i] = l[i] + (t[i] - l[i]) * k + g[i] * s * 0.8 + (g[i] * 0.35 + l[i] * 0.4) * c
  }
}
