// Scenes: rain, colour, sizes.
import { DARK, METAL, begin, people, room, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lamp, lines, monitor, table } from '../engine/props.mjs'
import { random } from '../engine/random.mjs'
import { field, raster } from '../engine/texture.mjs'
import { SKIES, street } from './civic-parts.mjs'
import { mount } from './hardware-parts.mjs'
import { flow, ribbons, silk } from '../screens/fields.mjs'
import { poster } from '../screens/panels.mjs'

export const rainScenes = {
  'rain-1': async (n) => {
    const s = begin(n, {
      pos: [4, 1.7, 16],
      at: [-0.6, 4.4, 0],
      fov: 58,
      sky: SKIES.rain(),
      bloom: 0.35,
      haze: 0.008,
      hazeColour: [0.05, 0.06, 0.07],
    })
    street(s, { gap: 30, seed: 95, tall: 16, wet: 1.3 })
    wall(
      s,
      -1,
      2.4,
      -1,
      10,
      5.6,
      await poster(ribbons('amber', 362, 1.78), 'MONSOON LIVE', '', { y: 0.3, size: 0.15 }),
      { gain: 1.6, depth: 0.7 },
    )
    for (const k of [-4, 2]) s.cylinder(k, 0, -1.4, 0.25, 2.4, METAL)
    lamp(s, 7, 3, 7, { side: -1 })
    await people(s, [
      ['walk-left', 7, 1.6, 6],
      ['walk-right', 2, -4, 5],
    ])
    // Falling rain: short slanted streaks that brighten what is behind them.
    s.post = (img, w, h) => {
      const rnd = random('rain')
      for (let i = 0; i < 2600; i++) {
        const x0 = rnd() * w
        const y0 = rnd() * h
        const l = 14 + rnd() * 34
        for (let k = 0; k < l; k++) {
          const x = Math.round(x0 - k * 0.12)
          const y = Math.round(y0 + k)
          if (x < 0 || y >= h) break
          const o = (y * w + x) * 3
          const e = 0.05 * Math.sin((k / l) * 3.14)
          for (let c = 0; c < 3; c++) img[o + c] = img[o + c] * (1 + e) + e * 0.5
        }
      }
    }
    return s
  },
  'colour-1': (n) =>
    mount(n, { pos: [-1.6, 1.6, 6.4], at: [0.3, 1.7, 0], fov: 54, fill: [0.06, 0.062, 0.07] }, async (s) => {
      const hues = ['#ff2020', '#ff8a1a', '#ffe11a', '#35d84a', '#18c8e8', '#2a5aff', '#b03aff', '#ff2a9a']
      const t = await raster(
        1024,
        480,
        hues
          .map((c, i) =>
            Array.from(
              { length: 5 },
              (_, j) =>
                `<rect x="${i * 128}" y="${j * 76}" width="128" height="76" fill="${c}" opacity="${1 - j * 0.19}"/>`,
            ).join(''),
          )
          .join('') +
          Array.from(
            { length: 16 },
            (_, i) =>
              `<rect x="${i * 64}" y="384" width="64" height="96" fill="rgb(${i * 17},${i * 17},${i * 17})"/>`,
          ).join(''),
      )
      const d = t.levels[0].data
      for (let i = 0; i < d.length; i += 4) {
        for (let k = 0; k < 3; k++) d[i + k] *= d[i + 3]
        d[i + 3] = 1
      }
      wall(s, 0, 0.7, 0.2, 5.4, 2.5, t, { gain: 1.1 })
      s.block(-0.6, 0, 2.2, 0.05, 1.3, 0.05, METAL)
      s.block(-0.6, 1.3, 2.2, 0.16, 0.14, 0.24, DARK)
      await people(s, [['stand', 4, 0.2, 2.6]])
    }),
  'colour-2': (n) =>
    mount(n, { pos: [2.2, 1.6, 6], at: [-0.2, 1.7, 0], fov: 56, fill: [0.08, 0.08, 0.09] }, async (s) => {
      const t = field(
        1024,
        448,
        (u, v, o) => {
          const h = u * 6
          const f = (k) => Math.max(0, Math.min(1, Math.abs(((h + k) % 6) - 3) - 1))
          const m = Math.min(1, v * 2)
          const b = Math.min(1, (1 - v) * 2)
          ;[0, 4, 2].forEach((k, i) => {
            o[i] = (1 - m + f(k) * m) * b * (1 - 0.1 * u)
          })
        },
        2,
      )
      wall(s, -0.2, 0.6, 0.2, 5.6, 2.5, t, { gain: 1.15 })
      table(s, 1.8, 2.4, 1.4, 0.6)
      monitor(s, 1.8, 0.75, 2.3, 0.7, t, -14, 0.8)
      await people(s, [
        ['stand', 7, 1, 3.2],
        ['point', 2, -3.4, 1.4],
      ])
    }),
  'sizes-1': async (n) => {
    const s = begin(n, { pos: [0, 1.8, 13], at: [0, 2, 0], fov: 62, fill: [0.1, 0.105, 0.12] })
    room(s, {
      w: 20,
      d: 14,
      h: 5.6,
      floor: floors.polished('#74777e'),
      wall: walls.panels('#6a6e76', 2, 2.8),
      ceil: walls.plain('#4c4f56'),
    })
    const list = [
      [-7.3, 0.64, 1.92, 'amber'],
      [-5, 2, 1.125, 'rose'],
      [-1.7, 3.4, 1.91, 'mint'],
      [4, 6.4, 3.6, 'ocean'],
    ]
    for (const [i, [x, w, h, p]] of list.entries()) {
      wall(s, x, 0.5, 0.6, w, h, i % 2 ? flow(p, 371 + i, w / h) : silk(p, 371 + i, w / h), { gain: 1.3 })
      await people(s, [['stand', i * 3 + 1, x - w / 2 - 0.36, 0.9, 1.7]])
    }
    lines(s, { h: 5.6, xs: [-6, 0, 6], z0: 2, z1: 13, power: 1.4 })
    return s
  },
}
