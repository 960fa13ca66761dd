// Scenes: retail-window, mall-atrium.
import { METAL, begin, crowd, wall } from '../engine/kit.mjs'
import { screen } from '../engine/materials.mjs'
import { plant } from '../engine/props.mjs'
import { galleries } from './commerce-parts.mjs'
import { flow, landscape, ribbons } from '../screens/fields.mjs'
import { poster } from '../screens/panels.mjs'

export const retailWindowScenes = {
  'mall-atrium-2': async (n) => {
    const s = begin(n, { pos: [4.6, 6.4, 9], at: [-1, 5.2, -10], fov: 66, fill: [0.05, 0.048, 0.05] })
    galleries(s, 15, 20, 2)
    s.cylinder(0, 5.2, -8, 2.6, 3, screen(ribbons('neon', 62, 5.4, { count: 6 }), 1.5))
    for (let i = 0; i < 4; i++)
      s.cylinder(Math.sin(i * 1.57) * 2, 8.2, -8 + Math.cos(i * 1.57) * 2, 0.03, 5.6, METAL)
    crowd(s, 18, {
      x0: -6.4,
      x1: 6.4,
      z0: -16,
      z1: 1,
      poses: ['walk-left', 'walk-right', 'walk-back', 'stand', 'talk'],
    })
    for (const x of [-4, 4]) plant(s, x, -8, 2.2, 3)
    return s
  },
  'mall-atrium-3': async (n) => {
    const s = begin(n, { pos: [0, 1.7, 11], at: [0, 4.4, -10], fov: 62, fill: [0.05, 0.048, 0.05] })
    galleries(s, 12, 22, 1)
    for (let i = 0; i < 3; i++)
      for (const k of [-1, 1])
        wall(s, k * 5.9, 4.75, -3 - i * 6, 4.6, 0.95, flow(['amber', 'ocean', 'rose'][i], 63 + i + k, 4.8), {
          turn: -k * 90,
          gain: 1.4,
          depth: 0.05,
        })
    wall(
      s,
      0,
      1.2,
      -20.4,
      7.6,
      6.2,
      await poster(landscape('gold', 66, 1.22), 'GRAND OPENING', '', { y: 0.24, size: 0.09 }),
      { gain: 1.4 },
    )
    crowd(s, 20, {
      x0: -4.6,
      x1: 4.6,
      z0: -15,
      z1: 4,
      poses: ['walk-left', 'walk-right', 'walk-back', 'walk-bag', 'talk'],
    })
    return s
  },
}
