// Writes a scene down for Blender: `scene.json`, and one file of linear RGBA floats (bottom row first) per texture.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Scene } from './scene.mjs'
import { newTexture } from './texture.mjs'

// The places that were written before: further views of them are a camera alone.
const places = new Map()

export function describe(scene, folder, width, height) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const like = scene.place && places.get(scene.place)
  if (like) return writeScene(folder, { name: scene.name, width, height, camera: scene.cam, like })
  if (scene.place) places.set(scene.place, folder)
  const textures = new Map()
  const keep = (texture) => {
    if (!textures.has(texture)) textures.set(texture, textures.size)
    return textures.get(texture)
  }
  const parts = scene.parts.flatMap(faces).map((part) => withMaterials(part, keep))
  const { name, cam, fill, boost, ceiling, workers, sun } = scene
  const groups = scene.groups ? groupScreens(parts) : 0
  const sky = scene.sky && keep(paintSky(scene.sky))
  for (const [texture, index] of textures) writeFileSync(join(folder, `${index}.f32`), rows(texture))
  const sizes = [...textures.keys()].map(({ w, h, fine }) => [w * fine, h * fine])
  const written = {
    name,
    width,
    height,
    camera: cam,
    fill,
    boost,
    ceiling,
    workers,
    sun,
    sky,
    groups,
    textures: sizes,
    parts,
  }
  writeScene(folder, written)
}

function writeScene(folder, written) {
  writeFileSync(join(folder, 'scene.json'), JSON.stringify(written))
}

// The screens with one picture are one group; returns how many there are.
function groupScreens(parts) {
  const shown = []
  for (const part of parts.filter(({ mat }) => mat?.type === 'screen')) {
    if (!shown.includes(part.mat.tex)) shown.push(part.mat.tex)
    part.group = shown.indexOf(part.mat.tex)
  }
  return shown.length
}

const drawn = (mat) => Boolean(mat?.panes)

// A box whose material is drawn by hand becomes its sides: each has its own size, so its own windows.
function faces(part) {
  if (part.kind !== 'box' || ![part.mat, part.front, part.top].some(drawn)) return [part]
  const { x, y, z, w, h, d, turn, mat, front, top } = part
  const out = new Scene('')
  const a = (turn * Math.PI) / 180
  const side = (i, k, wide, extra, material) =>
    out.upright(
      x + Math.cos(a) * i + Math.sin(a) * k,
      y,
      z - Math.sin(a) * i + Math.cos(a) * k,
      wide,
      h,
      turn + extra,
      material,
    )
  side(0, d / 2, w, 0, front)
  side(0, -d / 2, w, 180, mat)
  side(w / 2, 0, d, 90, mat)
  side(-w / 2, 0, d, -90, mat)
  const plain = drawn(top) ? { ...top, panes: undefined } : top
  out.block(x, y + h - 0.02, z, w, 0.02, d, plain, { turn })
  return out.parts
}

function withMaterials(part, keep) {
  const out = { ...part }
  for (const key of ['mat', 'front', 'top']) if (part[key]) out[key] = plainMaterial(part[key], part, keep)
  return out
}

function plainMaterial({ tex, panes, ...mat }, part, keep) {
  if (tex) mat.tex = keep(tex)
  if (!panes) return mat
  const [lu, lv] = size(part)
  mat.map = keep(bake(lu, lv, (u, v, out) => out.fill(panes(u, v))))
  return mat
}

const size = ({ kind, u, v, r, h, from, to }) =>
  kind === 'quad' ? [Math.hypot(...u), Math.hypot(...v)] : [(r * (to - from) * Math.PI) / 180, h]

// A hand-drawn surface as a texture: 4 cm a point, finer on small things.
function bake(lu, lv, draw) {
  const step = Math.max(0.01, Math.min(0.04, lv / 200))
  const w = Math.max(2, Math.min(1024, Math.round(lu / step)))
  const h = Math.max(2, Math.min(1024, Math.round(lv / step)))
  return fillTexture(w, h, (x, y, out) => draw(((x + 0.5) / w) * lu, (1 - (y + 0.5) / h) * lv, out))
}

// The sky as Blender's equirectangular map: the middle column looks along -z.
function paintSky(sky) {
  const [w, h] = [1024, 512]
  return fillTexture(w, h, (x, y, out) => {
    const across = ((x + 0.5) / w - 0.5) * 2 * Math.PI
    const up = (0.5 - (y + 0.5) / h) * Math.PI
    sky(Math.sin(across) * Math.cos(up), Math.sin(up), -Math.cos(across) * Math.cos(up), out)
  })
}

function fillTexture(w, h, draw) {
  const texture = newTexture(w, h)
  const { data } = texture
  const out = [0, 0, 0]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      draw(x, y, out)
      data.set(out, (y * w + x) * 4)
      data[(y * w + x) * 4 + 3] = 1
    }
  return texture
}

function rows({ w, h, fine, data }) {
  const out = new Float32Array(data.length)
  const [row, last] = [w * fine * 4, h * fine - 1]
  for (let y = 0; y <= last; y++) out.set(data.subarray(y * row, (y + 1) * row), (last - y) * row)
  return out
}
