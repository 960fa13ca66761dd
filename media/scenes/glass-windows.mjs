// See-through displays in shop windows by day.
import { DARK, METAL, people } from '../engine/kit.mjs'
import { matte } from '../engine/materials.mjs'
import { bust } from './commerce-parts.mjs'
import { clear, shoe, shop, window } from './glass-parts.mjs'
import { spelt } from './products-parts.mjs'
import { poster } from '../screens/posters.mjs'

export const glassWindowsScenes = {
  'clear-hung': async (n) => {
    const s = window(n)
    shop(s)
    s.upright(0.2, 1.35, -0.5, 5.6, 2.5, 0, clear(await shoe({ aspect: 5.6 / 2.5 })))
    for (let i = 0; i <= 7; i++) s.block(0.2 - 2.8 + i * 0.8, 1.35, -0.5, 0.02, 2.5, 0.02, METAL)
    s.block(0.2, 3.85, -0.5, 5.8, 0.09, 0.08, METAL)
    for (const x of [-2.4, -0.7, 1.1, 2.8]) s.cylinder(x, 3.9, -0.5, 0.018, 0.5, METAL)
    for (const [x, c] of [[-2.2, '#c8502a'], [-0.6, '#2a6a7a'], [1, '#c8a03a'], [2.6, '#6a3a6a']]) {
      s.block(x, 0, -1.4, 0.6, 0.5, 0.5, matte('#e4ded4'))
      s.block(x, 0.5, -1.4, 0.34, 0.14, 0.2, matte(c))
    }
    people(s, [
      ['stand', 3, -3, 1.6],
      ['walk-right', 6, 3.6, 1.8],
      ['stand', 9, 3.4, -3.4],
    ])
    return s
  },
  'clear-floor': async (n) => {
    const s = window(n, { pos: [2.6, 1.6, 8.2], at: [-0.2, 2, 0] })
    shop(s, { tone: '#b89a84' })
    s.upright(-0.2, 0.5, -0.9, 4.4, 2.9, 0, clear(
        await poster('watch', ['Timeless', '₹ 6,995'], {
          aspect: 4.4 / 2.9,
          back: '#000000',
          tones: ['#ffffff', '#ffc83a', '#c8642a'],
          accent: '#ffc83a',
          face: 'serif',
          size: 0.16,
        }),
      ))
    for (const k of [-2.3, -0.77, 0.77, 2.3]) {
      s.block(-0.2 + k, 0, -0.95, 0.07, 3.5, 0.07, METAL)
      s.block(-0.2 + k, 0, -1.2, 0.09, 0.07, 1.1, METAL)
      s.block(-0.2 + k, 0.07, -1.6, 0.26, 0.16, 0.26, DARK)
    }
    for (const y of [0.44, 3.4]) s.block(-0.2, y, -0.95, 4.7, 0.07, 0.07, METAL)
    for (const x of [-3.6, 3.4]) bust(s, x, -1.2, x > 0 ? 2 : 5)
    people(s, [
      ['stand', 5, 1.2, -3.2],
      ['face', 9, -1.4, -4],
      ['walk-left', 8, 3, 1.6],
    ])
    return s
  },
  // A travel agent's front of two storeys, from the far side of the road.
  'clear-hills': async (n) => {
    const s = window(n, { pos: [-3.8, 1.65, 12.2], at: [-0.2, 2.75, 0], fov: 54 })
    shop(s, { w: 12, bays: 4, h: 5.6, tone: '#a8aeb0' })
    const bays = [['', '', 0.127, '#5ae88a', 'train'], ['Ooty', 'ஊட்டி', 0.376, '#ffc83a'], ['₹ 5,400', '2 nights', 0.624, '#ffc83a'], ['', '', 0.865, '#9ab8ff', 'elephant']]
    s.upright(0, 1.3, -0.4, 11.6, 3.5, 0, clear(await spelt(bays, 11.6 / 3.5, { part: 0.54, size: 0.26, foot: 0.34, face: 'poster' })))
    for (const x of [-5.8, -2.9, 0, 2.9, 5.8]) s.block(x, 1.3, -0.4, 0.03, 4.3, 0.03, METAL)
    people(s, [
      ['walk-right', 6, -2.6, 2.2],
      ['stand', 3, 4.4, -2.2],
      ['walk-bag', 9, 4.8, 3],
    ])
    return s
  },
  'clear-aside': async (n) => {
    const s = window(n, { pos: [-6.4, 1.6, 3.1], at: [1.4, 1.9, 0], fov: 58 })
    shop(s, { w: 12, bays: 6 })
    s.upright(
      0.4,
      0.6,
      -0.14,
      7.6,
      3.2,
      0,
      clear(
        await spelt([['', '', 0.11, '#ff5a3a', 'bicycle'], ['Ride', 'every day', 0.35, '#ffc83a'], ['₹ 8,499', 'EMI 399', 0.62, '#ffc83a']], 7.6 / 3.2, {
          face: 'plain',
          part: 0.5,
          foot: 0.42,
        }),
      ),
    )
    people(s, [
      ['walk-left', 3, 0.8, 1.6],
      ['walk-right', 6, 3.4, 2.2],
      ['stand', 5, 3, -2.6],
    ])
    return s
  },
  'clear-near': async (n) => {
    const s = window(n, { pos: [-0.8, 1.55, 4.6], at: [0.2, 1.85, 0], fov: 62 })
    shop(s, { w: 9, bays: 3, h: 4 })
    s.upright(
      0,
      0.7,
      -0.1,
      2.86,
      2.5,
      0,
      clear(
        await spelt([['Sale', 'விற்பனை · सेल', 0.5, '#ff5a8a', 'blossom']], 1.15, { size: 0.24, part: 0.42, foot: 0.74 }),
      ),
    )
    for (const x of [-2.6, 2.6]) bust(s, x, -1.1, x > 0 ? 0 : 3)
    bust(s, 0.9, -1.6, 1)
    people(s, [
      ['face', 6, -0.6, -1.9],
      ['stand', 2, 2.4, -3.6],
    ])
    return s
  },
}
