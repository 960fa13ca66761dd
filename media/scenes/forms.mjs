// Forms rather than rectangles: hung, free of the wall, built on the floor.
import { DARK, METAL, people, strip } from '../engine/kit.mjs'
import { floors, screen, walls } from '../engine/materials.mjs'
import { desk, downlights, lines, plant } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { arc } from './halls-parts.mjs'
import { portrait } from '../screens/faces.mjs'
import { flowers, saree } from '../screens/goods.mjs'
import { coast, hills, skyline, wave } from '../screens/nature.mjs'

// A bright hall with daylight through one side.
export async function hall(n, { room: { w = 16, d = 14, h = 6.6 } = {}, ...camera }, build) {
  const s = sunlit(
    n,
    { w, d, h, pos: [-2.6, 1.65, 11], at: [0.2, 2.7, 0], fov: 58, fill: 0.24, ...camera },
    {
      floor: floors.stone('#a49c92', 1),
      wall: walls.panels('#b4aca2', 2, 2.2),
      ceil: walls.plain('#c8c2b8'),
    },
  )
  await build(s)
  return s
}

export const formScenes = {
  'form-sphere': (n) =>
    hall(n, {}, async (s) => {
      s.sphere(0.2, 3.5, 3.2, 1.5, screen(coast(31, 3), 1.3))
      for (const [x, z] of [
        [-0.7, 3.2],
        [0.65, 3.9],
        [0.65, 2.5],
      ])
        s.cylinder(0.2 + x * 0.9, 4.5, z, 0.016, 2.1, METAL)
      s.cylinder(0.2, 4.98, 3.2, 0.2, 0.12, DARK)
      s.cylinder(0.2, 6.45, 3.2, 0.5, 0.15, DARK)
      people(s, [
        ['stand', 4, -2.8, 4.6],
        ['point', 7, 2.2, 4.8],
        ['walk-right', 2, 4.6, 3],
      ])
      plant(s, -6.6, 1, 2.2, 1)
    }),
  'form-ring': (n) =>
    hall(n, { pos: [2.8, 1.65, 11.5], at: [-0.1, 2.8, 0] }, async (s) => {
      const tex = skyline(5, 6)
      s.cylinder(0, 3.2, 4, 2.5, 1.1, screen(tex, 1.35), { to: 539.9 })
      s.cylinder(0, 3.2, 4, 2.42, 1.1, screen(tex, 1.1), { inward: true, to: 539.9 })
      for (const y of [3.14, 4.3]) s.cylinder(0, y, 4, 2.52, 0.06, DARK, { to: 539.9 })
      for (let i = 0; i < 6; i++)
        s.cylinder(
          2.46 * Math.sin(i * 1.047 + 0.3),
          4.3,
          4 + 2.46 * Math.cos(i * 1.047 + 0.3),
          0.014,
          2.3,
          METAL,
        )
      desk(s, 0, 3.4, 3.4, 0.8, { h: 1.1, body: walls.slats('#9a7450', 0.1) })
      people(s, [
        ['face', 5, -0.5, 2.7],
        ['stand', 8, 0.6, 4.8],
        ['walk-left', 3, -3.6, 5],
      ])
    }),
  'form-wave': (n) =>
    hall(n, { pos: [-2, 1.65, 10.5], at: [0.1, 2.5, 0] }, async (s) => {
      // A wave cut out of the wall: every strip of screen ends where the steel does.
      const tex = wave(4, 2.2)
      for (let i = 0; i < 40; i++) {
        const u = (i + 0.5) / 40
        const low = 1.1 + 0.5 * Math.sin(u * 6.3 + 0.6)
        const high = 3.5 + 0.75 * Math.sin(u * 6.3 + 1.2) + 0.3 * u
        const x = -4.4 + u * 8.8
        s.block(x, low - 0.05, 0.24, 0.23, high - low + 0.1, 0.3, DARK)
        s.upright(x, low, 0.4, 0.221, high - low, 0, screen(tex, 1.3), [
          i / 40,
          1 - (high - 0.5) / 4.4,
          1 / 40,
          (high - low) / 4.4,
        ])
      }
      people(s, [
        ['stand', 9, -1.6, 4.2],
        ['stand', 4, -0.8, 4.4],
        ['walk-left', 6, 4, 3.4],
      ])
      downlights(s, { w: 14, d: 13, h: 6.6, nx: 4, nz: 3, power: 8 })
    }),
  'form-totem': (n) =>
    hall(n, { pos: [-3, 1.65, 10.5], at: [0.2, 2.4, 0] }, async (s) => {
      s.cylinder(-2.2, 0.25, 3.6, 0.75, 4.1, screen(saree(['#2a0a3a', '#7a2a9a', '#e0a0ff'], 6, 1.15), 1.3))
      s.cylinder(-2.2, 0, 3.6, 0.8, 0.25, DARK)
      s.cylinder(-2.2, 4.35, 3.6, 0.8, 0.2, DARK)
      const tall = await portrait({
        seed: 6,
        aspect: 0.4,
        scale: 0.55,
        back: ['#0a3a2a', '#2a8a5a', '#f0e0a0'],
      })
      for (const [turn, k] of [
        [-18, 0],
        [72, 1],
      ]) {
        const a = (turn * Math.PI) / 180
        s.upright(
          2 + Math.sin(a) * 0.66,
          0.3,
          3.4 + Math.cos(a) * 0.66,
          1.3,
          3.3,
          turn,
          k ? screen(flowers(8, 0.4), 1.3) : screen(tall, 1.3),
        )
      }
      s.block(2, 0, 3.4, 1.34, 0.3, 1.34, DARK, { turn: -18 })
      s.block(2, 3.6, 3.4, 1.34, 0.12, 1.34, DARK, { turn: -18 })
      people(s, [
        ['stand', 5, -0.3, 5.2],
        ['walk-right', 8, 4, 4.6],
      ])
    }),
  'form-sculpture': (n) =>
    hall(n, { pos: [2.4, 1.65, 10.5], at: [-0.1, 2.3, 0] }, async (s) => {
      // Three leaves of light rise from one ballasted plate.
      s.cylinder(0, 0, 3.4, 1.5, 0.16, DARK)
      for (const [x, z, turn, h, k] of [
        [-0.75, 3.6, 24, 3.2, 2],
        [0.15, 3.1, -6, 4.2, 5],
        [0.85, 3.8, -32, 2.6, 8],
      ]) {
        const tex = flowers(k + 3, 0.42)
        const n2 = 14
        for (let i = 0; i < n2; i++) {
          const v = (i + 0.5) / n2
          const w = 1.25 * Math.sin(Math.PI * (0.16 + 0.8 * v)) ** 0.7
          const a = (turn * Math.PI) / 180
          const lean = 0.5 * v * v * Math.sign(x || 1)
          s.block(
            x + lean - Math.sin(a) * 0.05,
            0.16 + (h * i) / n2,
            z - Math.cos(a) * 0.05,
            w + 0.04,
            h / n2,
            0.08,
            DARK,
            { turn },
          )
          s.upright(x + lean, 0.16 + (h * i) / n2, z, w, h / n2, turn, screen(tex, 1.3), [
            0.5 - w / 2.6,
            1 - (i + 1) / n2,
            w / 1.3,
            1 / n2,
          ])
        }
      }
      people(s, [
        ['stand', 3, -2.9, 4.8],
        ['phone', 7, 2.6, 5],
      ])
      lines(s, { h: 6.6, xs: [-5, 5], z0: 1, z1: 13, power: 1.4 })
    }),
  'form-ribbon': (n) =>
    hall(n, { pos: [-2.4, 1.65, 12], at: [0.2, 3, 0], fov: 60 }, async (s) => {
      // An open band hung in a sweep, lit on both sides.
      const path = arc(0, 4.4, 3.2, 250, 500, 50)
      strip(s, path, 3.1, 1, hills(9, 7), { gain: 1.3 })
      strip(
        s,
        path.map(([x, z]) => [x * 0.985, 4.4 + (z - 4.4) * 0.985]).toReversed(),
        3.1,
        1,
        hills(10, 7),
        { gain: 1.2 },
      )
      for (let i = 2; i < path.length; i += 7) s.cylinder(path[i][0], 4.1, path[i][1], 0.013, 2.5, METAL)
      people(s, [
        ['stand', 6, -0.8, 6],
        ['talk', 3, 0.2, 6.2],
        ['walk-left', 9, 4.4, 5],
      ])
      plant(s, 6.4, 1.2, 2.4, 2)
    }),
}
