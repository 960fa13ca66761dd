// Scenes: mount-mobile, control-desk, power-unit, service-front, night-dimming.
import { DARK, METAL, begin, paint, people, room, wall } from '../engine/kit.mjs'
import { facade, floors, light, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, lamp, lines, monitor, tree } from '../engine/props.mjs'
import { raster } from '../engine/texture.mjs'
import { SKIES, street } from './civic-parts.mjs'
import { mount, service, studio } from './hardware-parts.mjs'
import { dashboard, feeds } from '../screens/dashboards.mjs'
import { flow, landscape, silk } from '../screens/fields.mjs'
import { text } from '../screens/markup.mjs'
import { slide } from '../screens/panels.mjs'
import { bokeh } from '../screens/stage-fields.mjs'

export const mountMobileScenes = {
  'mount-mobile': (n) =>
    mount(
      n,
      { pos: [-2, 1.5, 5.4], at: [0.1, 1.3, 1], fov: 52, back: walls.slats('#84684e', 0.14) },
      async (s) => {
        wall(
          s,
          0,
          0.85,
          2,
          2.4,
          1.35,
          await slide(flow('ice', 336), 'Room 2', '10:30', { y: 0.5, size: 0.2 }),
          { gain: 1.2, turn: 12, depth: 0.1 },
        )
        for (const k of [-0.6, 0.6]) {
          s.block(k, 0.1, 1.9 - k * 0.2, 0.1, 1.1, 0.08, METAL, { turn: 12 })
          s.block(k, 0.08, 2 - k * 0.2, 0.12, 0.08, 0.9, METAL, { turn: 12 })
          for (const q of [-0.4, 0.4]) s.sphere(k, 0.05, 2 + q - k * 0.2, 0.05, DARK)
        }
        s.block(0, 0.1, 1.95, 1.4, 0.08, 0.1, METAL, { turn: 12 })
        await people(s, [['touch', 9, -1.7, 2.3, 1.68]])
      },
    ),
  'control-desk-1': async (n) => {
    const s = begin(n, { pos: [-0.6, 1.5, 6.2], at: [0.2, 1.35, 0], fov: 58, fill: [0.1, 0.105, 0.12] })
    room(s, {
      w: 12,
      d: 9,
      h: 4,
      floor: floors.carpet('#454b58'),
      wall: walls.acoustic('#586070'),
      ceil: walls.plain('#464a54'),
    })
    wall(s, 0, 1, 0.2, 7, 2.6, bokeh('ocean', 341, 2.7), { gain: 1.1 })
    desk(s, 0, 3.8, 4, 1)
    for (let i = 0; i < 3; i++)
      monitor(
        s,
        -1.2 + i * 1.2,
        0.74,
        3.7,
        1,
        i === 1 ? await feeds(3, 4, 4, 'cyan', 1.7) : await dashboard(40 + i, 'cyan', 1.75, 'OUTPUT'),
        (i - 1) * -10,
        0.9,
      )
    for (const x of [-0.8, 0.7]) {
      s.block(x, 0.74, 4.15, 0.7, 0.05, 0.3, matte('#2a2c31'))
      for (let k = 0; k < 6; k++)
        s.block(
          x - 0.28 + k * 0.11,
          0.79,
          4.15,
          0.05,
          0.012,
          0.05,
          light(['#ff5a4a', '#5affa0', '#ffc83a'][k % 3], 0.8),
        )
    }
    lines(s, { h: 4, xs: [-4, 4], z0: 1, z1: 8, power: 1.6 })
    await people(s, [['sit-chair', 4, -0.9, 4.9, 1.7, 0.4]])
    return s
  },
  'control-desk-2': async (n) => {
    const s = begin(n, { pos: [1.6, 1.5, 5], at: [-0.4, 1.1, 0.6], fov: 56, fill: [0.13, 0.12, 0.11] })
    room(s, {
      w: 8,
      d: 7,
      h: 3.2,
      floor: floors.wood('#84664a'),
      wall: walls.plain('#8c857c'),
      back: walls.slats('#6e5440', 0.14),
      ceil: walls.plain('#8a847c'),
    })
    s.block(-2.4, 0, 0.8, 0.7, 2.1, 0.8, matte('#26282d'))
    for (let i = 0; i < 11; i++) {
      s.block(
        -2.4,
        0.16 + i * 0.17,
        1.2,
        0.6,
        0.13,
        0.03,
        matte(i % 3 ? '#3c4047' : '#565b63', { gloss: 0.2, rough: 0.03 }),
      )
      for (let k = 0; k < 4; k++)
        s.quad(
          [-2.62 + k * 0.06, 0.22 + i * 0.17, 1.22],
          [0.02, 0, 0],
          [0, 0.02, 0],
          light(k === 3 && i % 4 === 0 ? '#ffb03a' : '#4affa0', 2.4, { look: 0.8 }),
        )
    }
    desk(s, 0.8, 2, 3, 0.9)
    monitor(s, 0.2, 0.74, 1.9, 1, await dashboard(44, 'green', 1.75, 'CALIBRATE'), 10, 0.9)
    monitor(s, 1.4, 0.74, 1.9, 1, silk('gold', 342), -6, 0.9)
    wall(s, 1, 1.75, 0.2, 3.4, 1.2, silk('gold', 342, 2.8), { gain: 1.1, depth: 0.06 })
    downlights(s, { w: 7, d: 6, h: 3.2, nx: 3, nz: 3, power: 4 })
    await people(s, [['sit-chair', 11, 0.7, 3, 1.7, 0.4]])
    return s
  },
  'power-unit-1': async (n) => {
    const s = studio(
      n,
      { pos: [-0.7, 1.25, 2.7], at: [0, 0.68, 0.8], fov: 38, fill: [0.07, 0.075, 0.09] },
      '#4a4f58',
    )
    s.block(0, 0, 0.8, 1.5, 0.5, 0.8, matte('#54585f'))
    const lid = await raster(
      600,
      330,
      `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c4cad0"/><stop offset="1" stop-color="#8a9098"/></linearGradient></defs><rect width="600" height="330" fill="url(#a)"/>${Array.from({ length: 84 }, (_, i) => `<circle cx="${60 + (i % 14) * 22}" cy="${60 + Math.floor(i / 14) * 36}" r="8" fill="#2a2e33"/>`).join('')}<rect x="390" y="50" width="170" height="120" fill="#f4f2ea"/><text x="404" y="84" font-size="24" font-weight="bold" fill="#222">LED SUPPLY</text><text x="404" y="114" font-size="17" fill="#333">INPUT</text><text x="404" y="142" font-size="17" fill="#333">OUTPUT</text><rect x="390" y="196" width="170" height="90" rx="6" fill="#1d2024"/>${Array.from({ length: 7 }, (_, i) => `<rect x="${400 + i * 22}" y="212" width="16" height="58" fill="#8ac49a"/><circle cx="${408 + i * 22}" cy="240" r="6" fill="#e0e4e8"/>`).join('')}`,
    )
    s.block(-0.02, 0.5, 0.86, 0.62, 0.05, 0.14, matte('#9aa0a8', { gloss: 0.3, rough: 0.03 }), { turn: 14 })
    s.block(-0.06, 0.55, 0.78, 0.62, 0.34, 0.09, matte('#8a9098'), {
      turn: 14,
      front: paint(lid, { gloss: 0.2, rough: 0.03 }),
    })
    s.sphere(0.2, 0.57, 0.92, 0.008, light('#4affa0', 4))
    return s
  },
  'service-front-1': (n) =>
    mount(n, { pos: [-1.4, 1.5, 4.6], at: [0.3, 1.5, 0], fov: 50 }, async (s) => {
      await service(s, silk('ocean', 351, 1.7), 4, 1, 'touch', 3)
    }),
  'service-front-2': (n) =>
    mount(
      n,
      { pos: [1.6, 1.4, 3.8], at: [-0.2, 1.4, 0], fov: 54, back: walls.panels('#7a6e62', 1.2, 2.3) },
      async (s) => {
        await service(s, flow('ember', 352, 1.7), 2, 2, 'touch', 9)
      },
    ),
  'night-dimming-1': async (n) => {
    const s = begin(n, {
      pos: [-5, 1.7, 18],
      at: [1, 4.4, 0],
      fov: 60,
      sky: SKIES.late(),
      fill: [0.05, 0.055, 0.075],
    })
    street(s, { gap: 30, seed: 91, tall: 12, wet: 0.35 })
    s.block(1, 0, -4, 12, 8.5, 6, walls.concrete('#6c6a6a'))
    wall(s, 1, 2.6, -0.8, 8, 4.5, landscape('violet', 361), { gain: 0.75, depth: 0.4 })
    s.block(9, 0, -2, 8, 6, 8, facade('#6a5c50', { seed: 92, lit: 0.8, warm: 1, cell: [2, 2.9], power: 0.6 }))
    await tree(s, -7, 1, 6, 31)
    lamp(s, -5, 6, 6)
    lamp(s, 7, 4, 6, { side: -1 })
    await people(s, [
      ['walk-left', 3, 4, 7],
      ['walk-right', 5, -2, 6],
    ])
    return s
  },
}
