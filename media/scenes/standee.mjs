// Scenes: standee.
import { people } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, plant, sofa } from '../engine/props.mjs'
import { bust } from './commerce-parts.mjs'
import { indoors, standee } from './products-parts.mjs'
import { tall } from './standee-parts.mjs'
import { flowers, saree } from '../screens/goods.mjs'
import { list } from '../screens/list.mjs'
import { coast } from '../screens/nature.mjs'
import { menuCard } from '../screens/notices.mjs'
import { sign } from '../screens/panels.mjs'

// One subject of a fair to each standee.
const talk = (name, i) =>
  list({
    aspect: 0.333,
    back: [
      ['#7a4a06', '#3a2202'],
      ['#0a4a7a', '#04243e'],
      ['#6a1a2e', '#340a16'],
      ['#3a1a6a', '#1c0a36'],
      ['#0a5a3a', '#042c1c'],
    ][i],
    title: name,
    rows: [
      ['Stand', `A${i + 1}`],
      ['Talk', `${10 + i}:30`],
      ['Hall', '2'],
    ],
  })

export const standeeScenes = {
  'standee-1': (n) =>
    indoors(
      n,
      { pos: [-1.2, 1.5, 7.4], at: [0.5, 1.25, 0], fov: 58, fill: [0.15, 0.14, 0.13] },
      async (s) => {
        standee(
          s,
          0.3,
          2.6,
          -12,
          await tall(saree(['#3a0410', '#c01a3a', '#ff9a6a'], 11, 0.333), ['புதிய வரவு', 'New in'], {
            size: 0.055,
          }),
        )
        bust(s, 2.2, 2, 0)
        bust(s, -2, 1.6, 4)
        plant(s, -4, 1.4, 2, 1)
        people(s, [
          ['stand', 5, 1.5, 3.2],
          ['walk-left', 8, 3.4, 2.4],
        ])
      },
    ),
  'standee-2': (n) =>
    indoors(
      n,
      {
        pos: [1.8, 1.55, 8],
        at: [-0.2, 1.4, 0],
        fov: 58,
        fill: [0.09, 0.085, 0.095],
        room: {
          floor: floors.polished('#6e6460'),
          wall: walls.panels('#7a6a60', 1.4, 2.1),
          ceil: walls.plain('#7a7068'),
        },
      },
      async (s) => {
        for (let i = 0; i < 3; i++)
          standee(
            s,
            -2.4 + i * 1.5,
            2.4 + i * 0.3,
            10 - i * 6,
            [
              await tall(flowers(17, 0.333), ['வரவேற்கிறோம்', 'Welcome'], { size: 0.05 }),
              await list({
                aspect: 0.333,
                title: 'Today',
                rows: [
                  ['Hall 1', 'Wedding'],
                  ['Hall 2', 'Board'],
                  ['Lawn', 'Dinner'],
                  ['Roof', 'Yoga'],
                ],
              }),
              await tall(coast(12, 0.333), ['कोवलम', 'Boat trips, 9 am'], { size: 0.05 }),
            ][i],
          )
        people(s, [
          ['stand', 3, 2.2, 3],
          ['talk', 7, 3, 3.3],
          ['walk-bag', 5, -4, 3.4],
        ])
        sofa(s, 4.4, 1.8, 2, -20)
      },
    ),
  'standee-3': (n) =>
    indoors(
      n,
      {
        pos: [-2.4, 1.5, 6.4],
        at: [0.2, 1.3, 0],
        fov: 60,
        tone: '#f0f4ff',
        room: { floor: floors.wood('#a08462'), wall: walls.brick('#8c6450'), ceil: walls.plain('#6a6460') },
      },
      async (s) => {
        standee(s, -0.6, 2.2, -14, await menuCard('south', 'Today', { aspect: 0.333 }), { gain: 1.3 })
        desk(s, 2.8, 2, 2.6, 0.8, { h: 1.1, body: walls.slats('#8a6444', 0.1) })
        people(s, [
          ['face', 4, 2.6, 1.3, 1.66],
          ['stand', 6, 0.6, 3.2],
          ['phone', 2, 1.7, 3.4],
        ])
        plant(s, -3.4, 1.2, 1.7, 2)
      },
    ),
  'standee-5': (n) =>
    indoors(
      n,
      {
        pos: [2, 1.5, 6],
        at: [-0.4, 1.2, 0],
        fov: 56,
        fill: [0.14, 0.15, 0.155],
        tone: '#ffffff',
        room: {
          floor: floors.stone('#b0b4b4', 0.8),
          wall: walls.plain('#b4c0c0'),
          ceil: walls.plain('#b4b8b8'),
        },
      },
      async (s) => {
        standee(
          s,
          -0.8,
          2,
          14,
          await sign(['OPD', 'LAB', 'PHARMACY', 'ROOM 4'], {
            aspect: 0.333,
            back: '#0a4a5a',
            accent: '#7affe0',
            arrow: ['left', 'right', 'right', 'up'],
          }),
          { w: 0.7, h: 2.1 },
        )
        people(s, [
          ['stand', 8, -1.9, 3],
          ['walk-left', 3, 1.8, 2.2],
        ])
        plant(s, 3.2, 1, 1.7, 3)
        sofa(s, -3.9, 1.4, 2, 20, matte('#4a7a80'))
      },
    ),
  'standee-6': (n) =>
    indoors(
      n,
      {
        pos: [-0.6, 1.6, 8.8],
        at: [0.1, 1.5, 0],
        fov: 64,
        spots: true,
        fill: [0.07, 0.06, 0.075],
        power: 2.5,
        room: { floor: floors.carpet('#5a2a36'), wall: walls.drape('#5a3040'), ceil: walls.plain('#4a3c40') },
      },
      async (s) => {
        const talks = await Promise.all(
          ['Solar', 'Water', 'Roads', 'Rail', 'Homes'].map((name, i) => talk(name, i)),
        )
        for (let i = 0; i < 5; i++)
          standee(s, -3.4 + i * 1.7, 1.8 + Math.abs(i - 2) * 0.5, -(i - 2) * 9, talks[i], { gain: 1.35 })
        people(s, [
          ['stand', 4, -1, 4.2],
          ['talk', 6, 0, 4.4],
          ['walk-left', 9, 3.6, 4.8],
        ])
      },
    ),
}
