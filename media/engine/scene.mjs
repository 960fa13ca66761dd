// Scene description: rectangles, vertical cylinders and spheres with a
// material each. Metres; x right, y up, the camera usually looks along -z.
import { noise } from './random.mjs'

const KIND = { quad: 0, cylinder: 1, sphere: 2 }
const norm = (a) => {
  const l = Math.hypot(a[0], a[1], a[2]) || 1
  return [a[0] / l, a[1] / l, a[2] / l]
}

class Prim {
  constructor(kind, mat) {
    this.kind = kind
    this.mat = mat
    this.id = 0
    this.ox = this.oy = this.oz = 0
    this.ux = this.uy = this.uz = 0
    this.vx = this.vy = this.vz = 0
    this.nx = this.ny = this.nz = 0
    this.iu = this.iv = 0
    this.lu = this.lv = 1
    this.u0 = 0
    this.v0 = 0
    this.us = 1
    this.vs = 1
    this.r = 0
    this.a0 = 0
    this.da = 0
    this.inward = false
    this.front = true
    this.lm = null
    this.lw = 0
    this.lh = 0
    this.cube = null
    this.box = null
  }
}

export class Scene {
  constructor(name) {
    this.name = name
    this.prims = []
    this.sky = null
    this.fill = [0.07, 0.075, 0.09]
    this.exposure = 1
    this.bloom = 0.2
    this.haze = 0
    this.hazeColour = [0, 0, 0]
    this.boost = 5.5
  }

  camera(pos, target, fov, { tilt = false } = {}) {
    this.cam = { pos, target, fov, tilt }
    return this
  }

  add(p) {
    p.id = this.prims.length + 1
    this.prims.push(p)
    return p
  }

  // Rectangle from a corner and its two edges; its front is u x v. Texture u
  // runs along the first edge, texture v against the second (top is 0).
  quad(o, u, v, mat, uv) {
    const p = new Prim(KIND.quad, mat)
    ;[p.ox, p.oy, p.oz] = o
    ;[p.ux, p.uy, p.uz] = u
    ;[p.vx, p.vy, p.vz] = v
    p.lu = Math.hypot(...u)
    p.lv = Math.hypot(...v)
    p.iu = 1 / (p.lu * p.lu)
    p.iv = 1 / (p.lv * p.lv)
    ;[p.nx, p.ny, p.nz] = norm([
      u[1] * v[2] - u[2] * v[1],
      u[2] * v[0] - u[0] * v[2],
      u[0] * v[1] - u[1] * v[0],
    ])
    if (uv) [p.u0, p.v0, p.us, p.vs] = uv
    const c = [o, o.map((x, i) => x + u[i]), o.map((x, i) => x + v[i]), o.map((x, i) => x + u[i] + v[i])]
    p.box = [0, 1, 2]
      .map((i) => Math.min(...c.map((q) => q[i])) - 1e-4)
      .concat([0, 1, 2].map((i) => Math.max(...c.map((q) => q[i])) + 1e-4))
    return this.add(p)
  }

  // Upright rectangle: centre of the bottom edge, size, turn in degrees
  // (0 faces the camera, +z).
  upright(x, y, z, w, h, turn, mat, uv) {
    const a = (turn * Math.PI) / 180
    const u = [Math.cos(a) * w, 0, -Math.sin(a) * w]
    return this.quad([x - u[0] / 2, y, z - u[2] / 2], u, [0, h, 0], mat, uv)
  }

  // Box by centre of its base; the front (local +z) can carry its own material.
  block(x, y, z, w, h, d, mat, { turn = 0, front = mat, top = mat, bottom = true, back = true } = {}) {
    const a = (turn * Math.PI) / 180
    const e = [Math.cos(a), 0, -Math.sin(a)]
    const f = [Math.sin(a), 0, Math.cos(a)]
    const at = (i, j, k) => [x + e[0] * i + f[0] * k, y + j, z + e[2] * i + f[2] * k]
    const mul = (q, s) => [q[0] * s, q[1] * s, q[2] * s]
    this.quad(at(-w / 2, 0, d / 2), mul(e, w), [0, h, 0], front)
    if (back) this.quad(at(w / 2, 0, -d / 2), mul(e, -w), [0, h, 0], mat)
    this.quad(at(w / 2, 0, d / 2), mul(f, -d), [0, h, 0], mat)
    this.quad(at(-w / 2, 0, -d / 2), mul(f, d), [0, h, 0], mat)
    this.quad(at(-w / 2, h, d / 2), mul(e, w), mul(f, -d), top)
    if (bottom) this.quad(at(-w / 2, 0, -d / 2), mul(e, w), mul(f, d), mat)
    return this
  }

  // Vertical cylinder or arc. Angles in degrees from +z towards +x. An inward
  // arc is lit on its concave side and its u runs so that text reads.
  cylinder(x, y, z, r, h, mat, { from = 180, to = 540, inward = false, uv } = {}) {
    const p = new Prim(KIND.cylinder, mat)
    ;[p.ox, p.oy, p.oz] = [x, y, z]
    p.r = r
    p.lv = h
    p.a0 = (from * Math.PI) / 180
    p.da = ((to - from) * Math.PI) / 180
    p.lu = r * p.da
    p.inward = inward
    if (uv) [p.u0, p.v0, p.us, p.vs] = uv
    p.box = [x - r, y, z - r, x + r, y + h, z + r]
    return this.add(p)
  }

  sphere(x, y, z, r, mat) {
    const p = new Prim(KIND.sphere, mat)
    ;[p.ox, p.oy, p.oz] = [x, y, z]
    p.r = r
    p.lu = p.lv = r * 3
    p.box = [x - r, y - r, z - r, x + r, y + r, z + r]
    return this.add(p)
  }
}

// Point and normal of a primitive at surface coordinates (v up from its base).
export function pointAt(p, a, b, out) {
  if (p.kind === 0) {
    out[0] = p.ox + p.ux * a + p.vx * b
    out[1] = p.oy + p.uy * a + p.vy * b
    out[2] = p.oz + p.uz * a + p.vz * b
    const s = p.front ? 1 : -1
    out[3] = p.nx * s
    out[4] = p.ny * s
    out[5] = p.nz * s
  } else if (p.kind === 1) {
    const ang = p.a0 + p.da * (p.inward ? 1 - a : a)
    const s = p.inward ? -1 : 1
    const sx = Math.sin(ang)
    const cz = Math.cos(ang)
    out[0] = p.ox + sx * p.r
    out[1] = p.oy + p.lv * b
    out[2] = p.oz + cz * p.r
    out[3] = sx * s
    out[4] = 0
    out[5] = cz * s
  } else {
    const th = (a - 0.5) * Math.PI * 2
    const ph = b * Math.PI
    out[3] = Math.sin(th) * Math.sin(ph)
    out[4] = -Math.cos(ph)
    out[5] = Math.cos(th) * Math.sin(ph)
    out[0] = p.ox + out[3] * p.r
    out[1] = p.oy + out[4] * p.r
    out[2] = p.oz + out[5] * p.r
  }
  return out
}

// Small surface irregularity shared by matte materials.
export const grime = (u, v) => 0.88 + 0.24 * noise(u * 1.7, v * 1.7)
