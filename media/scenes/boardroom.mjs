// Scenes: boardroom, office-lobby.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, lines, plant, sofa, table } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { WARM, board8, sitters, windows } from './places-parts.mjs'
import { chartSlide, dashboard } from '../screens/dashboards.mjs'
import { routes } from '../screens/earth.mjs'
import { list } from '../screens/list.mjs'
import { poster } from '../screens/posters.mjs'

// New York, London, Dubai, Singapore, Tokyo, Sydney, Nairobi.
const TOWNS = [[-74, 40.7], [0, 51.5], [55.3, 25.2], [103.8, 1.3], [139.7, 35.7], [151, -34], [36.8, -1.3]]

export const boardroomScenes = {
  'boardroom-1': async (n) => {
    const s = begin(n, { ...EVENING, pos: [1, 1.95, 7.6], at: [-0.1, 1.65, 0], fov: 56 })
    room(s, {
      w: 7,
      d: 8.4,
      h: 3,
      floor: floors.carpet('#565b66'),
      back: walls.slats('#8a6a4c'),
      wall: walls.plain('#8d9096'),
      left: null,
      ceil: walls.plain('#9a9a9c'),
    })
    windows(s, -3.5, 0, 8.4, 3, 90)
    wall(s, 0, 0.8, 0.12, 3.8, 2.14, await chartSlide(2, 'Order book', { theme: 'cyan' }), {
      gain: 1.2,
      depth: 0.06,
    })
    lines(s, { h: 3, xs: [-1, 1], z0: 1.5, z1: 7, power: 2.4 })
    await board8(s, 1.3, 3, 0, 3.9, 2)
    people(s, [['point', 7, -2.5, 0.9]])
    return s
  },
  'boardroom-2': async (n) => {
    const s = begin(n, { pos: [-3.6, 1.55, 6], at: [0.9, 1.4, 0], fov: 66, fill: WARM })
    room(s, {
      w: 9,
      d: 7.5,
      h: 3.2,
      floor: floors.wood('#8a6a4a'),
      back: walls.panels('#5c5650', 1.5, 3.2),
      wall: walls.plain('#a39a8e'),
      ceil: walls.plain('#b0a89c'),
    })
    wall(
      s,
      0.2,
      0.6,
      0.12,
      5.4,
      2.28,
      await list({
        aspect: 5.4 / 2.28,
        title: 'Board review',
        note: 'H1 2026',
        rows: [
          ['Orders', '₹ 84 cr', '+ 12 %'],
          ['Deliveries', '₹ 71 cr', '+ 9 %'],
          ['Complaints', '14', '− 30 %'],
        ],
      }),
      { gain: 1.2, depth: 0.06 },
    )
    downlights(s, { w: 8, d: 7, h: 3.2, nx: 4, nz: 3, power: 5 })
    table(s, 0.2, 3.4, 4.4, 1.5)
    await sitters(s, [
      [3, -1.4, 4.5],
      [9, -0.2, 4.6],
      [12, 1, 4.5],
      [15, 2.8, 3.4],
    ])
    plant(s, 4, 0.6, 1.6, 1)
    return s
  },
  'boardroom-3': async (n) => {
    const s = begin(n, { ...EVENING, pos: [2, 2, 8.6], at: [-0.3, 1.7, 0], fov: 54 })
    room(s, {
      w: 8,
      d: 10,
      h: 3.2,
      floor: floors.polished('#4c4c52'),
      back: walls.plain('#3a3d46'),
      wall: walls.acoustic('#545b68'),
      ceil: walls.plain('#3e4148'),
    })
    wall(s, 0, 0.5, 0.12, 6.2, 2.33, await dashboard(21, 'violet', 6.2 / 2.33, 'GROUP PERFORMANCE'), {
      gain: 1.3,
      depth: 0.06,
    })
    lines(s, { h: 3.2, xs: [-2.4, 2.4], z0: 1, z1: 9, power: 1.4 })
    await board8(s, 1.6, 3, 0, 4.2, 11, matte('#2f2c2c'))
    return s
  },
  'office-lobby-1': async (n) => {
    const s = begin(n, { ...EVENING, boost: 3.5, pos: [-3.4, 1.6, 11], at: [0.4, 2.3, 0], fov: 60 })
    room(s, {
      w: 15,
      d: 13,
      h: 5,
      floor: floors.terrazzo('#a8a49c'),
      back: walls.concrete('#8c8c8c'),
      wall: walls.plain('#9c9c9c'),
      right: null,
      ceil: walls.plain('#8c8c90'),
    })
    windows(s, 7.5, 0, 13, 5, -90)
    const map = await routes([80.2, 13.1], TOWNS, 8.6 / 3.8)
    wall(s, -0.6, 0.5, 0.1, 8.6, 3.8, map, { gain: 1.2, depth: 0.1 })
    desk(s, 4.4, 3.4, 3.2, 0.8, { h: 1.1, turn: -30, body: walls.slats('#9a7450', 0.1) })
    downlights(s, { w: 14, d: 12, h: 5, nx: 5, nz: 4, power: 8 })
    people(s, [
      ['face', 5, 4.9, 2.7, 1.66],
      ['walk-left', 2, 4.4, 5],
      ['stand', 7, -5.4, 2.6],
    ])
    plant(s, -6.4, 1.4, 2.2, 2)
    plant(s, 6.6, 6.4, 1.8, 1)
    return s
  },
  'office-lobby-2': async (n) => {
    const s = begin(n, { ...EVENING, boost: 3.5, pos: [2.8, 1.6, 12], at: [-0.3, 3.1, 0], fov: 54 })
    room(s, {
      w: 12,
      d: 14,
      h: 7.5,
      floor: floors.polished('#6a625a'),
      back: walls.panels('#7d736a', 1.5, 2.5),
      wall: walls.slats('#86664a', 0.2),
      ceil: walls.plain('#8a8076'),
    })
    const greeting = await poster('lamp', ['தீபாவளி', 'வாழ்த்துகள்', 'Happy Deepavali'], {
      aspect: 0.7,
      back: '#4a1a06',
      disc: '#8a3a0a',
      tones: ['#ffb02a', '#fff0a0', '#c8501a'],
      accent: '#ffc83a',
      face: 'serif',
      size: 0.13,
    })
    wall(s, 0, 0.9, 0.12, 4.2, 6, greeting, {
      gain: 1.3,
      depth: 0.1,
    })
    lines(s, { h: 7.5, xs: [-4, -2, 2, 4], z0: 0.5, z1: 13, power: 2 })
    desk(s, -4, 4.2, 2.8, 0.8, { h: 1.1, turn: 40, top: matte('#d8cfc0') })
    sofa(s, 3.6, 5.4, 2, -70)
    people(s, [
      ['walk-right', 4, -0.8, 5.2],
      ['stand', 11, 2.8, 3],
      ['phone', 6, 4.2, 3.2],
    ])
    plant(s, 4.9, 1, 2, 3)
    return s
  },
}
