// Scenes: production-board, warehouse.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lines, table } from '../engine/props.mjs'
import { COOL, machine, works } from './transit-parts.mjs'
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
}
