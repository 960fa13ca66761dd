// Parts shared by the scenes of see-through displays by day.
import { DARK } from '../engine/kit.mjs'
import { floors, glass, light, screen, walls } from '../engine/materials.mjs'
import { open } from './day-parts.mjs'
import { car as carPicture } from '../screens/things.mjs'
import { shoe as shoePicture } from '../screens/things.mjs'

// What is drawn on black stays clear.
export const BLACK = ['#000000', '#000000', '#000000', '#000000']
export const car = (o) => carPicture({ back: BLACK, ...o })
export const shoe = (o) => shoePicture({ back: BLACK, ...o })
export const clear = (tex, gain = 2.8) => screen(tex, gain, { open: 0.92 })

// Only what is bright stays lit.
export function cut(tex, low = 0.05, high = 0.2) {
  const d = tex.data
  for (let i = 0; i < d.length; i += 4) {
    const k = Math.max(0, Math.min(1, (Math.max(d[i], d[i + 1], d[i + 2]) - low) / (high - low)))
    for (let j = 0; j < 3; j++) d[i + j] *= k
  }
  return tex
}

// A shop of `bays` glazed bays in a sunlit front; the room behind is lit, its glass at z = 0.
export function shop(
  s,
  { w = 10, h = 4.4, bays = 5, deep = 6, tone = '#c2b29a', panes = true, floor, lamps = 30 } = {},
) {
  s.quad([-w / 2, 0.03, 0], [w, 0, 0], [0, 0, -deep], floor ?? floors.wood('#a07c58'))
  s.upright(0, 0, -deep, w, h, 0, walls.panels('#5c554c', 1.4, 2.2))
  s.upright(-w / 2, 0, -deep / 2, deep, h, 90, walls.plain('#7a7268'))
  s.upright(w / 2, 0, -deep / 2, deep, h, -90, walls.plain('#7a7268'))
  s.quad([-w / 2, h, -deep], [w, 0, 0], [0, 0, deep], walls.plain('#6e6860'))
  for (const k of [-1, 1]) s.block(k * (w / 2 + 8), 0, -0.3, 16, h, 0.6, walls.panels(tone, 1.6, 1.1))
  s.block(0, h, -0.3, w + 32, 9, 0.6, walls.panels(tone, 1.6, 1.1))
  s.block(0, h, 0.35, w + 0.6, 0.18, 1.3, DARK)
  for (let i = 0; i <= bays; i++) s.block(-w / 2 + (w * i) / bays, 0, 0, 0.08, h, 0.14, DARK)
  s.block(0, 0, 0, w, 0.12, 0.14, DARK)
  if (panes) s.upright(0, 0.02, 0.03, w, h, 0, glass(0.25))
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 5; i++)
      s.quad(
        [-w / 2 + (i + 0.5) * (w / 5) - 0.2, h - 0.01, -1.2 - j * 1.8],
        [0.4, 0, 0],
        [0, 0, 0.4],
        light(lamps, { look: 2.7 / lamps }),
      )
}

export const window = (n, o) =>
  open(n, { pos: [-2.4, 1.6, 8.6], at: [0.2, 2.1, 0], fov: 60, exposure: 0.9, ...o })
