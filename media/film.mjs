// Makes Home's film from the layers of its poster: `node media/generate.mjs hero-home; node media/film.mjs`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { bloom } from './finish/bloom.mjs'
import { denoise } from './finish/denoise.mjs'
import { develop } from './finish/finish.mjs'
import { shrink } from './finish/shrink.mjs'
import { scenes } from './scenes/index.mjs'

const RATE = 24
const SECONDS = 10
const SCREENS = 9
const SIZE = [1920, 1080]
// Share of its light that a screen keeps in the middle of its turn. No screen is ever dark.
const LOW = 0.3
// A phone plays the middle of the film.
const UPRIGHT = 'crop=608:1080,scale=-2:960'

const name = 'hero-home'
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.tmp', 'media', `${name}-layers`)
const target = join(root, 'public', 'media', name)
const scene = await scenes[name](`film-${name}`)
const layers = await screenLayers()
const still = await stillPicture()
const lit = developed()
const dimmed = Array.from({ length: SCREENS }, (_, screen) => developed(screen))
const raw = await encodeFrames()
for (const [end, crop, av1, h264] of [
  ['', 'null', '48', '32'],
  ['-portrait', UPRIGHT, '60', '34'],
]) {
  // Ten bits keep the fades from breaking into blocks.
  const fine = ['libsvtav1', '-crf', av1, '-preset', '4', '-g', '240']
  await encode(`${target}${end}.webm`, crop, fine, 'yuv420p10le')
  // For browsers without AV1.
  const common = ['libx264', '-crf', h264, '-preset', 'slow', '-g', '240']
  await encode(`${target}${end}.mp4`, `${crop},scale=-2:720`, common)
}
rmSync(raw)

// Each screen dims and brightens in turn. The film begins and ends as the still, with all lit.
function dimming(t, screen) {
  const from = 0.06 + screen * 0.094
  return ramp(t, from, from + 0.07) - ramp(t, from + 0.1, from + 0.17)
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
    const [r, g, b] = [0, 1, 2].map((k) => Math.max(emit[p * 3 + k], noisyEmit[p * 3 + k]))
    if (Math.max(r, g, b) < 1e-4) return -1
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

function stillPicture() {
  return sharp(`${target}.webp`)
    .resize(...SIZE)
    .removeAlpha()
    .raw()
    .toBuffer()
}

// The scene with all screens lit, or with one of them dimmed.
function developed(low) {
  const { base, lit, emit } = layers
  const img = Float32Array.from(base)
  for (const [i, one] of lit.entries())
    for (let p = 0; p < img.length; p++) img[p] += one[p] * (i === low ? LOW : 1)
  for (let p = 0; p < img.length; p++) img[p] = Math.min(6, img[p])
  bloom(img, ...SIZE, scene.bloom * 0.6, emit)
  return develop(img, ...SIZE, { ...scene, name })
}

// The film is the still, with the light that dimmed screens take away.
function mixed(t) {
  const frame = Float32Array.from(still)
  for (const [screen, low] of dimmed.entries()) {
    const k = dimming(t, screen)
    if (k) for (let i = 0; i < frame.length; i++) frame[i] += (low[i] - lit[i]) * k
  }
  return Buffer.from(frame.map((x) => Math.min(255, Math.max(0, Math.round(x)))))
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

function encode(path, filter, codec, colours = 'yuv420p') {
  const output = [
    '-vf',
    filter,
    '-c:v',
    ...codec,
    '-an',
    '-pix_fmt',
    colours,
    '-movflags',
    '+faststart',
    path,
  ]
  return once(ffmpeg(['-i', raw], output), 'close')
}

function ffmpeg(input, output) {
  return spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
}
