// Signs for close views: a card of 400 × 250 millimetres, of which the lens sees little more than the middle half.
import { words } from './lettering.mjs'
import { rect } from './markup.mjs'
import { drawn } from './sheet.mjs'

const card = (ground, ...parts) => drawn(400, 250, ground, parts.join(''), 3)
const big = (x, y, size, str, fill, face = 'plain') =>
  words(x, y, size, str, { fill, face, anchor: 'middle', weight: 800 })
const small = (x, y, size, str, fill = '#ffffff') => words(x, y, size, str, { fill, weight: 500 })
const disc = (x, y, r, fill, more = '') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const stroke = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
const wedge = (from, to, r, fill) => {
  const at = (t) => `${r * Math.sin(t * 2 * Math.PI)} ${-r * Math.cos(t * 2 * Math.PI)}`
  return `<path d="M0 0L${at(from)}A${r} ${r} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)}Z" fill="${fill}"/>`
}
const station = (x, y, name, tamil) =>
  disc(x, y, 8, '#ffffff', 'stroke="#0a1a2e" stroke-width="3"') +
  words(x, y - 13, 22, name) +
  words(x, y + 27, 17, tamil, { fill: '#ffd84a' })

const front = (x, top, wide, fill, pane, awning) =>
  rect(x, top, wide, 196 - top, fill) +
  [0, 1, 2, 3]
    .flatMap((i) =>
      [0, 1, 2].map((k) => rect(x + wide * (0.08 + i * 0.23), top + 10 + k * 30, wide * 0.15, 19, pane)),
    )
    .join('') +
  rect(x + 3, 160, wide - 6, 36, '#666461') +
  rect(x, 148, wide, 14, awning)
const tree = (x) =>
  rect(x - 2, 150, 4, 50, '#74736f') + disc(x, 134, 24, '#8b8985') + disc(x - 9, 126, 14, '#a7a5a0')
const vehicle = (x, fill) =>
  `<path d="M${x} 214V200L${x + 12} 196L${x + 20} 182H${x + 48}L${x + 58} 197L${x + 72} 200V214Z" fill="${fill}"/>${rect(x + 24, 185, 22, 11, '#d4d1cb')}${disc(x + 16, 214, 7, '#575553')}${disc(x + 57, 214, 7, '#575553')}`

// Behind clear displays: a street of plaster by day, out of focus.
const street = () =>
  card(
    '#c8c5bf',
    rect(0, 0, 400, 40, '#bab7b1'),
    front(-10, 62, 84, '#d2cfc9', '#969490', '#8a8884'),
    front(74, 88, 70, '#aaa7a2', '#83817d', '#e0dcd6'),
    front(152, 48, 92, '#e0ddd6', '#a3a19c', '#8a8884'),
    front(244, 96, 66, '#b2afaa', '#7a7875', '#bcb9b3'),
    front(318, 70, 96, '#c0bdb7', '#8d8a86', '#7f7d79'),
    rect(0, 196, 400, 10, '#cdcac4'),
    rect(0, 206, 400, 44, '#8d8b87'),
    Array.from({ length: 7 }, (_, i) => rect(i * 62 + 8, 230, 34, 4, '#e2dfd8')).join(''),
    tree(150),
    tree(312),
    vehicle(58, '#bebcb6'),
    vehicle(214, '#c7c4be'),
  )

export const signs = {
  street,
  metro: () =>
    card(
      '#0c2f66',
      stroke('M0 92H150L240 182H400', '#4ab4ff', 9),
      stroke('M0 186H120L220 86H400', '#30d878', 9),
      station(78, 92, 'Guindy', 'கிண்டி'),
      station(232, 86, 'Saidapet', 'சைதை'),
      station(246, 182, 'Airport', 'விமானம்'),
    ),
  pie: () =>
    card(
      '#f2f4f6',
      `<g transform="translate(205 128)">${wedge(0, 0.62, 92, '#0a6fd0')}${wedge(0.62, 0.85, 92, '#ff9a1e')}${wedge(0.85, 1, 92, '#18a878')}</g>`,
      words(214, 140, 44, '62%', { weight: 800 }),
      words(135, 112, 22, '23%', { weight: 800, fill: '#3a1e00' }),
      small(304, 96, 20, 'Chennai', '#14304a'),
      small(62, 76, 20, 'Madurai', '#14304a'),
    ),
  tamil: () => card('#8a0f24', big(200, 178, 170, 'அ', '#fff1d0')),
  hindi: () => card('#08633a', big(200, 188, 190, 'क', '#ffffff')),
  rupee: () => card('#ffc90a', big(168, 196, 200, '₹', '#b8001c'), big(292, 196, 200, '9', '#b8001c')),
  clock: () =>
    card('#0d2740', big(200, 172, 150, '10:45', '#ffb43a', 'signs'), small(96, 205, 22, 'Next train 4 min')),
  live: () => card('#d40a28', big(190, 180, 165, 'LIVE', '#ffffff')),
  countdown: () =>
    card(
      '#21105a',
      disc(200, 125, 92, 'none', 'stroke="#4a35a0" stroke-width="20"'),
      stroke('M200 33A92 92 0 1 1 108 125', '#ff6ac8', 20),
      big(200, 168, 130, '3', '#ffffff'),
    ),
  star: () =>
    card(
      '#ffffff',
      `<g transform="translate(200 125)">${Array.from({ length: 12 }, (_, i) => wedge(i / 12, (i + 0.5) / 12, 160, '#101214')).join('')}</g>`,
      disc(200, 125, 118, 'none', 'stroke="#e0202a" stroke-width="5"'),
      disc(200, 125, 13, '#ffffff'),
    ),
  platform: () =>
    card(
      '#0a4cae',
      `<path d="M96 112H180L146 78L172 56L242 125L172 194L146 172L180 138H96Z" fill="#ffffff"/>`,
      big(306, 182, 160, '4', '#ffd21e'),
    ),
  score: () => card('#0a5a34', big(200, 186, 178, '84*', '#ffffff'), rect(0, 206, 400, 44, '#ff8a1e')),
  speed: () =>
    card(
      '#1c3a2c',
      disc(200, 125, 112, '#d8101c'),
      disc(200, 125, 84, '#ffffff'),
      big(200, 170, 126, '40', '#101214'),
    ),
  capital: () => card('#b8141c', big(200, 206, 230, 'A', '#ffe2b0')),
  percent: () => card('#5a149c', big(200, 206, 230, '%', '#ffd21e')),
  parking: () => card('#0a3ec8', big(190, 214, 260, 'P', '#ffffff')),
  silk: () => card('#000000', big(200, 124, 78, 'Silk', '#ffd000'), big(200, 176, 46, 'பட்டு', '#ff2a7a')),
  open: () => card('#000000', big(200, 122, 66, 'OPEN', '#28ff8a'), big(200, 178, 52, '10 – 9', '#ffc000')),
  edge: () => card('#000000', big(200, 190, 190, 'N', '#ff2a7a')),
  sale: () => card('#000000', big(200, 165, 116, '50%', '#ffd000')),
  eight: () => card('#000000', big(200, 188, 180, '8', '#ffd000')),
  ten: () => card('#000000', big(200, 176, 140, '10', '#ff8a00')),
}
