// Curves with a purpose, in bright rooms: behind a reception, round a pillar.
import { DARK, METAL, people, strip } from '../engine/kit.mjs'
import { matte, screen, walls } from '../engine/materials.mjs'
import { desk, plant } from '../engine/props.mjs'
import { hall } from './forms.mjs'
import { arc } from './halls-parts.mjs'
import { frieze, poster } from '../screens/posters.mjs'

const TONES = ['#c8502a', '#2a6a7a', '#c8a03a', '#6a3a6a', '#3a7a4a', '#d8d0c4']

export const curvesDayScenes = {
  'curve-reception': (n) =>
    hall(n, { pos: [-1.8, 1.65, 11], at: [0.1, 2.3, 0], fov: 58 }, async (s) => {
      const welcome = await poster('peacock', ['நல்வரவு', 'Welcome'], {
        aspect: 2.6,
        back: '#063a3c',
        tones: ['#2ac8a0', '#ffc83a', '#0a8a8a'],
        accent: '#ffc83a',
        face: 'serif',
        size: 0.24,
      })
      strip(s, arc(0, 6.4, 5.6, 228, 132, 40), 0.6, 3.9, welcome, { gain: 1.3 })
      desk(s, 0, 3.6, 4, 0.8, {
        h: 1.1,
        body: walls.slats('#9a7450', 0.1),
        top: matte('#2a2624'),
      })
      people(s, [
        ['face', 5, -1.7, 2.9],
        ['face', 2, 0.9, 2.9],
        ['stand', 7, -0.5, 5],
        ['walk-bag', 4, 3, 5.6],
      ])
      plant(s, 5.4, 2, 2.2, 1)
    }),
  'curve-pillar': (n) =>
    hall(n, { pos: [2.2, 1.65, 9.6], at: [-0.2, 2.2, 0], fov: 58, room: { h: 4.6 } }, async (s) => {
      s.cylinder(-0.3, 0.3, 3.6, 0.8, 3.6, screen(
          await frieze('rain', 4, {
            aspect: 1.4,
            back: '#0a3a6a',
            edge: '#ffc83a',
            turns: [
              ['#ff6a4a', '#ffffff'],
              ['#ffc83a', '#ffffff'],
              ['#5ad8ff', '#ffffff'],
            ],
            rows: 4,
          }),
          1.3,
        ))
      s.cylinder(-0.3, 0, 3.6, 0.86, 0.3, DARK)
      s.cylinder(-0.3, 3.9, 3.6, 0.8, 0.7, walls.plain('#c8c2b8'))
      // Rails of clothes, as on a shop floor.
      for (const [x, z] of [
        [-3.6, 2.4],
        [3, 2.2],
        [-3, 5.4],
      ]) {
        for (const k of [-0.7, 0.7]) s.cylinder(x + k, 0, z, 0.02, 1.4, METAL)
        s.block(x, 1.38, z, 1.44, 0.03, 0.03, METAL)
        for (let i = 0; i < 11; i++)
          s.block(x - 0.6 + i * 0.12, 0.55, z, 0.05, 0.8, 0.42, matte(TONES[(i * 5 + Math.round(z)) % 6]))
      }
      for (const x of [-6, 6])
        for (let j = 0; j < 3; j++) s.block(x, 0.5 + j * 0.7, 1, 1.6, 0.4, 0.5, matte(TONES[j]))
      people(s, [
        ['stand', 8, 1.6, 4.6],
        ['walk-left', 3, 3.6, 4],
        ['stand', 5, -2, 3],
      ])
    }),
}
