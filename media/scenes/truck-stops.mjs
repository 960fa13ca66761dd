// LED trucks by day: what they are booked for.
import { floors, matte } from '../engine/materials.mjs'
import { palm } from '../engine/props.mjs'
import { GRASS } from './day-parts.mjs'
import { truck } from './products-parts.mjs'
import { ASPECT, street } from './truck-parts.mjs'
import { coast } from '../screens/nature.mjs'
import { caption } from '../screens/notices.mjs'

export const truckStopsScenes = {
  'truck-road': async (n) => {
    const s = street(n, { pos: [6.4, 1.5, 9.5], at: [0.3, 2, 0], fov: 50, ground: GRASS })
    s.quad([-140, 0.01, 6], [280, 0, 0], [0, 0, -11], floors.asphalt('#58585c', 0))
    for (let i = -12; i < 12; i++)
      s.quad([i * 4, 0.02, 0.07 + 2.6], [2, 0, 0], [0, 0, -0.14], matte('#d8d4c8'))
    await truck(
      s,
      -0.4,
      0,
      -20,
      await caption(coast(3, ASPECT), ['Goa, from ₹ 4,999'], { face: 'poster', size: 0.13, side: 'low' }),
      { tone: '#2a5a8a', len: 4.8 },
    )
    for (let i = 0; i < 7; i++) palm(s, -16 + i * 6, -7 - (i % 2) * 3, 8.5, i)
    return s
  },
}
