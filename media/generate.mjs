// Renders the pictures. `node media/generate.mjs NAME...` makes the named ones, `--all` the whole set.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe } from './engine/describe.mjs'
import { screensInSight } from './engine/in-sight.mjs'
import { finish } from './finish/finish.mjs'
import { writeFocus } from './focus.mjs'
import { record } from './made.mjs'
import { writeBench } from './screens/bench.mjs'
import { squareScenes } from './scenes/square.mjs'
import { fileOf, hardware, scenes, sizeOf } from './scenes/index.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..')
const known = [...Object.keys(scenes), ...hardware]
const wanted = process.argv.slice(2)
const names = wanted.includes('--all') ? known : wanted
const unknown = names.filter((name) => !known.includes(name))
if (!names.length || unknown.length) {
  console.error(
    unknown.length
      ? `no picture is called ${unknown.join(', ')}`
      : `name pictures, or --all:\n${known.join(' ')}`,
  )
  process.exit(1)
}

const looks = new Map()
const folderOf = (name) => join(root, '.tmp', 'media', name)
// Written down a few at a time, one batch ahead of the renderer: textures are large. The views of the square stay together.
const views = names.filter((name) => Object.hasOwn(squareScenes, name))
const others = names.filter((name) => !views.includes(name))
const batches = [
  views,
  ...Array.from({ length: Math.ceil(others.length / 6) }, (_, i) => others.slice(i * 6, i * 6 + 6)),
].filter((batch) => batch.length)
if (names.some((name) => !scenes[name])) await writeBench(join(root, '.tmp', 'media', 'bench'))
let finishing = Promise.resolve()
let written = writeAll(batches[0])
for (const [i, batch] of batches.entries()) {
  await written
  const rendered = renderAll(batch)
  written = writeAll(batches[i + 1] ?? [])
  await rendered
}
await finishing
if (names.includes('hero-home')) await preview()

// Shared links show Home's picture, cut.
function preview() {
  return sharp(join(root, fileOf('hero-home')))
    .resize(1200, 630)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(root, 'public/media/og.jpg'))
}

async function writeAll(batch) {
  for (const name of batch) await write(name)
}

async function write(name) {
  const [width, height] = sizeOf(name)
  mkdirSync(folderOf(name), { recursive: true })
  if (!scenes[name]) {
    // A close view is built in Blender: only its size is written down.
    writeFileSync(join(folderOf(name), 'size.json'), JSON.stringify([width, height]))
    return looks.set(name, { name, exposure: 1, bloom: 0.2 })
  }
  const scene = await scenes[name](name)
  describe(scene, folderOf(name), width, height)
  // The scene itself, with all its textures, is let go.
  const { exposure, bloom, haze, hazeLight, post } = scene
  const screens = screensInSight(scene, [width, height])
  return looks.set(name, { name, model: true, exposure, bloom, haze, hazeLight, post, screens })
}

function note(said, line) {
  said.push(line)
  if (said.length > 40) said.shift()
  const failed = /^failed .*\/(.+)$/.exec(line)
  if (!failed) return
  process.exitCode = 1
  console.error(`${failed[1]} failed:\n${said.slice(-12).join('\n')}`)
}

function renderAll(batch) {
  const script = join(here, 'cycles', 'render.py')
  const blender = spawn('blender', [
    '-b',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
    ...batch.map(folderOf),
  ])
  const said = []
  for (const stream of [blender.stdout, blender.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      const done = /^rendered (\S+) (\S+)$/.exec(line)
      if (!done) return note(said, line)
      const name = done[1].split('/').at(-1)
      // The picture before is finished while the next one renders.
      finishing = finishing.then(async () => {
        const path = join(root, fileOf(name))
        const look = looks.get(name)
        record(name, path, {
          chroma: await finish(look, folderOf(name), sizeOf(name), path),
          screens: look.screens,
        })
        if (look.screens) writeFocus(fileOf(name).replace(/^content\/storage\/|^public/, ''), look.screens)
        console.log(`${name} ${done[2]} s`)
      })
    })
  return new Promise((resolve, reject) =>
    blender.on('close', (code) =>
      code ? reject(new Error(`Blender gave up:\n${said.join('\n')}`)) : resolve(),
    ),
  )
}
