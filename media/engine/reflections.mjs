// Glossy floors: reflections traced at half size with jitter, then blurred
// within each surface.
import { random } from './random.mjs'
import { look, normalOf } from './shade.mjs'

export function reflections(scene, tree, ray, w, h, spread) {
  const rw = w >> 1
  const rh = h >> 1
  let buf = new Float32Array(rw * rh * 3)
  const ids = new Uint16Array(rw * rh)
  const rnd = random(scene.name + ':gloss')
  const first = { prim: null, t: 0, left: 1, a: 0, b: 0 }
  const d = [0, 0, 0]
  const c = [0, 0, 0]
  const [cx, cy, cz] = scene.cam.pos
  for (let y = 0; y < rh; y++) {
    for (let x = 0; x < rw; x++) {
      ray(x * 2 + 1, y * 2 + 1, d)
      look(scene, tree, cx, cy, cz, d[0], d[1], d[2], spread, 0, c, first)
      const p = first.prim
      if (!p) continue
      const i = y * rw + x
      ids[i] = p.id
      const px = cx + d[0] * first.t
      const py = cy + d[1] * first.t
      const pz = cz + d[2] * first.t
      const n = normalOf(p, first.a)
      const dn = 2 * (d[0] * n[0] + d[1] * n[1] + d[2] * n[2])
      const rough = p.mat.rough ?? 0.05
      const rays = rough > 0.01 ? 4 : 1
      for (let s = 0; s < rays; s++) {
        // Rough floors smear along the view, so jitter the normal's plane more
        // in y than in x, as worn stone and wet asphalt do.
        const jx = (rnd() + rnd() - 1) * rough
        const jy = (rnd() + rnd() - 1) * rough * 1.6
        const jz = (rnd() + rnd() - 1) * rough
        look(
          scene,
          tree,
          px,
          py,
          pz,
          d[0] - dn * n[0] + jx,
          d[1] - dn * n[1] + (Math.abs(n[1]) > 0.5 ? Math.max(jy, -0.02) : jy),
          d[2] - dn * n[2] + jz,
          spread + rough * 0.6,
          first.t,
          c,
          null,
          0.004,
        )
        for (let k = 0; k < 3; k++) buf[i * 3 + k] += Math.min(c[k], 2) / rays
      }
    }
  }
  for (const step of [1, 2, 3, 2]) buf = spreadOut(buf, ids, rw, rh, step, scene)
  return { buf, ids, rw, rh }
}

function spreadOut(buf, ids, w, h, step, scene) {
  const out = new Float32Array(buf.length)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const id = ids[i]
      if (!id) continue
      const s = (scene.prims[id - 1].mat.rough ?? 0.05) < 0.012 ? 0 : step
      let n = 0
      let r = 0
      let g = 0
      let b = 0
      for (let dy = -1; dy <= 1; dy++) {
        const yy = y + dy * s
        if (yy < 0 || yy >= h) continue
        for (let dx = -1; dx <= 1; dx++) {
          const xx = x + dx * s
          if (xx < 0 || xx >= w) continue
          const q = yy * w + xx
          if (ids[q] !== id) continue
          n++
          r += buf[q * 3]
          g += buf[q * 3 + 1]
          b += buf[q * 3 + 2]
        }
      }
      out[i * 3] = r / n
      out[i * 3 + 1] = g / n
      out[i * 3 + 2] = b / n
    }
  }
  return out
}
