// Forms rather than rectangles: hung, free of the wall, built on the floor.
import { DARK, METAL, people, strip } from '../engine/kit.mjs'
import { floors, screen, walls } from '../engine/materials.mjs'
import { plant } from '../engine/props.mjs'
import { sunlit } from './daylight.mjs'
import { arc } from './halls-parts.mjs'
import { globe } from '../screens/earth.mjs'
import { frieze } from '../screens/posters.mjs'
import { overlay } from '../engine/texture.mjs'
import { words } from '../screens/lettering.mjs'
import { base } from '../screens/markup.mjs'

// A bright hall with daylight through one side.
export async function hall(n, { room: { w = 16, d = 14, h = 6.6 } = {}, ...camera }, build) {
  const s = sunlit(
    n,
    { w, d, h, pos: [-2.6, 1.65, 11], at: [0.2, 2.7, 0], fov: 58, fill: 0.24, ...camera },
    {
      floor: floors.stone('#a49c92', 1),
      wall: walls.panels('#b4aca2', 2, 2.2),
      ceil: walls.plain('#c8c2b8'),
    },
  )
  await build(s)
  return s
}

export const formScenes = {
  'form-sphere': (n) =>
    hall(n, { pos: [-2.2, 1.65, 11.6], at: [0.2, 2.7, 0], fov: 52 }, async (s) => {
      s.sphere(0.2, 3.3, 3.2, 1.7, screen(await globe(4), 1.4))
      for (const [x, z] of [[-0.7, 3.2], [0.65, 3.9], [0.65, 2.5]])
        s.cylinder(0.2 + x * 0.9, 4.5, z, 0.016, 2.1, METAL)
      s.cylinder(0.2, 4.98, 3.2, 0.2, 0.12, DARK)
      s.cylinder(0.2, 6.45, 3.2, 0.5, 0.15, DARK)
      people(s, [
        ['stand', 4, -2.8, 4.6],
        ['point', 7, 2.2, 4.8],
        ['walk-right', 2, 4.6, 3],
      ])
      plant(s, -6.6, 1, 2.2, 1)
    }),
  'form-ribbon': (n) =>
    hall(n, { pos: [-2.4, 1.65, 12], at: [0.2, 3.3, 0], fov: 58 }, async (s) => {
      // A ring hung in the hall, lit on both sides: words outside, drawings within.
      const path = arc(0.2, 3.6, 2.6, 180, 540, 72)
      const greeting = await greetings()
      const inner = await frieze('kite', 12, {
        aspect: 13.6,
        back: '#0a2a5a',
        turns: [
          ['#ffc83a', '#ff6a4a', '#5ad8ff'],
          ['#ff8ab8', '#5affc8', '#ffc83a'],
        ],
      })
      strip(s, path, 2.9, 1.2, greeting, { gain: 1.3 })
      strip(s, path.map(([x, z]) => [0.2 + (x - 0.2) * 0.98, 3.6 + (z - 3.6) * 0.98]).toReversed(), 2.9, 1.2, inner, {
        gain: 1.2,
      })
      for (let i = 2; i < path.length; i += 7) s.cylinder(path[i][0], 4.1, path[i][1], 0.013, 2.5, METAL)
      people(s, [
        ['stand', 6, -0.8, 6],
        ['talk', 3, 0.2, 6.2],
        ['walk-left', 9, 4.4, 5],
      ])
      plant(s, 6.4, 1.2, 2.4, 2)
    }),
}

// Words around a ring, each language in its turn.
function greetings() {
  const [w, h] = [4620, 340]
  const list = ['வணக்கம்', 'Welcome', 'स्वागत है', 'வணக்கம்', 'Welcome', 'स्वागत है']
  return overlay(
    base(w, h, '#d8321a', '#d8321a'),
    list
      .map((word, i) =>
        words(((i + 0.5) * w) / 6, h * 0.68, h * 0.5, word, { anchor: 'middle', fill: i % 2 ? '#ffffff' : '#ffe08a' }),
      )
      .join(''),
  )
}
