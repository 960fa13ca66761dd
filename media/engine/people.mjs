// People as softly modelled flat figures. A figure is drawn once as vector
// shapes from a small skeleton, then given rounded normals so that the screen
// behind it draws a rim of light along its edges.
import { seated, standing } from './figures.mjs'
import { random } from './random.mjs'
import { raster } from './texture.mjs'

const cache = new Map()

// A ready sprite material. The number picks one of many figures.
export async function person(pose, n) {
  const key = pose + n
  if (cache.has(key)) return cache.get(key)
  const rnd = random('person:' + key)
  const sit = pose.startsWith('sit')
  const [w, h] = sit ? [460, 520] : [400, 1000]
  const body = sit ? seated(rnd, pose === 'sit-chair') : standing(rnd, pose)
  const flip = rnd() < 0.5 && !['point', 'touch', 'walk-left', 'walk-right', 'walk-bag'].includes(pose)
  const turned =
    flip || pose === 'walk-left' || pose === 'point-left'
      ? `<g transform="translate(${w} 0) scale(-1 1)">${body}</g>`
      : body
  const scale = 0.46
  const tex = await raster(
    Math.round(w * scale),
    Math.round(h * scale),
    `<g transform="scale(${scale})">${turned}</g>`,
  )
  const out = { type: 'sprite', tex: tex.mip(), aspect: w / h, sit }
  tex.normals = round(tex)
  if (cache.size > 80) cache.clear()
  cache.set(key, out)
  return out
}

// Normals as if the outline were inflated; edges lean away from the camera so
// that light from behind catches them.
export function round(tex) {
  const { w, h } = tex
  const src = tex.levels[0].data
  let m = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++) m[i] = src[i * 4 + 3]
  const R = Math.max(2, Math.round(w * 0.022))
  for (let pass = 0; pass < 2; pass++)
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ])
      m = box(m, w, h, R, dx, dy)
  const normals = new tex.constructor(w, h)
  const out = normals.levels[0].data
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const gx = m[y * w + Math.max(0, x - 1)] - m[y * w + Math.min(w - 1, x + 1)]
      const gy = m[Math.min(h - 1, y + 1) * w + x] - m[Math.max(0, y - 1) * w + x]
      let nx = gx * R * 1.6
      let ny = gy * R * 1.6
      let nz = (m[i] - 0.56) * 2.2
      const l = Math.hypot(nx, ny, nz) || 1
      out.set([nx / l, ny / l, nz / l, 1], i * 4)
    }
  }
  return normals.mip()
}

function box(m, w, h, R, dx, dy) {
  const out = new Float32Array(m.length)
  const n = dx ? w : h
  const lines = dx ? h : w
  const stride = dx ? 1 : w
  for (let l = 0; l < lines; l++) {
    const o = dx ? l * w : l
    let sum = 0
    for (let i = -R; i <= R; i++) sum += m[o + Math.max(0, Math.min(n - 1, i)) * stride]
    for (let i = 0; i < n; i++) {
      out[o + i * stride] = sum / (2 * R + 1)
      sum += m[o + Math.min(n - 1, i + R + 1) * stride] - m[o + Math.max(0, i - R) * stride]
    }
  }
  return out
}
