// Parts shared by the products scenes.
import { DARK, METAL, begin, paint, room, wall } from '../engine/kit.mjs'
import { facade, floors, glass, light, matte, screen, walls } from '../engine/materials.mjs'
import { downlights } from '../engine/props.mjs'
import { overlay, raster } from '../engine/texture.mjs'
import { EVENING, SKIES, street } from './civic-parts.mjs'
import { words } from '../screens/lettering.mjs'
import { rect } from '../screens/markup.mjs'
import { drawn } from '../screens/posters.mjs'

const COOL = [0.12, 0.13, 0.145]
export const STROLL = ['walk-left', 'walk-right', 'stand', 'phone']

// Flat-nosed lorry with an LED body. Local x runs forward, local z to the lit side.
export async function truck(
  s,
  x,
  z,
  turn,
  tex,
  { tone = '#c8ccd2', rear, lift = 0, len = 4.6, hgt = 2.5, gain = 1.5 } = {},
) {
  const a = (turn * Math.PI) / 180
  const at = (i, k) => [x + Math.cos(a) * i + Math.sin(a) * k, z - Math.sin(a) * i + Math.cos(a) * k]
  const put = (i, y, k, w, h, d, m, o = {}) => {
    const [px, pz] = at(i, k)
    s.block(px, y, pz, w, h, d, m, { turn, ...o })
  }
  const side = paint(
    await raster(
      360,
      460,
      `<rect width="360" height="460" fill="${tone}"/><path d="M58 60H300L318 214H58Z" fill="#10151b"/><path d="M70 70H180L120 204H70Z" fill="#3a4a58" opacity="0.7"/><path d="M44 40V440M320 220V330" stroke="#00000055" stroke-width="4"/><rect x="70" y="250" width="44" height="10" rx="4" fill="#33383e"/><path d="M150 460A105 105 0 0 1 350 460Z" fill="#15171a"/><rect y="350" width="360" height="6" fill="#00000033"/>`,
    ),
  )
  const nose = paint(
    await raster(
      420,
      460,
      `<rect width="420" height="460" fill="${tone}"/><path d="M26 52Q210 34 394 52L404 218H16Z" fill="#0e1318"/><path d="M40 60L190 54L120 208H34Z" fill="#42525f" opacity="0.65"/><rect x="90" y="262" width="240" height="74" rx="10" fill="#23272c"/><path d="M100 280H320M100 300H320M100 320H320" stroke="#4d545c" stroke-width="5"/><rect x="22" y="276" width="56" height="40" rx="12" fill="#fff4d8"/><rect x="342" y="276" width="56" height="40" rx="12" fill="#fff4d8"/><rect y="370" width="420" height="90" fill="#2b2f34"/><rect x="146" y="384" width="128" height="36" rx="4" fill="#e8e2c0"/>`,
    ),
  )
  put(0.35, 0.55, 0, len + 1.3, 0.22, 0.9, DARK)
  // Cab: the right-hand face of a block is local +x, so the nose is a quad of its own.
  const cx = len / 2 + 0.45
  put(cx, 0.45, 0, 1.6, 2, 2, matte(tone), { front: side, top: matte(tone) })
  const [nx, nz] = at(cx + 0.805, 0)
  s.upright(nx, 0.45, nz, 2, 2, turn + 90, nose)
  for (const k of [-0.72, 0.72]) {
    const [hx, hz] = at(cx + 0.83, k)
    s.upright(hx, 1.1, hz, 0.26, 0.16, turn + 90, light(9, { look: 0.35 }))
  }
  // Body
  const by = 0.85 + lift
  put(-0.35, by - 0.12, 0, len + 0.3, hgt + 0.3, 2.1, matte('#2a2d33'))
  if (lift) put(-0.35, 0.8, 0, 1.2, lift, 1.2, METAL)
  const [sx, sz] = at(-0.35, 1.07)
  s.upright(sx, by + 0.05, sz, len, hgt, turn, screen(tex, gain))
  if (rear) {
    const [rx, rz] = at(-0.35 - len / 2 - 0.17, 0)
    s.upright(rx, by + 0.05, rz, 1.9, hgt, turn - 90, screen(rear, gain))
  }
  for (const i of [-len / 2 + 0.55, cx + 0.12]) {
    put(i, 0.1, 0, 0.6, 0.6, 1.8, DARK)
    const [wx, wz] = at(i, 1.04)
    s.add('wheel', { x: wx, y: 0.45, z: wz, r: 0.45, turn })
  }
  // Under a raised body the lamps are on the end of the frame that stays below.
  for (const k of lift ? [-0.33, 0.33] : [-0.8, 0.8]) {
    const [lx, lz] = at((lift ? -0.31 : -0.53) - len / 2, k)
    s.upright(lx, 0.62, lz, 0.22, 0.12, turn - 90, light(2, { look: 0.8 }))
  }
}

// Portrait poster screen on a plate foot.
export function standee(s, x, z, turn, tex, { w = 0.64, h = 1.92, gain = 1.25, base = 0 } = {}) {
  s.block(x, base, z, w + 0.12, 0.04, 0.5, DARK, { turn })
  wall(s, x, base + 0.1, z, w, h, tex, { turn, gain, depth: 0.06, edge: 0.025 })
}

// Words on a see-through display: [word, line below, middle of the bay, colour, drawing above] of each bay, so that no mullion
// cuts one.
export async function spelt(bays, aspect, { size = 0.2, face = 'serif', part = 0.36, foot = 0.78 } = {}) {
  const h = 640
  const w = Math.round(h * aspect)
  const within = w * (bays.length > 1 ? bays[1][2] - bays[0][2] : 1) * 0.86
  const bay = ([word, line, at, colour, mark]) =>
    (mark ? drawn(mark, w * at, h * 0.27, h * part, [colour, '#ffffff', '#ffc83a']) : '') +
    words(w * at, h * foot, h * size, word, { face, anchor: 'middle', within }) +
    words(w * at, h * (foot + 0.16), h * size * 0.62, line, { fill: colour, anchor: 'middle', within })
  return overlay(await raster(w, h, rect(0, 0, w, h, '#000000')), bays.map(bay).join(''))
}

export async function road(n, o, seed, build) {
  const s = begin(n, { ...EVENING, sky: SKIES.late(), ...o })
  street(s, { gap: 32, seed, tall: 16, ...o.street })
  await build(s)
  return s
}

export async function indoors(n, o, build) {
  const s = begin(n, { fill: COOL, ...o })
  room(s, {
    w: 13,
    d: 12,
    h: 4.2,
    floor: floors.terrazzo('#9c968e'),
    wall: walls.plain('#8c8c90'),
    ceil: walls.plain('#8a8a8e'),
    ...o.room,
  })
  if (o.spots !== false)
    downlights(s, {
      w: 12,
      d: 11,
      h: o.room?.h ?? 4.2,
      nx: 5,
      nz: 4,
      power: o.power ?? 5,
    })
  await build(s)
  return s
}

// A glazed front seen from outside with a lit room behind a clear screen.
export async function glazed(n, o, tex, sw, sh, build) {
  const s = begin(n, { ...EVENING, sky: SKIES.late(), ...o })
  s.quad([-60, 0, 50], [120, 0, 0], [0, 0, -50], floors.stone('#7c7a78', 1))
  const w = o.w ?? 11
  const h = o.h ?? 4.4
  s.quad([-w / 2, 0.02, 0], [w, 0, 0], [0, 0, -7], floors.wood('#a08060'))
  s.upright(0, 0, -7, w, h, 0, walls.panels('#a89888', 1.5, 2))
  s.upright(-w / 2, 0, -3.5, 7, h, 90, walls.plain('#a4988a'))
  s.upright(w / 2, 0, -3.5, 7, h, -90, walls.plain('#a4988a'))
  s.quad([-w / 2, h, -7], [w, 0, 0], [0, 0, 7], walls.plain('#b4aca2'))
  s.upright(0, h, 0.02, w + 30, 7, 0, facade('#55585e', { cell: [2.2, 3.4] }))
  for (const k of [-1, 1]) s.upright(k * (w / 2 + 7.5), 0, 0.02, 15, h, 0, walls.concrete('#6c6c6e'))
  for (let i = 0; i <= 5; i++) s.block(-w / 2 + (w * i) / 5, 0, 0, 0.07, h, 0.1, DARK)
  s.upright(0, 0.02, 0.01, w, h, 0, glass(0.4))
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 5; i++)
      s.quad(
        [-w / 2 + (i + 0.5) * (w / 5), h - 0.01, -1.6 - j * 2],
        [0.16, 0, 0],
        [0, 0, 0.16],
        light(20, { look: 0.1 }),
      )
  s.upright(o.sx ?? 0, o.sy ?? 0.5, -0.12, sw, sh, 0, screen(tex, 2.8, { open: 0.85 }))
  await build(s)
  return s
}
