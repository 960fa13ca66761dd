// Scenes: production-board, warehouse.
import { begin, people, wall } from '../engine/kit.mjs'
import { COOL, hang, machine, shelving, works } from './transit-parts.mjs'
import { kpi } from '../screens/dashboards.mjs'

export const productionBoardScenes = {
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
