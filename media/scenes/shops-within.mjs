// Scenes: shops and a mall from within.
import { begin, crowd, people, wall } from '../engine/kit.mjs'
import { floors, light, matte, screen, walls } from '../engine/materials.mjs'
import { desk, plant } from '../engine/props.mjs'
import { WARM, bust, galleries, rack, rail } from './commerce-parts.mjs'
import { sunlit } from './daylight.mjs'
import { indoors } from './products-parts.mjs'
import { portrait } from '../screens/faces.mjs'
import { mangoes } from '../screens/food.mjs'
import { flowers, necklace } from '../screens/goods.mjs'
import { caption } from '../screens/notices.mjs'
import { phone } from '../screens/things.mjs'

const SILK = ['#1c0410', '#8a0e4c', '#e83a8a']

export const shopsWithinScenes = {
  'feature-wall-1': (n) =>
    indoors(
      n,
      {
        pos: [-2.6, 1.6, 8.6],
        at: [0.4, 2, 0],
        fov: 60,
        fill: WARM,
        tone: '#ffe2b8',
        room: {
          floor: floors.polished('#8a7a6a'),
          back: walls.slats('#5a4030', 0.12),
          wall: walls.panels('#a8988a', 1.4, 2),
        },
      },
      async (s) => {
        wall(
          s,
          0.4,
          1.2,
          0.15,
          5.8,
          2.7,
          await caption(await necklace(3, 5.8 / 2.7), ['Akshaya', 'அட்சய திருதியை'], {
            face: 'serif',
            size: 0.15,
          }),
          { gain: 1.35, depth: 0.08 },
        )
        for (const x of [-2.2, 0.4, 3])
          desk(s, x, 2.2, 2.3, 0.7, { h: 1, body: matte('#6a4a34'), top: matte('#e8e4dc', { rough: 0.08 }) })
        people(s, [
          ['face', 5, -2.2, 1.4, 1.62],
          ['face', 8, 1.4, 1.4, 1.66],
          ['stand', 3, -1.6, 3.2],
          ['stand', 6, -0.9, 3.4],
          ['walk-left', 2, 3.6, 4.4],
        ])
      },
    ),
  'store-interior-4': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 13, d: 11, h: 4.2, pos: [2.8, 1.6, 8.8], at: [-0.2, 2, 0], fov: 60 },
      { floor: floors.polished('#c4c2bc'), back: walls.panels('#d0d2d4', 1.6, 2.1) },
    )
    wall(
      s,
      -0.2,
      1.3,
      0.2,
      6,
      2.6,
      await caption(await phone({ aspect: 6 / 2.6 }), ['Care plan', 'two years · ₹1,899'], {
        side: 'left',
        face: 'soft',
        size: 0.15,
      }),
      { gain: 1.4 },
    )
    desk(s, -0.2, 1.7, 5.4, 0.8, {
      h: 1.02,
      body: walls.panels('#e8e8e6', 1.8, 1),
      top: matte('#50545a', { rough: 0.12 }),
    })
    people(s, [
      ['face', 4, -1.8, 1, 1.64],
      ['face', 9, 1.2, 1, 1.68],
      ['stand', 3, -1.5, 2.8],
      ['stand', 8, 1.4, 2.9],
      ['stand', 5, 2.2, 3.6],
      ['walk-left', 2, 4.2, 4.6],
    ])
    plant(s, 5.6, 1, 1.8, 2)
    return s
  },
  'mall-atrium-4': async (n) => {
    const s = begin(n, { pos: [-2.6, 2, 10], at: [0.5, 6, -12], fov: 66, fill: [0.24, 0.24, 0.24], boost: 3 })
    galleries(s, 14, 18, 2)
    s.quad([-5, 13.75, -16], [10, 0, 0], [0, 0, 18], light('#e8f2ff', 3, { look: 0.5 }))
    wall(
      s,
      0,
      3.6,
      -14.6,
      9.6,
      8,
      await caption(await mangoes(1, 1.2), ['Mango season', 'மாம்பழம் · आम'], {
        side: 'low',
        face: 'poster',
        size: 0.1,
      }),
      { gain: 1.5, depth: 0.3 },
    )
    crowd(s, 16, {
      x0: -6,
      x1: 6,
      z0: -9,
      z1: 4,
      poses: ['walk-left', 'walk-right', 'walk-back', 'stand', 'talk'],
    })
    plant(s, -5, -2, 2, 1)
    plant(s, 5, -5, 2, 2)
    return s
  },
  'store-standee-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 12, d: 10, h: 3.8, pos: [-0.8, 1.5, 6.4], at: [0.1, 1.5, 0], fov: 58 },
      { floor: floors.wood('#b48a62'), back: walls.plain('#d4ccc0') },
    )
    s.block(0.2, 0, 2, 0.8, 0.1, 0.56, matte('#2a2c30'))
    for (const k of [-0.32, 0.32]) s.sphere(0.2 + k, 0.05, 2.26, 0.05, matte('#101114'))
    wall(
      s,
      0.2,
      0.14,
      2,
      0.72,
      2.1,
      await caption(
        await portrait({
          aspect: 0.343,
          scale: 0.5,
          wears: 'saree',
          cloth: SILK.slice(1),
          back: ['#3a0a20', '#a83a5a', '#f0c8a0'],
        }),
        ['New drapes', 'from ₹3,200'],
        { side: 'low', face: 'serif', size: 0.06 },
      ),
      { gain: 1.5, depth: 0.07, edge: 0.03 },
    )
    rail(s, -2.6, 1.2, 2.2)
    rack(s, 3, 0.9, -20)
    bust(s, -1.1, 1.6, 2, 1.7)
    people(s, [
      ['stand', 5, 1.6, 3.2],
      ['walk-left', 8, 3.2, 2.8],
    ])
    return s
  },
  'shelf-ribbon-1': (n) =>
    indoors(
      n,
      {
        pos: [2.4, 1.6, 8],
        at: [-0.3, 1.9, 0],
        fov: 62,
        room: { h: 3.8, floor: floors.terrazzo('#b4b0a8'), wall: walls.plain('#c8c4bc') },
      },
      async (s) => {
        const strip = flowers(4, 14)
        wall(s, 0, 2.55, 0.5, 11, 0.78, strip, { gain: 1.4 })
        for (let i = 0; i < 5; i++) rack(s, -4.4 + i * 2.2, 0.5, 0, '#d8d2c8')
        s.block(0, 0, 3.2, 5, 0.95, 0.9, matte('#e0dcd4'), { top: matte('#f0eee8', { rough: 0.15 }) })
        s.upright(
          0,
          0.7,
          3.67,
          5,
          0.24,
          0,
          screen(await caption(flowers(6, 20), ['Fresh today'], { face: 'soft', size: 0.7 }), 1.4),
        )
        people(s, [
          ['stand', 3, -2.2, 1.8],
          ['touch', 6, 1.4, 1.5],
          ['walk-right', 8, 3.6, 4.2],
          ['face', 4, 0.6, 2.5, 1.62],
        ])
      },
    ),
}
