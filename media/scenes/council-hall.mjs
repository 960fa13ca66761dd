// Scenes: council-hall, city-billboard.
import { audience, begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, downlights } from '../engine/props.mjs'
import { chartSlide } from '../screens/dashboards.mjs'
import { notice } from '../screens/notices.mjs'

export const councilHallScenes = {
  'council-hall-1': async (n) => {
    const s = begin(n, { pos: [0, 3.2, 15], at: [0, 2.6, 0], fov: 56, fill: [0.13, 0.115, 0.1] })
    room(s, {
      w: 17,
      d: 17,
      h: 6.8,
      floor: floors.carpet('#6a2f34'),
      back: walls.slats('#8a6242', 0.2),
      wall: walls.slats('#7d5a3e', 0.3),
      ceil: walls.plain('#8a857c'),
    })
    s.block(0, 0, 1.6, 12, 0.5, 3.2, matte('#5c4330'))
    for (const x of [-4.6, 4.6])
      wall(s, x, 2.2, 0.25, 4, 2.25, await chartSlide(3 + x, 'WARD BUDGET'), { gain: 1.1 })
    wall(
      s,
      0,
      1.9,
      0.2,
      4.8,
      2.7,
      await notice(['மன்றக் கூட்டம்', 'Council, session 14', 'Item 3: drinking water'], {
        back: ['#6a4a06', '#362402'],
      }),
      { gain: 1.1 },
    )
    desk(s, 0, 2, 7, 0.8, { h: 1.3, body: walls.slats('#6b4a30', 0.15) })
    downlights(s, { w: 15, d: 16, h: 6.8, nx: 6, nz: 5, power: 14, size: 0.2 })
    for (const [x, k] of [
      [-2, 1],
      [0, 4],
      [2, 8],
    ])
      people(s, [['face', k, x, 1.4, 1.5, 0.5]])
    audience(s, { rows: 5, seats: 12, z: 6.2, gap: 1.05, pitch: 1.6, full: 0.85 })
    return s
  },
}
