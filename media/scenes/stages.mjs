// Places of the distance stage, seen from straight ahead: the screen is a dark rectangle, whose picture the page draws.
import { METAL, crowd, people } from '../engine/kit.mjs'
import { BODY, floors, matte, walls } from '../engine/materials.mjs'
import { plant, tree } from '../engine/props.mjs'
import { bust } from './commerce-parts.mjs'
import { WALK, front, open, road } from './day-parts.mjs'
import { sunlit } from './daylight.mjs'
import { shop, window } from './glass-parts.mjs'

// An unlit face of black LED, and the cabinet's edge around it.
const FACE = BODY
function unlit(s, x, y, z, w, h, edge) {
  s.block(x, y - edge, z - 0.3, w + edge * 2, h + edge * 2, 0.6, BODY)
  s.upright(x, y, z + 0.006, w, h, 0, FACE)
}

export const stageScenes = {
  // The picture is 40 m wide at the face, whose plane is z = 0.9; its middle is at 8.5 m.
  'stage-outdoor': async (n) => {
    const s = open(n, { pos: [0, 1.7, 40.9], at: [0, 8.5, 0.9], fov: fovOf(40, 40) })
    road(s, 13)
    front(s, { w: 34, h: 15.6, free: [-5.6, 5.6, 4.4, 12.4], tone: '#c8b8a0' })
    for (const [x, z, w, h, tone] of [
      [-27, -7, 16, 18, '#a8a49a'],
      [26, -9, 15, 13, '#b4a48c'],
    ])
      front(s, { x, z, w, h, tone })
    unlit(s, 0, 5.5, 0.9, 9.6, 5.76, 0.12)
    for (const [x, z, k] of [
      [-13.4, 4, 3],
      [13.8, 4, 7],
      [-18, 5, 5],
    ])
      tree(s, x, z, 7, k)
    crowd(s, 16, { x0: -16, x1: 16, z0: 2.4, z1: 8, poses: WALK })
    return s
  },
  // The picture is 10 m wide at the face, whose plane is z = 0.3; its middle is at 2.45 m.
  'stage-indoor': async (n) => {
    const s = sunlit(
      n,
      {
        light: 'right',
        w: 13,
        d: 13,
        h: 5,
        sun: 2.6,
        fill: 0.62,
        exposure: 1.15,
        pos: [0, 1.6, 10.3],
        at: [0, 2.45, 0.3],
        fov: fovOf(10, 10),
      },
      {
        floor: floors.polished('#a8a49c'),
        back: walls.panels('#b4a68e', 2, 2.5),
        wall: walls.plain('#b8b2a8'),
      },
    )
    unlit(s, 0, 1.05, 0.3, 4.8, 2.7, 0.03)
    plant(s, -3.6, 0.9, 1.7, 2)
    s.block(3.7, 0, 1.1, 1.7, 0.42, 0.8, matte('#5a4a3c'))
    s.block(3.7, 0.42, 0.8, 1.7, 0.4, 0.2, matte('#5a4a3c'))
    people(s, [['walk-right', 6, -3.4, 2.4]])
    return s
  },
  // The picture is 11.2 m wide at the panels, whose plane is the glass, z = 0; its middle is at 2.5 m.
  'stage-transparent': async (n) => {
    const s = window(n, { pos: [0, 1.6, 10], at: [0, 2.5, 0], fov: fovOf(11.2, 10) })
    shop(s)
    for (const [x, z, k] of [
      [-3.2, -1.6, 2],
      [-1.1, -2.2, 0],
      [1.4, -1.7, 5],
      [3.4, -2.4, 1],
    ])
      bust(s, x, z, k)
    for (const x of [-3, 3]) s.block(x, 0.7, -0.08, 0.03, 3, 0.03, METAL)
    people(s, [
      ['stand', 5, 0.3, -4.4],
      ['walk-left', 8, 4.6, 1.2],
    ])
    return s
  },
}

// Degrees across a width of metres at a distance.
function fovOf(wide, far) {
  return (2 * Math.atan(wide / 2 / far) * 180) / Math.PI
}
