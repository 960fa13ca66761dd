// Scenes: keynote.
import { audience, begin, people, room, strip } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { BLACK, stage } from './events-parts.mjs'
import { chartSlide } from '../screens/dashboards.mjs'
import { caption } from '../screens/notices.mjs'
import { skyline } from '../screens/nature.mjs'
import { saree } from '../screens/goods.mjs'

export const keynoteScenes = {
  'keynote-1': async (n) => {
    const s = begin(n, { pos: [-3, 2.2, 17], at: [0.6, 3.1, 0], fov: 58, bloom: 0.25 })
    room(s, {
      w: 24,
      d: 20,
      h: 8,
      floor: floors.carpet('#2c2c34'),
      wall: BLACK,
      ceil: walls.plain('#26262c'),
    })
    await stage(s, {
      w: 16,
      h: 5,
      tex: await caption(skyline(6, 3.2), ['What comes next', 'Annual summit 2026'], { size: 0.18 }),
      top: 7.4,
      towers: false,
      lamps: 3,
    })
    people(s, [['talk', 6, 2.6, 4.4, 1.76, 1.1]])
    audience(s, { rows: 7, seats: 20, z: 8, gap: 0.68, pitch: 0.95 })
    return s
  },
  'keynote-2': async (n) => {
    const s = begin(n, {
      pos: [6.6, 1.6, 11],
      at: [-0.6, 2.6, 0],
      fov: 66,
      bloom: 0.25,
      fill: [0.08, 0.08, 0.09],
    })
    room(s, {
      w: 20,
      d: 14,
      h: 6.4,
      floor: floors.carpet('#3a332e'),
      wall: walls.acoustic('#4a4440'),
      ceil: walls.plain('#322e2c'),
    })
    await stage(s, {
      w: 11,
      h: 4.2,
      deck: 0.7,
      tex: await chartSlide(5, 'GROWTH, Q3', { theme: 'amber', aspect: 11 / 4.2 }),
      wing: saree(['#3a2004', '#c88a1a', '#ffe8a0'], 3, 0.6),
      wingW: 2.4,
      top: 6,
      towers: false,
      lamps: 2,
    })
    s.block(-3.6, 0.7, 4.6, 0.6, 1.15, 0.5, matte('#7a5a3c'))
    people(s, [['face', 3, -3.6, 4.2, 1.74, 0.7]])
    audience(s, { rows: 4, seats: 15, z: 7, gap: 0.7 })
    return s
  },
  'keynote-3': async (n) => {
    const s = begin(n, { pos: [0, 5.4, 21], at: [0, 3, 0], fov: 56, bloom: 0.3 })
    room(s, {
      w: 30,
      d: 24,
      h: 10,
      floor: floors.carpet('#26323a'),
      wall: walls.acoustic('#34424a'),
      ceil: walls.plain('#20282e'),
    })
    s.block(0, 0, 4, 18, 0.9, 5, matte('#22282c'), { top: floors.polished('#333a40') })
    strip(
      s,
      Array.from({ length: 25 }, (_, i) => {
        const a = -0.95 + i * 0.0792
        return [Math.sin(a) * 10.5, 11.2 - Math.cos(a) * 10.5]
      }),
      1.4,
      5,
      await caption(skyline(14, 4), ['Clear. Connected.', 'Developer day, Bengaluru'], { size: 0.18 }),
      { gain: 1.4 },
    )
    people(s, [['talk', 9, -1, 5, 1.78, 0.9]])
    audience(s, { rows: 9, seats: 26, z: 8, gap: 0.7, pitch: 1, rise: 0.1 })
    return s
  },
}
