// Scenes: wayfinding, factory-floor.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { hang, machine, works } from './transit-parts.mjs'
import { kpi } from '../screens/dashboards.mjs'
import { sign } from '../screens/panels.mjs'
import { ways } from '../screens/boards.mjs'

export const wayfindingScenes = {
  'wayfinding-1': async (n) => {
    const s = begin(n, { ...EVENING, boost: 8, pos: [-2.8, 1.6, 8.6], at: [-0.4, 2.3, 0], fov: 60 })
    room(s, {
      w: 12,
      d: 12,
      h: 4.4,
      floor: floors.polished('#9498a0'),
      back: walls.panels('#7a828e', 2, 2.2),
      wall: walls.panels('#88909c', 2, 2.2),
      ceil: walls.plain('#8a8e96'),
    })
    const gates = await ways(
      [
        ['Gates 1 – 8', 'வாயில் 1 – 8 · गेट', 'up'],
        ['Metro', 'மெட்ரோ · मेट्रो', 'right'],
      ],
      { aspect: 5 / 1.7, back: '#06335e', accent: '#ffc83a' },
    )
    hang(s, 0.7, 2.2, 3.2, 5, 1.7, gates, 4.4)
    wall(
      s,
      -3.6,
      0.1,
      1.4,
      1.1,
      2.2,
      await sign(['LEVEL 3', 'LEVEL 2', 'LEVEL 1', 'PARKING'], {
        aspect: 0.5,
        arrow: ['up', 'up', 'right', 'down'],
      }),
      { gain: 1.2, depth: 0.2 },
    )
    lines(s, { h: 4.4, xs: [-4, -1.3, 1.3, 4], z0: 1, z1: 11, power: 1.8 })
    people(s, [
      ['stand', 4, -2.6, 2.6],
      ['walk-bag', 6, 1.4, 4],
      ['walk-left', 9, 3.8, 2.6],
      ['walk-back', 2, 0.4, 1.8],
    ])
    return s
  },
  'factory-floor-1': async (n) => {
    const s = begin(n, {
      ...EVENING,
      fill: [0.06, 0.06, 0.06],
      pos: [-2, 2.2, 12.4],
      at: [0.4, 3.7, 0],
      fov: 58,
    })
    await works(s)
    hang(s, 0, 3, 3, 7, 3, await kpi(1, { aspect: 7 / 3, title: 'LINE 3 · 98%' }), 8)
    for (let i = 0; i < 4; i++)
      for (const k of [-1, 1])
        machine(
          s,
          k * 5.6,
          2.4 + i * 3.2,
          2.6,
          2.2,
          2,
          i % 2 ? '#5a7a8a' : '#7a8088',
          i === 2 ? '#ffb03a' : '#5affa0',
        )
    people(s, [
      ['walk-right', 3, 0.4, 7],
      ['stand', 6, -3.4, 5.4],
      ['talk', 8, 2.8, 5],
      ['stand', 1, 3.5, 5.2],
    ])
    return s
  },
}
