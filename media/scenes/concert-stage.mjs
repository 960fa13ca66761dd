// Scenes: concert-stage.
import { begin, crowd, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { SKIES } from './civic-parts.mjs'
import { BLACK, fan, stage } from './events-parts.mjs'
import { beams } from '../screens/beams.mjs'
import { caption } from '../screens/notices.mjs'
import { wave } from '../screens/nature.mjs'
import { saree } from '../screens/goods.mjs'

/** A covered stage with a standing crowd. */
export async function concert(n, { tex, wing, hazeLight }) {
  const s = begin(n, {
    pos: [0, 2, 19],
    at: [0, 4.4, 0],
    fov: 62,
    bloom: 0.35,
    haze: 0.012,
    hazeLight,
  })
  room(s, {
    w: 34,
    d: 26,
    h: 12,
    floor: floors.concrete('#3f3f45'),
    wall: BLACK,
    ceil: walls.plain('#1d1d22'),
  })
  await stage(s, {
    w: 15,
    h: 6.2,
    tex,
    wing,
    top: 9,
    lamps: 5,
  })
  fan(s, 8.8, 5, [-7, -4, -1.4, 1.4, 4, 7], 4, 0.3)
  people(s, [
    ['cheer', 2, 0, 3.4, 1.8, 1.1],
    ['stand', 7, -4, 3, 1.75, 1.1],
    ['talk', 3, 4, 3, 1.75, 1.1],
  ])
  crowd(s, 90, { x0: -13, x1: 13, z0: 8, z1: 15.5, poses: ['cheer', 'stand', 'cheer', 'phone'] })
  return s
}

export const concertStageScenes = {
  'concert-stage-1': (n) =>
    concert(n, {
      tex: beams('neon', 3, 15 / 6.2),
      wing: beams('magenta', 5, 0.5),
      hazeLight: 0.1,
    }),
  'concert-stage-2': async (n) => {
    const s = begin(n, {
      pos: [-10, 2.3, 18],
      at: [2, 5, 0],
      fov: 64,
      bloom: 0.3,
      sky: SKIES.late(),
      haze: 0.006,
      hazeLight: 0.07,
    })
    s.quad([-90, 0, 60], [180, 0, 0], [0, 0, -160], floors.asphalt('#46433f'))
    await stage(s, {
      w: 17,
      h: 7,
      tex: await caption(wave(8, 17 / 7), ['கடற்கரை விழா', 'Shore festival', 'Mahabalipuram'], { size: 0.16 }),
      wing: saree(['#3a0410', '#c01a3a', '#ff9a6a'], 4, 0.55),
      wingW: 4,
      top: 10.5,
      lamps: 4,
    })
    fan(s, 10.3, 5, [-8, -3, 3, 8], -5, 0.32)
    people(s, [
      ['talk', 4, -1.5, 3.4, 1.8, 1.1],
      ['cheer', 8, 3, 3, 1.75, 1.1],
    ])
    crowd(s, 80, { x0: -14, x1: 14, z0: 8.5, z1: 15, poses: ['cheer', 'stand', 'cheer'] })
    return s
  },
  'concert-stage-3': async (n) => {
    const s = begin(n, {
      pos: [7, 1.9, 13],
      at: [-1, 3.6, 0],
      fov: 66,
      bloom: 0.35,
      haze: 0.02,
      hazeLight: 0.067,
    })
    room(s, {
      w: 26,
      d: 20,
      h: 9,
      floor: floors.concrete('#3c4045'),
      wall: BLACK,
      ceil: walls.plain('#1a1c20'),
    })
    s.block(0, 0, 3.6, 18, 1, 5.6, matte('#26282c'), { top: floors.polished('#3a3d42') })
    for (let i = 0; i < 7; i++)
      wall(
        s,
        (i - 3) * 2.3,
        1.3 + Math.abs(i - 3) * 0.22,
        0.8 + Math.abs(i - 3) * 0.35,
        1.7,
        5.8 - Math.abs(i - 3) * 0.6,
        saree(['#04202a', '#0a7a86', '#a8f0e0'], 20 + i, 0.34),
        { gain: 1.5, turn: -(i - 3) * 6 },
      )
    fan(s, 8, 4.5, [-6, -2, 2, 6], 3, 0.3)
    people(s, [
      ['phone', 6, 0, 3.6, 1.8, 1],
      ['stand', 1, -3.4, 3, 1.75, 1],
    ])
    crowd(s, 50, { x0: -9, x1: 10, z0: 7.4, z1: 10.5, poses: ['cheer', 'stand', 'phone'] })
    return s
  },
}
