// Scenes: transparent.
import { METAL, people } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { desk, plant, vehicle } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { bust } from './commerce-parts.mjs'
import { glazed, indoors, spelt } from './products-parts.mjs'

const CURTAINS = [
  ['Utsav', 'festive wear', 0.5, '#ff6aa8', 'jasmine'],
  ['उत्सव', '₹ 1,200 से', 0.5, '#ffc83a', 'peacock'],
  ['விழா', '20% தள்ளுபடி', 0.5, '#5affb0', 'kite'],
]

export const transparentScenes = {
  'transparent-1': async (n) =>
    glazed(
      n,
      { pos: [-1.8, 1.6, 8.4], at: [0.2, 2, 0], fov: 58 },
      await spelt(
        [
          ['Lehengas', 'புதிது', 1 / 6, '#ff6aa8', 'dress'],
          ['Mixers', '₹ 3,499', 1 / 2, '#ffc83a', 'mixer'],
          ['Glasses', 'கண்ணாடி', 5 / 6, '#5affb0', 'spectacles'],
        ],
        6.6 / 3.2,
      ),
      6.6,
      3.2,
      async (s) => {
        for (const [x, k] of [[-2.6, 0], [0.4, 1], [2.8, 3]])
          bust(s, x, -2.6, k)
        people(s, [
          ['stand', 3, -1, -5],
          ['walk-right', 6, 3.4, 2.4],
          ['stand', 8, -3.2, 2],
        ])
      },
    ),
  'transparent-3': async (n) =>
    glazed(
      n,
      { pos: [1.4, 1.6, 9.4], at: [0, 2.1, 0], fov: 58, w: 12 },
      await spelt(
        [
          ['Drive', 'ஓட்டிப் பாருங்கள்', 1 / 6, '#5ae8ff'],
          ['electric', '320 km a charge', 1 / 2, '#6affa0'],
          ['today', '10 am to 8 pm', 5 / 6, '#ffc83a'],
        ],
        7.2 / 3.3,
        { face: 'poster', foot: 0.24 },
      ),
      7.2,
      3.3,
      async (s) => {
        vehicle(s, 'car', 0, -3, 0, 0)
        people(s, [
          ['stand', 5, 3.4, -3],
          ['walk-right', 4, -3.4, 2.6],
        ])
      },
    ),
  'transparent-4': (n) =>
    indoors(
      n,
      {
        ...EVENING,
        boost: 8,
        pos: [-2.8, 1.6, 10],
        at: [0.3, 2.1, 0],
        fov: 60,
        room: {
          h: 4.8,
          floor: floors.polished('#7a7c84'),
          wall: walls.panels('#6e737c', 1.6, 2.4),
          back: walls.panels('#5c606a', 2, 2.4),
          ceil: walls.plain('#62666e'),
        },
      },
      async (s) => {
        s.upright(
          0,
          0.4,
          3.4,
          5.6,
          3.4,
          0,
          screen(
            await spelt(
              [
                ['Reception', 'வரவேற்பு', 0.26, '#ffc83a', 'door'],
                ['Level 2', 'நிலை 2', 0.74, '#5ae8ff', 'lift'],
              ],
              1.65,
            ),
            1.9,
            { open: 0.9 },
          ),
        )
        for (const k of [-2.84, 0, 2.84]) s.block(k, 0, 3.36, 0.08, 4.8, 0.12, METAL)
        for (const y of [0.34, 3.82]) s.block(0, y, 3.36, 5.7, 0.08, 0.12, METAL)
        desk(s, 0.6, 1.4, 3, 0.8, { h: 1.1 })
        people(s, [
          ['face', 4, 0.4, 0.8, 1.66],
          ['stand', 7, -2, 2],
          ['walk-left', 2, 3.8, 4.6],
        ])
      },
    ),
  'transparent-5': (n) =>
    indoors(
      n,
      {
        ...EVENING,
        pos: [1, 1.6, 9.4],
        at: [-0.9, 2, 0],
        fov: 58,
        power: 3,
        room: {
          floor: floors.polished('#5a5058'),
          wall: walls.drape('#54485a'),
          ceil: walls.plain('#453c48'),
        },
      },
      async (s) => {
        for (let i = 0; i < 3; i++)
          s.upright(
            -2.6 + i * 2.1,
            0.4,
            3.6 - i * 0.9,
            1.9,
            3,
            8,
            screen(await spelt([CURTAINS[i]], 0.63, { size: 0.13, part: 0.4, foot: 0.66 }), 1.9, {
              open: 0.9,
            }),
          )
        people(s, [
          ['stand', 6, 3.2, 0.8],
          ['talk', 3, 3.7, 0.9],
        ])
      },
    ),
  'transparent-6': async (n) =>
    glazed(
      n,
      { pos: [-3.6, 1.7, 15], at: [0.4, 4.6, 0], fov: 54, w: 14, h: 8.6, sy: 1 },
      await spelt(
        [
          ['Book', 'புத்தக', 0.257, '#5ae8ff', 'book'],
          ['fair', 'திருவிழா', 0.5, '#ffc83a', 'knight'],
          ['today', '9 am to 8 pm', 0.743, '#ff6aa8', 'mic'],
        ],
        11.5 / 6.8,
        { face: 'poster', foot: 0.66 },
      ),
      11.5,
      6.8,
      async (s) => {
        s.block(0, 4.2, -4.6, 14, 0.3, 4.6, matte('#b0a89c'))
        people(s, [
          ['stand', 5, -2, -4, 1.7, 4.5],
          ['walk-left', 3, 2.4, -4, 1.7, 4.5],
          ['stand', 7, 1, -3],
          ['walk-right', 8, -4, 3],
          ['walk-bag', 2, 4, 2.4],
        ])
        plant(s, -4, -3, 2.4, 1)
        plant(s, 4.4, -3, 2.4, 2)
      },
    ),
}
