// A face drawn by hand, with light and shade: the speaker on a side screen, the model of an advertisement.
import { fbm } from '../engine/random.mjs'
import { field, overlay } from '../engine/texture.mjs'
import { f } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

const SKINS = {
  deep: ['#4a2414', '#7a4326', '#a86a42', '#d09868'],
  brown: ['#5e3320', '#9a623f', '#c98f63', '#f0c497'],
  fair: ['#7a4a34', '#b9805c', '#e2ae86', '#ffdcb8'],
}

const stops = (list) =>
  list
    .map(([at, colour, o = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${o}"/>`)
    .join('')

// `x` and `scale` place the head: 1 fills the picture from chin to crown. `wears`: saree, suit, coat, shirt.
export async function portrait({
  seed = 1,
  aspect = 16 / 9,
  woman = true,
  skin = 'brown',
  wears = 'saree',
  cloth = ['#5a0a24', '#c8285a'],
  back = ['#102a3a', '#3a7a8a', '#e0c890'],
  x = 0.5,
  scale = 1,
  glasses = false,
  beard = false,
} = {}) {
  const [w, h] = size(aspect, 640)
  const c = ramp(back)
  const ground = field(
    w,
    h,
    (u, v, out) => c(0.15 + 0.75 * fbm(u * aspect * 1.4 + seed * 5, v * 1.4, 3) + 0.15 * (1 - v), out),
    4,
  )
  return overlay(
    ground,
    definitions(SKINS[skin], cloth) +
      `<g transform="translate(${f(w * x)} ${f(h * 0.47)}) scale(${f((scale * h) / 640)})">${body(wears, woman)}${head(SKINS[skin], woman, glasses, beard)}</g>`,
  )
}

function definitions([dark, low, mid, high], [under, over]) {
  return `<defs>
<radialGradient id="skin" cx="0.34" cy="0.36" r="0.78">${stops([
    [0, high],
    [0.42, mid],
    [0.78, low],
    [1, dark],
  ])}</radialGradient>
<linearGradient id="neck" x2="1">${stops([
    [0, mid],
    [0.5, low],
    [1, dark],
  ])}</linearGradient>
<linearGradient id="cloth" x2="1" y2="0.6">${stops([
    [0, over],
    [0.6, over],
    [1, under],
  ])}</linearGradient>
<linearGradient id="hair" x2="1" y2="1">${stops([
    [0, '#4a342c'],
    [0.35, '#1c1310'],
    [1, '#070505'],
  ])}</linearGradient>
<radialGradient id="cheek">${stops([
    [0, '#d8583a', 0.5],
    [1, '#d8583a', 0],
  ])}</radialGradient>
<filter id="b4"><feGaussianBlur stdDeviation="4"/></filter><filter id="b9"><feGaussianBlur stdDeviation="9"/></filter><filter id="b20"><feGaussianBlur stdDeviation="18"/></filter></defs>`
}

function body(wears, woman) {
  const shoulders = woman
    ? 'M-260 420C-240 260 -150 216 -62 196L62 196C150 216 240 260 260 420Z'
    : 'M-310 420C-290 256 -180 214 -70 190L70 190C180 214 290 256 310 420Z'
  let s = `<path d="M-58 90V214C-30 250 30 250 58 214V90Z" fill="url(#neck)"/><path d="M-56 120C-20 190 40 186 58 120V170C30 206 -30 206 -56 170Z" fill="#1c0a04" opacity="0.55" filter="url(#b9)"/>`
  if (wears === 'coat')
    s += `<path d="${shoulders}" fill="#e9eef0"/><path d="M-40 200L0 300L40 200L70 196L26 420H-26L-70 196Z" fill="#6aa0b4"/><path d="M-74 206C-110 300 -60 350 -50 400M74 206C100 290 84 330 90 360" stroke="#30363c" stroke-width="9" fill="none"/><circle cx="90" cy="368" r="16" fill="#8a9298"/>`
  else if (wears === 'suit')
    s += `<path d="${shoulders}" fill="url(#cloth)"/><path d="M-58 196L0 330L58 196L30 190H-30Z" fill="#f2f4f6"/><path d="M-12 226H12L20 330L0 380L-20 330Z" fill="#a82838"/><path d="M-70 190L-100 300L-12 420M70 190L100 300L12 420" stroke="#00000066" stroke-width="7" fill="none"/>`
  else s += `<path d="${shoulders}" fill="url(#cloth)"/>`
  if (wears === 'shirt')
    s += `<path d="M-64 192L0 262L64 192L86 214L20 300L0 270L-20 300L-86 214Z" fill="#ffffff" opacity="0.35"/>`
  if (wears === 'saree')
    s += `<path d="M-66 200C-30 262 30 262 66 200L40 196C20 232 -20 232 -40 196Z" fill="url(#neck)"/><path d="M90 206C40 290 -120 330 -250 420H-120C20 350 120 290 160 226Z" fill="#ffffff" opacity="0.14"/><path d="M96 206C46 296 -110 340 -236 424" stroke="#f0c050" stroke-width="15" fill="none"/><path d="M96 206C46 296 -110 340 -236 424" stroke="#6a3a08" stroke-width="3" stroke-dasharray="4 8" fill="none"/>`
  return (
    s +
    '<path d="M120 200C240 240 280 330 300 430H60C120 350 130 280 120 200Z" fill="#000" opacity="0.32" filter="url(#b20)"/>'
  )
}

function head([dark, low, , high], woman, glasses, beard) {
  const jaw = woman
    ? 'M0 -190C104 -190 138 -110 130 -14C124 66 70 150 0 156C-70 150 -124 66 -130 -14C-138 -110 -104 -190 0 -190Z'
    : 'M0 -190C108 -190 140 -110 134 -10C130 60 100 152 0 164C-100 152 -130 60 -134 -10C-140 -110 -108 -190 0 -190Z'
  let s = woman
    ? '<path d="M0 -236C150 -240 186 -110 170 30C164 130 190 180 150 230C120 130 150 0 96 -90L-110 -70C-150 20 -120 130 -150 226C-190 170 -166 120 -172 20C-186 -110 -150 -236 0 -236Z" fill="url(#hair)"/>'
    : ''
  s += `<ellipse cx="-134" cy="0" rx="18" ry="34" fill="${low}"/><ellipse cx="134" cy="0" rx="18" ry="34" fill="${dark}"/><path d="${jaw}" fill="url(#skin)"/><path d="M40 -180C150 -150 160 60 30 156C110 90 96 -60 40 -180Z" fill="${dark}" opacity="0.55" filter="url(#b20)"/>`
  s += `<ellipse cx="-66" cy="46" rx="50" ry="34" fill="url(#cheek)"/><ellipse cx="66" cy="46" rx="46" ry="34" fill="url(#cheek)"/>`
  for (const k of [-1, 1]) s += eye(k, woman, dark, low)
  s += `<path d="M12 -30C22 10 32 38 30 56C18 70 -10 70 -20 60" fill="none" stroke="${dark}" stroke-width="7" opacity="0.6" filter="url(#b4)"/><path d="M-4 -30L-8 44" stroke="${high}" stroke-width="13" opacity="0.75" filter="url(#b4)" stroke-linecap="round"/><ellipse cx="-4" cy="48" rx="15" ry="10" fill="${high}" opacity="0.6" filter="url(#b4)"/><ellipse cx="-15" cy="62" rx="6" ry="3.4" fill="#2a0f08"/><ellipse cx="15" cy="62" rx="6" ry="3.4" fill="#2a0f08"/>`
  const lip = woman ? '#b83a48' : '#96543f'
  s += `<path d="M-46 98C-24 84 -10 88 0 92C10 88 24 84 46 98C20 104 -20 104 -46 98Z" fill="${lip}"/><path d="M-46 98C-20 103 20 103 46 98C28 130 -28 130 -46 98Z" fill="${lip}"/><path d="M-36 100C-14 104 14 104 36 100C20 113 -20 113 -36 100Z" fill="#fff6ee"/><path d="M-20 121C-8 126 8 126 20 121" stroke="#ffd0c0" stroke-width="5" opacity="0.6" filter="url(#b4)"/>`
  if (beard)
    s +=
      '<path d="M-128 10C-124 90 -90 158 0 170C90 158 124 90 128 10C110 70 80 78 52 80C20 68 -20 68 -52 80C-80 78 -110 70 -128 10ZM-46 98C-20 90 20 90 46 98C34 124 -34 124 -46 98Z" fill="#140c09" opacity="0.85" fill-rule="evenodd" filter="url(#b4)"/>'
  s += woman
    ? '<path d="M0 -204C-90 -200 -150 -120 -134 10C-120 -60 -80 -130 0 -150C80 -130 120 -60 134 10C150 -120 90 -200 0 -204Z" fill="url(#hair)"/><circle cx="0" cy="-66" r="8" fill="#a80e24"/>'
    : '<path d="M-138 0C-160 -150 -100 -236 10 -232C120 -230 160 -140 138 0C132 -50 120 -90 100 -116C40 -96 -40 -120 -80 -128C-110 -100 -130 -60 -138 0Z" fill="url(#hair)"/>'
  s +=
    '<path d="M-110 -150C-70 -200 -20 -206 20 -200" stroke="#8a6a58" stroke-width="10" opacity="0.5" fill="none" filter="url(#b9)"/>'
  if (woman)
    for (const k of [-1, 1])
      s += `<path d="M${k * 140} 36v16" stroke="#f0c050" stroke-width="5"/><path d="M${k * 140 - 20} 84C${k * 140 - 20} 46 ${k * 140 + 20} 46 ${k * 140 + 20} 84Z" fill="#e0a830"/><circle cx="${k * 140}" cy="94" r="6" fill="#fff0c0"/>`
  if (glasses)
    s +=
      '<g fill="#ffffff14" stroke="#15100e" stroke-width="7"><rect x="-104" y="-38" width="86" height="60" rx="22"/><rect x="18" y="-38" width="86" height="60" rx="22"/><path d="M-18 -14C-8 -22 8 -22 18 -14M-104 -16L-134 -24M104 -16L134 -24" fill="none"/></g>'
  return s
}

function eye(side, woman, dark, low) {
  const x = side * 58
  const lashes = woman ? 8 : 5
  return `<ellipse cx="${x}" cy="-8" rx="44" ry="26" fill="${dark}" opacity="0.5" filter="url(#b9)"/><path d="M${x - 34} -3C${x - 16} -20 ${x + 16} -20 ${x + 34} -4C${x + 14} 8 ${x - 14} 8 ${x - 34} -3Z" fill="#f6efe8"/><circle cx="${x}" cy="-7" r="12.5" fill="#3a1c0c"/><circle cx="${x}" cy="-7" r="6" fill="#080404"/><circle cx="${x - 5}" cy="-11" r="3.6" fill="#fff"/><path d="M${x - 38} -2C${x - 16} -24 ${x + 16} -24 ${x + 38} -5" stroke="#120806" stroke-width="${lashes}" fill="none"/><path d="M${x - 32} -40C${x - 10} -40 ${x + 12} -40 ${x + 34} -34" stroke="${low}" stroke-width="5" opacity="0.5" fill="none"/><path d="M${x - side * 30} -52C${x - side * 6} -66 ${x + side * 24} -66 ${x + side * 46} -44" stroke="#160d0a" stroke-width="${woman ? 9 : 14}" fill="none" stroke-linecap="round"/>`
}
