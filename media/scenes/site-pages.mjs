// Large pictures for the pages of the site itself.
import { begin, people, room } from '../engine/kit.mjs'
import { BODY, floors, screen, walls } from '../engine/materials.mjs'
import { poster } from '../screens/posters.mjs'

export const sitePagesScenes = {
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
    const t = await poster('sun', [''], { aspect: 1, back: '#ff7a3a', tones: ['#ffe08a', '#ffffff', '#0a3a6a'] })
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < 11; i++) {
        const lit = i === 7 && j === 2
        s.quad([-5.5 + i, 0.6 + j, 0.31], [0.985, 0, 0], [0, 0.985, 0], lit ? screen(t, 1.7) : off)
      }
    people(s, [['stand', 4, 0.6, 3.6]])
    return s
  },
}
