// The films: a scene with exactly one screen, and what runs on it. `picture(t)` with t from 0 to 1 over one turn gives a
// function of place; everything moves by whole turns, so that the last frame meets the first.
import { DARK, begin, people, room, strip, wall } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { lines } from '../engine/props.mjs'
import { newTexture } from '../engine/texture.mjs'
import { aurora } from './aurora.mjs'
import { horizon } from './horizon.mjs'

const GAIN = 1.25

export const films = {
  'hero-home': { seconds: 10, gain: GAIN, scene: hall, picture: aurora },
  promotion: { seconds: 8, gain: GAIN, scene: atrium, picture: horizon },
}

// The pictures that stand there until a film runs: their first frames.
export const posters = {
  'hero-home': (name) => hall(name, firstFrame(aurora, 18.5 / 5)),
  promotion: (name) => atrium(name, firstFrame(horizon, 13.6 / 5.6)),
}

function firstFrame(picture, aspect) {
  const draw = picture(0)
  const screen = newTexture(Math.round(540 * aspect), 540)
  const out = [0, 0, 0]
  for (let i = 0; i < screen.w * screen.h; i++) {
    draw(((i % screen.w) + 0.5) / screen.w, (Math.floor(i / screen.w) + 0.5) / screen.h, out)
    screen.data.set(out, i * 4)
  }
  return screen
}

// A dark hall, its far side one bowed wall of light; the middle stays free, since phones show no more than that.
function hall(name, content = newTexture(2, 2)) {
  const s = begin(name, {
    pos: [-0.6, 1.55, 12.6],
    at: [0, 2.7, 0],
    fov: 68,
    bloom: 0.3,
    dim: true,
    fill: [0.04, 0.044, 0.055],
  })
  room(s, {
    w: 26,
    d: 18,
    h: 7.4,
    floor: floors.polished('#34363d'),
    wall: walls.panels('#3c3e47', 2, 2.4),
    ceil: walls.plain('#26282e'),
  })
  const bend = Array.from({ length: 33 }, (_, i) => {
    const a = -0.52 + (i / 32) * 1.04
    return [Math.sin(a) * 18, 17.6 - Math.cos(a) * 17.2]
  })
  strip(s, bend, 0.7, 5, content, { gain: GAIN })
  lines(s, { h: 7.4, xs: [-8, 8], z0: 4, z1: 16, power: 0.5 })
  people(s, [
    ['stand', 7, -4.6, 3.6],
    ['talk', 4, -3.9, 3.9],
    ['stand', 12, 1.3, 4.4],
    ['walk-left', 5, 5.2, 4],
    ['phone', 9, 7.6, 3],
    ['stand', 22, -8, 2.8],
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
