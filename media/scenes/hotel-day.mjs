// Scenes: hotels, restaurants and celebrations.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { facade, floors, glass, light, matte, walls } from '../engine/materials.mjs'
import { desk, palm } from '../engine/props.mjs'
import { overlay } from '../engine/texture.mjs'
import { EVENING, SKIES } from './civic-parts.mjs'
import { WARM } from './places-parts.mjs'
import { thali } from '../screens/food.mjs'
import { words } from '../screens/lettering.mjs'
import { base } from '../screens/markup.mjs'
import { caption, menuCard } from '../screens/notices.mjs'
import { drawn } from '../screens/posters.mjs'
import { football } from '../screens/sport.mjs'

const PETALS = ['#ff6aa8', '#ffc83a', '#5ae8ff']

export const hotelDayScenes = {
  'restaurant-3': async (n) => {
    const s = begin(n, { pos: [-2, 1.55, 6.8], at: [0.3, 1.95, 0], fov: 62, fill: WARM.map((x) => x * 1.5) })
    room(s, {
      w: 9,
      d: 9,
      h: 3.5,
      floor: floors.wood('#8d6a4a'),
      wall: walls.brick('#a06e56'),
      back: walls.plain('#4a4440'),
      ceil: walls.plain('#6c645c'),
    })
    const boards = [
      await menuCard('south', 'Tiffin', { aspect: 1.24 }),
      await caption(thali(1, 1.5), ['Thali', '₹240'], { side: 'left', face: 'serif', size: 0.18 }),
      await menuCard('drinks', 'Drinks', { aspect: 1.24 }),
    ]
    for (const [i, [x, w]] of [
      [-2.1, 1.74],
      [0, 2.1],
      [2.1, 1.74],
    ].entries())
      wall(s, x, 1.72, 0.2, w, 1.4, boards[i], { gain: 1.3, depth: 0.06 })
    desk(s, 0, 1.6, 5.4, 0.7, {
      h: 1.1,
      body: walls.slats('#9a6e48', 0.1),
      top: matte('#2c2826'),
    })
    for (let i = 0; i < 4; i++) s.sphere(-2.4 + i * 1.6, 2.95, 3.4, 0.1, light(14, { look: 0.25 }))
    people(s, [
      ['face', 4, -0.8, 1, 1.62],
      ['face', 9, 1.3, 1, 1.66],
      ['stand', 3, -0.6, 2.8],
      ['stand', 6, 0.2, 3],
      ['stand', 8, 2.2, 3.4],
    ])
    return s
  },
  'poolside-2': async (n) => {
    const s = begin(n, { ...EVENING, sky: SKIES.rose(), pos: [-3.6, 1.7, 13], at: [0.6, 3.2, 0], fov: 54 })
    s.quad([-60, 0, 60], [120, 0, 0], [0, 0, -120], floors.stone('#c8b698', 0.9))
    s.quad([-7, 0.02, 11], [17, 0, 0], [0, 0, -7.6], glass(0.9))
    s.block(1, 0, -8, 36, 13, 8, facade('#e0d2bc', { cell: [3.4, 3.6] }))
    wall(s, 1, 1.9, -1, 8.4, 4.5, await football({ aspect: 8.4 / 4.5, score: '2 : 1', clock: '74:20', sides: 'KER v GOA' }), { gain: 1.8, depth: 0.5, edge: 0.1 })
    for (const [x, k] of [[-7, 1], [9, 2], [13, 3]])
      palm(s, x, -1.6, 8, k)
    for (let i = 0; i < 5; i++) s.block(-3 + i * 2, 0.3, 2.4, 0.7, 0.1, 1.8, matte('#f0e8d8'))
    people(s, [
      ['stand', 4, -3.8, 1.2],
      ['talk', 7, -2.9, 1.4],
      ['phone', 2, 6.2, 1.6],
    ])
    return s
  },
  'bar-front-1': async (n) => {
    const s = begin(n, { ...EVENING, pos: [-0.8, 1.6, 7.6], at: [0.45, 1.3, 0], fov: 56 })
    room(s, {
      w: 12,
      d: 10,
      h: 3.8,
      floor: floors.wood('#6a4a34'),
      wall: walls.panels('#8a7058', 1.2, 1.9),
      back: walls.brick('#7a5444'),
      ceil: walls.plain('#544a44'),
    })
    const film = await overlay(
      base(2400, 270, '#4a0a6a', '#16042a'),
      [180, 420, 660, 1500, 1740, 1980, 2220]
        .map((x, i) => drawn('glass', x, 135, 200, [PETALS[i % 3], '#ffffff', '#ff6a4a']))
        .join('') +
        words(1080, 140, 120, 'Sea Bar · கடல் பார்', { anchor: 'middle', weight: 800, within: 640 }) +
        words(1080, 222, 66, 'Happy hour, 5 to 7', { anchor: 'middle', fill: '#ffc83a' }),
    )
    s.cylinder(0.6, 0.12, 0.4, 3.1, 0.86, { type: 'screen', tex: film, gain: 1.35 }, { from: -70, to: 70 })
    s.cylinder(0.6, 0.98, 0.4, 3.24, 0.07, matte('#2c2420'), { from: -72, to: 72 })
    s.cylinder(0.6, 0, 0.4, 3.06, 0.12, matte('#181514'), { from: -72, to: 72 })
    s.quad([-2.7, 1.05, 0.4], [6.6, 0, 0], [0, 0, -0.1], matte('#2c2420'))
    for (let y = 1.5; y < 3; y += 0.5) {
      s.block(0.6, y, 0.2, 4.6, 0.04, 0.3, matte('#3a2a20'))
      for (let i = 0; i < 22; i++)
        s.cylinder(
          -1.5 + i * 0.2,
          y + 0.04,
          0.24,
          0.035,
          s.rnd.between(0.2, 0.3),
          matte(s.rnd.pick(['#2a5a3a', '#8a4a1c', '#c8b06a', '#3a4a6a', '#e0e0d8'])),
        )
    }
    for (let i = 0; i < 4; i++) s.sphere(-1.6 + i * 1.5, 2.9, 3.2, 0.1, light(3, { look: 0.5 }))
    people(s, [
      ['face', 4, 0, 1.4, 1.66],
      ['face', 9, 1.8, 1.2, 1.7],
      ['talk', 3, -3.2, 1.9],
      ['stand', 8, 4.8, 2.4],
    ])
    return s
  },
}
