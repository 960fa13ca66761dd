// Scenes: council-hall, city-billboard.
import { audience, begin, crowd, people, room, wall } from '../engine/kit.mjs'
import { facade, floors, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, lamp, palm, table } from '../engine/props.mjs'
import { DAY, SKIES, billboard, street } from './civic-parts.mjs'
import { chartSlide, dashboard } from '../screens/dashboards.mjs'
import { notice, caption } from '../screens/notices.mjs'
import { phone } from '../screens/things.mjs'
import { hills } from '../screens/nature.mjs'

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
  'council-hall-2': async (n) => {
    const s = begin(n, { pos: [-6.2, 2.1, 9.5], at: [1.6, 2.5, 0], fov: 64, fill: [0.11, 0.11, 0.115] })
    room(s, {
      w: 15,
      d: 12,
      h: 5.4,
      floor: floors.wood('#7d5b40'),
      back: walls.panels('#8c8780', 1.2, 2.7),
      wall: walls.panels('#8a857e', 1.2, 2.7),
      ceil: walls.plain('#8c8a86'),
    })
    wall(s, 0, 1.4, 0.2, 8.4, 3.2, await dashboard(11, 'light', 8.4 / 3.2, 'DISTRICT REVIEW'), { gain: 1 })
    downlights(s, { w: 14, d: 11, h: 5.4, nx: 5, nz: 4, power: 9 })
    for (const x of [-3.6, 3.6]) table(s, x, 5.5, 1.1, 5.4)
    table(s, 0, 8.4, 6.2, 1.1)
    for (let i = 0; i < 4; i++)
      people(s, [
        ['sit-chair', i, -4.7, 3.7 + i * 1.2, 1.7, 0.4],
        ['sit-chair', i + 6, 4.7, 3.7 + i * 1.2, 1.7, 0.4],
      ])
    people(s, [
      ['sit-chair', 12, -1.4, 9.2, 1.7, 0.4],
      ['sit-chair', 14, 0.3, 9.2, 1.7, 0.4],
      ['point', 6, -3.6, 1.5],
    ])
    return s
  },
  'city-billboard-2': async (n) => {
    const s = begin(n, { pos: [10, 2, 24], at: [-4, 10, -6], fov: 62, ...DAY.noon })
    street(s, { gap: 34, seed: 6, tall: 26, right: false })
    s.block(-9, 0, -4, 20, 26, 16, facade('#a8a49c'), { turn: 18 })
    wall(
      s,
      -6.3,
      7,
      4.6,
      14,
      15,
      await caption(await phone({ seed: 9, aspect: 14 / 15 }), ['5G', 'all of Chennai'], {
        side: 'low',
        size: 0.12,
      }),
      { turn: 18, gain: 1.5, depth: 0.6, edge: 0.2 },
    )
    for (let i = 0; i < 3; i++) lamp(s, 7 - i, 14 - i * 14, 8, { side: -1 })
    crowd(s, 12, {
      x0: -10,
      x1: 8,
      z0: 5,
      z1: 14,
      poses: ['walk-left', 'walk-right', 'stand', 'phone'],
    })
    return s
  },
  'city-billboard-3': async (n) => {
    const s = begin(n, { pos: [-11, 1.6, 17], at: [2, 6.5, -4], fov: 66, sky: SKIES.teal() })
    street(s, { gap: 44, seed: 11, tall: 13, left: false })
    billboard(
      s,
      1,
      -2,
      12,
      6,
      5.5,
      await notice(['மெதுவாகச் செல்க', 'Slow down. Arrive.', 'Traffic police'], {
        aspect: 2,
        back: ['#7a4a06', '#3e2402'],
      }),
      20,
      1.5,
    )
    billboard(s, 19, -24, 10, 5.6, 6, hills(2), -12, 1.4)
    for (const x of [-7, 8, 15]) palm(s, x, -7, 9, x)
    lamp(s, -5, 4, 8)
    lamp(s, 12, -12, 8)
    people(s, [
      ['walk-right', 9, -3.6, 6],
      ['walk-right', 4, -2.2, 7],
    ])
    return s
  },
}
