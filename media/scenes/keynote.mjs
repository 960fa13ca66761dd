// Scenes: keynote.
import { audience, begin, people, room, strip } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { EVENING } from './civic-parts.mjs'
import { BLACK, stage } from './events-parts.mjs'
import { routes } from '../screens/earth.mjs'
import { caption } from '../screens/notices.mjs'
import { skyline } from '../screens/nature.mjs'
import { car } from '../screens/things.mjs'

// A hall with a wide screen, its audience before it.
async function keynote(n, view, tex) {
  const s = begin(n, { ...EVENING, fov: 62, ...view })
  room(s, { w: 24, d: 20, h: 8, floor: floors.carpet('#2c2c34'), wall: BLACK, ceil: walls.plain('#26262c') })
  await stage(s, { w: 16, h: 5, tex, top: 7.4, towers: false, lamps: 3 })
  people(s, [['talk', 6, 2.6, 4.4, 1.76, 1.1]])
  audience(s, { rows: 7, seats: 20, z: 8, gap: 0.68, pitch: 0.95 })
  return s
}

export const keynoteScenes = {
  'keynote-1': async (n) =>
    keynote(
      n,
      { pos: [-3, 3, 16.4], at: [-0.2, 3.3, 0] },
      await caption(await car({ aspect: 3.2, at: 0.72, paint: ['#fff0d0', '#f0a020', '#6a3a04'] }), ['What comes next', 'அடுத்தது என்ன', 'Launch 2026'], { size: 0.18 }),
    ),
  'keynote-2': async (n) =>
    keynote(n, { pos: [4.6, 2.8, 15.4], at: [0.4, 3.3, 0] }, await routes([80.2, 13.1], [[103.8, 1.3], [55.3, 25.2], [-0.1, 51.5], [139.7, 35.7], [-74, 40.7], [36.8, -1.3]], 3.2)),
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
