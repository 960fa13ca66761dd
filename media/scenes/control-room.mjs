// Scenes: control-room.
import { begin, people, room, strip, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { downlights, lines } from '../engine/props.mjs'
import { EVENING, operators } from './civic-parts.mjs'
import { dashboard, feeds } from '../screens/dashboards.mjs'

export const controlRoomScenes = {
  'control-room-1': async (n) => {
    const s = begin(n, { pos: [-1.2, 2.6, 12.5], at: [0.3, 2.2, 0], fov: 64 })
    room(s, {
      w: 16,
      d: 14,
      h: 5,
      floor: floors.carpet('#3c4250'),
      back: walls.plain('#3a3f4a'),
      wall: walls.acoustic('#4a5160'),
      ceil: walls.plain('#40444e'),
    })
    wall(s, 0, 1.1, 0.4, 12.6, 3.4, await dashboard(1, 'cyan', 12.6 / 3.4, 'CITY OPERATIONS'), { gain: 1.3 })
    lines(s, { h: 5, xs: [-5, 0, 5], z0: 3, z1: 13, power: 1 })
    await operators(s, [
      [4.6, 5, -5, 2.4],
      [7.6, 5, -4.6, 2.4],
    ])
    people(s, [
      ['point', 3, -5.6, 2.2],
      ['stand', 8, -4.7, 2.6],
    ])
    return s
  },
  'control-room-2': async (n) => {
    const s = begin(n, { ...EVENING, pos: [4, 2.3, 9.4], at: [-0.9, 2.1, 0], fov: 66 })
    room(s, {
      w: 15,
      d: 10,
      h: 4.2,
      floor: floors.concrete('#5a5a60'),
      back: walls.slats('#6b5646'),
      wall: walls.panels('#5a606a'),
      ceil: walls.plain('#3c4048'),
    })
    strip(
      s,
      Array.from({ length: 19 }, (_, i) => {
        const a = -0.75 + i * 0.0833
        return [-0.8 + Math.sin(a) * 8.4, 8.9 - Math.cos(a) * 8.4]
      }),
      0.9,
      2.7,
      await feeds(4, 9, 3, 'amber', 12.6 / 2.7),
      { gain: 1.3 },
    )
    downlights(s, { w: 12, d: 9, h: 4.2, nx: 5, nz: 3, z0: 3 })
    await operators(s, [[4.4, 4, -4.2, 2.3]])
    people(s, [['stand', 11, -5.6, 3.4]])
    return s
  },
}
