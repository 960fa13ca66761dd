// The films. Light adds up, so that a film needs few renders. Where `nodes` (across and up) light one screen, `picture(t)` with t
// from 0 to 1 over one turn gives a function of place; everything moves by whole turns, so that the last frame meets the first.
// Where the picture has a layer per screen, `step(t)` says how many of them are on.
import { DARK, begin, people, room, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { newTexture } from '../engine/texture.mjs'
import { horizon } from './horizon.mjs'

const GAIN = 1.25

export const films = {
  'hero-home': { seconds: 10, step: oneAfterAnother },
  promotion: { seconds: 8, gain: GAIN, nodes: [10, 4], scene: atrium, picture: horizon },
}

// The pictures that stand there until a film runs: their first frames.
export const posters = {
  promotion: (name) => atrium(name, firstFrame(horizon, 13.6 / 5.6)),
}

const SCREENS = 9

// All are on, fade together, and come on one after another: two numbers of screens that are on, and how far from one to the other.
function oneAfterAnother(t) {
  if (t < 0.3) return [SCREENS, 0, ramp(t, 0.14, 0.26)]
  const on = Math.min(SCREENS - 1, Math.floor((t - 0.3) / 0.065))
  return [on, on + 1, ramp(t, 0.3 + on * 0.065, 0.3 + (on + 1) * 0.065)]
}

function ramp(t, from, to) {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
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
