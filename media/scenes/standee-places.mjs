// Standees where they earn their place, by day: one of them large in the picture.
import { people } from '../engine/kit.mjs'
import { floors, glass, matte, walls } from '../engine/materials.mjs'
import { desk, plant, sofa } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { standee } from './standee-parts.mjs'
import { poster } from '../screens/posters.mjs'

const GOODS = ['#c8482a', '#e0b03a', '#3a7a5a', '#2a5a9a', '#e8e0d0', '#8a3a6a']

// A shop's window: a lit sign over goods on shelves.
const SHOP = matte('#9a9086', { panes: (u, v) => (v > 2.45 ? 1 : v % 0.5 < 0.05 ? 0.8 : 0.62) })

// Shelves of a store on both sides of an aisle.
function shelves(s) {
  for (const x of [-2.7, 2.7])
    for (let j = 0; j < 4; j++) {
      s.block(x, 0.25 + j * 0.5, 2.4, 0.7, 0.05, 4.6, matte('#d8d4cc'))
      for (let i = 0; i < 9; i++)
        s.block(x, 0.3 + j * 0.5, 0.4 + i * 0.5, 0.44, 0.2 + 0.16 * s.rnd(), 0.3, matte(s.rnd.pick(GOODS)))
    }
}

export const standeePlacesScenes = {
  'standee-function': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 11, d: 10, h: 4, pos: [1.3, 1.45, 6.9], at: [0.1, 1.2, 0], fov: 56 },
      { floor: floors.polished('#b09a80'), back: walls.panels('#b08e62', 1.3, 2.1) },
    )
    for (const k of [-0.62, 0.62]) s.block(2.1 + k, 0, 0.06, 1.2, 2.6, 0.1, matte('#5a3a26'))
    for (const k of [-0.12, 0.12]) s.block(2.1 + k, 1, 0.14, 0.04, 0.4, 0.06, matte('#d0a860'))
    standee(
      s,
      0,
      2.4,
      10,
      await poster('lotus', ['Meera', 'weds Arjun', 'Hall 2 · 7 pm'], {
        aspect: 0.333,
        back: '#7a0a3a',
        tones: ['#ffb0cc', '#ffe4ee', '#ffc83a'],
        accent: '#ffc83a',
        face: 'serif',
        size: 0.2,
      }),
      { gain: 1.45 },
    )
    sofa(s, -3.1, 1.6, 2, 18, matte('#8a5a46'))
    plant(s, -1.5, 0.8, 1.9, 2)
    people(s, [
      ['walk-bag', 3, 1.9, 2.8],
      ['stand', 12, 3.2, 1.4],
    ])
    return s
  },
  'standee-mall': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 18, d: 14, h: 7.4, pos: [-1.3, 1.45, 7.9], at: [0.35, 1.6, 0], fov: 56 },
      { floor: floors.terrazzo('#c0b8aa'), back: walls.plain('#d0c8bc') },
    )
    s.block(0, 3.4, 1.4, 18, 0.5, 2.8, walls.plain('#d4cec4'))
    s.upright(0, 3.9, 2.8, 18, 1, 0, glass(0.3))
    for (let i = 0; i < 5; i++) {
      s.upright(-7 + i * 3.5, 0.1, 0.2, 2.9, 2.9, 0, SHOP)
      s.upright(-7 + i * 3.5, 4, 0.2, 2.9, 2.6, 0, SHOP)
    }
    standee(
      s,
      0.4,
      3.2,
      -6,
      await poster('mixer', ['₹ 3,499', 'மிக்ஸி வாரம்', 'Mixer week'], {
        aspect: 0.333,
        back: '#0a4a6a',
        disc: '#0a6a8a',
        tones: ['#ffffff', '#ffc83a', '#ff6a4a'],
        accent: '#ffc83a',
        size: 0.2,
      }),
      { gain: 1.5 },
    )
    people(s, [
      ['stand', 7, 1.9, 3.8],
      ['walk-left', 2, 3.8, 2.8],
      ['walk-right', 9, -3.2, 2.4],
      ['talk', 4, -2.2, 1.6],
      ['walk-bag', 6, 5.6, 1.8],
    ])
    return s
  },
  'standee-aisle': async (n) => {
    const s = sunlit(
      n,
      { light: 'back', w: 9, d: 9, h: 3.8, pos: [0.9, 1.45, 6.9], at: [-0.1, 1.15, 0], fov: 54, sun: 3 },
      { floor: floors.stone('#b8b2a8', 0.9), wall: walls.plain('#d0c8bc') },
    )
    shelves(s)
    standee(
      s,
      -0.2,
      2.8,
      6,
      await poster('vegetables', ['தக்காளி', 'Tomato ₹ 28', 'Brinjal ₹ 40'], {
        aspect: 0.333,
        back: '#0a5a3a',
        disc: '#ffe9b0',
        tones: ['#e8321a', '#6a2a9a', '#1a7a3a'],
        accent: '#ffe08a',
        size: 0.18,
      }),
      { gain: 1.6 },
    )
    people(s, [
      ['stand', 6, 1.4, 2.8],
      ['walk-back', 3, 1.4, 0.9],
    ])
    return s
  },
  // The pair stands together, so that a phone's crop keeps both.
  'standee-4': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 13, d: 10, h: 4.2, pos: [-0.6, 1.5, 6.9], at: [0.5, 1.3, 0], fov: 58 },
      { floor: floors.carpet('#5a6a86'), back: walls.panels('#c0b8a8', 1.4, 2.1) },
    )
    const list = [
      await desks('A – M', '#0a5a4a'),
      await desks('N – Z', '#5a2a8a'),
    ]
    for (const [i, tex] of list.entries()) standee(s, -1 + i * 1.1, 2.4, 4 - i * 4, tex, { gain: 1.5 })
    desk(s, 2.5, 2.2, 2.8, 0.8, {
      h: 1.1,
      body: walls.slats('#8a6444', 0.1),
      top: matte('#2a2624'),
    })
    people(s, [
      ['face', 2, 2.1, 1.4, 1.64],
      ['face', 9, 3, 1.4, 1.7],
      ['stand', 5, 1.7, 3.4],
      ['walk-bag', 7, -2.9, 3],
    ])
    return s
  },
}

const desks = (names, back) =>
  poster('door', [names, 'Registration', 'பதிவு'], {
    aspect: 0.333,
    back,
    tones: ['#ffc83a', '#ffffff', back],
    accent: '#ffe08a',
    size: 0.22,
  })
