// Drawn content: dashboards, boards, slides, signs. Vector markup over a base.
import { random } from '../engine/random.mjs'
import { overlay } from '../engine/texture.mjs'
import { base, bold, f, rect, text } from './markup.mjs'

const CITIES = [
  'DELHI',
  'MUMBAI',
  'KOLKATA',
  'CHENNAI',
  'PUNE',
  'JAIPUR',
  'KOCHI',
  'LUCKNOW',
  'GOA',
  'SURAT',
  'BHOPAL',
  'INDORE',
  'NAGPUR',
  'AHMEDABAD',
]

// Departure board. Lettering is real but small; rows read as bars of light.
export async function board(
  seed,
  {
    aspect = 16 / 7,
    title = 'DEPARTURES',
    colour = '#ffc83a',
    back = ['#0c1420', '#05080d'],
    rows = 9,
    code = 'AI',
  } = {},
) {
  const h = 600
  const w = Math.round(h * aspect)
  const rnd = random(seed * 17 + 4)
  const rh = (h - 104) / rows
  let s =
    rect(0, 0, w, 84, colour) +
    text(30, 60, Math.min(50, w * 0.05), title, '#0a0d12', bold) +
    text(
      w - 30,
      60,
      Math.min(48, w * 0.05),
      `${rnd.int(10, 22)}:${rnd.int(10, 55)}`,
      '#0a0d12',
      `${bold} text-anchor="end"`,
    )
  for (let i = 0; i < rows; i++) {
    const y = 94 + i * rh
    if (i % 2 === 0) s += rect(0, y, w, rh, '#ffffff', 0, 'opacity="0.06"')
    const sz = Math.min(rh * 0.6, w * 0.037)
    const ty = y + rh * 0.5 + sz * 0.36
    s += text(
      30,
      ty,
      sz,
      `${String(6 + i + rnd.int(0, 1)).padStart(2, '0')}:${rnd.int(1, 5)}${rnd.int(0, 1) * 5}`,
      '#ffffff',
      bold,
    )
    s += text(w * 0.19, ty, sz, CITIES[(seed * 3 + i * 5) % CITIES.length], colour, bold)
    s += text(w * 0.5, ty, sz, `${code} ${rnd.int(101, 989)}`, '#cfe6ff')
    s += text(w * 0.72, ty, sz, `${rnd.int(1, 24)}`, '#ffffff')
    const k = rnd()
    s += text(
      w * 0.79,
      ty,
      sz * 0.9,
      k < 0.6 ? 'ON TIME' : k < 0.8 ? 'BOARDING' : 'LATE',
      k < 0.6 ? '#5affa0' : k < 0.8 ? '#ffd84a' : '#ff6a5a',
    )
  }
  return overlay(base(w, h, back[0], back[1]), s)
}

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
