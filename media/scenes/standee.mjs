// Scenes: standee.
import { people } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { plant, sofa } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { indoors, standee } from './products-parts.mjs'
import { list } from '../screens/list.mjs'
import { sign } from '../screens/panels.mjs'
import { poster } from '../screens/posters.mjs'

export const standeeScenes = {
  'standee-2': (n) =>
    indoors(
      n,
      {
        ...EVENING,
        pos: [0.4, 1.45, 7.6],
        at: [-0.4, 1.25, 0],
        fov: 54,
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
            -2 + i * 1.25,
            2.4 + i * 0.3,
            10 - i * 6,
            [
              await poster('college', ['Admissions', 'சேர்க்கை', 'Desk 1 to 4'], {
                aspect: 0.333,
                back: '#5a0a2a',
                tones: ['#ffe9c8', '#ffc83a', '#5a0a2a'],
                accent: '#ffc83a',
                size: 0.16,
              }),
              await list({
                aspect: 0.333,
                title: 'Seats',
                rows: [
                  ['B.Com', '42'],
                  ['B.Sc', '18'],
                  ['BCA', '7'],
                  ['B.A', '55'],
                ],
              }),
              await poster('book', ['प्रवेश', 'Bring your', 'mark sheet'], {
                aspect: 0.333,
                back: '#0a3a8a',
                tones: ['#ffffff', '#8ab8ff', '#ffc83a'],
                accent: '#ffc83a',
                size: 0.2,
              }),
            ][i],
          )
        people(s, [
          ['stand', 3, 1.7, 2.2],
          ['talk', 7, 2.4, 2.4],
        ])
        sofa(s, 4.4, 1.8, 2, -20)
      },
    ),
  'standee-5': (n) =>
    indoors(
      n,
      {
        ...EVENING,
        fill: [0.06, 0.06, 0.06],
        pos: [0.7, 1.4, 7],
        at: [-0.4, 1.25, 0],
        fov: 46,
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
        people(s, [['walk-left', 3, 1.2, 1.4]])
        plant(s, 3.2, 1, 1.7, 3)
        sofa(s, -3.9, 1.4, 2, 20, matte('#4a7a80'))
      },
    ),
}
