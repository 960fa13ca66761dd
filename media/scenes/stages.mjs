// Places of the distance stage at three hours, seen from straight ahead: the screen is a dark rectangle, whose picture the page
// draws. In the evening, its light is in the place.
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { METAL, crowd, people } from '../engine/kit.mjs'
import { BODY, dusk, floors, light, matte, screen, walls } from '../engine/materials.mjs'
import { lamp, plant, tree, vehicle } from '../engine/props.mjs'
import { decoded, overlay } from '../engine/texture.mjs'
import { words } from '../screens/lettering.mjs'
import { base, circle } from '../screens/markup.mjs'
import { bust } from './commerce-parts.mjs'
import { WALK, front, open, road } from './day-parts.mjs'
import { sunlit } from './daylight.mjs'
import { shop, window } from './glass-parts.mjs'
import { touched } from './touch-wall.mjs'

const DARK = [0.01, 0.01, 0.01]
const EVENING = { sun: null, dim: true, bloom: 0.05 }
// `screen`: how much light the screen throws on the place; `lamps`: how bright its windows and lamps are.
const HOURS = {
  '': { screen: 0, lamps: 0 },
  '-dusk': {
    screen: 22,
    lamps: 0.2,
    fill: 0.055,
    sky: dusk('#566070', '#c8ccd2', '#ffffff', { power: 0.25 }),
  },
  '-night': {
    screen: 40,
    lamps: 0.15,
    fill: 0.012,
    sky: dusk('#303844', '#707884', '#9098a4', { power: 0.11 }),
  },
}

// The street of the outdoor stage through a day, from one camera. `veil`: the sun that black sends back, as a share of white. Rendered
// with SAMPLES=3.
const DAY = {
  morning: { says: ['6:45', '24 °C'], veil: 0.16, exposure: 0.78, sun: { from: [-0.6, 0.34, 1], power: 3.3 } },
  noon: { says: ['12:30', '35 °C'], veil: 0.04, exposure: 1, sun: { from: [-0.5, 1, 0.26], power: 3.3 } },
  dusk: { says: ['18:30', '31 °C'], gain: 1, screen: 6, lamps: 0.3, sky: dusk('#566070', '#c8ccd2', '#ffffff', { power: 0.62 }) },
  night: { says: ['22:00', '28 °C'], gain: 0.55, ...HOURS['-night'], screen: 9, lamps: 0.08 },
}

export const stageScenes = Object.fromEntries([
  ...[
    ['outdoor', outdoor, 1],
    ['indoor', indoor, 0.05],
    ['transparent', transparent, 0.32],
  ].flatMap(([place, build, share]) =>
    Object.entries(HOURS).map(([hour, { screen: power, ...more }]) => [
      `stage-${place}${hour}`,
      async (n) =>
        build(n, { ...more, shown: power && screen(await shownOn(place), power * share, { unseen: true }) }),
    ]),
  ),
  ...Object.keys(DAY).map((hour) => [`stage-day-${hour}`, () => street(hour)]),
  ['stage-touch', drawnOn],
])

// A floor plan on a touch wall: the page draws the strokes of both hands.
function drawnOn(n) {
  const rooms =
    'M60 60H964V516H640M560 516H60V60M60 300H300M380 300H440V60M440 230V516M640 516V380M640 300V60M640 230H800M880 230H964'
  const plan = `<path d="${rooms}" fill="none" stroke="#8296a8" stroke-width="9"/>`
  const room = { wall: walls.panels('#a8a6a0', 1.2, 2.1), ceil: walls.plain('#a4a4a2') }
  const look = { pos: [0.4, 1.6, 6.2], at: [0.1, 1.6, 0], fov: 52, power: 9, room }
  const tex = overlay(base(1024, 576, '#ffffff', '#e4ebf0'), plan)
  const group = [
    ['touch', 4, -1.5, 0.8, 1.72],
    ['touch', 9, 1.15, 0.8, 1.62],
    ['stand', 7, 2.2, 1.3],
  ]
  return touched(n, look, [0, 0.7, 3.6, 2.03, tex, 0.9], group)
}

export async function street(hour, view = { pos: [-10, 1.7, 29], at: [1.2, 4.8, 0], fov: 50 }) {
  const { says, gain = 1.3, veil = 0, screen: power = 0, lamps = 0, ...more } = DAY[hour]
  const letters = circle(845, 553, 230, '#ffb400') + words(58, 276, 311, says[0]) + words(58, 484, 150, says[1])
  const tex = await overlay(base(960, 576, '#d4145a', '#3a0a6a'), letters)
  const shown = power && screen(tex, power, { unseen: true })
  const s = outdoor('stage-day', { ...view, ...more, lamps, shown })
  const seen = { ...tex, data: tex.data.map((x) => veil + x * (1 - veil)) }
  return s.upright(0, 4.2, 0.909, 9.6, 5.76, 0, screen(seen, gain, { cabinet: [0.96, 0.96] }))
}

// The picture is 64 m wide at the face, whose plane is z = 0.9; its middle is at 12 m.
function outdoor(n, { lamps, shown, sky, ...more }) {
  const evening = sky && { ...EVENING, sky, fill: DARK, exposure: 1.2 }
  const s = open(n, { pos: [0, 1.7, 80.9], at: [0, 12, 0.9], fov: fovOf(64, 80), ...more, ...evening })
  road(s, 17, 8)
  const houses = [
    [0, 0, 34, 15.6],
    [-26.5, -5, 15, 20],
    [26, -4, 14, 17],
    [-42, -3, 14, 14],
    [41.5, -6, 14, 23],
    [-14, -42, 18, 27],
    [9, -46, 16, 34],
    [-44, -50, 22, 38],
    [32, -44, 18, 30],
  ]
  for (const [i, [x, z, w, h]] of houses.entries())
    front(s, {
      ...{ x, z, w, h, lights: lamps * (z < -20 ? 0.5 : 1), shops: z > -20 },
      free: i ? undefined : [-5.6, 5.6, 4, 11],
      tone: ['#c8b8a0', '#a8a49a', '#b4a48c'][i % 3],
    })
  unlit(s, 0, 4.2, 0.9, 9.6, 5.76, 0.12, shown)
  for (const [x, z, k] of [
    [-13.4, 4, 3],
    [13.8, 4, 7],
    [-21, 6, 5],
    [24, 6, 2],
    [-33, 5, 4],
  ])
    tree(s, x, z, 7, k)
  for (const [x, side] of [
    [-25, 1],
    [-8.6, 1],
    [8.6, -1],
    [25, -1],
  ]) {
    lamp(s, x, 11.6, 7, { power: lamps * 1600, side })
  }
  // The shops throw light on the pavement.
  if (lamps)
    for (const x of [-12, 0, 12])
      s.quad([x - 5, 3, 0.9], [10, 0, 0], [0, 0, 0.3], light(lamps * 40, { look: 0 }))
  for (const [make, x, z, turn, k] of [
    ['auto', -19, 19, 0, 1],
    ['car', 20, 15, 180, 2],
  ])
    vehicle(s, make, x, z, turn, k)
  for (const [x, k] of [
    [-14.5, 3],
    [15, 6],
  ]) {
    s.block(x, 0, 34, 2.6, 0.45, 2.6, floors.stone('#b4b0a8', 1.3))
    tree(s, x, 34, 6.4, k)
  }
  crowd(s, 22, { x0: -26, x1: 26, z0: 2.4, z1: 9, poses: WALK })
  people(s, [
    ['sit', 4, -14, 35.1, 1.7, 0.45],
    ['phone', 9, 19, 28],
    ['talk', 2, 20.2, 28.4],
  ])
  return s
}

// The picture is 10 m wide at the face, whose plane is z = 0.3; its middle is at 2.45 m.
function indoor(n, { lamps, shown, sky, fill }) {
  const s = sunlit(
    n,
    {
      ...{ light: 'right', w: 13, d: 13, h: 5, sun: 2.6, fill: 0.62, exposure: 1.15 },
      ...{ pos: [0, 1.6, 10.3], at: [0, 2.45, 0.3], fov: fovOf(10, 10) },
      ...(shown && { ...EVENING, sky, fill }),
    },
    {
      floor: floors.polished('#a8a49c'),
      back: walls.panels('#b4a68e', 2, 2.5),
      wall: walls.plain('#b8b2a8'),
    },
  )
  unlit(s, 0, 1.05, 0.3, 4.8, 2.7, 0.03, shown)
  if (lamps)
    for (const x of [-3.5, 3.5])
      s.quad([x - 0.2, 4.99, 0.8], [0.4, 0, 0], [0, 0, 0.4], light(lamps * 80, { look: 0.07 }))
  plant(s, -3.6, 0.9, 1.7, 2)
  s.block(3.7, 0, 1.1, 1.7, 0.42, 0.8, matte('#5a4a3c'))
  s.block(3.7, 0.42, 0.8, 1.7, 0.4, 0.2, matte('#5a4a3c'))
  people(s, [
    ['walk-right', 6, -3.4, 2.4],
    ['stand', 3, 2.9, 1.7],
  ])
  return s
}

// The picture is 11.2 m wide at the panels, whose plane is the glass, z = 0; its middle is at 2.5 m.
function transparent(n, { lamps, shown, sky }) {
  const evening = shown && { ...EVENING, sky, fill: DARK }
  const s = window(n, { pos: [0, 1.6, 10], at: [0, 2.5, 0], fov: fovOf(11.2, 10), ...evening })
  shop(s, { lamps: shown ? lamps * 30 : 30 })
  for (const [x, z, k] of [
    [-3.2, -1.6, 2],
    [-1.1, -2.2, 0],
    [1.4, -1.7, 5],
    [3.4, -2.4, 1],
  ])
    bust(s, x, z, k)
  for (const x of [-3, 3]) s.block(x, 0.7, -0.08, 0.03, 3, 0.03, METAL)
  if (shown) s.upright(0, 1.7, 0.01, 6, 3, 0, shown)
  people(s, [
    ['stand', 5, 0.3, -4.4],
    ['walk-left', 8, 4.6, 1.2],
  ])
  return s
}

// An unlit face of black LED, and the cabinet's edge around it. `shown` throws its light on the place.
function unlit(s, x, y, z, w, h, edge, shown) {
  s.block(x, y - edge, z - 0.3, w + edge * 2, h + edge * 2, 0.6, BODY)
  s.upright(x, y, z + 0.006, w, h, 0, BODY)
  if (shown) s.upright(x, y, z + 0.012, w, h, 0, shown)
}

// The picture that the page draws on a screen, coarse: it is only seen as light.
async function shownOn(place) {
  const file = fileURLToPath(new URL(`../../public/media/stage-${place}-screen.webp`, import.meta.url))
  return decoded(sharp(file).resize(96))
}

// Degrees across a width of metres at a distance.
function fovOf(wide, far) {
  return (2 * Math.atan(wide / 2 / far) * 180) / Math.PI
}
