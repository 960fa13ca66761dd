// Small helpers for drawn content.
import { field, rgb } from '../engine/texture.mjs'

export const f = (x) => Number(x).toFixed(1)
export const rect = (x, y, w, h, fill, r = 0, more = '') =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" rx="${r}" fill="${fill}" ${more}/>`
export const text = (x, y, s, str, fill = '#fff', more = '') =>
  `<text x="${f(x)}" y="${f(y)}" font-size="${f(s)}" fill="${fill}" ${more}>${str}</text>`
export const bold = 'font-weight="bold"'
export const mid = 'text-anchor="middle"'

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
