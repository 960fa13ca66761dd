// Takes the grain out of a path-traced picture. `colour`, `albedo` and `normal` are RGB floats, row by row from the top.
import ort from 'onnxruntime-node'
import { denoiserModel } from './denoiser-model.mjs'

let session

export async function denoise({ width, height, colour, albedo, normal }) {
  session ??= await ort.InferenceSession.create(denoiserModel(), {
    intraOpNumThreads: 2,
    logSeverityLevel: 3,
  })
  // Four halvings: sides must divide by 16. What lies beyond an edge mirrors it: repeated
  // pixels would draw lines, which the network takes for detail.
  const w = Math.ceil(width / 16) * 16
  const h = Math.ceil(height / 16) * 16
  const exposure = autoExposure(colour)
  const input = new Float32Array(9 * w * h)
  const planes = [
    [colour, (x) => encode(Math.max(0, x) * exposure)],
    [albedo, (x) => Math.min(1, Math.max(0, x))],
    // The network wants normals in 0..1.
    [normal, (x) => x * 0.5 + 0.5],
  ]
  planes.forEach(([data, map], p) => {
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const from = (mirrored(y, height) * width + mirrored(x, width)) * 3
        for (let c = 0; c < 3; c++) input[((p * 3 + c) * h + y) * w + x] = map(data[from + c])
      }
  })
  const tensor = new ort.Tensor('float32', input, [1, 9, h, w])
  const result = Object.values(await session.run({ input: tensor }))[0].data
  const out = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let c = 0; c < 3; c++)
        out[(y * width + x) * 3 + c] = decode(Math.max(0, result[(c * h + y) * w + x])) / exposure
  return out
}

const mirrored = (i, size) => (i < size ? i : 2 * size - 1 - i)

// The network was trained at a middle grey of 0.18: geometric mean over blocks of 16 × 16 pixels or so.
function autoExposure(colour) {
  let sum = 0
  let n = 0
  for (let i = 0; i < colour.length; i += 3 * 37) {
    const l = 0.2126 * colour[i] + 0.7152 * colour[i + 1] + 0.0722 * colour[i + 2]
    if (l > 1e-8) {
      sum += Math.log2(l)
      n++
    }
  }
  return n ? 0.18 / 2 ** (sum / n) : 1
}

// Perceptually uniform curve of the library, scaled so that the largest half float is 1.
const A = 1.41283765e3
const B = 1.64593172
const C = 0.431384981
const D = -2.94139609e-3
const E = 0.192653254
const F = 6.26026094e-3
const G = 0.99862015
const curve = (y) =>
  y <= 1.5794576e-6 ? A * y : y <= 3.22087631e-2 ? B * y ** C + D : E * Math.log(y + F) + G
const TOP = curve(65504)
const encode = (y) => curve(y) / TOP
const decode = (v) => {
  const x = v * TOP
  return x <= 2.23151711e-3 ? x / A : x <= 0.370974749 ? ((x - D) / B) ** (1 / C) : Math.exp((x - G) / E) - F
}
