// Light maps: every matte surface gets a small grid of received light, from
// sampled screens and lamps with real shadows plus one bounce. This is what
// makes the screens appear to light the room.
import { P, PX, lightSamples } from './light-samples.mjs'
import { random } from './random.mjs'
import { pointAt } from './scene.mjs'
import { cast, hit } from './trace.mjs'

// Does light pass between two points? Glass and see-through screens let it by.
function open(tree, x, y, z, dx, dy, dz, far) {
  let near = 0.012
  for (let i = 0; i < 12; i++) {
    if (!cast(tree, x, y, z, dx, dy, dz, near, far)) return true
    const { mat } = hit.prim
    if (mat.type === 'sprite') {
      mat.tex.sample(hit.a, 1 - hit.b, 2, PX)
      if (PX[3] > 0.5) return false
    } else if (mat.type !== 'glass' && mat.type !== 'glow' && !(mat.open > 0)) return false
    near = hit.t + 0.01
  }
  return false
}

function direct(tree, lights, stride, px, py, pz, nx, ny, nz, out) {
  out[0] = out[1] = out[2] = 0
  for (let i = 0; i < lights.length; i += stride) {
    const { p, c, area } = lights[i]
    let dx = p[0] - px
    let dy = p[1] - py
    let dz = p[2] - pz
    const r2 = dx * dx + dy * dy + dz * dz
    const r = Math.sqrt(r2)
    dx /= r
    dy /= r
    dz /= r
    const cs = dx * nx + dy * ny + dz * nz
    if (cs <= 0.01) continue
    const cl = -(dx * p[3] + dy * p[4] + dz * p[5])
    if (cl <= 0.01) continue
    const g = (cs * cl * stride) / Math.max(r2, area * 0.6)
    if (g * (c[0] + c[1] + c[2]) < 2e-6) continue
    if (!open(tree, px, py, pz, dx, dy, dz, r - 0.02)) continue
    out[0] += c[0] * g
    out[1] += c[1] * g
    out[2] += c[2] * g
  }
}

export function readMap(p, a, b, out) {
  const { lm, lw, lh } = p
  if (!lm) {
    out[0] = out[1] = out[2] = 0
    return out
  }
  let x = a * lw - 0.5
  let y = b * lh - 0.5
  x = x < 0 ? 0 : x > lw - 1 ? lw - 1 : x
  y = y < 0 ? 0 : y > lh - 1 ? lh - 1 : y
  const xi = x | 0
  const yi = y | 0
  const fx = x - xi
  const fy = y - yi
  const o = (yi * lw + xi) * 3
  const rt = xi + 1 < lw ? 3 : 0
  const dn = yi + 1 < lh ? lw * 3 : 0
  for (let k = 0; k < 3; k++) {
    out[k] =
      (lm[o + k] * (1 - fx) + lm[o + rt + k] * fx) * (1 - fy) +
      (lm[o + dn + k] * (1 - fx) + lm[o + dn + rt + k] * fx) * fy
  }
  return out
}

function frame(nx, ny, nz) {
  const up = Math.abs(ny) < 0.9 ? [0, 1, 0] : [1, 0, 0]
  let tx = up[1] * nz - up[2] * ny
  let ty = up[2] * nx - up[0] * nz
  let tz = up[0] * ny - up[1] * nx
  const l = Math.hypot(tx, ty, tz)
  tx /= l
  ty /= l
  tz /= l
  return [tx, ty, tz, ny * tz - nz * ty, nz * tx - nx * tz, nx * ty - ny * tx]
}

// One bounce and the sky, by a handful of cosine-weighted rays.
function gather(scene, tree, rnd, rays, x, y, z, nx, ny, nz, out) {
  const f = frame(nx, ny, nz)
  const c = [0, 0, 0]
  out[0] = out[1] = out[2] = 0
  for (let i = 0; i < rays; i++) {
    const r = Math.sqrt((i + rnd()) / rays)
    const th = rnd() * 6.2832
    const a = r * Math.cos(th)
    const b = r * Math.sin(th)
    const n = Math.sqrt(Math.max(0, 1 - r * r))
    const dx = f[0] * a + f[3] * b + nx * n
    const dy = f[1] * a + f[4] * b + ny * n
    const dz = f[2] * a + f[5] * b + nz * n
    const any = cast(tree, x, y, z, dx, dy, dz, 0.012)
    let shade = 1
    if (any) {
      // Short rays mean corners and feet: darken the fill there.
      shade = Math.min(1, hit.t / 1.6)
      const { mat } = hit.prim
      if (mat.albedo && hit.prim.lm) {
        readMap(hit.prim, hit.a, hit.b, c)
        for (let k = 0; k < 3; k++) out[k] += c[k] * mat.albedo[k]
      }
    } else if (scene.sky) {
      scene.sky(dx, dy, dz, c)
      for (let k = 0; k < 3; k++) out[k] += c[k]
    }
    for (let k = 0; k < 3; k++) out[k] += scene.fill[k] * (0.25 + 0.75 * shade)
  }
  for (let k = 0; k < 3; k++) out[k] /= rays
}

export function bake(scene, tree) {
  const rnd = random(scene.name + ':bake')
  const lights = lightSamples(scene)
  const c = [0, 0, 0]
  const cam = scene.cam.pos
  const todo = scene.prims.filter((p) => p.mat.albedo)
  for (const p of todo) {
    pointAt(p, 0.5, 0.5, P)
    if (p.kind === 0) p.front = (cam[0] - p.ox) * p.nx + (cam[1] - p.oy) * p.ny + (cam[2] - p.oz) * p.nz > 0
    const size = (l) => Math.max(2, Math.min(l > 12 ? 60 : 40, Math.ceil(l / 0.22)))
    p.lw = size(p.lu)
    p.lh = size(p.lv)
    const cells = p.lw * p.lh
    const map = new Float32Array(cells * 3)
    // Few cells means a small thing: a coarser set of lights will do.
    const stride = lights.length > 24 ? Math.max(1, Math.round(lights.length / (cells > 400 ? 44 : 18))) : 1
    for (let j = 0; j < p.lh; j++) {
      for (let i = 0; i < p.lw; i++) {
        pointAt(p, (i + 0.5) / p.lw, (j + 0.5) / p.lh, P)
        direct(tree, lights, stride, P[0], P[1], P[2], P[3], P[4], P[5], c)
        map.set(c, (j * p.lw + i) * 3)
      }
    }
    p.lm = map
  }
  const extra = todo.map((p) => {
    const step = p.lw * p.lh > 64 ? 2 : 1
    const w = Math.ceil(p.lw / step)
    const h = Math.ceil(p.lh / step)
    const coarse = { lm: new Float32Array(w * h * 3), lw: w, lh: h }
    for (let j = 0; j < h; j++) {
      for (let i = 0; i < w; i++) {
        pointAt(p, (i + 0.5) / w, (j + 0.5) / h, P)
        gather(scene, tree, rnd, 20, P[0], P[1], P[2], P[3], P[4], P[5], c)
        coarse.lm.set(c, (j * w + i) * 3)
      }
    }
    return blur(coarse)
  })
  todo.forEach((p, n) => {
    for (let j = 0; j < p.lh; j++) {
      for (let i = 0; i < p.lw; i++) {
        readMap(extra[n], (i + 0.5) / p.lw, (j + 0.5) / p.lh, c)
        const o = (j * p.lw + i) * 3
        for (let k = 0; k < 3; k++) p.lm[o + k] += c[k]
      }
    }
  })
  for (const p of scene.prims) if (p.mat.type === 'sprite') cube(scene, tree, rnd, lights, p)
}

// Bounce light is noisy with so few rays; it is also smooth, so blur it.
function blur(map) {
  const { lm, lw, lh } = map
  const out = new Float32Array(lm.length)
  for (let y = 0; y < lh; y++) {
    for (let x = 0; x < lw; x++) {
      let n = 0
      const o = (y * lw + x) * 3
      for (let j = Math.max(0, y - 2); j <= Math.min(lh - 1, y + 2); j++) {
        for (let i = Math.max(0, x - 2); i <= Math.min(lw - 1, x + 2); i++) {
          const q = (j * lw + i) * 3
          out[o] += lm[q]
          out[o + 1] += lm[q + 1]
          out[o + 2] += lm[q + 2]
          n++
        }
      }
      for (let k = 0; k < 3; k++) out[o + k] /= n
    }
  }
  return { lm: out, lw, lh }
}

const AXES = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
]

// Light around a flat figure, from six sides at knee and at head height.
function cube(scene, tree, rnd, lights, p) {
  const stride = lights.length > 60 ? Math.round(lights.length / 40) : 1
  const c = [0, 0, 0]
  const g = [0, 0, 0]
  p.cube = [0.3, 0.85].map((b) =>
    AXES.map(([x, y, z]) => {
      pointAt(p, 0.5, b, P)
      const [px, py, pz] = [P[0] + x * 0.25, P[1], P[2] + z * 0.25]
      direct(tree, lights, stride, px, py, pz, x, y, z, c)
      gather(scene, tree, rnd, 24, px, py, pz, x, y, z, g)
      return [c[0] + g[0], c[1] + g[1], c[2] + g[2]]
    }),
  )
}
