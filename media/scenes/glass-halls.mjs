// See-through displays by day in façades, a curved pane, an atrium and a hall.
import { DARK, METAL, begin, people, room } from '../engine/kit.mjs'
import { floors, glass, matte, walls } from '../engine/materials.mjs'
import { desk, plant, sofa, table, tree } from '../engine/props.mjs'
import { DAY } from './civic-parts.mjs'
import { front, open } from './day-parts.mjs'
import { sunlit } from './daylight.mjs'
import { car, clear, cut, shop, window } from './glass-parts.mjs'
import { sparse } from './products-parts.mjs'
import { flowers } from '../screens/goods.mjs'
import { skyline } from '../screens/nature.mjs'
import { caption } from '../screens/notices.mjs'

export const glassHallsScenes = {
  'clear-mullions': async (n) => {
    const s = window(n, { pos: [-3.4, 1.7, 10], at: [0.1, 2.5, 0], fov: 62 })
    const [w, h, bays] = [12, 5.2, 6]
    shop(s, { w, h, bays, tone: '#a8aeb0', floor: floors.stone('#a8a098', 1) })
    const tex = await car({ seed: 2, aspect: 8 / 4.2, paint: ['#fff0d0', '#ff9a4a', '#c8500a'] })
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
    const tex = cut(flowers(4, 7 / 2.9), 0.12, 0.3)
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
  'clear-balustrade': async (n) => {
    const s = sunlit(
      n,
      { w: 18, d: 18, h: 11, pos: [-4, 1.7, 15], at: [0.8, 4.4, 0], fov: 60, fill: 0.24 },
      {
        floor: floors.terrazzo('#a8a098'),
        wall: walls.panels('#b4aca2', 2, 2.2),
        ceil: walls.plain('#c8c4bc'),
      },
    )
    const bands = [cut(flowers(6, 3.9), 0.1, 0.26), cut(skyline(4, 3.9), 0.12, 0.3)]
    for (const [k, y] of [
      [0, 3.6],
      [1, 7.2],
    ]) {
      s.block(0, y - 0.45, 2.2, 18, 0.45, 4.4, walls.plain('#d0cac0'))
      s.upright(0, y + 0.02, 4.36, 18, 1.15, 0, glass(0.3))
      for (const x of [-6, -2, 2, 6]) s.upright(x, y + 0.06, 4.32, 3.96, 1.02, 0, clear(bands[k], 2.4))
      s.block(0, y + 1.17, 4.36, 18, 0.05, 0.07, METAL)
      for (let i = -4; i <= 4; i++) s.block(i * 2, y, 4.36, 0.05, 1.17, 0.05, METAL)
    }
    for (let i = 0; i < 6; i++)
      s.block(-7.5 + i * 3, 0.1, 0.15, 2.6, 2.8, 0.1, matte('#2c3338', { rough: 0.08 }))
    people(s, [
      ['stand', 4, -3, 3.4, 1.7, 3.6],
      ['talk', 7, -2.2, 3.6, 1.7, 3.6],
      ['walk-left', 2, 4, 3.2, 1.7, 7.2],
      ['stand', 8, 1.4, 7],
      ['walk-right', 5, -3.4, 8],
      ['phone', 6, 4.6, 6],
    ])
    plant(s, 6.6, 6, 2.2, 1)
    return s
  },
  'clear-hall': async (n) => {
    const s = begin(n, {
      pos: [-2.4, 1.65, 13],
      at: [0.5, 2.9, 0],
      fov: 58,
      ...DAY.noon,
      sun: { ...DAY.noon.sun, from: [-0.8, 1, -0.9] },
      fill: [0.16, 0.165, 0.17],
    })
    room(s, {
      w: 18,
      d: 16,
      h: 6.6,
      floor: floors.polished('#9a9ea2'),
      back: null,
      wall: walls.panels('#b0b4b8', 2, 2.2),
      ceil: walls.slats('#b8a890', 0.5),
    })
    s.upright(0, 0, 0, 18, 6.6, 0, glass(0.3))
    for (let i = -4; i <= 4; i++) s.block(i * 2.2, 0, 0, 0.1, 6.6, 0.22, DARK)
    s.quad([-200, -0.4, -0.5], [400, 0, 0], [0, 0, -300], floors.concrete('#8e8e8c'))
    s.block(-4, 2.2, -28, 34, 3.6, 3.6, matte('#eceef0', { rough: 0.25 }))
    s.block(-4, 3.9, -26.15, 32, 0.3, 0.1, matte('#22303c'))
    s.block(-18.6, 5.4, -28, 4, 5.6, 0.5, matte('#d0503a', { rough: 0.3 }), { turn: 0 })
    s.block(-2, 2, -24, 4.4, 0.4, 12, matte('#c4c8cc', { rough: 0.3 }))
    s.block(0.5, 0.2, -22, 3, 1.5, 1.5, matte('#d8dadc', { rough: 0.2 }))
    s.upright(
      1.1,
      2.3,
      0.5,
      8.2,
      2.7,
      0,
      clear(
        await caption(await sparse('ocean', 91, 3.04), ['CHENNAI', 'சென்னை'], {
          side: 'low',
          k: 0,
          size: 0.26,
          face: 'poster',
        }),
        1.9,
      ),
    )
    for (const x of [-2.6, 0, 2.4, 4.8]) s.cylinder(x, 5, 0.5, 0.015, 1.6, METAL)
    sofa(s, 4.6, 5, 2.4, 180, matte('#3a5a6a'))
    people(s, [
      ['walk-bag', 3, -2.4, 4.4],
      ['stand', 7, -0.4, 3],
      ['phone', 6, 5.8, 2.6],
    ])
    return s
  },
  'hero-transparent-led-display': async (n) => {
    const s = open(n, { pos: [-5, 1.7, 16], at: [2, 4.4, 0], fov: 62, exposure: 0.9 })
    const [w, h, bays] = [17, 9, 7]
    shop(s, { w, h, bays, deep: 7, tone: '#a4a8aa', floor: floors.stone('#aaa298', 1.2) })
    s.block(0, 4.5, -4.4, w, 0.3, 5.2, walls.plain('#d8d2c8'))
    const tex = await car({ seed: 5, aspect: 12 / 6.4, paint: ['#e0fff8', '#4af0d8', '#0a9a8a'] })
    for (let i = 1; i < 6; i++)
      s.upright(-w / 2 + (i + 0.5) * (w / 7), 1.2, -0.08, w / 7 - 0.14, 6.5, 0, clear(tex), [
        (i - 1) / 5 + 0.005,
        0,
        0.19,
        1,
      ])
    plant(s, -6.6, -4, 2.4, 1)
    plant(s, 6.8, -4, 2.4, 2)
    tree(s, 12, 3, 7, 4)
    front(s, { x: -38, z: -4, w: 30, h: 15 })
    people(s, [
      ['stand', 4, -3.6, -3],
      ['talk', 7, 4.4, -3.2],
      ['stand', 2, 1, -4, 1.7, 4.8],
      ['walk-right', 9, -5.4, 2.4],
      ['walk-bag', 3, 5.4, 3],
    ])
    return s
  },
}
