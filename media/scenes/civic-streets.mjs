// Scenes: public notices in streets and on the move.
import { METAL, begin, crowd, people, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lamp, tree, vehicle } from '../engine/props.mjs'
import { DAY, street } from './civic-parts.mjs'
import { houses, open } from './daylight.mjs'
import { STROLL } from './halls-parts.mjs'
import { bus, seats } from './transit-parts.mjs'
import { buses } from '../screens/boards.mjs'

import { notice } from '../screens/notices.mjs'

export const civicStreetScenes = {
  'footpath-pole-1': async (n) => {
    const s = open(n, {
      pos: [-2, 1.65, 10.4],
      at: [0.4, 3, 0],
      fov: 46,
      exposure: 0.9,
      ground: floors.asphalt('#8c8a88'),
    })
    s.quad([-60, 0.08, 8], [120, 0, 0], [0, 0, -14], floors.stone('#b4aa9c', 0.8))
    houses(s, -8, { seed: 4, tall: [9, 14] })
    s.cylinder(1, 0, 0, 0.2, 2.3, METAL)
    wall(s, 1, 2.3, 0.3, 4.6, 2.9, await buses('08:10', { aspect: 4.6 / 2.9, rows: 4 }), {
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
      ['walk-right', 3, 3, 3.4],
      ['phone', 8, -4.4, 1.4],
      ['walk-bag', 6, 3.6, 1],
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
