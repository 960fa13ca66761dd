// The first pictures of product pages that show a room: words lie on the left, so the screen stands right of the middle.
import { DARK, METAL, begin, people, room, strip, wall } from '../engine/kit.mjs'
import { floors, glass, screen, walls } from '../engine/materials.mjs'
import { field } from '../engine/texture.mjs'
import { column, desk, downlights, lines, plant, sofa } from '../engine/props.mjs'
import { DAY } from './civic-parts.mjs'
import { hills, skyline } from '../screens/nature.mjs'
import { flowers, saree } from '../screens/goods.mjs'
import { caption } from '../screens/notices.mjs'

const SILKS = [
  ['#3a0410', '#c01a3a', '#ff9a6a'],
  ['#04202a', '#0a7a86', '#a8f0e0'],
  ['#06240c', '#1a8a4a', '#b8f0a0'],
  ['#08082a', '#2a3ac0', '#a8b8ff'],
  ['#3a2004', '#c88a1a', '#ffe8a0'],
]

// A hall with daylight through its left side.
function hall(n, camera, o) {
  const s = begin(n, {
    ...DAY.noon,
    fill: [0.2, 0.2, 0.205],
    exposure: 0.92,
    sun: { ...DAY.noon.sun, from: [-1, 0.8, 0.5] },
    ...camera,
  })
  room(s, {
    w: 22,
    d: 17,
    h: 6.4,
    floor: floors.polished('#8e8a84'),
    wall: walls.panels('#a8a49c', 2, 2.1),
    ceil: walls.plain('#b4b0a8'),
    ...o,
    left: null,
  })
  const [w, d, h] = [o?.w ?? 22, o?.d ?? 17, o?.h ?? 6.4]
  s.upright(-w / 2, 0, d / 2, d, h, 90, glass(0.3))
  for (let z = 0.6; z < d; z += 2.4) s.block(-w / 2, 0, z, 0.14, h, 0.1, DARK)
  s.quad([-w / 2 - 120, -0.05, 80], [120, 0, 0], [0, 0, -160], floors.stone('#8e867a', 1.2))
  return s
}

export const productHeroesScenes = {
  'hero-indoor-led-video-walls': async (n) => {
    const s = hall(n, { pos: [-3, 1.65, 12.5], at: [1.4, 2.6, 0], fov: 62 })
    wall(s, 2.6, 0.7, 0.3, 9.6, 5.4, hills(21), { gain: 1.3 })
    lines(s, { h: 6.4, xs: [-4, 2, 8], z0: 2, z1: 15, power: 1 })
    desk(s, -5, 3, 3, 0.8, { h: 1.1, turn: 24, body: walls.slats('#8a6444', 0.1) })
    for (const z of [5, 10]) column(s, 9.4, z, 0.4, 6.4, walls.plain('#d0ccc4'))
    people(s, [
      ['face', 5, -5.2, 2.2],
      ['stand', 1, 0.4, 4.8],
      ['talk', 2, 1.2, 5],
      ['walk-bag', 6, 5.2, 5.4],
    ])
    plant(s, -8, 1.6, 2.4, 1)
    return s
  },
  'hero-interactive-displays': async (n) => {
    const s = hall(
      n,
      { pos: [-1.8, 1.6, 8.4], at: [0.9, 1.9, 0], fov: 62, fill: [0.4, 0.4, 0.4], exposure: 1.05 },
      { w: 17, d: 12, h: 4.8 },
    )
    wall(
      s,
      1.8,
      0.75,
      0.25,
      5.6,
      2.6,
      await caption(
        saree(['#2a0430', '#a01a8a', '#ffa0e0'], 6, 5.6 / 2.6),
        ['Choose your silk', 'பட்டுப் புடவை'],
        { face: 'serif', size: 0.12, k: 0.7, top: 0.28 },
      ),
      { gain: 1.25 },
    )
    for (const [i, tones] of SILKS.entries()) {
      s.upright(
        0.82 + i * 0.49,
        0.88,
        0.256,
        0.44,
        0.44,
        0,
        screen(
          field(2, 2, (u, v, out) => out.fill(1)),
          1.2,
        ),
      )
      s.upright(0.82 + i * 0.49, 0.9, 0.26, 0.4, 0.4, 0, screen(saree(tones, 3 + i, 1), 1.25))
    }
    people(s, [
      ['touch', 3, 0.2, 0.85],
      ['touch', 8, 3.5, 0.85],
      ['stand', 5, -2, 2.2],
    ])
    lines(s, { h: 4.8, xs: [-3, 1, 5], z0: 1, z1: 11, power: 1 })
    plant(s, 6.6, 1.2, 2, 2)
    return s
  },
  'hero-flexible-curved-led-walls': async (n) => {
    const s = hall(n, { pos: [-2, 1.7, 13], at: [1, 2.8, 0], fov: 64 }, { w: 24, h: 7 })
    const path = Array.from({ length: 58 }, (_, i) => [-4.8 + i * 0.2, 2.4 + 1.3 * Math.sin(i * 0.2 + 0.4)])
    strip(s, path, 0.5, 4.4, saree(['#04202a', '#0a7a86', '#a8f0e0'], 11, 3), { gain: 1.3 })
    people(s, [
      ['stand', 4, -3.4, 6],
      ['stand', 8, -2.7, 6.2],
      ['walk-right', 3, 5.4, 5.6],
    ])
    sofa(s, -7, 6, 2.4, 60)
    plant(s, -9.4, 2, 2.4, 3)
    return s
  },
  'hero-custom-led-display': async (n) => {
    const s = hall(n, { pos: [-3, 1.65, 12.5], at: [1.2, 3, 0], fov: 62 }, { h: 7.4 })
    s.sphere(1.7, 3.9, 3.6, 1.9, screen(flowers(33, 2), 1.3))
    for (const [x, z] of [
      [0.7, 3.6],
      [2.5, 4.3],
      [2.5, 2.9],
    ])
      s.cylinder(x, 5.4, z, 0.016, 2, METAL)
    const ring = skyline(9, 6)
    s.cylinder(-3.6, 3.1, 2.4, 1.7, 0.9, screen(ring, 1.3), { to: 539.9 })
    s.cylinder(-3.6, 3.1, 2.4, 1.64, 0.9, screen(ring, 1.1), { inward: true, to: 539.9 })
    for (const y of [3.04, 4]) s.cylinder(-3.6, y, 2.4, 1.72, 0.05, DARK, { to: 539.9 })
    for (let i = 0; i < 4; i++)
      s.cylinder(
        -3.6 + 1.66 * Math.sin(i * 1.57 + 0.5),
        4,
        2.4 + 1.66 * Math.cos(i * 1.57 + 0.5),
        0.014,
        3.4,
        METAL,
      )
    s.cylinder(5.8, 0.25, 3, 0.7, 4.4, screen(saree(['#0a2a3a', '#1a7a9a', '#a0e8ff'], 11, 1), 1.3))
    s.cylinder(5.8, 0, 3, 0.75, 0.25, DARK)
    downlights(s, { w: 20, d: 15, h: 7.4, nx: 4, nz: 3, power: 6 })
    people(s, [
      ['stand', 5, -0.8, 5.2],
      ['point', 7, 1.2, 5.4],
      ['walk-left', 2, 5.8, 5],
    ])
    return s
  },
}
