// Parts shared by the hardware scenes.
import { DARK, begin, paint, people, room } from '../engine/kit.mjs'
import { floors, light, matte, screen, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { random } from '../engine/random.mjs'
import { overlay, raster } from '../engine/texture.mjs'
import { text } from '../screens/markup.mjs'

// Photo studio: seamless floor, soft boxes above and at the side.
export function studio(n, o, tone = '#7a7c82') {
  const s = begin(n, { fill: [0.16, 0.165, 0.18], ...o })
  room(s, {
    w: 9,
    d: 9,
    h: 4,
    floor: floors.polished(tone),
    wall: walls.plain(tone),
    ceil: walls.plain('#3c3e44'),
  })
  for (const [x, z] of [
    [-2, 3],
    [2, 4],
  ])
    s.quad([x - 0.7, 3.95, z - 0.5], [1.4, 0, 0], [0, 0, 1], light('#f2f6ff', 2.6, { look: 0.5 }))
  s.upright(-4.4, 0.8, 4, 1.4, 1.8, 90, light('#cfe0ff', 1.6, { look: 0.5 }))
  return s
}

// Joints between modules drawn over content.
export async function jointed(tex, cols, rows) {
  let b = ''
  for (let i = 1; i < cols; i++)
    b += `<rect x="${(tex.w * i) / cols - 0.8}" y="0" width="1.6" height="${tex.h}" fill="#000" opacity="0.5"/>`
  for (let j = 1; j < rows; j++)
    b += `<rect x="0" y="${(tex.h * j) / rows - 0.8}" width="${tex.w}" height="1.6" fill="#000" opacity="0.5"/>`
  return overlay(tex, b)
}

// Back of a die-cast cabinet: ribs, hub, supply, cables, grips.
export async function back(seed, tone = '#4a4e55') {
  const rnd = random('back' + seed)
  const w = 960
  const h = 720
  let b = `<defs><linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a9098"/><stop offset="1" stop-color="#4c5158"/></linearGradient><linearGradient id="d" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b2e33"/><stop offset="1" stop-color="#1a1c1f"/></linearGradient></defs><rect width="${w}" height="${h}" fill="${tone}"/><rect x="26" y="26" width="${w - 52}" height="${h - 52}" rx="16" fill="url(#d)"/>`
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const x = 44 + i * 294
      const y = 44 + j * 214
      b += `<rect x="${x}" y="${y}" width="284" height="204" rx="8" fill="#14241c"/><rect x="${x + 10}" y="${y + 10}" width="264" height="184" rx="4" fill="#1d3a2c"/>`
      for (let k = 0; k < 14; k++)
        b += `<rect x="${x + 18 + (k % 7) * 36}" y="${y + 24 + Math.floor(k / 7) * 92}" width="22" height="34" fill="#101214"/>`
      for (let k = 0; k < 26; k++)
        b += `<rect x="${x + 14 + rnd() * 240}" y="${y + 70 + rnd() * 40}" width="7" height="4" fill="#c8b070"/>`
    }
  for (const x of [330, 624]) b += `<rect x="${x - 14}" y="26" width="28" height="${h - 52}" fill="url(#m)"/>`
  for (const y of [252, 466]) b += `<rect x="26" y="${y - 12}" width="${w - 52}" height="24" fill="url(#m)"/>`
  b += `<rect x="350" y="268" width="260" height="184" rx="12" fill="#2a2d33" stroke="#7a8088" stroke-width="4"/><rect x="372" y="290" width="110" height="56" rx="4" fill="#0a2a18"/><text x="382" y="326" font-size="24" fill="#6affa0">OK 38°C</text><circle cx="560" cy="318" r="13" fill="#39f08a"/><circle cx="520" cy="318" r="13" fill="#2a6a48"/>`
  for (let i = 0; i < 8; i++)
    b += `<rect x="${372 + i * 28}" y="370" width="18" height="64" rx="3" fill="#15171a"/>`
  b += `<rect x="90" y="286" width="190" height="150" rx="8" fill="url(#m)"/>`
  for (let i = 0; i < 7; i++)
    b += `<rect x="${106 + i * 24}" y="302" width="12" height="118" rx="4" fill="#33373c"/>`
  for (const [x0, y0, x1, y1, c] of [
    [480, 452, 480, 700, '#1c5ab0'],
    [520, 452, 700, 560, '#b0b4b8'],
    [440, 452, 190, 436, '#b03a2a'],
    [560, 268, 780, 120, '#b0b4b8'],
    [420, 268, 180, 130, '#b0b4b8'],
    [610, 360, 780, 360, '#b0b4b8'],
    [500, 268, 480, 20, '#1c5ab0'],
  ])
    b += `<path d="M${x0} ${y0}C${x0} ${(y0 + y1) / 2 + 40} ${x1} ${(y0 + y1) / 2 - 40} ${x1} ${y1}" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="13"/><path d="M${x0} ${y0}C${x0} ${(y0 + y1) / 2 + 40} ${x1} ${(y0 + y1) / 2 - 40} ${x1} ${y1}" fill="none" stroke="${c}" stroke-width="8"/>`
  for (const x of [140, 820])
    b += `<rect x="${x - 70}" y="40" width="140" height="24" rx="12" fill="#9aa0a8"/><rect x="${x - 70}" y="46" width="140" height="6" rx="3" fill="#d0d6dc"/>`
  for (const [x, y] of [
    [13, 90],
    [13, 630],
    [947, 90],
    [947, 630],
  ])
    b += `<circle cx="${x}" cy="${y}" r="10" fill="#d0d4d8"/><circle cx="${x}" cy="${y}" r="5" fill="#33373c"/>`
  return raster(w, h, b)
}

export function cabinet(s, x, y, z, w, h, turn, face, rear) {
  const a = (turn * Math.PI) / 180
  s.block(x, y, z, w, h, 0.075, matte('#3a3d43', { gloss: 0.3, rough: 0.03 }), { turn })
  const k = 0.0385
  if (face) s.upright(x + Math.sin(a) * k, y + 0.002, z + Math.cos(a) * k, w - 0.004, h - 0.004, turn, face)
  if (rear) s.upright(x - Math.sin(a) * k, y, z - Math.cos(a) * k, w, h, turn + 180, rear)
}

// A flat screen and what holds it, in a workshop bay.
export async function mount(n, o, build) {
  const s = begin(n, { fill: [0.13, 0.135, 0.15], ...o })
  room(s, {
    w: 12,
    d: 10,
    h: 4.6,
    floor: floors.concrete('#8a8c90'),
    wall: walls.panels('#82868e', 1.5, 2.3),
    back: o.back ?? walls.concrete('#8a8c90'),
    ceil: walls.plain('#5a5d64'),
  })
  lines(s, { h: 4.6, xs: [-3, 0, 3], z0: 1, z1: 9, power: 1.8 })
  await build(s)
  return s
}

const memo = {}
export const MEMO = (k, f) => (memo[k] ??= f().mip())

// One module taken out towards the front by hand.
export async function service(s, tex, col, row, pose, who) {
  const t = (await jointed(tex, 6, 4)).mip()
  s.block(0, 0.5, 0.14, 3.9, 2.4, 0.2, DARK)
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 6; i++) {
      const uv = [i / 6, 1 - (j + 1) / 4, 1 / 6, 1 / 4]
      if (i === col && j === row) {
        s.quad(
          [-1.92 + i * 0.64, 0.54 + j * 0.58, 0.245],
          [0.636, 0, 0],
          [0, 0.576, 0],
          paint(await back(40 + i)),
        )
        s.block(-1.6 + i * 0.64, 0.5 + j * 0.58, 0.6, 0.64, 0.58, 0.03, DARK, { turn: 24 })
        s.upright(-1.593 + i * 0.64, 0.502 + j * 0.58, 0.617, 0.636, 0.576, 24, screen(t, 0.12), uv)
      } else
        s.quad([-1.92 + i * 0.64, 0.54 + j * 0.58, 0.25], [0.636, 0, 0], [0, 0.576, 0], screen(t, 1.15), uv)
    }
  await people(s, [[pose, who, -1.9 + col * 0.64 - 0.3, 1, 1.7]])
  s.block(2.6, 0, 1.4, 0.7, 0.4, 0.4, matte('#b03a2a'), { turn: 20 })
}
