// Makes Home's film from the layers of its poster: `node media/generate.mjs hero-home; node media/film.mjs`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bloom } from './finish/bloom.mjs'
import { denoise } from './finish/denoise.mjs'
import { develop } from './finish/finish.mjs'
import { shrink } from './finish/shrink.mjs'
import { scenes } from './scenes/index.mjs'

const RATE = 24
const SECONDS = 10
const SCREENS = 9
const SIZE = [1280, 720]
// A phone plays the middle of the film.
const UPRIGHT = ['-vf', 'crop=404:720,scale=360:640']

const name = 'hero-home'
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.tmp', 'media', `${name}-layers`)
const target = join(root, 'public', 'media', name)
const scene = await scenes[name](`film-${name}`)
const layers = await screenLayers()
const states = []
const raw = await encodeFrames()
await encode(`${target}.webm`, ['libvpx-vp9', '-b:v', '0', '-crf', '46', '-cpu-used', '2', '-row-mt', '1'])
await encode(`${target}.mp4`, ['libx264', '-crf', '31', '-preset', 'slow', '-movflags', '+faststart'])
await encode(`${target}-portrait.webm`, [
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '54',
  '-cpu-used',
  '2',
  ...UPRIGHT,
])
await encode(`${target}-portrait.mp4`, [
  'libx264',
  '-crf',
  '33',
  '-preset',
  'slow',
  '-movflags',
  '+faststart',
  ...UPRIGHT,
])
rmSync(raw)

// All are on, fade together, and come on one after another: two numbers of screens that are on, and how far from one to the other.
function oneAfterAnother(t) {
  if (t < 0.3) return [SCREENS, 0, ramp(t, 0.14, 0.26)]
  const on = Math.min(SCREENS - 1, Math.floor((t - 0.3) / 0.065))
  return [on, on + 1, ramp(t, 0.3 + on * 0.065, 0.3 + (on + 1) * 0.065)]
}

function ramp(t, from, to) {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)))
  return x * x * (3 - 2 * x)
}

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
  const [from, to, k] = oneAfterAnother(t)
  const [a, b] = [state(from), state(to)]
  return Buffer.from(a.map((x, i) => x + (b[i] - x) * k))
}

// Without loss, in a file that all films are made from.
async function encodeFrames() {
  const [w, h] = SIZE
  const path = join(folder, 'frames.mkv')
  const writer = ffmpeg(
    ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${w}x${h}`, '-r', String(RATE), '-i', '-'],
    ['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', path],
  )
  const count = SECONDS * RATE
  for (let i = 0; i < count; i++) if (!writer.stdin.write(mixed(i / count))) await once(writer.stdin, 'drain')
  writer.stdin.end()
  await once(writer, 'close')
  return path
}

function encode(path, codec) {
  return once(ffmpeg(['-i', raw], ['-c:v', ...codec, '-an', '-pix_fmt', 'yuv420p', path]), 'close')
}

function ffmpeg(input, output) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}
