// Materials of all things. Every place is one warm white plaster: a colour of the scene only says how light its plaster is.
import { rgb } from './texture.mjs'

const DARKEST = 0.46
const RANGE = 0.3

// `joints` [width, height] draws shadow gaps, metres; `folds` hangs like cloth; `tex` and `panes` shade the plaster.
export const matte = (hex, { joints, folds, tex, panes } = {}) => ({
  type: 'matte',
  tone: DARKEST + RANGE * Math.sqrt(lightness(hex)),
  joints,
  folds,
  tex,
  panes,
})
// The body and frame of a screen are real: black lacquered sheet.
export const BODY = { type: 'body' }
export const light = (strength, more = {}) => ({
  type: 'light',
  strength,
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

function lightness(hex) {
  const [r, g, b] = rgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export const floors = {
  stone: (hex = '#77777c', size = 1.2) => matte(hex, { joints: [size, size] }),
  polished: (hex = '#3c3d42') => matte(hex),
  concrete: (hex = '#7b7a76') => matte(hex),
  carpet: (hex = '#4a4d58') => matte(hex),
  wood: (hex = '#8a6746') => matte(hex),
  asphalt: (hex = '#55565a') => matte(hex),
  terrazzo: (hex = '#9b958c') => matte(hex),
}

export const walls = {
  plain: (hex = '#85858a') => matte(hex),
  panels: (hex = '#6d6e74', w = 1.2, h = 1.2) => matte(hex, { joints: [w, h] }),
  slats: (hex = '#8d6b4d', step = 0.12) => matte(hex, { joints: [step, 40] }),
  brick: (hex = '#7d5a4c') => matte(hex),
  acoustic: (hex = '#3b3f49') => matte(hex, { joints: [0.6, 1.8] }),
  drape: (hex = '#3a2a34') => matte(hex, { folds: true }),
  concrete: (hex = '#7d7c79') => matte(hex, { joints: [2.4, 1.2] }),
  ribbed: (hex = '#70757b') => matte(hex, { joints: [0.24, 40] }),
}

// Building front: a grid of recessed panes, each with the shadow of its lintel and of one jamb.
export function facade(hex, { cell = [1.6, 3.2] } = {}) {
  return matte(hex, {
    panes: (u, v) => {
      const x = (((u / cell[0]) % 1) + 1) % 1
      const y = (((v / cell[1]) % 1) + 1) % 1
      const inside = x > 0.14 && x < 0.86 && y > 0.25 && y < 0.85
      if (!inside) return 1
      return y > 0.78 || x < 0.2 ? 0.55 : 0.78
    },
  })
}

// A sky without colour: a gradient, brighter at the horizon where `at` says, with thin cloud.
export function dusk(top, low, glow, { at = 0, power = 1 } = {}) {
  const [t, l, g] = [top, low, glow].map((hex) => lightness(hex) * power)
  return (dx, dy, dz, out) => {
    const e = Math.max(0, dy)
    const k = 1 - Math.exp(-e * 3.2)
    const s = Math.exp(-e * 7) * (0.45 + 0.55 * Math.max(0, Math.cos(Math.atan2(dx, -dz) - at)))
    const shine = l + (t - l) * k + g * s * 0.8
    SKY.forEach((x, i) => (out[i] = shine * x))
  }
}
// Hardly cooler than the plaster.
const SKY = [0.965, 1, 1.05]
