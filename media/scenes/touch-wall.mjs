// Scenes: touch-wall.
import { DARK, people, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { EVENING } from './civic-parts.mjs'
import { indoors } from './products-parts.mjs'
import { choices } from '../screens/choices.mjs'

const TONES = ['#ffd84a', '#ff9a6a', '#9af0a0', '#7ae0ff', '#ffa8e0', '#f0f0f0']
const DISHES = [
  'Dosa 120, Idli 60, Pongal 110, Vada 50, Poori 90, Upma 70',
  'Thali 180, Curd rice 95, Biryani 210, Sambar 80, Roti 40, Paneer 190',
  'Coffee 45, Tea 30, Lassi 80, Lime 40, Badam 70, Jigarthanda 90',
].map((menu) => menu.split(', ').map((dish) => /(.+) (\d+)/.exec(dish).slice(1)))

// A wall to be touched in a room, and the people at it: [pose, number, x, z, height].
export const touched = (n, look, [x, y, w, h, tex, gain], group) =>
  indoors(n, look, async (s) => {
    wall(s, x, y, 0.2, w, h, await tex, { gain })
    people(s, group)
  })

export const touchWallScenes = {
  'touch-reach': (n) => {
    const tiles = [
      ['Library', 'நூலகம்', '#ffd84a'],
      ['Labs', 'ஆய்வகம்', '#5ad8ff'],
      ['Sports', 'விளையாட்டு', '#9af0a0'],
      ['Canteen', 'உணவகம்', '#ff9a6a'],
    ]
    const tex = choices({ aspect: 16 / 9, back: ['#241a5a', '#120c34'], title: 'Our school', tiles })
    const room = { wall: walls.panels('#a8a6a0', 1.2, 2.1), ceil: walls.plain('#a4a4a2') }
    const group = [
      ['touch', 2, -1.62, 0.8, 1.7],
      ['touch', 5, 0.22, 0.75, 1.24],
      ['stand', 7, 2.1, 1.2],
    ]
    const look = { pos: [2, 1.5, 5.4], at: [0.1, 1.45, 0], fov: 56, power: 9, room }
    return touched(n, look, [0, 0.65, 3.6, 2.03, tex, 1.2], group)
  },
  'touch-wall-1': (n) => {
    const tiles = [
      ['Teak', 'oiled', '#d8a060'],
      ['Walnut', 'matt', '#a87850'],
      ['Ash', 'white', '#f0e8d8'],
      ['Sage', 'lacquer', '#9ac8a0'],
      ['Indigo', 'lacquer', '#8aa0f0'],
      ['Coral', 'lacquer', '#ff9a88'],
    ]
    const tex = choices({ aspect: 2.5, title: 'Find your finish', note: 'உங்கள் தேர்வு', columns: 3, tiles })
    const room = {
      floor: floors.polished('#74767c'),
      wall: walls.plain('#62666e'),
      ceil: walls.plain('#5c6068'),
    }
    const group = [
      ['touch', 4, -1, 0.9, 1.68],
      ['stand', 7, 1.8, 1.9],
      ['talk', 2, 2.6, 1.8],
    ]
    const look = { pos: [-2, 1.6, 7], at: [0.4, 1.5, 0], fov: 58, room }
    return touched(n, look, [0.4, 0.6, 6, 2.4, tex, 1.3], group)
  },
  'touch-wall-2': (n) => {
    const tiles = [
      ['Mercury', 'புதன்', '#d8c8b0'],
      ['Venus', 'வெள்ளி', '#ffc83a'],
      ['Earth', 'பூமி', '#5ad8ff'],
      ['Mars', 'செவ்வாய்', '#ff8a6a'],
    ]
    const tex = choices({ aspect: 16 / 9, title: 'Which year is longest?', note: 'வகுப்பு 8', tiles })
    const room = { floor: floors.wood('#a4845e'), wall: walls.slats('#8a6a4c', 0.12) }
    const group = [
      ['touch', 2, -2.2, 0.8, 1.62],
      ['stand', 5, 1.9, 1],
    ]
    const look = { ...EVENING, pos: [1, 1.55, 6], at: [-0.3, 1.5, 0], fov: 52, room }
    return touched(n, look, [-0.6, 0.7, 3.6, 2.03, tex, 1.2], group)
  },
  'touch-wall-3': (n) => {
    const tiles = [
      ['1947', 'First letters', '#ffd84a'],
      ['1968', 'Test launch', '#ff9a6a'],
      ['1983', 'World cup', '#7ae0ff'],
      ['1998', 'The exchange', '#9af0a0'],
      ['2008', 'To the moon', '#ffa8e0'],
      ['2026', 'Today', '#f0f0f0'],
    ]
    const back = ['#3a1a5a', '#1c0a30']
    const tex = choices({ aspect: 3, back, title: 'Archive', note: 'काल यात्रा', columns: 3, tiles })
    const room = {
      floor: floors.polished('#45464e'),
      wall: walls.panels('#42454e', 1.4, 2.1),
      ceil: walls.plain('#3a3d44'),
    }
    const look = { ...EVENING, pos: [-1, 1.6, 7.6], at: [0.2, 1.7, 0], fov: 66, power: 2, room }
    const group = [
      ['touch', 1, -3.5, 0.8, 1.66],
      ['touch', 6, 3.1, 0.9, 1.6],
      ['stand', 8, 4.1, 1.6],
    ]
    return touched(n, look, [0, 0.7, 6.6, 2.2, tex, 1.35], group)
  },
  'touch-wall-4': (n) =>
    indoors(
      n,
      {
        ...EVENING,
        pos: [0.9, 1.5, 7],
        at: [-0.1, 1.5, 0],
        fov: 58,
        room: {
          floor: floors.terrazzo('#b0aca4'),
          wall: walls.plain('#b0b4b0'),
          back: walls.plain('#7c908c'),
        },
      },
      async (s) => {
        for (let i = 0; i < 3; i++) {
          s.block(-1.7 + i * 1.7, 0, 2, 0.5, 0.7, 0.3, DARK)
          wall(
            s,
            -1.7 + i * 1.7,
            0.7,
            2.1,
            1,
            1.667,
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
          ['touch', 3, -2.5, 2.4, 1.6],
          ['walk-right', 9, 3.3, 1.6],
        ])
      },
    ),
}
