// Scenes: outdoor-wall.
import { METAL, begin, crowd, wall } from '../engine/kit.mjs'
import { facade, light, matte } from '../engine/materials.mjs'
import { lamp } from '../engine/props.mjs'
import { DAY, EVENING, SKIES, street } from './civic-parts.mjs'
import { STROLL } from './halls-parts.mjs'
import { list } from '../screens/list.mjs'

export const outdoorWallScenes = {
  'outdoor-wall-3': async (n) => {
    const s = begin(n, {
      ...EVENING,
      boost: 8,
      pos: [-6, 2.4, 18],
      at: [-0.6, 7.6, -8],
      fov: 56,
      sky: SKIES.blue(),
      fill: [0.08, 0.08, 0.08],
    })
    s.quad(
      [-120, 0, 60],
      [240, 0, 0],
      [0, 0, -220],
      matte('#4a5c3a', { panes: (u, v) => (Math.floor(v / 5) % 2 ? 1 : 0.8) }),
    )
    s.block(0, 0, -14, 80, 9, 8, matte('#5c5f66'))
    for (let i = -12; i <= 12; i++)
      for (let r = 0; r < 3; r++)
        s.block(
          i * 3,
          2.4 + r * 2.2,
          -9.6 - r * 0.2,
          2.6,
          0.6,
          0.3,
          matte(['#8a4a4a', '#4a6a8a', '#8a7a4a'][(i + r + 30) % 3]),
        )
    wall(
      s,
      0,
      7.6,
      -8.6,
      18,
      8,
      await list({
        aspect: 18 / 8,
        back: ['#0a4a2a', '#042414'],
        bar: '#ffd84a',
        title: 'Tamil Nadu 214 / 3',
        note: '32.4 overs',
        rows: [
          ['Sudharsan', '96', '88 balls'],
          ['Indrajith', '54', '61 balls'],
          ['Target', '287', '73 to win'],
        ],
      }),
      { gain: 1.6, depth: 0.8 },
    )
    for (const x of [-24, 24]) {
      s.cylinder(x, 0, -14, 0.4, 20, METAL)
      for (let i = 0; i < 9; i++)
        s.quad(
          [x - 1.5 + (i % 3), 20 + Math.floor(i / 3) * 0.7, -13.5],
          [0.7, 0, 0],
          [0, 0.5, 0],
          light(16, { look: 0.5 }),
        )
    }
    crowd(s, 30, { x0: -13, x1: 13, z0: -1, z1: 9, poses: ['cheer', 'stand', 'cheer', 'phone'] })
    return s
  },
  'outdoor-wall-5': async (n) => {
    const s = begin(n, { pos: [6, 1.8, 24], at: [-1, 10, -6], fov: 60, ...DAY.afternoon })
    street(s, { gap: 32, seed: 37, tall: 28 })
    s.block(-1, 0, -14, 15, 30, 12, facade('#7c828c'))
    wall(
      s,
      -1,
      4,
      -7.6,
      9,
      15,
      await list({
        aspect: 0.6,
        back: ['#5a0a2e', '#2a0416'],
        bar: '#ffd84a',
        title: 'Find us',
        rows: [
          ['Books', '1'],
          ['Sarees', '2'],
          ['Toys', '3'],
          ['Cinema', '4'],
          ['Food court', '5'],
          ['Parking', 'B1'],
        ],
      }),
      { gain: 1.5, depth: 0.4 },
    )
    for (let i = 0; i < 3; i++) {
      lamp(s, -8, 12 - i * 12, 8)
      lamp(s, 10, 12 - i * 12, 8, { side: -1 })
    }
    crowd(s, 12, { x0: -7, x1: 9, z0: 6, z1: 14, poses: STROLL })
    return s
  },
}
