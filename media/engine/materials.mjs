// Matte and glossy surfaces. A pattern returns a brightness factor from surface
// metres; `foot` is the size of a pixel there, used to fade fine detail out
// before it can shimmer.
import { fbm, noise, smooth } from './random.mjs'
import { rgb } from './texture.mjs'

const fade = (foot, size) => 1 - smooth(size * 0.25, size * 0.8, foot)
const joint = (x, step, width) => {
  const d = Math.abs(((((x / step) % 1) + 1) % 1) - 0.5)
  return d > 0.5 - width / step ? 1 : 0
}

export const matte = (hex, more = {}) => ({ type: 'matte', albedo: rgb(hex), ...more })
export const light = (hex, power, more = {}) => ({
  type: 'light',
  colour: rgb(hex).map((x) => x * power),
  ...more,
})
export const screen = (tex, gain = 1, more = {}) => ({
  type: 'screen',
  tex: tex.levels.length > 1 ? tex : tex.mip(),
  gain,
  ...more,
})
export const glass = (gloss = 0.6, alpha = 0.05) => ({
  type: 'glass',
  tint: [0.6, 0.75, 0.8],
  alpha,
  gloss,
  rough: 0.004,
})

export const floors = {
  stone: (hex = '#77777c', size = 1.2) =>
    matte(hex, {
      gloss: 0.62,
      rough: 0.022,
      pattern: (u, v, foot) =>
        (0.82 + 0.3 * fbm(u * 0.7, v * 0.7, 3)) *
        (1 - 0.35 * fade(foot, 0.03) * Math.max(joint(u, size, 0.006), joint(v, size, 0.006))),
    }),
  polished: (hex = '#3c3d42') =>
    matte(hex, { gloss: 0.85, rough: 0.011, pattern: (u, v) => 0.85 + 0.3 * fbm(u * 0.4, v * 0.4, 3) }),
  concrete: (hex = '#7b7a76') =>
    matte(hex, {
      gloss: 0.34,
      rough: 0.05,
      pattern: (u, v, foot) =>
        0.7 + 0.45 * fbm(u * 0.5, v * 0.5, 4) + 0.1 * (noise(u * 18, v * 18) - 0.5) * fade(foot, 0.06),
    }),
  carpet: (hex = '#4a4d58') =>
    matte(hex, {
      pattern: (u, v, foot) =>
        0.86 + 0.16 * noise(u * 1.3, v * 1.3) + 0.18 * (noise(u * 30, v * 30) - 0.5) * fade(foot, 0.04),
    }),
  wood: (hex = '#8a6746') =>
    matte(hex, {
      gloss: 0.34,
      rough: 0.035,
      pattern: (u, v, foot) => {
        const row = Math.floor(v / 0.16)
        return (
          (0.75 +
            0.35 * noise(u * 0.6 + row * 7.7, row * 3.1) +
            0.18 * (noise(u * 3 + row * 5, v * 40) - 0.5)) *
          (1 - 0.4 * fade(foot, 0.02) * joint(v, 0.16, 0.004))
        )
      },
    }),
  asphalt: (hex = '#55565a', wet = 0.5) =>
    matte(hex, {
      gloss: wet,
      rough: 0.05,
      polish: (u, v) => 0.25 + 1.1 * smooth(0.42, 0.66, fbm(u * 0.35, v * 0.35, 3)),
      pattern: (u, v, foot) =>
        0.75 + 0.35 * fbm(u * 0.3, v * 0.3, 3) + 0.3 * (noise(u * 24, v * 24) - 0.5) * fade(foot, 0.05),
    }),
  terrazzo: (hex = '#9b958c') =>
    matte(hex, {
      gloss: 0.6,
      rough: 0.016,
      pattern: (u, v, foot) =>
        0.9 + 0.12 * fbm(u, v, 2) + 0.4 * (noise(u * 22, v * 22) - 0.5) * fade(foot, 0.06),
    }),
}

export const walls = {
  plain: (hex = '#85858a') => matte(hex, { pattern: (u, v) => 0.92 + 0.14 * noise(u * 0.6, v * 0.6) }),
  panels: (hex = '#6d6e74', w = 1.2, h = 1.2) =>
    matte(hex, {
      pattern: (u, v, foot) =>
        (0.88 + 0.18 * noise(Math.floor(u / w) * 3.3, Math.floor(v / h) * 5.1)) *
        (1 - 0.55 * fade(foot, 0.03) * Math.max(joint(u, w, 0.008), joint(v, h, 0.008))),
    }),
  slats: (hex = '#8d6b4d', step = 0.12) =>
    matte(hex, {
      pattern: (u, v, foot) => {
        const row = Math.floor(u / step)
        const s = 0.78 + 0.3 * noise(row * 9.1, v * 0.3)
        return (
          s *
          (1 -
            0.62 *
              (joint(u, step, step * 0.16) * fade(foot, step * 0.7) + 0.3 * (1 - fade(foot, step * 0.7))))
        )
      },
    }),
  brick: (hex = '#7d5a4c') =>
    matte(hex, {
      pattern: (u, v, foot) => {
        const row = Math.floor(v / 0.075)
        const uu = u + (row & 1) * 0.12
        return (
          (0.75 + 0.4 * noise(Math.floor(uu / 0.24) * 7.3, row * 3.7)) *
          (1 - 0.3 * fade(foot, 0.03) * Math.max(joint(uu, 0.24, 0.008), joint(v, 0.075, 0.008)))
        )
      },
    }),
  acoustic: (hex = '#3b3f49') =>
    matte(hex, {
      pattern: (u, v, foot) =>
        (0.85 + 0.2 * noise(Math.floor(u / 0.6) * 5.3, Math.floor(v / 1.8) * 2.9)) *
        (1 - 0.5 * fade(foot, 0.04) * joint(u, 0.6, 0.012)),
    }),
  drape: (hex = '#3a2a34') =>
    matte(hex, {
      pattern: (u, v) => 0.62 + 0.5 * (0.5 + 0.5 * Math.sin(u * 14 + 1.4 * noise(u * 2, v * 0.4) * 6)),
    }),
  concrete: (hex = '#7d7c79') =>
    matte(hex, {
      pattern: (u, v, foot) =>
        (0.72 + 0.4 * fbm(u * 0.6, v * 0.6, 4)) *
        (1 - 0.4 * fade(foot, 0.03) * Math.max(joint(u, 2.4, 0.01), joint(v, 1.2, 0.01))),
    }),
  ribbed: (hex = '#70757b') =>
    matte(hex, { pattern: (u, v, foot) => 0.9 + 0.25 * Math.sin(u * 26) * fade(foot, 0.12) }),
}

// Building front: a grid of windows, some lit. Lit rooms differ in tone.
export function facade(hex, { seed = 1, cell = [1.6, 3.2], lit = 0.35, warm = 0.7, power = 0.35 } = {}) {
  return matte(hex, {
    pattern: (u, v, foot) => {
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
