// Writes the few parts of ONNX (protobuf) that a small network needs.

export function writeModel({ inputs, outputs, nodes, weights }) {
  const graph = [
    ...nodes.map((node) => bytes(1, writeNode(node))),
    text(2, 'network'),
    ...weights.map((tensor) => bytes(5, writeTensor(tensor))),
    ...inputs.map((value) => bytes(11, writeValue(value))),
    ...outputs.map((value) => bytes(12, writeValue(value))),
  ]
  const opset = [text(1, ''), number(2, 17)]
  return Buffer.concat([number(1, 8), bytes(7, Buffer.concat(graph)), bytes(8, Buffer.concat(opset))])
}

function writeNode({ op, from, to, attributes = {} }) {
  const list = Object.entries(attributes).map(([name, value]) => bytes(5, writeAttribute(name, value)))
  return Buffer.concat([...from.map((name) => text(1, name)), text(2, to), text(3, to), text(4, op), ...list])
}

const TYPE = { integer: 2, string: 3, integers: 7 }

function writeAttribute(name, value) {
  if (typeof value === 'string')
    return Buffer.concat([text(1, name), text(4, value), number(20, TYPE.string)])
  if (Array.isArray(value))
    return Buffer.concat([text(1, name), ...value.map((v) => number(8, v)), number(20, TYPE.integers)])
  return Buffer.concat([text(1, name), number(3, value), number(20, TYPE.integer)])
}

const FLOAT = 1

function writeTensor({ name, dims, data }) {
  const raw = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  return Buffer.concat([...dims.map((d) => number(1, d)), number(2, FLOAT), text(8, name), bytes(9, raw)])
}

// A dimension is a number, or a name for one that is known only when the model runs.
function writeValue({ name, dims }) {
  const shape = dims.map((d) => bytes(1, typeof d === 'number' ? number(1, d) : text(2, d)))
  const tensor = Buffer.concat([number(1, FLOAT), bytes(2, Buffer.concat(shape))])
  return Buffer.concat([text(1, name), bytes(2, bytes(1, tensor))])
}

const text = (field, value) => bytes(field, Buffer.from(value))
const bytes = (field, value) => Buffer.concat([varint(field * 8 + 2), varint(value.length), value])
const number = (field, value) => Buffer.concat([varint(field * 8), varint(value)])

function varint(value) {
  const out = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...out, rest])
    out.push((rest % 128) + 128)
  }
}
