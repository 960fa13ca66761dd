// Scenes: custom.
import { DARK, begin, crowd, people } from '../engine/kit.mjs'
import { facade, floors, matte, screen, walls } from '../engine/materials.mjs'
import { downlights, tree } from '../engine/props.mjs'
import { EVENING, SKIES } from './civic-parts.mjs'
import { STROLL, gallery } from './halls-parts.mjs'
import { reef } from '../screens/nature.mjs'
import { letter } from '../screens/posters.mjs'

// First letters of three scripts, from the foot up: the sign of a library for children.
const LETTERS = [
  ['A', '#d8321a', '#ffffff'],
  ['क', '#ffc83a', '#3a1a5a'],
  ['அ', '#0a6a8a', '#ffffff'],
]

export const customScenes = {
  'custom-4': (n) =>
    gallery(n, { pos: [0, 1.65, 12.6], at: [0, 2.15, 0], fov: 56, ...EVENING, boost: 1.6 }, async (s) => {
      // An aquarium whose sides stand open, so that its fish keep their shape; overhead is only light.
      const water = await reef(45, 1.1)
      s.upright(0, 0.1, 1.4, 4.4, 4, 0, screen(water, 1.2))
      s.quad([-4.3, 4.1, 1.5], [8.6, 0, 0], [0, 0, 2.1], screen(water, 1.2), [0, 0, 1, 0.08])
      for (const k of [-1, 1]) {
        s.upright(k * 3.25, 0.1, 2.55, 3, 4, -45 * k, screen(await reef(44 + 2 * k, 0.75), 1.2))
        s.block(k * 4.45, 0, 3.6, 0.3, 4.3, 0.3, DARK)
      }
      s.block(0, 4.12, 2.6, 9.2, 0.3, 2.3, DARK)
      people(s, [
        ['walk-back', 6, 0.2, 4.2],
        ['stand', 3, -3.6, 4.6],
        ['phone', 9, 3.8, 5.2],
      ])
    }),
  'custom-5': async (n) => {
    const s = begin(n, { ...EVENING, pos: [4.4, 1.7, 14], at: [-0.2, 3.8, 0], fov: 52, sky: SKIES.teal() })
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
          screen(await letter(LETTERS[k][0], { aspect: (3.2 - k * 0.6) / 2.2, back: LETTERS[k][1], ink: LETTERS[k][2] }), 1.4),
        )
    }
    for (const [x, z] of [[-8, -3], [8, -4], [11, 3]])
      tree(s, x, z, 6.5, x + 20)
    for (const x of [-5.4, 3]) crowd(s, 4, { x0: x, x1: x + 2.4, z0: 0, z1: 4, poses: STROLL })
    return s
  },
  'custom-6': (n) =>
    gallery(
      n,
      {
        ...EVENING,
        boost: 3,
        pos: [-3.4, 1.6, 9.6],
        at: [0.2, 2.1, 0],
        fov: 60,
        room: { floor: floors.carpet('#4c3a44'), wall: walls.slats('#6e5248', 0.16) },
      },
      async (s) => {
        // A name, one letter a slat.
        for (const [i, sign] of [...'THARANGAM'].entries()) {
          const h = 1.9 + 1.5 * Math.sin((i / 8) * Math.PI)
          const x = -4.4 + i * 1.1
          const tex = await letter(sign, {
            aspect: 0.92 / h,
            back: ['#0a3a6a', '#0a5a7a', '#0a7a7a'][i % 3],
            ink: i % 2 ? '#ffc83a' : '#ffffff',
          })
          s.block(x, 0.5, 0.3, 0.98, h + 0.06, 0.5, DARK)
          s.upright(x, 0.53, 0.56, 0.92, h, 0, screen(tex, 1.35))
        }
        downlights(s, { w: 14, d: 13, h: 5.4, nx: 4, nz: 3, power: 6 })
        people(s, [
          ['walk-right', 6, 5.2, 2.6],
          ['stand', 10, 6.1, 2.2],
        ])
      },
    ),
}
