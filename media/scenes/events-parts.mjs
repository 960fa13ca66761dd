// Parts shared by the events scenes.
import { METAL, people, room, wall } from '../engine/kit.mjs'
import { floors, light, matte, walls } from '../engine/materials.mjs'
import { tower, truss } from '../engine/props.mjs'

export const BLACK = walls.drape('#33303a')

// A show stage: deck, back screen, wings, truss with lamps.
export async function stage(
  s,
  {
    w = 14,
    h = 5,
    y = 1.6,
    z = 0.6,
    deck = 1.1,
    tex,
    wing,
    wingW = 3,
    turn = 18,
    gain = 1.4,
    lamps = 0,
    towers = true,
    top = 8,
  },
) {
  s.block(0, 0, z + 3.2, w + 5, deck, 5.6, matte('#2a2a2e'), { top: floors.polished('#3a3a40') })
  wall(s, 0, deck + y - 1.1, z, w, h, tex, { gain })
  if (wing)
    for (const k of [-1, 1])
      wall(s, k * (w / 2 + wingW * 0.62), deck + 0.2, z + 0.9, wingW, h, wing, { turn: -k * turn, gain })
  truss(s, -w / 2 - 3, w / 2 + 3, top, z + 2.5)
  truss(s, -w / 2 - 3, w / 2 + 3, top - 0.2, z + 5.4)
  if (towers) for (const k of [-1, 1]) tower(s, k * (w / 2 + 3.1), z + 4, top)
  for (let i = 0; i < lamps; i++) {
    const x = -w / 2 + (i + 0.5) * (w / lamps)
    s.quad([x - 0.12, top - 0.15, z + 5.3], [0.24, 0, 0], [0, 0, 0.2], light(26, { look: 0.25 }))
  }
}

// Shafts of light as faint see-through quads.
function shafts(s, list) {
  for (const [x, y, z, tx, ty, wide, k = 0.16] of list) {
    const l = Math.hypot(tx - x, ty - y)
    const nx = -(ty - y) / l
    const ny = (tx - x) / l
    for (let i = 0; i < 4; i++) {
      const g = wide * (1 - i * 0.22)
      s.quad([x - nx * g * 0.5, y - ny * g * 0.5, z + i * 0.01], [nx * g, ny * g, 0], [tx - x, ty - y, 0], {
        type: 'glow',
        k: k / 4,
      })
    }
  }
}
export function fan(s, y, z, xs, spread, k) {
  shafts(
    s,
    xs.map((x, i) => [
      x,
      y,
      z,
      x + spread * (xs.length > 1 ? (i / (xs.length - 1)) * 2 - 1 : 0),
      0.6,
      1.1,
      k,
    ]),
  )
}

export async function ballroom(s, tex, tone, w, h) {
  room(s, {
    w: 18,
    d: 18,
    h: 6.4,
    floor: floors.carpet(tone),
    wall: walls.panels(tone, 2.2, 3.2),
    ceil: walls.plain('#a89a88'),
  })
  s.block(0, 0, 2, w + 2, 0.5, 3.4, matte('#3a3230'), { top: floors.polished('#4a4440') })
  wall(s, 0, 0.9, 0.4, w, h, tex, { gain: 1.3 })
  // Chandeliers: rings of small warm lamps.
  for (const [x, z] of [
    [-4.5, 6],
    [4.5, 6],
    [-4.5, 11],
    [4.5, 11],
  ]) {
    for (let i = 0; i < 10; i++)
      s.sphere(
        x + Math.sin(i * 0.628) * 0.8,
        5.2 + (i % 2) * 0.14,
        z + Math.cos(i * 0.628) * 0.8,
        0.06,
        light(16, { look: 0.12 }),
      )
    s.cylinder(x, 5.3, z, 0.02, 1.1, METAL)
  }
  for (let j = 0; j < 3; j++)
    for (let i = -2; i <= 2; i++) {
      const x = i * 3.1 + (j % 2)
      const z = 6 + j * 2.9
      s.cylinder(x, 0, z, 0.8, 0.74, matte('#d8cdbd'))
      s.cylinder(x, 0.74, z, 0.1, 0.3, matte('#b8485a'))
      for (const a of [0.4, 1.9, 3.3, 4.8])
        if (s.rnd() < 0.8)
          people(s, [['sit', s.rnd.int(0, 20), x + Math.sin(a) * 1.15, z + Math.cos(a) * 1.15, 1.7, 0.42]])
    }
  people(s, [['talk', s.rnd.int(0, 9), 0.6, 2.8, 1.74, 0.5]])
}
