// Lesson pictures for class rooms.
import { noise } from '../engine/random.mjs'
import { field, overlay } from '../engine/texture.mjs'
import { base, bold, f, text } from './markup.mjs'

// Lesson pictures.
export async function lesson(kind) {
  const [w, h] = [1024, 576]
  if (kind === 'orbits') {
    let s = `<radialGradient id="g"><stop offset="0" stop-color="#fff6c8"/><stop offset="0.5" stop-color="#ffb02e"/><stop offset="1" stop-color="#ff6a00" stop-opacity="0"/></radialGradient><circle cx="250" cy="290" r="130" fill="url(#g)"/>`
    const c = ['#b9a58a', '#ffcf8a', '#4aa8ff', '#ff6a4a', '#e8c090', '#d8d0a0']
    for (let i = 0; i < 6; i++) {
      const rx = 150 + i * 108
      s += `<ellipse cx="250" cy="290" rx="${rx}" ry="${rx * 0.36}" fill="none" stroke="#6f8fc0" stroke-width="2" opacity="0.7"/>`
      const a = -0.7 + i * 0.42
      s += `<circle cx="${f(250 + rx * Math.cos(a))}" cy="${f(290 + rx * 0.36 * Math.sin(a))}" r="${[9, 14, 16, 12, 34, 28][i]}" fill="${c[i]}"/>`
    }
    return overlay(
      field(
        w,
        h,
        (u, v, o) => {
          const n = noise(u * 260, v * 150)
          const k = n > 0.93 ? 0.5 : 0
          o[0] = 0.006 + k
          o[1] = 0.01 + k
          o[2] = 0.05 + k
        },
        1,
      ),
      s + text(44, 72, 40, 'THE SOLAR SYSTEM', '#dfe9ff', bold),
    )
  }
  let s =
    '<g fill="none" stroke="#1a4f8a" stroke-width="5"><path d="M180 470L700 470L420 130Z"/><circle cx="420" cy="300" r="190" stroke="#d0562a"/><path d="M420 130V470" stroke-dasharray="14 10"/></g>'
  s +=
    text(400, 112, 34, 'A', '#1a4f8a', bold) +
    text(140, 500, 34, 'B', '#1a4f8a', bold) +
    text(716, 500, 34, 'C', '#1a4f8a', bold) +
    text(724, 220, 38, 'a² + b² = c²', '#1a4f8a', bold) +
    text(724, 300, 34, '∠A = 58°', '#d0562a') +
    text(724, 360, 34, 'AB = 12 cm', '#333')
  return overlay(base(w, h, '#ffffff', '#dbe7f0'), s + text(40, 66, 38, 'TRIANGLES', '#1a4f8a', bold))
}
