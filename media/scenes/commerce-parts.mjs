// Parts shared by the shops scenes.
import { DARK, METAL } from '../engine/kit.mjs'
import { floors, glass, light, matte, screen, walls } from '../engine/materials.mjs'

// A tailor's bust on a stand.
export const bust = (s, x, z, n, h = 1.65, turn = 0, base = 0) => s.add('bust', { x, y: base, z, h, n, turn })

// Shop front with mullions; the room lies behind z = 0.
export function front(s, { w, h, sign, tone = '#3a3836', bays = 5, wood = null }) {
  const wallm = wood ?? walls.panels(tone, 1.5, 1.5)
  s.upright(0, h, 0, w + 16, 5, 0, wallm)
  for (const k of [-1, 1]) s.upright(k * (w / 2 + 4), 0, 0, 8, h, 0, wallm)
  s.quad([-w / 2, 0.12, 0], [w, 0, 0], [0, 0, -7], floors.wood('#a8865e'))
  s.upright(0, 0, -7, w, h, 0, walls.plain('#b8a898'))
  s.upright(-w / 2, 0, -3.5, 7, h, 90, walls.plain('#b0a294'))
  s.upright(w / 2, 0, -3.5, 7, h, -90, walls.plain('#b0a294'))
  s.quad([-w / 2, h, -7], [w, 0, 0], [0, 0, 7], walls.plain('#c0b4a4'))
  s.block(0, 0, 0.02, w, 0.14, 0.1, METAL)
  for (let i = 0; i <= bays; i++) s.block(-w / 2 + (w * i) / bays, 0, 0, 0.07, h, 0.09, DARK)
  s.block(0, h - 0.1, 0, w, 0.1, 0.1, DARK)
  s.upright(0, 0.1, 0.01, w, h - 0.1, 0, glass(0.55))
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < bays + 1; i++)
      s.quad(
        [-w / 2 + (i + 0.5) * (w / (bays + 1)), h - 0.01, -1 - j * 2.2],
        [0.14, 0, 0],
        [0, 0, 0.14],
        light(9, { look: 0.3 }),
      )
  if (sign) s.upright(0, h + 0.35, 0.06, sign.aspect * 0.7, 0.7, 0, screen(sign.tex, 1.2))
}

// Racks with folded goods.
export function rack(s, x, z, turn, tone = '#7a6450') {
  s.block(x, 0, z, 1.8, 0.05, 0.5, matte(tone), { turn })
  for (let k = 0; k < 4; k++) {
    s.block(x, 0.45 + k * 0.45, z, 1.8, 0.04, 0.45, matte(tone), { turn })
    const a = (turn * Math.PI) / 180
    for (let i = 0; i < 4; i++)
      s.block(
        x + Math.cos(a) * (i - 1.5) * 0.42,
        0.49 + k * 0.45,
        z - Math.sin(a) * (i - 1.5) * 0.42,
        0.32,
        s.rnd.between(0.1, 0.26),
        0.34,
        matte(s.rnd.pick(['#b0564a', '#d8c8b0', '#3f6a80', '#8a7a9a', '#c89a4a', '#5a7a5a', '#40424a'])),
        { turn },
      )
  }
}

export function rail(s, x, z, w) {
  s.block(x, 1.5, z, w, 0.03, 0.03, METAL)
  for (const k of [-1, 1]) s.block(x + (k * w) / 2, 0, z, 0.03, 1.5, 0.03, METAL)
  for (let i = 0; i < w / 0.13; i++)
    s.block(
      x - w / 2 + 0.1 + i * 0.13,
      s.rnd.between(0.55, 0.8),
      z,
      0.05,
      0.72,
      0.42,
      matte(s.rnd.pick(['#a84a5a', '#d8d0c4', '#4a5a7a', '#2f3138', '#c8a05a', '#6a8a7a'])),
    )
}
