// Boards of public places. Times are counted on from the clock that the board itself shows, so the two agree.
import { overlay } from '../engine/texture.mjs'
import { HINDI, TAMIL, words } from './lettering.mjs'
import { base, f, rect } from './markup.mjs'

const minutes = (clock) => clock.split(':').reduce((sum, x) => sum * 60 + Number(x), 0)
const clockAfter = (clock, add) => {
  const t = (minutes(clock) + add) % 1440
  return `${String(Math.floor(t / 60)).padStart(2, '0')}:${String(t % 60).padStart(2, '0')}`
}

// Rows under a headline with a clock. `columns`: [place from 0 to 1, anchor, colour, face, share of the row's height, widest].
export async function table(
  rows,
  columns,
  { aspect = 2, title, clock, back = '#07111d', bar = '#f4c02a', ink = '#0a0d12', h = 640, head = 0.15 } = {},
) {
  const w = Math.round(h * aspect)
  const top = h * head
  const rh = (h - top) / rows.length
  let s =
    rect(0, 0, w, top, bar) +
    words(w * 0.02, top * 0.72, top * 0.56, title, { fill: ink, weight: 900, within: w * 0.78 })
  if (clock) s += words(w * 0.98, top * 0.74, top * 0.66, clock, { face: 'signs', fill: ink, anchor: 'end' })
  rows.forEach((row, i) => {
    const y = top + i * rh
    if (i % 2) s += rect(0, y, w, rh, '#ffffff', 0, 'opacity="0.07"')
    row.forEach((cell, k) => {
      const [x, anchor, fill, face = 'plain', size = 0.52, within = 1] = columns[k]
      const [str, own] = Array.isArray(cell) ? cell : [cell, fill]
      s += words(w * x, y + rh * (0.5 + size * 0.35), rh * size, str, {
        face,
        fill: own,
        anchor,
        within: within * w,
      })
    })
  })
  return overlay(base(w, h, back, back), s)
}

// Departures of an airport: what is called agrees with the minutes that are left.
const FLIGHTS = [
  ['Chennai', 'XG 214', 'A4'],
  ['Delhi', 'NV 882', 'B2'],
  ['Kochi', 'XG 631', 'A7'],
  ['Mumbai', 'TR 405', 'B5'],
  ['Kolkata', 'NV 117', 'A1'],
  ['Goa', 'XG 290', 'A3'],
  ['Hyderabad', 'TR 518', 'B1'],
  ['Jaipur', 'NV 743', 'A6'],
  ['Pune', 'XG 356', 'B4'],
]
const WAITS = [12, 25, 40, 55, 75, 95, 120, 140, 165]
function call(wait) {
  if (wait < 20) return ['Last call', '#ff7a5a']
  if (wait < 35) return ['Boarding', '#ffd84a']
  return wait < 60 ? ['Go to gate', '#6af0a0'] : ['On time', '#b8d4e8']
}

export function flights(clock, { aspect = 2.4, rows = 8, first = 0 } = {}) {
  const list = WAITS.slice(0, rows).map((wait, i) => {
    const [city, number, from] = FLIGHTS[(i + first) % FLIGHTS.length]
    return [clockAfter(clock, wait), city, number, from, call(wait)]
  })
  return table(
    list,
    [
      [0.02, 'start', '#ffffff', 'signs'],
      [0.17, 'start', '#ffd84a'],
      [0.44, 'start', '#dfeaf4', 'plain', 0.46],
      [0.63, 'start', '#ffffff', 'signs'],
      [0.74, 'start', '#ffffff', 'plain', 0.48],
    ],
    { aspect, title: `Departures  ${HINDI.departures}  ${TAMIL.departures}`, clock },
  )
}

// One gate: its flight, and when boarding begins.
export async function gate(
  clock,
  { number = 'A4', city = 'Chennai', flight = 'XG 214', wait = 40, aspect = 1.9 } = {},
) {
  const h = 480
  const w = Math.round(h * aspect)
  const s =
    rect(0, 0, w * 0.3, h, '#f4c02a') +
    words(w * 0.15, h * 0.3, h * 0.13, `Gate ${HINDI.gate}`, { anchor: 'middle', fill: '#0a0d12' }) +
    words(w * 0.15, h * 0.7, h * 0.4, number, { face: 'poster', anchor: 'middle', fill: '#0a0d12' }) +
    words(w * 0.35, h * 0.27, h * 0.2, city, { weight: 900 }) +
    words(w * 0.35, h * 0.45, h * 0.12, `${flight}   ${clockAfter(clock, wait)}`, {
      fill: '#cfe0ee',
      face: 'signs',
    }) +
    words(w * 0.35, h * 0.68, h * 0.13, 'Boarding', { fill: '#6af0a0' }) +
    words(w * 0.96, h * 0.68, h * 0.13, clockAfter(clock, wait - 35), {
      fill: '#6af0a0',
      anchor: 'end',
      face: 'signs',
    }) +
    words(w * 0.35, h * 0.9, h * 0.11, 'Time now', { fill: '#8fa8bc' }) +
    words(w * 0.96, h * 0.9, h * 0.12, clock, { anchor: 'end', face: 'signs' })
  return overlay(base(w, h, '#0a1826', '#0a1826'), s)
}

// Next trains of one platform, in three languages.
export function trains(
  clock,
  {
    platform = 4,
    aspect = 3,
    rows = [
      ['Airport', 'விமான நிலையம்', 2],
      ['Central', 'சென்ட்ரல்', 6],
      ['Guindy', 'கிண்டி', 11],
    ],
  } = {},
) {
  const list = rows.map(([name, tamil, wait]) => [name, tamil, `${wait} min`, clockAfter(clock, wait)])
  return table(
    list,
    [
      [0.02, 'start', '#ffffff', 'plain', 0.56],
      [0.29, 'start', '#ffd84a', 'plain', 0.44, 0.36],
      [0.8, 'end', '#6af0a0'],
      [0.98, 'end', '#cfe0ee', 'signs', 0.46],
    ],
    {
      aspect,
      title: `Platform ${platform}  ${TAMIL.platform} ${platform}`,
      clock,
      bar: '#18b890',
      head: 0.26,
    },
  )
}

// Buses by bay, with Tamil names.
const BUSES = [
  ['Madurai', 'மதுரை', '101'],
  ['Coimbatore', 'கோயம்புத்தூர்', '77A'],
  ['Theni', 'தேனி', '47'],
  ['Salem', 'சேலம்', '84'],
  ['Trichy', 'திருச்சி', '123'],
  ['Bengaluru', 'பெங்களூரு', '500K'],
]
export function buses(clock, { aspect = 2.4, rows = 6, bay, first = 0 } = {}) {
  const list = Array.from({ length: rows }, (_, i) => {
    const [city, tamil, route] = BUSES[(i + first) % BUSES.length]
    return [clockAfter(clock, 5 + first + i * 10), route, city, tamil, `${bay ?? i + 3}`]
  })
  return table(
    list,
    [
      [0.02, 'start', '#ffffff', 'signs', 0.52, 0.13],
      [0.17, 'start', '#9fd8ff', 'tall', 0.62, 0.11],
      [0.3, 'start', '#ffd84a', 'plain', 0.52, 0.22],
      [0.55, 'start', '#ffd84a', 'plain', 0.42, 0.32],
      [0.94, 'end', '#ffffff', 'poster', 0.56],
    ],
    { aspect, title: bay ? `Bay ${bay}` : `Departures  ${TAMIL.departures}`, clock, bar: '#ff9a2a' },
  )
}

// Tokens being served in a hospital or an office: number and room.
export function tokens(
  clock,
  {
    aspect = 1.8,
    title = `${TAMIL.token}  Token`,
    to = TAMIL.room,
    list = [
      ['A 084', '3'],
      ['B 031', '1'],
      ['C 112', '5'],
      ['D 019', '2'],
    ],
  } = {},
) {
  const rows = list.map(([number, place]) => [number, '→', `${to} ${place}`])
  return table(
    rows,
    [
      [0.05, 'start', '#ffffff', 'poster', 0.62],
      [0.52, 'middle', '#5ad8ff', 'plain', 0.6],
      [0.95, 'end', '#ffd84a', 'plain', 0.46],
    ],
    { aspect, title, clock, back: '#062a4a', bar: '#5ad8ff', head: 0.2 },
  )
}

// Ways through a building, one line each: [words, second words, arrow].
export async function ways(
  lines,
  { aspect = 0.7, back = '#08504a', accent = '#8affd8', ink = '#ffffff' } = {},
) {
  const h = 720
  const w = Math.round(h * aspect)
  const rh = h / lines.length
  const turns = { right: 0, up: -90, left: 180, down: 90 }
  const size = Math.min(rh * 0.3, w * 0.1)
  const s = lines.map(([one, two, turn], i) => {
    const y = i * rh
    const m = Math.min(rh * 0.9, w * 0.2)
    return `<g transform="translate(${f(m * 0.75)} ${f(y + rh / 2)}) rotate(${turns[turn]}) scale(${f(m / 100)})"><path d="M-34 -8H6L-8 -24L6 -36L40 0L6 36L-8 24L6 8H-34Z" fill="${accent}"/></g>${words(m * 1.45, y + rh * 0.46, size, one, { fill: ink, within: w - m * 1.6 })}${words(m * 1.45, y + rh * 0.8, size * 0.86, two, { fill: accent, weight: 600, within: w - m * 1.6 })}${i ? rect(w * 0.04, y - 1, w * 0.92, 3, accent, 0, 'opacity="0.4"') : ''}`
  })
  return overlay(base(w, h, back, back), s.join(''))
}
