// Scenes: campuses, lecture halls and offices by day.
import { crowd, people, wall } from '../engine/kit.mjs'
import { facade, floors, matte, walls } from '../engine/materials.mjs'
import { desk, lines, plant, table, tree } from '../engine/props.mjs'
import { LAWN, houses, legs, open, sunlit } from './daylight.mjs'
import { STROLL } from './halls-parts.mjs'
import { lecture } from './places-parts.mjs'
import { lectures } from '../screens/boards.mjs'
import { flowers } from '../screens/goods.mjs'
import { portrait } from '../screens/faces.mjs'
import { lesson } from '../screens/lessons.mjs'
import { caption, notice } from '../screens/notices.mjs'

export const learningDayScenes = {
  'campus-2': async (n) => {
    const s = open(n, {
      pos: [-6, 1.7, 20],
      at: [1.2, 4.4, 0],
      fov: 60,
      ground: floors.stone('#b0a48e', 1.5),
    })
    s.block(0, 0, -10, 46, 12, 10, facade('#b8684c', { seed: 14, cell: [2.6, 4], lit: 0 }))
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
      ground: floors.asphalt('#98948c', 0.1),
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
  'lecture-hall-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 18, d: 15, h: 6, pos: [3.6, 3.6, 14], at: [-0.4, 2.4, 0], fov: 58 },
      { floor: floors.wood('#b08a60'), wall: walls.plain('#d0ccc0'), back: walls.slats('#a07a52', 0.2) },
    )
    wall(s, -0.2, 1.3, 0.2, 8, 4, await lesson('triangles'), { gain: 1.3 })
    people(s, [['point', 6, -4.9, 1.6]])
    lines(s, { h: 6, xs: [-5, 0, 5], z0: 2, z1: 14, power: 1 })
    await lecture(s, 6, 16, 5, 0.32, '#b08a5c')
    return s
  },
  'library-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 14, d: 12, h: 4.6, pos: [-2.6, 1.6, 9.6], at: [0.3, 2.1, 0], fov: 60 },
      { floor: floors.wood('#a8805a'), back: walls.plain('#d8d0c0') },
    )
    wall(s, 0.6, 1.7, 0.2, 4.4, 2.3, await lectures('10:40', { aspect: 4.4 / 2.3 }), { gain: 1.35 })
    for (const x of [-5, -3, 4.4])
      for (let y = 0.2; y < 3; y += 0.55) {
        s.block(x, y - 0.08, 0.4, 1.7, 0.06, 0.4, matte('#7a5638'))
        for (let i = 0; i < 15; i++)
          s.block(
            x - 0.78 + i * 0.11,
            y,
            0.42,
            0.07,
            s.rnd.between(0.26, 0.4),
            0.3,
            matte(s.rnd.pick(['#8a2c2c', '#2c4a7a', '#c8a24a', '#3a6a4a', '#d8d0c0', '#5a3a6a'])),
          )
      }
    desk(s, 0.6, 2.6, 3.4, 0.8, { h: 1, body: walls.slats('#a87c54', 0.1) })
    people(s, [
      ['face', 4, 0.2, 1.9, 1.62],
      ['stand', 7, -0.3, 3.8],
      ['stand', 3, 1.5, 4],
      ['walk-right', 8, -3, 4.4],
      ['touch', 5, -4.6, 1.2],
    ])
    plant(s, 6, 1.6, 1.8, 2)
    return s
  },
  'admission-desk-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 13, d: 11, h: 4.2, pos: [-1.4, 1.55, 7.8], at: [0.2, 1.6, 0], fov: 58 },
      { back: walls.plain('#c8d4dc') },
    )
    for (const [x, seed, line] of [
      [-2.4, 1, ['B.E. CSE', 'Counter 2']],
      [0.2, 2, ['Results', 'Counter 4']],
    ]) {
      s.block(x, 0, 2, 0.86, 0.08, 0.56, matte('#24262a'))
      wall(
        s,
        x,
        0.12,
        2,
        0.76,
        2.1,
        await caption(
          await portrait({
            seed,
            woman: seed === 1,
            wears: 'shirt',
            skin: seed === 1 ? 'brown' : 'fair',
            cloth: ['#1a3a7a', '#3a7ad0'],
            back: ['#0a3a5a', '#2a8ab0', '#bfe8f4'],
            aspect: 0.36,
            scale: 0.5,
          }),
          line,
          { side: 'low', face: 'poster', size: 0.055 },
        ),
        { gain: 1.5, depth: 0.07, edge: 0.03 },
      )
    }
    table(s, 3.6, 1.8, 2.6, 0.9)
    people(s, [
      ['sit-chair', 5, 3.2, 1, 1.7, 0.42],
      ['stand', 3, 3.2, 3],
      ['stand', 8, 4, 3.2],
      ['stand', 6, -1.1, 3.4],
      ['walk-left', 2, 1.8, 4.4],
    ])
    plant(s, -5, 0.8, 1.8, 1)
    return s
  },
  'lawn-convocation-1': async (n) => {
    const s = open(n, { time: 'afternoon', pos: [-4, 2.2, 19], at: [0.8, 3.8, 0], fov: 58, ground: LAWN })
    houses(s, -40, { seed: 14, tall: [9, 14], tones: ['#b8785a', '#c08a6a'] })
    for (let i = 0; i < 6; i++) tree(s, -18 + i * 8, -18, 8, i)
    s.block(0.8, 0, -1, 16, 1, 5, matte('#3a3c44'), { top: matte('#8a2c34', { surface: 'carpet' }) })
    wall(
      s,
      0.8,
      1.5,
      -2.8,
      9,
      4.8,
      await caption(
        await portrait({
          woman: false,
          wears: 'suit',
          cloth: ['#101828', '#2a3a5c'],
          skin: 'brown',
          glasses: true,
          back: ['#3a1438', '#8a3a6a', '#f0c890'],
          aspect: 9 / 4.8,
          x: 0.7,
        }),
        ['Convocation', 'பட்டமளிப்பு விழா'],
        { size: 0.13 },
      ),
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
  'auditorium-4': async (n) => {
    const s = sunlit(
      n,
      {
        light: 'right',
        w: 20,
        d: 17,
        h: 8,
        sun: 3,
        fill: 0.22,
        pos: [-4.4, 2.8, 15],
        at: [0.6, 3, 0],
        fov: 58,
      },
      {
        floor: floors.carpet('#5a3a44'),
        wall: walls.slats('#a07850', 0.25),
        back: walls.drape('#6a1c28'),
        ceil: walls.plain('#c0b4a4'),
      },
    )
    s.block(0.4, 0, 2.2, 16, 1, 4.4, floors.wood('#a07a50'))
    wall(
      s,
      0.4,
      1.7,
      0.3,
      10,
      4.4,
      await caption(flowers(8, 10 / 4.4), ['ஆண்டு விழா', 'Annual day'], { side: 'left', size: 0.17, k: 0.94 }),
      { gain: 1.35 },
    )
    people(s, [
      ['talk', 4, -2, 3, 1.66, 1],
      ['face', 7, 1, 2.8, 1.62, 1],
      ['cheer', 9, 3, 3, 1.64, 1],
    ])
    await lecture(s, 6, 16, 7, 0.22, '#6a3a3c')
    return s
  },
}
