// What factories and warehouses read: hourly output, andon calls, docks. Sums agree with their rows.
import { words } from './lettering.mjs'
import { base, rect } from './markup.mjs'
import { overlay } from '../engine/texture.mjs'
import { table } from './boards.mjs'

// Target, actual and difference by hour, red where the gap passes the limit.
export function hourly(
  clock,
  { aspect = 2, line = 'Assembly line 3', target = 120, actual = [121, 118, 124, 102, 119, 122] } = {},
) {
  const last = Number(clock.slice(0, 2))
  const rows = actual.map((made, i) => {
    const from = last - actual.length + i
    const gap = made - target
    return [
      `${from}–${from + 1}`,
      `${target}`,
      `${made}`,
      [`${gap < 0 ? '−' : '+'}${Math.abs(gap)}`, gap < -10 ? '#ff6a5a' : '#6af0a0'],
    ]
  })
  const all = actual.reduce((sum, x) => sum + x, 0)
  const total = all - target * actual.length
  rows.push([
    ['Shift', '#ffd84a'],
    [`${target * actual.length}`, '#ffd84a'],
    [`${all}`, '#ffd84a'],
    [`${total < 0 ? '−' : '+'}${Math.abs(total)}`, total < -10 ? '#ff6a5a' : '#6af0a0'],
  ])
  rows.unshift([
    ['Hour', '#8fb0c4'],
    ['Target', '#8fb0c4'],
    ['Actual', '#8fb0c4'],
    ['+ / −', '#8fb0c4'],
  ])
  return table(
    rows,
    [
      [0.03, 'start', '#ffffff'],
      [0.48, 'end', '#cfe0ee', 'signs'],
      [0.72, 'end', '#ffffff', 'signs'],
      [0.97, 'end', '#6af0a0', 'signs'],
    ],
    { aspect, title: line, clock, back: '#081a14', bar: '#3ad890' },
  )
}

// Stations of a line: green runs, amber waits, red calls with the minutes since.
export async function andon(clock, { aspect }) {
  const h = 600
  const w = Math.round(h * aspect)
  const stations = ['run', 'run', 'wait', 'run', 'call', 'run', 'run', 'run']
  const cols = 4
  const tone = { run: ['#12a860', 'RUN'], wait: ['#f0a818', 'PART'], call: ['#e02a2a', '04:12'] }
  let s =
    rect(0, 0, w, h * 0.17, '#1c2a38') +
    words(w * 0.02, h * 0.125, h * 0.11, 'Line 2', { weight: 900 }) +
    words(w * 0.98, h * 0.125, h * 0.11, clock, { face: 'signs', anchor: 'end' })
  stations.forEach((state, i) => {
    const [cw, ch] = [w / cols, h * 0.4]
    const [x, y] = [(i % cols) * cw, h * 0.19 + Math.floor(i / cols) * ch]
    const [fill, label] = tone[state]
    s +=
      rect(x + 10, y + 8, cw - 20, ch - 16, fill, 10) +
      words(x + cw / 2, y + ch * 0.56, ch * 0.5, `${(i + 1) * 10}`, { face: 'poster', anchor: 'middle' }) +
      words(x + cw / 2, y + ch * 0.84, ch * 0.2, label, {
        face: state === 'call' ? 'signs' : 'plain',
        anchor: 'middle',
      })
  })
  return overlay(base(w, h, '#060a0e', '#060a0e'), s)
}

// Docks of a dispatch yard: vehicle and state.
export function docks(clock, { aspect = 1.8, first = 1 } = {}) {
  const list = [
    ['TN 58 AB 4412', 'Loading', '#ffd84a'],
    ['KA 05 MN 0917', 'Ready', '#6af0a0'],
    ['TN 37 CX 2208', 'Wait', '#ff8a5a'],
    ['—', 'Free', '#8fb0c4'],
    ['KL 07 BD 6634', 'Loading', '#ffd84a'],
  ]
  return table(
    list.map(([lorry, state, fill], i) => [`${first + i}`, lorry, [state, fill]]),
    [
      [0.05, 'start', '#ffffff', 'poster', 0.6],
      [0.19, 'start', '#dfeaf4', 'signs', 0.46],
      [0.97, 'end', '#6af0a0'],
    ],
    { aspect, title: 'Dispatch docks', clock, back: '#0a1420', bar: '#4ab8f0' },
  )
}
