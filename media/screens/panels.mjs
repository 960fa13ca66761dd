import { overlay } from '../engine/texture.mjs'
import { base, bold, f, rect, text } from './markup.mjs'

// Arrow signs for ways and gates.
export async function sign(
  lines,
  { aspect = 3, back = '#06335e', ink = '#ffffff', accent = '#ffc83a', arrow = 'right' } = {},
) {
  const h = 400
  const w = Math.round(h * aspect)
  const n = lines.length
  const rh = h / n
  let s = rect(0, 0, w, h, back)
  lines.forEach((l, i) => {
    const y = i * rh
    const m = Math.min(rh, w / (0.8 + 0.36 * Math.max(...lines.map((q) => q.length))))
    const turn = { right: 0, up: -90, left: 180, down: 90 }[Array.isArray(arrow) ? arrow[i] : arrow]
    s += `<g transform="translate(${f(m * 0.6)} ${f(y + rh / 2)}) rotate(${turn}) scale(${f(m / 100)})"><path d="M-34 -8H6L-8 -24L6 -36L40 0L6 36L-8 24L6 8H-34Z" fill="${accent}"/></g>`
    s += text(m * 1.25, y + rh / 2 + m * 0.17, m * 0.46, l, ink, bold)
    if (i) s += rect(0, y - 2, w, 4, accent, 0, 'opacity="0.4"')
  })
  return overlay(base(w, h, back, back), s)
}
