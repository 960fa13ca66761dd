// Contents of the nine screens of the square, as clients would run them. Each is used once.
import { overlay, raster } from '../engine/texture.mjs'
import { flowers, saree } from '../screens/goods.mjs'
import { words } from '../screens/lettering.mjs'
import { base, rect } from '../screens/markup.mjs'
import { caption, notice } from '../screens/notices.mjs'
import { skyline } from '../screens/nature.mjs'

/** Offer of a handloom house. */
export const handloom = () =>
  caption(
    saree(['#2a0430', '#c01a6a', '#ffb0d0'], 5, 14.4 / 8.1),
    ['தீபாவளி பட்டு', 'Deepavali silks', 'from ₹ 4,800'],
    { size: 0.15, k: 0.8 },
  )

/** Hourly programme of a museum's foyer. */
export const programme = () =>
  list({
    aspect: 6.4 / 2.88,
    back: ['#0b3a5c', '#052236'],
    bar: '#ffb428',
    title: 'City Museum',
    note: 'Today',
    rows: [
      ['10:00', 'Chola bronzes', 'Hall 1'],
      ['11:30', 'Temple textiles', 'Hall 3'],
      ['14:00', 'Puppet theatre', 'Court'],
      ['16:30', 'Nilgiri birds', 'Hall 2'],
    ],
  })

/** Offer of a festival, on bays of glass: no word crosses a mullion. */
export async function kolam() {
  const [w, h] = [1080, 400]
  const ring = (x, r, colour) =>
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * 45 * Math.PI) / 180
      return `<ellipse cx="${x + Math.cos(a) * r * 0.6}" cy="${200 + Math.sin(a) * r * 0.6}" rx="${r * 0.42}" ry="${r * 0.2}" transform="rotate(${i * 45} ${x + Math.cos(a) * r * 0.6} ${200 + Math.sin(a) * r * 0.6})" fill="none" stroke="${colour}" stroke-width="9"/>`
    }).join('') + `<circle cx="${x}" cy="200" r="${r * 0.16}" fill="${colour}"/>`
  const black = await raster(w, h, rect(0, 0, w, h, '#000000'))
  return overlay(
    black,
    ring(100, 100, '#ffd23a') +
      ring(978, 100, '#ff5a3a') +
      words(371, 190, 84, 'பொங்கல்', { fill: '#ffffff', anchor: 'middle', weight: 800, within: 290 }) +
      words(371, 280, 50, '14 – 17 Jan', { fill: '#ffd23a', anchor: 'middle' }) +
      words(708, 190, 84, 'Pongal', { fill: '#ffffff', anchor: 'middle', weight: 800 }) +
      words(708, 280, 50, '20% off', { fill: '#ff8a5a', anchor: 'middle' }),
  )
}

/** Offer of a café, upright. */
export const offer = () =>
  list({
    aspect: 0.72 / 2.08,
    back: ['#0c5a3c', '#063020'],
    bar: '#ffd84a',
    title: 'Tiffin',
    note: '',
    rows: [
      ['Ghee pongal', '₹ 110'],
      ['Masala dosa', '₹ 120'],
      ['Mini idli', '₹ 90'],
      ['Vada', '₹ 50'],
      ['Filter coffee', '₹ 45'],
      ['Payasam', '₹ 80'],
    ],
  })

/** Line of a metro, all around a corner. */
export async function route() {
  const [w, h] = [1900, 620]
  const stops = ['Airport', 'Guindy', 'Central', 'Egmore', 'Tondiarpet']
  const at = (i) => 190 + i * 380
  return overlay(
    base(w, h, '#0a2a78', '#061848'),
    words(120, 210, 130, 'மெட்ரோ', { fill: '#ffffff', weight: 800 }) +
      words(730, 210, 130, 'Line 1', { fill: '#4affc0', weight: 800 }) +
      words(1780, 210, 110, 'every 5 min', { fill: '#ffffff', anchor: 'end' }) +
      rect(at(0), 352, at(4) - at(0), 22, '#4affc0') +
      stops
        .map(
          (stop, i) =>
            `<circle cx="${at(i)}" cy="363" r="38" fill="#ffffff"/><circle cx="${at(i)}" cy="363" r="20" fill="#0a2a78"/>` +
            words(at(i), 495, 76, stop, { fill: '#ffffff', anchor: 'middle' }),
        )
        .join(''),
  )
}

/** Poster of a music season. */
export const tonight = () =>
  caption(skyline(5, 9.6 / 5.4), ['मार्गशीर्ष संगीत', 'Margazhi concerts', 'tonight · 7 pm'], {
    size: 0.15,
    accent: '#ffd84a',
    k: 0.96,
  })

/** Call to vote, on a truck. */
export const vote = () =>
  notice(['வாக்களியுங்கள்', 'Every vote counts', '18+ · enrol today'], {
    aspect: 2,
    mark: 'finger',
    back: ['#0a6a3a', '#04381e'],
    size: 0.15,
  })

/** Flower market, around a ball. */
export const lights = () => flowers(33, 2)

/** Map for visitors, to be touched. */
export async function guide() {
  const [w, h] = [1070, 600]
  const places = [
    ['Temple', '#ffb428', 4],
    ['Market', '#ff6a5a', 7],
    ['Bus stand', '#5ad8ff', 3],
    ['Hospital', '#6af0a0', 9],
  ]
  return overlay(
    base(w, h, '#123c46', '#0a262e'),
    words(50, 96, 66, 'Where to?', { weight: 800 }) +
      words(1020, 96, 58, 'எங்கே போக?', { anchor: 'end', fill: '#ffd84a' }) +
      places
        .map(([name, colour, minutes], i) => {
          const [x, y] = [50 + (i % 2) * 495, 140 + Math.floor(i / 2) * 222]
          return (
            rect(x, y, 475, 200, colour, 18) +
            words(x + 30, y + 84, 60, name, { fill: '#08181c', weight: 800 }) +
            words(x + 30, y + 158, 50, `${minutes} min on foot`, { fill: '#08181c', weight: 500 })
          )
        })
        .join(''),
  )
}

// Rows under a title: [left, middle, right] or [left, right].
async function list({ aspect, back, bar, title, note, rows }) {
  const h = aspect > 1 ? 600 : 1500
  const w = Math.round(h * aspect)
  const head = aspect > 1 ? h * 0.2 : h * 0.13
  const step = (h - head * 1.25) / rows.length
  const size = Math.min(step * 0.5, w * (aspect > 1 ? 0.075 : 0.105))
  return overlay(
    base(w, h, back[0], back[1]),
    rect(0, 0, w, head, bar) +
      words(w * 0.05, head * 0.72, Math.min(head * 0.62, w * 0.24), title, { fill: '#0a1218', weight: 800 }) +
      words(w * 0.95, head * 0.72, head * 0.5, note, { fill: '#0a1218', anchor: 'end' }) +
      rows
        .map((row, i) => {
          const y = head * 1.12 + (i + 0.64) * step
          const last = row.length - 1
          return row
            .map((cell, k) =>
              words(w * (k === 0 ? 0.05 : k === last ? 0.95 : 0.24), y, size, cell, {
                anchor: k === last ? 'end' : 'start',
                fill: k === last ? bar : '#ffffff',
                weight: k ? 700 : 500,
              }),
            )
            .join('')
        })
        .join(''),
  )
}
