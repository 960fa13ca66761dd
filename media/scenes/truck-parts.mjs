// Parts shared by the scenes of trucks by day.
import { floors, matte } from '../engine/materials.mjs'
import { front, open } from './day-parts.mjs'

export const ASPECT = 1.84
export const LOOK = ['stand', 'stand', 'phone', 'talk']

// A road along the front with a pavement and trees behind it.
export function roadside(s, { tone = '#c8b498', back = -12, shops = true } = {}) {
  s.quad([-140, 0.01, 16], [280, 0, 0], [0, 0, -20], floors.asphalt('#58585c'))
  for (let i = -12; i < 12; i++) s.quad([i * 4, 0.02, 4.4], [2, 0, 0], [0, 0, -0.14], matte('#d8d4c8'))
  s.block(0, 0, -4.1, 280, 0.16, 0.3, matte('#b8b4ac'))
  front(s, { x: 0, z: back, w: 64, h: 12, tone, shops })
}

export const street = (n, o) => open(n, { pos: [-3.6, 1.6, 12], at: [0.4, 2.3, 0], fov: 52, ...o })
