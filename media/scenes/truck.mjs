// Scenes: truck.
import { audience, begin, crowd, people } from '../engine/kit.mjs'
import { matte } from '../engine/materials.mjs'
import { lamp, palm, tree } from '../engine/props.mjs'
import { DAY, EVENING, SKIES } from './civic-parts.mjs'
import { STROLL, road, truck } from './products-parts.mjs'
import { notice } from '../screens/notices.mjs'
import { raining } from './rain.mjs'
import { letter, poster } from '../screens/posters.mjs'

export const truckScenes = {
  'truck-1': (n) =>
    road(n, { pos: [-3.4, 1.6, 12.5], at: [0.2, 2.5, 0], fov: 52 }, 51, async (s) => {
      await truck(
        s,
        0,
        0,
        0,
        await poster('coconut', ['இளநீர்', 'Tender coconut', '₹ 45 · Pollachi'], {
          aspect: 1.84,
          back: '#0a6a4a',
          disc: '#ffe08a',
          tones: ['#3aa84a', '#d8e8a0'],
          accent: '#ffe08a',
          size: 0.22,
        }),
        { tone: '#b83a30' },
      )
      lamp(s, -6, 2, 7)
      lamp(s, 7, -3, 7, { side: -1 })
      people(s, [
        ['walk-right', 3, -4.6, 2.6],
        ['stand', 6, 4.8, 3],
        ['phone', 2, 5.5, 2.6],
      ])
    }),
  'truck-2': (n) =>
    road(
      n,
      { pos: [3, 1.7, 12], at: [-0.2, 2.3, 0], fov: 50, ...DAY.noon, exposure: 0.95 },
      57,
      async (s) => {
        await truck(
          s,
          -0.6,
          0,
          -24,
          await notice(['மெட்ரோ வந்தாச்சு', 'Metro now to Poonamallee', 'every 6 minutes'], {
            aspect: 1.84,
            back: ['#0a3a9a', '#041c56'],
            accent: '#5affc0',
            size: 0.16,
          }),
          {
            tone: '#e0e4e8',
            rear: await notice(['6 min'], { aspect: 0.76, back: ['#0a3a9a', '#041c56'], accent: '#5affc0', size: 0.2 }),
          },
        )
        lamp(s, -8, -4, 7.5)
        crowd(s, 6, { x0: -7, x1: 7, z0: -4, z1: -2, poses: STROLL })
      },
    ),
  'truck-3': (n) =>
    road(
      n,
      {
        pos: [-3.4, 1.6, 12.4],
        at: [0.2, 2.9, 0],
        fov: 46,
        fill: [0.06, 0.06, 0.06],
        sky: SKIES.teal(),
        street: { left: false },
      },
      61,
      async (s) => {
        await truck(
          s,
          0.4,
          0,
          20,
          await poster('turtle', ['தூய கடல்', 'Clean sea', 'Sunday 6 am'], {
            aspect: 1.84,
            back: '#06486a',
            disc: '#0a7a9a',
            tones: ['#5ac88a', '#c8f0a0', '#2a9a6a'],
            accent: '#ffe08a',
          }),
          { tone: '#2f6a4a', lift: 1.1 },
        )
        for (const x of [-6.5, 8]) palm(s, x, -5, 8, x > 0 ? 2 : 1)
        for (const x of [-5.6, 3.4])
          crowd(s, 6, { x0: x, x1: x + 2.6, z0: 2.4, z1: 5, poses: ['stand', 'phone', 'talk'] })
      },
    ),
  'truck-4': (n) =>
    road(n, { pos: [3.6, 1.5, 10], at: [0, 2.2, -1], fov: 50, sky: SKIES.rain() }, 67, async (s) => {
      await truck(
        s,
        -0.6,
        -1,
        -16,
        await notice(['Jumbo Circus', 'Anna Nagar · 4 and 7 pm'], {
          aspect: 1.84,
          back: ['#8a0a5a', '#48042e'],
          size: 0.19,
        }),
        {
          tone: '#3a4a6a',
          rear: await notice(['7 pm'], { aspect: 0.76, back: ['#8a0a5a', '#48042e'], size: 0.2 }),
        },
      )
      lamp(s, -6, 1, 7)
      lamp(s, 7, -6, 7, { side: -1 })
      people(s, [['walk-left', 8, 4, 1.6]])
      raining(s)
    }),
  'truck-6': (n) =>
    road(
      n,
      {
        pos: [-3.4, 1.6, 11],
        at: [0.6, 2.3, -1],
        fov: 58,
        sky: SKIES.rose(),
        street: { gap: 19, tall: 9 },
      },
      73,
      async (s) => {
        await truck(
          s,
          1.2,
          -1.4,
          22,
          await letter('₹ 9,240', { aspect: 1.84, back: '#ffc83a', ink: '#5a0a24' }),
          {
            tone: '#2f5a8a',
          },
        )
        for (const x of [-6.5, 7]) lamp(s, x, 1, 6, { side: -Math.sign(x) })
        // Beside the words, not before them.
        crowd(s, 7, { x0: 2.6, x1: 6.6, z0: 1.2, z1: 4.4, poses: STROLL })
        crowd(s, 4, { x0: -6.4, x1: -3.4, z0: -1, z1: 3, poses: STROLL })
      },
    ),
  // An open ground after sunset: people sit on chairs before the lifted screen.
  'truck-7': async (n) => {
    const s = begin(n, { ...EVENING, boost: 9, pos: [-2.6, 2.1, 13.4], at: [0.3, 2.6, 0], fov: 40, sky: SKIES.blue() })
    s.quad([-120, 0, 60], [240, 0, 0], [0, 0, -220], matte('#46523a'))
    for (const [x, z, h] of [[-13, -6, 7], [-9, -12, 9], [10, -8, 8], [15, -5, 7], [5, -16, 9]])
      tree(s, x, z, h, Math.abs(Math.round(x)))
    await truck(
      s,
      0,
      0,
      -6,
      await poster('boat', ['நீலக் கடல்', 'Village film night', '7 pm · free'], {
        aspect: 1.84,
        back: '#0a2a6a',
        disc: '#ffb04a',
        tones: ['#d8321a', '#ffe9c8', '#0a1a3a'],
        accent: '#ffe08a',
      }),
      { tone: '#c9cdd2', lift: 0.9 },
    )
    audience(s, { rows: 3, seats: 15, z: 5 })
    people(s, [
      ['stand', 4, -7.4, 4.6],
      ['talk', 9, 7.2, 5],
    ])
    return s
  },
}
