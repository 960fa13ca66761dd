// Rooms where a screen is read for long: a plant's control room, a lecture hall, a library, a shop's cash desk.
import { DARK, begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, lines, plant, table } from '../engine/props.mjs'
import { EVENING, operators } from './civic-parts.mjs'
import { bust, rack } from './commerce-parts.mjs'
import { sunlit } from './daylight.mjs'
import { lecture } from './places-parts.mjs'
import { ways } from '../screens/boards.mjs'
import { lesson } from '../screens/lessons.mjs'
import { process } from '../screens/process.mjs'
import { poster } from '../screens/posters.mjs'

export const roomsReadScenes = {
  'control-room-4': async (n) => {
    const s = begin(n, { ...EVENING, pos: [-1.6, 2.1, 9.6], at: [-0.1, 2.1, 0], fov: 62 })
    room(s, {
      w: 14,
      d: 12,
      h: 4.4,
      floor: floors.carpet('#5a6470'),
      back: walls.plain('#70767e'),
      wall: walls.acoustic('#7c8490'),
      ceil: walls.plain('#8a8e94'),
    })
    wall(s, 0, 1, 0.3, 9.6, 2.7, await process(4, 9.6 / 2.7), { gain: 1.15 })
    lines(s, { h: 4.4, xs: [-4.4, 0, 4.4], z0: 2, z1: 11, power: 1.4 })
    await operators(s, [[4.2, 4, -3.6, 2.4]])
    s.workers = true
    people(s, [
      ['point', 3, -5.4, 2],
      ['stand', 8, 5.5, 2.3],
    ])
    return s
  },
  'lecture-hall-1': async (n) => {
    const s = begin(n, { pos: [-5.4, 4.1, 15.4], at: [0.5, 2.3, 0], fov: 60, fill: [0.26, 0.26, 0.25] })
    room(s, {
      w: 20,
      d: 18,
      h: 7,
      floor: floors.carpet('#6a7078'),
      wall: walls.slats('#a88a64', 0.3),
      back: walls.plain('#b4b0a6'),
      ceil: walls.plain('#b8b6b0'),
    })
    wall(s, 0, 1.3, 0.2, 8.4, 4.725, await lesson('triangles'), { gain: 1.05 })
    desk(s, 4.4, 2.2, 1.8, 0.7, { h: 1, body: walls.slats('#8a6a4a', 0.1) })
    lines(s, { h: 7, xs: [-6, -2, 2, 6], z0: 2, z1: 17, power: 1.6 })
    people(s, [['point', 5, -4.9, 1.6]])
    await lecture(s, 8, 15, 5, 0.34, '#a07c54')
    return s
  },
  'library-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 15, d: 12, h: 4.4, pos: [2.2, 1.7, 9.4], at: [-0.5, 2, 0], fov: 54 },
      {
        floor: floors.wood('#a8845c'),
        wall: walls.plain('#d0c8ba'),
        back: walls.panels('#b89a70', 1.5, 2.2),
      },
    )
    wall(
      s,
      -0.4,
      1.2,
      0.15,
      4.6,
      2.9,
      await ways(
        [
          ['Reading room', 'வாசிப்பு அறை', 'left'],
          ['Issue and return', 'புத்தகம் பெற', 'right'],
          ['Seminar 3 pm · Hall B', 'கருத்தரங்கு', 'up'],
        ],
        { aspect: 3.8 / 2.4, back: '#123a3a' },
      ),
      { gain: 0.85 },
    )
    desk(s, 3.6, 2, 2.8, 0.8, {
      h: 1.05,
      body: walls.slats('#8a6444', 0.1),
      top: matte('#3a2e26'),
    })
    // Shelves with books along the far side.
    for (let i = 0; i < 4; i++) {
      const x = -6.4 + i * 1.15
      s.block(x, 0, 1.2 + i * 0.01, 1.1, 2.2, 0.36, matte('#7a5638'), { front: matte('#4a3422') })
      for (let j = 0; j < 5; j++)
        for (let k = 0; k < 11; k++)
          s.block(
            x - 0.48 + k * 0.096,
            0.1 + j * 0.42,
            1.36,
            0.075,
            s.rnd.between(0.24, 0.34),
            0.14,
            matte(s.rnd.pick(['#8a2f2f', '#2f4a7a', '#c8a04a', '#3a6a4a', '#d8d0c0', '#5a3a6a'])),
          )
    }
    for (const [x, z] of [
      [-3.6, 4.6],
      [0.2, 5.4],
    ]) {
      table(s, x, z, 2.4, 1, { top: matte('#9a744c') })
      for (const k of [-0.6, 0.5])
        s.block(x + k, 0.75, z, 0.3, 0.03, 0.22, matte(k > 0 ? '#e8e4da' : '#8a2f2f'))
      people(s, [
        ['sit-chair', 5 + Math.round(z), x - 0.6, z + 0.85, 1.7, 0.42],
        ['sit-chair', 11 + Math.round(z), x + 0.6, z + 0.85, 1.7, 0.42],
      ])
    }
    people(s, [
      ['face', 4, 3.4, 1.3, 1.64],
      ['stand', 7, 2.9, 3],
    ])
    plant(s, 6.2, 1, 2, 1)
    return s
  },
  'cash-desk-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 12, d: 10, h: 3.8, pos: [-2.2, 1.6, 7.6], at: [0.3, 1.65, 0], fov: 58 },
      {
        floor: floors.stone('#b8aea0', 0.9),
        wall: walls.plain('#d4cabc'),
        back: walls.panels('#c0ac90', 1.3, 1.9),
      },
    )
    wall(
      s,
      0.4,
      1.2,
      0.12,
      4,
      2.25,
      await poster('bag', ['Back to school', 'பள்ளிப் பைகள்', 'from ₹ 799'], {
        back: '#ffc83a',
        disc: '#ffe9a0',
        tones: ['#d8321a', '#ff8a4a', '#5a1a0a'],
        ink: '#2a0a0a',
        accent: '#8a1a0a',
        size: 0.17,
      }),
      { gain: 1.2, depth: 0.08 },
    )
    desk(s, 0.4, 1.7, 3.6, 0.7, {
      h: 1.02,
      body: walls.slats('#8a6444', 0.1),
      top: matte('#e0d8ca'),
    })
    for (const x of [-0.6, 1.2]) {
      s.block(x, 1.02, 1.6, 0.08, 0.14, 0.08, DARK)
      s.block(x, 1.14, 1.56, 0.36, 0.24, 0.03, DARK)
    }
    s.block(0.3, 1.02, 1.8, 0.26, 0.3, 0.14, matte('#c83a5a'))
    rack(s, -4.4, 1, 10)
    rack(s, 4.6, 1.2, -16)
    bust(s, -2.8, 1.4, 2)
    bust(s, 3.3, 2.6, 5)
    downlights(s, { w: 11, d: 9, h: 3.8, nx: 4, nz: 3, power: 4 })
    people(s, [
      ['face', 4, -0.4, 1.15, 1.64],
      ['face', 9, 1.1, 1.15, 1.7],
      ['stand', 7, 0.3, 2.9],
      ['walk-bag', 6, 2.4, 4],
    ])
    return s
  },
}
