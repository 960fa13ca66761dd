// Scenes: restaurant, poolside, campus.
import { begin, crowd, people, room, wall } from '../engine/kit.mjs'
import { facade, floors, light, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, palm, table, tree } from '../engine/props.mjs'
import { DAY, SKIES } from './civic-parts.mjs'
import { WARM } from './places-parts.mjs'
import { flow, landscape } from '../screens/fields.mjs'
import { menu, poster, slide } from '../screens/panels.mjs'
import { solids } from '../screens/stage-fields.mjs'

export const restaurantScenes = {
  'restaurant-1': async (n) => {
    const s = begin(n, { pos: [-2.6, 1.55, 7.4], at: [0.6, 1.8, 0], fov: 64, fill: WARM })
    room(s, {
      w: 9,
      d: 9,
      h: 3.4,
      floor: floors.wood('#7d5a3e'),
      wall: walls.brick('#8a5e4a'),
      back: walls.plain('#4a4440'),
      ceil: walls.plain('#5c544c'),
    })
    for (let i = 0; i < 3; i++)
      wall(
        s,
        (i - 1) * 1.5,
        1.8,
        0.2,
        1.36,
        1.1,
        i === 1
          ? await poster(solids('amber', 41, 1.24), 'THALI', '₹240', { y: 0.3, size: 0.2 })
          : await menu(40 + i, { aspect: 1.24 }),
        { gain: 1.2, depth: 0.06 },
      )
    desk(s, 0, 1.6, 5, 0.7, {
      h: 1.1,
      body: walls.slats('#9a6e48', 0.1),
      top: matte('#2c2826', { rough: 0.12 }),
    })
    for (let i = 0; i < 4; i++)
      s.sphere((i - 1.5) * 1.2, 2.5, 3.2, 0.08, light('#ffc480', 16, { look: 0.14 }))
    people(s, [
      ['face', 3, -1, 0.9, 1.7],
      ['face', 8, 1.3, 0.9, 1.64],
      ['stand', 5, -0.4, 2.6],
      ['phone', 6, 0.6, 2.8],
    ])
    for (const [x, z] of [
      [-3, 4.4],
      [2.8, 4.6],
    ]) {
      table(s, x, z, 0.9, 0.9)
      people(s, [
        ['sit', x + 7, x - 0.2, z + 0.7, 1.66, 0.42],
        ['sit', x + 12, x + 0.9, z, 1.7, 0.42],
      ])
    }
    return s
  },
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
    wall(s, -0.4, 0.7, 0.15, 7.6, 2.6, landscape('ocean', 42, 2.9), { gain: 1.25 })
    downlights(s, { w: 10, d: 9, h: 4, nx: 4, nz: 3, power: 3.5, colour: '#ffc890' })
    for (const [x, z] of [
      [-3.4, 3],
      [-0.6, 3.2],
      [2.4, 2.8],
      [-2, 5.2],
      [1.2, 5],
    ]) {
      s.cylinder(x, 0, z, 0.5, 0.74, matte('#d8ccb8'))
      s.sphere(x, 0.82, z, 0.05, light('#ffb060', 22, { look: 0.14 }))
      people(s, [
        ['sit', Math.round(x * 3 + 14), x - 0.75, z + 0.1, 1.7, 0.42],
        ['sit', Math.round(z * 3), x + 0.75, z + 0.1, 1.64, 0.42],
      ])
    }
    people(s, [['walk-right', 11, 3.8, 4.4]])
    return s
  },
  'poolside-1': async (n) => {
    const s = begin(n, { pos: [-4.4, 1.7, 15], at: [1, 2.8, 0], fov: 60, sky: SKIES.rose(), bloom: 0.28 })
    s.quad([-60, 0, 40], [120, 0, 0], [0, 0, -120], floors.terrazzo('#a89a88'))
    s.quad(
      [-6, 0.02, 11],
      [11, 0, 0],
      [0, 0, -7.6],
      matte('#1f6a80', {
        rough: 0.17,
        emit: (u, v, o) => {
          const k =
            0.07 + 0.02 * Math.sin(u * 9 + Math.sin(v * 7 + u) * 1.6) * Math.sin(v * 6 + Math.sin(u * 3) * 2)
          o[0] = k * 0.2
          o[1] = k * 0.9
          o[2] = k
        },
      }),
    )
    wall(s, 0, 1, 1.2, 8, 4.5, landscape('magenta', 43, 1.78), { gain: 1.5, depth: 0.5, edge: 0.1 })
    s.block(14, 0, -8, 18, 20, 10, facade('#8a7a6c', { seed: 8, cell: [3.2, 3.2], lit: 0.6 }))
    for (const [x, z, k] of [
      [-7, 2, 1],
      [6.4, 1, 2],
      [8.4, 6, 3],
      [-9.6, 6, 4],
    ])
      palm(s, x, z, 6 + k * 0.5, k)
    for (const [x, z] of [
      [6.4, 7],
      [6.4, 9],
      [-7.6, 9],
    ])
      s.block(x, 0.25, z, 1.9, 0.14, 0.7, matte('#d8cfc0'))
    people(s, [
      ['stand', 3, -3.6, 2.8],
      ['talk', 8, -2.8, 2.9],
      ['walk-left', 6, 6.4, 4.4],
    ])
    return s
  },
  'campus-1': async (n) => {
    const s = begin(n, { pos: [-6, 1.7, 20], at: [1.4, 4.2, 0], fov: 60, ...DAY.afternoon })
    s.quad([-90, 0, 60], [180, 0, 0], [0, 0, -160], floors.stone('#94887a', 1.5))
    s.block(0, 0, -8, 40, 12, 10, facade('#94705c', { seed: 14, cell: [2.4, 4], lit: 0.04 }))
    wall(
      s,
      1,
      2.4,
      -2.6,
      10,
      5.6,
      await slide(flow('lime', 44, 1.78), 'Admissions open', 'Engineering · Design · Law', {
        y: 0.46,
        size: 0.12,
      }),
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
