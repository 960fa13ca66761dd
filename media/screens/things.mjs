// Product films: a car in a dark studio, a telephone, a running shoe.
import { field, overlay } from '../engine/texture.mjs'
import { fbm } from '../engine/random.mjs'
import { f } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

function studio(colours, seed, aspect, at = 0.5) {
  const [w, h] = size(aspect, 576)
  const c = ramp(colours)
  return field(
    w,
    h,
    (u, v, out) => {
      const glow = Math.exp(-(((u - at) * 2.1) ** 2) - ((v - 0.44) * 2.6) ** 2)
      c(
        v < 0.68
          ? 0.1 + 0.75 * glow
          : 0.28 + 0.4 * Math.exp(-(((u - at) * 2) ** 2)) * (1.6 - v) + 0.04 * fbm(u * 40, v * 160 + seed, 2),
        out,
      )
    },
    2,
  )
}

const stops = (list) =>
  list.map(([at, c, o = 1]) => `<stop offset="${at}" stop-color="${c}" stop-opacity="${o}"/>`).join('')

const wheel = (x) =>
  `<circle cx="${x}" cy="70" r="64" fill="#0a0b0d"/><circle cx="${x}" cy="70" r="46" fill="url(#rim)"/>${Array.from({ length: 10 }, (_, i) => `<path d="M${x} 70L${f(x + 44 * Math.cos(i * 0.628))} ${f(70 + 44 * Math.sin(i * 0.628))}" stroke="#1c2026" stroke-width="8"/>`).join('')}<circle cx="${x}" cy="70" r="10" fill="#c8d0d8"/>`

// Side view, `at` a part of the width; the lower half repeats, faint, as a reflection on the floor.
export async function car({
  seed = 1,
  aspect = 16 / 9,
  paint = ['#ff8a7a', '#d81a2a', '#4a040c'],
  back = ['#05070c', '#1c2a44', '#7a9ac8', '#e4f0ff'],
  at = 0.5,
} = {}) {
  const t = studio(back, seed, aspect, at)
  const { w, h } = t
  const k = Math.min(h / 576, w / 1024) * 0.98
  const shape = `<path d="M-420 40C-426 -20 -404 -52 -330 -66L-250 -80C-180 -142 -110 -170 10 -172C130 -172 200 -130 262 -78C340 -70 404 -50 418 -14L424 40C424 60 414 70 396 70H-396C-412 70 -420 60 -420 40Z" fill="url(#paint)"/><path d="M-214 -82C-160 -128 -100 -150 -14 -152V-82ZM4 -152C110 -152 160 -126 218 -80L4 -82Z" fill="url(#glass)"/><path d="M-400 -20C-200 -52 200 -58 400 -24" stroke="#ffffff" stroke-width="5" opacity="0.6" fill="none"/><path d="M-390 26C-200 12 200 12 404 30" stroke="#000" stroke-width="10" opacity="0.35" fill="none"/><path d="M384 -40L420 -12L380 -10Z" fill="#fff8e0"/><path d="M-418 -10L-396 -46L-372 -36Z" fill="#ff3a30"/><path d="M-6 -80V60" stroke="#00000055" stroke-width="4"/><path d="M30 -46H80" stroke="#ffffff88" stroke-width="7"/>${wheel(-262)}${wheel(270)}`
  const s = `<defs><linearGradient id="paint" x2="0" y2="1">${stops([
    [0, paint[0]],
    [0.4, paint[1]],
    [1, paint[2]],
  ])}</linearGradient><linearGradient id="glass" x2="0.4" y2="1">${stops([
    [0, '#cfe4f4'],
    [0.3, '#3a4a5c'],
    [1, '#0a0f16'],
  ])}</linearGradient><radialGradient id="rim">${stops([
    [0, '#f0f4f8'],
    [1, '#7a848e'],
  ])}</radialGradient><filter id="s"><feGaussianBlur stdDeviation="14"/></filter></defs><g transform="translate(${f(w * at)} ${f(h * 0.58)}) scale(${f(k)})"><g transform="translate(0 272) scale(1 -1)" opacity="0.22">${shape}</g><ellipse cx="0" cy="136" rx="430" ry="16" fill="#000" opacity="0.7" filter="url(#s)"/>${shape}</g>`
  return overlay(t, s)
}

export async function phone({
  seed = 1,
  aspect = 16 / 9,
  back = ['#0a0612', '#3a1a6a', '#b84ac8', '#ffd0f0'],
  glass = ['#ffb86a', '#e0407a', '#3a2ab8'],
} = {}) {
  const t = studio(back, seed, aspect)
  const { w, h } = t
  const one = (x, turn, k) =>
    `<g transform="translate(${f(x)} ${f(h * 0.5)}) rotate(${turn}) scale(${k})"><rect x="-104" y="-212" width="226" height="446" rx="38" fill="#000" opacity="0.5" filter="url(#s)"/><rect x="-112" y="-224" width="224" height="448" rx="36" fill="url(#edge)"/><rect x="-102" y="-214" width="204" height="428" rx="28" fill="url(#pane)"/><path d="M-102 60C-40 -30 60 150 102 20V186q0 28 -28 28H-74q-28 0 -28 -28Z" fill="#fff" opacity="0.22"/><path d="M-102 -186V-100L60 -214H-74q-28 0 -28 28Z" fill="#fff" opacity="0.16"/><rect x="-30" y="-202" width="60" height="15" rx="8" fill="#08080c"/></g>`
  return overlay(
    t,
    `<defs><linearGradient id="edge" x2="1">${stops([
      [0, '#e8ecf2'],
      [0.5, '#5a606c'],
      [1, '#c8ced8'],
    ])}</linearGradient><linearGradient id="pane" x2="0.5" y2="1">${stops(glass.map((c, i) => [i / 2, c]))}</linearGradient><filter id="s"><feGaussianBlur stdDeviation="16"/></filter></defs>${one(w * 0.5 - h * 0.2, -12, h / 640)}${one(w * 0.5 + h * 0.16, 8, h / 600)}`,
  )
}

export async function shoe({
  seed = 1,
  aspect = 16 / 9,
  upper = ['#ffffff', '#c8f02a', '#5a8a08'],
  back = ['#06120c', '#0c4a3a', '#3ac89a', '#e0fff0'],
} = {}) {
  const t = studio(back, seed, aspect)
  const { w, h } = t
  const k = Math.min(h / 520, w / 700)
  return overlay(
    t,
    `<defs><linearGradient id="u" x2="0.6" y2="1">${stops(upper.map((c, i) => [i / 2, c]))}</linearGradient><linearGradient id="sole" x2="0" y2="1">${stops(
      [
        [0, '#ffffff'],
        [1, '#9aa4ac'],
      ],
    )}</linearGradient><filter id="s"><feGaussianBlur stdDeviation="12"/></filter></defs><g transform="translate(${f(w / 2)} ${f(h * 0.5)}) scale(${f(k)}) rotate(-9)"><ellipse cx="10" cy="132" rx="300" ry="22" fill="#000" opacity="0.6" filter="url(#s)"/><path d="M-270 60C-290 0 -276 -70 -250 -130C-214 -150 -170 -140 -130 -92C-100 -70 -60 -110 -30 -128L30 -118C90 -50 150 -10 240 20C276 34 290 56 286 84Z" fill="url(#u)"/><path d="M-270 60C-290 0 -276 -70 -250 -130L-206 -138C-220 -40 -190 40 -120 76Z" fill="#0c1c14" opacity="0.75"/><path d="M-150 66C-90 60 -20 10 30 -60M-90 72C-20 60 60 24 96 -30" stroke="#0c1c14" stroke-width="16" fill="none"/><path d="M-30 -128L30 -118L120 -26L60 -22Z" fill="#ffffff" opacity="0.5"/>${[0, 1, 2, 3].map((i) => `<path d="M${-18 + i * 30} ${-104 + i * 24}L${38 + i * 26} ${-118 + i * 26}" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`).join('')}<path d="M-282 58C-200 84 160 92 290 80C300 110 280 132 240 134C60 140 -160 138 -250 122C-286 112 -292 86 -282 58Z" fill="url(#sole)"/><path d="M-276 98C-160 118 140 122 284 112" stroke="${upper[1]}" stroke-width="9" fill="none"/></g>`,
  )
}
