// Parts shared by the scenes of standees.
import { matte } from '../engine/materials.mjs'
import { standee as plate } from './products-parts.mjs'

// A standee on four castors.
export function standee(s, x, z, turn, tex, o) {
  const a = (turn * Math.PI) / 180
  for (const i of [-0.27, 0.27])
    for (const k of [-0.18, 0.18]) {
      const [px, pz] = [x + Math.cos(a) * i + Math.sin(a) * k, z - Math.sin(a) * i + Math.cos(a) * k]
      s.cylinder(px, 0.07, pz, 0.02, 0.05, matte('#a0a4a8'))
      s.add('wheel', { x: px, y: 0.045, z: pz + 0.02, r: 0.045, turn })
    }
  plate(s, x, z, turn, tex, { w: 0.7, h: 2.1, base: 0.11, ...o })
}
