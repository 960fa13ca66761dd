// Scenes: indoor-wall.
import { people, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { gallery } from './halls-parts.mjs'
import { chartSlide } from '../screens/dashboards.mjs'

export const indoorWallScenes = {
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
