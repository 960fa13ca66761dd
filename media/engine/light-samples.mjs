// Screens and lamps as sets of small light sources.
import { pointAt } from './scene.mjs'

export const P = [0, 0, 0, 0, 0, 0]
export const PX = [0, 0, 0, 0]

export function lightSamples(scene) {
  const list = []
  for (const p of scene.prims) {
    const { mat } = p
    if (mat.type !== 'screen' && mat.type !== 'light') continue
    const small = Math.abs(p.us) < 0.3 || p.lu * p.lv < 0.5
    const max = mat.type === 'light' ? (p.lu > 3 ? 4 : 1) : small ? 3 : 32
    const ratio = p.lu / p.lv
    const nx = Math.max(1, Math.min(12, Math.round(Math.sqrt(max * ratio))))
    const ny = Math.max(1, Math.min(12, Math.round(max / nx)))
    const area = p.kind === 2 ? 4 * Math.PI * p.r * p.r : p.lu * p.lv
    const s = (scene.boost * area) / (nx * ny) / Math.PI
    for (let j = 0; j < ny; j++) {
      for (let i = 0; i < nx; i++) {
        const a = (i + 0.5) / nx
        const b = (j + 0.5) / ny
        const front = p.front
        p.front = true
        pointAt(p, a, b, P)
        p.front = front
        let c = mat.colour
        if (mat.type === 'screen') {
          const t = mat.tex
          const span = Math.max((t.w * Math.abs(p.us)) / nx, (t.h * Math.abs(p.vs)) / ny)
          t.sample(p.u0 + p.us * a, p.v0 + p.vs * (1 - b), Math.log2(Math.max(1, span)), PX)
          c = [PX[0] * mat.gain, PX[1] * mat.gain, PX[2] * mat.gain]
        }
        const k = s * (mat.throw ?? 1)
        list.push({ p: [...P], area: area / (nx * ny), c: [c[0] * k, c[1] * k, c[2] * k] })
      }
    }
  }
  return list
}
