// Furniture, plants, lamps and rigging.
import { DARK, METAL } from './kit.mjs'
import { light, matte, screen, walls } from './materials.mjs'

export function downlights(s, { w, d, h, nx = 4, nz = 4, size = 0.16, power = 7, z0 = 0.8, x = 0 }) {
  const m = light(power, { look: 0.35 })
  for (let j = 0; j < nz; j++)
    for (let i = 0; i < nx; i++)
      s.quad(
        [x + (i - (nx - 1) / 2) * (w / nx) - size / 2, h - 0.01, z0 + (j * (d - z0)) / nz],
        [size, 0, 0],
        [0, 0, size],
        m,
      )
}

// Long light lines in a ceiling.
export function lines(s, { h, xs, z0, z1, wide = 0.07, power = 2, look = 0.6 }) {
  for (const x of xs)
    s.quad([x - wide / 2, h - 0.012, z0], [wide, 0, 0], [0, 0, z1 - z0], light(power, { look }))
}

export const column = (s, x, z, r, h, mat = walls.plain('#8a8782')) => s.cylinder(x, 0, z, r, h, mat)

export function desk(
  s,
  x,
  z,
  w,
  d,
  { h = 0.74, turn = 0, top = matte('#6b6259'), body = matte('#595d66') } = {},
) {
  s.block(x, 0, z, w * 0.96, h - 0.04, d * 0.9, body, { turn })
  s.block(x, h - 0.04, z, w, 0.04, d, body, { turn, top })
}

export function table(s, x, z, w, d, { h = 0.75, top = matte('#5d4a3a') } = {}) {
  s.block(x, h - 0.05, z, w, 0.05, d, DARK, { top })
  for (const i of [-1, 1])
    for (const k of [-1, 1])
      s.block(x + i * (w / 2 - 0.12), 0, z + k * (d / 2 - 0.1), 0.06, h - 0.05, 0.06, DARK)
}

export function monitor(s, x, y, z, w, tex, turn = 180, gain = 0.7) {
  const a = (turn * Math.PI) / 180
  s.block(x - Math.sin(a) * 0.03, y + 0.12, z - Math.cos(a) * 0.03, w, w * 0.56, 0.04, DARK, { turn })
  s.block(x - Math.sin(a) * 0.03, y, z - Math.cos(a) * 0.03, 0.06, 0.13, 0.05, DARK, { turn })
  if (tex) s.upright(x, y + 0.125, z, w - 0.02, w * 0.56 - 0.02, turn, screen(tex, gain))
}

export function sofa(s, x, z, w, turn, mat = matte('#5c5750')) {
  const a = (turn * Math.PI) / 180
  s.block(x, 0.08, z, w, 0.34, 0.8, mat, { turn })
  s.block(x - Math.sin(a) * 0.34, 0.3, z - Math.cos(a) * 0.34, w, 0.5, 0.18, mat, { turn })
  for (const i of [-1, 1])
    s.block(
      x + Math.cos(a) * i * (w / 2 - 0.08),
      0.3,
      z - Math.sin(a) * i * (w / 2 - 0.08),
      0.16,
      0.26,
      0.8,
      mat,
      { turn },
    )
}

export const plant = (s, x, z, h = 1.4, n = 1) => s.add('plant', { species: 'pot', x, y: 0, z, h, n })
export const palm = (s, x, z, h = 7, n = 1) => s.add('plant', { species: 'palm', x, y: 0, z, h, n })
export const tree = (s, x, z, h = 6, n = 1) => s.add('plant', { species: 'tree', x, y: 0, z, h, n })

// `make`: car, auto or plane; it heads along +x at turn 0.
export const vehicle = (s, make, x, z, turn = 0, n = 1, y = 0) => s.add('vehicle', { make, x, y, z, turn, n })

export function lamp(s, x, z, h = 6, { power = 80, side = 1 } = {}) {
  s.cylinder(x, 0, z, 0.06, h, METAL)
  s.block(x + side * 0.55, h, z, 1.1, 0.06, 0.08, METAL)
  s.quad([x + side * 1.1 - 0.25, h - 0.02, z - 0.1], [0.5, 0, 0], [0, 0, 0.2], light(power, { look: 0.05 }))
}

export function truss(s, x0, x1, y, z) {
  for (const dy of [0, 0.3])
    for (const dz of [-0.15, 0.15])
      s.block((x0 + x1) / 2, y + dy, z + dz, Math.abs(x1 - x0), 0.05, 0.05, METAL)
  const n = Math.round(Math.abs(x1 - x0) / 0.5)
  for (let i = 0; i <= n; i++) s.block(x0 + ((x1 - x0) * i) / n, y, z + 0.15, 0.03, 0.34, 0.03, METAL)
}

export const tower = (s, x, z, h) => {
  for (const i of [-0.15, 0.15]) for (const k of [-0.15, 0.15]) s.block(x + i, 0, z + k, 0.05, h, 0.05, METAL)
  for (let y = 0; y < h; y += 0.5) s.block(x, y, z + 0.15, 0.34, 0.03, 0.03, METAL)
}
