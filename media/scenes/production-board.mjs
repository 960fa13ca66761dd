// Scenes: production-board, warehouse.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lines, table } from '../engine/props.mjs'
import { COOL, hang, machine, shelving, works } from './transit-parts.mjs'
import { dashboard, kpi } from '../screens/dashboards.mjs'

export const productionBoardScenes = {
  'production-board-1': async (n) => {
    const s = begin(n, { pos: [-2, 1.6, 7.4], at: [0.3, 2, 0], fov: 60, fill: COOL })
    await works(s, { w: 14, d: 10, h: 5 })
    wall(s, 0.4, 1.2, 0.3, 5, 2.6, await kpi(2, { aspect: 5 / 2.6, title: 'ASSEMBLY A' }), { gain: 1.25 })
    machine(s, -4.6, 2, 2, 2, 1.6)
    machine(s, 5.2, 2, 2, 2.2, 1.8, '#c08a3a', '#ffb03a')
    people(s, [
      ['point', 4, -1.8, 1.8],
      ['stand', 7, 0.8, 3],
      ['stand', 2, 1.6, 3.2],
      ['stand', 9, 2.3, 2.8],
    ])
    return s
  },
  'production-board-2': async (n) => {
    const s = begin(n, { pos: [3.4, 1.7, 9], at: [-0.4, 2.6, 0], fov: 62, fill: [0.13, 0.12, 0.11] })
    await works(s, { w: 16, d: 12, h: 6, tone: '#8a8070' })
    hang(
      s,
      -0.6,
      2.9,
      2.4,
      5.4,
      1.9,
      await kpi(5, { aspect: 5.4 / 1.9, title: 'WEAVING SHED', theme: 'amber' }),
      6,
    )
    for (let i = 0; i < 5; i++)
      machine(s, -6 + i * 3, 3 + (i % 2) * 0.4, 2.2, 1.5, 1.6, i % 2 ? '#8a5a4a' : '#6a6a64')
    people(s, [
      ['walk-right', 8, -1.6, 5.4],
      ['touch', 3, 2, 5],
    ])
    return s
  },
  'production-board-3': async (n) => {
    const s = begin(n, { pos: [-0.4, 1.6, 6.4], at: [0, 1.9, 0], fov: 66, fill: [0.14, 0.15, 0.16] })
    room(s, {
      w: 12,
      d: 8,
      h: 4,
      floor: floors.concrete('#94989a'),
      wall: walls.panels('#a0a8ac', 1.2, 2),
      ceil: walls.plain('#787e82'),
    })
    for (const k of [-1, 1])
      wall(
        s,
        k * 2.3,
        1,
        0.2,
        4.2,
        2.4,
        k < 0
          ? await kpi(11, { aspect: 1.75, title: 'SHIFT B', theme: 'cyan' })
          : await dashboard(19, 'green', 1.75, 'ORDERS'),
        { gain: 1.2 },
      )
    lines(s, { h: 4, xs: [-3, 0, 3], z0: 1, z1: 7, power: 2 })
    table(s, 0, 3.2, 3, 1)
    people(s, [
      ['talk', 6, -2.6, 2.8],
      ['stand', 1, 2.4, 3],
      ['stand', 12, 0.9, 4.2],
    ])
    return s
  },
  'warehouse-1': async (n) => {
    const s = begin(n, { pos: [0.6, 1.8, 17], at: [0, 3, 0], fov: 56, fill: COOL })
    await works(s, { w: 15, d: 20, h: 8 })
    for (const x of [-6.4, -3.4, 3.4, 6.4]) shelving(s, x, 3, 15, 6)
    wall(s, 0, 3, 0.3, 5.2, 3, await kpi(13, { aspect: 5.2 / 3, title: 'DISPATCH', theme: 'cyan' }), {
      gain: 1.3,
    })
    people(s, [
      ['walk-back', 3, -0.8, 8],
      ['stand', 7, 1, 5],
      ['phone', 5, 1.8, 11],
    ])
    return s
  },
}
