// Scenes: offices by day.
import { people, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, plant, table } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { portrait } from '../screens/faces.mjs'
import { lesson } from '../screens/lessons.mjs'
import { hills, wave } from '../screens/nature.mjs'
import { caption } from '../screens/notices.mjs'

export const officeDayScenes = {
  'office-lobby-4': async (n) => {
    const s = sunlit(
      n,
      { light: 'right', w: 15, d: 13, h: 5, pos: [-4.2, 1.6, 11], at: [0.6, 2.4, 0], fov: 62 },
      { back: walls.concrete('#a8a6a2') },
    )
    wall(
      s,
      -0.6,
      0.9,
      0.1,
      8.4,
      3.5,
      await caption(wave(3, 8.4 / 3.5), ['வரவேற்கிறோம்', 'Welcome, Indus Textiles'], {
        side: 'low',
        size: 0.13,
      }),
      { gain: 1.3, depth: 0.1 },
    )
    desk(s, 4.6, 3.4, 3.2, 0.8, { h: 1.1, turn: -30, body: walls.slats('#b08a60', 0.1) })
    people(s, [
      ['face', 5, 5.1, 2.7, 1.66],
      ['walk-left', 2, 2.2, 6],
      ['stand', 7, -3.2, 3.6],
      ['talk', 9, -2.4, 4],
    ])
    plant(s, -6.4, 1.4, 2.2, 2)
    return s
  },
  'training-room-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 11, d: 10, h: 3.6, pos: [2.2, 1.65, 8], at: [-0.2, 1.7, 0], fov: 60 },
      { floor: floors.carpet('#6a7484'), wall: walls.plain('#d0d2d0') },
    )
    wall(s, -0.2, 0.9, 0.15, 4.8, 2.4, await lesson('cell'), { gain: 1.15 })
    for (const x of [-2.2, 1.8])
      for (const z of [4, 5.8]) {
        table(s, x, z, 2.4, 0.8, { top: matte('#d8d0c4', { rough: 0.2 }) })
        for (const k of [-0.6, 0.6])
          if ((x * 3 + z + k * 5) % 2 > 0.3)
            people(s, [['sit-chair', Math.abs(Math.round(x * 5 + z * 3 + k)), x + k, z + 0.7, 1.7, 0.42]])
      }
    people(s, [
      ['touch', 6, -1.6, 0.75],
      ['stand', 4, 3, 1.7],
    ])
    downlights(s, { w: 10, d: 9, h: 3.6, nx: 4, nz: 3, power: 2 })
    return s
  },
  'office-standee-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 12, d: 10, h: 3.8, pos: [0.6, 1.5, 7], at: [-0.1, 1.5, 0], fov: 58 },
      { floor: floors.carpet('#76808c'), back: walls.plain('#d4d0c6') },
    )
    s.block(-0.4, 0, 1.9, 0.86, 0.08, 0.56, matte('#24262a'))
    wall(
      s,
      -0.4,
      0.12,
      1.9,
      0.76,
      2.1,
      await caption(
        await portrait({
          seed: 4,
          wears: 'shirt',
          woman: true,
          skin: 'deep',
          cloth: ['#6a1a3a', '#c84a7a'],
          back: ['#0c3a2a', '#3a9a6a', '#e8f4c8'],
          aspect: 0.36,
          scale: 0.5,
        }),
        ['Anitha', 'joined Monday'],
        { side: 'low', face: 'soft', size: 0.06 },
      ),
      { gain: 1.5, depth: 0.07, edge: 0.03 },
    )
    for (const x of [-4, 3.4]) table(s, x, 2.4, 2.6, 1)
    people(s, [
      ['sit-chair', 5, -4, 1.6, 1.7, 0.42],
      ['stand', 3, 1, 3],
      ['stand', 8, 1.8, 2.8],
      ['sit-chair', 9, 3.6, 1.6, 1.7, 0.42],
    ])
    plant(s, 5.2, 1, 1.8, 1)
    return s
  },
  'closing-hall': async (n) => {
    // Words stand on the left half.
    const s = sunlit(
      n,
      { light: 'back', w: 26, d: 14, h: 6, sun: 2.6, pos: [-3.4, 1.6, 11.4], at: [-1, 2.6, 0], fov: 62 },
      { floor: floors.polished('#a8a49c'), wall: walls.panels('#b8b2a8', 2, 2) },
    )
    wall(s, 4, 0.8, 1.6, 8, 4.4, hills(12, 8 / 4.4), { gain: 1.5, depth: 0.3, turn: -8 })
    people(s, [
      ['stand', 8, 2.2, 5],
      ['talk', 5, 3, 5.3],
      ['walk-left', 3, 6, 5.6],
    ])
    plant(s, -1, 1, 2.2, 2)
    return s
  },
}
