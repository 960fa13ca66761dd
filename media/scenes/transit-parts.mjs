// Parts shared by the transit scenes.
import { METAL, room, wall } from '../engine/kit.mjs'
import { floors, light, matte, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'

export const COOL = [0.12, 0.13, 0.145]
export const GO = ['walk-left', 'walk-right', 'walk-bag', 'stand', 'phone', 'walk-back']

export function hang(s, x, y, z, w, h, tex, top, gain = 1.25, turn = 0) {
  wall(s, x, y, z, w, h, tex, { gain, turn, depth: 0.18, edge: 0.06 })
  for (const k of [-0.35, 0.35]) s.block(x + k * w, y + h, z - 0.08, 0.05, top - y - h, 0.05, METAL)
}

export function seats(s, x, z, n, turn = 0) {
  const a = (turn * Math.PI) / 180
  for (let i = 0; i < n; i++) {
    const px = x + Math.cos(a) * (i - (n - 1) / 2) * 0.6
    const pz = z - Math.sin(a) * (i - (n - 1) / 2) * 0.6
    s.block(px, 0.38, pz, 0.52, 0.06, 0.5, matte('#33363c'), { turn })
    s.block(px - Math.sin(a) * 0.24, 0.44, pz - Math.cos(a) * 0.24, 0.52, 0.45, 0.06, matte('#33363c'), {
      turn,
    })
  }
  s.block(x, 0, z, 0.08, 0.38, 0.4, METAL, { turn })
}

export function train(s, x, z0, z1, tone = '#8fa0a8') {
  const side = matte(tone, {
    panes: (u, v) => {
      const k = (u / 3.2) % 1
      return v > 1.2 && v < 2.15 && ((k > 0.08 && k < 0.42) || (k > 0.6 && k < 0.95)) ? 0.55 : 1
    },
  })
  s.block(x, -0.2, (z0 + z1) / 2, 2.8, 3.2, z1 - z0, matte(tone))
  s.upright(x + (x < 0 ? 1.41 : -1.41), -0.2, (z0 + z1) / 2, z1 - z0, 3.2, x < 0 ? 90 : -90, side)
}

// A steel press or line cell with a hazard stripe and status lamp.
export function machine(s, x, z, w, h, d, tone = '#5a7a8a', lampc = '#5affa0') {
  s.block(x, 0, z, w, h, d, matte(tone))
  s.block(x, 0.9, z + d / 2, w * 0.5, h * 0.32, 0.05, matte('#22262a'))
  s.block(x, 0.02, z + d / 2 + 0.01, w, 0.18, 0.03, matte('#d8a82a'))
  s.cylinder(x + w * 0.36, h, z, 0.05, 0.36, light(2.4, { look: 0.6 }))
}

export function shelving(s, x, z0, z1, h) {
  for (let z = z0; z <= z1; z += 2.4) s.block(x, 0, z, 1, h, 0.08, matte('#2f5a9a'))
  for (let y = 0.2; y < h; y += 1.5) {
    s.block(x, y, (z0 + z1) / 2, 1.05, 0.1, z1 - z0, matte('#d07a2a'))
    for (let z = z0 + 0.6; z < z1; z += 0.8)
      if (s.rnd() < 0.85)
        s.block(
          x,
          y + 0.1,
          z,
          0.9,
          s.rnd.between(0.6, 1.15),
          0.68,
          matte(s.rnd.pick(['#a8845c', '#b8966a', '#8e6e4c', '#c0a074', '#7d8a94'])),
        )
  }
}

export async function works(
  s,
  { w = 22, d = 18, h = 8, tone = '#7c8288', floor = floors.concrete('#8c8e90'), power = 2.6 } = {},
) {
  s.workers = true
  room(s, { w, d, h, floor, wall: walls.ribbed(tone), ceil: walls.plain('#4e5256') })
  lines(s, { h: h - 0.6, xs: [-w * 0.32, -w * 0.1, w * 0.1, w * 0.32], z0: 1, z1: d - 1, power, wide: 0.16 })
  for (let z = 2; z < d; z += 4) s.block(0, h - 0.5, z, w, 0.35, 0.2, METAL)
}

export function bus(s, x, z, tone) {
  s.block(x, 0.35, z, 2.5, 2.75, 9, matte(tone), {
    front: matte(tone, { panes: (u, v) => (u > 0.2 && u < 2.3 && v > 1 && v < 2.2 ? 0.55 : 1) }),
  })
  for (const k of [-0.9, 0.9]) s.block(x + k, 0, z + 3.6, 0.3, 0.6, 0.8, matte('#151515'))
}
