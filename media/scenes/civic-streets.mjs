// Scenes: public notices in streets and on the move.
import { METAL, begin, crowd, people, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { lamp, palm, tree, vehicle } from '../engine/props.mjs'
import { DAY, street } from './civic-parts.mjs'
import { houses, legs, open } from './daylight.mjs'
import { STROLL } from './halls-parts.mjs'
import { truck } from './products-parts.mjs'
import { bus, seats } from './transit-parts.mjs'
import { buses } from '../screens/boards.mjs'

import { notice } from '../screens/notices.mjs'

export const civicStreetScenes = {
  'public-screen-1': async (n) => {
    const s = open(n, {
      pos: [-5, 1.7, 19],
      at: [1, 4.6, 0],
      fov: 60,
      ground: floors.asphalt('#94908a'),
    })
    s.quad([-60, 0.06, -1], [120, 0, 0], [0, 0, -8], floors.stone('#b8ae9e', 1))
    houses(s, -12, { seed: 5, tall: [7, 13] })
    legs(s, 1, -3, 10, 2.8)
    wall(
      s,
      1,
      2.8,
      -3,
      10,
      5.6,
      await notice(['Wear a helmet', 'हेलमेट पहनें', 'தலைக்கவசம் அணியுங்கள்'], { mark: 'helmet' }),
      { gain: 1.7, depth: 0.6, edge: 0.14 },
    )
    for (const [make, x, z, t, k] of [
      ['auto', -5, 3.4, 4, 1],
      ['car', 6, 4.4, 184, 2],
      ['car', 11.4, 2.6, 2, 1],
    ])
      vehicle(s, make, x, z, t, k)
    tree(s, -8.4, -3, 7, 3)
    tree(s, 12, -4, 8, 4)
    crowd(s, 8, { x0: -6, x1: 9, z0: -2.4, z1: 0.6, poses: STROLL })
    return s
  },
  'footpath-pole-1': async (n) => {
    const s = open(n, {
      pos: [-3.6, 1.65, 12],
      at: [0.5, 3.4, 0],
      fov: 60,
      ground: floors.asphalt('#8c8a88'),
    })
    s.quad([-60, 0.08, 8], [120, 0, 0], [0, 0, -14], floors.stone('#b4aa9c', 0.8))
    houses(s, -8, { seed: 4, tall: [9, 14] })
    s.cylinder(1, 0, 0, 0.2, 3, METAL)
    wall(s, 1, 3, 0.3, 3.4, 3.4, await buses('08:10', { aspect: 1, rows: 5 }), {
      gain: 1.7,
      depth: 0.5,
      edge: 0.1,
      turn: -8,
    })
    s.quad([-9, 2.7, -3], [6, 0, 0], [0, 0, 2.4], walls.ribbed('#5a7a6a'))
    for (const x of [-8.6, -3.4]) s.block(x, 0, -2.6, 0.12, 2.7, 0.12, METAL)
    seats(s, -6, -2, 5)
    bus(s, 9, -6.5, '#2a7a4a')
    tree(s, 5.4, -3, 7, 2)
    people(s, [
      ['sit', 4, -6.4, -1.8, 1.7, 0.42],
      ['stand', 5, -2.2, 1],
      ['stand', 9, -0.6, 2.2],
      ['walk-right', 3, 3, 3.4],
      ['phone', 8, -4.4, 1.4],
      ['walk-bag', 6, 3.6, 1],
    ])
    return s
  },
  'campaign-truck-1': async (n) => {
    const s = open(n, {
      time: 'afternoon',
      pos: [-3.6, 1.6, 12.6],
      at: [0.5, 2.5, 0],
      fov: 58,
      ground: matte('#b08a5c'),
    })
    for (const [x, z, w] of [
      [-13, -10, 7],
      [-3, -14, 8],
      [9, -12, 9],
    ]) {
      s.block(x, 0, z, w, 3, 5, matte('#d8b890'))
      s.block(x, 3, z, w + 1.2, 0.5, 6, matte('#a0522e'))
      s.block(x - 1, 0, z + 2.52, 1.1, 2.1, 0.06, matte('#3a5a6a'))
    }
    for (const [x, z, h] of [
      [-9, -6, 8],
      [14, -8, 9],
      [4, -18, 10],
    ])
      tree(s, x, z, h, Math.abs(x))
    palm(s, -16, -4, 9, 3)
    const vote = await notice(['வாக்களியுங்கள்', 'Every vote counts', '18+ · enrol today'], {
      aspect: 1.84,
      mark: 'finger',
      back: ['#0a5a3a', '#04301e'],
      size: 0.14,
    })
    await truck(s, 0.4, 0, 10, vote, { tone: '#f0ece2', len: 5, gain: 1.8 })
    people(s, [
      ['stand', 3, -3, 3.6],
      ['stand', 6, -1.8, 4.2],
      ['stand', 9, -0.4, 3.9],
      ['talk', 2, 3.8, 3],
      ['phone', 5, 4.6, 3.3],
      ['stand', 12, 1.2, 4.6],
    ])
    return s
  },
  'city-billboard-1': async (n) => {
    const s = begin(n, { ...DAY.noon, pos: [-8, 1.8, 24], at: [1.6, 7, 0], fov: 60 })
    street(s, { gap: 44, seed: 31, tall: 14 })
    s.cylinder(0.8, 0, -0.9, 0.5, 6, METAL)
    wall(
      s,
      0.8,
      5.6,
      0,
      15,
      7.4,
      await notice(['Save water', 'தண்ணீரைச் சேமிப்போம்', 'पानी बचाएँ'], {
        mark: 'drop',
        back: ['#0a6a9a', '#043458'],
        aspect: 15 / 7.4,
      }),
      { gain: 1.5, depth: 0.8, edge: 0.2 },
    )
    for (const [x, k] of [
      [-11, 1],
      [12, -1],
    ])
      lamp(s, x, 7, 8, { side: k })
    vehicle(s, 'car', -4, 6, 5, 0)
    vehicle(s, 'auto', 5, 8, 182, 1)
    vehicle(s, 'car', 10, 3, 184, 2)
    crowd(s, 10, { x0: -9, x1: 10, z0: 9, z1: 14, poses: STROLL })
    return s
  },
}
