// A smaller picture of floats: each point is the mean of what it covers.
export function shrink(from, [w, h], [wide, high]) {
  return columns(rows(from, w, h, high), w, wide, high)
}

function rows(from, w, h, high) {
  const out = new Float32Array(w * high * 3)
  for (let y = 0; y < high; y++)
    for (const [source, share] of covered(y, h / high, h))
      for (let x = 0; x < w * 3; x++) out[y * w * 3 + x] += from[source * w * 3 + x] * share
  return out
}

function columns(from, w, wide, high) {
  const out = new Float32Array(wide * high * 3)
  for (let x = 0; x < wide; x++)
    for (const [source, share] of covered(x, w / wide, w))
      for (let y = 0; y < high; y++)
        for (let k = 0; k < 3; k++) out[(y * wide + x) * 3 + k] += from[(y * w + source) * 3 + k] * share
  return out
}

// The points that lie under one of the smaller picture, with their shares of it.
function covered(i, step, last) {
  const [from, to] = [i * step, Math.min((i + 1) * step, last)]
  const out = []
  for (let p = Math.floor(from); p < Math.min(last, Math.ceil(to)); p++)
    out.push([p, (Math.min(p + 1, to) - Math.max(p, from)) / (to - from)])
  return out
}
