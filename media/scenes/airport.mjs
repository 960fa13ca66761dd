// Scenes: an airport by day. Every board's times follow its own clock.
import { crowd, people, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { lines, vehicle } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { GO, hang, seats } from './transit-parts.mjs'
import { flights, gate, ways } from '../screens/boards.mjs'
import { HINDI } from '../screens/lettering.mjs'
import { poster } from '../screens/posters.mjs'

const CLOCK = '09:41'
const APRON = {
  ground: floors.concrete('#9a9a96'),
  build: (s) => {
    vehicle(s, 'plane', 36, 2, 200, 3, -0.06)
    vehicle(s, 'plane', 74, -40, 170, 2, -0.06)
  },
}

export const airportScenes = {
  'airport-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 26, d: 22, h: 9, view: APRON, pos: [-5.4, 1.7, 17], at: [0.9, 4.5, 0], fov: 62 },
      {
        floor: floors.polished('#b4b2ac'),
        back: walls.panels('#a8a7a2', 3, 2),
        ceil: walls.slats('#b49c7c', 0.6),
      },
    )
    hang(s, 0.6, 3.1, 4, 11, 4.2, await flights(CLOCK, { aspect: 11 / 4.2 }), 9, 1.5)
    lines(s, { h: 9, xs: [-9, -3, 3, 9], z0: 1, z1: 20, power: 1.2 })
    crowd(s, 16, { x0: -9, x1: 10, z0: 2.6, z1: 11, poses: GO })
    seats(s, 8, 9.4, 5, 150)
    return s
  },
  'gate-board-1': async (n) => {
    const s = sunlit(
      n,
      {
        light: 'back',
        w: 20,
        d: 18,
        h: 6,
        pane: 2.4,
        view: { ...APRON, build: (b) => vehicle(b, 'plane', 3, -24, 12, 3, -0.06) },
        sun: 3.4,
        fill: 0.3,
        pos: [-2.4, 1.6, 13],
        at: [0.6, 2.6, 0],
        fov: 60,
      },
      { floor: floors.carpet('#54627a'), wall: walls.panels('#9aa2ae', 2, 3), ceil: walls.plain('#b4b6b8') },
    )
    hang(s, 1.4, 2.7, 5, 5, 2.5, await gate(CLOCK, { aspect: 2 }), 6, 1.5)
    for (const z of [6.6, 8.6]) seats(s, -3.6, z, 6, 0)
    people(s, [
      ['sit', 4, -3.9, 6.8, 1.7, 0.42],
      ['sit', 9, -2.7, 6.8, 1.7, 0.42],
      ['sit', 12, -4.5, 8.8, 1.7, 0.42],
      ['stand', 3, 2.2, 3.4],
      ['stand', 7, 3, 3.7],
      ['walk-bag', 5, 5.4, 7],
      ['phone', 8, -6.6, 4],
    ])
    return s
  },
  'baggage-hall-1': async (n) => {
    const s = sunlit(
      n,
      {
        light: 'right',
        w: 20,
        d: 15,
        h: 5,
        view: APRON,
        pos: [-2.6, 1.75, 11.8],
        at: [-0.2, 2.3, 0],
        fov: 60,
      },
      { floor: floors.terrazzo('#a4a09a'), back: walls.panels('#8c949c', 2, 2.5) },
    )
    const belt = await ways(
      [
        ['Belt 3', `XG 214  Delhi`, 'down'],
        ['Belt 4', 'NV 882  Mumbai', 'right'],
      ],
      { aspect: 2.4, back: '#12233a', accent: '#ffd84a' },
    )
    hang(s, 2.2, 2.2, 3, 5.6, 2.33, belt, 5, 1.6)
    wall(
      s,
      -4.6,
      0.9,
      0.2,
      4.6,
      2.6,
      await poster('coconut', ['Kovalam', HINDI.welcome], {
        aspect: 4.6 / 2.6,
        back: '#06486a',
        disc: '#ffb04a',
        tones: ['#3aa84a', '#d8e8a0'],
        accent: '#ffe08a',
        face: 'serif',
      }),
      { gain: 1.4 },
    )
    s.block(1.4, 0, 4.2, 9, 0.42, 1.5, matte('#4c4f54'), { top: matte('#1c1d1f') })
    for (let i = 0; i < 9; i++)
      s.block(
        -2.4 + i * 0.95,
        0.42,
        4 + (i % 3) * 0.16,
        s.rnd.between(0.44, 0.6),
        s.rnd.between(0.56, 0.8),
        s.rnd.between(0.24, 0.32),
        matte(s.rnd.pick(['#20365a', '#7a1c24', '#2c2e32', '#c07a24', '#3a5a44', '#8a8f96'])),
        { turn: s.rnd.between(-20, 20) },
      )
    people(s, [
      ['stand', 3, -1.4, 5.6],
      ['stand', 7, 0.4, 5.8],
      ['phone', 2, 2.6, 5.7],
      ['stand', 10, 4.4, 5.6],
      ['walk-bag', 5, 5.6, 4.2],
    ])
    return s
  },
}
