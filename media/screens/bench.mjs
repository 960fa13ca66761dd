// Contents of the displays of the bench.
import { mkdirSync } from 'node:fs'
import { encoded } from '../engine/texture.mjs'
import { choices } from './choices.mjs'
import { words } from './lettering.mjs'
import { list } from './list.mjs'
import { f, rect } from './markup.mjs'
import { sheet } from './sheet.mjs'
import { signs } from './signs.mjs'
import { focus, greys, hatch, numbered, tones } from './test-cards.mjs'

const line = (str, share, fill = '#ffffff', face = 'plain') => ({ str, share, fill, face })
const cells = (...rows) => rows.map((row) => row.split(' | '))

// Lines below each other.
const poster = (aspect, ground, lines, more = () => '') =>
  sheet(aspect, ground, (w, h) => {
    let y = 0.03
    const written = lines.map(({ str, share, fill, face }) => {
      y += share
      return words(w / 2, h * (y - share * 0.2), h * share * 0.86, str, {
        fill,
        face,
        anchor: 'middle',
        weight: 800,
        within: w * 0.8,
      })
    })
    return more(w, h) + written.join('')
  })

// Bars over hours with a line for the target.
const bars = (aspect, title, sum, ground, fill, values, label = (i) => `${i + 8}`) =>
  sheet(
    aspect,
    ground,
    (w, h) =>
      words(w * 0.05, h * 0.17, h * 0.1, title, { weight: 500 }) +
      words(w * 0.95, h * 0.19, h * 0.15, sum, { anchor: 'end', weight: 800, fill: '#ffd84a' }) +
      values
        .map((value, i) => {
          const [x, wide] = [w * (0.05 + (0.9 * i) / values.length), (w * 0.62) / values.length]
          return (
            rect(x, h * (0.88 - value * 0.6), wide, h * value * 0.6, fill) +
            words(x + wide / 2, h * 0.96, h * 0.055, label(i), { anchor: 'middle', weight: 500 })
          )
        })
        .join('') +
      rect(w * 0.05, h * 0.42, w * 0.9, 5, '#ffd84a'),
  )

const arrow = (x, y, size, turn, fill) =>
  `<path transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${f(size / 100)})" d="M-48 -14H8L-18 -40L2 -58L60 0L2 58L-18 40L8 14H-48Z" fill="${fill}"/>`

// A plan of one floor: rooms with names, the way to one of them.
const plan = (aspect) =>
  sheet(aspect, '#eef1f3', (w, h) => {
    const rooms = [
      [0.04, 0.2, 0.22, 0.3, '#bcdcf2', 'Lobby'],
      [0.27, 0.2, 0.2, 0.3, '#f6d9a0', 'Café'],
      [0.48, 0.2, 0.26, 0.3, '#c4e8cc', 'Hall 1'],
      [0.75, 0.2, 0.21, 0.3, '#c4e8cc', 'Hall 2'],
      [0.04, 0.64, 0.3, 0.3, '#e2cdf0', 'Library'],
      [0.36, 0.64, 0.26, 0.3, '#f4c4c4', 'Clinic'],
      [0.64, 0.64, 0.32, 0.3, '#bcdcf2', 'Lab 3'],
    ]
    return (
      words(w * 0.04, h * 0.14, h * 0.09, 'Level 2', { fill: '#14304a', weight: 800 }) +
      words(w * 0.96, h * 0.14, h * 0.07, 'Touch a room', { fill: '#14304a', anchor: 'end', weight: 500 }) +
      rooms
        .map(
          ([x, y, wide, high, fill, name]) =>
            rect(w * x, h * y, w * wide, h * high, fill, 8, 'stroke="#14304a" stroke-width="5"') +
            words(w * (x + wide / 2), h * (y + high * 0.6), h * 0.075, name, {
              fill: '#14304a',
              anchor: 'middle',
            }),
        )
        .join('') +
      `<path d="M${f(w * 0.15)} ${f(h * 0.46)}V${f(h * 0.57)}H${f(w * 0.8)}V${f(h * 0.68)}" fill="none" stroke="#e0202a" stroke-width="14"/><circle cx="${f(w * 0.15)}" cy="${f(h * 0.46)}" r="18" fill="#e0202a"/>`
    )
  })

// The names of the buttons at the foot of a touch wall.
const keys = () =>
  sheet(
    16 / 9,
    '#10384a',
    (w, h) =>
      [
        ['Home', '#ffd84a'],
        ['Map', '#7ad8ff'],
        ['தமிழ்', '#ffb08a'],
        ['हिन्दी', '#d0b8ff'],
        ['Help', '#8af0b0'],
      ]
        .map(([name, fill], i) => {
          const x = w * (0.03 + i * 0.19)
          return (
            rect(x, h * 0.8, w * 0.17, h * 0.16, fill, 20) +
            words(x + w * 0.085, h * 0.9, h * 0.065, name, {
              fill: '#08202c',
              anchor: 'middle',
              within: w * 0.14,
            })
          )
        })
        .join('') + words(w * 0.58, h * 0.72, h * 0.1, 'Ward 3 · Level 2', { anchor: 'middle' }),
  )

const STAND = 1 / 3
// A sign and a line below it on each of several standees in a row.
const row = (ground, parts) =>
  sheet(parts.length * STAND, ground, (w, h) => {
    const wide = w / parts.length
    return parts
      .map(
        ([sign, line, fill], i) =>
          words(wide * (i + 0.5), h * 0.56, h * 0.44, sign, {
            fill,
            anchor: 'middle',
            weight: 800,
            within: wide * 0.62,
          }) + words(wide * (i + 0.5), h * 0.74, h * 0.1, line, { anchor: 'middle', within: wide * 0.8 }),
      )
      .join('')
  })

const boards = {
  'card-cabinet': () => hatch(1, '192 × 192', '#1c5a8c', 6),
  'card-wall': () => hatch(16 / 9, '1024 × 576', '#20262c', 9),
  'card-soft': () => hatch(2, '120 × 60', '#7a1f5c', 4),
  modules: () => numbered(6, 9),
  greys,
  colours: tones,
  focus,
  keys,
  orders: () =>
    bars(4 / 3, 'Orders today', '1,284', '#0c2f4e', '#2fb4ff', [0.2, 0.45, 0.62, 0.9, 0.7, 0.5, 0.8, 0.95]),
  output: () =>
    bars(
      16 / 9,
      'Output per hour',
      '412',
      '#0a3a30',
      '#2ee0a0',
      [0.4, 0.55, 0.7, 0.62, 0.85, 0.3, 0.78, 0.9, 0.96],
    ),
  quarter: () =>
    bars(
      16 / 9,
      'Revenue, ₹ crore',
      '+14%',
      '#1a2440',
      '#ff9a4a',
      [0.5, 0.56, 0.52, 0.66, 0.74, 0.86],
      (i) => `Q${(i % 4) + 1}`,
    ),
  'annual-day': () =>
    poster(3, '#7a0f3a', [line('Annual Day 2026', 0.5, '#ffe2a0', 'serif'), line('ஆண்டு விழா', 0.36)]),
  hall: () =>
    poster(
      0.5,
      '#f2b90c',
      [line('Hall', 0.2, '#14161a'), line('2', 0.36, '#14161a'), line('அரங்கு', 0.12, '#14161a')],
      (w, h) => arrow(w / 2, h * 0.84, w * 0.3, -90, '#14161a'),
    ),
  registration: () =>
    poster(1.25, '#123a7a', [
      line('Registration', 0.2),
      line('பதிவு · पंजीकरण', 0.16, '#ffd84a'),
      line('A – M', 0.26),
      line('← 1 2 3', 0.26, '#ffd84a'),
    ]),
  final: () =>
    poster(
      1.75,
      '#0b1d52',
      [line('FINAL', 0.24, '#ffd21e'), line('CHE  v  MUM', 0.36), line('19:30 · Gate 4', 0.24, '#7ad8ff')],
      (w, h) => rect(0, h * 0.92, w, h * 0.08, '#ffd21e'),
    ),
  camp: () =>
    poster(2, '#f4f1e6', [
      line('Free eye camp', 0.3, '#0a4f8c'),
      line('இலவச கண் முகாம்', 0.22, '#c4201c'),
      line('Sunday 9 – 1', 0.3, '#0a4f8c'),
    ]),
  polio: () =>
    poster(2.5, '#ffd21e', [
      line('Pulse polio', 0.36, '#b8001c'),
      line('போலியோ சொட்டு மருந்து', 0.24, '#14161a'),
      line('17 January · 7 to 5', 0.26, '#14161a'),
    ]),
  slow: () =>
    poster(
      1,
      '#14502c',
      [line('Drive slow', 0.2), line('பள்ளி · School', 0.14, '#ffd84a')],
      (w) =>
        `<circle cx="${w / 2}" cy="${w * 0.68}" r="${w * 0.25}" fill="#d8101c"/><circle cx="${w / 2}" cy="${w * 0.68}" r="${w * 0.19}" fill="#ffffff"/>${words(w / 2, w * 0.775, w * 0.27, '30', { fill: '#14161a', anchor: 'middle', weight: 800 })}`,
    ),
  rate: () =>
    poster(2, '#5a0f1c', [
      line('Gold 22K', 0.3, '#ffe2a0', 'serif'),
      line('₹ 9,410 / g', 0.38),
      line('தங்கம் இன்று', 0.22, '#ffe2a0'),
    ]),
  train: () =>
    poster(4, '#0a2a5a', [line('Platform 4 → Central', 0.5, '#ffd21e'), line('நடைமேடை 4 · 10:42', 0.4)]),
  welcome: () =>
    poster(3, '#0a6a70', [line('வணக்கம் · Welcome', 0.46), line('नमस्ते · Namaste', 0.4, '#ffe2a0')]),
  exit: () => poster(2, '#0b7a3c', [line('← Exit  வெளியே', 0.42), line('↑ Lifts  மேலே', 0.42, '#d8ffd8')]),
  innings: () =>
    poster(3, '#102a6a', [line('CHE 184/5', 0.5, '#ffd21e'), line('18.2 ov · need 12 off 10', 0.32)]),
  exam: () =>
    list({
      aspect: 16 / 9,
      title: 'Exam halls',
      note: '9:30',
      rows: cells(
        'CSE  1–60 | Room 204',
        'ECE  1–48 | Room 207',
        'Civil  1–52 | Room 301',
        'MBA  1–40 | Room 305',
      ),
    }),
  floors: () =>
    list({
      aspect: 16 / 9,
      back: ['#1f5a6a', '#12323c'],
      bar: '#7fe0c0',
      title: 'Floors',
      note: 'தளங்கள்',
      rows: cells('3 | Labs, library', '2 | Accounts', '1 | Conference', '0 | Reception, café'),
    }),
  fares: () =>
    list({
      aspect: 4 / 3,
      back: ['#1a6a48', '#0c3a26'],
      bar: '#ffc83a',
      title: 'Fares',
      note: '₹',
      rows: cells('Guindy | 20', 'Airport | 40', 'Central | 50'),
    }),
  departures: () =>
    list({
      aspect: 16 / 9,
      back: ['#1c2c48', '#101a2c'],
      bar: '#ffd21e',
      title: 'Departures',
      note: '10:42',
      rows: cells(
        '10:55 | Madurai | Bay 3',
        '11:05 | Salem | Bay 7',
        '11:20 | Trichy | Bay 1',
        '11:35 | Theni | Bay 5',
      ),
    }),
  plan: () => plan(4 / 3),
  level: () => plan(16 / 9),
  sessions: () =>
    choices({
      aspect: 16 / 9,
      title: 'Visitors',
      note: 'வருகை',
      columns: 3,
      tiles: cells(
        'Meet | a host | #ffd84a',
        'Deliver | a parcel | #7ad8ff',
        'Interview | HR desk | #8af0b0',
        'Tour | 11:00 | #ffb08a',
        'Wi-Fi | guest code | #d0b8ff',
        'Help | call us | #ffffff',
      ),
    }),
  café: () =>
    poster(STAND, '#143a30', [
      line('Café', 0.17, '#ffd84a', 'serif'),
      line('காபி ₹40', 0.14),
      line('Chai ₹30', 0.13),
      line('Dosa ₹90', 0.13),
      line('Idli ₹60', 0.13),
      line('Lassi ₹70', 0.13),
    ]),
  half: () =>
    row('#c40a2c', [
      ['5', 'Monsoon', '#ffffff'],
      ['0', 'sale', '#ffffff'],
      ['%', 'off', '#ffe04a'],
    ]),
  fair: () =>
    row('#0f4a7a', [
      ['A', 'Book fair', '#ffe04a'],
      ['அ', 'புத்தக விழா', '#ffffff'],
    ]),
  closing: () =>
    poster(STAND, '#0d5f8a', [line('', 0.58), line('Open till', 0.1), line('9 pm', 0.18, '#ffd21e')]),
  stall: () =>
    poster(STAND, '#f2b90c', [line('', 0.58), line('Stall', 0.14, '#14161a'), line('14 →', 0.16, '#b8001c')]),
  'check-in': () =>
    poster(STAND, '#14306e', [line('', 0.56), line('Check-in', 0.12), line('24 h', 0.2, '#ffd21e')]),
  gate: () =>
    poster(STAND, '#0a4cae', [line('Gate 2', 0.12), line('வாயில் 2', 0.08, '#ffd21e')], (w, h) =>
      arrow(w / 2, h * 0.4, w * 0.6, 90, '#ffd21e'),
    ),
  tokens: () =>
    poster(STAND, '#f4f6f8', [
      line('Pharmacy', 0.1, '#0a5a34'),
      line('மருந்தகம்', 0.09, '#0a5a34'),
      line('A 84', 0.22, '#c4201c'),
      line('Counter', 0.14, '#14304a'),
      line('3', 0.34, '#0a5a34'),
    ]),
  jobs: () =>
    poster(
      STAND,
      '#5a1a8c',
      [
        line('Job fair', 0.13),
        line('வேலை முகாம்', 0.09, '#ffd21e'),
        line('', 0.3),
        line('40', 0.26, '#ffd21e'),
        line('firms', 0.12),
      ],
      (w, h) => arrow(w / 2, h * 0.42, w * 0.6, 0, '#ffffff'),
    ),
  slim: () =>
    poster(STAND, '#e0480a', [
      line('30%', 0.2, '#ffe04a'),
      line('off', 0.14),
      line('30%', 0.24, '#ffe04a'),
      line('off', 0.14),
    ]),
}

export const bench = { ...signs, ...boards }

export async function writeBench(folder) {
  mkdirSync(folder, { recursive: true })
  for (const [name, paint] of Object.entries(bench)) {
    const picture = await paint()
    await (picture.data ? encoded(picture) : picture).png().toFile(`${folder}/${name}.png`)
  }
}
