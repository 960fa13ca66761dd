// Drawings in vectors, for sharp.
import sharp from 'sharp'
import { rect } from './markup.mjs'

export const drawn = (w, h, ground, body, fine = 1) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${w * fine}" height="${h * fine}" viewBox="0 0 ${w} ${h}">${rect(0, 0, w, h, ground)}${body}</svg>`,
    ),
  )

// A board as wide to its height as its display.
export const sheet = (aspect, ground, body) => {
  const h = aspect < 1 ? 1200 : 800
  const w = Math.round(h * aspect)
  return drawn(w, h, ground, body(w, h))
}
