// Scenes: indoor-wall.
import { people, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { downlights, lines, plant, sofa } from '../engine/props.mjs'
import { gallery } from './halls-parts.mjs'
import { chartSlide } from '../screens/dashboards.mjs'
import { caption } from '../screens/notices.mjs'
import { coast } from '../screens/nature.mjs'
import { saree } from '../screens/goods.mjs'

export const indoorWallScenes = {
  'indoor-wall-1': async (n) =>
    gallery(n, { pos: [-3.4, 1.65, 11], at: [0.8, 2.2, 0], fov: 62 }, async (s) => {
      wall(
        s,
        0,
        0.6,
        0.2,
        10,
        4,
        await caption(coast(21, 2.5), ['மெரினா', 'Marina, then and now'], { size: 0.15 }),
        { gain: 1.3 },
      )
      lines(s, { h: 5.4, xs: [-5, 5], z0: 1, z1: 13, power: 1.6 })
      people(s, [
        ['stand', 3, -2, 4],
        ['stand', 7, -1.3, 4.2],
        ['walk-right', 5, 3.6, 3.4],
      ])
    }),
  'indoor-wall-2': (n) =>
    gallery(
      n,
      {
        pos: [4.6, 1.6, 9],
        at: [-1.4, 2.2, 0],
        fov: 66,
        fill: [0.13, 0.11, 0.095],
        room: {
          floor: floors.wood('#8a6a4a'),
          wall: walls.slats('#7d5e44', 0.2),
          back: walls.plain('#5c5048'),
          ceil: walls.plain('#6e645a'),
        },
      },
      async (s) => {
        wall(s, -1.2, 0.4, 0.2, 9, 4.2, saree(['#3a0410', '#c01a3a', '#ff9a6a'], 2, 2.14), { gain: 1.3 })
        downlights(s, { w: 14, d: 13, h: 5.4, nx: 5, nz: 4, power: 7 })
        sofa(s, 1.6, 5, 2.4, 190, matte('#6a4a40'))
        people(s, [
          ['stand', 8, -3.6, 3.4],
          ['phone', 2, 3.8, 3],
        ])
        plant(s, 6.8, 1, 2, 1)
      },
    ),
  'indoor-wall-4': (n) =>
    gallery(
      n,
      {
        pos: [-5.4, 1.6, 8],
        at: [1.8, 2, 0],
        fov: 62,
        room: {
          floor: floors.concrete('#84868a'),
          wall: walls.concrete('#84868a'),
          ceil: walls.plain('#3c3e44'),
        },
      },
      async (s) => {
        wall(
          s,
          0.5,
          1,
          0.2,
          8,
          3,
          await chartSlide(104, 'Live results', { theme: 'violet', aspect: 8 / 3 }),
          { gain: 1.35 },
        )
        lines(s, { h: 5.4, xs: [-3, 0, 3], z0: 2, z1: 12, power: 1.6 })
        people(s, [
          ['point', 6, -2.6, 1.8],
          ['stand', 4, 1.4, 3.4],
          ['stand', 9, 2.2, 3.6],
          ['stand', 1, 3.1, 3.1],
        ])
      },
    ),
}
