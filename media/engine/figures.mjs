// Vector drawings of people from a small skeleton.

const CLOTHES = [
  '#3a4256',
  '#2b3446',
  '#544a45',
  '#6b6f78',
  '#7d7468',
  '#39434a',
  '#50384a',
  '#2f4a52',
  '#8a8d92',
  '#5a5f45',
]
const SHIRTS = [
  '#c9cdd3',
  '#8fa3ba',
  '#b59d86',
  '#5c6f86',
  '#a8555a',
  '#46505e',
  '#7a8f86',
  '#c2a46a',
  '#3d4452',
  '#6d5a7d',
]
const SKINS = ['#9a6b4b', '#7f543a', '#b07f5c', '#8b5f45']
const f = (x) => x.toFixed(1)

// Tapered limb between two joints.
function limb(a, b, ra, rb, fill) {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const nx = -(b[1] - a[1]) / l
  const ny = (b[0] - a[0]) / l
  return `<path fill="${fill}" d="M${f(a[0] + nx * ra)} ${f(a[1] + ny * ra)}L${f(b[0] + nx * rb)} ${f(b[1] + ny * rb)}A${f(rb)} ${f(rb)} 0 0 0 ${f(b[0] - nx * rb)} ${f(b[1] - ny * rb)}L${f(a[0] - nx * ra)} ${f(a[1] - ny * ra)}A${f(ra)} ${f(ra)} 0 0 0 ${f(a[0] + nx * ra)} ${f(a[1] + ny * ra)}Z"/>`
}

function head(x, y, s, skin, hair, { side = 0, back = true, long = false } = {}) {
  const neck = `<path fill="${skin}" d="M${f(x - 13 * s)} ${f(y + 20 * s)}L${f(x - 17 * s)} ${f(y + 62 * s)}L${f(x + 17 * s)} ${f(y + 62 * s)}L${f(x + 13 * s)} ${f(y + 20 * s)}Z"/>`
  const face = `<path fill="${skin}" d="M${f(x - 25 * s)} ${f(y - 8 * s)}C${f(x - 26 * s)} ${f(y + 18 * s)} ${f(x - 16 * s)} ${f(y + 38 * s)} ${f(x + side * 7 * s)} ${f(y + 39 * s)}C${f(x + 16 * s)} ${f(y + 38 * s)} ${f(x + 26 * s)} ${f(y + 18 * s)} ${f(x + 25 * s)} ${f(y - 8 * s)}C${f(x + 24 * s)} ${f(y - 44 * s)} ${f(x - 24 * s)} ${f(y - 44 * s)} ${f(x - 25 * s)} ${f(y - 8 * s)}Z"/>`
  const low = back ? 22 : -10
  const cap = `<path fill="${hair}" d="M${f(x - 27 * s)} ${f(y + 4 * s)}C${f(x - 32 * s)} ${f(y - 50 * s)} ${f(x + 32 * s)} ${f(y - 50 * s)} ${f(x + 27 * s)} ${f(y + 4 * s)}C${f(x + 22 * s)} ${f(y + low * s)} ${f(x - 22 * s - side * 6 * s)} ${f(y + low * s)} ${f(x - 27 * s)} ${f(y + 4 * s)}Z"/>`
  const fall = long
    ? `<path fill="${hair}" d="M${f(x - 27 * s)} ${f(y - 8 * s)}C${f(x - 36 * s)} ${f(y + 30 * s)} ${f(x - 30 * s)} ${f(y + 72 * s)} ${f(x - 22 * s)} ${f(y + 84 * s)}C${f(x - 8 * s)} ${f(y + 92 * s)} ${f(x + 10 * s)} ${f(y + 92 * s)} ${f(x + 22 * s)} ${f(y + 84 * s)}C${f(x + 32 * s)} ${f(y + 66 * s)} ${f(x + 35 * s)} ${f(y + 28 * s)} ${f(x + 27 * s)} ${f(y - 8 * s)}Z"/>`
    : ''
  const ears = side
    ? ''
    : `<ellipse cx="${f(x - 26 * s)}" cy="${f(y + 3 * s)}" rx="${f(4 * s)}" ry="${f(8 * s)}" fill="${skin}"/><ellipse cx="${f(x + 26 * s)}" cy="${f(y + 3 * s)}" rx="${f(4 * s)}" ry="${f(8 * s)}" fill="${skin}"/>`
  return neck + ears + face + (long && !back ? fall : '') + cap + (long && back ? fall : '')
}

// Shoulders, chest, waist and hips in one smooth outline.
function torso(x, y, w, hip, len, fill, lean = 0) {
  const s = w / 2
  const h = hip / 2
  const b = y + len
  const k = x + lean
  return `<path fill="${fill}" d="M${f(k - 16)} ${f(y - 12)}C${f(k - 30)} ${f(y + 8)} ${f(k - s + 16)} ${f(y + 8)} ${f(k - s)} ${f(y + 40)}C${f(k - s + 6)} ${f(y + len * 0.35)} ${f(x - h + 2)} ${f(y + len * 0.5)} ${f(x - h + 2)} ${f(y + len * 0.62)}C${f(x - h - 2)} ${f(y + len * 0.8)} ${f(x - h - 4)} ${f(b - 20)} ${f(x - h)} ${f(b)}L${f(x + h)} ${f(b)}C${f(x + h + 4)} ${f(b - 20)} ${f(x + h + 2)} ${f(y + len * 0.8)} ${f(x + h - 2)} ${f(y + len * 0.62)}C${f(x + h - 2)} ${f(y + len * 0.5)} ${f(k + s - 6)} ${f(y + len * 0.35)} ${f(k + s)} ${f(y + 40)}C${f(k + s - 16)} ${f(y + 8)} ${f(k + 30)} ${f(y + 8)} ${f(k + 16)} ${f(y - 12)}Z"/>`
}

const shoe = (x, y, side) =>
  `<path fill="#2a2625" d="M${f(x - 15)} ${f(y + 8)}C${f(x - 15)} ${f(y - 12)} ${f(x + 15)} ${f(y - 12)} ${f(x + 15)} ${f(y + 8)}Z" transform="translate(${f(side * 9)} 0) scale(1 1)"/>`

// A figure is 400 wide and 1000 tall, feet on the bottom edge.
export function standing(rnd, pose) {
  const woman = rnd() < 0.42
  const skin = rnd.pick(SKINS)
  const hair = rnd() < 0.85 ? '#1d1a1a' : '#4a4440'
  const top = rnd.pick(rnd() < 0.5 ? CLOTHES : SHIRTS)
  const legs = rnd.pick(CLOTHES)
  const x = 200
  const w = woman ? 166 : 196
  const side = pose.startsWith('walk') && pose !== 'walk-back' ? 1 : 0
  const sw = side ? w * 0.68 : w
  const hip = woman ? sw * 0.8 : sw * 0.7
  const ty = 168
  const arm = woman ? 21 : 26
  const L = [x - sw / 2 + 16, ty + 34]
  const R = [x + sw / 2 - 16, ty + 34]
  let out = ''
  const kurta = rnd() < 0.35
  const skirt = woman && rnd() < 0.4
  const step = pose.startsWith('walk') ? (side ? 88 : 22) : 0
  const spread = step ? 0 : 26 + rnd() * 12
  const hy = ty + 330
  const fl = side ? [x + step, 980] : [x - spread - step * 0.3, step ? 962 : 982]
  const fr = side ? [x - step - 12, 965] : [x + spread + step * 0.2, 984]
  const bend = side ? 26 : 4
  const kl = [(x - hip * 0.2 + fl[0]) / 2 + bend, (hy + fl[1]) / 2]
  const kr = [(x + hip * 0.2 + fr[0]) / 2 + (side ? 18 : 3), (hy + fr[1]) / 2]
  for (const [hipX, k, ft] of [
    [x + hip * 0.24, kr, fr],
    [x - hip * 0.24, kl, fl],
  ]) {
    out +=
      limb([hipX, hy - 10], k, hip * 0.27, 35, legs) +
      limb(k, [ft[0], ft[1] - 26], 35, 23, legs) +
      shoe(ft[0], ft[1], side)
  }
  if (skirt)
    out += `<path fill="${top}" d="M${f(x - hip / 2)} ${hy - 60}C${f(x - hip / 2 - 12)} ${hy + 120} ${f(x - 92)} 900 ${f(x - 84)} 955C${f(x - 30)} 968 ${f(x + 40)} 968 ${f(x + 86)} 952C${f(x + 92)} 880 ${f(x + hip / 2 + 10)} ${hy + 110} ${f(x + hip / 2)} ${hy - 60}Z"/>`
  const swing = side ? 62 : 0
  const arms = {
    stand: [
      [L[0] - 24, ty + 190],
      [L[0] - 14, ty + 322],
      [R[0] + 24, ty + 190],
      [R[0] + 12, ty + 322],
    ],
    point: [
      [L[0] - 26, ty + 186],
      [L[0] - 12, ty + 318],
      [R[0] + 62, ty + 96],
      [R[0] + 128, ty - 10],
    ],
    touch: [
      [L[0] - 22, ty + 188],
      [L[0] - 8, ty + 320],
      [R[0] + 34, ty + 128],
      [R[0] + 60, ty - 26],
    ],
    talk: [
      [L[0] - 28, ty + 180],
      [L[0] - 66, ty + 268],
      [R[0] + 36, ty + 170],
      [R[0] + 96, ty + 132],
    ],
    cheer: [
      [L[0] - 40, ty - 40],
      [L[0] - 20, ty - 152],
      [R[0] + 42, ty - 34],
      [R[0] + 30, ty - 156],
    ],
    phone: [
      [L[0] - 20, ty + 182],
      [L[0] + 50, ty + 226],
      [R[0] + 20, ty + 182],
      [R[0] - 44, ty + 214],
    ],
  }[side ? 'side' : pose] ?? [
    [L[0] - 22, ty + 190],
    [L[0] - 20, ty + 320],
    [R[0] + 22, ty + 190],
    [R[0] + 20, ty + 318],
  ]
  const A = side
    ? [
        [x + swing * 0.6, ty + 180],
        [x + swing * 1.4, ty + 296],
        [x - swing * 0.8, ty + 184],
        [x - swing * 1.1, ty + 312],
      ]
    : arms
  const sl = side ? [x - 2, ty + 40] : L
  const sr = side ? [x + 2, ty + 40] : R
  const hand = (a, b) =>
    limb(b, [b[0] + (b[0] - a[0]) * 0.16, b[1] + (b[1] - a[1]) * 0.16], arm * 0.62, arm * 0.5, skin)
  const far =
    limb(sr, A[2], arm * 1.06, arm * 0.84, top) +
    limb(A[2], A[3], arm * 0.84, arm * 0.6, top) +
    hand(A[2], A[3])
  const near =
    limb(sl, A[0], arm * 1.06, arm * 0.84, top) +
    limb(A[0], A[1], arm * 0.84, arm * 0.6, top) +
    hand(A[0], A[1])
  out += far
  const long = kurta ? 470 : 350
  out += head(x + (side ? 12 : 0), 92, 1.5, skin, hair, { side, back: !side && pose !== 'face', long: woman })
  out += torso(x, ty, sw, hip, long, top, side ? 6 : 0)
  out += near
  if (pose === 'walk-bag') {
    const bag = rnd.pick(['#39434f', '#6a3d3a', '#2f4a52'])
    out += `<path d="M${f(A[3][0] - 8)} ${f(A[3][1] + 20)}L${f(A[3][0] - 42)} 780" stroke="#777" stroke-width="7"/><rect x="${f(A[3][0] - 118)}" y="770" width="96" height="196" rx="16" fill="${bag}"/>`
  } else if (rnd() < 0.3 && side)
    out += `<path fill="#3b3330" d="M${f(x - 62)} ${ty + 40}q-64 20 -58 130q4 40 50 36z"/>`
  return out
}

// Seen from behind in a chair; 460 wide and 520 tall, cut at the seat.
export function seated(rnd, chair) {
  const skin = rnd.pick(SKINS)
  const top = rnd.pick(rnd() < 0.5 ? CLOTHES : SHIRTS)
  const woman = rnd() < 0.42
  const x = 230 + rnd.between(-14, 14)
  const w = woman ? 178 : 208
  let out = head(x + rnd.between(-8, 8), 92, 1.5, skin, '#1d1a1a', { long: woman })
  out +=
    limb([x - w / 2 + 18, 212], [x - w / 2 - 20, 350], 27, 22, top) +
    limb([x + w / 2 - 18, 212], [x + w / 2 + 20, 350], 27, 22, top)
  out += torso(x, 174, w, w * 0.8, 340, top)
  if (chair)
    out += `<path fill="#22252b" d="M128 520V292C128 246 150 238 190 234H270C310 238 332 246 332 292V520Z"/>`
  return out
}
