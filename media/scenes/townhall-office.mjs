// Scenes: townhall-office, classroom.
import { audience, begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { lines, table } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { COOL } from './places-parts.mjs'
import { lesson } from '../screens/lessons.mjs'
import { list } from '../screens/list.mjs'

export const townhallOfficeScenes = {
  'townhall-office-1': async (n) => {
    const s = begin(n, { ...EVENING, pos: [-3.6, 2.3, 10.4], at: [0.4, 2.1, 0], fov: 58 })
    room(s, {
      w: 14,
      d: 13,
      h: 4.2,
      floor: floors.concrete('#8c8a86'),
      wall: walls.brick('#94705e'),
      back: walls.plain('#8a8c90'),
      ceil: walls.plain('#6a6c70'),
    })
    wall(
      s,
      0,
      0.9,
      0.12,
      6.8,
      2.9,
      await list({
        aspect: 6.8 / 2.9,
        back: ['#123a6a', '#081a38'],
        bar: '#4ae0c0',
        title: 'All hands',
        note: '4 pm',
        rows: [
          ['Results', 'Bengaluru'],
          ['New plant', 'Pune'],
          ['Questions', 'Kochi'],
        ],
      }),
      { gain: 1.2 },
    )
    lines(s, { h: 4.2, xs: [-4, 0, 4], z0: 2, z1: 12, power: 2.2 })
    people(s, [
      ['talk', 4, 4.4, 1.6],
      ['stand', 8, 5.2, 1.8],
    ])
    audience(s, { rows: 3, seats: 10, z: 5, gap: 0.85, full: 0.85 })
    return s
  },
  'classroom-1': async (n) => {
    const s = begin(n, { pos: [-2, 1.7, 8.4], at: [0.4, 1.6, 0], fov: 60, fill: COOL })
    room(s, {
      w: 9,
      d: 9.4,
      h: 3.3,
      floor: floors.terrazzo('#a39c90'),
      wall: walls.plain('#b4b8ae'),
      back: walls.plain('#a8b4b0'),
      ceil: walls.plain('#b8b8b4'),
    })
    wall(s, 0.2, 0.9, 0.12, 3.7, 2.08, await lesson('orbits'), { gain: 1.2, depth: 0.06 })
    lines(s, { h: 3.3, xs: [-2.6, 0, 2.6], z0: 2, z1: 8.6, power: 2, wide: 0.14 })
    for (let r = 0; r < 3; r++)
      for (const x of [-3, -1, 1, 3]) {
        table(s, x, 3.2 + r * 1.7, 1.5, 0.55, { top: matte('#b89468') })
        people(s, [
          ['sit', r * 4 + x + 6, x - 0.3, 3.8 + r * 1.7, 1.45, 0.4],
          ['sit', r * 5 + x + 9, x + 0.36, 3.8 + r * 1.7, 1.4, 0.4],
        ])
      }
    people(s, [['point', 4, -2.3, 0.9, 1.66]])
    return s
  },
}
