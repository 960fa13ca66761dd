/**
 * Returns where the picture's main screens are, in per cent of its width and height: [left, top, right, bottom]. These are its
 * largest screen and those of almost its size. Undefined if the scene shows none, or so many that none is the main one.
 */
export function screensInSight({ parts, cam }, [width, height]) {
  const project = camera(cam, width / height)
  const boxes = new Map()
  for (const part of parts.filter(({ mat }) => mat?.type === 'screen').filter((part) => faces(part, cam.pos)))
    boxes.set(part.mat.tex, around([...corners(part)].map(project), boxes.get(part.mat.tex)))
  const inFrame = (box) => box.map((x) => Math.min(100, Math.max(0, x)))
  const seen = [...boxes.values()].filter((box) => area(inFrame(box)) > area(box) / 2).map(inFrame)
  if (seen.length > 5) return undefined
  const largest = Math.max(...seen.map(area))
  const main = seen.filter((box) => area(box) >= largest * 0.6)
  const whole = main.reduce((all, [left, top, right, bottom]) => around([[left, top], [right, bottom]], all), undefined)
  return whole?.map(Math.round)
}

/** Returns the `object-position` that keeps a box whole in every crop that has room for it. */
export function focusOf([left, top, right, bottom]) {
  const between = (before, after) => (before + after ? Math.round((before / (before + after)) * 100) : 50)
  return [between(left, 100 - right), between(top, 100 - bottom)]
}

const area = ([left, top, right, bottom]) => (right - left) * (bottom - top)

function around(points, [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(left, ...xs), Math.min(top, ...ys), Math.max(right, ...xs), Math.max(bottom, ...ys)]
}

// A flat screen can show its back.
function faces({ kind, o, u, v }, eye) {
  return kind !== 'quad' || dot(cross(u, v), eye.map((c, axis) => c - o[axis])) > 0
}

function* corners({ kind, o, u, v, x, y, z, r, h, from, to }) {
  if (kind === 'quad')
    for (const [i, k] of [[0, 0], [0, 1], [1, 0], [1, 1]]) yield o.map((c, axis) => c + i * u[axis] + k * v[axis])
  if (kind === 'sphere') for (const dx of [-r, r]) for (const dy of [-r, r]) yield [x + dx, y + dy, z]
  if (kind === 'cylinder')
    for (let i = 0; i <= 24; i++) {
      const a = ((from + ((to - from) * i) / 24) * Math.PI) / 180
      for (const dy of [0, h]) yield [x + Math.sin(a) * r, y + dy, z + Math.cos(a) * r]
    }
}

// The lens of `add_camera` (cycles/build.py): it looks level, and is shifted.
function camera({ pos, target, fov }, aspect) {
  const away = target.map((c, axis) => c - pos[axis])
  const level = Math.hypot(away[0], away[2])
  const shift = away[1] / level
  const ahead = unit([away[0], 0, away[2]])
  const right = unit([-ahead[2], 0, ahead[0]])
  const up = cross(right, ahead)
  const half = Math.tan((fov * Math.PI) / 360)
  return (point) => {
    const to = point.map((c, axis) => c - pos[axis])
    const depth = Math.max(0.01, dot(to, ahead))
    const [x, y] = [dot(to, right) / depth / half, (dot(to, up) / depth - shift) / half]
    return [50 + 50 * x, 50 - 50 * y * aspect]
  }
}

const dot = (a, b) => a.reduce((sum, c, axis) => sum + c * b[axis], 0)
const unit = (a) => a.map((c) => c / Math.hypot(...a))
const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d]
