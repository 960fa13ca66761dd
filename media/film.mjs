// Makes a film: `node media/film.mjs NAME`. See cycles/film.py for how one set of renders lights every frame.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe } from './engine/describe.mjs'
import { films } from './films/index.mjs'
import { bloom } from './finish/bloom.mjs'
import { denoise } from './finish/denoise.mjs'
import { develop } from './finish/finish.mjs'
import { shrink } from './finish/shrink.mjs'
import { scenes } from './scenes/index.mjs'

const RATE = 24

const name = process.argv[2]
const film = films[name]
const SIZE = film?.step ? [1280, 720] : [1920, 1080]
if (!film) {
  console.error(`no film is called ${name}; there are ${Object.keys(films).join(', ')}`)
  process.exit(1)
}
const here = dirname(fileURLToPath(import.meta.url))
const folder = join(here, '..', '.tmp', 'media', film.step ? `${name}-layers` : `film-${name}`)
const NODES = film.nodes
const scene = await (film.scene ?? scenes[name])(`film-${name}`)
// Rendered once, kept until the recipe is run with --again: the frames are what one tries out.
if (film.nodes && process.argv.includes('--again')) {
  describe(scene, folder, ...SIZE)
  spawnSync('blender', ['-b', '-P', join(here, 'cycles', 'film.py'), '--', folder, ...NODES.map(String)], {
    stdio: 'inherit',
  })
}
const light = film.nodes && (await cleanLayers())
const layers = film.step && (await screenLayers())
const states = []
await encodeFrames()

function layer(file) {
  const { buffer, byteOffset, length } = readFileSync(join(folder, `${file}.f32`))
  return new Float32Array(buffer, byteOffset, length / 4)
}

// The place without its screens, and the light of each screen with its own picture: the layers of the poster, at the film's size.
async function screenLayers() {
  const [width, height] = SIZE
  const scale = Math.sqrt(layer('colour').length / 3 / (2560 * 1440))
  const from = [Math.round(2560 * scale), Math.round(1440 * scale)]
  const small = (file) => shrink(layer(file), from, SIZE)
  const [albedo, normal, emit, sky, noisyEmit, noisySky, whole] = [
    'albedo',
    'normal',
    'emit',
    'sky',
    'grainy-emit',
    'grainy-sky',
    'colour',
  ].map(small)
  const count = readdirSync(folder).filter((file) => /^screen\d+\.f32$/.test(file)).length
  const screens = []
  for (let i = 0; i < count; i++) screens.push(small(`screen${i}`))
  // A lit point belongs to the screen that is brightest there.
  const owner = Int8Array.from({ length: width * height }, (_, p) => {
    if (Math.max(emit[p * 3], emit[p * 3 + 1], emit[p * 3 + 2]) < 1e-4) return -1
    const shine = screens.map((one) => one[p * 3] + one[p * 3 + 1] + one[p * 3 + 2])
    return shine.indexOf(Math.max(...shine))
  })
  const clean = (colour) => denoise({ width, height, colour, albedo, normal })
  const base = await clean(
    whole.map((x, k) => Math.max(0, screens.reduce((rest, one) => rest - one[k], x) - noisySky[k])),
  )
  const lit = []
  for (const [i, one] of screens.entries()) {
    const own = (k) => owner[Math.floor(k / 3)] === i
    const wash = await clean(one.map((x, k) => Math.max(0, own(k) ? x - noisyEmit[k] : x)))
    lit.push(wash.map((x, k) => x + (own(k) ? emit[k] : 0)))
  }
  return { base: base.map((x, k) => x + sky[k]), lit, emit }
}

// Light of the scene by the number of screens that are on. Each is made once.
function state(count) {
  states[count] ??= developed(count)
  return states[count]
}

function developed(count) {
  const { base, lit, emit } = layers
  const img = Float32Array.from(base)
  for (const one of lit.slice(0, count)) for (let p = 0; p < img.length; p++) img[p] += one[p]
  for (let p = 0; p < img.length; p++) img[p] = Math.min(6, img[p])
  bloom(img, ...SIZE, scene.bloom * 0.6, emit)
  return develop(img, ...SIZE, { ...scene, name })
}

function mixed(t) {
  const [from, to, k] = film.step(t)
  const [a, b] = [state(from), state(to)]
  return Buffer.from(a.map((x, i) => x + (b[i] - x) * k))
}

// The room by its lamps, the room by each node of the screen, and where the screen is.
async function cleanLayers() {
  const [width, height] = SIZE
  const albedo = layer('base-albedo')
  const normal = layer('base-normal')
  const clean = (file) => denoise({ width, height, colour: layer(file), albedo, normal })
  const base = await clean('base')
  const nodes = []
  for (let i = 0; i < NODES[0] * NODES[1]; i++) {
    const lit = await clean(`light-${String(i).padStart(2, '0')}`)
    // The lamps shone here too.
    nodes.push(lit.map((x, k) => Math.max(0, x - base[k])))
  }
  return { base, nodes, place: layer('place') }
}

async function encodeFrames() {
  const [w, h] = SIZE
  const count = film.seconds * RATE
  const target = join(here, '..', 'public', 'media', name)
  mkdirSync(folder, { recursive: true })
  const raw = join(folder, 'frames.mkv')
  const writer = ffmpeg(
    ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${w}x${h}`, '-r', String(RATE), '-i', '-'],
    ['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', raw],
  )
  for (let i = 0; i < count; i++) {
    const bytes = layers
      ? mixed(i / count)
      : develop(frame(film.picture(i / count)), w, h, { ...scene, name })
    if (!writer.stdin.write(bytes)) await once(writer.stdin, 'drain')
  }
  writer.stdin.end()
  await once(writer, 'close')
  const quiet = ['-an', '-pix_fmt', 'yuv420p']
  await once(
    ffmpeg(
      ['-i', raw],
      [
        '-c:v',
        'libvpx-vp9',
        '-b:v',
        '0',
        '-crf',
        '46',
        '-cpu-used',
        '2',
        '-row-mt',
        '1',
        ...quiet,
        `${target}.webm`,
      ],
    ),
    'close',
  )
  await once(
    ffmpeg(
      ['-i', raw],
      [
        '-c:v',
        'libx264',
        '-crf',
        '31',
        '-preset',
        'slow',
        '-movflags',
        '+faststart',
        ...quiet,
        `${target}.mp4`,
      ],
    ),
    'close',
  )
  rmSync(raw)
}

function ffmpeg(input, output) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}

// `picture(u, v, out)` is what the screen shows, linear, v downwards.
function frame(picture) {
  const { base, nodes, place } = light
  const [w, h] = SIZE
  const [columns] = NODES
  const out = [0, 0, 0]
  const img = Float32Array.from(base)
  nodes.forEach((lit, k) => {
    const mean = average(picture, k % columns, Math.floor(k / columns))
    for (let i = 0; i < img.length; i += 3) {
      img[i] += lit[i] * mean[0]
      img[i + 1] += lit[i + 1] * mean[1]
      img[i + 2] += lit[i + 2] * mean[2]
    }
  })
  const gain = film.gain
  for (let i = 0; i < w * h; i++) {
    const cover = place[i * 3 + 2] / gain
    if (cover < 0.004) continue
    picture(place[i * 3] / gain / cover, 1 - place[i * 3 + 1] / gain / cover, out)
    // What the light falls on behind the screen is not seen.
    for (let k = 0; k < 3; k++)
      img[i * 3 + k] = img[i * 3 + k] * Math.max(0, 1 - cover) + out[k] * gain * cover
  }
  for (let i = 0; i < img.length; i++) img[i] = Math.min(6, Math.max(0, img[i]))
  bloom(img, w, h, scene.bloom * 0.6, place)
  return img
}

// Mean of the picture around a node; rows count from the bottom.
function average(picture, column, row) {
  const [columns, rows] = NODES
  const out = [0, 0, 0]
  const sum = [0, 0, 0]
  const steps = [-0.33, 0, 0.33]
  for (const dy of steps)
    for (const dx of steps) {
      picture((column + 0.5 + dx) / columns, 1 - (row + 0.5 + dy) / rows, out)
      for (let k = 0; k < 3; k++) sum[k] += out[k] / 9
    }
  return sum
}
