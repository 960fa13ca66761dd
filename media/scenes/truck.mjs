// Scenes: truck.
import { audience, begin, crowd, people } from '../engine/kit.mjs'
import { matte } from '../engine/materials.mjs'
import { lamp, palm, tree } from '../engine/props.mjs'
import { DAY, SKIES } from './civic-parts.mjs'
import { STROLL, road, truck } from './products-parts.mjs'
import { flow, landscape, silk } from '../screens/fields.mjs'
import { wave } from '../screens/nature.mjs'
import { caption } from '../screens/notices.mjs'
import { poster, slide } from '../screens/panels.mjs'
import { bokeh, solids } from '../screens/stage-fields.mjs'

export const truckScenes = {
  'truck-1': (n) =>
    road(n, { pos: [-3.4, 1.6, 12.5], at: [0.2, 2.5, 0], fov: 52 }, 51, async (s) => {
      await truck(
        s,
        0,
        0,
        0,
        await poster(solids('amber', 201, 1.84), 'MANGO SEASON', '', { y: 0.22, size: 0.15 }),
        { tone: '#b83a30' },
      )
      lamp(s, -6, 2, 7)
      lamp(s, 7, -3, 7, { side: -1 })
      people(s, [
        ['walk-right', 3, -4.6, 2.6],
        ['stand', 6, 4.8, 3],
        ['phone', 2, 5.5, 2.6],
      ])
    }),
  'truck-2': (n) =>
    road(
      n,
      { pos: [3, 1.7, 12], at: [-0.2, 2.3, 0], fov: 54, ...DAY.noon, street: { wet: 0.1, lit: 0.06 } },
      57,
      async (s) => {
        await truck(s, -0.6, 0, -24, landscape('ocean', 202, 1.84), {
          tone: '#e0e4e8',
          rear: silk('ocean', 203, 0.76),
        })
        lamp(s, -8, -4, 7.5)
        crowd(s, 6, { x0: -7, x1: 7, z0: -4, z1: -2, poses: STROLL })
      },
    ),
  'truck-3': (n) =>
    road(
      n,
      { pos: [-4, 1.6, 13], at: [0, 3, 0], fov: 54, sky: SKIES.teal(), street: { left: false } },
      61,
      async (s) => {
        await truck(
          s,
          0.4,
          0,
          20,
          await caption(wave(5, 1.84), ['Clean sea', 'தூய கடல்'], {
            side: 'right',
            face: 'poster',
            size: 0.15,
          }),
          { tone: '#2f6a4a', lift: 1.1 },
        )
        for (const x of [-6.5, 8]) palm(s, x, -5, 8, x > 0 ? 2 : 1)
        crowd(s, 16, { x0: -5, x1: 6, z0: 3, z1: 6.4, poses: ['stand', 'phone', 'talk', 'stand'] })
      },
    ),
  'truck-4': (n) =>
    road(
      n,
      { pos: [5, 1.5, 10], at: [0, 2.2, -1], fov: 58, sky: SKIES.rain(), street: { wet: 1 } },
      67,
      async (s) => {
        await truck(s, -0.6, -1, -34, bokeh('magenta', 205, 1.84), {
          tone: '#3a4a6a',
          rear: flow('magenta', 206, 0.76),
        })
        lamp(s, -6, 1, 7)
        lamp(s, 7, -6, 7, { side: -1 })
        people(s, [['walk-left', 8, 4, 1.6]])
      },
    ),
  'truck-6': (n) =>
    road(
      n,
      {
        pos: [-3.4, 1.6, 11],
        at: [0.6, 2.3, -1],
        fov: 58,
        sky: SKIES.rose(),
        street: { gap: 19, tall: 9, lit: 0.6 },
      },
      73,
      async (s) => {
        await truck(
          s,
          1.2,
          -1.4,
          22,
          await slide(flow('gold', 209, 1.84), 'Festive offers', '', { y: 0.52, size: 0.13 }),
          {
            tone: '#2f5a8a',
          },
        )
        for (const x of [-6.5, 7]) lamp(s, x, 1, 6, { side: -Math.sign(x) })
        crowd(s, 14, { x0: -5, x1: 6, z0: 1.8, z1: 5.4, poses: STROLL })
      },
    ),
  // An open ground after sunset: people sit on chairs before the lifted screen.
  'truck-7': async (n) => {
    const s = begin(n, { pos: [-1.4, 2, 17], at: [0.3, 2.9, 0], fov: 52, sky: SKIES.teal() })
    s.quad([-120, 0, 60], [240, 0, 0], [0, 0, -220], matte('#46523a'))
    for (const [x, z, h] of [
      [-13, -6, 7],
      [-9, -12, 9],
      [10, -8, 8],
      [15, -5, 7],
      [5, -16, 9],
    ])
      tree(s, x, z, h, Math.abs(Math.round(x)))
    await truck(s, 0, 0, -6, landscape('amber', 210, 1.84), { tone: '#c9cdd2', lift: 0.9 })
    audience(s, { rows: 4, seats: 15, z: 5.4 })
    people(s, [
      ['stand', 4, -7.4, 4.6],
      ['talk', 9, 7.2, 5],
    ])
    return s
  },
  'truck-8': (n) =>
    road(
      n,
      {
        pos: [4.4, 1.5, 11.5],
        at: [-0.4, 2.3, 0],
        fov: 56,
        sky: SKIES.rose(),
        street: { left: false, wet: 0.3 },
      },
      79,
      async (s) => {
        await truck(
          s,
          -0.4,
          0,
          -16,
          await poster(silk('ocean', 211, 1.84), 'ON TOUR', '', { y: 0.52, size: 0.2 }),
          {
            tone: '#e4e6ea',
          },
        )
        for (const x of [-8, -14]) palm(s, x, -6, 9, x < -10 ? 2 : 1)
        lamp(s, 7.5, 1, 8, { side: -1 })
        people(s, [
          ['walk-left', 3, 4.8, 3],
          ['phone', 7, -5.6, 3.4],
        ])
      },
    ),
}
