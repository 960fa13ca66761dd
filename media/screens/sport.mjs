// Matches as a camera in the stand shows them, with the score in a strip below.
import { clamp, noise, smooth } from '../engine/random.mjs'
import { field, overlay } from '../engine/texture.mjs'
import { words } from './lettering.mjs'
import { f, rect } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

// Stands full of people above a mown field; `stripe` bends the mowing.
function ground(seed, aspect, stripe, tones = ['#124a14', '#2f8a26', '#7cc84a']) {
  const [w, h] = size(aspect, 576)
  const grass = ramp(tones)
  const crowd = ramp(['#141a2c', '#3a4a7a', '#c86a4a', '#f0e0c8'])
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      if (v < 0.26) {
        crowd(noise(x * 120, v * 160 + seed) * (0.5 + v * 1.6), out)
        const roof = v < 0.04 ? 0.2 : 0.5 + 0.5 * smooth(0.04, 0.2, v)
        for (let i = 0; i < 3; i++) out[i] *= roof * (Math.floor(v * 50) % 4 ? 1 : 0.55)
        return
      }
      const depth = 1 / (v - 0.12)
      const band = Math.floor(stripe((u - 0.5) * aspect * depth, depth)) % 2 ? 0.1 : -0.06
      grass(clamp(0.5 + band + 0.1 * (noise(x * 140, v * 140) - 0.5) + 0.16 * (v - 0.5)), out)
      for (let i = 0; i < 3; i++) out[i] *= 0.75 + 0.4 * Math.exp(-(((u - 0.5) * 2) ** 2))
    },
    1,
  )
}

const player = (x, y, k, shirt, legs, pose = 0) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})"><ellipse cx="8" cy="2" rx="20" ry="4" fill="#06240a" opacity="0.6"/><path d="M-5 -22L${-10 - pose * 6} 0M5 -22L${10 + pose * 4} 0" stroke="${legs}" stroke-width="7"/><path d="M-9 -48H9L7 -20H-7Z" fill="${shirt}"/><path d="M-9 -46L${-18 - pose * 3} ${-30 + pose * 14}M9 -46L${18 + pose * 6} ${-32 - pose * 12}" stroke="${shirt}" stroke-width="6"/><circle cx="0" cy="-56" r="7" fill="#7a4a2c"/></g>`

export async function cricket({
  seed = 1,
  aspect = 16 / 9,
  score = '214/3',
  overs = '32.4',
  sides = 'IND v AUS',
} = {}) {
  const t = ground(seed, aspect, (x) => x * 1.4 + 40)
  const { w, h } = t
  const at = (u, v) => [w * u, h * v]
  let s = `<ellipse cx="${f(w / 2)}" cy="${f(h * 0.56)}" rx="${f(w * 0.62)}" ry="${f(h * 0.3)}" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.75"/><polygon points="${f(w * 0.465)},${f(h * 0.4)} ${f(w * 0.535)},${f(h * 0.4)} ${f(w * 0.575)},${f(h * 0.78)} ${f(w * 0.425)},${f(h * 0.78)}" fill="#c8aa74"/><path d="M${f(w * 0.43)} ${f(h * 0.73)}H${f(w * 0.57)}M${f(w * 0.46)} ${f(h * 0.43)}H${f(w * 0.54)}" stroke="#fff" stroke-width="4"/>`
  for (const [u, v, k] of [
    [0.5, 0.425, 0.5],
    [0.5, 0.745, 1],
  ])
    for (const i of [-1, 0, 1]) s += rect(w * u + i * 7 * k - 2, h * v - 34 * k, 4 * k, 34 * k, '#fff2c0')
  const fielders = [
    [0.2, 0.44, 0.6],
    [0.82, 0.46, 0.6],
    [0.3, 0.66, 0.9],
    [0.72, 0.62, 0.9],
    [0.62, 0.4, 0.5],
    [0.14, 0.74, 1],
  ]
  for (const [u, v, k] of fielders) s += player(...at(u, v), k, '#f2c81c', '#e0b010')
  s +=
    player(...at(0.515, 0.46), 0.7, '#2a5ad8', '#2a5ad8', 1) +
    player(...at(0.53, 0.77), 1.35, '#f2c81c', '#e0b010', 1) +
    player(...at(0.44, 0.5), 0.72, '#2a5ad8', '#2a5ad8')
  return overlay(t, s + strip(w, h, sides, score, `${overs} overs`))
}

// `sides`: colours of both. Lines of the field, then players at [u, v, size, side].
const field11 = (w, h, lines, players, sides) =>
  `<path d="${lines.map((points) => `M${points.map(([u, v]) => `${f(w * u)} ${f(h * v)}`).join('L')}`).join('')}" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.8"/>` +
  players.map(([u, v, k, side]) => player(w * u, h * v, k, sides[side], '#f4f4f4', (u * 37) % 2 > 1 ? 1 : 0)).join('')

export function football({ seed = 1, aspect = 16 / 9, score, clock, sides }) {
  const t = ground(seed, aspect, (x) => x * 0.7 + 40)
  const lines = [[[-0.1, 0.92], [0.14, 0.3], [0.86, 0.3], [1.1, 0.92]], [[0.76, 0.3], [0.86, 0.62], [1.02, 0.62]], [[0.5, 0.3], [0.5, 1]]]
  const players = [[0.3, 0.42, 0.8, 0], [0.42, 0.5, 0.9, 1], [0.56, 0.44, 0.8, 0], [0.63, 0.62, 1.2, 0], [0.7, 0.5, 0.9, 1], [0.78, 0.66, 1.2, 1], [0.84, 0.44, 0.8, 0], [0.9, 0.56, 1, 1], [0.22, 0.68, 1.2, 1], [0.48, 0.74, 1.4, 0]]
  return overlay(t, field11(t.w, t.h, lines, players, ['#ffb81c', '#d8262e']) + strip(t.w, t.h, sides, score, clock) + `<circle cx="${f(t.w * 0.66)}" cy="${f(t.h * 0.63)}" r="9" fill="#ffffff"/>`)
}

export function kabaddi({ seed = 1, aspect = 16 / 9, score, clock, sides }) {
  const t = ground(seed, aspect, (x) => (x > 0 ? 1 : 0), ['#6a1c08', '#d8582a', '#ffa86a'])
  const lines = [[[0.5, 0.3], [0.5, 0.84]], [[0.3, 0.3], [0.22, 0.84]], [[0.7, 0.3], [0.78, 0.84]], [[0.02, 0.78], [0.98, 0.78]], [[0.12, 0.36], [0.88, 0.36]]]
  const players = [...[0.58, 0.64, 0.7, 0.76, 0.81, 0.86].map((u, i) => [u, 0.46 + 0.05 * i, 1.5 + 0.1 * i, 1]), [0.53, 0.66, 2, 0]]
  return overlay(t, field11(t.w, t.h, lines, players, ['#ffd21e', '#1a4ab8']) + strip(t.w, t.h, sides, score, clock))
}

function strip(w, h, sides, score, more) {
  const y = h * 0.84
  return (
    rect(w * 0.05, y, w * 0.9, h * 0.12, '#0a1430', 6, 'opacity="0.94"') +
    rect(w * 0.05, y, w * 0.3, h * 0.12, '#d8262e', 6) +
    words(w * 0.2, y + h * 0.085, h * 0.075, sides, { face: 'tall', anchor: 'middle', spacing: 2 }) +
    words(w * 0.5, y + h * 0.094, h * 0.1, score, { face: 'tall', anchor: 'middle', spacing: 2 }) +
    words(w * 0.92, y + h * 0.083, h * 0.062, more, { face: 'plain', anchor: 'end', fill: '#ffd84a' })
  )
}
