// Scenes: retail-window, mall-atrium.
import { METAL, begin, crowd, people, wall } from '../engine/kit.mjs'
import { matte, screen, walls } from '../engine/materials.mjs'
import { lamp, plant } from '../engine/props.mjs'
import { SKIES } from './civic-parts.mjs'
import { bust, front, galleries, street } from './commerce-parts.mjs'
import { notice, caption } from '../screens/notices.mjs'
import { saree, flowers } from '../screens/goods.mjs'
import { shoe } from '../screens/things.mjs'

export const retailWindowScenes = {
  'retail-window-1': async (n) => {
    const s = begin(n, { pos: [-3, 1.6, 9.5], at: [0.4, 2.2, 0], fov: 62, sky: SKIES.blue() })
    street(s, 3)
    front(s, {
      w: 9.5,
      h: 3.6,
      tone: '#2c2a2c',
      sign: { tex: await notice(['Maya'], { aspect: 4, face: 'serif', size: 0.5 }), aspect: 4 },
    })
    wall(
      s,
      -1.6,
      0.5,
      -1.6,
      3.2,
      2.8,
      await caption(saree(['#3a0410', '#c01a3a', '#ff9a6a'], 51, 1.14), ['திருவிழா', 'Festive drapes'], {
        size: 0.14,
      }),
      { gain: 1.4 },
    )
    bust(s, 1.6, -1.3, 0, 1.7, 0, 0.12)
    bust(s, 2.6, -1.6, 1, 1.75, 0, 0.12)
    bust(s, 3.6, -1.2, 3, 1.7, 0, 0.12)
    people(s, [
      ['stand', 6, -2.2, 2.2],
      ['walk-right', 3, 2.4, 3],
    ])
    lamp(s, -6.4, 3, 4.6)
    return s
  },
  'retail-window-2': async (n) => {
    const s = begin(n, { pos: [4.4, 1.6, 7.5], at: [-0.6, 1.9, 0], fov: 66, sky: SKIES.late() })
    street(s, 8)
    front(s, {
      w: 8,
      h: 3.4,
      bays: 4,
      wood: walls.slats('#7d5a40', 0.14),
      sign: {
        tex: await notice(['Kicks &amp; Co'], { aspect: 5, size: 0.5, back: ['#8a3a06', '#4a1c02'] }),
        aspect: 5,
      },
    })
    for (let i = 0; i < 3; i++)
      wall(
        s,
        -2.4 + i * 2,
        0.6,
        -0.7,
        1.3,
        2.3,
        i === 1
          ? await notice(['Sale', '− 40 %'], { aspect: 0.56, size: 0.16, back: ['#a8142a', '#6a0618'] })
          : await shoe({ seed: 53 + i, aspect: 0.56 }),
        { gain: 1.5, depth: 0.06 },
      )
    for (let i = 0; i < 4; i++) s.block(-3 + i * 1.9, 0.12, -0.6, 0.5, 0.5, 0.4, matte('#d0c4b4'))
    people(s, [
      ['walk-left', 2, -1.2, 2.4],
      ['phone', 9, 2.6, 1.7],
    ])
    return s
  },
  'mall-atrium-1': async (n) => {
    const s = begin(n, { pos: [-3, 2, 10], at: [0.6, 6, -12], fov: 68, fill: [0.05, 0.048, 0.05] })
    galleries(s, 14, 18, 2)
    wall(
      s,
      0,
      2.6,
      -14.6,
      9,
      10,
      await caption(flowers(61, 0.9), ['கோடை', 'Summer, floor 2'], { size: 0.13 }),
      { gain: 1.5, depth: 0.3 },
    )
    crowd(s, 16, {
      x0: -6,
      x1: 6,
      z0: -9,
      z1: 4,
      poses: ['walk-left', 'walk-right', 'walk-back', 'stand', 'talk'],
    })
    plant(s, -5, -2, 2, 1)
    plant(s, 5, -5, 2, 2)
    return s
  },
  'mall-atrium-2': async (n) => {
    const s = begin(n, { pos: [4.6, 6.4, 9], at: [-1, 5.2, -10], fov: 66, fill: [0.05, 0.048, 0.05] })
    galleries(s, 15, 20, 2)
    s.cylinder(0, 5.2, -8, 2.6, 3, screen(flowers(62, 5.4), 1.5))
    for (let i = 0; i < 4; i++)
      s.cylinder(Math.sin(i * 1.57) * 2, 8.2, -8 + Math.cos(i * 1.57) * 2, 0.03, 5.6, METAL)
    crowd(s, 18, {
      x0: -6.4,
      x1: 6.4,
      z0: -16,
      z1: 1,
      poses: ['walk-left', 'walk-right', 'walk-back', 'stand', 'talk'],
    })
    for (const x of [-4, 4]) plant(s, x, -8, 2.2, 3)
    return s
  },
}
