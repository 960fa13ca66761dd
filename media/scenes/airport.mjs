// Scenes: airport.
import { DARK, METAL, begin, crowd, people, room, wall } from '../engine/kit.mjs'
import { floors, glass, matte, walls } from '../engine/materials.mjs'
import { desk, lines } from '../engine/props.mjs'
import { SKIES } from './civic-parts.mjs'
import { COOL, GO, hang, seats } from './transit-parts.mjs'
import { landscape, ribbons } from '../screens/fields.mjs'
import { board, poster, sign } from '../screens/panels.mjs'

export const airportScenes = {
  'airport-1': async (n) => {
    const s = begin(n, { pos: [-5, 1.7, 15], at: [0.8, 3, 0], fov: 62, fill: COOL })
    room(s, {
      w: 24,
      d: 20,
      h: 8,
      floor: floors.polished('#8f9296'),
      back: walls.panels('#8a8d92', 2, 2),
      wall: walls.panels('#8a8d92', 3, 2),
      right: null,
      ceil: walls.slats('#a89c8c', 0.6),
    })
    s.sky = SKIES.blue()
    for (let i = 0; i < 7; i++) s.block(12, 0, i * 3, 0.14, 8, 0.2, METAL)
    s.upright(12, 0, 10, 20, 8, -90, glass(0.5))
    hang(s, 0, 2.9, 4, 9, 3.2, await board(2, { aspect: 9 / 3.2 }), 8)
    lines(s, { h: 8, xs: [-9, -4.5, 4.5, 9], z0: 1, z1: 19, power: 2 })
    hang(
      s,
      -8,
      3.2,
      6,
      3,
      1,
      await sign(['GATES 12–24'], {
        aspect: 3,
        back: '#d8a010',
        ink: '#101418',
        accent: '#101418',
        arrow: 'up',
      }),
      8,
      1,
    )
    crowd(s, 14, { x0: -8, x1: 9, z0: 2.6, z1: 10, poses: GO })
    seats(s, 6, 7.4, 5, 170)
    return s
  },
  'airport-2': async (n) => {
    const s = begin(n, { pos: [6, 1.7, 12], at: [-1.4, 2.5, 0], fov: 66, fill: [0.14, 0.135, 0.125] })
    room(s, {
      w: 26,
      d: 16,
      h: 6,
      floor: floors.terrazzo('#a8a298'),
      back: walls.panels('#6e7278', 2, 3),
      wall: walls.plain('#94928e'),
      ceil: walls.slats('#b49c7c', 0.4),
    })
    wall(
      s,
      -1,
      2.3,
      1.4,
      18,
      1.5,
      await poster(ribbons('ocean', 81, 12, { count: 5 }), 'CHECK-IN   A    B    C    D    E', '', {
        y: 0.62,
        size: 0.42,
      }),
      { gain: 1.3 },
    )
    for (let i = 0; i < 6; i++) {
      desk(s, -8.4 + i * 3, 3, 1.8, 0.7, {
        h: 1.1,
        body: walls.panels('#c0c2c4', 0.9, 1.1),
        top: matte('#34363a', { rough: 0.1 }),
      })
      people(s, [['face', i * 2, -8.4 + i * 3, 2.4, 1.66]])
    }
    lines(s, { h: 6, xs: [-9, -6, -3, 0, 3, 6, 9], z0: 3, z1: 15, power: 1.4 })
    crowd(s, 14, {
      x0: -8,
      x1: 6,
      z0: 4,
      z1: 8,
      poses: ['walk-bag', 'stand', 'stand', 'phone', 'walk-left'],
    })
    return s
  },
  'airport-3': async (n) => {
    const s = begin(n, { pos: [0, 1.6, 16], at: [0, 2.8, 0], fov: 56, fill: [0.09, 0.1, 0.125] })
    room(s, {
      w: 14,
      d: 19,
      h: 5.4,
      floor: floors.carpet('#4a5870'),
      back: null,
      wall: walls.panels('#727a88', 2, 2.7),
      ceil: walls.plain('#646a76'),
    })
    s.sky = SKIES.rose()
    for (let i = -3; i <= 3; i++) s.block(i * 2, 0, 0, 0.12, 5.4, 0.2, DARK)
    s.upright(0, 0, 0, 14, 5.4, 0, glass(0.4))
    s.quad([-80, -4, 0], [160, 0, 0], [0, 0, -160], floors.asphalt('#5a5c62'))
    s.block(-5, -2, -16, 30, 3.4, 3.6, matte('#c4c8cc'))
    s.block(2, -1, -15, 3, 0.4, 20, matte('#b0b4b8'))
    s.block(-17, 1, -16, 3.4, 4.6, 0.4, matte('#c84a3a'))
    hang(
      s,
      -3.2,
      3,
      7,
      3.4,
      1.3,
      await sign(['GATE 12', 'GATE 14'], { aspect: 2.6, arrow: ['left', 'right'] }),
      5.4,
    )
    hang(
      s,
      3.2,
      3,
      7,
      3.4,
      1.3,
      await board(5, { aspect: 2.6, title: 'GATE 12 · GOA', rows: 4, colour: '#5ad0ff' }),
      5.4,
    )
    wall(s, 6.86, 1, 8, 5, 2.8, landscape('amber', 82), { turn: -90, gain: 1.3 })
    for (const z of [4, 6.4, 8.8]) for (const x of [-3.4, 3.4]) seats(s, x, z, 5, 0)
    people(s, [
      ['sit', 4, -3, 6.6, 1.7, 0.42],
      ['sit', 9, 3.4, 9, 1.7, 0.42],
      ['sit', 12, -3.9, 9, 1.7, 0.42],
      ['stand', 3, -0.8, 2],
      ['stand', 7, 0.2, 2.2],
      ['walk-bag', 5, 1.2, 8],
    ])
    return s
  },
}
