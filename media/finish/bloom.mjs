// Light that spills over in the lens: a sum of ever wider blurs. None of it falls on the screens, whose lettering stays sharp.
export function bloom(img, w, h, amount, screens) {
  let level = img
  let lw = w
  let lh = h
  const layers = []
  // The widest blur is one of 40 points across, at every size of picture.
  const first = Math.max(0, Math.round(Math.log2(w / 1280)))
  for (let i = 0; i < 6 + first; i++) {
    level = half(level, lw, lh)
    lw >>= 1
    lh >>= 1
    if (i === first) for (let k = 0; k < level.length; k++) level[k] = Math.min(level[k], 3)
    if (i > first) layers.push([soften(level, lw, lh), lw, lh])
  }
  for (const [data, bw, bh] of layers) {
    const g = amount / layers.length
    for (let y = 0; y < h; y++) {
      const v = Math.max(0, Math.min(bh - 1.001, ((y + 0.5) * bh) / h - 0.5))
      const yi = v | 0
      const fy = v - yi
      const dn = yi + 1 < bh ? bw * 3 : 0
      for (let x = 0; x < w; x++) {
        const u = Math.max(0, Math.min(bw - 1.001, ((x + 0.5) * bw) / w - 0.5))
        const xi = u | 0
        const fx = u - xi
        const a = (yi * bw + xi) * 3
        const o = (y * w + x) * 3
        const open = 1 - Math.min(1, 12 * Math.max(screens[o], screens[o + 1], screens[o + 2]))
        for (let k = 0; k < 3; k++) {
          const top = data[a + k] * (1 - fx) + data[a + 3 + k] * fx
          const low = data[a + dn + k] * (1 - fx) + data[a + dn + 3 + k] * fx
          img[o + k] += g * open * (top * (1 - fy) + low * fy)
        }
      }
    }
  }
}

function half(src, w, h) {
  const W = w >> 1
  const H = h >> 1
  const out = new Float32Array(W * H * 3)
  for (let y = 0; y < H; y++) {
    for (let x = 0; x < W; x++) {
      const a = (y * 2 * w + x * 2) * 3
      for (let k = 0; k < 3; k++)
        out[(y * W + x) * 3 + k] =
          (src[a + k] + src[a + 3 + k] + src[a + w * 3 + k] + src[a + w * 3 + 3 + k]) / 4
    }
  }
  return out
}

function soften(src, w, h) {
  let from = src
  for (const [dx, dy] of [
    [1, 0],
    [0, 1],
  ]) {
    const out = new Float32Array(src.length)
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const o = (y * w + x) * 3
        for (let s = -2; s <= 2; s++) {
          const q =
            (Math.max(0, Math.min(h - 1, y + s * dy)) * w + Math.max(0, Math.min(w - 1, x + s * dx))) * 3
          const g = s === 0 ? 0.375 : s === 1 || s === -1 ? 0.25 : 0.0625
          for (let k = 0; k < 3; k++) out[o + k] += from[q + k] * g
        }
      }
    }
    from = out
  }
  return from
}
