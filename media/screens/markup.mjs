// Small helpers for drawn content.
import { field, rgb } from '../engine/texture.mjs'

export const f = (x) => Number(x).toFixed(1)
export const rect = (x, y, w, h, fill, r = 0, more = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${r}" fill="${fill}" ${more}/>`
export const text = (x, y, s, str, fill = '#fff', more = '') =>
  `<text x="${f(x)}" y="${f(y)}" font-size="${f(s)}" fill="${fill}" ${more}>${str}</text>`
export const bold = 'font-weight="bold"'
export const mid = 'text-anchor="middle"'

// Parts of flat drawings; `turn` is a transform.
export const path = (d, fill, turn = '', more = '') =>
  `<path d="${d}" fill="${fill}" transform="${turn}" ${more}/>`
export const line = (d, stroke, wide, turn = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" transform="${turn}"/>`
export const circle = (x, y, r, fill, turn = '', more = '') =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" transform="${turn}" ${more}/>`
export const ring = (x, y, r, stroke, wide) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${wide}"/>`
export const each = (n, draw) => Array.from({ length: n }, (_, i) => draw(i)).join('')

// A flower of eight petals in lines of light, as on a doorstep at a festival.
export const blossom = (x, y, r, colour) =>
  Array.from({ length: 8 }, (_, i) => {
    const a = (i * 45 * Math.PI) / 180
    const [px, py] = [x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.6]
    return `<ellipse cx="${px}" cy="${py}" rx="${r * 0.42}" ry="${r * 0.2}" transform="rotate(${i * 45} ${px} ${py})" fill="none" stroke="${colour}" stroke-width="${r * 0.09}"/>`
  }).join('') + `<circle cx="${x}" cy="${y}" r="${r * 0.16}" fill="${colour}"/>`

export function base(w, h, top, low) {
  const a = rgb(top)
  const b = rgb(low)
  return field(
    w,
    h,
    (u, v, out) => {
      const g = Math.exp(-((u - 0.5) ** 2 * 3 + (v - 0.35) ** 2 * 4))
      for (let k = 0; k < 3; k++) out[k] = b[k] + (a[k] - b[k]) * g
    },
    4,
  )
}
