// LED trucks by day: each build.
import { DARK, METAL, crowd, people } from '../engine/kit.mjs'
import { floors, matte } from '../engine/materials.mjs'
import { palm, tree } from '../engine/props.mjs'
import { GRASS, STEEL, front, lit } from './day-parts.mjs'
import { truck } from './products-parts.mjs'
import { ASPECT, LOOK, roadside, street } from './truck-parts.mjs'
import { notice } from '../screens/notices.mjs'
import { cricket } from '../screens/sport.mjs'
import { poster } from '../screens/posters.mjs'

export const truckDayScenes = {
  'truck-lift': async (n) => {
    const s = street(n, { pos: [-4.4, 1.65, 13], at: [0.2, 3, 0], fov: 54, ground: GRASS })
    s.quad([-140, 0.01, 14], [280, 0, 0], [0, 0, -16], floors.concrete('#9a9286'))
    front(s, { z: -20, w: 70, h: 10, shops: false, tone: '#b88a6a' })
    await truck(
      s,
      0,
      0,
      20,
      await notice(['Vote on Tuesday', 'வாக்களியுங்கள்', '7 am to 6 pm'], {
        aspect: ASPECT,
        mark: 'finger',
        back: ['#0a5a3a', '#04301e'],
        size: 0.15,
      }),
      { tone: '#2f6a4a', lift: 1.5 },
    )
    for (const k of [-1, 1]) s.cylinder(k * 0.5 - 0.3, 0.8, 0, 0.14, 1.6, STEEL)
    for (const [x, k] of [
      [-9, 1],
      [8.5, 2],
    ])
      palm(s, x, -5, 8, k)
    crowd(s, 11, { x0: -5, x1: 6, z0: 3.6, z1: 6.2, poses: LOOK })
    return s
  },
  'truck-trailer': async (n) => {
    const s = street(n, { pos: [3.8, 1.6, 11.5], at: [-0.1, 2.1, 0], fov: 52, ground: GRASS })
    front(s, { z: -16, w: 60, h: 9, shops: false, tone: '#c4b094' })
    // The trailer: frame, drawbar, jockey wheel, four stabilisers, the screen on its mast.
    s.block(0, 0.55, 0, 5, 0.22, 1.7, matte('#c8402a'))
    for (const k of [-0.28, 0.28]) s.block(3.2, 0.6, k, 1.6, 0.1, 0.1, matte('#c8402a'), { turn: k * 50 })
    s.block(3.9, 0.55, 0, 0.3, 0.16, 0.2, METAL)
    s.cylinder(3.5, 0, 0, 0.04, 0.7, METAL)
    s.add('wheel', { x: 3.5, y: 0.13, z: 0.1, r: 0.13, turn: 0 })
    for (const x of [-0.5, 0.35]) s.add('wheel', { x, y: 0.34, z: 0.86, r: 0.34, turn: 0 })
    s.block(-0.08, 0.72, 0.8, 1.9, 0.08, 0.3, DARK)
    for (const x of [-2.4, 2.3])
      for (const z of [-0.95, 0.95]) {
        s.block(x, 0.06, z * 1.35, 0.12, 0.6, 0.12, STEEL)
        s.block(x, 0.56, z * 1.15, 0.12, 0.12, 0.6, STEEL)
        s.block(x, 0, z * 1.35, 0.42, 0.06, 0.42, STEEL)
      }
    s.block(0, 0.75, -0.2, 0.5, 1.2, 0.5, STEEL)
    s.block(-1.7, 0.77, -0.1, 1, 0.7, 1.1, matte('#5a5e62'))
    lit(
      s,
      0,
      1.62,
      0.1,
      4.6,
      2.5,
      await cricket({ seed: 8, aspect: ASPECT, sides: 'TN v KAR', score: '88/2', overs: '11.3' }),
      { depth: 0.24 },
    )
    for (const [x, z, k] of [
      [-8, -5, 4],
      [8, -7, 5],
      [12, -4, 7],
    ])
      tree(s, x, z, 6, k)
    people(s, [
      ['stand', 4, -3, 3.4],
      ['stand', 9, -2.2, 3.7],
      ['talk', 6, 3.6, 3.2],
      ['stand', 12, 4.3, 3.4],
    ])
    return s
  },
  'truck-three': async (n) => {
    const s = street(n, { pos: [-7.2, 1.7, 8.6], at: [-0.6, 2.2, 0], fov: 54 })
    roadside(s, { tone: '#b4a89a' })
    await truck(
      s,
      0.4,
      0,
      20,
      await poster('fan', ['Summer fans', 'மின்விசிறி', 'from ₹ 1,499'], {
        aspect: ASPECT,
        back: '#0a5a8a',
        disc: '#ffc83a',
        tones: ['#ffffff', '#d8321a', '#0a3a5a'],
        accent: '#ffe08a',
        size: 0.18,
      }),
      {
        tone: '#d0d4d8',
        rear: await poster('fan', ['SALE'], {
          aspect: 0.76,
          back: '#d8321a',
          tones: ['#ffffff', '#ffc83a', '#ffe08a'],
          size: 0.28,
        }),
        len: 5,
      },
    )
    for (const [x, k] of [
      [-2, 2],
      [9, 5],
    ])
      tree(s, x, -7, 6.5, k)
    people(s, [
      ['walk-left', 4, 4.6, -5],
      ['stand', 8, -5, -5.2],
    ])
    return s
  },
}
