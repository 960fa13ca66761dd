// Scenes: campuses by day.
import { crowd, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { tree } from '../engine/props.mjs'
import { houses, legs, open } from './daylight.mjs'
import { STROLL } from './halls-parts.mjs'
import { list } from '../screens/list.mjs'

export const learningDayScenes = {
  'campus-gate-1': async (n) => {
    const s = open(n, {
      time: 'afternoon',
      pos: [0.6, 1.7, 15],
      at: [-1.6, 4, 0],
      fov: 58,
      ground: floors.asphalt('#98948c'),
    })
    houses(s, -44, { seed: 9, tall: [8, 13] })
    for (const x of [2.6, 11.4]) s.block(x, 0, -2, 1.4, 5, 1.4, walls.brick('#b06a4c'))
    s.block(7, 5, -2, 12, 1, 1.2, walls.plain('#e4d8c4'))
    for (const k of [-1, 1]) s.block(7 + k * 12, 0, -2, 13, 2.2, 0.4, walls.brick('#b8785a'))
    legs(s, -3, 1.6, 8, 1.8)
    wall(
      s,
      -3,
      1.8,
      2,
      8.2,
      5.46,
      await list({
        aspect: 1.5,
        back: ['#3a1a6a', '#1a0a36'],
        title: 'Exams',
        note: 'தேர்வுகள்',
        rows: [
          ['Tamil', '10 March'],
          ['Maths', '12 March'],
          ['Physics', '14 March'],
          ['English', '17 March'],
        ],
      }),
      { gain: 1.8, depth: 0.5, edge: 0.12, turn: 10 },
    )
    for (const [x, z, h] of [
      [-15, -8, 9],
      [9, -9, 9],
      [3, -16, 8],
      [-4, -20, 9],
    ])
      tree(s, x, z, h, Math.abs(x))
    for (const x of [-9, 2.4]) crowd(s, 6, { x0: x, x1: x + 3, z0: 1, z1: 5, poses: STROLL })
    return s
  },
}
