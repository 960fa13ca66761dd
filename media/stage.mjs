// The pictures on the screens of the distance stage: they are resampled to the pixels of each pitch, so they are large.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { mangoes } from './screens/food.mjs'
import { hills } from './screens/nature.mjs'
import { caption } from './screens/notices.mjs'
import { car } from './scenes/glass-parts.mjs'

const WIDTH = 1920
const pictures = {
  'stage-outdoor-screen': async () =>
    caption(enlarged(await mangoes(5, 9.6 / 5.76)), ['आम का मौसम', 'Mango week'], {
      face: 'poster',
      side: 'low',
      size: 0.16,
    }),
  'stage-indoor-screen': async () =>
    caption(enlarged(hills(3, 4.8 / 2.7)), ['Good morning, Coimbatore', 'Visitors 214 · next tour 10:30'], {
      size: 0.12,
    }),
  'stage-transparent-screen': async () =>
    caption(
      enlarged(await car({ seed: 3, aspect: 2, paint: ['#fff0b0', '#ff9a2a', '#7a2a04'] })),
      ['Drive electric'],
      {
        face: 'poster',
        side: 'low',
        size: 0.12,
        k: 0,
      },
    ),
}

for (const [name, paint] of Object.entries(pictures)) {
  const { w, h, data } = await paint()
  const bytes = Buffer.alloc(w * h * 3)
  for (let i = 0; i < bytes.length; i++) bytes[i] = encode(data[Math.floor(i / 3) * 4 + (i % 3)])
  const raw = { width: w, height: h, channels: 3 }
  const picture = await sharp(bytes, { raw })
    .webp({ quality: 88, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(new URL(`../public/media/${name}.webp`, import.meta.url), picture)
  console.log(`${name} ${w} × ${h}, ${picture.length} bytes`)
}

// A texture at the width of the picture, so that lettering on it is sharp.
function enlarged({ w, h, data }) {
  const [wide, high] = [WIDTH, Math.round((WIDTH * h) / w)]
  const out = new Float32Array(wide * high * 4)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [u, v] = [Math.max(0, ((x + 0.5) * w) / wide - 0.5), Math.max(0, ((y + 0.5) * h) / high - 0.5)]
      const [i, j] = [Math.min(w - 2, Math.floor(u)), Math.min(h - 2, Math.floor(v))]
      const [p, q] = [Math.min(1, u - i), Math.min(1, v - j)]
      for (let k = 0; k < 4; k++) {
        const at = (dx, dy) => data[((j + dy) * w + i + dx) * 4 + k]
        const top = at(0, 0) * (1 - p) + at(1, 0) * p
        const bottom = at(0, 1) * (1 - p) + at(1, 1) * p
        out[(y * wide + x) * 4 + k] = top * (1 - q) + bottom * q
      }
    }
  return { w: wide, h: high, data: out }
}

function encode(x) {
  return Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * Math.min(1, x) ** (1 / 2.4) - 0.055))
}
