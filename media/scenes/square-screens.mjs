// Contents of the nine screens of the square, as clients would run them. Each is used once.
import { overlay, raster } from '../engine/texture.mjs'
import { flowers, saree } from '../screens/goods.mjs'
import { words } from '../screens/lettering.mjs'
import { choices } from '../screens/choices.mjs'
import { list } from '../screens/list.mjs'
import { base, blossom, rect } from '../screens/markup.mjs'
import { caption, notice } from '../screens/notices.mjs'
import { skyline } from '../screens/nature.mjs'

/** Offer of a handloom house. */
export const handloom = () =>
  caption(
    saree(['#2a0430', '#c01a6a', '#ffb0d0'], 5, 14.4 / 8.1),
    ['தீபாவளி பட்டு', 'Deepavali silks', 'from ₹ 4,800'],
    { size: 0.15, k: 0.97, ground: '#2a0430', accent: '#ffffff' },
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
  const black = await raster(w, h, rect(0, 0, w, h, '#000000'))
  return overlay(
    black,
    blossom(100, 200, 100, '#ffd23a') +
      blossom(978, 200, 100, '#ff5a3a') +
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
  // Away from the rim, where a round wall turns its words from the eye.
  const at = (i) => 430 + i * 260
  return overlay(
    base(w, h, '#0a2a78', '#061848'),
    words(330, 210, 96, 'மெட்ரோ', { fill: '#ffffff', weight: 800 }) +
      words(800, 210, 110, 'Line 1', { fill: '#4affc0', weight: 800 }) +
      words(1560, 210, 76, 'every 5 min', { fill: '#ffffff', anchor: 'end' }) +
      rect(at(0), 352, at(4) - at(0), 22, '#4affc0') +
      stops
        .map(
          (stop, i) =>
            `<circle cx="${at(i)}" cy="363" r="38" fill="#ffffff"/><circle cx="${at(i)}" cy="363" r="20" fill="#0a2a78"/>` +
            words(at(i), 495, 58, stop, { fill: '#ffffff', anchor: 'middle' }),
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
export const guide = () =>
  choices({
    aspect: 4.1 / 2.3,
    title: 'Where to?',
    note: 'எங்கே போக?',
    tiles: [
      ['Temple', '4 min on foot', '#ffb428'],
      ['Market', '7 min on foot', '#ff6a5a'],
      ['Bus stand', '3 min on foot', '#5ad8ff'],
      ['Hospital', '9 min on foot', '#6af0a0'],
    ],
  })
