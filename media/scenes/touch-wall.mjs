// Scenes: touch-wall.
import { DARK, people, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { plant, table } from '../engine/props.mjs'
import { random } from '../engine/random.mjs'
import { overlay } from '../engine/texture.mjs'
import { cards, indoors } from './products-parts.mjs'
import { dashboard, map } from '../screens/dashboards.mjs'
import { flow } from '../screens/fields.mjs'

export const touchWallScenes = {
  'touch-wall-1': (n) =>
    indoors(
      n,
      {
        pos: [-2, 1.6, 7],
        at: [0.4, 1.5, 0],
        fov: 58,
        room: {
          floor: floors.polished('#74767c'),
          wall: walls.plain('#62666e'),
          ceil: walls.plain('#5c6068'),
        },
      },
      async (s) => {
        wall(s, 0.4, 0.6, 0.2, 6, 2.4, await cards(1, 'ocean', 2.5, 'Find your finish'), { gain: 1.3 })
        people(s, [
          ['touch', 4, -0.6, 0.9, 1.68],
          ['stand', 7, 1.8, 1.9],
          ['talk', 2, 2.6, 1.8],
        ])
      },
    ),
  'touch-wall-2': (n) =>
    indoors(
      n,
      {
        pos: [1.8, 1.55, 6],
        at: [-0.2, 1.3, 0],
        fov: 60,
        fill: [0.13, 0.115, 0.1],
        room: { floor: floors.wood('#a4845e'), wall: walls.slats('#8a6a4c', 0.12) },
      },
      async (s) => {
        wall(
          s,
          -0.6,
          0.7,
          0.2,
          3.6,
          2.03,
          await overlay(
            flow('mint', 222, 1.78, { contrast: 0.5 }),
            map(random('m2'), 40, 40, 830, 430, '#bff4e0', '#ffffff', '#ff8a4a'),
          ),
          { gain: 1.2 },
        )
        people(s, [
          ['touch', 2, -1.6, 0.8, 1.62],
          ['stand', 5, 1.5, 1.8],
          ['phone', 8, 2.8, 2.2],
        ])
        plant(s, 3.6, 0.8, 1.7, 1)
      },
    ),
  'touch-wall-3': (n) =>
    indoors(
      n,
      {
        pos: [-1, 1.6, 8],
        at: [0.3, 1.7, 0],
        fov: 58,
        fill: [0.07, 0.075, 0.1],
        power: 2,
        room: {
          floor: floors.polished('#45464e'),
          wall: walls.panels('#42454e', 1.4, 2.1),
          ceil: walls.plain('#3a3d44'),
        },
      },
      async (s) => {
        wall(s, 0, 0.5, 0.2, 8.4, 2.8, await cards(5, 'violet', 3, 'Archive 1947 – 2026'), { gain: 1.35 })
        people(s, [
          ['touch', 1, -2.4, 0.9, 1.66],
          ['touch', 6, 1.6, 0.9, 1.6],
          ['stand', 8, -0.2, 2.8],
        ])
      },
    ),
  'touch-wall-4': (n) =>
    indoors(
      n,
      {
        pos: [2.4, 1.55, 7],
        at: [-0.4, 1.4, 0],
        fov: 56,
        fill: [0.15, 0.15, 0.15],
        room: {
          floor: floors.terrazzo('#b0aca4'),
          wall: walls.plain('#b0b4b0'),
          back: walls.plain('#7c908c'),
        },
      },
      async (s) => {
        for (let i = 0; i < 3; i++) {
          s.block(-2.6 + i * 2.4, 0, 2, 0.5, 0.8, 0.3, DARK)
          wall(
            s,
            -2.6 + i * 2.4,
            0.8,
            2.1,
            0.7,
            1.2,
            await cards(9 + i, ['amber', 'rose', 'lime'][i], 0.6, 'ORDER'),
            { gain: 1.2, depth: 0.08 },
          )
        }
        people(s, [
          ['touch', 3, -2.9, 2.8, 1.6],
          ['stand', 7, -0.1, 3],
          ['stand', 5, 0.8, 4],
          ['walk-right', 9, 3.8, 3.2],
        ])
      },
    ),
  'touch-wall-5': (n) =>
    indoors(
      n,
      {
        pos: [0, 1.7, 7.6],
        at: [0, 1.5, 0],
        fov: 56,
        room: {
          floor: floors.carpet('#4c5664'),
          wall: walls.acoustic('#626e7e'),
          ceil: walls.plain('#727880'),
        },
      },
      async (s) => {
        wall(s, 0, 0.7, 0.2, 5.4, 2.3, await dashboard(33, 'cyan', 2.35, 'SITE PLAN'), { gain: 1.25 })
        people(s, [
          ['touch', 8, 0.4, 0.9, 1.7],
          ['stand', 2, -1.8, 1.8],
          ['talk', 6, 2.4, 1.9],
        ])
        table(s, 0, 3.8, 2.6, 1)
      },
    ),
}
