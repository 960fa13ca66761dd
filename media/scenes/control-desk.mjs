// Scenes: control-desk.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, light, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, lines, monitor } from '../engine/props.mjs'
import { dashboard, feeds } from '../screens/dashboards.mjs'

export const controlDeskScenes = {
  'control-desk-1': async (n) => {
    const s = begin(n, { pos: [-0.6, 1.5, 6.2], at: [0.2, 1.35, 0], fov: 58, fill: [0.1, 0.105, 0.12] })
    room(s, {
      w: 12,
      d: 9,
      h: 4,
      floor: floors.carpet('#454b58'),
      wall: walls.acoustic('#586070'),
      ceil: walls.plain('#464a54'),
    })
    wall(s, 0, 1, 0.2, 7, 2.6, await dashboard(41, 'cyan', 2.7, 'TRAFFIC'), { gain: 1.1 })
    desk(s, 0, 3.8, 4, 1)
    for (let i = 0; i < 3; i++)
      monitor(
        s,
        -1.2 + i * 1.2,
        0.74,
        3.7,
        1,
        i === 1 ? await feeds(3, 4, 4, 'cyan', 1.7) : await dashboard(40 + i, 'cyan', 1.75, 'OUTPUT'),
        (i - 1) * -10,
        0.9,
      )
    for (const x of [-0.8, 0.7]) {
      s.block(x, 0.74, 4.15, 0.7, 0.05, 0.3, matte('#2a2c31'))
      for (let k = 0; k < 6; k++) s.block(x - 0.28 + k * 0.11, 0.79, 4.15, 0.05, 0.012, 0.05, light(0.8))
    }
    lines(s, { h: 4, xs: [-4, 4], z0: 1, z1: 8, power: 1.6 })
    people(s, [['sit-chair', 4, -0.9, 4.9, 1.7, 0.4]])
    return s
  },
  'control-desk-2': async (n) => {
    const s = begin(n, { pos: [1.6, 1.5, 5], at: [-0.4, 1.1, 0.6], fov: 56, fill: [0.13, 0.12, 0.11] })
    room(s, {
      w: 8,
      d: 7,
      h: 3.2,
      floor: floors.wood('#84664a'),
      wall: walls.plain('#8c857c'),
      back: walls.slats('#6e5440', 0.14),
      ceil: walls.plain('#8a847c'),
    })
    s.block(-2.4, 0, 0.8, 0.7, 2.1, 0.8, matte('#26282d'))
    for (let i = 0; i < 11; i++) {
      s.block(-2.4, 0.16 + i * 0.17, 1.2, 0.6, 0.13, 0.03, matte(i % 3 ? '#3c4047' : '#565b63'))
      for (let k = 0; k < 4; k++)
        s.quad(
          [-2.62 + k * 0.06, 0.22 + i * 0.17, 1.22],
          [0.02, 0, 0],
          [0, 0.02, 0],
          light(2.4, { look: 0.8 }),
        )
    }
    desk(s, 0.8, 2, 3, 0.9)
    const feed = await feeds(42, 6, 2, 'green', 2.8)
    monitor(s, 0.2, 0.74, 1.9, 1, await dashboard(44, 'green', 1.75, 'CALIBRATE'), 10, 0.9)
    monitor(s, 1.4, 0.74, 1.9, 1, feed, -6, 0.9)
    wall(s, 1, 1.75, 0.2, 3.4, 1.2, feed, { gain: 1.1, depth: 0.06 })
    downlights(s, { w: 7, d: 6, h: 3.2, nx: 3, nz: 3, power: 4 })
    people(s, [['sit-chair', 11, 0.7, 3, 1.7, 0.4]])
    return s
  },
}
