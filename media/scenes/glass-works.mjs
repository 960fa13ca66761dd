// See-through displays by day: a boutique's window, a telephone in clear glass, a curtain that is being hung.
import { DARK, METAL, people } from '../engine/kit.mjs'
import { floors, matte, screen, walls } from '../engine/materials.mjs'
import { plant } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { BLACK, clear, shop, window } from './glass-parts.mjs'
import { phone } from '../screens/things.mjs'
import { poster } from '../screens/posters.mjs'

// A frame of narrow bars with its control box, dark: what is lifted and clipped.
function panel(s, x, y, z, w, h, turn = 0) {
  const a = (turn * Math.PI) / 180
  const bar = (i, dy, wide, high) =>
    s.block(x + Math.cos(a) * i, y + dy, z - Math.sin(a) * i, wide, high, 0.03, DARK, { turn })
  for (const k of [-1, 1]) bar((k * w) / 2, 0, 0.03, h)
  for (const dy of [0, h - 0.03]) bar(0, dy, w, 0.03)
  for (let i = 1; i < 16; i++)
    s.block(
      x + Math.cos(a) * (-w / 2 + (i * w) / 16),
      y,
      z - Math.sin(a) * (-w / 2 + (i * w) / 16),
      0.008,
      h,
      0.012,
      METAL,
      { turn },
    )
  bar(0, h - 0.14, w * 0.5, 0.09)
}

export const glassWorksScenes = {
  'clear-saver': async (n) => {
    const s = window(n, { pos: [1.9, 1.55, 6.6], at: [0.1, 1.9, 0], fov: 58 })
    shop(s, { w: 10, bays: 3, h: 4.2, tone: '#b4b8b4', floor: floors.stone('#b0a89c', 1) })
    s.upright(0, 0.7, -0.1, 3.1, 2.8, 0, clear(await phone({ aspect: 3.1 / 2.8, back: BLACK }), 2.6))
    for (const x of [-3.4, -1.2, 1.6, 3.6]) {
      s.block(x, 0, -2.6, 1.4, 0.9, 0.7, matte('#e8e4dc'))
      for (const k of [-0.4, 0, 0.4]) s.block(x + k, 0.92, -2.6, 0.09, 0.17, 0.02, matte('#20242a'))
    }
    plant(s, -4.2, -4.6, 1.9, 2)
    people(s, [
      ['stand', 7, -1.9, -1.8],
      ['face', 4, 1.5, -3.6],
      ['walk-right', 2, -3.8, 1.7],
    ])
    return s
  },
  'clear-fitting': async (n) => {
    const s = sunlit(
      n,
      {
        light: 'back',
        w: 13,
        d: 11,
        h: 5,
        pane: 2.6,
        pos: [-2.4, 1.6, 8.6],
        at: [0.3, 2, 0],
        fov: 56,
        sun: 3,
      },
      { floor: floors.concrete('#a49e94'), wall: walls.plain('#c0bab0'), ceil: walls.plain('#b8b4ac') },
    )
    // The beam, and the curtain as far as it is hung: the last column still lacks its lower panels.
    s.block(0.6, 4.5, 0.7, 8.4, 0.12, 0.14, METAL)
    const tex = await poster('sofa', ['Opening', 'Friday 10 am'], {
      aspect: 3 / 3.6,
      back: '#000000',
      tones: ['#ff8a4a', '#ffc83a', '#c8642a'],
      accent: '#ffc83a',
      size: 0.15,
    })
    s.upright(-1.6, 0.9, 0.72, 3, 3.6, 0, screen(tex, 2.2, { open: 0.9 }))
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 3; j++) if (i < 3 || j === 2) panel(s, -2.6 + i, 0.9 + j * 1.2, 0.74, 0.98, 1.18)
    for (const x of [-2.6, -1.6, -0.6, 0.4]) s.cylinder(x, 4.5, 0.72, 0.015, 0.5, METAL)
    // One on its way up on two straps, two more on a trestle.
    panel(s, 1.9, 1.5, 1.1, 0.98, 1.18, 6)
    for (const k of [-0.4, 0.4]) s.cylinder(1.9 + k, 2.68, 1.1, 0.012, 1.86, matte('#d86a1a'))
    s.block(4.3, 0.72, 2.2, 2.2, 0.06, 0.9, matte('#b08a5a'))
    for (const k of [-0.9, 0.9]) s.block(4.3 + k, 0, 2.2, 0.08, 0.72, 0.8, METAL)
    panel(s, 4, 0.78, 2.3, 0.98, 1.18, -8)
    panel(s, 4.2, 0.78, 2.05, 0.98, 1.18, -8)
    s.block(-4.4, 0, 2.2, 0.9, 0.7, 0.6, matte('#2a2c30'))
    s.workers = true
    people(s, [
      ['touch', 4, 1.5, 1.9],
      ['touch', 9, 2.4, 1.8],
      ['point', 6, -0.6, 2.6],
    ])
    return s
  },
}
