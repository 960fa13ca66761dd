// Parts shared by the civic scenes.
import { people } from '../engine/kit.mjs'
import { dusk, facade, floors } from '../engine/materials.mjs'
import { desk, monitor } from '../engine/props.mjs'
import { feeds } from '../screens/dashboards.mjs'

export async function operators(s, rows) {
  for (const [z, n, x0, gap] of rows) {
    for (let i = 0; i < n; i++) {
      const x = x0 + i * gap
      desk(s, x, z, gap * 0.92, 0.9)
      const tex = await feeds(i + z * 3, 1, 1, i % 2 ? 'cyan' : 'green', 1.6)
      for (const k of [-0.34, 0.34]) monitor(s, x + k, 0.74, z - 0.2, 0.58, tex, k < 0 ? 8 : -8, 0.55)
      if ((i * 7 + Math.round(z)) % 5)
        people(s, [['sit-chair', i * 3 + Math.round(z * 2), x + 0.05, z + 0.75, 1.7, 0.4]])
    }
  }
}

// Street at dusk: pavement, road, blocks of buildings on both sides.
export function street(
  s,
  { gap = 26, seed = 1, tall = 18, ground = floors.asphalt('#4d4e54'), left = true, right = true },
) {
  s.quad([-120, 0, 60], [240, 0, 0], [0, 0, -260], ground)
  const tones = ['#5d5a5c', '#6a6460', '#50555e', '#66605a']
  for (let i = 0; i < 7; i++) {
    for (const side of [-1, 1]) {
      if ((side < 0 && !left) || (side > 0 && !right)) continue
      const w = s.rnd.between(11, 18)
      const h = tall * s.rnd.between(0.6, 1.5)
      s.block(
        side * (gap / 2 + w / 2 + s.rnd.between(0, 3)),
        0,
        4 - i * 17,
        w,
        h,
        15,
        facade(tones[(i + seed) % 4], { cell: [s.rnd.between(1.5, 2.6), 3.3] }),
      )
    }
  }
  for (let i = 0; i < 5; i++)
    s.block(
      s.rnd.between(-50, 50),
      0,
      -90 - i * 9,
      s.rnd.between(14, 26),
      tall * s.rnd.between(0.9, 2.4),
      12,
      facade(tones[i % 4]),
    )
}

// Noon and afternoon: what a camera set for a lit screen in the open sees.
export const DAY = {
  noon: {
    sky: dusk('#9fb4c6', '#e6eaee', '#ffffff', { power: 0.56 }),
    sun: { from: [-0.9, 1, 0.6], power: 3.3 },
    boost: 1,
    fill: [0.02, 0.02, 0.02],
    bloom: 0.16,
  },
  afternoon: {
    sky: dusk('#9fb4c6', '#e6eaee', '#ffffff', { at: 0.9, power: 0.54 }),
    sun: { from: [1.1, 0.7, 0.6], power: 3.3 },
    boost: 1,
    fill: [0.02, 0.02, 0.02],
    bloom: 0.18,
  },
}

// A room after sunset: its screens are the brightest light and colour the plaster.
export const EVENING = { fill: [0.035, 0.035, 0.035], dim: true, exposure: 1.05, boost: 5.5, bloom: 0.12 }

export const SKIES = {
  blue: () => dusk('#0c1836', '#3a5a8c', '#f0905a', { at: 0.3, power: 0.32 }),
  rose: () => dusk('#1c1c44', '#7a5a80', '#ff9a6a', { at: -0.4, power: 0.32 }),
  late: () => dusk('#060c1c', '#1c2c4c', '#6a5a6a', { power: 0.34 }),
  teal: () => dusk('#0a2030', '#3a6a78', '#ffc88a', { at: 0.6, power: 0.32 }),
  rain: () => dusk('#141a22', '#3a444e', '#5a6068', { power: 0.4 }),
}
