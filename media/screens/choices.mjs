// Tiles to be touched, under a title: [name, line below, colour].
import { overlay } from '../engine/texture.mjs'
import { words } from './lettering.mjs'
import { base, rect } from './markup.mjs'

export function choices({ aspect, back = ['#123c46', '#0a262e'], title, note = '', tiles, columns = 2 }) {
  const h = 600
  const w = Math.round(h * aspect)
  const rows = Math.ceil(tiles.length / columns)
  const gap = Math.min(w, h) * 0.035
  const head = Math.min(h * 0.22, w * 0.2)
  const [wide, high] = [(w - gap * (columns + 1)) / columns, (h - head - gap * (rows + 1)) / rows]
  const size = Math.min(high * 0.3, wide * 0.17)
  return overlay(
    base(w, h, back[0], back[1]),
    words(gap, head * 0.72, head * 0.5, title, { weight: 800 }) +
      words(w - gap, head * 0.72, head * 0.44, note, { anchor: 'end', fill: '#ffd84a' }) +
      tiles
        .map(([name, line, colour], i) => {
          const x = gap + (i % columns) * (wide + gap)
          const y = head + gap + Math.floor(i / columns) * (high + gap)
          return (
            rect(x, y, wide, high, colour, gap) +
            words(x + gap, y + high * 0.44, size, name, {
              fill: '#08181c',
              weight: 800,
              within: wide - gap * 2,
            }) +
            words(x + gap, y + high * 0.8, size * 0.82, line, {
              fill: '#08181c',
              weight: 500,
              within: wide - gap * 2,
            })
          )
        })
        .join(''),
  )
}
