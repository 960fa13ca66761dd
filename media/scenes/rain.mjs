// Scenes: rain.
import { METAL, begin, people, wall } from '../engine/kit.mjs'
import { lamp } from '../engine/props.mjs'
import { random } from '../engine/random.mjs'
import { SKIES, street } from './civic-parts.mjs'
import { notice } from '../screens/notices.mjs'

export const rainScenes = {
  'rain-1': async (n) => {
    const s = begin(n, {
      pos: [4, 1.7, 16],
      at: [-0.6, 4.4, 0],
      fov: 58,
      sky: SKIES.rain(),
      bloom: 0.35,
      haze: 0.008,
      hazeLight: 0.06,
    })
    street(s, { gap: 30, seed: 95, tall: 16 })
    wall(
      s,
      -1,
      2.4,
      -1,
      10,
      5.6,
      await notice(['கனமழை எச்சரிக்கை', 'Heavy rain today', 'Avoid the underpass'], {
        mark: 'rain',
        back: ['#8a3a06', '#4a1c02'],
      }),
      { gain: 1.6, depth: 0.7 },
    )
    for (const k of [-4, 2]) s.cylinder(k, 0, -1.4, 0.25, 2.4, METAL)
    lamp(s, 7, 3, 7, { side: -1 })
    people(s, [
      ['walk-left', 7, 1.6, 6],
      ['walk-right', 2, -4, 5],
    ])
    return raining(s)
  },
}

// Falling rain: short slanted streaks that brighten what is behind them.
export function raining(s) {
  s.post = (img, w, h) => {
    const rnd = random('rain')
    for (let i = 0; i < 2600; i++) {
      const x0 = rnd() * w
      const y0 = rnd() * h
      const l = 14 + rnd() * 34
      for (let k = 0; k < l; k++) {
        const x = Math.round(x0 - k * 0.12)
        const y = Math.round(y0 + k)
        if (x < 0 || y >= h) break
        const o = (y * w + x) * 3
        const e = 0.05 * Math.sin((k / l) * 3.14)
        for (let c = 0; c < 3; c++) img[o + c] = img[o + c] * (1 + e) + e * 0.5
      }
    }
  }
  return s
}
