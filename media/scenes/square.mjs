// One square with nine screens, at dusk and at noon. Home's first picture shows it whole; each of its tiles, and the first
// picture of each product, is a camera in it.
import { BODY, floors, glass, matte, screen, walls } from '../engine/materials.mjs'
import { Scene } from '../engine/scene.mjs'
import { METAL, begin, people, wall } from '../engine/kit.mjs'
import { lamp, tree, truss } from '../engine/props.mjs'
import { DAY } from './civic-parts.mjs'
import { catwalk, front } from './day-parts.mjs'
import { truck } from './products-parts.mjs'
import { guide, handloom, kolam, lights, offer, programme, route, tonight, vote } from './square-screens.mjs'

const CAMERAS = {
  'hero-home': { pos: [0.6, 11, 50], at: [0.6, 5.6, 0], fov: 63 },
  'closing-square': { pos: [-13, 9, 44], at: [2.5, 6, 2], fov: 51 },
  'closing-noon': { pos: [9, 8, 34], at: [22.2, 4.4, 4], fov: 42, hour: 'noon' },
  'closing-corner': { pos: [6, 3, 34], at: [16.5, 5, 5], fov: 58 },
  'closing-stage': { pos: [-8, 3.2, 36], at: [-16.5, 4.4, 6], fov: 58 },
  // Rendered with SAMPLES=6.
  'closing-front': { pos: [0.5, 1.6, 14], at: [2.4, 1.75, 3], fov: 54 },
  // Four of Home's are rendered with SAMPLES=24, since warm light is grainy: indoor, touch, glass and standee.
  'home-indoor': { pos: [6.2, 1.7, 10.6], at: [7.8, 2.3, -0.8], fov: 50 },
  'home-outdoor': { pos: [8.5, 1.8, 27], at: [0.4, 9.6, 0], fov: 47 },
  'home-touch': { pos: [18.6, 1.7, 21.4], at: [21.2, 1.8, 10], fov: 42 },
  'home-glass': { pos: [-9.4, 1.7, 14.6], at: [-7.2, 2.3, 3.3], fov: 48 },
  'home-truck': { pos: [-14.5, 1.6, 29.5], at: [-11, 0.7, 17], fov: 43 },
  'home-curved': { pos: [12, 8, 18], at: [20, 6.8, 1], fov: 48 },
  'home-custom': { pos: [18.6, 1.7, 25.4], at: [14.4, 3.1, 13], fov: 42 },
  'home-standee': { pos: [3, 1.6, 11.6], at: [0.9, 0.95, 4.6], fov: 40 },
  'hero-outdoor-led-video-walls': { pos: [-3.6, 1.7, 29], at: [0.5, 9.2, 0], fov: 50, hour: 'noon' },
  'hero-truck-mounted-displays': { pos: [-5.6, 1.6, 28], at: [-10.6, 1.9, 17], fov: 46, hour: 'noon' },
  'hero-indoor-led-video-walls': { pos: [4.6, 1.6, 5.6], at: [7.35, 1.95, -0.85], fov: 70, hour: 'morning' },
  'hero-interactive-displays': { pos: [24.2, 1.6, 16.2], at: [21.2, 1.9, 10], fov: 56, hour: 'noon' },
  // Rendered with SAMPLES=8: light behind glass is grainy.
  'hero-transparent-led-display': { pos: [-12.4, 1.6, 11.4], at: [-6.8, 2.4, 3.6], fov: 64, hour: 'noon' },
  'hero-flexible-curved-led-walls': { pos: [12.4, 9.5, 24], at: [20.2, 7.4, 0], fov: 46, hour: 'noon' },
  'hero-custom-led-display': { pos: [20.4, 1.6, 20.2], at: [14.2, 3.1, 13], fov: 48, hour: 'noon' },
  'hero-led-standee-display': { pos: [3.3, 1.5, 9.7], at: [0.9, 1.45, 4.6], fov: 50, hour: 'morning' },
  'hero-rental-event-display': { pos: [-21.6, 1.7, 17.4], at: [-21.9, 4.4, 2], fov: 52 },
  'home-stage': { pos: [-14.6, 1.7, 18.4], at: [-21.4, 4.2, 2.2], fov: 46 },
}

const DUSK = (dx, dy, dz, out) => {
  // The last light comes from the left and behind the camera; the far side of the sky is darker.
  const side = 0.5 - 0.5 * (dx * 0.8 - dz * 0.6)
  const low = Math.exp(-Math.max(0, dy) * 2.2)
  const shine = (0.05 + 0.11 * low) * (0.35 + 1.3 * side)
  out[0] = shine * 0.93
  out[1] = shine
  out[2] = shine * 1.12
}

const HOURS = {
  dusk: { sky: DUSK, fill: [0.012, 0.012, 0.012], dim: true, exposure: 1.15, boost: 7, bloom: 0.1 },
  noon: { ...DAY.noon, exposure: 1 },
  // A low sun reaches the rooms of the ground floor.
  morning: { ...DAY.noon, exposure: 1, sun: { from: [-0.45, 0.28, 1], power: 3.3 } },
}

export const squareScenes = Object.fromEntries(
  Object.entries(CAMERAS).map(([name, { pos, at, fov, hour = 'dusk' }]) => [
    name,
    async () =>
      Object.assign(new Scene(name), await (built[hour] ??= square(hour)), { name }).camera(pos, at, fov),
  ]),
)

const built = {}

async function square(hour) {
  const s = begin('square', { ...CAMERAS['hero-home'], ...HOURS[hour] })
  s.place = `square at ${hour}`
  s.groups = hour === 'dusk'
  s.quad([-160, 0, 120], [320, 0, 0], [0, 0, -300], floors.stone('#9a968e', 2.4))
  s.block(0, 0, 9, 74, 0.05, 13, matte('#c8c4bc'), { top: floors.stone('#b4b0a8', 1.2) })
  await house(s)
  await corner(s)
  await stage(s)
  await things(s)
  for (const [x, z, w, h] of [
    [-30, -12, 16, 15],
    [-47, -4, 16, 20],
    [33, -10, 13, 17],
    [48, -2, 15, 22],
    [-16, -34, 18, 24],
    [14, -36, 20, 27],
    [36, -40, 18, 21],
    [-40, -42, 22, 19],
  ])
    front(s, { x, z, w, h, tone: '#b0a898', shops: h < 18 })
  for (const [x, z, h, k] of [
    [-14.6, 6, 6.4, 3],
    [28.6, 9, 6.2, 7],
    [31, 3, 6.6, 5],
    [-31, 8, 7, 2],
  ])
    tree(s, x, z, h, k)
  for (const [x, z, side] of [[-31, 13, 1]]) lamp(s, x, z, 6, { power: 7, side })
  people(s, [
    ['walk-right', 3, -4, 11],
    ['stand', 7, -2.2, 8.6],
    ['talk', 2, -1.4, 8.9],
    ['walk-left', 5, 4.6, 7.2],
    ['phone', 9, 12.2, 9.4],
    ['walk-bag', 8, 16.6, 7.6],
    ['stand', 12, 17.4, 15.4],
    ['walk-right', 6, -8.4, 5.2],
    ['stand', 1, -17, 9.4],
    ['stand', 4, -16, 9.9],
    ['cheer', 10, -18.6, 10.4],
    ['walk-left', 11, 25.6, 12.4],
  ])
  return s
}

// The house of the middle: a screen on its front, a foyer and a glass shop below it.
async function house(s) {
  const tone = '#cfc8ba'
  front(s, { x: 0, z: -1, w: 27, h: 19, shops: false, free: [-9, 9, 5, 16], tone, foot: 5.4 })
  // The ground floor stands before it: piers, a slab, rooms.
  s.block(0, 4.6, 1.4, 27, 0.5, 5, walls.plain(tone))
  for (const x of [-13.2, -1.1, 2.4, 13.2]) s.block(x, 0, 3.6, 0.6, 4.6, 0.6, walls.plain(tone))
  wall(s, 0, 7, 0.4, 14.4, 8.1, await handloom(), { gain: 1.5, depth: 0.5, edge: 0.12 })
  catwalk(s, 0, 5.9, 0.4, 14.8)
  // Shop of glass, its screen behind the panes.
  s.upright(-7.2, 0, 3.6, 11.4, 4.6, 0, glass(0.3))
  for (const x of [-12.9, -9.9, -7.2, -4.5, -1.5]) s.block(x, 0, 3.6, 0.06, 4.6, 0.08, METAL)
  s.upright(-7.2, 0.7, 3.3, 8.64, 3.2, 0, screen(await kolam(), 2.2, { open: 0.8 }))
  for (const x of [-10.6, -8.6, -5.8, -3.8]) s.add('bust', { x, y: 0, z: 1.6, h: 1.7, n: 2, turn: 10 })
  // Foyer, open to the square.
  wall(s, 7.8, 0.6, -0.85, 6.4, 2.88, await programme(), { gain: 1.4, depth: 0.1 })
  s.block(12.3, 0, 1.6, 1.4, 1.05, 0.6, matte('#a09888'), { turn: -60 })
  // Standee beside the door.
  s.block(0.65, 0.05, 4.6, 0.9, 0.06, 0.6, BODY)
  wall(s, 0.65, 0.16, 4.6, 0.72, 2.08, await offer(), { gain: 1.5, depth: 0.07 })
}

// A round house whose front is a band of light.
async function corner(s) {
  const [x, z, r] = [20.4, 0, 6]
  s.cylinder(x, 0, z, r, 5, walls.plain('#c4bcae'))
  for (let i = 0; i < 7; i++) {
    const a = ((i - 3) * 24 * Math.PI) / 180
    s.block(x + Math.sin(a) * r, 0, z + Math.cos(a) * r, 1.5, 3, 0.1, matte('#000000'), {
      turn: (a * 180) / Math.PI,
    })
  }
  for (const y of [5.1, 10.4]) s.cylinder(x, y - 0.1, z, r + 0.32, 0.2, BODY)
  s.cylinder(x, 5.2, z, r + 0.24, 5.1, screen(await route(), 1.5), { from: -96, to: 46 })
  s.cylinder(x, 10.5, z, r, 6, walls.plain('#c4bcae'))
  s.cylinder(x, 16.5, z, r + 0.3, 0.5, walls.plain('#c4bcae'))
}

async function stage(s) {
  const turn = 24
  s.block(-22, 0, 2.4, 12, 1.1, 6.4, matte('#8a857c'), { turn })
  wall(s, -22.2, 1.7, 1.6, 9.6, 5.4, await tonight(), { gain: 1.5, depth: 0.3, turn })
  truss(s, -28, -15.2, 8.6, 4)
  for (const x of [-27.8, -15.4]) s.block(x, 0, 4, 0.3, 8.6, 0.3, METAL)
  people(s, [
    ['talk', 5, -18.2, 4.2, 1.7, 1.1],
    ['stand', 6, -24.6, 8.4],
    ['cheer', 3, -23.4, 9],
    ['stand', 9, -22.6, 8.6],
    ['phone', 12, -20.4, 8.8],
  ])
}

async function things(s) {
  await truck(s, -11.4, 17, 8, await vote(), { tone: '#e8e4da', len: 5, gain: 1.5 })
  // A ball of light on a plinth.
  s.cylinder(14.4, 0, 13, 1.5, 0.7, matte('#b8b2a6'))
  s.cylinder(14.4, 0.7, 13, 0.5, 0.5, BODY)
  s.sphere(14.4, 3.2, 13, 2.1, screen(await lights(), 1.5))
  // A touch wall under a roof.
  s.block(21.3, 3.3, 10, 5.4, 0.18, 2.6, matte('#c8c2b6'))
  for (const k of [-2.5, 2.5]) s.block(21.3 + k, 0, 9.6, 0.16, 3.3, 0.5, matte('#b8b2a6'))
  wall(s, 21.3, 0.75, 10, 4.1, 2.3, await guide(), { gain: 1.35, depth: 0.09 })
  people(s, [['stand', 3, 18.1, 10.4]])
}
