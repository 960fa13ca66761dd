// Parts shared by the site scenes.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { hills } from '../screens/nature.mjs'

// The open graph picture repeats the indoor wall in another shape.
export const indoor = async (name) => {
  const s = begin(name, {
    pos: [-1.6, 1.7, 15.4],
    at: [0.1, 2.6, 0],
    fov: 62,
    fill: [0.34, 0.34, 0.35],
    bloom: 0.3,
  })
  room(s, {
    w: 20,
    d: 17,
    h: 6.2,
    floor: floors.polished('#4a4a50'),
    back: walls.panels('#5d5e66', 2, 2),
    wall: walls.acoustic('#4f525e'),
    ceil: walls.plain('#3c3e45'),
  })
  wall(s, 0, 0.6, 0.3, 13, 4.9, hills(21, 13 / 4.9), { gain: 1.4 })
  lines(s, { h: 6.2, xs: [-7, 7], z0: 1, z1: 15, power: 1 })
  people(s, [
    ['stand', 1, -3.2, 5.6],
    ['talk', 2, -2.4, 6],
    ['walk-right', 3, 3.4, 4.6],
    ['stand', 4, 6, 3],
    ['walk-bag', 5, 1.6, 7.4],
    ['phone', 8, 4.6, 6.4],
  ])
  return s
}
