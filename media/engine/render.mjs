// Camera, reflections and the final pass. Floors are glossy: reflections are
// traced at half size with jitter, then blurred per surface.
import { bake } from './lighting.mjs'
import { reflections } from './reflections.mjs'
import { M, look, normalOf } from './shade.mjs'
import { buildTree } from './trace.mjs'

function rig(scene, w, h) {
  const { pos, target, fov, tilt } = scene.cam
  const d = target.map((x, i) => x - pos[i])
  const flat = Math.hypot(d[0], d[2])
  let f = tilt ? d.map((x) => x / Math.hypot(...d)) : [d[0] / flat, 0, d[2] / flat]
  const r = [-f[2], 0, f[0]]
  const rl = Math.hypot(...r)
  for (let k = 0; k < 3; k++) r[k] /= rl
  const u = [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]]
  const half = Math.tan((fov * Math.PI) / 360)
  // A shift lens, as architectural photographers use: verticals stay upright.
  const shift = tilt ? 0 : d[1] / flat
  return (x, y, out) => {
    const sx = ((2 * x) / w - 1) * half
    const sy = (1 - (2 * y) / h) * half * (h / w) + shift
    const dx = f[0] + r[0] * sx + u[0] * sy
    const dy = f[1] + r[1] * sx + u[1] * sy
    const dz = f[2] + r[2] * sx + u[2] * sy
    const l = Math.hypot(dx, dy, dz)
    out[0] = dx / l
    out[1] = dy / l
    out[2] = dz / l
  }
}

export function render(scene, w, h) {
  const tree = buildTree(scene.prims)
  bake(scene, tree)
  const ray = rig(scene, w, h)
  const spread = (2 * Math.tan((scene.cam.fov * Math.PI) / 360)) / w
  const gloss = scene.prims.some((p) => p.mat.gloss) ? reflections(scene, tree, ray, w, h, spread) : null
  const [cx, cy, cz] = scene.cam.pos
  const d = [0, 0, 0]
  const c = [0, 0, 0]
  const first = { prim: null, t: 0, left: 1, a: 0, b: 0 }
  const pixel = (x, y, sp) => {
    ray(x, y, d)
    look(scene, tree, cx, cy, cz, d[0], d[1], d[2], sp, 0, c, first)
    if (!gloss || !first.prim) return
    const { mat, id } = first.prim
    const n = normalOf(first.prim, first.a)
    const cos = Math.abs(d[0] * n[0] + d[1] * n[1] + d[2] * n[2])
    let f = mat.gloss * (0.1 + 0.75 * (1 - cos) ** 4) * first.left
    if (mat.polish) f *= mat.polish(first.a * first.prim.lu, first.b * first.prim.lv)
    const x0 = Math.max(0, Math.min(gloss.rw - 2, Math.floor((x - 1) / 2)))
    const y0 = Math.max(0, Math.min(gloss.rh - 2, Math.floor((y - 1) / 2)))
    const fx = Math.max(0, Math.min(1, (x - 1) / 2 - x0))
    const fy = Math.max(0, Math.min(1, (y - 1) / 2 - y0))
    let total = 0
    M[0] = M[1] = M[2] = 0
    for (let k = 0; k < 4; k++) {
      const q = (y0 + (k >> 1)) * gloss.rw + x0 + (k & 1)
      if (gloss.ids[q] !== id) continue
      const wt = (k & 1 ? fx : 1 - fx) * (k >> 1 ? fy : 1 - fy) + 1e-4
      total += wt
      for (let j = 0; j < 3; j++) M[j] += gloss.buf[q * 3 + j] * wt
    }
    if (total > 0) for (let j = 0; j < 3; j++) c[j] += (f * M[j]) / total
  }
  const img = new Float32Array(w * h * 3)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      pixel(x + 0.5, y + 0.5, spread)
      img.set(c, (y * w + x) * 3)
    }
  }
  smoothEdges(img, w, h, (x, y) => {
    pixel(x, y, spread * 0.6)
    return c
  })
  return img
}

// More rays only where neighbours differ strongly.
function smoothEdges(img, w, h, pixel) {
  const lum = new Float32Array(w * h)
  for (let i = 0; i < w * h; i++)
    lum[i] = Math.sqrt(img[i * 3] * 0.3 + img[i * 3 + 1] * 0.6 + img[i * 3 + 2] * 0.1)
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const l = lum[i]
      const e = Math.max(
        Math.abs(lum[i - 1] - l),
        Math.abs(lum[i + 1] - l),
        Math.abs(lum[i - w] - l),
        Math.abs(lum[i + w] - l),
      )
      if (e < 0.045) continue
      let r = img[i * 3]
      let g = img[i * 3 + 1]
      let b = img[i * 3 + 2]
      for (const [sx, sy] of SUB) {
        const c = pixel(x + sx, y + sy)
        r += Math.min(c[0], 3)
        g += Math.min(c[1], 3)
        b += Math.min(c[2], 3)
      }
      img[i * 3] = r / 5
      img[i * 3 + 1] = g / 5
      img[i * 3 + 2] = b / 5
    }
  }
}
const SUB = [
  [0.375, 0.125],
  [0.875, 0.375],
  [0.125, 0.625],
  [0.625, 0.875],
]
