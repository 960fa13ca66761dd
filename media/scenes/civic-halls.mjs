// Scenes: halls and waiting rooms of the public, by day.
import { people, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, plant } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { seats } from './transit-parts.mjs'
import { tokens } from '../screens/boards.mjs'

import { notice } from '../screens/notices.mjs'

export const civicHallScenes = {
  'service-centre-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 15, d: 12, h: 4.2, pos: [1.4, 1.6, 9.8], at: [0, 2.2, 0], fov: 62 },
      { back: walls.panels('#a8b0b4', 1.5, 2.1) },
    )
    wall(
      s,
      -2.9,
      1.75,
      0.2,
      4.2,
      2.2,
      await tokens('11:48', {
        aspect: 4.2 / 2.2,
        to: 'கவுண்டர்',
        list: [
          ['P 112', '4'],
          ['R 047', '2'],
          ['L 085', '6'],
          ['C 019', '1'],
        ],
      }),
      { gain: 1.4 },
    )
    wall(
      s,
      2.1,
      1.75,
      0.2,
      3.6,
      2.2,
      await notice(['Income certificate', 'வருமானச் சான்றிதழ்', 'Identity card · Address proof · Photo'], {
        aspect: 3.6 / 2.2,
        back: ['#f2ede0', '#d8d0bc'],
        ink: '#14304a',
        accent: '#a02818',
        size: 0.12,
      }),
      { gain: 1.2 },
    )
    for (let i = 0; i < 4; i++) {
      desk(s, -4.6 + i * 3, 1.6, 2.6, 0.7, {
        h: 1.05,
        body: walls.panels('#8a6a4c', 1.3, 1),
        top: matte('#e0dcd2'),
      })
      people(s, [
        ['face', i * 3 + 1, -4.6 + i * 3, 1, 1.6],
        ...(i % 2 ? [] : [['stand', i + 4, -4.4 + i * 3, 2.3]]),
      ])
    }
    for (const z of [4.4, 5.8]) seats(s, -1.4, z, 7, 0)
    people(s, [
      ['sit', 5, -3, 4.6, 1.66, 0.42],
      ['sit', 8, -1.4, 4.6, 1.7, 0.42],
      ['sit', 2, -0.2, 6, 1.62, 0.42],
      ['sit', 11, -2.6, 6, 1.7, 0.42],
      ['walk-left', 7, 4, 4.4],
    ])
    plant(s, 6, 1, 1.8, 2)
    return s
  },
  'collectorate-hall-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 16, d: 14, h: 5.2, pos: [3.4, 2.1, 11.6], at: [-0.4, 2.6, 0], fov: 60 },
      { floor: floors.wood('#a07a54'), back: walls.slats('#96704e', 0.16), wall: walls.plain('#c4b8a6') },
    )
    wall(
      s,
      -0.2,
      1.5,
      0.2,
      7,
      3.1,
      await notice(['District review', 'மாவட்ட ஆய்வுக் கூட்டம்', 'Water · Roads · Schools'], {
        aspect: 7 / 3.1,
        back: ['#0a4a5a', '#042630'],
        accent: '#ffd84a',
        size: 0.17,
      }),
      { gain: 1.4 },
    )
    for (const k of [-1, 1]) {
      s.block(k * 2.6, 0, 6, 1.1, 0.75, 6, matte('#6a4c34'), { top: matte('#8a6644') })
      for (let i = 0; i < 5; i++) people(s, [['sit-chair', i * 3 + k + 2, k * 3.7, 3.8 + i * 1.1, 1.7, 0.42]])
    }
    people(s, [['talk', 6, -4.6, 1.6]])
    downlights(s, { w: 14, d: 12, h: 5.2, nx: 5, nz: 4, power: 3 })
    return s
  },
}
