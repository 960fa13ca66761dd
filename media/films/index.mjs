// The films: a scene with exactly one screen, and what runs on it. Its light is rendered by `nodes`, across and up; where it hardly
// changes, it is the poster's, and `window` says where the screen is. `picture(t)` with t from 0 to 1 over one turn gives a
// function of place; everything moves by whole turns, so that the last frame meets the first.
import { DARK, METAL, begin, people, room, wall } from '../engine/kit.mjs'
import { floors, glass, matte, walls } from '../engine/materials.mjs'
import { column, lines, plant } from '../engine/props.mjs'
import { newTexture } from '../engine/texture.mjs'
import { DAY } from '../scenes/civic-parts.mjs'
import { horizon } from './horizon.mjs'
import { shore } from './shore.mjs'

const GAIN = 1.25
// The wall of the arcade, and the camera straight before it, so that the screen is an upright rectangle of the picture.
const TALL = { y: 1.6, z: 0.4, w: 4.3, h: 5.2 }
const VIEW = { pos: [0, 1.6, 15], at: [0, 2.9, 0], fov: 62 }

export const films = {
  'hero-home': {
    seconds: 10,
    gain: GAIN,
    scene: arcade,
    window: windowOf(VIEW, TALL),
    picture: shore(TALL.w / TALL.h),
  },
  promotion: { seconds: 8, gain: GAIN, nodes: [10, 4], scene: atrium, picture: horizon },
}

// The pictures that stand there until a film runs: their first frames.
export const posters = {
  'hero-home': (name) => arcade(name, firstFrame(shore(TALL.w / TALL.h), TALL.w / TALL.h)),
  promotion: (name) => atrium(name, firstFrame(horizon, 13.6 / 5.6)),
}

// Where the picture shows a screen that the camera faces, in parts of its width and height.
function windowOf({ pos: [, eye, far], at: [, aim], fov }, { y, z, w, h }) {
  const wide = 2 * (far - z) * Math.tan((fov * Math.PI) / 360)
  const high = (wide * 9) / 16
  const middle = eye + ((aim - eye) * (far - z)) / far
  return { left: 0.5 - w / 2 / wide, top: 0.5 + (middle - y - h) / high, width: w / wide, height: h / high }
}

function firstFrame(picture, aspect) {
  const draw = picture(0)
  const [w, h] = aspect < 1 ? [1080 * aspect, 1080] : [540 * aspect, 540]
  const screen = newTexture(Math.round(w), h)
  const out = [0, 0, 0]
  for (let i = 0; i < screen.w * screen.h; i++) {
    draw(((i % screen.w) + 0.5) / screen.w, (Math.floor(i / screen.w) + 0.5) / screen.h, out)
    screen.data.set(out, i * 4)
  }
  return screen
}

// A tall wall over the floor of a daylit arcade. It is narrow enough to be whole on a phone, which shows the middle alone,
// and ends above the words.
function arcade(name, content = newTexture(2, 2)) {
  const s = begin(name, {
    ...DAY.noon,
    ...VIEW,
    fill: [0.34, 0.335, 0.33],
    exposure: 1.05,
    sun: { ...DAY.noon.sun, from: [-1, 0.9, 0.4] },
  })
  const [w, d, h] = [22, 20, 9.4]
  room(s, {
    w,
    d,
    h,
    floor: floors.polished('#948e84'),
    wall: walls.panels('#c4b8a4', 2, 2.35),
    ceil: walls.plain('#b8b3aa'),
    left: null,
  })
  s.upright(-w / 2, 0, d / 2, d, h, 90, glass(0.3))
  for (let z = 0.6; z < d; z += 2.4) s.block(-w / 2, 0, z, 0.14, h, 0.1, DARK)
  s.quad([-w / 2 - 120, -0.05, 80], [120, 0, 0], [0, 0, -160], floors.stone('#8e867a', 1.2))
  wall(s, 0, TALL.y, TALL.z, TALL.w, TALL.h, content, { gain: GAIN, depth: 0.36, edge: 0.06 })
  // Below the screen a bench of stone; galleries on both sides.
  s.block(0, 0, 0.5, 5, 0.45, 0.7, matte('#6a6259'), { top: floors.polished('#7a7268') })
  for (const side of [-1, 1]) {
    s.block(side * 7.6, 4.1, 1.3, 6.8, 0.42, 2.6, matte('#c4beb2'))
    s.block(side * 7.6, 4.52, 2.56, 6.8, 1.02, 0.03, glass(0.5))
    s.block(side * 7.6, 5.54, 2.56, 6.8, 0.05, 0.07, METAL)
    column(s, side * 4.5, 2.2, 0.24, 4.1, walls.plain('#d0ccc4'))
  }
  lines(s, { h: 4.09, xs: [-9.2, -6.4, 6.4, 9.2], z0: 0.4, z1: 2.4, power: 1.6, look: 0.8 })
  plant(s, -4, 0.8, 2.3, 1)
  plant(s, 4, 0.8, 2.3, 2)
  people(s, [
    ['stand', 7, -3.2, 3],
    ['talk', 4, -2.5, 3.2],
    ['walk-left', 5, 5.2, 3],
    ['walk-bag', 8, 7.8, 3.6],
    ['phone', 9, -7.4, 2.4],
    ['stand', 12, 6.4, 2.1, 1.7, 4.52],
    ['talk', 2, 7.2, 2.1, 1.64, 4.52],
    ['phone', 16, -6.2, 2.1, 1.68, 4.52],
  ])
  return s
}

// A tall screen over a foyer, seen from its floor.
function atrium(name, content = newTexture(2, 2)) {
  const s = begin(name, {
    pos: [1.6, 1.6, 13.5],
    at: [0.2, 3.2, 0],
    fov: 62,
    bloom: 0.28,
    fill: [0.07, 0.07, 0.08],
  })
  room(s, {
    w: 22,
    d: 18,
    h: 8,
    floor: floors.stone('#5c5a5a', 1.5),
    wall: walls.slats('#5a4636', 0.16),
    back: walls.panels('#4a4a52', 2, 2.6),
    ceil: walls.plain('#33343a'),
  })
  s.block(0, 0, 0.6, 15, 0.5, 1, DARK)
  wall(s, 0, 0.9, 0.4, 13.6, 5.6, content, { gain: GAIN })
  lines(s, { h: 8, xs: [-7, 0, 7], z0: 3, z1: 16, power: 0.7 })
  people(s, [
    ['walk-right', 3, -5.4, 4.2],
    ['stand', 16, -1.6, 4.8],
    ['stand', 18, -0.9, 5],
    ['walk-bag', 8, 4.6, 4.4],
    ['phone', 21, 7.4, 3.4],
  ])
  return s
}
