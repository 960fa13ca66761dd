// Parts shared by scenes in daylight: sunlit fronts, squares, steel that carries a screen.
import { DAY } from './civic-parts.mjs'
import { METAL, begin, wall } from '../engine/kit.mjs'
import { floors, light, matte, walls } from '../engine/materials.mjs'

const PANE = matte('#1a2530')
const FRAME = matte('#d8d4cc')
export const STEEL = matte('#7e858c')
export const GRASS = matte('#5c7038')

export function open(n, o) {
  const s = begin(n, { ...DAY.noon, exposure: 0.84, ...o })
  s.quad([-140, 0, 70], [280, 0, 0], [0, 0, -300], o.ground ?? floors.stone('#8e867a', 1.2))
  return s
}

// A building's face with windows, sills and a shop storey; `free` keeps [x0, x1, y0, y1] for a screen, from the middle of its foot.
// `lights`: how bright the windows look in the evening, the most of them.
export function front(
  s,
  {
    x = 0,
    z = 0,
    w = 30,
    h = 18,
    depth = 10,
    bay = 3,
    tone = '#c8bca8',
    shops = true,
    free = [0, 0, 0, 0],
    foot = shops ? 4.4 : 1.2,
    lights = 0,
  } = {},
) {
  const lit = (bx, y, wide, high, look) =>
    s.upright(x + bx, y, z + 0.056, wide, high, 0, light(look, { throw: 0 }))
  s.block(x, 0, z - depth / 2, w, h, depth, walls.plain(tone))
  s.block(x, h, z - depth / 2 + 0.1, w + 0.5, 0.5, depth + 0.5, walls.plain(tone))
  const bays = Math.floor((w - 1) / bay)
  for (let i = 0; i < bays; i++) {
    const bx = (i + 0.5 - bays / 2) * bay
    for (let y = foot; y + 2.4 < h; y += 3.5) {
      if (bx > free[0] - bay / 2 && bx < free[1] + bay / 2 && y > free[2] - 2.2 && y < free[3] + 0.4) continue
      s.block(x + bx, y, z, bay * 0.56, 2, 0.06, PANE)
      s.block(x + bx, y - 0.12, z + 0.05, bay * 0.7, 0.12, 0.34, FRAME)
      s.block(x + bx, y + 2, z + 0.05, bay * 0.66, 0.14, 0.24, FRAME)
      s.block(x + bx, y, z + 0.04, 0.06, 2, 0.06, FRAME)
      if (lights && (i * 5 + Math.round(y) * 3) % 7 < 4) lit(bx, y, bay * 0.56, 2, lights)
      if ((i * 7 + Math.round(y)) % 5 === 0)
        s.block(x + bx + bay * 0.1, y + 0.1, z + 0.3, 0.8, 0.55, 0.4, matte('#c4c6c4'))
    }
    if (!shops) continue
    s.block(x + bx, 0.2, z + 0.02, bay * 0.84, 2.8, 0.06, PANE)
    if (lights) lit(bx, 0.2, bay * 0.84, 2.8, lights * 1.4)
    s.block(
      x + bx,
      3.1,
      z + 0.3,
      bay * 0.92,
      0.5,
      0.9,
      matte(['#a8443a', '#2f6a6a', '#c8963a', '#4a5a8a'][(i * 3) % 4]),
    )
    s.block(x + bx + bay / 2, 0, z + 0.08, 0.34, 4, 0.3, FRAME)
  }
}

// Two steel legs with braces, and a lattice behind a face of w by h whose foot is at y.
export function legs(s, x, y, z, w, h, { thick = 0.4 } = {}) {
  for (const k of [-0.3, 0.3]) {
    s.block(x + k * w, 0, z - 0.7, thick, y + h, thick, STEEL)
    s.block(x + k * w, 0, z - 0.7, thick * 3, 0.4, thick * 3, floors.concrete())
  }
  for (let i = 0; i < 3; i++) s.block(x, y + (h * (i + 0.3)) / 3, z - 0.5, w * 0.96, 0.14, 0.14, STEEL)
}

// A catwalk with a railing at the foot of a screen.
export function catwalk(s, x, y, z, w) {
  s.block(x, y, z, w, 0.08, 0.9, STEEL)
  for (const dy of [0.5, 1]) s.block(x, y + dy, z + 0.42, w, 0.05, 0.05, METAL)
  for (let i = 0; i <= w / 1.5; i++) s.block(x - w / 2 + i * 1.5, y, z + 0.42, 0.05, 1.05, 0.05, METAL)
}

export function barrier(s, x, z, w) {
  for (const dy of [0.5, 0.95]) s.block(x, dy, z, w, 0.06, 0.06, METAL)
  for (let i = 0; i <= w / 1.6; i++) s.block(x - w / 2 + i * 1.6, 0, z, 0.06, 1, 0.06, METAL)
}

export const lit = (s, x, y, z, w, h, tex, o = {}) =>
  wall(s, x, y, z, w, h, tex, { gain: 1.45, depth: 0.35, edge: 0.1, ...o })

export const WALK = ['walk-left', 'walk-right', 'stand', 'phone', 'talk']

// A road along x with its kerbs.
export function road(s, z, wide = 7) {
  s.quad([-140, 0.012, z + wide / 2], [280, 0, 0], [0, 0, -wide], floors.asphalt('#55565a'))
  for (let i = -12; i < 12; i++) s.quad([i * 4, 0.02, z + 0.07], [2, 0, 0], [0, 0, -0.14], matte('#d8d4c8'))
  for (const k of [-1, 1])
    s.block(0, 0, z + k * (wide / 2 + 0.12), 280, 0.16, 0.24, matte(k > 0 ? '#b8b4ac' : '#a8a49c'))
}
