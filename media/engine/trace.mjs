// Ray intersection through a bounding volume tree. Hits are written to one
// shared record so that millions of rays allocate nothing.

export const hit = { t: 0, prim: null, a: 0, b: 0 }

export function buildTree(prims) {
  const nodes = []
  const make = (list) => {
    const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9]
    for (const p of list) {
      for (let k = 0; k < 3; k++) {
        if (p.box[k] < box[k]) box[k] = p.box[k]
        if (p.box[k + 3] > box[k + 3]) box[k + 3] = p.box[k + 3]
      }
    }
    const node = { box: Float64Array.from(box), left: null, right: null, list: null }
    nodes.push(node)
    if (list.length <= 3) {
      node.list = list
      return node
    }
    let axis = 0
    for (let k = 1; k < 3; k++) if (box[k + 3] - box[k] > box[axis + 3] - box[axis]) axis = k
    const sorted = [...list].sort((p, q) => p.box[axis] + p.box[axis + 3] - q.box[axis] - q.box[axis + 3])
    const half = sorted.length >> 1
    node.left = make(sorted.slice(0, half))
    node.right = make(sorted.slice(half))
    return node
  }
  // Room shells span everything and would spoil the tree: keep them apart.
  const volume = (p) =>
    (p.box[3] - p.box[0]) * (p.box[5] - p.box[2]) +
    (p.box[4] - p.box[1]) * (p.box[5] - p.box[2]) +
    (p.box[4] - p.box[1]) * (p.box[3] - p.box[0])
  const order = [...prims].sort((p, q) => volume(q) - volume(p))
  const big = order.slice(0, Math.min(6, order.length))
  const rest = order.slice(big.length)
  return { big, root: rest.length ? make(rest) : null }
}

function meet(p, ox, oy, oz, dx, dy, dz, near) {
  if (p.kind === 0) {
    const den = p.nx * dx + p.ny * dy + p.nz * dz
    if (den > -1e-9 && den < 1e-9) return
    const qx = p.ox - ox
    const qy = p.oy - oy
    const qz = p.oz - oz
    const t = (p.nx * qx + p.ny * qy + p.nz * qz) / den
    if (t <= near || t >= hit.t) return
    const x = dx * t - qx
    const y = dy * t - qy
    const z = dz * t - qz
    const a = (x * p.ux + y * p.uy + z * p.uz) * p.iu
    if (a < 0 || a > 1) return
    const b = (x * p.vx + y * p.vy + z * p.vz) * p.iv
    if (b < 0 || b > 1) return
    hit.t = t
    hit.prim = p
    hit.a = a
    hit.b = b
    return
  }
  const cx = ox - p.ox
  const cz = oz - p.oz
  const cy = oy - p.oy
  const sphere = p.kind === 2
  const A = dx * dx + dz * dz + (sphere ? dy * dy : 0)
  if (A < 1e-12) return
  const B = cx * dx + cz * dz + (sphere ? cy * dy : 0)
  const C = cx * cx + cz * cz - p.r * p.r + (sphere ? cy * cy : 0)
  const D = B * B - A * C
  if (D < 0) return
  const s = Math.sqrt(D)
  for (let side = -1; side <= 1; side += 2) {
    const t = (-B + side * s) / A
    if (t <= near || t >= hit.t) continue
    if (sphere) {
      const y = (cy + dy * t) / p.r
      hit.a = Math.atan2(cx + dx * t, cz + dz * t) / (Math.PI * 2) + 0.5
      hit.b = Math.acos(y > 1 ? -1 : y < -1 ? 1 : -y) / Math.PI
    } else {
      const y = cy + dy * t
      if (y < 0 || y > p.lv) continue
      let ang = Math.atan2(cx + dx * t, cz + dz * t) - p.a0
      while (ang < 0) ang += Math.PI * 2
      while (ang > Math.PI * 2) ang -= Math.PI * 2
      if (ang > p.da) continue
      hit.a = p.inward ? 1 - ang / p.da : ang / p.da
      hit.b = y / p.lv
    }
    hit.t = t
    hit.prim = p
    return
  }
}

const stack = new Array(64)

// Nearest hit beyond `near` and before `far`; true when there is one.
export function cast(tree, ox, oy, oz, dx, dy, dz, near = 1e-4, far = 1e9) {
  hit.t = far
  hit.prim = null
  for (const p of tree.big) meet(p, ox, oy, oz, dx, dy, dz, near)
  if (!tree.root) return hit.prim !== null
  const ix = 1 / dx
  const iy = 1 / dy
  const iz = 1 / dz
  let top = 0
  stack[top++] = tree.root
  while (top > 0) {
    const node = stack[--top]
    const b = node.box
    const x0 = (b[0] - ox) * ix
    const x1 = (b[3] - ox) * ix
    const y0 = (b[1] - oy) * iy
    const y1 = (b[4] - oy) * iy
    const z0 = (b[2] - oz) * iz
    const z1 = (b[5] - oz) * iz
    const lo = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1))
    const hi = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1))
    if (hi < near || lo > hi || lo > hit.t) continue
    if (node.list) {
      for (const p of node.list) meet(p, ox, oy, oz, dx, dy, dz, near)
    } else {
      stack[top++] = node.left
      stack[top++] = node.right
    }
  }
  return hit.prim !== null
}
