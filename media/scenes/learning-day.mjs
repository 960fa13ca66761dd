// Scenes: campuses by day.
import { crowd, people, wall } from '../engine/kit.mjs'
import { facade, floors, matte, walls } from '../engine/materials.mjs'
import { tree } from '../engine/props.mjs'
import { LAWN, houses, legs, open } from './daylight.mjs'
import { STROLL } from './halls-parts.mjs'
import { lectures } from '../screens/boards.mjs'
import { flowers } from '../screens/goods.mjs'
import { caption, notice } from '../screens/notices.mjs'

export const learningDayScenes = {
  'campus-2': async (n) => {
    const s = open(n, {
      pos: [-6, 1.7, 20],
      at: [1.2, 4.4, 0],
      fov: 60,
      ground: floors.stone('#b0a48e', 1.5),
    })
    s.block(0, 0, -10, 46, 12, 10, facade('#b8684c', { cell: [2.6, 4] }))
    s.block(1, 0, -4.6, 14, 3.6, 1.2, walls.plain('#e0d4c0'))
    wall(s, 1, 3.9, -4.4, 10, 5.6, await lectures('09:05', { aspect: 10 / 5.6 }), {
      gain: 1.8,
      depth: 0.5,
      edge: 0.14,
    })
    for (const [x, z] of [
      [-10, -1],
      [11, 0],
      [15, -3],
    ])
      tree(s, x, z, 7, Math.abs(x))
    s.quad([-30, 0.03, 4], [22, 0, 0], [0, 0, -6], LAWN)
    crowd(s, 15, {
      x0: -6,
      x1: 8,
      z0: -1,
      z1: 10,
      poses: ['walk-left', 'walk-right', 'talk', 'stand', 'walk-back'],
    })
    return s
  },
  'campus-gate-1': async (n) => {
    const s = open(n, {
      time: 'afternoon',
      pos: [5, 1.7, 17],
      at: [-0.8, 4.2, 0],
      fov: 60,
      ground: floors.asphalt('#98948c'),
    })
    houses(s, -44, { seed: 9, tall: [8, 13] })
    for (const x of [-4.6, 4.6]) s.block(x, 0, -2, 1.4, 5, 1.4, walls.brick('#b06a4c'))
    s.block(0, 5, -2, 12, 1, 1.2, walls.plain('#e4d8c4'))
    for (const k of [-1, 1]) s.block(k * 12, 0, -2, 13, 2.2, 0.4, walls.brick('#b8785a'))
    legs(s, -8.4, 0, 6.4, 2.6)
    wall(
      s,
      -8.4,
      2.6,
      0,
      6.6,
      4.4,
      await notice(['Exam timetable', 'தேர்வு அட்டவணை', 'Hall tickets from Monday'], {
        mark: 'cap',
        aspect: 1.5,
        back: ['#3a1a6a', '#1a0a36'],
        size: 0.12,
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
    crowd(s, 13, { x0: -6, x1: 4, z0: -3, z1: 8, poses: STROLL })
    return s
  },
  'lawn-convocation-1': async (n) => {
    const s = open(n, { time: 'afternoon', pos: [-4, 2.2, 19], at: [0.8, 3.8, 0], fov: 58, ground: LAWN })
    houses(s, -40, { seed: 14, tall: [9, 14], tones: ['#b8785a', '#c08a6a'] })
    for (let i = 0; i < 6; i++) tree(s, -18 + i * 8, -18, 8, i)
    s.block(0.8, 0, -1, 16, 1, 5, matte('#3a3c44'), { top: matte('#8a2c34') })
    wall(
      s,
      0.8,
      1.5,
      -2.8,
      9,
      4.8,
      await caption(flowers(31, 9 / 4.8), ['Convocation', 'பட்டமளிப்பு விழா'], {
        size: 0.12,
        ground: '#2a0a24',
        k: 1,
      }),
      { gain: 1.8, depth: 0.5 },
    )
    people(s, [['talk', 4, -5, 0.4, 1.72, 1]])
    for (let r = 0; r < 5; r++)
      for (let i = 0; i < 12; i++)
        if ((i * 7 + r * 5) % 9)
          people(s, [
            ['sit-chair', (i * 5 + r * 3) % 20, -5.6 + i * 1.05 + (r % 2) * 0.4, 5.6 + r * 1.3, 1.7, 0.42],
          ])
    return s
  },
}
