// Rooms that daylight fills, and open ground by day.
import { DARK, METAL, begin, room } from '../engine/kit.mjs'
import { facade, floors, glass, matte, walls } from '../engine/materials.mjs'
import { tree } from '../engine/props.mjs'
import { DAY } from './civic-parts.mjs'

// Sun through a glazed side: low enough to lay bright patches on the floor.
const SIDES = { left: [-1.2, 0.75, 0.35], right: [1.2, 0.75, 0.35], back: [0.35, 0.7, -1.2] }

// A room with one glazed side; beyond it lie a forecourt, trees and houses, or what `view` puts there.
export function sunlit(
  n,
  { light: side = 'right', w = 14, d = 12, h = 4.4, pane = 2, view, sun = 4.4, fill = 0.34, ...camera },
  materials = {},
) {
  const s = begin(n, {
    ...DAY.noon,
    sun: sun && { ...DAY.noon.sun, from: SIDES[side], power: sun },
    boost: 2.4,
    fill: [fill, fill * 0.98, fill * 0.94],
    bloom: 0.2,
    ...camera,
  })
  room(s, {
    w,
    d,
    h,
    floor: floors.terrazzo('#a8a298'),
    wall: walls.plain('#a8a6a2'),
    ceil: walls.plain('#b0aeaa'),
    ...materials,
    [side]: null,
    rear: true,
  })
  mullions(s, side, w, d, h, pane)
  s.quad([-160, -0.06, 160], [320, 0, 0], [0, 0, -320], view?.ground ?? floors.stone('#8c877e', 1.6))
  if (view) view.build(s)
  else outside(s, side, w, d)
  return s
}

function mullions(s, side, w, d, h, pane) {
  const long = side === 'back' ? w : d
  const count = Math.round(long / pane)
  for (let i = 0; i <= count; i++) {
    const at = (i / count) * long
    if (side === 'back') s.block(at - w / 2, 0, 0, 0.07, h, 0.14, DARK)
    else s.block(side === 'left' ? -w / 2 : w / 2, 0, at, 0.14, h, 0.07, DARK)
  }
  const x = side === 'left' ? -w / 2 : w / 2
  for (const y of [0, h - 0.1, h * 0.72])
    if (side === 'back') s.block(0, y, 0, w, 0.1, 0.12, DARK)
    else s.block(x, y, d / 2, 0.12, 0.1, d, DARK)
  if (side === 'back') s.upright(0, 0, 0, w, h, 0, glass(0.3))
  else s.upright(x, 0, d / 2, d, h, side === 'left' ? 90 : -90, glass(0.3))
}

function outside(s, side, w, d) {
  const tones = ['#b8a48c', '#a89a90', '#9c9688', '#b4a898']
  for (let i = 0; i < 5; i++) {
    const along = (i - 2) * 15
    const off = 26 + (i % 3) * 7
    const [x, z] =
      side === 'back' ? [along, -off] : [(side === 'left' ? -1 : 1) * (w / 2 + off), d / 2 + along]
    s.block(x, 0, z, 12, s.rnd.between(7, 17), 12, facade(tones[i % 4], { cell: [2.4, 3.4] }))
    const near = 9 + (i % 2) * 4
    const [tx, tz] =
      side === 'back'
        ? [along * 0.6 + 3, -near]
        : [(side === 'left' ? -1 : 1) * (w / 2 + near), d / 2 + along * 0.6 + 3]
    tree(s, tx, tz, 6 + (i % 3), i + 1)
  }
}

// Open ground under the sun of noon or afternoon.
export function open(n, { time = 'noon', ground = floors.stone('#a09684', 1.5), ...camera }) {
  const s = begin(n, { ...DAY[time], ...camera })
  s.quad([-160, 0, 120], [320, 0, 0], [0, 0, -420], ground)
  return s
}

const HOUSES = ['#c4ae90', '#b09884', '#a8a49a', '#c0b4a4', '#9a8c80']

// House fronts along the far side of an open place.
export function houses(s, z, { from = -60, to = 60, tall = [9, 20], seed = 1 } = {}) {
  for (let x = from, i = 0; x < to; i++) {
    const wide = s.rnd.between(10, 18)
    s.block(
      x + wide / 2,
      0,
      z - s.rnd.between(0, 3),
      wide - 0.4,
      s.rnd.between(...tall),
      12,
      facade(HOUSES[(i + seed) % HOUSES.length], { cell: [s.rnd.between(1.8, 3), 3.3] }),
    )
    x += wide
  }
}

// Steel frame of a screen that stands on the ground: two legs and braces.
export function legs(s, x, z, w, y) {
  for (const k of [-0.36, 0.36]) {
    s.block(x + k * w, 0, z - 0.35, 0.32, y + 0.4, 0.32, METAL)
    s.block(x + k * w, 0, z - 0.35, 0.9, 0.16, 0.9, matte('#8c8a86'))
  }
}
