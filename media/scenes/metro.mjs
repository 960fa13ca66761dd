// Scenes: metro, bus-terminal.
import { METAL, begin, crowd, people, room, wall } from '../engine/kit.mjs'
import { floors, light, walls } from '../engine/materials.mjs'
import { column, lines } from '../engine/props.mjs'
import { SKIES } from './civic-parts.mjs'
import { COOL, GO, bus, hang, platform, seats, train } from './transit-parts.mjs'
import { flow, landscape, silk } from '../screens/fields.mjs'
import { board, sign, slide } from '../screens/panels.mjs'

export const metroScenes = {
  'metro-1': async (n) => {
    const s = begin(n, { pos: [1.8, 1.65, 14], at: [0.2, 2.2, 0], fov: 62, fill: COOL })
    platform(s, '#8c8f94')
    train(s, -4.6, -10, 13)
    for (const z of [3, 8])
      hang(
        s,
        0.4,
        2.7,
        z,
        3,
        0.9,
        await board(3 + z, {
          aspect: 3.3,
          title: z > 5 ? 'PLATFORM 2' : 'PLATFORM 1',
          rows: 3,
          colour: '#3ad0a0',
          code: 'LINE',
        }),
        4.6,
      )
    wall(s, 3.9, 0.8, 5, 6, 2.2, flow('ember', 83, 2.7), { turn: -90, gain: 1.3, depth: 0.1 })
    crowd(s, 14, {
      x0: -2.4,
      x1: 3,
      z0: 0,
      z1: 10,
      poses: ['stand', 'phone', 'walk-left', 'walk-back', 'talk'],
    })
    return s
  },
  'metro-2': async (n) => {
    const s = begin(n, { pos: [-4, 1.7, 12.4], at: [0.8, 2.6, 0], fov: 66, fill: [0.13, 0.125, 0.12] })
    room(s, {
      w: 18,
      d: 15,
      h: 5,
      floor: floors.stone('#9a958c', 0.9),
      back: walls.panels('#8a7d6e', 0.9, 0.9),
      wall: walls.panels('#94887a', 0.9, 0.9),
      ceil: walls.slats('#8a8e94', 0.3),
    })
    wall(
      s,
      0,
      1,
      0.2,
      11,
      3,
      await slide(landscape('magenta', 84, 3.7), 'Ride the Blue Line', 'Next train 2 min', {
        y: 0.36,
        size: 0.16,
      }),
      { gain: 1.3 },
    )
    for (let i = -3; i <= 3; i++) {
      s.block(i * 1.5, 0, 5, 0.34, 1.1, 1.6, METAL)
      s.quad(
        [i * 1.5 - 0.1, 1.11, 5.4],
        [0.2, 0, 0],
        [0, 0, -0.2],
        light(i % 2 ? '#40ff90' : '#ff4040', 1.5, { look: 0.7 }),
      )
    }
    lines(s, { h: 5, xs: [-6, -3, 0, 3, 6], z0: 1, z1: 14, power: 1.8 })
    crowd(s, 14, {
      x0: -6,
      x1: 6,
      z0: 1.6,
      z1: 8.6,
      poses: ['walk-left', 'walk-right', 'walk-back', 'stand'],
    })
    return s
  },
  'metro-3': async (n) => {
    const s = begin(n, { pos: [-1.8, 1.65, 12], at: [0.8, 2, 0], fov: 58, fill: [0.08, 0.09, 0.11] })
    platform(s, '#6a7078', '#50565e')
    wall(s, 3.88, 0.7, 2.5, 11, 2.3, silk('neon', 85, 4.8), { turn: -90, gain: 1.4, depth: 0.1 })
    hang(s, -0.6, 2.75, 5, 3.4, 0.85, await sign(['LINE 3 · AIRPORT'], { aspect: 4, back: '#0a5a4a' }), 4.6)
    crowd(s, 9, { x0: -2.4, x1: 2.4, z0: -2, z1: 8, poses: ['stand', 'phone', 'walk-back', 'talk'] })
    return s
  },
  'bus-terminal-1': async (n) => {
    const s = begin(n, {
      pos: [-6, 1.7, 15],
      at: [1, 2.8, 0],
      fov: 62,
      sky: SKIES.late(),
      fill: [0.1, 0.1, 0.11],
    })
    s.quad([-60, 0, 40], [120, 0, 0], [0, 0, -100], floors.asphalt('#6a6a6c', 0.4))
    s.quad([-14, 5, -2], [28, 0, 0], [0, 0, 15], walls.ribbed('#7c8084'))
    for (const x of [-9, -3, 3, 9]) column(s, x, 3, 0.25, 5, METAL)
    lines(s, { h: 5, xs: [-9, -3, 3, 9], z0: -1, z1: 12, power: 3, wide: 0.14 })
    hang(
      s,
      0,
      2.7,
      3.4,
      6.4,
      1.9,
      await board(8, { aspect: 6.4 / 1.9, rows: 5, colour: '#ff9a2a', code: 'KA' }),
      5,
    )
    for (const [x, c] of [
      [-8, '#b84a3a'],
      [0, '#3a7a5a'],
      [8, '#c8c4bc'],
    ])
      bus(s, x, -3, c)
    crowd(s, 14, { x0: -8, x1: 8, z0: 3.6, z1: 10, poses: GO })
    return s
  },
  'bus-terminal-2': async (n) => {
    const s = begin(n, { pos: [5, 1.65, 11], at: [-1, 2.2, 0], fov: 66, fill: [0.13, 0.125, 0.115] })
    room(s, {
      w: 18,
      d: 14,
      h: 4.6,
      floor: floors.concrete('#8f8b84'),
      back: walls.brick('#93705a'),
      wall: walls.plain('#9c9488'),
      ceil: walls.ribbed('#6e7074'),
    })
    for (let i = 0; i < 3; i++)
      wall(
        s,
        -4.8 + i * 4.2,
        1.6,
        0.2,
        3.6,
        2,
        await board(11 + i, {
          aspect: 1.8,
          title: `BAY ${i + 4}`,
          rows: 5,
          colour: ['#4ad0ff', '#ffc83a', '#5aff9a'][i],
          code: 'GJ',
        }),
        { gain: 1.2 },
      )
    lines(s, { h: 4.6, xs: [-6, 0, 6], z0: 1, z1: 13, power: 2.4, wide: 0.12 })
    for (const z of [4, 6]) seats(s, -2, z, 8, 0)
    people(s, [
      ['sit', 3, -3.4, 4.2, 1.7, 0.42],
      ['sit', 8, -1, 4.2, 1.7, 0.42],
      ['sit', 6, -2.2, 6.2, 1.7, 0.42],
    ])
    crowd(s, 8, { x0: -7, x1: 6, z0: 1.6, z1: 8, poses: GO })
    return s
  },
}
