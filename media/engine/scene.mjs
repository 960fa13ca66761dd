// Scene description: rectangles, boxes, vertical cylinders, spheres, figures and plants with a material each. Metres; x right,
// y up, the camera usually looks along -z. Nothing is drawn here: `cycles/` builds and lights what is written down.
export class Scene {
  constructor(name) {
    this.name = name
    this.parts = []
    this.sky = null
    this.sun = null
    this.fill = [0.07, 0.075, 0.09]
    this.exposure = 1
    this.bloom = 0.2
    this.haze = 0
    this.hazeLight = 0
    this.boost = 5.5
    this.ceiling = null
    this.workers = false
    // The place of which this is one of several views.
    this.place = undefined
    // Whether each screen's light is kept apart, for a film.
    this.groups = false
  }

  // `fov` is the horizontal angle in degrees. The lens is shifted, so that verticals stay upright.
  camera(pos, target, fov) {
    this.cam = { pos, target, fov }
    return this
  }

  add(kind, part) {
    this.parts.push({ kind, ...part })
    return this
  }

  // Rectangle from a corner and its two edges; its front is u x v. Texture u
  // runs along the first edge, texture v against the second (top is 0).
  quad(o, u, v, mat, uv = [0, 0, 1, 1]) {
    return this.add('quad', { o, u, v, mat, uv })
  }

  // Upright rectangle: centre of the bottom edge, size, turn in degrees
  // (0 faces the camera, +z).
  upright(x, y, z, w, h, turn, mat, uv) {
    const a = (turn * Math.PI) / 180
    const u = [Math.cos(a) * w, 0, -Math.sin(a) * w]
    return this.quad([x - u[0] / 2, y, z - u[2] / 2], u, [0, h, 0], mat, uv)
  }

  // Box by centre of its base; the front (local +z) and the top can carry their own material.
  block(x, y, z, w, h, d, mat, { turn = 0, front = mat, top = mat } = {}) {
    return this.add('box', { x, y, z, w, h, d, turn, mat, front, top })
  }

  // Vertical cylinder or arc. Angles in degrees from +z towards +x.
  cylinder(x, y, z, r, h, mat, { from = 180, to = 540 } = {}) {
    return this.add('cylinder', { x, y, z, r, h, mat, from, to })
  }

  sphere(x, y, z, r, mat) {
    return this.add('sphere', { x, y, z, r, mat })
  }
}
