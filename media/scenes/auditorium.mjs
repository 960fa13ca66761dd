// Scenes: auditorium, hotel-lobby.
import { begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { column, desk, downlights, lines, plant, sofa } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { lecture } from './places-parts.mjs'
import { orbit } from '../screens/earth.mjs'
import { caption, notice } from '../screens/notices.mjs'
import { hills } from '../screens/nature.mjs'
import { poster } from '../screens/posters.mjs'

export const auditoriumScenes = {
  'auditorium-1': async (n) => {
    const s = begin(n, { pos: [-4, 3.4, 18], at: [0.6, 3, 0], fov: 60, fill: [0.1, 0.08, 0.075] })
    room(s, {
      w: 22,
      d: 21,
      h: 9,
      floor: floors.carpet('#5a2630'),
      wall: walls.slats('#7d5640', 0.25),
      back: walls.drape('#4a1e26'),
      ceil: walls.plain('#5a4c44'),
    })
    s.block(0, 0, 2.2, 16, 1, 4.4, floors.wood('#7d5a3c'))
    wall(
      s,
      0,
      1.8,
      0.3,
      11,
      5,
      await caption(orbit(3, 2.2), ['விண்வெளி வாரம்', 'Space week'], { face: 'soft', size: 0.14, k: 0.3 }),
      { gain: 1.3 },
    )
    downlights(s, { w: 20, d: 20, h: 9, nx: 6, nz: 5, power: 16, size: 0.2 })
    people(s, [
      ['face', 4, -4, 3, 1.7, 1],
      ['stand', 7, 3, 3, 1.7, 1],
    ])
    await lecture(s, 7, 18, 7, 0.22, '#5a3036')
    return s
  },
  'auditorium-2': async (n) => {
    const s = begin(n, { ...EVENING, pos: [5.6, 3.6, 13.4], at: [-0.8, 3, 0], fov: 58 })
    room(s, {
      w: 20,
      d: 16,
      h: 8,
      floor: floors.carpet('#2a3444'),
      wall: walls.acoustic('#46546a'),
      back: walls.plain('#2c333e'),
      ceil: walls.plain('#343c48'),
    })
    s.block(0, 0, 2, 15, 0.8, 4, floors.wood('#6a5848'))
    wall(
      s,
      -0.6,
      1.2,
      0.3,
      12,
      5,
      await poster('dna', ['உயிரின் மொழி', 'The language of life', 'Evening lecture'], {
        aspect: 2.4,
        back: '#04343a',
        tones: ['#ffc83a', '#5affc8', '#ff6a8a'],
        accent: '#5affc8',
        side: 'right',
      }),
      { gain: 1.35 },
    )
    lines(s, { h: 8, xs: [-7, -3.5, 3.5, 7], z0: 3, z1: 15, power: 1.5 })
    s.block(4.8, 0.8, 2.6, 0.6, 1.1, 0.5, matte('#8a6a4a'))
    people(s, [['face', 9, 4.8, 2.2, 1.7, 0.8]])
    await lecture(s, 5, 16, 6, 0.2, '#33425a')
    return s
  },
  'auditorium-3': async (n) => {
    const s = begin(n, { ...EVENING, pos: [-5.4, 3.4, 17], at: [0.2, 3.2, 0], fov: 54 })
    room(s, {
      w: 24,
      d: 22,
      h: 10,
      floor: floors.carpet('#3a4438'),
      wall: walls.slats('#8a7454', 0.4),
      back: walls.panels('#4c4a44', 2, 2),
      ceil: walls.plain('#5c5a54'),
    })
    s.block(0, 0, 2.4, 18, 0.9, 4.8, floors.wood('#8a6e4c'))
    wall(
      s,
      0,
      1.6,
      0.4,
      14,
      5.4,
      await notice(['பட்டமளிப்பு விழா', 'Convocation 2026', '412 graduates'], {
        aspect: 14 / 5.4,
        mark: 'cap',
        back: ['#7a0f2c', '#3a0412'],
        size: 0.19,
      }),
      { gain: 1.3 },
    )
    downlights(s, { w: 22, d: 20, h: 10, nx: 7, nz: 4, power: 20, size: 0.22 })
    people(s, [
      ['face', 6, 7.6, 3, 1.7, 0.9],
      ['walk-left', 9, 6.2, 3.4, 1.7, 0.9],
    ])
    await lecture(s, 8, 20, 7.4, 0.26, '#4a5a44')
    return s
  },
  'hotel-lobby-1': async (n) => {
    const s = begin(n, { ...EVENING, boost: 3, pos: [-3.4, 1.6, 11.4], at: [0.3, 2.4, 0], fov: 56 })
    room(s, {
      w: 14,
      d: 14,
      h: 5.6,
      floor: floors.polished('#8a6f58'),
      wall: walls.panels('#9c826a', 1.4, 2.8),
      back: walls.slats('#6a4c36', 0.14),
      ceil: walls.plain('#b09a84'),
    })
    const greeting = await caption(hills(31, 1.78), ['வணக்கம்', 'Welcome, Nilgiri guests'], {
      face: 'serif',
      size: 0.13,
      top: 0.3,
    })
    wall(s, 0, 1.3, 0.15, 6.4, 3.6, greeting, { gain: 1.2 })
    desk(s, 0, 2.4, 5, 0.8, {
      h: 1.1,
      body: walls.panels('#c4ac8c', 1, 1.1),
      top: matte('#2a2624'),
    })
    downlights(s, { w: 13, d: 13, h: 5.6, nx: 5, nz: 4, power: 9 })
    for (const x of [-5.6, 5.6]) {
      column(s, x, 4.6, 0.4, 5.6, matte('#c8b090'))
      plant(s, x * 0.96, 1, 2.2, x > 0 ? 1 : 2)
    }
    sofa(s, 4.2, 7.6, 2.2, -100, matte('#4a6a70'))
    people(s, [
      ['face', 5, -1, 1.6, 1.66],
      ['face', 2, 1.2, 1.6, 1.7],
      ['stand', 7, -0.8, 3.6],
      ['walk-bag', 9, 3.4, 4.4],
    ])
    return s
  },
}
