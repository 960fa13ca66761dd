// Parts shared by the places scenes.
import { DARK, audience, people } from '../engine/kit.mjs'
import { facade, glass, matte } from '../engine/materials.mjs'
import { table } from '../engine/props.mjs'
import { SKIES } from './civic-parts.mjs'

export const WARM = [0.15, 0.125, 0.1]
export const COOL = [0.12, 0.13, 0.15]

// Window wall on one side with an evening city beyond.
export function windows(s, x, z0, z1, h, turn) {
  const n = Math.round((z1 - z0) / 1.6)
  s.sky = SKIES.blue()
  for (let i = 0; i <= n; i++) s.block(x, 0, z0 + ((z1 - z0) * i) / n, 0.08, h, 0.1, DARK)
  s.upright(x, 0, (z0 + z1) / 2, z1 - z0, h, turn, glass(0.5))
  for (let i = 0; i < 5; i++)
    s.block(
      x + Math.sign(x) * (26 + i * 9),
      -20,
      z0 - 30 + i * 14,
      12,
      20 + s.rnd.between(4, 22),
      10,
      facade('#5a6070'),
    )
}

export async function sitters(s, list) {
  people(
    s,
    list.map(([k, x, z]) => ['sit-chair', k, x, z, 1.7, 0.4]),
  )
}

export async function board8(s, w, l, x, z, k = 0, top) {
  table(s, x, z, w, l, { top })
  const n = Math.floor(l / 0.95)
  for (let i = 0; i < n; i++)
    await sitters(s, [
      [i + k, x - w / 2 - 0.3, z - l / 2 + 0.5 + i * 0.95],
      [i + k + 7, x + w / 2 + 0.3, z - l / 2 + 0.5 + i * 0.95],
    ])
}

export async function lecture(s, rows, seats, z, rise, tone = '#7a6248') {
  for (let r = 0; r < rows; r++) {
    const y = r * rise
    if (rise) s.block(0, 0, z + r * 1.25 + 0.25, seats * 0.8 + 1, Math.max(0.02, y), 1.25, matte('#57504a'))
    s.block(0, y + 0.4, z + r * 1.25 - 0.35, seats * 0.76, 0.34, 0.3, matte(tone))
    audience(s, { rows: 1, seats, z: z + r * 1.25, gap: 0.74, chair: false, full: 0.8, base: y })
  }
}
