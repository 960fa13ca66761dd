// Parts shared by the halls scenes.
import { begin, room } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'

const COOL = [0.1, 0.11, 0.13]
export const arc = (cx, cz, r, from, to, n = 24) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / n) * Math.PI) / 180
    return [cx + Math.sin(a) * r, cz + Math.cos(a) * r]
  })
export const STROLL = ['walk-left', 'walk-right', 'stand', 'talk', 'phone']

export async function gallery(n, o, build) {
  const s = begin(n, { fill: COOL, ...o })
  room(s, {
    w: 16,
    d: 14,
    h: 5.4,
    floor: floors.polished('#6a6a70'),
    wall: walls.panels('#62656e', 2, 1.8),
    ceil: walls.plain('#4c4f57'),
    ...o.room,
  })
  await build(s)
  return s
}
