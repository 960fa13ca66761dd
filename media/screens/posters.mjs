// Posters: one flat drawing and a few words on a plain ground, as a client has them designed. Every content is used once.
import { overlay } from '../engine/texture.mjs'
import { words } from './lettering.mjs'
import { natureMarks } from './marks-nature.mjs'
import { thingMarks } from './marks-things.mjs'
import { base, circle, each, f, rect } from './markup.mjs'

const MARKS = { ...natureMarks, ...thingMarks }

/** A drawing of `size` about a point. */
export const drawn = (mark, x, y, size, tones) =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${(size / 200).toFixed(3)})">${MARKS[mark](...tones)}</g>`

// The drawing stands beside the words, above them on an upright screen; `disc` is a round ground behind it.
export async function poster(
  mark,
  lines,
  { aspect = 16 / 9, back, tones, disc, ink = '#ffffff', accent = tones[0], side = 'left', face = 'plain', size = 0.2, count = 1 },
) {
  const h = aspect < 0.6 ? 1100 : 640
  const w = Math.round(h * aspect)
  const upright = aspect < 1
  const m = upright ? Math.min(w * 0.84, h * 0.5) : Math.min(h * 0.8, w * 0.4)
  const cx = upright ? w / 2 : side === 'left' ? w * 0.04 + m * 0.55 : w * 0.96 - m * 0.55
  const cy = upright ? h * 0.05 + m * 0.56 : h / 2
  // Further copies of the drawing stand in a row.
  const row = (count - 1) * m * 1.08
  const along = (i) => cx + i * m * (side === 'left' ? 1.08 : -1.08)
  const [x, room] = upright
    ? [w / 2, w * 0.88]
    : [side === 'left' ? cx + row + m * 0.66 : w * 0.05, w * 0.9 - m * 1.16 - row]
  const sizes = lines.map((_, i) => (upright ? w * 1.15 : h) * size * (i ? 0.68 : 1))
  const middle = upright ? (cy + m * 0.56 + h) / 2 : h / 2
  let y = middle - (sizes.reduce((sum, one) => sum + one, 0) * 1.4) / 2
  const text = lines.map((line, i) => {
    y += sizes[i] * 1.4
    return words(x, y - sizes[i] * 0.36, sizes[i], line, {
      face,
      fill: i ? accent : ink,
      weight: i ? 600 : 900,
      anchor: upright ? 'middle' : 'start',
      within: room,
    })
  })
  return overlay(
    base(w, h, back, back),
    each(count, (i) => (disc ? circle(along(i), cy, m * 0.6, disc) : '') + drawn(mark, along(i), cy, m * (disc ? 0.86 : 1), tones)) +
      text.join(''),
  )
}

// A row of drawings around a column or along a band: `turns` are their colours, `names` what stands above each.
export async function frieze(marks, n, { aspect, back, turns, edge, rows = 1, names }) {
  const h = 640
  const w = Math.round(h * aspect)
  const cell = w / n
  const high = (h * 0.88) / rows
  const size = Math.min(cell, high * (names ? 0.72 : 1)) * 0.86
  const list = [marks].flat()
  const of = (all, k) => all[k % all.length]
  return overlay(
    base(w, h, back, back),
    (edge ? rect(0, 0, w, h * 0.04, edge) + rect(0, h * 0.96, w, h * 0.04, edge) : '') +
      each(rows, (j) =>
        each(j % 2 && n > 1 ? n + 1 : n, (i) => {
          // Every second row begins half a drawing earlier, so that it closes around a column.
          const x = (i + (j % 2 && n > 1 ? 0 : 0.5)) * cell
          const y = h * 0.06 + (j + (names ? 0.6 : 0.5)) * high
          const name = names && words(x, y - size * 0.5 - high * 0.1, high * 0.13, of(names, i), { anchor: 'middle', within: cell * 0.94 })
          return drawn(of(list, i + j), x, y, size, of(turns, i + j)) + (name ?? '')
        }),
      ),
  )
}

// A plain colour with one letter, figure or word.
export const letter = (sign, { aspect, back, ink, face }) => {
  const [w, h] = [Math.round(640 * aspect), 640]
  const size = Math.min(h * 0.7, w * 1.15, (w * 1.5) / sign.length)
  return overlay(base(w, h, back, back), words(w / 2, h * 0.5 + size * 0.35, size, sign, { fill: ink, face, anchor: 'middle', weight: 900 }))
}
