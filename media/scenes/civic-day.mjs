// Scenes: squares of the public by day.
import { crowd, wall } from '../engine/kit.mjs'
import { facade, floors, matte } from '../engine/materials.mjs'
import { palm, tree } from '../engine/props.mjs'
import { front } from './day-parts.mjs'
import { legs, open } from './daylight.mjs'
import { STROLL } from './halls-parts.mjs'
import { hills } from '../screens/nature.mjs'
import { caption, notice } from '../screens/notices.mjs'

export const civicDayScenes = {
  'government-plaza-3': async (n) => {
    const s = open(n, {
      pos: [-7, 1.8, 24],
      at: [1.4, 5.6, 0],
      fov: 60,
      ground: floors.stone('#b4a890', 1.6),
    })
    s.block(0, 0, -14, 54, 14, 10, facade('#c89a78', { cell: [3.2, 4.6] }))
    for (let i = -8; i <= 8; i++) s.cylinder(i * 3.2, 0, -8, 0.45, 11, matte('#d8c8ac'))
    s.block(0, 11, -9, 56, 2.2, 3, matte('#d0bc9c'))
    legs(s, 1, -2, 13, 2.6)
    wall(
      s,
      1,
      2.6,
      -2,
      13,
      7.3,
      await notice(['மக்கள் குறை தீர்க்கும் நாள்', 'Public grievance day', 'Monday 10 – 1, Collectorate'], {
        back: ['#0c5a8a', '#063056'],
        accent: '#ffd84a',
        size: 0.15,
      }),
      { gain: 1.7, depth: 0.7, edge: 0.15 },
    )
    palm(s, -11, -1, 9, 1)
    palm(s, 13.5, -1, 8, 2)
    crowd(s, 16, { x0: -10, x1: 11, z0: 1, z1: 12, poses: STROLL })
    return s
  },
  'closing-civic': async (n) => {
    const s = open(n, {
      time: 'afternoon',
      pos: [-5.4, 1.7, 16],
      at: [0.8, 4.4, 0],
      fov: 62,
      ground: floors.stone('#a89c88', 1.5),
    })
    front(s, { x: -17, z: -22, w: 37, h: 12 })
    front(s, { x: 23, z: -22, w: 42, h: 15.4, tone: '#d2b49a' })
    // Behind the screen, which recedes on the left.
    legs(s, 4.6, -1.6, 9, 2.4)
    wall(
      s,
      4.6,
      2.4,
      -1,
      10,
      5.6,
      await caption(hills(8, 10 / 5.6), ['வரவேற்கிறோம்', 'Theni welcomes you'], { face: 'serif', size: 0.14 }),
      { gain: 1.7, depth: 0.5, edge: 0.12, turn: -6 },
    )
    for (const [x, z] of [
      [-12, -8],
      [-5, -12],
      [12, -6],
    ])
      tree(s, x, z, 8, Math.abs(x))
    crowd(s, 9, { x0: 0, x1: 9, z0: 1, z1: 7, poses: STROLL })
    return s
  },
}
