// Scenes: concert-stage.
import { begin, crowd, people, room } from '../engine/kit.mjs'
import { floors, walls } from '../engine/materials.mjs'
import { BLACK, fan, stage } from './events-parts.mjs'
import { beams } from '../screens/beams.mjs'

/** A covered stage with a standing crowd. */
async function concert(n, view, tex, wing) {
  const s = begin(n, { fov: 62, bloom: 0.35, haze: 0.012, hazeLight: 0.1, ...view })
  room(s, { w: 34, d: 26, h: 12, floor: floors.concrete('#3f3f45'), wall: BLACK, ceil: walls.plain('#1d1d22') })
  await stage(s, { w: 15, h: 6.2, tex, wing, top: 9, lamps: 5 })
  fan(s, 8.8, 5, [-7, -4, -1.4, 1.4, 4, 7], 4, 0.3)
  people(s, [
    ['cheer', 2, 0, 3.4, 1.8, 1.1],
    ['stand', 7, -4, 3, 1.75, 1.1],
    ['talk', 3, 4, 3, 1.75, 1.1],
  ])
  crowd(s, 90, { x0: -13, x1: 13, z0: 8, z1: 15.5, poses: ['cheer', 'stand', 'cheer', 'phone'] })
  return s
}

export const concertStageScenes = {
  'concert-stage-1': (n) =>
    concert(n, { pos: [0, 2, 19], at: [0, 4.4, 0] }, beams('neon', 3, 15 / 6.2), beams('magenta', 5, 0.5)),
  'concert-stage-2': (n) => {
    const gold = ['#140a02', '#6a2a04', '#ffa01c', '#fff0b0']
    return concert(n, { pos: [-9, 2.6, 17], at: [0.6, 4, 0] }, beams(gold, 9, 15 / 6.2), beams(gold, 2, 0.5))
  },
}
