// The pictures on the screens of the distance stage: they are resampled to the pixels of each pitch, so they are large.
import { fileURLToPath } from 'node:url'
import { encoded } from './engine/texture.mjs'
import { mangoes } from './screens/food.mjs'
import { hills } from './screens/nature.mjs'
import { caption } from './screens/notices.mjs'
import { car } from './scenes/glass-parts.mjs'

const pictures = {
  'stage-outdoor-screen': async () =>
    caption(await mangoes(5, 9.6 / 5.76), ['आम का मौसम', 'Mango week'], {
      face: 'poster',
      side: 'low',
      size: 0.16,
    }),
  'stage-indoor-screen': async () =>
    caption(hills(3, 4.8 / 2.7), ['Welcome to Coimbatore', 'Tea museum · open until 9 pm'], {
      size: 0.12,
    }),
  'stage-transparent-screen': async () =>
    caption(await car({ seed: 3, aspect: 2, paint: ['#fff0b0', '#ff9a2a', '#7a2a04'] }), ['Drive electric'], {
      face: 'poster',
      side: 'low',
      size: 0.12,
      k: 0,
    }),
}

for (const [name, paint] of Object.entries(pictures)) {
  const picture = encoded(await paint())
    .resize(1920)
    .webp({ quality: 88, effort: 6, smartSubsample: true })
  await picture.toFile(fileURLToPath(new URL(`../public/media/${name}.webp`, import.meta.url)))
  console.log(name)
}
