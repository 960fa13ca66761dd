// Float textures in linear light.
import sharp from 'sharp'

const DECODE = new Float32Array(256)
for (let i = 0; i < 256; i++) {
  const c = i / 255
  DECODE[i] = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

// '#rrggbb' to linear RGB.
export function rgb(hex) {
  const n = parseInt(hex.slice(1), 16)
  return [DECODE[n >> 16], DECODE[(n >> 8) & 255], DECODE[n & 255]]
}

// A picture of w x h points, each of `fine` x `fine` texels of four floats: content is laid out in points, and drawn finer.
export const newTexture = (w, h, fine = 1) => ({
  w,
  h,
  fine,
  data: new Float32Array(w * h * fine * fine * 4),
})

// Screens fill up to 2000 pixels of a picture.
const FINE = 2

function bilinear(level, u, v, out) {
  const { w, h, data } = level
  let x = u * w - 0.5
  let y = v * h - 0.5
  x = x < 0 ? 0 : x > w - 1 ? w - 1 : x
  y = y < 0 ? 0 : y > h - 1 ? h - 1 : y
  const xi = x | 0
  const yi = y | 0
  const fx = x - xi
  const fy = y - yi
  const a = (yi * w + xi) * 4
  const b = xi + 1 < w ? a + 4 : a
  const down = yi + 1 < h ? w * 4 : 0
  const wa = (1 - fx) * (1 - fy)
  const wb = fx * (1 - fy)
  const wc = (1 - fx) * fy
  const wd = fx * fy
  for (let k = 0; k < 4; k++) {
    out[k] = data[a + k] * wa + data[b + k] * wb + data[a + down + k] * wc + data[b + down + k] * wd
  }
  return out
}

// Fill a texture from f(u, v, out) at low resolution and scale it up: smooth
// fields need no more, and noise is the dear part.
export function field(w, h, f, step = 2) {
  const sw = Math.ceil(w / step)
  const sh = Math.ceil(h / step)
  const small = new Float32Array(sw * sh * 4)
  const out = [0, 0, 0]
  for (let y = 0; y < sh; y++) {
    for (let x = 0; x < sw; x++) {
      f((x + 0.5) / sw, (y + 0.5) / sh, out)
      const o = (y * sw + x) * 4
      small[o] = out[0]
      small[o + 1] = out[1]
      small[o + 2] = out[2]
      small[o + 3] = 1
    }
  }
  const texture = newTexture(w, h, FINE)
  const data = texture.data
  const level = { w: sw, h: sh, data: small }
  const px = [0, 0, 0, 0]
  const [wide, high] = [w * FINE, h * FINE]
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      bilinear(level, (x + 0.5) / wide, (y + 0.5) / high, px)
      data.set(px, (y * wide + x) * 4)
    }
  }
  return texture
}

// Rasterise SVG markup to linear, straight-alpha RGBA.
export async function raster(w, h, body, fine = FINE) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w * fine}" height="${h * fine}" viewBox="0 0 ${w} ${h}" font-family="Anek Latin,'Anek Tamil','Anek Devanagari'">${body}</svg>`
  return { ...(await decoded(sharp(Buffer.from(svg)))), w, h, fine }
}

// A picture of sharp's as a texture.
export async function decoded(picture) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const texture = newTexture(info.width, info.height)
  const out = texture.data
  for (let i = 0; i < out.length; i += 4) {
    out[i] = DECODE[data[i]]
    out[i + 1] = DECODE[data[i + 1]]
    out[i + 2] = DECODE[data[i + 2]]
    out[i + 3] = data[i + 3] / 255
  }
  return texture
}

// A texture as a picture of sharp's.
export function encoded({ w, h, fine, data }) {
  const bytes = Buffer.alloc(w * h * fine * fine * 3)
  for (let i = 0; i < bytes.length; i++) bytes[i] = encode(data[Math.floor(i / 3) * 4 + (i % 3)])
  return sharp(bytes, { raw: { width: w * fine, height: h * fine, channels: 3 } })
}

const encode = (x) =>
  Math.round(255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * Math.min(1, x) ** (1 / 2.4) - 0.055))

// Lay SVG markup over a texture in place.
export async function overlay(texture, body, gain = 1) {
  const top = (await raster(texture.w, texture.h, body, texture.fine)).data
  const data = texture.data
  for (let i = 0; i < data.length; i += 4) {
    const a = top[i + 3]
    if (a === 0) continue
    for (let k = 0; k < 3; k++) data[i + k] += (top[i + k] * gain - data[i + k]) * a
  }
  return texture
}
