// Scenes: shop windows and malls by day, and shops within.
import { begin, people, wall } from '../engine/kit.mjs'
import { facade, floors, matte, walls } from '../engine/materials.mjs'
import { lines, vehicle } from '../engine/props.mjs'
import { DAY } from './civic-parts.mjs'
import { bust, front } from './commerce-parts.mjs'
import { clear, cut } from './glass-parts.mjs'
import { spices } from '../screens/food.mjs'
import { necklace, saree } from '../screens/goods.mjs'
import { caption } from '../screens/notices.mjs'

// A pavement before a row of shops under an afternoon sun; the sun stands behind the houses, so that glass stays clear.
function pavement(n, camera, seed) {
  const s = begin(n, {
    ...DAY.noon,
    sun: { ...DAY.noon.sun, from: [-0.5, 1, 0.5], power: 3.6 },
    boost: 1.6,
    fill: [0.05, 0.05, 0.05],
    ...camera,
  })
  s.quad([-60, 0, 60], [120, 0, 0], [0, 0, -60], floors.stone('#b4aa9c', 0.9))
  s.upright(0, 8, -0.05, 60, 12, 0, facade('#c0a88c', { cell: [2.6, 3.4] }))
  s.quad([-60, 3.9, 0.1], [120, 0, 0], [0, -0.5, 1.5], matte('#8a3a2c', { joints: [0.5, 40] }))
  return s
}

export const shopsDayScenes = {
  'retail-window-4': async (n) => {
    const s = pavement(n, { pos: [-2.2, 1.6, 9], at: [-0.2, 2.1, 0], fov: 60 }, 3)
    front(s, { w: 9.5, h: 3.6, tone: '#c8b8a4', bays: 2 })
    wall(
      s,
      -2.38,
      0.5,
      -0.9,
      4.4,
      2.9,
      await caption(saree(['#1c0410', '#8a0e4c', '#e83a8a'], 51, 4.4 / 2.9), ['Kanchi silk', 'பட்டு · रेशम'], {
        face: 'serif',
        size: 0.15,
      }),
      { gain: 2 },
    )
    bust(s, 2.6, -1, 0, 1.7, 0, 0.12)
    bust(s, 3.7, -1.2, 3, 1.7, 0, 0.12)
    people(s, [
      ['stand', 6, -5.6, 2.2],
      ['stand', 2, 0.9, 2.2],
      ['walk-right', 3, 3, 2.6],
    ])
    return s
  },
  'retail-window-5': async (n) => {
    const s = pavement(n, { pos: [3.4, 1.6, 7.6], at: [-0.2, 1.9, 0], fov: 58 }, 8)
    front(s, { w: 8, h: 3.4, bays: 1, wood: walls.slats('#8d6a4c', 0.14) })
    wall(
      s,
      -0.4,
      0.5,
      -0.7,
      5.6,
      2.7,
      spices(1, 5.6 / 2.7),
      { gain: 2, depth: 0.06 },
    )
    for (let i = 0; i < 3; i++) s.block(-3 + i * 2.6, 0.12, -0.4, 0.5, 0.4, 0.4, matte('#e0d4c4'))
    people(s, [
      ['walk-left', 2, -1.6, 2.2],
      ['phone', 9, 3.6, 1.2],
      ['walk-right', 7, -3.6, 3],
    ])
    vehicle(s, 'auto', -9, 4.2, 4, 1)
    return s
  },
  'closing-shop': async (n) => {
    const s = pavement(n, { pos: [-2.4, 1.6, 9.2], at: [1, 2.1, 0], fov: 62 }, 5)
    front(s, { w: 15, h: 3.8, tone: '#b8a890', bays: 2 })
    // Transparent: the busts behind it show.
    s.upright(3.3, 0.5, -0.5, 5.6, 3, 0, clear(cut(await necklace(3, 5.6 / 3))))
    for (const [x, k] of [[1.4, 1], [3.3, 5], [5.2, 2]])
      bust(s, x, -2.6, k, 1.75, 0, 0.12)
    lines(s, { h: 3.75, xs: [-5, -2.6, 1.6, 4.6], z0: -6, z1: -0.6, power: 9 })
    bust(s, -4.6, -1.1, 0, 1.7, 0, 0.12)
    bust(s, -3.2, -1.3, 3, 1.7, 0, 0.12)
    people(s, [
      ['stand', 6, -1.5, 1.4],
      ['talk', 2, -0.8, 1.6],
      ['walk-left', 3, 6.4, 1.8],
    ])
    return s
  },
}
