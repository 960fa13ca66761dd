// Scenes: restaurant, poolside, campus.
import { begin, crowd, people, room, wall } from '../engine/kit.mjs'
import { facade, floors, light, matte, walls } from '../engine/materials.mjs'
import { downlights, tree } from '../engine/props.mjs'
import { DAY } from './civic-parts.mjs'
import { coast } from '../screens/nature.mjs'
import { notice } from '../screens/notices.mjs'

export const restaurantScenes = {
  'restaurant-2': async (n) => {
    const s = begin(n, { pos: [3.4, 1.5, 8.2], at: [-0.6, 1.7, 0], fov: 62, fill: [0.08, 0.075, 0.09] })
    room(s, {
      w: 11,
      d: 10,
      h: 4,
      floor: floors.polished('#4c4442'),
      wall: walls.plain('#5c5458'),
      back: walls.slats('#4c3a34'),
      ceil: walls.plain('#38343a'),
    })
    wall(s, -0.4, 0.7, 0.15, 7.6, 2.6, coast(42, 2.9), { gain: 1.25 })
    downlights(s, { w: 10, d: 9, h: 4, nx: 4, nz: 3, power: 3.5 })
    for (const [x, z] of [
      [-3.4, 3],
      [-0.6, 3.2],
      [2.4, 2.8],
      [-2, 5.2],
      [1.2, 5],
    ]) {
      s.cylinder(x, 0, z, 0.5, 0.74, matte('#d8ccb8'))
      s.sphere(x, 0.82, z, 0.05, light(22, { look: 0.14 }))
      people(s, [
        ['sit', Math.round(x * 3 + 14), x - 0.75, z + 0.1, 1.7, 0.42],
        ['sit', Math.round(z * 3), x + 0.75, z + 0.1, 1.64, 0.42],
      ])
    }
    people(s, [['walk-right', 11, 3.8, 4.4]])
    return s
  },
  'campus-1': async (n) => {
    const s = begin(n, { pos: [-6, 1.7, 20], at: [1.4, 4.2, 0], fov: 60, ...DAY.afternoon })
    s.quad([-90, 0, 60], [180, 0, 0], [0, 0, -160], floors.stone('#94887a', 1.5))
    s.block(0, 0, -8, 40, 12, 10, facade('#94705c', { cell: [2.4, 4] }))
    wall(
      s,
      1,
      2.4,
      -2.6,
      10,
      5.6,
      await notice(['Admissions open', 'சேர்க்கை 2027', 'Engineering · Design · Law'], { mark: 'cap' }),
      { gain: 1.5, depth: 0.5 },
    )
    for (const [x, z] of [
      [-9, 1],
      [9, 2],
      [13, -1],
      [-14, 4],
    ])
      tree(s, x, z, 7, Math.abs(Math.round(x)))
    crowd(s, 12, { x0: -5, x1: 7, z0: 3, z1: 11, poses: ['walk-left', 'walk-right', 'talk', 'stand'] })
    return s
  },
}
