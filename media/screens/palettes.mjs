// Colour ramps of the screen content.
import { clamp, mix } from '../engine/random.mjs'
import { rgb } from '../engine/texture.mjs'

const PALETTES = {
  magenta: ['#12021f', '#5a0f6b', '#e0218a', '#ffb3e2'],
  ember: ['#14040a', '#6b0f24', '#ff3d3d', '#ffc09a'],
  neon: ['#05021a', '#1f2bd6', '#e01fc4', '#20f0ff'],
}

export function ramp(name) {
  const stops = (PALETTES[name] ?? name).map(rgb)
  return (t, out) => {
    const x = clamp(t) * (stops.length - 1)
    const i = Math.min(stops.length - 2, x | 0)
    const f = x - i
    for (let k = 0; k < 3; k++) out[k] = mix(stops[i][k], stops[i + 1][k], f)
    return out
  }
}

export const size = (aspect, h = 512) => [Math.round((h * aspect) / 2) * 2, h]
