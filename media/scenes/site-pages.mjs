// Large pictures for the pages of the site itself.
import { concertStageScenes } from './concert-stage.mjs'
import { indoor } from './site-parts.mjs'
import { DARK, begin, people, room, strip } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { flow, ribbons } from '../screens/fields.mjs'

export const sitePagesScenes = {
  og: indoor,
  'hero-rental-event-display': async (n) => {
    const s = await concertStageScenes['concert-stage-1'](n)
    s.camera([-3, 2.2, 19], [0.6, 4.6, 0], 60)
    return s
  },
  'hero-not-found': async (n) => {
    const s = begin(n, {
      pos: [-1, 1.6, 11],
      at: [0.3, 2.3, 0],
      fov: 60,
      fill: [0.3, 0.31, 0.38],
      bloom: 0.35,
    })
    room(s, {
      w: 18,
      d: 14,
      h: 5.6,
      floor: floors.polished('#6c6e78'),
      wall: walls.panels('#7c7e88', 2, 1.9),
      ceil: walls.plain('#3a3c42'),
    })
    s.block(0, 0.55, 0.2, 11.3, 4.1, 0.2, DARK)
    const off = matte('#1c1e22', { rough: 0.14 })
    const t = flow('ocean', 441, 1)
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 11; i++) {
        const lit = i === 7 && j === 2
        s.quad([-5.5 + i, 0.6 + j, 0.31], [0.985, 0, 0], [0, 0.985, 0], lit ? screen(t, 1.7) : off)
      }
    people(s, [['stand', 4, 0.6, 3.6]])
    return s
  },
  // Words stand on the left half, so the wall begins at the middle and bows towards whoever reads them.
  cta: async (n) => {
    const s = begin(n, {
      pos: [-2.6, 1.6, 11.5],
      at: [-0.7, 2.7, 0],
      fov: 64,
      fill: [0.03, 0.033, 0.05],
      bloom: 0.3,
    })
    room(s, {
      w: 26,
      d: 17,
      h: 6.8,
      floor: floors.polished('#4a4a50'),
      wall: walls.slats('#4c4a52', 0.18),
      ceil: walls.plain('#3a3c44'),
    })
    const bow = Array.from({ length: 41 }, (_, i) => {
      const a = -0.5 + (i / 40) * 1.5
      return [3.4 + Math.sin(a) * 9, 9.2 - Math.cos(a) * 8.6]
    })
    strip(s, bow, 0.6, 5.2, ribbons(['#08031c', '#2a2fb8', '#c81fb8', '#2fd8f0'], 451, 2.6, { count: 8 }), {
      gain: 1.35,
    })
    lines(s, { h: 6.8, xs: [-8, -2], z0: 1, z1: 15, power: 0.6 })
    people(s, [
      ['stand', 8, 0.1, 4.6],
      ['talk', 5, 0.9, 4.9],
      ['walk-left', 3, 2.9, 4.4],
    ])
    return s
  },
}
