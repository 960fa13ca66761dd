// Scenes: store-interior.
import { DARK, begin, people, room, wall } from '../engine/kit.mjs'
import { floors, matte, walls } from '../engine/materials.mjs'
import { desk, downlights, lines } from '../engine/props.mjs'
import { caption, notice } from '../screens/notices.mjs'
import { phone } from '../screens/things.mjs'
import { list } from '../screens/list.mjs'

export const storeInteriorScenes = {
  'store-interior-2': async (n) => {
    const s = begin(n, { pos: [3.6, 1.6, 8.4], at: [-0.5, 1.7, 0], fov: 66, fill: [0.12, 0.13, 0.15] })
    room(s, {
      w: 12,
      d: 10,
      h: 4,
      floor: floors.polished('#8a8c92'),
      wall: walls.panels('#9a9ca4', 1.5, 2),
      back: walls.plain('#50545e'),
      ceil: walls.plain('#7c7e86'),
    })
    wall(
      s,
      -1,
      0.9,
      0.15,
      6.6,
      2.6,
      await caption(await phone({ seed: 72, aspect: 2.54 }), ['New phones', 'EMI from ₹ 999'], {
        size: 0.16,
      }),
      { gain: 1.35 },
    )
    lines(s, { h: 4, xs: [-4, -2, 0, 2, 4], z0: 1, z1: 9, power: 1.7 })
    for (const [x, z] of [
      [-3.2, 3.6],
      [0.4, 3.2],
      [-1.4, 5.4],
    ]) {
      s.block(x, 0, z, 1.8, 0.9, 0.8, matte('#d4d4d8'))
      for (let i = 0; i < 4; i++) s.block(x - 0.6 + i * 0.4, 0.9, z, 0.1, 0.2, 0.02, DARK)
    }
    people(s, [
      ['talk', 3, -2.6, 4.6],
      ['stand', 8, -1.8, 4.4],
      ['walk-right', 6, 2.4, 4.4],
      ['face', 2, 4.4, 2],
    ])
    return s
  },
  'store-interior-3': async (n) => {
    const s = begin(n, { pos: [0.4, 1.7, 10], at: [0, 1.9, 0], fov: 58, fill: [0.13, 0.11, 0.1] })
    room(s, {
      w: 12,
      d: 12,
      h: 4.4,
      floor: floors.terrazzo('#b4a690'),
      wall: walls.slats('#93704e', 0.2),
      back: walls.plain('#7a5c4c'),
      ceil: walls.plain('#9a8c7c'),
    })
    wall(s, 0, 2.5, 0.2, 9, 1.5, await notice(['Pay by UPI · பில் இங்கே'], { aspect: 6, size: 0.34 }), {
      gain: 1.35,
    })
    for (const x of [-3.4, 3.4])
      wall(
        s,
        x,
        0.3,
        0.2,
        1.5,
        2.1,
        await list({
          aspect: 0.7,
          title: 'Today',
          rows: [
            ['Shirts', '₹ 799'],
            ['Jeans', '₹ 1,299'],
            ['Kurtas', '₹ 999'],
          ],
        }),
        { gain: 1.2 },
      )
    desk(s, 0, 2.4, 3.4, 0.8, {
      h: 1,
      body: matte('#c8b494'),
      top: matte('#e0d4c0'),
    })
    for (const x of [-4.6, 4.6])
      for (const z of [3.4, 5.8])
        s.block(x, 0, z, 1, 1, 1.6, matte('#d8c8ac'), {
          top: matte('#f0e8d8'),
        })
    downlights(s, { w: 11, d: 11, h: 4.4, nx: 5, nz: 4, power: 5 })
    people(s, [
      ['face', 9, 0, 1.7, 1.64],
      ['stand', 2, -0.9, 3.5],
      ['stand', 4, 0, 3.7],
      ['phone', 12, 3, 4.8],
    ])
    return s
  },
}
