// Large pictures for the pages of the site itself.
import { indoor } from './site-parts.mjs'
import { begin, people, room, strip } from '../engine/kit.mjs'
import { BODY, floors, screen, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { flowers } from '../screens/goods.mjs'
import { wave } from '../screens/nature.mjs'

export const sitePagesScenes = {
  og: indoor,
  'hero-not-found': async (n) => {
    const s = begin(n, {
      pos: [-1, 1.6, 11],
      at: [0.3, 2.3, 0],
      fov: 60,
      fill: [0.42, 0.44, 0.52],
      exposure: 1.15,
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
    s.block(0, 0.55, 0.2, 11.3, 4.1, 0.2, BODY)
    const off = BODY
    const t = wave(441, 1)
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 11; i++) {
        const lit = i === 7 && j === 2
        s.quad([-5.5 + i, 0.6 + j, 0.31], [0.985, 0, 0], [0, 0.985, 0], lit ? screen(t, 1.7) : off)
      }
    people(s, [['stand', 4, 0.6, 3.6]])
    return s
  },
  cta: async (n) => {
    const s = begin(n, {
      pos: [-1.6, 1.6, 12.6],
      at: [0.2, 2.7, 0],
      fov: 62,
      fill: [0.14, 0.135, 0.13],
      bloom: 0.3,
    })
    room(s, {
      w: 22,
      d: 17,
      h: 6.8,
      floor: floors.polished('#6a625a'),
      wall: walls.slats('#8a6c50', 0.18),
      ceil: walls.plain('#5c5852'),
    })
    const bow = Array.from({ length: 41 }, (_, i) => {
      const a = -0.76 + (i / 40) * 1.52
      return [Math.sin(a) * 7.6, 8.4 - Math.cos(a) * 7.6]
    })
    strip(s, bow, 0.6, 4.8, flowers(45, 2.4), { gain: 1.3 })
    lines(s, { h: 6.8, xs: [-7.6, 7.6], z0: 1, z1: 15, power: 1 })
    people(s, [
      ['stand', 8, -3.4, 5],
      ['talk', 5, -2.6, 5.2],
      ['walk-left', 3, 5, 5],
    ])
    return s
  },
}
