// Scenes: transparent.
import { METAL, people } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { desk, plant, vehicle } from '../engine/props.mjs'
import { SKIES } from './civic-parts.mjs'
import { bust } from './commerce-parts.mjs'
import { glazed, indoors, spelt } from './products-parts.mjs'

const ROSES = [
  ['#3a0410', '#c8103a', '#ff7090'],
  ['#5a0a3a', '#e83a8a', '#ffb8d8'],
]

export const transparentScenes = {
  'transparent-1': async (n) =>
    glazed(
      n,
      { pos: [-2.6, 1.6, 9], at: [0.3, 2.1, 0], fov: 62 },
      await spelt(['New', 'silks', 'பட்டு'], [1 / 6, 1 / 2, 5 / 6], 6.6 / 3.2, {
        size: 0.2,
        tones: ROSES,
        foot: 0.78,
      }),
      6.6,
      3.2,
      async (s) => {
        for (const [x, k] of [
          [-2.6, 0],
          [0.4, 1],
          [2.8, 3],
        ])
          bust(s, x, -2.6, k)
        people(s, [
          ['stand', 3, -1, -5],
          ['walk-right', 6, 3.4, 2.4],
          ['stand', 8, -3.2, 2],
        ])
      },
    ),
  'transparent-3': async (n) =>
    glazed(
      n,
      { pos: [0.6, 1.7, 11], at: [0, 2.4, 0], fov: 56, sky: SKIES.late(), w: 12 },
      await spelt(['Drive', 'electric', 'today'], [1 / 6, 1 / 2, 5 / 6], 7.2 / 3.3, {
        face: 'poster',
        size: 0.14,
        foot: 2,
      }),
      7.2,
      3.3,
      async (s) => {
        vehicle(s, 'car', 0, -3, 0, 0)
        people(s, [
          ['stand', 5, 3.4, -3],
          ['walk-right', 4, -3.4, 2.6],
        ])
      },
    ),
  'transparent-4': (n) =>
    indoors(
      n,
      {
        pos: [-2.2, 1.6, 9],
        at: [0.2, 2.1, 0],
        fov: 60,
        fill: [0.1, 0.105, 0.125],
        room: {
          h: 4.8,
          floor: floors.polished('#7a7c84'),
          wall: walls.panels('#6e737c', 1.6, 2.4),
          back: walls.panels('#5c606a', 2, 2.4),
          ceil: walls.plain('#62666e'),
        },
      },
      async (s) => {
        s.upright(
          0,
          0.4,
          3.4,
          5.6,
          3.4,
          0,
          screen(await spelt(['Reception', 'Level 2'], [0.27, 0.73], 1.65, { size: 0.12 }), 1.5, {
            open: 0.9,
          }),
        )
        for (const k of [-2.84, 2.84]) s.block(k, 0, 3.4, 0.08, 4.8, 0.1, METAL)
        desk(s, 0.6, 1.4, 3, 0.8, { h: 1.1 })
        people(s, [
          ['face', 4, 0.4, 0.8, 1.66],
          ['stand', 7, -2, 2],
          ['walk-left', 2, 3.8, 4.6],
        ])
      },
    ),
  'transparent-5': (n) =>
    indoors(
      n,
      {
        pos: [2.2, 1.65, 9.4],
        at: [-0.6, 2, 0],
        fov: 62,
        fill: [0.09, 0.08, 0.1],
        power: 3,
        room: {
          floor: floors.polished('#5a5058'),
          wall: walls.drape('#54485a'),
          ceil: walls.plain('#453c48'),
        },
      },
      async (s) => {
        for (let i = 0; i < 3; i++)
          s.upright(
            -2.6 + i * 2.1,
            0.4,
            3.6 - i * 0.9,
            1.9,
            3,
            8,
            screen(await spelt([['Utsav', 'उत्सव', 'விழா'][i]], [0.5], 0.63, { size: 0.16, foot: 0.7 }), 1.5, {
              open: 0.9,
            }),
          )
        people(s, [
          ['stand', 6, -1.6, 1.4],
          ['talk', 3, -0.7, 1.5],
          ['walk-right', 9, 3.6, 3.6],
        ])
      },
    ),
  'transparent-6': async (n) =>
    glazed(
      n,
      { pos: [-4, 1.7, 15], at: [1, 5, 0], fov: 60, sky: SKIES.teal(), w: 14, h: 8.6, sy: 1 },
      await spelt(['Book', 'fair', 'today'], [1 / 6, 1 / 2, 5 / 6], 11.5 / 6.8, {
        face: 'poster',
        size: 0.16,
        foot: 0.84,
      }),
      11.5,
      6.8,
      async (s) => {
        s.block(0, 4.2, -4.6, 14, 0.3, 4.6, matte('#b0a89c'))
        people(s, [
          ['stand', 5, -2, -4, 1.7, 4.5],
          ['walk-left', 3, 2.4, -4, 1.7, 4.5],
          ['stand', 7, 1, -3],
          ['walk-right', 8, -4, 3],
          ['walk-bag', 2, 4, 2.4],
        ])
        plant(s, -4, -3, 2.4, 1)
        plant(s, 4.4, -3, 2.4, 2)
      },
    ),
}
