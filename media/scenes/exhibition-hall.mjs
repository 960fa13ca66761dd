// Scenes: exhibition-hall.
import { begin, crowd, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { downlights, lines } from '../engine/props.mjs'
import { notice, caption } from '../screens/notices.mjs'
import { list } from '../screens/list.mjs'
import { saree } from '../screens/goods.mjs'
import { skyline } from '../screens/nature.mjs'

export const exhibitionHallScenes = {
  'exhibition-hall-1': async (n) => {
    const s = begin(n, { pos: [-6, 1.7, 15], at: [1, 3, 0], fov: 64, fill: [0.14, 0.145, 0.16] })
    room(s, {
      w: 30,
      d: 22,
      h: 9,
      floor: floors.concrete('#8a8a8c'),
      wall: walls.ribbed('#6b7078'),
      ceil: walls.plain('#45484e'),
    })
    lines(s, { h: 8.9, xs: [-10, -5, 0, 5, 10], z0: 1, z1: 20, power: 2.4, wide: 0.12 })
    s.block(0, 0, 2.4, 12, 0.14, 6, matte('#a8a8aa'))
    wall(
      s,
      0,
      0.9,
      0.6,
      9,
      4.4,
      await notice(['Aqua Labs', 'தூய நீர்', 'Stand B12'], { aspect: 2, mark: 'drop', size: 0.19 }),
      {
        gain: 1.3,
        depth: 0.6,
      },
    )
    wall(s, -6.6, 0.3, 3, 1.6, 3.2, await timesOf('Pumps'), { turn: 32, gain: 1.3, depth: 0.3 })
    wall(s, 6.6, 0.3, 3, 1.6, 3.2, await timesOf('Filters'), { turn: -32, gain: 1.3, depth: 0.3 })
    wall(
      s,
      11.4,
      3,
      -0.2 + 0.8,
      5,
      3.4,
      await notice(['Hall 2', 'उद्योग', 'Food court'], { aspect: 1.5, back: ['#8a4a06', '#4a2402'] }),
      { gain: 1.1 },
    )
    s.block(-3.4, 0.14, 4, 1.2, 1, 0.6, matte('#c8c8ca'))
    people(s, [
      ['talk', 2, -2.4, 4.6],
      ['stand', 5, -1.6, 5],
      ['point', 8, 2.6, 3.4],
      ['stand', 9, 3.4, 4.2],
      ['walk-right', 1, 6, 8.4],
      ['walk-bag', 3, -5, 9],
      ['stand', 12, 9, 5],
      ['phone', 4, 10, 6],
    ])
    return s
  },
  'exhibition-hall-2': async (n) => {
    const s = begin(n, { pos: [5, 1.8, 16], at: [-1, 3.4, 0], fov: 60, fill: [0.09, 0.08, 0.11] })
    room(s, {
      w: 32,
      d: 22,
      h: 10,
      floor: floors.carpet('#5c3a5c'),
      wall: walls.plain('#4c4654'),
      ceil: walls.plain('#302d36'),
    })
    s.cylinder(
      0,
      4.4,
      4,
      4.4,
      1.7,
      screen(
        await notice(['Textile fair · துணி கண்காட்சி · Textile fair · துணி கண்காட்சி'], {
          aspect: 16,
          size: 0.4,
        }),
        1.4,
      ),
      {},
    )
    s.block(0, 0, 1.6, 7, 4.2, 1, matte('#3a3540'))
    wall(s, 0, 0.4, 2.2, 6.4, 3.6, saree(['#2a0430', '#a01a8a', '#ffa0e0'], 9, 16 / 9), {
      gain: 1.3,
      depth: 0,
    })
    for (const x of [-9, 9]) {
      wall(s, x, 0.3, 3, 3.4, 4, await timesOf(x < 0 ? 'Cotton' : 'Silk'), {
        gain: 1.2,
        depth: 0.5,
        turn: x < 0 ? 12 : -12,
      })
    }
    downlights(s, { w: 28, d: 20, h: 10, nx: 7, nz: 4, power: 22, size: 0.24 })
    people(s, [
      ['stand', 3, -2.6, 6.6],
      ['talk', 7, -1.8, 6.8],
      ['walk-left', 1, 3.6, 8.6],
      ['stand', 5, 1.4, 5.2],
      ['phone', 9, -6.8, 7],
      ['walk-right', 12, 7, 6.6],
    ])
    return s
  },
  'exhibition-hall-3': async (n) => {
    const s = begin(n, { pos: [0, 1.7, 20], at: [0, 3.2, 0], fov: 54, fill: [0.1, 0.11, 0.11] })
    room(s, {
      w: 22,
      d: 26,
      h: 8,
      floor: floors.polished('#5d6164'),
      wall: walls.panels('#565b60', 2, 2),
      ceil: walls.plain('#3e4246'),
    })
    for (let i = 0; i < 4; i++)
      for (const k of [-1, 1]) {
        wall(
          s,
          k * 7.4,
          0.3,
          3 + i * 4.4,
          3.4,
          3.2,
          await notice([['Solar', 'Wind', 'Grid', 'Storage'][i], `Stand ${k > 0 ? 'B' : 'A'}${i + 1}`], {
            aspect: 1.06,
            size: 0.2,
          }),
          { turn: -k * 68, gain: 1.2, depth: 0.4 },
        )
      }
    wall(
      s,
      0,
      1,
      0.3,
      10,
      5,
      await caption(skyline(6, 2), ['India Energy Expo', 'இந்திய ஆற்றல் கண்காட்சி'], { size: 0.13 }),
      {
        gain: 1.3,
      },
    )
    lines(s, { h: 8, xs: [-3, 3], z0: 1, z1: 24, power: 1.6 })
    crowd(s, 24, {
      x0: -4.5,
      x1: 4.5,
      z0: 3,
      z1: 14,
      poses: ['walk-left', 'walk-right', 'stand', 'talk', 'walk-bag', 'walk-back'],
    })
    return s
  },
}

// Hours at which a stand shows its goods.
const timesOf = (title) =>
  list({
    aspect: 0.5,
    title,
    rows: [
      ['Demo', '11:00'],
      ['Talk', '12:30'],
      ['Demo', '15:00'],
      ['Talk', '16:30'],
    ],
  })
