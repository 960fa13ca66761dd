// Scenes: column, led-floor, ceiling.
import { DARK, people } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { desk, downlights, lines } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { gallery } from './halls-parts.mjs'
import { list } from '../screens/list.mjs'
import { frieze } from '../screens/posters.mjs'

export const columnScenes = {
  'column-1': (n) =>
    gallery(
      n,
      {
        ...EVENING,
        boost: 3,
        pos: [-2.2, 1.6, 10.5],
        at: [0.4, 2.3, 0],
        fov: 56,
        room: {
          floor: floors.terrazzo('#a09890'),
          wall: walls.plain('#8c8884'),
          ceil: walls.plain('#8a8682'),
        },
      },
      async (s) => {
        for (const [x, z, k] of [
          [-3.6, 3, ['watch', '#3a1a0a', ['#fff4d8', '#ffc83a', '#c8501a']]],
          [0.6, 3, ['bag', '#8a0a2a', ['#ffc83a', '#ff8a4a', '#5a0418']]],
          [4.8, 3, ['spectacles', '#064a3a', ['#ffffff', '#5affc8', '#ffc83a']]],
        ]) {
          const [mark, back, tones] = k
          const goods = await frieze(mark, 3, { aspect: 1.2, back, turns: [tones], edge: tones[1], rows: 3 })
          s.cylinder(x, 0.6, z, 0.7, 3.6, screen(goods, 1.35))
          s.cylinder(x, 0, z, 0.74, 0.6, DARK)
          s.cylinder(x, 4.2, z, 0.74, 1.2, matte('#8a8682'))
        }
        downlights(s, { w: 15, d: 13, h: 5.4, nx: 5, nz: 4, power: 8 })
        people(s, [
          ['talk', 3, -1.9, 3.6],
          ['stand', 6, -1.2, 3.9],
          ['walk-left', 8, 2.6, 4.2],
        ])
      },
    ),
  'column-2': (n) =>
    gallery(
      n,
      {
        ...EVENING,
        boost: 3,
        pos: [1.4, 1.6, 11.4],
        at: [-0.1, 2.4, 0],
        fov: 54,
        room: { h: 5.4, floor: floors.polished('#55585f') },
      },
      async (s) => {
        const gates = await list({
          aspect: 0.35,
          back: ['#0a2c6a', '#051838'],
          title: 'Gates',
          rows: [
            ['1 – 8', '← left'],
            ['9 – 16', 'right →'],
            ['Lounge', 'Level 2'],
            ['மெட்ரோ', 'Exit B'],
          ],
        })
        for (const [x, z] of [
          [-2.4, 3],
          [2.3, 2],
        ]) {
          for (const t of [0, 90, 180, 270]) {
            const a = (t * Math.PI) / 180
            s.upright(x + Math.sin(a) * 0.7, 0.3, z + Math.cos(a) * 0.7, 1.4, 4, t, screen(gates, 1.35))
          }
          s.block(x, 0, z, 1.44, 0.3, 1.44, DARK)
          s.block(x, 4.3, z, 1.4, 1.1, 1.4, walls.plain())
        }
        lines(s, { h: 5.4, xs: [-6, 6], z0: 1, z1: 13, power: 1.6 })
        people(s, [
          ['walk-left', 4, 0.4, 3.4],
          ['stand', 9, -4.2, 4.2],
          ['walk-bag', 1, 4.4, 3],
        ])
      },
    ),
  'ceiling-1': (n) =>
    gallery(
      n,
      {
        ...EVENING,
        boost: 1.6,
        pos: [-1.4, 1.5, 13.4],
        at: [0.2, 3.4, 0],
        fov: 62,
        room: { h: 4.8, floor: floors.polished('#6a6c74'), wall: walls.panels('#787c86', 2, 2.4) },
      },
      async (s) => {
        const pond = await frieze('lotus', 4, {
          aspect: 7 / 5.4,
          back: '#04382c',
          turns: [
            ['#ff8ab8', '#ffd0e4', '#2a8a4a'],
            ['#ffffff', '#ffe0f0', '#1a6a3a'],
          ],
          rows: 3,
        })
        s.block(0.2, 4.6, 3.9, 7.3, 0.18, 5.7, DARK)
        s.quad([-3.3, 4.59, 1.2], [7, 0, 0], [0, 0, 5.4], screen(pond, 1.3))
        desk(s, 0, 2, 4, 0.8, { h: 1.1, body: matte('#b0aca6') })
        people(s, [
          ['face', 3, 0.4, 1.4, 1.66],
          ['walk-left', 7, 2.4, 4.6],
          ['walk-back', 5, -2.2, 5.4],
          ['stand', 8, -0.6, 3],
        ])
      },
    ),
}
