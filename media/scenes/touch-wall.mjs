// Scenes: touch-wall.
import { DARK, people, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { plant } from '../engine/props.mjs'
import { random } from '../engine/random.mjs'
import { overlay } from '../engine/texture.mjs'
import { indoors } from './products-parts.mjs'
import { choices } from '../screens/choices.mjs'
import { map } from '../screens/dashboards.mjs'
import { base } from '../screens/markup.mjs'

const TONES = ['#ffd84a', '#ff9a6a', '#9af0a0', '#7ae0ff', '#ffa8e0', '#f0f0f0']
const DISHES = [
  [
    ['Dosa', 120],
    ['Idli', 60],
    ['Pongal', 110],
    ['Vada', 50],
    ['Poori', 90],
    ['Upma', 70],
  ],
  [
    ['Thali', 180],
    ['Curd rice', 95],
    ['Biryani', 210],
    ['Sambar', 80],
    ['Roti', 40],
    ['Paneer', 190],
  ],
  [
    ['Coffee', 45],
    ['Tea', 30],
    ['Lassi', 80],
    ['Lime', 40],
    ['Badam', 70],
    ['Jigarthanda', 90],
  ],
]

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
        wall(
          s,
          0.4,
          0.6,
          0.2,
          6,
          2.4,
          await choices({
            aspect: 2.5,
            title: 'Find your finish',
            note: 'உங்கள் தேர்வு',
            columns: 3,
            tiles: [
              ['Teak', 'oiled', '#d8a060'],
              ['Walnut', 'matt', '#a87850'],
              ['Ash', 'white', '#f0e8d8'],
              ['Sage', 'lacquer', '#9ac8a0'],
              ['Indigo', 'lacquer', '#8aa0f0'],
              ['Coral', 'lacquer', '#ff9a88'],
            ],
          }),
          { gain: 1.3 },
        )
        people(s, [
          ['touch', 4, -1, 0.9, 1.68],
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
            base(920, 517, '#0a5a44', '#062e24'),
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
        wall(
          s,
          0,
          0.7,
          0.2,
          6.6,
          2.2,
          await choices({
            aspect: 3,
            back: ['#3a1a5a', '#1c0a30'],
            title: 'Archive',
            note: 'काल यात्रा',
            columns: 3,
            tiles: [
              ['1947', 'First letters', '#ffd84a'],
              ['1968', 'Test launch', '#ff9a6a'],
              ['1983', 'World cup', '#7ae0ff'],
              ['1998', 'The exchange', '#9af0a0'],
              ['2008', 'To the moon', '#ffa8e0'],
              ['2026', 'Today', '#f0f0f0'],
            ],
          }),
          { gain: 1.35 },
        )
        people(s, [
          ['touch', 1, -1.35, 0.9, 1.66],
          ['touch', 6, 0.85, 0.9, 1.6],
          ['stand', 8, 3.6, 2],
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
            await choices({
              aspect: 0.6,
              back: [
                ['#6a3206', '#361802'],
                ['#6a0a2e', '#360416'],
                ['#0a5a2e', '#042c16'],
              ][i],
              title: ['Tiffin', 'Meals', 'Drinks'][i],
              tiles: DISHES[i].map(([name, price], k) => [name, `₹ ${price}`, TONES[k]]),
            }),
            { gain: 1.2, depth: 0.08 },
          )
        }
        people(s, [
          ['touch', 3, -2.9, 2.8, 1.6],
          ['stand', 7, 1.2, 2.9],
          ['stand', 5, 1.5, 3.6],
          ['walk-right', 9, 3.8, 3.2],
        ])
      },
    ),
}
