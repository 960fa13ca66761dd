// Standees where they earn their place: on castors, one of them large in the picture.
import { DAY } from './civic-parts.mjs'
import { DARK, people } from '../engine/kit.mjs'
import { floors, glass, matte, walls } from '../engine/materials.mjs'
import { desk, plant, sofa, table } from '../engine/props.mjs'
import { bright, standee, tall } from './standee-parts.mjs'
import { portrait } from '../screens/faces.mjs'
import { flowers, necklace, saree } from '../screens/goods.mjs'
import { shoe } from '../screens/things.mjs'

export const standeePlacesScenes = {
  'standee-entrance': (n) =>
    bright(
      n,
      {
        pos: [-1.6, 1.45, 6.2],
        room: { left: null, d: 9 },
        ...DAY.noon,
        fill: [0.2, 0.2, 0.2],
        exposure: 0.9,
      },
      async (s) => {
        s.upright(-6.5, 0, 4.5, 9, 4.2, 90, glass(0.3))
        for (let i = 0; i < 6; i++) s.block(-6.5, 0, 0.5 + i * 1.6, 0.12, 4.2, 0.08, DARK)
        standee(s, 0.3, 2.6, -8, await tall(await shoe({ seed: 5, aspect: 0.333 }), ['New season']), {})
        for (const [x, c] of [
          [2.4, '#c8502a'],
          [3.5, '#2a6a7a'],
          [4.6, '#c8a03a'],
        ]) {
          s.block(x, 0, 1.4, 0.6, 0.9, 0.5, matte('#e8e2d8'))
          s.block(x, 0.9, 1.4, 0.34, 0.14, 0.2, matte(c))
        }
        people(s, [
          ['stand', 5, 2.2, 3.2],
          ['walk-left', 8, -2.6, 2.2],
        ])
      },
    ),
  'standee-function': (n) =>
    bright(
      n,
      {
        pos: [1.1, 1.45, 5.8],
        room: {
          floor: floors.carpet('#7a4a44'),
          wall: walls.panels('#a8865c', 1.3, 2.1),
          ceil: walls.plain('#c8b498'),
        },
      },
      async (s) => {
        for (const k of [-0.62, 0.62])
          s.block(2 + k, 0, 0.06, 1.2, 2.6, 0.1, matte('#5a3a26', { rough: 0.3 }))
        for (const k of [-0.12, 0.12])
          s.block(2 + k, 1, 0.14, 0.04, 0.4, 0.06, matte('#d0a860', { metal: true, rough: 0.3 }))
        standee(
          s,
          -0.1,
          2.2,
          10,
          await tall(flowers(12, 0.333), ['Meera weds Arjun', 'Hall 2 · 7 pm'], {
            face: 'serif',
            size: 0.05,
          }),
          {},
        )
        people(s, [
          ['walk-right', 3, 1.5, 2.6],
          ['stand', 12, 2.7, 1.4],
        ])
        plant(s, -2.6, 0.9, 1.9, 2)
      },
    ),
  'standee-mall': (n) =>
    bright(
      n,
      { pos: [-1.3, 1.5, 6.4], room: { w: 18, d: 13, h: 7, floor: floors.terrazzo('#b8b0a4') } },
      async (s) => {
        s.block(0, 3.4, 1.4, 18, 0.5, 2.8, walls.plain('#ccc6bc'))
        s.upright(0, 3.9, 2.8, 18, 1, 0, glass(0.3))
        for (let i = 0; i < 5; i++)
          s.block(-7 + i * 3.5, 0.1, 0.2, 2.9, 2.9, 0.1, matte('#2a3036', { rough: 0.06 }))
        standee(
          s,
          0.3,
          3,
          -6,
          await tall(
            await portrait({
              seed: 7,
              aspect: 0.333,
              scale: 0.5,
              back: ['#0a2a5a', '#3a7ac8', '#e8d8ff'],
              cloth: ['#7a5a0a', '#f0c02a'],
            }),
            ['ஆடி தள்ளுபடி', 'Aadi sale'],
            { size: 0.055 },
          ),
          {},
        )
        people(s, [
          ['stand', 7, 1.7, 3.4],
          ['walk-left', 2, 3.6, 2.6],
          ['walk-right', 9, -3.2, 2.4],
          ['talk', 4, -2.2, 1.6],
        ])
      },
    ),
  'standee-aisle': (n) =>
    bright(
      n,
      { pos: [0.9, 1.45, 5.4], at: [-0.1, 1.15, 0], room: { w: 9, wall: walls.plain('#c4bcb0') } },
      async (s) => {
        for (const x of [-2.7, 2.7])
          for (let j = 0; j < 4; j++) {
            s.block(x, 0.25 + j * 0.5, 2.4, 0.7, 0.05, 4.6, matte('#d8d4cc'))
            for (let i = 0; i < 9; i++)
              s.block(
                x,
                0.3 + j * 0.5,
                0.4 + i * 0.5,
                0.44,
                0.2 + 0.16 * s.rnd(),
                0.3,
                matte(s.rnd.pick(['#c8482a', '#e0b03a', '#3a7a5a', '#2a5a9a', '#e8e0d0', '#8a3a6a']), {
                  rough: 0.3,
                }),
              )
          }
        standee(
          s,
          -0.2,
          2.4,
          6,
          await tall(saree(['#0a3a2a', '#1a8a5a', '#a8f0b0'], 8, 0.333), ['20 % off', 'this week'], {
            face: 'poster',
            size: 0.06,
          }),
          {},
        )
        people(s, [
          ['stand', 6, 1.3, 2.6],
          ['walk-back', 3, 1.4, 0.9],
        ])
      },
    ),
  'standee-row': (n) =>
    bright(
      n,
      {
        pos: [-2.6, 1.5, 6.6],
        at: [0.3, 1.3, 0],
        fov: 58,
        room: { floor: floors.carpet('#4a5a72'), wall: walls.panels('#a8b0b8', 1.6, 2.1), w: 15 },
      },
      async (s) => {
        const list = [
          await shoe({ seed: 8, aspect: 0.333 }),
          flowers(14, 0.333),
          await necklace(9, 0.333),
          saree(['#3a0a1a', '#b82a4a', '#ffc0a0'], 5, 0.333),
        ]
        for (const [i, tex] of list.entries()) standee(s, -2.3 + i * 1.35, 2.2 + i * 0.12, -4, tex, {})
        people(s, [
          ['stand', 4, -1.2, 4],
          ['talk', 6, 2.9, 3.3],
          ['walk-left', 9, 4.2, 2.6],
        ])
      },
    ),
  'hero-led-standee-display': (n) =>
    bright(
      n,
      {
        pos: [-1.4, 1.5, 7.4],
        at: [-0.35, 1.5, 0],
        fov: 58,
        room: {
          w: 15,
          h: 4.6,
          floor: floors.polished('#948472'),
          wall: walls.panels('#b49c80', 1.4, 2.3),
          ceil: walls.plain('#c8bca8'),
        },
      },
      async (s) => {
        standee(s, 0.7, 3, -8, await tall(flowers(17, 0.333), ['வரவேற்கிறோம்', 'Welcome'], { size: 0.05 }), {
          w: 0.76,
          h: 2.28,
        })
        standee(
          s,
          2.6,
          2.2,
          -16,
          await portrait({
            seed: 12,
            aspect: 0.333,
            scale: 0.5,
            wears: 'suit',
            back: ['#3a0a2a', '#a82a5a', '#ffc890'],
          }),
          {},
        )
        desk(s, -3.2, 1.6, 3, 0.8, {
          h: 1.1,
          body: walls.slats('#7a5436', 0.1),
          top: matte('#2a2624', { rough: 0.1 }),
        })
        people(s, [
          ['face', 2, -3.2, 0.9, 1.66],
          ['stand', 5, 1.8, 3.6],
          ['walk-bag', 3, -1.6, 3],
        ])
        sofa(s, 5.2, 2.4, 2, -30)
        table(s, 4.2, 3.4, 0.8, 0.6, { h: 0.42 })
        plant(s, 6.4, 1, 2, 1)
      },
    ),
}
