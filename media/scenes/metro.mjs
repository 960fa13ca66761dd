// Scenes: metro and railway stations, bus stands. Boards follow their own clocks.
import { METAL, begin, crowd, room, wall } from '../engine/kit.mjs'
import { floors, light, matte, walls } from '../engine/materials.mjs'
import { column, lines, tree } from '../engine/props.mjs'
import { EVENING } from './civic-parts.mjs'
import { open, sunlit } from './daylight.mjs'
import { GO, hang, train } from './transit-parts.mjs'
import { trains, ways } from '../screens/boards.mjs'
import { TAMIL } from '../screens/lettering.mjs'

export const metroScenes = {
  'metro-1': async (n) => {
    const s = begin(n, {
      ...EVENING,
      fill: [0.06, 0.06, 0.06],
      pos: [-3.4, 1.8, 12.4],
      at: [0.5, 2.9, 0],
      fov: 58,
    })
    room(s, {
      w: 20,
      d: 15,
      h: 5.4,
      floor: floors.stone('#a8a298', 0.9),
      back: walls.panels('#b09a7c', 0.9, 0.9),
      wall: walls.panels('#a89c8a', 0.9, 0.9),
      ceil: walls.slats('#8a8e94', 0.3),
    })
    wall(s, 0.6, 2, 0.2, 10, 3, await trains('18:04', { aspect: 10 / 3 }), { gain: 1.4 })
    for (let i = -3; i <= 3; i++) {
      s.block(i * 1.5, 0, 4.4, 0.34, 1.1, 1.6, METAL)
      s.quad([i * 1.5 - 0.1, 1.11, 4.8], [0.2, 0, 0], [0, 0, -0.2], light(1.5, { look: 0.7 }))
    }
    lines(s, { h: 5.4, xs: [-6, -3, 0, 3, 6], z0: 1, z1: 14, power: 2 })
    crowd(s, 10, { x0: -6, x1: 6, z0: 1.6, z1: 6, poses: ['walk-left', 'walk-right', 'walk-back', 'stand'] })
    return s
  },
  'platform-board-1': async (n) => {
    const s = open(n, { pos: [1.4, 1.65, 13], at: [-0.5, 2.6, 0], fov: 58, fill: [0.1, 0.1, 0.1], boost: 2 })
    s.quad([-2.6, 0.02, 24], [6.6, 0, 0], [0, 0, -60], floors.stone('#b4aea2', 0.8))
    s.quad([-2.6, 0.03, 24], [0.35, 0, 0], [0, 0, -60], matte('#d8b83a'))
    s.quad([-1.6, 4.6, -36], [6.4, 0, 0], [0, 0, 46], walls.ribbed('#8c9296'))
    for (const z of [-12, -4, 4]) column(s, 2.6, z, 0.16, 4.6, METAL)
    s.upright(4, 0, -6, 60, 2.4, -90, walls.brick('#a87860'))
    train(s, -4.4, -30, 6, '#b0bcc4')
    for (let i = 0; i < 6; i++) tree(s, -12 - (i % 2) * 5, 4 - i * 7, 7, i)
    hang(s, 0, 2.75, 5.4, 3.6, 1.25, await trains('11:32', { aspect: 3.6 / 1.25, platform: 2 }), 4.6, 1.5)
    crowd(s, 12, {
      x0: -1.9,
      x1: 3.2,
      z0: -8,
      z1: 8,
      poses: ['stand', 'phone', 'walk-left', 'walk-bag', 'talk'],
    })
    return s
  },
  'hanging-board-1': async (n) => {
    const s = sunlit(
      n,
      { light: 'left', w: 12, d: 20, h: 5.4, pos: [0.8, 1.65, 16], at: [-0.2, 3, 0], fov: 56 },
      { floor: floors.terrazzo('#b4aea2'), ceil: walls.slats('#8e9296', 0.3) },
    )
    const lines2 = [
      ['Platforms 1 – 4', `${TAMIL.platform} 1 – 4`, 'up'],
      ['Platforms 5 – 8', `${TAMIL.platform} 5 – 8`, 'right'],
    ]
    for (const [z, k] of [
      [9, 0],
      [3, 1],
    ]) {
      hang(
        s,
        -0.4,
        2.8,
        z,
        5.4,
        1.5,
        await ways(lines2, { aspect: 3.6, back: '#0a2c5a', accent: '#ffd84a' }),
        5.4,
        1.5,
      )
      s.block(-0.4, 2.74, z - 0.3, 5.52, 1.62, 0.2, matte('#26292e'))
      if (k) s.block(-0.4, 0, -0.2, 4, 2.6, 0.1, matte('#3c4046'))
    }
    crowd(s, 14, { x0: -4, x1: 4, z0: 1, z1: 11, poses: GO })
    return s
  },
}
