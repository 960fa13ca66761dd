// Scenes: stages and stands.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { EVENING } from './civic-parts.mjs'
import { BLACK, stage } from './events-parts.mjs'
import { list } from '../screens/list.mjs'
import { poster } from '../screens/posters.mjs'

export const eventsDayScenes = {
  'stage-wall-1': async (n) => {
    const s = begin(n, { ...EVENING, pos: [-2.2, 2.8, 17], at: [0.2, 3.4, 0], fov: 60 })
    room(s, {
      w: 26,
      d: 20,
      h: 9,
      floor: floors.carpet('#3c4450'),
      wall: BLACK,
      ceil: walls.plain('#2e3038'),
    })
    const launch = await poster('knight', ['Chess open 2026', 'சதுரங்கப் போட்டி', 'Final, round 9'], {
      aspect: 12 / 4.6,
      back: '#123a2a',
      tones: ['#fff4d8', '#d8a04a', '#123a2a'],
      accent: '#ffc83a',
    })
    await stage(s, {
      w: 12,
      h: 4.6,
      tex: launch,
      wing: await standings(),
      towers: false,
      lamps: 3,
      gain: 1.3,
    })
    people(s, [['talk', 5, 6.4, 4.4, 1.7, 1.1]])
    for (let r = 0; r < 4; r++)
      for (let i = 0; i < 12; i++)
        if ((i * 5 + r * 7) % 8)
          people(s, [
            ['sit-chair', (i * 3 + r * 5) % 20, -5.8 + i * 1 + (r % 2) * 0.4, 9 + r * 1.2, 1.7, 0.42],
          ])
    return s
  },
  'stand-wall-1': async (n) => {
    const s = begin(n, {
      ...EVENING,
      fill: [0.06, 0.06, 0.06],
      pos: [-2, 1.7, 11.6],
      at: [0.4, 2.3, 0],
      fov: 56,
    })
    room(s, {
      w: 24,
      d: 16,
      h: 8,
      floor: floors.carpet('#8a2c34'),
      wall: walls.plain('#a8aab0'),
      ceil: walls.plain('#6c6e74'),
    })
    s.block(0.4, 0, 3, 9, 0.1, 5, matte('#e8e8e4'))
    wall(
      s,
      0.4,
      0.6,
      1.4,
      6,
      3.4,
      await poster('tractor', ['Vega 42', 'டிராக்டர்', '42 hp'], {
        aspect: 6 / 3.4,
        back: '#1a4a8a',
        disc: '#8ad8ff',
        tones: ['#ff6a1a', '#ffffff', '#10181c'],
        accent: '#ffc83a',
        size: 0.19,
      }),
      { gain: 1.35, depth: 0.3 },
    )
    for (const [x, tex] of [
      [-3.6, await specs('Vega 42', ['Power', '42 hp'], ['Lift', '1,500 kg'], ['Gears', '8 + 2'])],
      [4.4, await specs('कीमत', ['4 × 2', '₹ 6.8 l'], ['4 × 4', '₹ 7.9 l'], ['Loan', '8.5 %'])],
    ]) {
      s.block(x, 0.1, 4, 0.86, 0.06, 0.56, matte('#24262a'))
      wall(s, x, 0.2, 4, 0.76, 2.1, tex, { gain: 1.35, depth: 0.07, edge: 0.03 })
    }
    s.block(0.4, 4.6, 1.4, 9, 0.7, 0.3, matte('#f0f0ec'))
    for (const x of [-9, 9]) s.block(x, 0, 1.2, 4, 4, 0.3, matte('#d0d4d8'))
    people(s, [
      ['talk', 5, -2.5, 2.6],
      ['talk', 3, 4, 3],
      ['stand', 8, 4.7, 3.3],
      ['walk-left', 2, -4.9, 4.6],
    ])
    return s
  },
}

const specs = (title, ...rows) => list({ aspect: 0.36, back: ['#0a3a2a', '#041a12'], title, rows })

const standings = () =>
  list({
    aspect: 3 / 4.6,
    back: ['#1c5a3c', '#0c2a1c'],
    title: 'Points',
    rows: [
      ['Vaishnavi', '7 ½'],
      ['Aravind', '7'],
      ['Harini', '6 ½'],
      ['Pranav', '6'],
      ['Nisha', '5 ½'],
    ],
  })
