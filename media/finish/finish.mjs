// From linear light to a file: denoise, haze, bloom, film curve, vignette, grain, encode.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { random } from '../engine/random.mjs'
import { bloom } from './bloom.mjs'
import { chromaOf } from './chroma.mjs'
import { denoise } from './denoise.mjs'

// Returns the chroma of the surfaces of a model.
export async function finish(scene, folder, [width, height], path) {
  const layer = (name) => {
    const { buffer, byteOffset, length } = readFileSync(join(folder, `${name}.f32`))
    return new Float32Array(buffer, byteOffset, length / 4)
  }
  const scale = Math.sqrt(layer('depth').length / (width * height))
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  // Screens and sky have fine lettering that a denoiser would smear: they are taken out, and laid in sharp.
  const [grainyEmit, grainySky] = [layer('grainy-emit'), layer('grainy-sky')]
  const lit = layer('colour').map((x, i) => Math.max(0, x - grainyEmit[i] - grainySky[i]))
  const [emit, sky] = [layer('emit'), layer('sky')]
  const chroma = scene.model && chromaOf(layer('albedo'), grainyEmit)
  const clean = await denoise({
    width: w,
    height: h,
    colour: lit,
    albedo: layer('albedo'),
    normal: layer('normal'),
  })
  if (scene.haze) addHaze(clean, layer('depth'), scene)
  const img = clean.map((x, i) => Math.min(6, Math.max(0, x + emit[i] + sky[i])))
  bloom(img, w, h, scene.bloom * 0.6, emit)
  scene.post?.(img, w, h)
  mkdirSync(dirname(path), { recursive: true })
  await encode(develop(img, w, h, scene), w, h, path)
  keepForFilm(folder)
  rmSync(folder, { recursive: true })
  return chroma
}

// The light of each screen apart: its film is made of these layers.
function keepForFilm(folder) {
  if (!existsSync(join(folder, 'screen0.f32'))) return
  const kept = `${folder}-layers`
  rmSync(kept, { recursive: true, force: true })
  renameSync(folder, kept)
  mkdirSync(folder)
}

// Metres at which the renderer's depth layer reaches 1.
const DEPTH = 200

function addHaze(img, depth, { haze, hazeLight }) {
  for (let i = 0; i < depth.length; i++) {
    if (depth[i] > 0.99) continue
    const f = 1 - Math.exp(-haze * depth[i] * DEPTH)
    for (let k = 0; k < 3; k++) img[i * 3 + k] += (hazeLight - img[i * 3 + k]) * f
  }
}

export function develop(img, w, h, { name, exposure }) {
  const rnd = random(`${name}:grain`)
  const bytes = Buffer.alloc(w * h * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const o = (y * w + x) * 3
      const qx = (x / w - 0.5) * 2
      const qy = (y / h - 0.5) * 2
      const e = exposure * (1 - 0.16 * (qx * qx * 0.7 + qy * qy * 0.6))
      // A bright saturated light shifts towards white, as on film.
      const white = Math.max(img[o], img[o + 1], img[o + 2]) * 0.05
      // Less than a step of grain keeps dark gradients from banding.
      const grain = (rnd() - 0.5) * 1.6
      for (let k = 0; k < 3; k++)
        bytes[o + k] = Math.max(0, Math.min(255, 255 * display(film((img[o + k] + white) * e)) + grain))
    }
  }
  return bytes
}

// Soft shoulder, hardly any toe: dark rooms must stay readable.
const film = (x) => Math.min(1, (1 - Math.exp(-1.75 * x)) ** 1.22 * 1.03)
const display = (x) => (x <= 0.0031308 ? x * 12.92 : 1.055 * x ** (1 / 2.4) - 0.055)

async function encode(bytes, width, height, path) {
  const out = sharp(bytes, { raw: { width, height, channels: 3 } })
  await out.webp({ quality: 90, effort: 5, smartSubsample: true }).toFile(path)
}
