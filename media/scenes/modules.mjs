// Close views of module faces, 160 x 90 mm, with every LED at its true place.
// Drawn directly: a ray meets the face, the nearest LEDs give their light.
import { clamp, noise, smooth } from '../engine/random.mjs'
import { flow, silk } from '../screens/fields.mjs'

const W = 0.16
const H = 0.09

// name, pitch in mm, content, camera offset, LED size as part of the pitch
const LIST = [
  ['module-p1-2', 1.2, () => flow('ocean', 301), [0.05, 0.03], 0.5],
  ['module-p1-5', 1.5, () => silk('magenta', 302), [-0.055, 0.028], 0.5],
  ['module-p1-8', 1.8, () => flow('violet', 303), [0.06, -0.02], 0.5],
  ['module-p2', 2, () => silk('gold', 304), [-0.05, -0.025], 0.52],
  ['module-p2-5', 2.5, () => flow('mint', 305), [0.065, 0.03], 0.52],
  ['module-p3', 3, () => silk('neon', 306), [-0.06, 0.032], 0.55],
  ['module-p3-9', 3.9, () => flow('ember', 307), [0.055, 0.035], 0.5],
  ['module-p4', 4, () => silk('ice', 308), [-0.065, -0.02], 0.52],
  ['module-p5', 5, () => flow('lime', 309), [0.06, 0.03], 0.5],
  ['module-p6', 6, () => silk('amber', 310), [-0.055, 0.034], 0.46],
  ['module-p8', 8, () => flow('rose', 311), [0.05, -0.028], 0.42],
  ['module-p10', 10, () => silk('violet', 312), [-0.06, 0.03], 0.38],
]

function draw(name, pitch, tex, [ox, oy], fill) {
  const p = pitch / 1000
  const nx = Math.round(W / p)
  const ny = Math.round(H / p)
  const outdoor = pitch >= 3.9
  const px = [0, 0, 0, 0]
  const lod = Math.log2(Math.max(1, tex.w / nx))
  const leds = new Float32Array(nx * ny * 3)
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      tex.sample((i + 0.5) / nx, (j + 0.5) / ny, lod, px)
      for (let k = 0; k < 3; k++) leds[(j * nx + i) * 3 + k] = px[k]
    }
  // Camera close to the face, a little off its axis.
  const eye = [ox * 1.7, oy * 1.5, 0.215]
  const f = [-eye[0] * 0.9, -eye[1] * 0.9, -eye[2]]
  const fl = Math.hypot(...f)
  for (let k = 0; k < 3; k++) f[k] /= fl
  const rl = Math.hypot(f[0], f[2])
  const r = [-f[2] / rl, 0, f[0] / rl]
  const u = [r[1] * f[2] - r[2] * f[1], r[2] * f[0] - r[0] * f[2], r[0] * f[1] - r[1] * f[0]]
  const out = [0, 0, 0]
  const at = (x, y, w, h) => {
    const sx = ((2 * x) / w - 1) * 0.4
    const sy = ((1 - (2 * y) / h) * 0.4 * h) / w
    const d = [f[0] + r[0] * sx + u[0] * sy, f[1] + r[1] * sx + u[1] * sy, f[2] + r[2] * sx + u[2] * sy]
    const t = -eye[2] / d[2]
    return [eye[0] + d[0] * t + W / 2, H / 2 - eye[1] - d[1] * t]
  }
  const sample = (x, y, w, h) => {
    const [mx, my] = at(x, y, w, h)
    out[0] = out[1] = out[2] = 0
    if (mx < 0 || my < 0 || mx >= W || my >= H) {
      // Around the module: its rim, then a dark bench lit by the glow.
      const dx = Math.max(-mx, mx - W, 0)
      const dy = Math.max(-my, my - H, 0)
      const d = Math.hypot(dx, dy)
      tex.sample(clamp(mx / W), clamp(my / H), 7, px)
      const g = d < 0.0018 ? 0.05 : 0.11 * Math.exp(-d * 46)
      const n = 0.85 + 0.3 * noise(mx * 400, my * 400)
      for (let k = 0; k < 3; k++) out[k] = (px[k] * g + 0.012) * n
      return out
    }
    const i = Math.min(nx - 1, Math.floor(mx / p))
    const j = Math.min(ny - 1, Math.floor(my / p))
    // Black face, louvre ridges outdoors, and the package of the LED.
    const fx = mx / p - i - 0.5
    const fy = my / p - j - 0.5
    const half = fill / 2
    const box = Math.max(Math.abs(fx), Math.abs(fy)) / half
    let grey = 0.007 + 0.003 * noise(mx * 9000, my * 9000)
    if (outdoor) grey += 0.02 * smooth(0.32, 0.46, -fy) * (1 - smooth(0.47, 0.5, -fy))
    const inside = 1 - smooth(0.92, 1.06, box)
    grey += inside * (pitch > 3 ? 0.035 : 0.018)
    for (let k = 0; k < 3; k++) out[k] = grey
    for (let b = -1; b <= 1; b++) {
      const jj = j + b
      if (jj < 0 || jj >= ny) continue
      for (let a = -1; a <= 1; a++) {
        const ii = i + a
        if (ii < 0 || ii >= nx) continue
        const dx = fx - a
        const dy = fy - b
        const d2 = dx * dx + dy * dy
        const o = (jj * nx + ii) * 3
        const glow = 0.22 * Math.exp(-d2 * 7) + (a || b ? 0 : inside * 0.5)
        for (let k = 0; k < 3; k++) {
          // Coarse pitches show the three chips side by side in the package.
          const chip = pitch >= 3.9 ? (k - 1) * half * 0.42 : 0
          const c2 = (dx - chip) * (dx - chip) + dy * dy
          const core = Math.exp(-c2 / (half * half * (pitch >= 3.9 ? 0.2 : 0.34)))
          out[k] += leds[o + k] * (core * 2.9 + glow)
        }
      }
    }
    return out
  }
  return (w, h) => {
    const img = new Float32Array(w * h * 3)
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const o = (y * w + x) * 3
        for (const [sx, sy] of [
          [0.25, 0.1],
          [0.75, 0.4],
          [0.1, 0.65],
          [0.6, 0.9],
        ]) {
          const c = sample(x + sx, y + sy, w, h)
          for (let k = 0; k < 3; k++) img[o + k] += c[k] / 4
        }
      }
    }
    return img
  }
}

export const modules = Object.fromEntries(
  LIST.map(([name, pitch, make, eye, fill]) => [
    name,
    async () => ({
      name,
      exposure: 1,
      bloom: 0.3,
      quality: pitch < 3 ? 66 : 76,
      paint: draw(name, pitch, make().mip(), eye, fill),
    }),
  ]),
)
