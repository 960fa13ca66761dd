// Renders the interim picture set. `node media/generate.mjs` makes what is
// missing, `node media/generate.mjs NAME...` makes the named pictures again.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { finish } from './engine/finish.mjs'
import { render } from './engine/render.mjs'
import { scenes, sizeOf, fileOf } from './scenes/index.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
sharp.concurrency(1)

const wanted = process.argv.slice(2)
for (const name of wanted) if (!scenes[name]) console.error(`no picture is called ${name}`)
const names = wanted.length ? wanted.filter((n) => scenes[n]) : Object.keys(scenes)
for (const name of names) {
  const path = join(root, fileOf(name))
  if (!wanted.length && existsSync(path)) continue
  mkdirSync(dirname(path), { recursive: true })
  const start = Date.now()
  const [w, h] = sizeOf(name)
  try {
    const scene = await scenes[name](name)
    const image = scene.paint ? scene.paint(w, h) : render(scene, w, h)
    if (scene.post) scene.post(image, w, h)
    await finish(scene, image, w, h, path)
  } catch (error) {
    // One broken scene must not cost the rest of the set.
    process.exitCode = 1
    console.error(`${name}: ${error.stack}`)
    continue
  }
  console.log(`${name} ${((Date.now() - start) / 1000).toFixed(1)} s`)
}
