// See-through displays by day in façades, a curved pane, an atrium and a hall.
import { DARK, people } from '../engine/kit.mjs'
import { floors, glass, walls } from '../engine/materials.mjs'
import { desk, plant, table } from '../engine/props.mjs'
import { clear, shop, window } from './glass-parts.mjs'
import { spelt } from './products-parts.mjs'
import { poster } from '../screens/posters.mjs'

export const glassHallsScenes = {
  'clear-mullions': async (n) => {
    const s = window(n, { pos: [-3.4, 1.7, 10], at: [0.1, 2.5, 0], fov: 62 })
    const [w, h, bays] = [12, 5.2, 6]
    shop(s, { w, h, bays, tone: '#a8aeb0', floor: floors.stone('#a8a098', 1) })
    const tex = await spelt([['Electric', 'மின்', 1 / 8, '#ffc83a'], ['auto', 'ஆட்டோ', 3 / 8, '#ffc83a'], ['', '', 3 / 4, '#4ac85a', 'auto']], 8 / 4.2, {
      face: 'plain',
      size: 0.15,
      part: 0.56,
      foot: 0.42,
    })
    for (let i = 0; i < 4; i++)
      s.upright(-w / 2 + 2 + (i + 0.5) * 2, 0.5, -0.06, 1.86, 4.2, 0, clear(tex), [
        i / 4 + 0.008,
        0,
        0.234,
        1,
      ])
    desk(s, 3, -4, 2.4, 0.7, { h: 1.1, body: walls.slats('#8a6a4a', 0.1) })
    plant(s, -4.8, -4.4, 2, 1)
    people(s, [
      ['face', 4, 3, -4.7],
      ['stand', 7, -1.4, -2.6],
      ['talk', 2, -0.5, -2.8],
      ['walk-right', 9, -4.6, 1.8],
    ])
    return s
  },
  'clear-film': async (n) => {
    const s = window(n, { pos: [3, 1.65, 9], at: [-0.1, 2.1, 0], fov: 60 })
    shop(s, { w: 11, bays: 1, panes: false, tone: '#b8a48e' })
    // A bowed pane; the film is on its inner face.
    const z = -5.2
    s.cylinder(0, 0, z, 6.4, 4.4, glass(0.25), { from: -50, to: 50 })
    const tex = await poster('coffee', ['காபி', 'Filter coffee ₹ 45'], {
      aspect: 7 / 2.9,
      back: '#000000',
      tones: ['#ffc83a', '#ffe9b0', '#c8642a'],
      accent: '#ffc83a',
      size: 0.24,
    })
    s.cylinder(0, 0.9, z, 6.34, 2.9, clear(tex), { from: -32, to: 32 })
    for (const a of [-50, -16, 16, 50])
      s.cylinder(
        6.4 * Math.sin((a * Math.PI) / 180),
        0,
        z + 6.4 * Math.cos((a * Math.PI) / 180),
        0.04,
        4.4,
        DARK,
      )
    table(s, -1.6, -1.6, 0.9, 0.9)
    table(s, 1.8, -2.2, 0.9, 0.9)
    people(s, [
      ['sit-chair', 4, -1.6, -0.9, 1.7, 0.43],
      ['stand', 11, 1, -3.4],
      ['walk-left', 5, 4.4, 2.6],
    ])
    return s
  },
}
