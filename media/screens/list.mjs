// Boards of a few rows: programmes, menus, fares, scores.
import { overlay } from '../engine/texture.mjs'
import { words } from './lettering.mjs'
import { base, rect } from './markup.mjs'

// Rows under a title: [left, middle, right] or [left, right].
export async function list({
  aspect,
  back = ['#0b3a5c', '#052236'],
  bar = '#ffb428',
  title,
  note = '',
  rows,
}) {
  const h = aspect > 1 ? 600 : 1500
  const w = Math.round(h * aspect)
  const head = aspect > 1 ? h * 0.2 : h * 0.13
  const step = (h - head * 1.25) / rows.length
  const size = Math.min(step * 0.5, w * (aspect > 1 ? 0.075 : 0.105))
  // The middle column begins behind the longest first cell.
  const longest = Math.max(...rows.map(([first]) => first.length))
  const middle = Math.max(0.24, 0.1 + (longest * size * 0.56) / w)
  return overlay(
    base(w, h, back[0], back[1]),
    rect(0, 0, w, head, bar) +
      words(w * 0.05, head * 0.72, Math.min(head * 0.62, w * 0.24), title, { fill: '#0a1218', weight: 800 }) +
      words(w * 0.95, head * 0.72, head * 0.5, note, { fill: '#0a1218', anchor: 'end' }) +
      rows
        .map((row, i) => {
          const y = head * 1.12 + (i + 0.64) * step
          const last = row.length - 1
          return row
            .map((cell, k) =>
              words(w * (k === 0 ? 0.05 : k === last ? 0.95 : middle), y, size, cell, {
                anchor: k === last ? 'end' : 'start',
                fill: k === last ? bar : '#ffffff',
                weight: k ? 700 : 500,
              }),
            )
            .join('')
        })
        .join(''),
  )
}
