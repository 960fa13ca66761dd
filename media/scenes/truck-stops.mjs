// LED trucks by day: what they are booked for.
import { METAL, crowd } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { tree } from '../engine/props.mjs'
import { GRASS, front } from './day-parts.mjs'
import { truck } from './products-parts.mjs'
import { ASPECT, LOOK, roadside, street } from './truck-parts.mjs'
import { thali } from '../screens/food.mjs'
import { caption, notice } from '../screens/notices.mjs'
import { poster } from '../screens/posters.mjs'

export const truckStopsScenes = {
  'truck-square': async (n) => {
    const s = street(n, {
      pos: [3, 1.6, 12],
      at: [-0.2, 2.2, 0],
      fov: 46,
      ground: floors.stone('#988e80', 0.9),
    })
    front(s, { z: -13, w: 54, h: 12, shops: false, tone: '#d0a484' })
    for (let i = -4; i <= 4; i++) s.cylinder(i * 5, 0, -10, 0.36, 5.4, walls.plain('#e4dccc'))
    s.block(0, 5.4, -10, 50, 0.7, 2.4, walls.plain('#e4dccc'))
    await truck(
      s,
      0,
      0,
      -12,
      await notice(['रक्तदान शिविर', 'Blood donation camp', 'Sunday · 9 am to 1 pm'], {
        aspect: ASPECT,
        back: ['#a8142a', '#6a0618'],
        mark: '',
      }),
      { tone: '#f0f0ec', len: 4.6 },
    )
    tree(s, -9, -4, 6, 3)
    for (const x of [-5.4, 3.4]) crowd(s, 5, { x0: x, x1: x + 2.2, z0: 2.4, z1: 5, poses: LOOK })
    return s
  },
  'truck-overflow': async (n) => {
    const s = street(n, { pos: [-3.4, 1.7, 13], at: [0.6, 2.8, 0], fov: 50, ground: GRASS })
    front(s, { x: 14, z: -24, w: 30, h: 9, shops: false, tone: '#b8947a' })
    // The event's own tent and stage roof beyond.
    for (let i = 0; i < 3; i++) {
      s.block(-12 + i * 7, 3.4, -14, 6.8, 0.2, 8, matte(i % 2 ? '#e8e4dc' : '#c8543a'))
      for (const k of [-3.2, 3.2]) s.cylinder(-12 + i * 7 + k, 0, -10.2, 0.06, 3.4, METAL)
    }
    await truck(
      s,
      1,
      0,
      12,
      await notice(['ஆண்டு விழா', 'Annual day, live', 'from the hall, 5 pm'], {
        aspect: ASPECT,
        mark: 'cap',
        back: ['#5a1a8a', '#280a46'],
        size: 0.17,
      }),
      { tone: '#3a3e44', lift: 0.8, len: 4.8 },
    )
    for (const x of [-5, 4])
      crowd(s, 8, { x0: x, x1: x + 3, z0: 2.4, z1: 6, poses: ['stand', 'cheer', 'talk', 'phone'] })
    return s
  },
  'truck-tour': async (n) => {
    const s = street(n, { pos: [0.6, 1.7, 14], at: [0, 2.4, 0], fov: 56 })
    roadside(s, { tone: '#c09a80', back: -14 })
    await truck(s, -4.2, 0.5, 10, await poster('lolly', ['Kulfi stop', 'குல்பி', '₹ 30'], {
      aspect: 1.6,
      back: '#8a1a6a',
      disc: '#ff8ab8',
      tones: ['#ffffff', '#ffc83a', '#7a3a1a'],
      accent: '#ffe08a',
    }), { tone: '#e8e8ea', len: 4 })
    await truck(
      s,
      4.2,
      -0.6,
      -8,
      await caption(thali(6, 1.6), ['Lunch is here'], { side: 'low', face: 'soft', size: 0.15 }),
      { tone: '#d8a030', len: 4 },
    )
    crowd(s, 6, { x0: -1.2, x1: 1.8, z0: 3.4, z1: 6.4, poses: LOOK })
    return s
  },
}
