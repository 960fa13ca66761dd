// Cabinets, mounts, service, control desks and measurement pictures.
import { DARK, METAL, begin, paint, people, wall } from '../engine/kit.mjs'
import { light, matte, screen, walls } from '../engine/materials.mjs'
import { palm, plant, truss } from '../engine/props.mjs'
import { SKIES, street } from './civic-parts.mjs'
import { MEMO, back, cabinet, jointed, mount, studio } from './hardware-parts.mjs'
import { flow, landscape, ribbons, silk } from '../screens/fields.mjs'
import { poster } from '../screens/panels.mjs'

export const cabinetFrontScenes = {
  'cabinet-front-1': async (n) => {
    const s = studio(n, { pos: [-0.75, 1.2, 2.9], at: [0, 0.84, 0.8], fov: 40 })
    s.block(0, 0, 0.8, 1.6, 0.5, 0.7, matte('#5a5c62'))
    cabinet(s, 0, 0.5, 0.8, 0.96, 0.72, 18, screen(await jointed(flow('violet', 321, 4 / 3), 3, 3), 1.1))
    return s
  },
  'cabinet-front-2': async (n) => {
    const s = studio(n, { pos: [1.4, 1.3, 3.6], at: [0, 0.95, 0.8], fov: 42 }, '#5e6470')
    const t = (await jointed(silk('mint', 322, 4 / 3), 6, 6)).mip()
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 2; i++) {
        if (i === 1 && j === 1) {
          cabinet(s, 1.18, 0.04, 1.4, 0.64, 0.48, -28, screen(silk('mint', 323, 4 / 3), 1))
          continue
        }
        cabinet(s, -0.65 + i * 0.646, 0.42 + j * 0.486, 0.8, 0.64, 0.48, 0, null)
        s.quad([-0.968 + i * 0.646, 0.422 + j * 0.486, 0.84], [0.636, 0, 0], [0, 0.476, 0], screen(t, 1.1), [
          i / 2,
          (1 - j) / 2,
          0.5,
          0.5,
        ])
      }
    s.block(-0.3, 0, 0.8, 1.6, 0.4, 0.3, matte('#4a4d54'))
    return s
  },
  'cabinet-rear-1': async (n) => {
    const s = studio(n, { pos: [0.6, 1.2, 2.4], at: [0, 0.86, 0.8], fov: 38 }, '#8a8680')
    s.block(0, 0, 0.8, 1.6, 0.5, 0.7, matte('#6a665f'))
    cabinet(
      s,
      0,
      0.5,
      0.8,
      0.96,
      0.72,
      164,
      screen(flow('amber', 324), 1),
      paint(await back(1), { gloss: 0.1, rough: 0.03 }),
    )
    return s
  },
  'cabinet-rear-2': async (n) => {
    const s = studio(n, { pos: [-2.4, 1.5, 6.2], at: [0.2, 1.25, 0.8], fov: 44 }, '#6a7078')
    for (let j = 0; j < 3; j++)
      for (let i = 0; i < 3; i++)
        cabinet(
          s,
          -0.97 + i * 0.97,
          0.14 + j * 0.73,
          0.8,
          0.96,
          0.72,
          180,
          screen(flow('ocean', 325), 1.4),
          paint(await back(2 + i + j * 3, '#3c4046')),
        )
    for (const x of [-1.2, 0, 1.2]) s.block(x, 0, 1.1, 0.08, 2.4, 0.08, METAL)
    await people(s, [['touch', 3, 1.5, 1.6, 1.7]])
    return s
  },
  'mount-wall': (n) =>
    mount(n, { pos: [-3, 1.6, 5.4], at: [0.4, 1.7, 0], fov: 56 }, async (s) => {
      for (let i = 0; i < 5; i++) s.block(-2 + i * 1, 0.8, 0.06, 0.1, 2.4, 0.1, METAL)
      for (const y of [1, 2, 3]) s.block(0, y, 0.14, 4.4, 0.08, 0.08, METAL)
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 6; i++)
          if (!(i === 5 && j > 1))
            s.quad(
              [-2.1 + i * 0.7, 0.9 + j * 0.58, 0.3],
              [0.695, 0, 0],
              [0, 0.575, 0],
              screen(
                MEMO('mw', () => landscape('ocean', 331, 1.8)),
                1.2,
              ),
              [i / 6, 1 - (j + 1) / 4, 1 / 6, 1 / 4],
            )
      await people(s, [
        ['touch', 6, 1.9, 0.9, 1.7],
        ['stand', 2, -2.8, 1.8],
      ])
    }),
  'mount-hanging': (n) =>
    mount(n, { pos: [3, 1.6, 8.6], at: [-0.2, 2.5, 0], fov: 58 }, async (s) => {
      truss(s, -3, 3, 3.9, 2)
      wall(s, 0, 1.3, 2, 4.6, 2.3, ribbons('magenta', 332, 2), { gain: 1.3, depth: 0.14 })
      for (const x of [-1.9, -0.65, 0.65, 1.9]) {
        s.block(x, 3.6, 1.92, 0.04, 0.36, 0.04, METAL)
        s.block(x, 3.5, 1.92, 0.3, 0.12, 0.1, METAL)
      }
      await people(s, [
        ['stand', 8, -2.7, 3],
        ['walk-left', 3, 2.8, 3.6],
      ])
    }),
  'mount-floor': (n) =>
    mount(
      n,
      { pos: [-3.6, 1.55, 6], at: [0.2, 1.4, 1], fov: 54, back: walls.drape('#4c4a58') },
      async (s) => {
        wall(s, 0, 0.3, 2, 3.8, 2.2, flow('amber', 333, 1.73), { gain: 1.3, turn: 24, depth: 0.12 })
        for (const k of [-1.3, 0, 1.3]) {
          const a = (24 * Math.PI) / 180
          s.block(
            Math.cos(a) * k - Math.sin(a) * 0.5,
            0,
            2 - Math.sin(a) * k - Math.cos(a) * 0.5,
            0.1,
            0.12,
            1.3,
            METAL,
            { turn: 24 },
          )
          s.block(
            Math.cos(a) * k - Math.sin(a) * 0.2,
            0.1,
            2 - Math.sin(a) * k - Math.cos(a) * 0.2,
            0.07,
            2,
            0.07,
            METAL,
            { turn: 24 },
          )
        }
        s.block(0, 0, 2, 4, 0.28, 0.4, DARK, { turn: 24 })
        await people(s, [['stand', 5, 2.6, 2.6]])
      },
    ),
  'mount-pole': async (n) => {
    const s = begin(n, { pos: [-5, 1.6, 15], at: [0.6, 5, 0], fov: 54, sky: SKIES.rose() })
    street(s, { gap: 46, seed: 81, tall: 12 })
    s.cylinder(0, 0, 0, 0.35, 5, METAL)
    s.block(0, 0, 0, 1.4, 0.4, 1.4, walls.concrete('#8a8a88'))
    s.block(0, 4.6, -0.5, 6, 0.3, 0.5, METAL)
    wall(
      s,
      0,
      4.9,
      0,
      6.4,
      3.6,
      await poster(silk('amber', 334), 'HIGHWAY FOODS', '2 km', { y: 0.46, size: 0.15 }),
      { gain: 1.5, depth: 0.7, edge: 0.1 },
    )
    await palm(s, 7, -3, 7, 3)
    await people(s, [['stand', 3, -2.4, 3]])
    return s
  },
  'mount-recessed': (n) =>
    mount(n, { pos: [2.4, 1.5, 5.6], at: [-0.3, 1.7, 0], fov: 56, back: null }, async (s) => {
      const m = walls.panels('#b4a898', 1.2, 2.3)
      s.upright(-4.2, 0, 0.4, 3.6, 4.6, 0, m)
      s.upright(4.2, 0, 0.4, 3.6, 4.6, 0, m)
      s.upright(0, 3.1, 0.4, 4.8, 1.5, 0, m)
      s.upright(0, 0, 0.4, 4.8, 0.7, 0, m)
      s.upright(-2.4, 0.7, 0.2, 0.4, 2.4, 90, m)
      s.upright(2.4, 0.7, 0.2, 0.4, 2.4, -90, m)
      s.quad([-2.4, 0.7, 0.4], [4.8, 0, 0], [0, 0, -0.4], m)
      s.quad([-2.4, 3.1, 0], [4.8, 0, 0], [0, 0, 0.4], m)
      s.upright(0, 0.75, 0.06, 4.7, 2.3, 0, screen(silk('mint', 335, 2), 1.25))
      s.upright(0, 0.68, 0.03, 4.8, 2.5, 0, light('#ffdcae', 0.8))
      await people(s, [
        ['stand', 4, -1.6, 2],
        ['phone', 7, 2.6, 1.6],
      ])
      await plant(s, -3.8, 1, 1.6, 1)
    }),
}
