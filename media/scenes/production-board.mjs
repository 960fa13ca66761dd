// Scenes: production-board, warehouse.
import { begin, people, wall } from '../engine/kit.mjs'
import { EVENING } from './civic-parts.mjs'
import { hang, machine, shelving, works } from './transit-parts.mjs'
import { kpi } from '../screens/dashboards.mjs'
import { docks } from '../screens/shop-floor.mjs'

export const productionBoardScenes = {
  'production-board-2': async (n) => {
    const s = begin(n, {
      ...EVENING,
      fill: [0.06, 0.06, 0.06],
      pos: [2.8, 1.8, 10],
      at: [-0.5, 2.7, 0],
      fov: 54,
    })
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
    const s = begin(n, {
      ...EVENING,
      fill: [0.07, 0.07, 0.07],
      pos: [0.5, 1.9, 12.6],
      at: [0, 3.1, 0],
      fov: 54,
    })
    await works(s, { w: 15, d: 20, h: 8 })
    for (const x of [-6.4, -3.4, 3.4, 6.4]) shelving(s, x, 3, 15, 6)
    wall(s, 0, 2.3, 0.3, 5.4, 3.3, await docks('15:10', { aspect: 5.4 / 3.3, first: 6 }), { gain: 1.3 })
    people(s, [
      ['walk-back', 3, -1.9, 6],
      ['stand', 7, 1.9, 4],
    ])
    return s
  },
}
