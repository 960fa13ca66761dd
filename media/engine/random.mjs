// Every picture must come out identical on every machine, so all chance is
// seeded from the picture's name and Math.random is never used.

function hash(text) {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

export function random(seed) {
  let a = typeof seed === 'string' ? hash(seed) : seed >>> 0
  const next = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  next.between = (lo, hi) => lo + (hi - lo) * next()
  next.int = (lo, hi) => Math.floor(next.between(lo, hi + 1))
  next.pick = (list) => list[Math.floor(next() * list.length)]
  return next
}

function lattice(x, y) {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

// Smooth value noise, 0..1.
export function noise(x, y) {
  const xi = Math.floor(x)
  const yi = Math.floor(y)
  let fx = x - xi
  let fy = y - yi
  fx = fx * fx * (3 - 2 * fx)
  fy = fy * fy * (3 - 2 * fy)
  const a = lattice(xi, yi)
  const b = lattice(xi + 1, yi)
  const c = lattice(xi, yi + 1)
  const d = lattice(xi + 1, yi + 1)
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy
}

export function fbm(x, y, octaves = 4) {
  let sum = 0
  let amp = 0.5
  for (let i = 0; i < octaves; i++) {
    sum += amp * noise(x, y)
    x = x * 2.03 + 17.3
    y = y * 2.03 - 9.1
    amp *= 0.5
  }
  return sum / (1 - amp * 2)
}

export const clamp = (x, lo = 0, hi = 1) => (x < lo ? lo : x > hi ? hi : x)
export const mix = (a, b, t) => a + (b - a) * t
export const smooth = (lo, hi, x) => {
  const t = clamp((x - lo) / (hi - lo))
  return t * t * (3 - 2 * t)
}
