// Building blocks for scenes: rooms, screens in frames, furniture, figures.
import { BODY, floors, matte, screen, walls } from './materials.mjs'
import { random } from './random.mjs'
import { Scene } from './scene.mjs'

export const DARK = matte('#1a1b1e')
export const METAL = matte('#8a8d93')

export function begin(
  name,
  { pos, at, fov, fill, exposure, bloom, boost, sky, sun, haze, hazeLight, dim },
) {
  const s = new Scene(name)
  s.camera(pos, at, fov)
  // Plaster sends most light on, so that little of it fills a room. It must not sink into black beside a bright screen.
  s.fill = grey((fill ?? s.fill).map((x) => (dim ? x : 0.04 + 0.4 * x)))
  if (exposure) s.exposure = exposure
  if (bloom) s.bloom = bloom
  if (boost) s.boost = boost
  if (sky) s.sky = sky
  if (sun) s.sun = sun
  if (haze) s.haze = haze * 0.4
  if (hazeLight) s.hazeLight = hazeLight
  s.rnd = random(name)
  return s
}

const grey = (rgb) => rgb.map(() => (rgb[0] + rgb[1] + rgb[2]) / 3)

// Room from the back wall (z = 0) towards the viewer.
export function room(
  s,
  {
    w,
    d,
    h,
    floor = floors.stone(),
    wall: side = walls.plain(),
    back = side,
    left = side,
    right = side,
    ceil = walls.plain('#55565c'),
    rear = true,
  },
) {
  s.ceiling = { w, d, h }
  if (floor) s.quad([-w / 2, 0, d], [w, 0, 0], [0, 0, -d], floor)
  if (back) s.upright(0, 0, 0, w, h, 0, back)
  if (left) s.upright(-w / 2, 0, d / 2, d, h, 90, left)
  if (right) s.upright(w / 2, 0, d / 2, d, h, -90, right)
  if (ceil) s.quad([-w / 2, h, 0], [w, 0, 0], [0, 0, d], ceil)
  if (rear) s.upright(0, 0, d, w, h, 180, side)
  return s
}

// LED wall of cabinets with its body behind it and a thin edge.
export function wall(s, x, y, z, w, h, tex, { gain = 1, turn = 0, depth = 0.12, edge = 0.04, open } = {}) {
  const a = (turn * Math.PI) / 180
  const off = (k) => [x + Math.sin(a) * k, z + Math.cos(a) * k]
  if (depth) {
    const [bx, bz] = off(-depth / 2 - 0.004)
    s.block(bx, y - edge, bz, w + edge * 2, h + edge * 2, depth, BODY, { turn })
  }
  const cabinet = h > 3.4 ? [0.96, 0.96] : [0.64, 0.48]
  return s.upright(x, y, z, w, h, turn, screen(tex, gain, { open, cabinet }))
}

// Curved wall from flat slices along a path of [x, z] points.
export function strip(s, path, y, h, tex, { gain = 1, open } = {}) {
  const mat = screen(tex, gain, { open })
  const len = [0]
  for (let i = 1; i < path.length; i++)
    len.push(len[i - 1] + Math.hypot(path[i][0] - path[i - 1][0], path[i][1] - path[i - 1][1]))
  const total = len[len.length - 1]
  for (let i = 1; i < path.length; i++) {
    const [x0, z0] = path[i - 1]
    const [x1, z1] = path[i]
    s.quad([x0, y, z0], [x1 - x0, 0, z1 - z0], [0, h, 0], mat, [
      len[i - 1] / total,
      0,
      (len[i] - len[i - 1]) / total,
      1,
    ])
  }
}

// Figures: [pose, number, x, z, height = 1.7, base = 0]. The number picks one of many people; a seated one's base is the seat.
export function people(s, list) {
  for (const [pose, n, x, z, tall = 1.62 + ((n * 37) % 17) / 100, base = 0] of list)
    s.add('figure', { pose, n, x, y: base, z, tall })
}

// Rows of seated heads seen from behind.
export function audience(
  s,
  { rows, seats, x = 0, z, gap = 0.62, pitch = 0.95, rise = 0, chair = true, full = 0.9, base = 0 },
) {
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < seats; c++) {
      if (s.rnd() > full) continue
      const px = x + (c - (seats - 1) / 2) * gap + (r % 2) * gap * 0.5 + s.rnd.between(-0.04, 0.04)
      people(s, [
        [
          chair ? 'sit-chair' : 'sit',
          s.rnd.int(0, 23),
          px,
          z + r * pitch,
          1.66 + s.rnd.between(0, 0.1),
          base + 0.42 + r * rise,
        ],
      ])
    }
  }
}

// A standing crowd, denser far away.
export function crowd(s, n, { x0, x1, z0, z1, poses = ['stand', 'cheer', 'phone', 'stand'], base = 0 }) {
  for (let i = 0; i < n; i++)
    people(s, [
      [
        s.rnd.pick(poses),
        s.rnd.int(0, 13),
        s.rnd.between(x0, x1),
        s.rnd.between(z0, z1),
        s.rnd.between(1.56, 1.8),
        base,
      ],
    ])
}

// A picture as relief on plaster.
export const paint = (tex) => matte('#ffffff', { tex })
