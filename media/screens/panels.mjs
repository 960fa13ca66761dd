// Drawn content: dashboards, boards, slides, signs. Vector markup over a base.
import { random } from '../engine/random.mjs'
import { overlay } from '../engine/texture.mjs'
import { base, bold, f, mid, rect, text } from './markup.mjs'

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

// White lettering needs a calm, darker ground on lively pictures.
function shadeBehind(tex, x, y, rx, ry, k = 0.84) {
  const d = tex.data
  const [w, h] = [tex.w * tex.fine, tex.h * tex.fine]
  for (let j = 0; j < h; j++) {
    const dy = (j / h - y) / ry
    for (let i = 0; i < w; i++) {
      const dx = (i / w - x) / rx
      const m = 1 - k * Math.exp(-(dx * dx + dy * dy) * 0.9)
      const o = (j * w + i) * 4
      for (let c = 0; c < 3; c++) d[o + c] *= m
    }
  }
}

// Presentation slide on a picture or a plain ground.
export async function slide(
  tex,
  title,
  sub = '',
  { x = 0.07, y = 0.42, size = 0.13, fill = '#ffffff', anchor = 'start' } = {},
) {
  const { w, h } = tex
  const wide = (title.length * h * size * 0.34) / w
  shadeBehind(tex, anchor === 'start' ? x + wide : x, y, Math.max(0.3, wide * 1.15), size * 1.7)
  const s =
    text(w * x, h * y, h * size, title, fill, `${bold} text-anchor="${anchor}"`) +
    (sub
      ? text(
          w * x,
          h * (y + size * 0.85),
          h * size * 0.42,
          sub,
          fill,
          `text-anchor="${anchor}" opacity="0.85"`,
        )
      : '')
  return overlay(tex, s)
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

// Menu or poster with large lettering over any picture.
export async function poster(
  tex,
  big,
  small = '',
  { y = 0.5, size, fill = '#ffffff', anchor = 'middle', x = 0.5 } = {},
) {
  const { w, h } = tex
  const fs = size ? h * size : Math.min(h * 0.34, (w * 1.25) / Math.max(3, big.length))
  shadeBehind(tex, x, y - (fs / h) * 0.2, Math.max(0.25, (big.length * fs * 0.38) / w), (fs / h) * 1.25, 0.72)
  return overlay(
    tex,
    text(w * x, h * y, fs, big, fill, `text-anchor="${anchor}" ${bold}`) +
      (small ? text(w * x, h * y + fs * 0.6, fs * 0.3, small, fill, `text-anchor="${anchor}"`) : ''),
  )
}

export async function menu(
  seed,
  {
    aspect = 9 / 16,
    title = 'MENU',
    back = ['#3a1a0c', '#120705'],
    ink = '#ffe6c4',
    accent = '#ff9a3a',
  } = {},
) {
  const h = 640
  const w = Math.round(h * aspect)
  const rnd = random(seed + 400)
  let s = text(w / 2, 70, Math.min(44, w * 0.17), title, accent, `${mid} ${bold}`)
  const items = [
    'Masala Dosa',
    'Filter Coffee',
    'Idli Vada',
    'Thali',
    'Paneer Tikka',
    'Biryani',
    'Lassi',
    'Jalebi',
  ]
  for (let i = 0; i < 7; i++)
    s +=
      text(w * 0.08, 150 + i * 66, Math.min(28, w * 0.07), items[(i + seed) % 8], ink) +
      text(
        w * 0.92,
        150 + i * 66,
        Math.min(28, w * 0.07),
        `₹${rnd.int(6, 34)}0`,
        accent,
        `text-anchor="end" ${bold}`,
      ) +
      rect(w * 0.08, 168 + i * 66, w * 0.84, 1.5, ink, 0, 'opacity="0.25"')
  return overlay(base(w, h, back[0], back[1]), s)
}
