// Scenes: custom.
import { DARK, METAL, begin, crowd, people } from '../engine/kit.mjs'
import { facade, floors, matte, screen, walls } from '../engine/materials.mjs'
import { downlights, plant, tree } from '../engine/props.mjs'
import { SKIES } from './civic-parts.mjs'
import { STROLL, TEX, gallery } from './halls-parts.mjs'
import { skyline, wave, coast } from '../screens/nature.mjs'
import { saree } from '../screens/goods.mjs'

const SILKS = [
  ['#3a2004', '#c88a1a', '#ffe8a0'],
  ['#3a0410', '#c01a3a', '#ff9a6a'],
  ['#2a0430', '#a01a8a', '#ffa0e0'],
]

export const customScenes = {
  'custom-3': (n) =>
    gallery(
      n,
      {
        pos: [-4, 1.7, 10],
        at: [0.8, 2.6, 0],
        fov: 64,
        fill: [0.12, 0.105, 0.09],
        room: { h: 6.4, floor: floors.stone('#8a7f74'), wall: walls.panels('#7a6e64', 2, 2) },
      },
      async (s) => {
        for (let i = 0; i < 5; i++)
          for (let k = 0; k < 20; k++) {
            const a0 = ((k * 18 + i * 26) * Math.PI) / 180
            const a1 = ((k * 18 + 18 + i * 26) * Math.PI) / 180
            const r = 1.9 - Math.abs(i - 2) * 0.3
            s.quad(
              [Math.sin(a0) * r, 1.2 + i * 0.95, 3.4 + Math.cos(a0) * r],
              [(Math.sin(a1) - Math.sin(a0)) * r, 0, (Math.cos(a1) - Math.cos(a0)) * r],
              [0, 0.7, 0],
              TEX(i),
              [k / 20, 0, 1 / 20, 1],
            )
          }
        for (const t of [-1, 1]) s.cylinder(t * 0.3, 5.6, 3.4, 0.02, 0.8, METAL)
        downlights(s, { w: 14, d: 13, h: 6.4, nx: 4, nz: 3, power: 8 })
        people(s, [
          ['stand', 5, -2.6, 5],
          ['walk-left', 8, 2.4, 5.4],
        ])
        plant(s, 6.4, 1, 2, 1)
      },
    ),
  'custom-4': (n) =>
    gallery(n, { pos: [0, 1.65, 11], at: [0, 2.5, 0], fov: 58, fill: [0.08, 0.08, 0.09] }, async (s) => {
      // A portal: four sides of a deep frame.
      const t = wave(44, 1.6)
      const m = screen(t, 1.4)
      s.upright(-2.2, 0.1, 3, 3, 4, 90, m)
      s.upright(2.2, 0.1, 3, 3, 4, -90, m)
      s.quad([-2.2, 4.1, 1.5], [4.4, 0, 0], [0, 0, 3], m)
      s.upright(0, 0.1, 1.4, 4.4, 4, 0, screen(coast(45, 1.1), 1.2))
      for (const k of [-1, 1]) s.block(k * 2.4, 0, 3, 0.3, 4.3, 3.1, DARK)
      s.block(0, 4.12, 3, 5.1, 0.3, 3.1, DARK)
      people(s, [
        ['walk-back', 6, 0.2, 4.2],
        ['stand', 3, -3.6, 4.6],
        ['phone', 9, 3.8, 5.2],
      ])
    }),
  'custom-5': async (n) => {
    const s = begin(n, { pos: [5, 1.7, 15], at: [-0.6, 4, 0], fov: 60, sky: SKIES.teal() })
    s.quad([-90, 0, 60], [180, 0, 0], [0, 0, -160], floors.stone('#87827a', 1.2))
    s.block(0, 0, -20, 70, 16, 8, facade('#5e646c'))
    s.block(0, 0, 0, 6, 0.5, 6, matte('#8a857c'), { turn: 30 })
    for (const t of [30, 120, 210, 300]) {
      const a = (t * Math.PI) / 180
      for (let k = 0; k < 3; k++)
        s.upright(
          Math.sin(a) * (1.6 - k * 0.3),
          0.6 + k * 2.3,
          Math.cos(a) * (1.6 - k * 0.3),
          3.2 - k * 0.6,
          2.2,
          t,
          screen(saree(SILKS[k], 46 + k, 1.4), 1.4),
        )
    }
    for (const [x, z] of [
      [-8, -3],
      [8, -4],
      [11, 3],
    ])
      tree(s, x, z, 6.5, x + 20)
    crowd(s, 8, { x0: -6, x1: 6, z0: 3.4, z1: 8, poses: STROLL })
    return s
  },
  'custom-6': (n) =>
    gallery(
      n,
      {
        pos: [-2.6, 1.6, 9],
        at: [0.4, 2, 0],
        fov: 62,
        room: { floor: floors.carpet('#4c3a44'), wall: walls.slats('#6e5248', 0.16) },
      },
      async (s) => {
        // Letters as light boxes would read at once; here arrow-like steps of screen.
        const tex = skyline(47, 2.6)
        for (let i = 0; i < 9; i++) {
          const h = 1 + 2.8 * Math.sin(((i + 1) / 10) * Math.PI)
          s.block(-4.4 + i * 1.1, 2.3 - h / 2 - 0.02, 0.25, 0.96, h + 0.04, 0.4, DARK)
          s.upright(-4.4 + i * 1.1, 2.3 - h / 2, 0.46 + (i % 2) * 0.004, 0.92, h, 0, screen(tex, 1.35), [
            i / 9,
            0.5 - h / 8.4,
            1 / 9,
            h / 4.2,
          ])
        }
        downlights(s, { w: 14, d: 13, h: 5.4, nx: 4, nz: 3, power: 6 })
        people(s, [
          ['stand', 2, -1.8, 4],
          ['talk', 6, 3, 3.6],
          ['stand', 10, 3.9, 3.4],
        ])
      },
    ),
}
