// Outdoor walls by day: on a front, a pole, a plinth, a roof.
import { crowd, people } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { tree } from '../engine/props.mjs'
import { GRASS, STEEL, WALK, barrier, catwalk, front, lit, open, road } from './day-parts.mjs'
import { mangoes } from '../screens/food.mjs'
import { caption } from '../screens/notices.mjs'
import { coast } from '../screens/nature.mjs'
import { shoe } from '../screens/things.mjs'
import { poster } from '../screens/posters.mjs'
import { street } from './stages.mjs'

export const outdoorDayScenes = {
  'outdoor-facade': async (n) => {
    const s = open(n, { pos: [-7, 1.7, 22], at: [0.6, 6, 0], fov: 60 })
    road(s, 11)
    front(s, { w: 34, h: 17, free: [-7, 7, 5, 14] })
    lit(
      s,
      0,
      5.6,
      0.6,
      12.8,
      7.2,
      await caption(await mangoes(5), ['आम का मौसम', 'Mango week'], {
        face: 'poster',
        side: 'low',
        size: 0.16,
      }),
      { depth: 0.5 },
    )
    for (const [x, k] of [[-14, 3], [13, 7]])
      tree(s, x, 4, 7, k)
    crowd(s, 10, { x0: -9, x1: 9, z0: 2.4, z1: 6.4, poses: WALK })
    return s
  },
  // Rendered with SAMPLES=4.
  'outdoor-dimmed': async () => {
    const s = await street('night', { pos: [8, 8.9, 37], at: [1.4, 7.5, 0], fov: 45 })
    s.block(8, 6.9, 35, 16, 0.3, 4, floors.concrete())
    for (const y of [7.2, 8.15]) s.block(8, y, 33.1, 16, 0.05, 0.05, STEEL)
    for (let x = 0; x < 16; x += 0.14) s.block(x, 7.2, 33.1, 0.02, 0.95, 0.02, STEEL)
    people(s, [['phone', 4, 8.5, 33.8, 1.7, 7.2]])
    return s
  },
  'outdoor-pole': async (n) => {
    const s = open(n, { pos: [-5, 1.7, 19], at: [1, 4.6, 0], fov: 54, ground: GRASS })
    road(s, 7)
    s.quad([-140, 0.01, 2.6], [280, 0, 0], [0, 0, -3.4], floors.stone('#b0a89c', 0.6))
    s.cylinder(1.4, 0, -0.6, 0.36, 5, STEEL)
    s.block(1.4, 0, -0.6, 1.7, 0.35, 1.7, floors.concrete())
    catwalk(s, 1.4, 4.2, 0.2, 7.6)
    lit(
      s,
      1.4,
      4.6,
      0,
      7.68,
      4.32,
      await caption(coast(61), ['அந்தமான்', 'Andaman'], { face: 'serif', size: 0.16, k: 0.5 }),
      { depth: 0.8 },
    )
    for (const [x, z, k] of [[-9, -4, 1], [-5, -8, 2], [10, -5, 3], [16, -8, 5], [7, -12, 6]])
      tree(s, x, z, 7.5, k)
    front(s, { x: -22, z: -18, w: 24, h: 14, tone: '#b8a890' })
    people(s, [
      ['walk-right', 3, -4.6, 1.6],
      ['walk-left', 8, 5.6, 1.4],
      ['phone', 6, -1.6, 1.9],
    ])
    return s
  },
  'outdoor-plinth': async (n) => {
    const s = open(n, {
      pos: [3.6, 1.65, 13],
      at: [-0.4, 2.5, 0],
      fov: 56,
      ground: floors.stone('#988e82', 1),
    })
    front(s, { z: -13, w: 60, h: 11, shops: false, tone: '#c49a7c' })
    s.block(0, 0, 0, 8.4, 1, 1.6, walls.concrete('#a8a49c'))
    lit(
      s,
      0,
      1.05,
      0.3,
      7.68,
      3.84,
      await poster('college', ['Open day', 'சேர்க்கை நாள்', '14 March · 10 am'], {
        aspect: 2,
        back: '#0a2a5a',
        disc: '#1a4a9a',
        tones: ['#ffffff', '#8ab8ff', '#ffc83a'],
        accent: '#ffc83a',
      }),
      { depth: 0.7 },
    )
    barrier(s, 0, 2.6, 9)
    s.quad([-30, 0.01, -2], [60, 0, 0], [0, 0, -6], GRASS)
    for (const [x, z, k] of [[-8, -4, 1], [8.5, -4.6, 4], [13, -3, 6]])
      tree(s, x, z, 5.6, k)
    people(s, [
      ['stand', 3, -4.6, 3.6],
      ['stand', 7, -3.9, 3.8],
      ['talk', 5, 2.6, 4.4],
      ['stand', 12, 3.3, 4.2],
      ['walk-left', 9, -5.4, 3.6],
    ])
    return s
  },
  'outdoor-rooftop': async (n) => {
    const s = open(n, {
      pos: [-6.5, 13.6, 15],
      at: [0.2, 12.2, 0],
      fov: 60,
      ground: floors.asphalt('#6a6a6c'),
    })
    front(s, { w: 26, h: 9, depth: 14, z: 2, tone: '#c4b49c' })
    for (const [x, z, w, h, t] of [
      [-24, -14, 18, 12, '#b4a48c'],
      [24, -12, 16, 15, '#a8a8a0'],
      [4, -34, 22, 13, '#c0ac90'],
      [-40, -40, 20, 18, '#a49a90'],
      [38, -44, 24, 20, '#b0b0b4'],
    ])
      front(s, { x, z, w, h, tone: t, shops: false })
    s.block(0, 9.5, 1.9, 26, 0.9, 0.25, walls.plain('#c4b49c'))
    for (const x of [-4.6, -1.5, 1.5, 4.6]) {
      s.block(x, 9.5, -1.4, 0.22, 7, 0.22, STEEL)
      s.block(x, 9.5, -1.4, 0.7, 0.16, 0.7, STEEL)
      s.block(x, 9.5, -4, 0.16, 0.16, 0.16, STEEL)
    }
    for (const y of [10.6, 11.2]) s.block(0, y, -1.3, 11, 0.14, 0.14, STEEL)
    catwalk(s, 0, 10.6, -0.5, 11.4)
    lit(
      s,
      0,
      11.3,
      -0.9,
      11.52,
      5.2,
      await caption(await shoe({ seed: 6 }), ['Run lighter'], { face: 'tall', size: 0.2 }),
      { depth: 0.5 },
    )
    s.cylinder(8.6, 9.5, -3, 1.1, 1.9, matte('#1c1e20'))
    people(s, [['stand', 4, -6.4, -0.4, 1.7, 9.5]])
    return s
  },
}
