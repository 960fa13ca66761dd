// Scenes: plants, yards and warehouses. Sums and clocks on the boards agree.
import { METAL, begin, people, room, strip, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { table } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { legs, open, sunlit } from './daylight.mjs'
import { arc } from './halls-parts.mjs'
import { truck } from './products-parts.mjs'
import { hang, machine, works } from './transit-parts.mjs'
import { choices } from '../screens/choices.mjs'
import { dashboard } from '../screens/dashboards.mjs'
import { notice } from '../screens/notices.mjs'
import { andon, docks, hourly } from '../screens/shop-floor.mjs'

const BRIGHT = [0.24, 0.24, 0.23]

export const factoryDayScenes = {
  'factory-floor-4': async (n) => {
    const s = begin(n, { pos: [-5, 2.2, 15], at: [0.8, 4.2, 0], fov: 60, fill: BRIGHT })
    await works(s, { tone: '#a8aeb2', floor: floors.concrete('#a8a8a4') })
    hang(s, 0, 3.3, 3, 8.4, 4, await hourly('14:00', { aspect: 2.1 }), 8, 1.4)
    for (let i = 0; i < 4; i++)
      for (const k of [-1, 1])
        machine(
          s,
          k * 6.4,
          2.4 + i * 3.2,
          2.6,
          2,
          2,
          i % 2 ? '#3f7a8a' : '#8a9098',
          i === 2 ? '#ffb03a' : '#5affa0',
        )
    people(s, [
      ['walk-right', 3, 0.4, 7],
      ['stand', 6, -3.4, 5.4],
      ['talk', 8, 2.8, 5],
      ['stand', 1, 3.5, 5.2],
      ['stand', 11, -1.6, 4.4],
    ])
    return s
  },
  'factory-floor-5': async (n) => {
    const s = begin(n, { pos: [4.6, 3, 13], at: [-0.6, 3, 0], fov: 60, fill: BRIGHT })
    await works(s, { tone: '#a0a6a4' })
    hang(s, -0.4, 3.2, 3, 8.6, 3.3, await andon('11:20', { aspect: 8.6 / 3.3 }), 8, 1.4)
    s.block(-0.4, 0, 5, 16, 0.8, 1, matte('#3a3e44'), { top: matte('#22252a') })
    for (let i = 0; i < 9; i++)
      s.block(-7.4 + i * 1.8, 0.8, 5, 0.8, 0.46, 0.6, matte(i % 2 ? '#c8ccd0' : '#5a8aa8'))
    for (let i = 0; i < 5; i++)
      machine(s, -7.6 + i * 3.6, 2.6, 2, 1.9, 1.3, '#d09a2a', i === 2 ? '#ff3a2a' : '#5affa0')
    people(s, [
      ['touch', 3, -5, 6.2],
      ['touch', 8, -1.4, 6.2],
      ['walk-right', 6, 1.6, 7.4],
      ['touch', 10, 4.6, 6.2],
    ])
    return s
  },
  'yard-board-1': async (n) => {
    const s = open(n, { pos: [-7, 1.9, 19], at: [1, 4, 0], fov: 60, ground: floors.concrete('#a8a49c') })
    s.block(0, 0, -12, 44, 9, 12, walls.ribbed('#9ab0bc'))
    s.block(0, 9, -12, 45, 0.7, 13, walls.plain('#5c6a74'))
    for (let i = 0; i < 5; i++) {
      s.upright(-12 + i * 6, 0, -5.95, 4, 4.2, 0, walls.ribbed('#3f6a86'))
      s.block(-12 + i * 6, 0, -5.6, 4.4, 1, 0.6, matte('#44484c'))
    }
    legs(s, 2.4, 0, 7.4, 2.8)
    wall(s, 2.4, 2.8, 0, 7.4, 4.1, await docks('06:40', { aspect: 7.4 / 4.1 }), {
      gain: 1.8,
      depth: 0.6,
      edge: 0.14,
    })
    await truck(
      s,
      -6.6,
      1.6,
      12,
      await notice(['Nilgiri Auto Parts'], {
        aspect: 1.84,
        back: ['#e8ecf0', '#d4dae0'],
        ink: '#1c3a5a',
        accent: '#1c6aa8',
        size: 0.12,
      }),
      { tone: '#d8dce0', gain: 0.9 },
    )
    s.workers = true
    people(s, [
      ['stand', 3, 0.2, 4.6],
      ['walk-right', 8, 5.4, 3.6],
      ['point', 6, -1.2, 5.2],
    ])
    return s
  },
  'tier-meeting-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 13, d: 11, h: 4.4, pos: [-2.2, 1.6, 8], at: [0.2, 1.9, 0], fov: 60 },
      { floor: floors.concrete('#a8a6a0'), back: walls.ribbed('#a4acb0') },
    )
    s.workers = true
    wall(s, 0.2, 0.75, 0.25, 5.6, 2.8, await dashboard(31, 'light', 2, 'LINE 4 · TIER 2 MEETING'), {
      gain: 1.25,
    })
    machine(s, -5, 2, 2, 1.9, 1.6, '#5a8aa0')
    people(s, [
      ['touch', 3, -0.9, 0.9],
      ['stand', 6, -2.4, 2.4],
      ['stand', 9, 1, 2.6],
      ['stand', 4, 2.1, 2.2],
      ['point', 8, 2.9, 1.7],
    ])
    return s
  },
  'training-hall-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 15, d: 13, h: 4.6, pos: [3, 1.9, 10.6], at: [-0.4, 2.2, 0], fov: 60 },
      { floor: floors.terrazzo('#a8a69e'), wall: walls.plain('#c0c4bc') },
    )
    s.workers = true
    wall(
      s,
      -0.2,
      1.3,
      0.2,
      6.4,
      3.2,
      await notice(['Safety first', 'பாதுகாப்பே முதன்மை', 'Helmet · shoes · gloves'], {
        mark: 'helmet',
        aspect: 2,
        back: ['#0c6a4a', '#043a26'],
      }),
      { gain: 1.4 },
    )
    for (const z of [4.2, 6, 7.8])
      for (const x of [-3, 1]) {
        table(s, x, z, 3.2, 0.8)
        for (const k of [-1, 0, 1])
          if ((k + z * 2 + x) % 4)
            people(s, [['sit-chair', Math.abs(Math.round(k * 3 + z * 5 + x)), x + k, z + 0.7, 1.7, 0.42]])
      }
    people(s, [['talk', 2, 3.9, 1.6]])
    return s
  },
  'hourly-board-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 14, d: 11, h: 5.4, pos: [2.2, 1.65, 8], at: [-0.2, 2.45, 0], fov: 58 },
      { floor: floors.concrete('#a8a6a0'), back: walls.ribbed('#b4bcc0'), wall: walls.ribbed('#a8b0b4') },
    )
    s.workers = true
    wall(
      s,
      -0.2,
      1.75,
      0.25,
      5.6,
      2.9,
      await hourly('16:00', {
        aspect: 5.6 / 2.9,
        line: 'Assembly A',
        target: 90,
        actual: [92, 88, 91, 90, 74, 93],
      }),
      { gain: 1.4 },
    )
    machine(s, 4.8, 2, 2, 2, 1.6, '#4a8a9a')
    people(s, [
      ['point', 4, -2.2, 2],
      ['stand', 7, -0.9, 2.9],
      ['stand', 2, 0.6, 3.1],
    ])
    return s
  },
  // A concave wall around a pump on its plinth.
  'visitor-gallery-1': async (n) => {
    const s = begin(n, { ...EVENING, boost: 2.6, pos: [-1.6, 1.7, 11.4], at: [0.1, 2.4, 0], fov: 62 })
    room(s, { w: 14, d: 12, h: 5, floor: floors.terrazzo('#a8a6a0'), wall: walls.plain('#a8acb0') })
    const steps = await choices({
      aspect: 3.1,
      title: 'How a pump is made',
      note: 'பம்பு உருவாகும் விதம்',
      columns: 4,
      tiles: [
        ['1 Cast', '1,380 °C', '#ff9a5a'],
        ['2 Turn', '± 0.02 mm', '#ffc83a'],
        ['3 Build', '42 parts', '#5ad8ff'],
        ['4 Test', '16 bar', '#6af0a0'],
      ],
    })
    strip(s, arc(0, 6.4, 5.6, 228, 132, 40), 1.1, 3, steps, { gain: 1.35 })
    s.cylinder(0, 0, 4.6, 0.9, 0.3, walls.plain('#c0bcb4'))
    s.cylinder(-0.3, 0.3, 4.6, 0.3, 0.5, METAL)
    s.sphere(-0.3, 0.72, 4.6, 0.3, METAL)
    s.block(0.3, 0.42, 4.6, 0.7, 0.4, 0.4, METAL)
    people(s, [
      ['point', 7, 2.1, 4.4, 1.6],
      ['stand', 5, 2.8, 4.8, 1.56],
    ])
    return s
  },
}
