// Scenes: squares of the public by day.
import { crowd, wall } from '../engine/kit.mjs'
import { facade, floors, matte, walls } from '../engine/materials.mjs'
import { palm, tree } from '../engine/props.mjs'
import { front } from './day-parts.mjs'
import { legs, open } from './daylight.mjs'
import { STROLL } from './halls-parts.mjs'
import { hills } from '../screens/nature.mjs'
import { caption, notice } from '../screens/notices.mjs'
import { football } from '../screens/sport.mjs'

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
    for (const [x, z] of [[-12, -8], [-5, -12], [12, -6]])
      tree(s, x, z, 8, Math.abs(x))
    crowd(s, 9, { x0: 0, x1: 9, z0: 1, z1: 7, poses: STROLL })
    return s
  },
  'closing-works': async (n) => {
    const s = open(n, { pos: [4.6, 1.7, 17], at: [-0.6, 4, 0], fov: 60 })
    s.block(0, 0, -20, 66, 8, 16, walls.ribbed('#c8c4bc'))
    for (let i = -6; i <= 6; i++) s.block(i * 5, 8, -14, 2.6, 1.4, 4, matte('#a8a49c'))
    // The gate: the screen on two pillars, walls beside it.
    for (const k of [-1, 1]) {
      s.block(k * 6, 0, -1, 1.2, 8.4, 1.2, walls.concrete())
      s.block(k * 13, 0, -1, 13, 2.4, 0.4, walls.concrete())
    }
    const days = await notice(['214 safe days', 'பாதுகாப்பான நாட்கள்'], { aspect: 10.4 / 3.4, back: ['#0a6a3a', '#04381e'], face: 'soft', size: 0.34 })
    wall(s, 0, 4.7, -0.4, 10.4, 3.4, days, { gain: 1.7, depth: 0.5, edge: 0.12 })
    s.workers = true
    crowd(s, 12, { x0: -5, x1: 5, z0: 0.6, z1: 7, poses: STROLL })
    return s
  },
  'closing-campus': async (n) => {
    const s = open(n, { time: 'afternoon', pos: [5, 1.7, 16.5], at: [-0.6, 4.2, 0], fov: 62 })
    front(s, { x: 4, z: -20, w: 66, h: 11, shops: false })
    legs(s, -3.6, -1.6, 9, 2.6)
    const match = await football({ seed: 5, aspect: 10 / 5.6, score: '3 : 2', clock: '81:05', sides: 'TCE v CEG' })
    wall(s, -3.6, 2.6, -1, 10, 5.6, match, { gain: 1.7, depth: 0.5, edge: 0.12, turn: 6 })
    for (const x of [-14, 7, 13]) tree(s, x, -7, 8, Math.abs(x))
    crowd(s, 16, { x0: -9, x1: 4, z0: 2.4, z1: 6.6, poses: ['stand', 'cheer', 'stand', 'talk'] })
    return s
  },
}
