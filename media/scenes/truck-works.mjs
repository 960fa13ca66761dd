// LED trucks at work: dimmed in the evening, played from beside it, serviced on the roadside.
import { DARK, METAL, crowd, people } from '../engine/kit.mjs'
import { light, matte, screen } from '../engine/materials.mjs'
import { lamp, table, tree } from '../engine/props.mjs'
import { SKIES } from './civic-parts.mjs'
import { STROLL, road, truck } from './products-parts.mjs'
import { ASPECT, roadside, street } from './truck-parts.mjs'
import { letter, poster } from '../screens/posters.mjs'
import { list } from '../screens/list.mjs'

export const truckWorksScenes = {
  // The screen is no brighter than the shops; the lamp-lit street stays readable.
  'truck-dimmed': (n) =>
    road(
      n,
      {
        pos: [-3.2, 1.6, 12.6],
        at: [0.1, 2.5, 0],
        fov: 46,
        sky: SKIES.teal(),
        street: { gap: 24, tall: 10 },
      },
      83,
      async (s) => {
        await truck(
          s,
          0,
          0,
          8,
          await letter('Ooty', { aspect: ASPECT, back: '#1a4a3a', ink: '#ffe08a', face: 'serif' }),
          {
            tone: '#d0d4d8',
            gain: 0.62,
          },
        )
        // The sensor on its arm above the screen, and the generator under the frame.
        s.block(-0.5, 3.52, 1.0, 0.05, 0.34, 0.05, METAL)
        s.sphere(-0.5, 3.9, 1.0, 0.09, matte('#e8ecee'))
        s.block(-0.2, 0.3, 0.86, 1.3, 0.5, 0.4, matte('#3c6a3e'))
        for (const x of [-6.4, 7]) lamp(s, x, -2, 6.4, { side: -Math.sign(x) })
        for (const x of [-5.4, 3.8]) crowd(s, 3, { x0: x, x1: x + 1.8, z0: 1.6, z1: 3.4, poses: STROLL })
      },
    ),
  'truck-control': async (n) => {
    const s = street(n, { pos: [-2.2, 1.6, 8.2], at: [0.3, 1.7, 0], fov: 54 })
    roadside(s, { tone: '#c8b49c', back: -14 })
    const picture = await list({
      aspect: ASPECT,
      back: ['#0a2a5a', '#04142e'],
      bar: '#ff9a3a',
      title: 'Ward count',
      note: 'Round 12',
      rows: [
        ['Lakshmi', '14,208'],
        ['Rahman', '13,961'],
        ['Joseph', '6,115'],
        ['NOTA', '412'],
      ],
    })
    await truck(s, 0.6, -0.4, -6, picture, { tone: '#d8dade', len: 4.8 })
    // A folding table with two laptops beside the truck, its leads up to the rack under the body.
    table(s, 0.5, 3.1, 1.7, 0.7, { h: 0.74 })
    for (const [x, turn] of [[0.12, 10], [0.86, -8]]) {
      s.block(x, 0.75, 3.2, 0.42, 0.02, 0.28, matte('#3a3d42'), { turn })
      s.block(x, 0.77, 3.04, 0.44, 0.29, 0.02, DARK, { turn })
      s.upright(x, 0.785, 3.054, 0.41, 0.26, turn, screen(picture, 1.2))
    }
    s.block(1.6, 0.12, 1.25, 0.9, 0.62, 0.5, matte('#26282c'))
    for (let i = 0; i < 4; i++)
      s.quad([1.25, 0.2 + i * 0.13, 1.502], [0.7, 0, 0], [0, 0.05, 0], light(1.2, { look: 0.5 }))
    for (const k of [0, 0.06]) s.block(1.3 + k, 0, 2.3, 0.025, 0.03, 1.6, matte('#101114'))
    people(s, [
      ['talk', 4, 1.6, 2.65],
      ['phone', 9, 2.4, 2.7],
    ])
    tree(s, -9, -7, 6.5, 3)
    return s
  },
  'truck-service': async (n) => {
    const s = street(n, { pos: [-2.1, 1.6, 6.2], at: [0.1, 1.75, 0], fov: 56 })
    roadside(s, { tone: '#b8b0a0', back: -14 })
    await truck(
      s,
      0.2,
      -0.6,
      0,
      await poster('tractor', ['Farm loans', 'பயிர்க் கடன்', '8.5 %'], {
        aspect: ASPECT,
        back: '#0a5a2a',
        disc: '#8ac83a',
        tones: ['#d8321a', '#cfe8f4', '#3a1a0a'],
        accent: '#ffe08a',
        side: 'right',
        size: 0.17,
      }),
      { tone: '#e4e4e0', len: 4.8 },
    )
    // Two modules are out: the opened bay with its supply, card and magnets.
    for (const x of [-0.36, -0.04]) {
      s.block(x, 1.42, 0.475, 0.31, 0.31, 0.012, matte('#0c0d0f'))
      s.block(x - 0.04, 1.5, 0.49, 0.14, 0.16, 0.02, matte('#a8acb0'))
      s.block(x + 0.09, 1.48, 0.49, 0.06, 0.12, 0.015, matte('#1a6a3a'))
      for (const [i, j] of [[-0.13, 0.02], [0.13, 0.02], [-0.13, 0.28], [0.13, 0.28]])
        s.block(x + i, 1.42 + j, 0.49, 0.02, 0.02, 0.02, METAL)
    }
    // The spares box stands open on the kerb, with modules on edge and tools in its lid.
    s.block(0.8, 0, 1.9, 1, 0.42, 0.6, matte('#3a3e44'), { top: matte('#14161a') })
    s.block(0.8, 0.42, 1.6, 1, 0.5, 0.04, matte('#3a3e44'))
    for (let i = 0; i < 6; i++) s.block(0.45 + i * 0.14, 0.36, 1.9, 0.03, 0.2, 0.32, DARK)
    for (let i = 0; i < 3; i++) s.block(0.5 + i * 0.3, 0.55, 1.63, 0.05, 0.24, 0.03, matte('#c83a2a'))
    // The modules just taken out lean on the box.
    for (const k of [0, 0.07])
      s.block(0.1 - k, 0.02, 2.05 + k, 0.32, 0.32, 0.04, matte('#1c1e22'), { turn: 14 })
    s.workers = true
    people(s, [
      ['touch', 4, -0.9, 1.0],
      ['stand', 8, 1.75, 1.5],
    ])
    tree(s, -9, -7, 6.5, 5)
    return s
  },
}
