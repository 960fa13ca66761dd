// Outdoor walls by day at their sites, in the sun, and from behind.
import { crowd, people } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { lamp, palm, tree } from '../engine/props.mjs'
import { GRASS, WALK, front, legs, lit, open, road } from './day-parts.mjs'
import { necklace } from '../screens/goods.mjs'
import { caption } from '../screens/notices.mjs'
import { wave } from '../screens/nature.mjs'
import { poster } from '../screens/posters.mjs'
import { cricket } from '../screens/sport.mjs'

export const outdoorSitesScenes = {
  'outdoor-junction': async (n) => {
    const s = open(n, { pos: [4, 1.8, 18], at: [-1, 4.8, 0], fov: 50 })
    road(s, 8, 9)
    for (const [x, w, h, t] of [[-17, 22, 15, '#b89c80'], [17, 22, 19, '#b4b0a8']])
      front(s, { x, z: -4, w, h, tone: t })
    legs(s, -1, 4, 0, 9.6, 5.4)
    lit(
      s,
      -1,
      4,
      0,
      9.6,
      5.4,
      await caption(await necklace(7, 16 / 9, 0.72), ['Wedding', 'season', 'திருமண நகைகள்'], {
        face: 'serif',
        size: 0.13,
      }),
      { depth: 0.8 },
    )
    for (const x of [-9, 10]) lamp(s, x, 3, 8, { side: -Math.sign(x) })
    tree(s, 7, -1, 7, 4)
    palm(s, -12, 1, 8, 2)
    crowd(s, 12, { x0: -9, x1: 9, z0: 1, z1: 3, poses: WALK })
    return s
  },
  'outdoor-sunlit': async (n) => {
    const s = open(n, {
      pos: [-3, 1.5, 11],
      at: [0.9, 3.9, 0],
      fov: 60,
      ground: floors.stone('#968c80', 0.9),
    })
    front(s, { x: 4, z: -0.6, w: 34, h: 20, tone: '#c8c0b0', free: [-9, 1, 2, 10] })
    lit(
      s,
      0.4,
      2.6,
      0.2,
      8,
      4.5,
      await poster('pot', ['₹ 499', 'பொங்கல் சலுகை', 'Pongal offers'], {
        back: '#d8321a',
        disc: '#ffb02a',
        tones: ['#c8501a', '#ffe9b0', '#8a2a0a'],
        accent: '#fff0c0',
        size: 0.28,
      }),
      { gain: 1.6 },
    )
    people(s, [
      ['stand', 5, -1.2, 3.4],
      ['walk-left', 9, 3.6, 3],
      ['point', 4, 0.4, 3.6],
    ])
    return s
  },
  'outdoor-mall': async (n) => {
    const s = open(n, { pos: [6, 1.8, 26], at: [-1, 9, -6], fov: 62, ground: floors.stone('#8e867c', 1.2) })
    s.block(-1, 0, -14, 20, 24, 12, walls.panels('#a8acb0', 2, 1.6))
    for (let i = 0; i < 6; i++) s.block(-8.5 + i * 3, 0.2, -7.96, 2.6, 4, 0.1, matte('#1a2530'))
    s.block(-1, 4.4, -7, 20, 0.4, 2.4, matte('#e0dcd4'))
    lit(
      s,
      -1,
      6.2,
      -7.6,
      11,
      14,
      await caption(wave(21, 11 / 14), ['கலங்கரை', 'In cinemas now'], { side: 'low', face: 'serif', size: 0.12 }),
      { gain: 1.5 },
    )
    for (const [x, w, h] of [[-26, 22, 20], [25, 20, 17]])
      front(s, { x, z: -12, w, h, tone: '#b8a894' })
    for (const [x, k] of [[-11, 3], [11, 4]])
      palm(s, x, -2, 8, k)
    crowd(s, 16, { x0: -9, x1: 9, z0: -3, z1: 10, poses: WALK })
    return s
  },
  'outdoor-cricket': async (n) => {
    const s = open(n, { pos: [3.4, 1.7, 14], at: [-0.2, 3.2, 0], fov: 52, ground: GRASS })
    front(s, { x: -4, z: -20, w: 60, h: 12, shops: false, tone: '#b8806a' })
    legs(s, 0, 1.9, 0, 8.6, 4.8, { thick: 0.24 })
    lit(
      s,
      0,
      1.9,
      0,
      8.6,
      4.84,
      await cricket({ seed: 3, sides: 'CSE v MECH', score: '142/6', overs: '18.2' }),
      { depth: 0.5 },
    )
    for (const [x, z, k] of [[-9, -4, 1], [9, -5, 4], [13, -9, 6], [-14, -10, 8]])
      tree(s, x, z, 7, k)
    for (const x of [-6.6, 3.6])
      crowd(s, 8, { x0: x, x1: x + 3, z0: 2, z1: 6, poses: ['stand', 'cheer', 'talk', 'phone'] })
    return s
  },
}
