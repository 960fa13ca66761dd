// What a ray sees: the colour of each kind of surface, and the walk through
// figures, glass and shafts of light to the first solid thing.
import { readMap } from './lighting.mjs'
import { cast, hit } from './trace.mjs'

const PX = [0, 0, 0, 0]
const C = [0, 0, 0]
export const M = [0, 0, 0]

// Colour at the current hit, reflections aside; returns its opacity.
function shade(scene, dx, dy, dz, spread, dist, out) {
  const p = hit.prim
  const { a, b } = hit
  const { mat } = p
  if (mat.type === 'screen') {
    const { tex } = mat
    let facing = 1
    if (p.kind === 0) {
      facing = -(p.nx * dx + p.ny * dy + p.nz * dz)
    } else if (p.kind === 1) {
      const ang = p.a0 + p.da * (p.inward ? 1 - a : a)
      facing = -(Math.sin(ang) * dx + Math.cos(ang) * dz) * (p.inward ? -1 : 1)
    }
    if (facing <= 0) {
      out[0] = out[1] = out[2] = 0.006
      return mat.open ? 1 - mat.open : 1
    }
    const foot =
      (dist * spread * Math.max((Math.abs(p.us) * tex.w) / p.lu, (Math.abs(p.vs) * tex.h) / p.lv)) /
      Math.sqrt(Math.max(0.08, facing))
    tex.sample(p.u0 + p.us * a, p.v0 + p.vs * (1 - b), Math.log2(Math.max(1, foot)), PX)
    const k = mat.gain * (mat.dots ? mat.dots(a * p.lu, b * p.lv, dist * spread) : 1)
    out[0] = PX[0] * k + 0.002
    out[1] = PX[1] * k + 0.002
    out[2] = PX[2] * k + 0.0025
    return mat.open ? 1 - mat.open * (1 - 0.75 * Math.min(1, PX[0] + PX[1] + PX[2])) : 1
  }
  if (mat.type === 'light') {
    for (let k = 0; k < 3; k++) out[k] = mat.colour[k] * (mat.look ?? 1)
    return 1
  }
  if (mat.type === 'glass') {
    for (let k = 0; k < 3; k++) out[k] = mat.tint[k] * scene.fill[k]
    return mat.alpha ?? 0.06
  }
  if (mat.type === 'sprite') {
    const { tex } = mat
    const foot = (dist * spread * tex.h) / p.lv
    const lod = Math.log2(Math.max(1, foot))
    tex.sample(a, 1 - b, lod, PX)
    const [r, g, bl, alpha] = PX
    if (alpha < 0.01) return 0
    tex.normals.sample(a, 1 - b, lod * 0.7, PX)
    // Sprite normals live in the plane of the figure; turn them to the world.
    const nu = PX[0]
    const nv = PX[1]
    const nn = PX[2]
    const sx = p.ux / p.lu
    const sz = p.uz / p.lu
    const n = [sx * nu + p.nx * nn, nv, sz * nu + p.nz * nn]
    const h = Math.max(0, Math.min(1, (b - 0.3) / 0.55))
    for (let k = 0; k < 3; k++) {
      let e = 0
      for (let axis = 0; axis < 3; axis++) {
        const i = axis * 2 + (n[axis] < 0 ? 1 : 0)
        e += n[axis] * n[axis] * (p.cube[0][i][k] * (1 - h) + p.cube[1][i][k] * h)
      }
      out[k] = e * (k === 0 ? r : k === 1 ? g : bl)
    }
    return alpha
  }
  readMap(p, a, b, M)
  let m0 = 1
  let m1 = 1
  let m2 = 1
  if (mat.pattern) {
    const m = mat.pattern(a * p.lu, b * p.lv, dist * spread, p)
    if (typeof m === 'number') m0 = m1 = m2 = m
    else [m0, m1, m2] = m
  }
  out[0] = M[0] * mat.albedo[0] * m0
  out[1] = M[1] * mat.albedo[1] * m1
  out[2] = M[2] * mat.albedo[2] * m2
  if (mat.emit) {
    mat.emit(a * p.lu, b * p.lv, C, dist * spread, p)
    for (let k = 0; k < 3; k++) out[k] += C[k]
  }
  return 1
}

const S = [0, 0, 0]
// First solid surface along a ray, seen through figures and glass.
// `first` receives the primitive, its distance and the light left over.
export function look(scene, tree, ox, oy, oz, dx, dy, dz, spread, travelled, out, first, near = 1e-3) {
  out[0] = out[1] = out[2] = 0
  let left = 1
  if (first) first.prim = null
  for (let i = 0; i < 30; i++) {
    if (!cast(tree, ox, oy, oz, dx, dy, dz, near)) {
      if (scene.sky) {
        scene.sky(dx, dy, dz, S)
        for (let k = 0; k < 3; k++) out[k] += left * S[k]
      }
      return
    }
    const { t, prim } = hit
    const { a, b } = hit
    if (prim.mat.type === 'glow') {
      // A shaft of light in haze: it adds and hides nothing.
      const e = left * prim.mat.k * (4 * a * (1 - a)) ** 2 * (1 - b) ** 1.3
      for (let k = 0; k < 3; k++) out[k] += e * prim.mat.colour[k]
      near = t + 2e-3
      continue
    }
    let o = shade(scene, dx, dy, dz, spread, t + travelled, S)
    if (scene.haze) {
      const f = 1 - Math.exp(-scene.haze * t)
      if (prim.mat.type !== 'screen') for (let k = 0; k < 3; k++) S[k] += (scene.hazeColour[k] - S[k]) * f
    }
    for (let k = 0; k < 3; k++) out[k] += left * o * S[k]
    if (first && prim.mat.gloss && !first.prim) {
      first.prim = prim
      first.t = t
      first.left = left
      first.a = a
      first.b = b
    }
    left *= 1 - o
    if (left < 0.02) return
    near = t + 2e-3
  }
}

export function normalOf(p, a) {
  if (p.kind === 1) {
    const ang = p.a0 + p.da * (p.inward ? 1 - a : a)
    return [Math.sin(ang), 0, Math.cos(ang)]
  }
  return [p.nx, p.ny, p.nz]
}
