// Control-room walls, maps and shop-floor figures.
import { random } from '../engine/random.mjs'
import { overlay } from '../engine/texture.mjs'
import { base, bold, f, mid, rect, text } from './markup.mjs'

function line(rnd, x, y, w, h, n, colour, area = true) {
  let v = rnd.between(0.3, 0.6)
  const pts = []
  for (let i = 0; i <= n; i++) {
    v = Math.max(0.08, Math.min(0.95, v + rnd.between(-0.16, 0.17)))
    pts.push(`${f(x + (w * i) / n)},${f(y + h * (1 - v))}`)
  }
  const fill = area
    ? `<polygon points="${x},${y + h} ${pts.join(' ')} ${x + w},${y + h}" fill="${colour}" opacity="0.25"/>`
    : ''
  return fill + `<polyline points="${pts.join(' ')}" fill="none" stroke="${colour}" stroke-width="3"/>`
}

function bars(rnd, x, y, w, h, n, colour) {
  let s = ''
  for (let i = 0; i < n; i++) {
    const k = rnd.between(0.25, 1)
    s += rect(
      x + (w * i) / n,
      y + h * (1 - k),
      (w / n) * 0.62,
      h * k,
      colour,
      2,
      `opacity="${f(0.55 + 0.45 * k)}"`,
    )
  }
  return s
}

function ring(cx, cy, r, part, colour, back = '#1b3346') {
  const c = 2 * Math.PI * r
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${back}" stroke-width="${f(r * 0.28)}"/><circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${colour}" stroke-width="${f(r * 0.28)}" stroke-dasharray="${f(c * part)} ${f(c)}" transform="rotate(-90 ${cx} ${cy})"/>`
}

const px = (i) => i * 46 + (i % 2) * 8

// Street map: blocks from a jittered grid, a river, routes and sites.
function map(rnd, x, y, w, h, ink, route, hot) {
  let s = `<g clip-path="inset(0)"><svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">`
  for (let i = -2; i < w / 40; i++)
    s += `<path d="M${f(px(i))} 0L${f(px(i) + h * 0.22)} ${h}" stroke="${ink}" stroke-width="${i % 4 ? 1.2 : 3}" opacity="${i % 4 ? 0.45 : 0.8}" fill="none"/>`
  for (let j = -4; j < h / 30; j++)
    s += `<path d="M0 ${f(j * 40)}L${w} ${f(j * 40 + w * 0.09)}" stroke="${ink}" stroke-width="${j % 3 ? 1.2 : 3}" opacity="${j % 3 ? 0.45 : 0.8}" fill="none"/>`
  s += `<path d="M${f(w * 0.1)} ${h}C${f(w * 0.3)} ${f(h * 0.5)} ${f(w * 0.5)} ${f(h * 0.8)} ${f(w * 0.62)} ${f(h * 0.4)}S${f(w * 0.8)} 0 ${w} ${f(h * 0.1)}" stroke="#0a3a5c" stroke-width="26" fill="none"/>`
  for (let k = 0; k < 4; k++) {
    let cx = rnd() * w
    let cy = rnd() * h
    let d = `M${f(cx)} ${f(cy)}`
    for (let i = 0; i < 5; i++) {
      if (i % 2) cx += rnd.between(-w * 0.25, w * 0.25)
      else cy += rnd.between(-h * 0.3, h * 0.3)
      d += `L${f(cx)} ${f(cy)}`
    }
    s += `<path d="${d}" fill="none" stroke="${route}" stroke-width="4" stroke-linejoin="round"/>`
  }
  for (let k = 0; k < 16; k++) {
    const c = rnd() < 0.3 ? hot : route
    const X = f(rnd() * w)
    const Y = f(rnd() * h)
    s += `<circle cx="${X}" cy="${Y}" r="${f(rnd.between(12, 34))}" fill="${c}" opacity="0.16"/><circle cx="${X}" cy="${Y}" r="5" fill="${c}"/>`
  }
  return s + '</svg></g>'
}

function feed(rnd, x, y, w, h, seed) {
  // A camera view: road in perspective with lamps, kept very simple.
  const sky = rnd.pick(['#26394c', '#1d2c40', '#394656'])
  const vx = x + w * rnd.between(0.3, 0.7)
  let s =
    rect(x, y, w, h, sky) +
    `<polygon points="${x},${y + h} ${f(vx - 6)},${f(y + h * 0.4)} ${f(vx + 6)},${f(y + h * 0.4)} ${x + w},${y + h}" fill="#56606b"/>`
  s += `<path d="M${f(vx)} ${f(y + h * 0.42)}L${f(x + w * 0.5)} ${y + h}" stroke="#d9c27a" stroke-width="2" stroke-dasharray="9 8"/>`
  for (let i = 0; i < 5; i++)
    s += rect(x + w * rnd(), y + h * rnd.between(0.12, 0.3), w * 0.1, h * rnd.between(0.14, 0.3), '#2f3d4e')
  for (let i = 0; i < 6; i++)
    s += `<circle cx="${f(x + w * rnd.between(0.25, 0.75))}" cy="${f(y + h * rnd.between(0.5, 0.9))}" r="2.6" fill="${rnd() < 0.5 ? '#ffe9b0' : '#ff5a4a'}"/>`
  return s + text(x + 8, y + 18, 13, `CAM ${String(seed).padStart(2, '0')}`, '#dff')
}

const THEMES = {
  cyan: ['#0a2a40', '#041220', '#2a6f94', '#36d6ff', '#ff8a3a', '#9fe9ff'],
  green: ['#0a3330', '#04140f', '#2a8068', '#3dffb0', '#ffd23a', '#c0ffe2'],
  amber: ['#33240e', '#140c05', '#8a6a30', '#ffb43a', '#ff4a3a', '#ffe3b0'],
  violet: ['#221a4a', '#0a0820', '#5a4aa8', '#a58aff', '#ff5ac8', '#dcd2ff'],
  light: ['#dce9f2', '#a8c4d6', '#8fb0c6', '#1273b8', '#e0682a', '#143a56'],
}

// Control-room wall: a large map between columns of panels and camera views.
export async function dashboard(seed, theme = 'cyan', aspect = 16 / 6, title = 'NETWORK STATUS') {
  const [a, b, ink, hi, hot, pale] = THEMES[theme]
  const h = 640
  const w = Math.round(h * aspect)
  const rnd = random(seed * 101 + 3)
  const t = base(w, h, a, b)
  const col = w * 0.2
  let s = map(rnd, col + 24, 70, w - 2 * col - 48, h - 94, ink, hi, hot)
  s += text(w / 2, 48, 30, title, pale, `${mid} ${bold} letter-spacing="6"`)
  for (const side of [0, 1]) {
    const x = side ? w - col : 18
    const pw = col - 18
    for (let i = 0; i < 4; i++) {
      const y = 24 + i * 152
      s += rect(x, y, pw, 140, '#ffffff', 5, 'opacity="0.07"') + rect(x, y, 4, 140, i % 2 ? hot : hi)
      const kind = (i + side * 2 + seed) % 4
      if (kind === 0) s += line(rnd, x + 16, y + 34, pw - 32, 92, 18, hi)
      if (kind === 1) s += bars(rnd, x + 16, y + 30, pw - 32, 98, 12, rnd() < 0.5 ? hi : hot)
      if (kind === 2)
        s +=
          ring(x + 62, y + 74, 40, rnd.between(0.5, 0.95), hi, ink) +
          text(x + 122, y + 88, 38, `${rnd.int(61, 99)}%`, pale, bold)
      if (kind === 3) s += feed(rnd, x + 8, y + 8, pw - 16, 124, rnd.int(1, 48))
      if (kind < 3) s += rect(x + 16, y + 14, pw * 0.4, 8, pale, 3, 'opacity="0.6"')
    }
  }
  return overlay(t, s)
}

export async function feeds(seed, cols, rows, theme = 'cyan', aspect = 16 / 6) {
  const [a, b, ink, hi, hot] = THEMES[theme]
  const h = 640
  const w = Math.round(h * aspect)
  const rnd = random(seed * 55 + 8)
  let s = ''
  const cw = w / cols
  const ch = h / rows
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const x = i * cw + 5
      const y = j * ch + 5
      const W = cw - 10
      const H = ch - 10
      const k = (i * 3 + j * 5 + seed) % 5
      s += rect(x, y, W, H, a, 2)
      if (k === 0 || k === 3) s += feed(rnd, x, y, W, H, i + j * cols + 1)
      if (k === 1) s += map(rnd, x, y, W, H, ink, hi, hot)
      if (k === 2)
        s +=
          line(rnd, x + 14, y + 24, W - 28, H - 44, 22, hi) +
          line(rnd, x + 14, y + 24, W - 28, H - 44, 22, hot, false)
      if (k === 4) s += bars(rnd, x + 14, y + 20, W - 28, H - 40, 14, hi)
    }
  }
  return overlay(base(w, h, b, b), s)
}

// Tiles of shift figures for a shop floor.
export async function kpi(seed, { aspect = 16 / 9, title = 'LINE 3', theme = 'green' } = {}) {
  const [a, b, ink, hi, hot, pale] = THEMES[theme]
  const h = 600
  const w = Math.round(h * aspect)
  const rnd = random(seed * 19 + 2)
  let s =
    rect(0, 0, w, 76, '#ffffff', 0, 'opacity="0.08"') +
    text(28, 54, 44, title, pale, bold) +
    `<circle cx="${w - 50}" cy="38" r="18" fill="${hi}"/>`
  const big = [
    `${rnd.int(92, 99)}%`,
    `${rnd.int(11, 48)}${rnd.int(10, 99)}`,
    `${rnd.int(2, 9)}`,
    `${rnd.int(81, 97)}%`,
  ]
  const lab = ['OUTPUT', 'UNITS', 'STOPS', 'OEE']
  const cw = w / 4
  for (let i = 0; i < 4; i++) {
    const c = i === 2 ? hot : hi
    s +=
      rect(i * cw + 14, 94, cw - 28, 200, '#ffffff', 10, 'opacity="0.07"') +
      rect(i * cw + 14, 94, cw - 28, 8, c, 3)
    s +=
      text(i * cw + cw / 2, 226, Math.min(96, cw * 0.4), big[i], c, `${mid} ${bold}`) +
      text(i * cw + cw / 2, 278, 24, lab[i], pale, mid)
  }
  s +=
    rect(14, 312, w * 0.62 - 20, h - 326, '#ffffff', 10, 'opacity="0.06"') +
    bars(rnd, 40, 336, w * 0.62 - 70, h - 374, 16, hi)
  s +=
    rect(w * 0.64, 312, w * 0.36 - 14, h - 326, '#ffffff', 10, 'opacity="0.06"') +
    ring(w * 0.82, 312 + (h - 326) / 2, 84, 0.86, hot, ink) +
    text(w * 0.82, 312 + (h - 326) / 2 + 16, 44, '86', pale, `${mid} ${bold}`)
  return overlay(base(w, h, a, b), s)
}

export async function chartSlide(seed, title, { theme = 'light', aspect = 16 / 9 } = {}) {
  const [a, b, ink, hi, hot, pale] = THEMES[theme]
  const h = 576
  const w = Math.round(h * aspect)
  const rnd = random(seed * 23 + 6)
  let s = text(44, 82, 48, title, pale, bold) + rect(44, 104, 130, 7, hot)
  s += bars(rnd, 60, 160, w * 0.46, 330, 8, hi) + rect(50, 492, w * 0.48, 3, ink)
  s += line(rnd, w * 0.58, 150, w * 0.36, 150, 12, hot) + ring(w * 0.67, 420, 66, 0.72, hi, ink)
  for (let i = 0; i < 4; i++)
    s += rect(w * 0.77, 362 + i * 36, w * rnd.between(0.08, 0.17), 13, i % 2 ? ink : hi, 4)
  return overlay(base(w, h, a, b), s)
}
