// Scenes: rental-stage, ballroom.
import { DARK, audience, begin, crowd, people, room } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { downlights, tower, truss } from '../engine/props.mjs'
import { EVENING, SKIES } from './civic-parts.mjs'
import { BLACK, ballroom, fan, stage } from './events-parts.mjs'
import { flowers } from '../screens/goods.mjs'
import { caption, notice } from '../screens/notices.mjs'
import { list } from '../screens/list.mjs'
import { beams } from '../screens/beams.mjs'
import { words } from '../screens/lettering.mjs'
import { base, rect } from '../screens/markup.mjs'
import { frieze, letter, poster } from '../screens/posters.mjs'
import { reef } from '../screens/nature.mjs'
import { kabaddi } from '../screens/sport.mjs'
import { overlay } from '../engine/texture.mjs'

export const rentalStageScenes = {
  'rental-stage-1': async (n) => {
    const s = begin(n, { ...EVENING, pos: [-1.6, 2.6, 16], at: [0.2, 3.4, 0], fov: 58, sky: SKIES.rose() })
    s.quad([-90, 0, 60], [180, 0, 0], [0, 0, -160], matte('#4c5a3c'))
    await stage(s, {
      w: 12,
      h: 5,
      tex: await caption(flowers(5, 2.4), ['Aarav &amp; Meera', 'திருமண வாழ்த்துகள்'], {
        face: 'serif',
        size: 0.15,
        k: 1,
        reach: 1,
      }),
      wing: await frieze('jasmine', 1, { aspect: 0.44, back: '#7a0a24', turns: [['#ffffff', '#ffd84a', '#4a9a3a']], rows: 3 }),
      wingW: 2.2,
      top: 7.4,
      lamps: 3,
    })
    people(s, [
      ['stand', 5, 3.6, 4, 1.76, 1.1],
      ['face', 3, 4.5, 4, 1.64, 1.1],
    ])
    audience(s, { rows: 3, seats: 16, z: 8, gap: 0.8 })
    return s
  },
  'rental-stage-2': async (n) => {
    const s = begin(n, {
      pos: [-6, 2.8, 13],
      at: [0.6, 3.2, 0],
      fov: 60,
      bloom: 0.25,
      haze: 0.02,
      hazeLight: 0.067,
    })
    room(s, {
      w: 24,
      d: 16,
      h: 8,
      floor: floors.polished('#3a3840'),
      wall: BLACK,
      ceil: walls.plain('#1c1a20'),
    })
    await stage(s, {
      w: 11,
      h: 4.6,
      tex: await caption(beams('ember', 4, 2.4), ['இசை இரவு', 'Indie night', 'Trichy'], { size: 0.16, k: 1 }),
      wing: await poster('mic', ['Stage 2', '9 pm'], {
        aspect: 2.6 / 4.6,
        back: '#2a0608',
        tones: ['#ff5a3a', '#ffffff', '#ffc09a'],
      }),
      wingW: 2.6,
      top: 7,
      lamps: 4,
    })
    fan(s, 6.8, 5.4, [-5, -2, 2, 5], 3, 0.3)
    crowd(s, 30, { x0: -7, x1: 8, z0: 7, z1: 9.8, poses: ['cheer', 'stand', 'phone', 'talk'] })
    people(s, [['cheer', 4, 0.4, 4, 1.8, 1.1]])
    return s
  },
  'rental-stage-3': async (n) => {
    const s = begin(n, { pos: [4.5, 1.7, 13], at: [-0.5, 2.8, 0], fov: 60, fill: [0.11, 0.1, 0.09] })
    room(s, {
      w: 20,
      d: 16,
      h: 6.4,
      floor: floors.carpet('#6a4a44'),
      wall: walls.panels('#8a7a6a', 2, 3),
      ceil: walls.plain('#7d766c'),
    })
    await stage(s, {
      w: 8,
      h: 3.4,
      deck: 0.6,
      tex: await list({
        aspect: 8 / 3.4,
        title: 'Dealer meet',
        note: 'Jaipur',
        rows: [
          ['10:00', 'New range'],
          ['11:30', 'Prices, 2027'],
          ['14:00', 'Service'],
        ],
      }),
      wing: await notice(['स्वागत है', 'Welcome'], { aspect: 0.6, size: 0.09 }),
      wingW: 1.8,
      top: 5.6,
      lamps: 2,
    })
    downlights(s, { w: 18, d: 15, h: 6.4, nx: 6, nz: 3, z0: 6, power: 8 })
    people(s, [['talk', 8, -2, 3.6, 1.74, 0.6]])
    audience(s, { rows: 4, seats: 14, z: 7.2, gap: 0.75 })
    return s
  },
  'rental-stage-4': async (n) => {
    const s = begin(n, { pos: [-2, 1.6, 9], at: [0.4, 2.4, 0], fov: 64, fill: [0.07, 0.07, 0.08] })
    room(s, {
      w: 18,
      d: 12,
      h: 7,
      floor: floors.concrete('#5f5f62'),
      wall: walls.ribbed('#54575c'),
      ceil: walls.plain('#303236'),
    })
    truss(s, -5.4, 5.4, 5.2, 1.2)
    for (const k of [-1, 1]) tower(s, k * 5.4, 1.2, 5.4)
    // A wall half built: the crew is still adding cabinets.
    const tex = await testCard()
    for (let j = 0; j < 5; j++)
      for (let i = 0; i < 12; i++) {
        if (j === 0 ? i > 2 : j === 1 && i > 8) continue
        s.quad([-4.2 + i * 0.7, 0.9 + j * 0.7 + 0.004, 1.2], [0.694, 0, 0], [0, 0.694, 0], screen(tex, 1.3), [
          i / 12,
          1 - (j + 1) / 5,
          1 / 12,
          1 / 5,
        ])
      }
    s.block(0, 0.85, 1.05, 8.4, 3.5, 0.1, DARK)
    for (const [x, z, h] of [[4.4, 4, 1], [5.6, 3.6, 1], [-5.8, 4.4, 1.2]])
      s.block(x, 0, z, 0.9, h, 0.7, matte('#2c2e33'), { turn: 12 })
    people(s, [
      ['touch', 2, 1.2, 1.9],
      ['stand', 6, 3.4, 2.6],
      ['walk-bag', 4, -4, 4.2],
    ])
    return s
  },
  'rental-stage-5': async (n) =>
    openAir(
      n,
      await kabaddi({ aspect: 2, score: '34 : 31', clock: '03:12', sides: 'CHE v MUM' }),
      await letter('CHE', { aspect: 2.6 / 7, back: '#ffb81c', ink: '#2a1a6a', face: 'tall' }),
    ),
  'hotel-lawn-1': async (n) => {
    const gold = ['#1c0220', '#6a0a4a', '#ff5a8a', '#ffe0a0']
    return openAir(
      n,
      await caption(beams(gold, 6, 2), ['Sangeet', 'Riya &amp; Karan'], { face: 'serif', size: 0.18, k: 1 }),
      beams(gold, 11, 2.6 / 7),
    )
  },
  'hero-rental-led': async (n) =>
    openAir(
      n,
      await caption(await reef(12, 2), ['கடல் திருவிழா', 'Sea festival'], { size: 0.15, k: 0.8 }),
      await frieze('fish', 1, {
        aspect: 2.6 / 7,
        back: '#04344c',
        turns: [
          ['#5ad8e8', '#ffc83a', '#04344c'],
          ['#ffc83a', '#ff6a4a', '#04344c'],
        ],
        rows: 3,
      }),
    ),
  'ballroom-1': async (n) => {
    const s = begin(n, { pos: [-3, 2, 15], at: [0.6, 2.8, 0], fov: 60, fill: [0.13, 0.105, 0.08] })
    await ballroom(
      s,
      await poster('lamp', ['दीपावली', 'Diwali gala'], {
        aspect: 2.6,
        back: '#5a0a3a',
        disc: '#8a1a4a',
        tones: ['#e8682a', '#ffd24a', '#b83a1a'],
        accent: '#ffd24a',
        face: 'serif',
        side: 'right',
        size: 0.26,
      }),
      '#8a6a4a',
      9,
      3.5,
    )
    return s
  },
  'ballroom-3': async (n) => {
    const s = begin(n, { ...EVENING, pos: [2.6, 3, 15.4], at: [-0.2, 2.7, 0], fov: 54 })
    await ballroom(
      s,
      await list({
        aspect: 3,
        back: ['#4a0a3a', '#22041c'],
        title: 'Awards night',
        note: 'விருது விழா',
        rows: [
          ['Best dealer', 'Coimbatore'],
          ['Best service', 'Salem'],
          ['Young team', 'Hubballi'],
        ],
      }),
      '#5a6a7a',
      12,
      4,
    )
    return s
  },
}

// A stage on grass at dusk, with a crowd before it.
async function openAir(name, tex, wing) {
  const s = begin(name, { pos: [9, 2, 20], at: [-1, 5, 0], fov: 56, sky: SKIES.blue(), bloom: 0.3 })
  s.quad([-90, 0, 60], [180, 0, 0], [0, 0, -160], matte('#55603f'))
  await stage(s, { w: 14, h: 7, tex, wing, wingW: 2.6, top: 10, lamps: 3 })
  crowd(s, 60, { x0: -12, x1: 12, z0: 8, z1: 15, poses: ['stand', 'cheer', 'phone', 'talk'] })
  return s
}

// A crew's picture while it builds: bars of colour, with a number on each cabinet.
function testCard() {
  const [w, h] = [1200, 500]
  const tones = ['#ffffff', '#ffe000', '#00d8e8', '#00c040', '#e020c0', '#e02020', '#2040e0', '#202020']
  const numbers = Array.from({ length: 60 }, (_, i) =>
    words((i % 12) * 100 + 50, Math.floor(i / 12) * 100 + 66, 44, `${i + 1}`, {
      anchor: 'middle',
      fill: '#8a8a8a',
    }),
  )
  return overlay(
    base(w, h, '#000000', '#000000'),
    tones.map((tone, i) => rect(i * 150, 0, 150, h, tone)).join('') + numbers.join(''),
  )
}
