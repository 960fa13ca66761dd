// Colour ramps of the screen content.
import { clamp, mix } from '../engine/random.mjs'
import { rgb } from '../engine/texture.mjs'

export const PALETTES = {
  ocean: ['#02101f', '#06446b', '#0fa3c4', '#8ff0ff'],
  magenta: ['#12021f', '#5a0f6b', '#e0218a', '#ffb3e2'],
  amber: ['#1c0702', '#7a2406', '#f07a12', '#ffe0a0'],
  dawn: ['#1b1440', '#7a2b6b', '#f2785a', '#ffd78a'],
  mint: ['#021714', '#06584f', '#1fd0a3', '#d4ffe8'],
  violet: ['#0a0628', '#3a1f96', '#8a5cff', '#e4d4ff'],
  ember: ['#14040a', '#6b0f24', '#ff3d3d', '#ffc09a'],
  ice: ['#0b1626', '#2f5c8f', '#8ac4f0', '#f2faff'],
  lime: ['#0a1404', '#2b6110', '#9be022', '#f4ffc2'],
  gold: ['#160d04', '#5c3d12', '#d6a13a', '#fff0c4'],
  rose: ['#2a0f1c', '#9c3a5c', '#f7a1a8', '#fff0e6'],
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
