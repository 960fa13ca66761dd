// Standees where they earn their place: on castors, one of them large in the picture.
import { people } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, plant, sofa, table } from '../engine/props.mjs'
import { bright, standee, tall } from './standee-parts.mjs'
import { portrait } from '../screens/faces.mjs'
import { flowers } from '../screens/goods.mjs'

export const standeePlacesScenes = {
  'hero-led-standee-display': (n) =>
    bright(
      n,
      {
        pos: [-1.4, 1.5, 7.4],
        at: [-0.35, 1.5, 0],
        fov: 58,
        room: {
          w: 15,
          h: 4.6,
          floor: floors.polished('#948472'),
          wall: walls.panels('#b49c80', 1.4, 2.3),
          ceil: walls.plain('#c8bca8'),
        },
      },
      async (s) => {
        standee(s, 0.7, 3, -8, await tall(flowers(17, 0.333), ['வரவேற்கிறோம்', 'Welcome'], { size: 0.05 }), {
          w: 0.76,
          h: 2.28,
        })
        standee(
          s,
          2.6,
          2.2,
          -16,
          await portrait({
            seed: 12,
            aspect: 0.333,
            scale: 0.5,
            wears: 'suit',
            back: ['#3a0a2a', '#a82a5a', '#ffc890'],
          }),
          {},
        )
        desk(s, -3.2, 1.6, 3, 0.8, {
          h: 1.1,
          body: walls.slats('#7a5436', 0.1),
          top: matte('#2a2624', { rough: 0.1 }),
        })
        people(s, [
          ['face', 2, -3.2, 0.9, 1.66],
          ['stand', 5, 1.8, 3.6],
          ['walk-bag', 3, -1.6, 3],
        ])
        sofa(s, 5.2, 2.4, 2, -30)
        table(s, 4.2, 3.4, 0.8, 0.6, { h: 0.42 })
        plant(s, 6.4, 1, 2, 1)
      },
    ),
}
