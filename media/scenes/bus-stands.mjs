// Scenes: bus stands and the forecourt of a station.
import { METAL, crowd } from '../engine/kit.mjs'
import { floors, glass, screen, walls } from '../engine/materials.mjs'
import { column, tree, vehicle } from '../engine/props.mjs'
import { houses, open } from './daylight.mjs'
import { GO, bus, hang } from './transit-parts.mjs'
import { buses } from '../screens/boards.mjs'
import { notice } from '../screens/notices.mjs'
import { TAMIL } from '../screens/lettering.mjs'

export const busStandScenes = {
  'bus-terminal-1': async (n) => {
    const s = open(n, {
      pos: [-3.4, 1.7, 13.6],
      at: [0.2, 3, 0],
      fov: 50,
      ground: floors.asphalt('#8a8886'),
      fill: [0.3, 0.3, 0.3],
      boost: 2,
    })
    s.quad([-16, 0.02, 24], [32, 0, 0], [0, 0, -23], floors.stone('#b0aa9e', 0.9))
    s.quad([-16, 5.2, -2.6], [32, 0, 0], [0, 0, 18], walls.ribbed('#9aa0a4'))
    for (const x of [-9, -3.4, 3.6, 9]) column(s, x, 2.6, 0.25, 5.2, METAL)
    hang(s, 0, 2.5, 3.4, 7.4, 2.5, await buses('07:25', { aspect: 7.4 / 2.5 }), 5.2, 1.6)
    for (const [x, c] of [
      [-8, '#b84a3a'],
      [-0.4, '#2a8a5a'],
      [7.4, '#d8d4cc'],
    ])
      bus(s, x, -4, c)
    houses(s, -34, { seed: 3 })
    for (let i = 0; i < 5; i++) tree(s, -20 + i * 10, -22, 8, i)
    crowd(s, 11, { x0: -6, x1: 6, z0: -1, z1: 6, poses: GO })
    return s
  },
  'terminal-glass-1': async (n) => {
    const s = open(n, {
      pos: [-6, 1.7, 17],
      at: [0.6, 3.9, 0],
      fov: 60,
      ground: floors.stone('#aaa498', 1.4),
      fill: [0.06, 0.06, 0.06],
    })
    const [w, h] = [26, 8]
    s.quad([-w / 2, 0.03, 0], [w, 0, 0], [0, 0, -14], floors.polished('#c0bcb4'))
    s.upright(0, 0, -14, w, h, 0, walls.panels('#c4beb2', 3, 2))
    s.quad([-w / 2, h, -14], [w, 0, 0], [0, 0, 20], walls.slats('#c49a6a', 0.5))
    // The frame stands behind the screen, so that no post cuts a word.
    for (let i = 0; i <= 10; i++) s.block(-w / 2 + i * 2.6, 0, -0.5, 0.1, h, 0.2, METAL)
    for (const y of [2.6, 5.2]) s.block(0, y, -0.5, w, 0.08, 0.16, METAL)
    s.upright(0, 0, 0.02, w, h, 0, glass(0.4))
    const greeting = await notice([TAMIL.welcome, 'स्वागत है · Welcome'], {
      aspect: 2.5,
      back: ['#000000', '#000000'],
      accent: '#ffd84a',
      size: 0.22,
    })
    s.upright(1.3, 2.7, -0.2, 13, 5, 0, screen(greeting, 2.6, { open: 0.8 }))
    for (const x of [-15, 15]) tree(s, x, -2, 8, 2)
    vehicle(s, 'car', 7, 6, 4, 0)
    vehicle(s, 'car', -9, 4.4, 2, 1)
    crowd(s, 14, { x0: -8, x1: 10, z0: 1.6, z1: 6, poses: GO })
    crowd(s, 8, { x0: -8, x1: 8, z0: -9, z1: -2, poses: GO })
    return s
  },
}
