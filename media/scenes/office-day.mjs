// Scenes: offices by day.
import { people, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { plant } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { coast } from '../screens/nature.mjs'

export const officeDayScenes = {
  'closing-hall': async (n) => {
    const s = sunlit(
      n,
      { light: 'back', w: 26, d: 14, h: 6, sun: 2.6, pos: [-3.2, 1.6, 12], at: [1, 2.6, 0], fov: 62 },
      { floor: floors.polished('#a8a49c'), wall: walls.panels('#b8b2a8', 2, 2) },
    )
    wall(s, 2.4, 0.8, 1.6, 8, 4.4, coast(12, 8 / 4.4), { gain: 1.5, depth: 0.3, turn: -8 })
    s.block(2.4, 0, 1.44, 8.06, 0.8, 0.3, matte('#54565a'), { turn: -8 })
    people(s, [
      ['stand', 8, -2.6, 3.6],
      ['talk', 5, -1.9, 3.8],
      ['walk-left', 3, 7, 3.4],
    ])
    plant(s, -4.4, 1, 2.2, 2)
    return s
  },
}
