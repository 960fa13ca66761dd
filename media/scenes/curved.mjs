// Scenes: curved.
import { crowd, people, strip } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { downlights, lines } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { STROLL, arc, gallery } from './halls-parts.mjs'
import { caption } from '../screens/notices.mjs'
import { wave } from '../screens/nature.mjs'
import { frieze, poster } from '../screens/posters.mjs'

export const curvedScenes = {
  'curved-1': (n) =>
    gallery(n, { pos: [0, 1.7, 12], at: [0, 2.3, 0], fov: 62 }, async (s) => {
      strip(
        s,
        arc(0, 8.4, 8, 228, 132).map(([x, z]) => [x, z]),
        0.3,
        4.2,
        await caption(wave(11, 3.2), ['கடல் உலகம்', 'Aquarium'], { side: 'low', size: 0.13 }),
        { gain: 1.35 },
      )
      // Nobody stands before the words.
      crowd(s, 3, { x0: -3.6, x1: -1.8, z0: 3.6, z1: 7, poses: STROLL })
      crowd(s, 3, { x0: 1.8, x1: 3.6, z0: 3.6, z1: 7, poses: STROLL })
    }),
  'curved-2': (n) =>
    gallery(
      n,
      {
        ...EVENING,
        boost: 3,
        pos: [-2, 1.7, 13],
        at: [-0.6, 2.3, 0],
        fov: 66,
        room: { floor: floors.terrazzo('#8c8890'), wall: walls.plain('#7a7682') },
      },
      async (s) => {
        const path = Array.from({ length: 49 }, (_, i) => [-6.4 + i * 0.267, 2.2 + 1.2 * Math.sin(i * 0.26)])
        const offer = await poster('elephant', ['நவராத்திரி கொலு', 'Navaratri dolls'], {
          aspect: 4.2,
          back: '#4a0a5a',
          tones: ['#ff9ac8', '#ffc83a', '#8a1a6a'],
          accent: '#ffc83a',
          side: 'right',
          count: 2,
          size: 0.22,
        })
        strip(s, path, 0.6, 3.4, offer, { gain: 1.35 })
        downlights(s, { w: 14, d: 13, h: 5.4, nx: 5, nz: 3, power: 7, z0: 4 })
        people(s, [
          ['walk-right', 3, 2.4, 4.4],
          ['phone', 9, 4.2, 4],
        ])
      },
    ),
  'curved-3': (n) =>
    gallery(
      n,
      {
        pos: [3.4, 1.6, 9.5],
        at: [-0.6, 2.5, 0],
        fov: 64,
        fill: [0.12, 0.105, 0.095],
        room: { floor: floors.stone('#8f8478'), wall: walls.panels('#8a7d70', 1.5, 2.7) },
      },
      async (s) => {
        s.cylinder(0, 0.4, 3, 2.4, 3.6, screen(
            await frieze(['sun', 'bulb', 'fan'], 6, {
              aspect: 4.2,
              back: '#06343c',
              edge: '#ffc83a',
              turns: [
                ['#ffc83a', '#8ad8ff', '#0a5a8a'],
                ['#ffe9a0', '#06343c', '#5affc8'],
                ['#5ad8ff', '#ffffff', '#5ad8ff'],
              ],
              names: ['86 kW', '412 kWh', '24 °C'],
            }),
            1.4,
          ))
        s.cylinder(0, 0, 3, 2.5, 0.4, matte('#3a3632'))
        s.cylinder(0, 4, 3, 2.5, 1.4, matte('#4a4540'))
        lines(s, { h: 5.4, xs: [-6, 6], z0: 1, z1: 13, power: 2 })
        people(s, [
          ['stand', 5, -3.4, 5],
          ['walk-left', 2, 2.6, 6.2],
          ['stand', 12, 4, 3.8],
        ])
      },
    ),
  'curved-4': (n) =>
    gallery(
      n,
      {
        pos: [0, 1.65, 11.5],
        at: [0, 2.4, 0],
        fov: 66,
        fill: [0.07, 0.08, 0.1],
        room: { w: 18, h: 6, floor: floors.polished('#3c3f46'), wall: walls.plain('#3a3d45') },
      },
      async (s) => {
        const reef = await frieze(['turtle', 'fish'], 5, {
          aspect: 4,
          back: '#04405c',
          turns: [
            ['#5ac88a', '#c8f0a0', '#0a7a6a'],
            ['#ffc83a', '#ff6a4a', '#7a2a0a'],
            ['#ff8ab0', '#ffffff', '#8a1a5a'],
          ],
          rows: 2,
        })
        strip(s, arc(0, 5.6, 5.4, 290, 70), 0.6, 4, reef, { gain: 1.3 })
        people(s, [
          ['stand', 4, -0.6, 6],
          ['stand', 8, 0.4, 6.2],
        ])
      },
    ),
  'curved-6': (n) =>
    gallery(
      n,
      {
        ...EVENING,
        boost: 2.2,
        pos: [3.2, 1.6, 12.8],
        at: [0.1, 2.4, 0],
        fov: 64,
        room: {
          floor: floors.wood('#76604c'),
          wall: walls.acoustic('#5a5450'),
          ceil: walls.plain('#5a544e'),
        },
      },
      async (s) => {
        strip(
          s,
          [...arc(-3.6, 3.4, 2.6, 268, 180, 14), [0, 0.8], [4.6, 0.8], ...arc(4.6, 2.4, 1.6, 172, 92, 10)],
          0.5,
          3.4,
          await frieze(['train', 'lighthouse', 'rocket', 'arm'], 4, {
            aspect: 3.2,
            back: '#0c3a4a',
            turns: [
              ['#8ad8c8', '#ffc83a', '#d8321a'],
              ['#ffffff', '#ff6a4a', '#ffe08a'],
              ['#ffffff', '#5ad8ff', '#ffc83a'],
              ['#ffc83a', '#ff8a4a', '#cfe0ee'],
            ],
            names: ['Theni', 'Chennai', 'Bengaluru', 'Coimbatore'],
          }),
          { gain: 1.3 },
        )
        downlights(s, { w: 14, d: 13, h: 5.4, nx: 5, nz: 4, power: 6 })
        people(s, [
          ['talk', 6, -1.9, 4.6],
          ['stand', 3, -1.1, 4.8],
        ])
      },
    ),
}
