// Scenes: exhibition-hall.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { notice } from '../screens/notices.mjs'
import { list } from '../screens/list.mjs'
import { poster } from '../screens/posters.mjs'

// A stand of one client between others, seen from the aisle.
async function hall(n, view, main, goods, next) {
  const s = begin(n, { ...EVENING, fill: [0.06, 0.06, 0.06], fov: 66, ...view })
  room(s, { w: 30, d: 22, h: 9, floor: floors.concrete('#8a8a8c'), wall: walls.ribbed('#6b7078'), ceil: walls.plain('#45484e') })
  lines(s, { h: 8.9, xs: [-10, -5, 0, 5, 10], z0: 1, z1: 20, power: 2.4, wide: 0.12 })
  s.block(0, 0, 2.4, 12, 0.14, 6, matte('#a8a8aa'))
  wall(s, 0, 0.9, 0.6, 9, 4.4, main, { gain: 1.3, depth: 0.6 })
  for (const [i, k] of [-1, 1].entries())
    wall(s, k * 6.6, 0.3, 3, 1.6, 3.2, await timesOf(goods[i]), { turn: -32 * k, gain: 1.3, depth: 0.3 })
  wall(s, 11.4, 3, 0.6, 5, 3.4, next, { gain: 1.1 })
  s.block(-3.4, 0.14, 4, 1.2, 1, 0.6, matte('#c8c8ca'))
  people(s, [
    ['talk', 2, 0.6, 4.6],
    ['stand', 5, 1.3, 5],
    ['point', 8, 2.6, 3.4],
    ['stand', 9, 3.4, 4.2],
    ['walk-right', 1, 6, 8.4],
    ['stand', 12, 9, 5],
    ['phone', 4, 10, 6],
  ])
  return s
}

export const exhibitionHallScenes = {
  'exhibition-hall-1': async (n) =>
    hall(
      n,
      { pos: [-5, 1.9, 14.4], at: [0.3, 3, 0] },
      await notice(['Aqua Labs', 'தூய நீர்', 'Stand B12'], { aspect: 2, mark: 'drop', size: 0.19 }),
      ['Pumps', 'Filters'],
      await notice(['Hall 2', 'उद्योग'], { aspect: 1.5, back: ['#8a4a06', '#4a2402'] }),
    ),
  'exhibition-hall-2': async (n) =>
    hall(
      n,
      { pos: [-1.6, 1.8, 13], at: [0.6, 2.7, 0], fov: 58 },
      await poster('sofa', ['Sit well', 'நலமாக அமர'], { aspect: 9 / 4.4, back: '#0a4a3c', disc: '#1c7a62', tones: ['#ff8a5a', '#ffd0a0', '#3a1a0a'], accent: '#ffd0a0', face: 'serif', size: 0.17 }),
      ['Chairs', 'Beds'],
      await notice(['Hall 4', 'வீடு'], { aspect: 1.5, back: ['#5a1a4a', '#2c0a24'] }),
    ),
}

// Hours at which a stand shows its goods.
const timesOf = (title) =>
  list({
    aspect: 0.5,
    title,
    rows: [
      ['Demo', '11:00'],
      ['Talk', '12:30'],
      ['Demo', '15:00'],
      ['Talk', '16:30'],
    ],
  })
