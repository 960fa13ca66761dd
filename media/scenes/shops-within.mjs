// Scenes: shops from within.
import { people, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { bust, rack, rail } from './commerce-parts.mjs'
import { sunlit } from './daylight.mjs'
import { poster } from '../screens/posters.mjs'

export const shopsWithinScenes = {
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
      await poster('dress', ['New', 'lehengas', 'from ₹ 3,200'], {
        aspect: 0.343,
        back: '#3a0a5a',
        tones: ['#ff8ab8', '#e8327a', '#ffc83a'],
        accent: '#ffc83a',
        face: 'serif',
        size: 0.2,
      }),
      { gain: 1.5, depth: 0.07, edge: 0.03 },
    )
    rail(s, -2.6, 1.2, 2.2)
    rack(s, 3, 0.9, -20)
    bust(s, -1.1, 1.6, 2, 1.7)
    people(s, [
      ['stand', 5, 1.7, 2.2],
      ['walk-left', 8, 3.2, 2.8],
    ])
    return s
  },
}
