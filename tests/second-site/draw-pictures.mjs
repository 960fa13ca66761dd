// Draws the pictures of the bakery again: `node tests/second-site/draw-pictures.mjs`. They are committed.
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/** A crust with light from above, and flour in its cuts. @param {string} id @param {string} light @param {string} dark */
const crust = (id, light, dark) =>
  `<radialGradient id="${id}" cx=".42" cy=".25" r=".9"><stop stop-color="${light}" /><stop offset="1" stop-color="${dark}" /></radialGradient>`

const defs = `<defs>
  ${crust('rye', '#a9713f', '#4a2a14')}${crust('spelt', '#c9955a', '#7a4a20')}${crust('white', '#e7bd7a', '#a8692b')}
  ${crust('cake', '#f0cf86', '#c58a35')}${crust('fire', '#ffd27a', '#c2410c')}
  <linearGradient id="wood" x2="0" y2="1"><stop stop-color="#8a5a34" /><stop offset="1" stop-color="#5d3a1f" /></linearGradient>
  <linearGradient id="wall" x2="0" y2="1"><stop stop-color="#efe0c6" /><stop offset="1" stop-color="#d9c19b" /></linearGradient>
  <linearGradient id="brick" x2="0" y2="1"><stop stop-color="#7d4a35" /><stop offset="1" stop-color="#4d2b20" /></linearGradient>
  <filter id="dust"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4" /><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 -1.4 .9" /><feComposite in2="SourceGraphic" operator="in" /></filter>
  <filter id="soft"><feGaussianBlur stdDeviation="9" /></filter>
</defs>`

/** @param {number} x @param {number} y @param {number} rx */
const shadow = (x, y, rx) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.16}" fill="#2b1608" opacity=".45" filter="url(#soft)" />`

/** A round loaf with curved cuts. @param {number} x @param {number} y @param {number} r @param {string} fill */
const round = (x, y, r, fill) => {
  const shape = `<path d="M${x - r} ${y} C${x - r} ${y - r * 1.05} ${x + r} ${y - r * 1.05} ${x + r} ${y} C${x + r} ${y + r * 0.34} ${x - r} ${y + r * 0.34} ${x - r} ${y}Z"`
  const cuts = [-0.45, 0, 0.45].map(
    (at) =>
      `<path d="M${x + at * r - r * 0.12} ${y - r * 0.62} q${r * 0.26} ${r * 0.35} ${r * 0.08} ${r * 0.72}" fill="none" stroke="#f3dfba" stroke-width="${r * 0.07}" stroke-linecap="round" opacity=".85" />`,
  )
  return `${shadow(x, y + r * 0.24, r)}${shape} fill="url(#${fill})" />${shape} fill="#fff" filter="url(#dust)" opacity=".5" />${cuts.join('')}`
}

/** A long loaf with slanted cuts. @param {number} x @param {number} y @param {number} w @param {string} fill */
const long = (x, y, w, fill) => {
  const h = w * 0.2
  const cuts = [0.18, 0.34, 0.5, 0.66, 0.82].map(
    (at) =>
      `<path d="M${x + w * at - h * 0.3} ${y + h * 0.2} l${h * 0.7} ${h * 0.55}" stroke="#f6e3bd" stroke-width="${h * 0.14}" stroke-linecap="round" />`,
  )
  return `${shadow(x + w / 2, y + h, w / 2)}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="url(#${fill})" />${cuts.join('')}`
}

/** A slab of cake with almonds on top. @param {number} x @param {number} y @param {number} w */
const cake = (x, y, w) => {
  const h = w * 0.4
  const almonds = Array.from({ length: 22 }, (_, at) => {
    const place = x + 14 + ((at * 61) % (w - 28))
    return `<ellipse cx="${place}" cy="${y + 8 + ((at * 17) % 22)}" rx="17" ry="7" fill="#f7e6c4" stroke="#b9853d" stroke-width="2" transform="rotate(${(at * 47) % 180} ${place} ${y + 16})" />`
  })
  return `${shadow(x + w / 2, y + h, w / 2)}<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="14" fill="url(#cake)" /><rect x="${x}" y="${y + h * 0.42}" width="${w}" height="${h * 0.22}" fill="#fff6e0" />${almonds.join('')}`
}

/** @param {number} x @param {number} y @param {number} h */
const ear = (x, y, h) =>
  `<g stroke="#a97b2c" fill="#d9a648"><path d="M${x} ${y} q${h * 0.08} ${-h * 0.5} 0 ${-h}" fill="none" stroke-width="5" />${Array.from({ length: 7 }, (_, at) => [-1, 1].map((side) => `<ellipse cx="${x + side * h * 0.055 + h * 0.03}" cy="${y - h * 0.5 - at * h * 0.075}" rx="${h * 0.028}" ry="${h * 0.06}" transform="rotate(${side * 28} ${x + side * h * 0.055} ${y - h * 0.5 - at * h * 0.075})" stroke-width="1.5" />`).join('')).join('')}</g>`

/** @param {number} w @param {number} h @param {string} things */
const table = (w, h, things) =>
  `<rect width="${w}" height="${h}" fill="url(#wall)" /><rect y="${h * 0.62}" width="${w}" height="${h * 0.38}" fill="url(#wood)" />${[0.7, 0.8, 0.91].map((at) => `<path d="M0 ${h * at} q${w * 0.3} 10 ${w * 0.6} -2 t${w * 0.4} 4" stroke="#3f2512" stroke-width="2" fill="none" opacity=".4" />`).join('')}${things}`

/** @param {number} w @param {number} h */
const oven = (w, h) =>
  `<rect width="${w}" height="${h}" fill="url(#brick)" />${Array.from({ length: 12 }, (_row, row) => `<path d="M0 ${(row * h) / 12} h${w}" stroke="#2e1811" stroke-width="4" opacity=".5" />${Array.from({ length: 9 }, (_brick, at) => `<path d="M${((at + (row % 2) / 2) * w) / 8} ${(row * h) / 12} v${h / 12}" stroke="#2e1811" stroke-width="4" opacity=".5" />`).join('')}`).join('')}<path d="M${w * 0.24} ${h * 0.86} v-${h * 0.24} a${w * 0.26} ${h * 0.46} 0 0 1 ${w * 0.52} 0 v${h * 0.24}Z" fill="#1c0d07" /><ellipse cx="${w * 0.5}" cy="${h * 0.76}" rx="${w * 0.23}" ry="${h * 0.1}" fill="url(#fire)" opacity=".75" filter="url(#soft)" />${round(w * 0.42, h * 0.8, h * 0.11, 'rye')}${round(w * 0.6, h * 0.81, h * 0.1, 'spelt')}`

/** @type {Record<string, [number, number, (w: number, h: number) => string]>} */
const pictures = {
  'public/media/theke.webp': [
    1920,
    1080,
    (w, h) =>
      table(
        w,
        h,
        `${ear(1700, 690, 420)}${ear(1770, 690, 360)}${round(420, 640, 210, 'rye')}${round(900, 660, 240, 'spelt')}${long(1080, 800, 620, 'white')}${cake(180, 820, 420)}`,
      ),
  ],
  'public/media/brote.webp': [
    1920,
    1080,
    (w, h) =>
      table(
        w,
        h,
        `${round(1450, 620, 230, 'spelt')}${round(1000, 680, 250, 'rye')}${long(1100, 860, 640, 'white')}`,
      ),
  ],
  'public/media/ofen.webp': [1920, 1080, oven],
  'public/media/feld.webp': [
    1920,
    1080,
    (w, h) =>
      `<rect width="${w}" height="${h}" fill="url(#wall)" />${Array.from({ length: 34 }, (_, at) => ear(20 + at * 58, h + 30, 430 + ((at * 53) % 260))).join('')}`,
  ],
  'public/media/vorschau.webp': [
    1200,
    630,
    (w, h) =>
      table(w, h, `${round(380, 400, 170, 'rye')}${round(780, 410, 180, 'spelt')}${ear(1070, 420, 300)}`),
  ],
  'public/media/roggen.webp': [600, 450, (w, h) => table(w, h, round(300, 285, 160, 'rye'))],
  'public/media/dinkel.webp': [600, 450, (w, h) => table(w, h, round(300, 285, 160, 'spelt'))],
  'public/media/weiss.webp': [600, 450, (w, h) => table(w, h, long(90, 270, 420, 'white'))],
  'content/storage/roggen.webp': [1200, 900, (w, h) => table(w, h, round(600, 560, 310, 'rye'))],
  'content/storage/dinkel.webp': [
    1200,
    900,
    (w, h) => table(w, h, `${ear(1040, 570, 380)}${round(520, 560, 300, 'spelt')}`),
  ],
  'content/storage/weiss.webp': [
    1200,
    900,
    (w, h) => table(w, h, `${long(180, 520, 820, 'white')}${long(260, 690, 760, 'white')}`),
  ],
  'content/storage/bienenstich.webp': [1200, 900, (w, h) => table(w, h, cake(270, 430, 660))],
  'content/storage/teig.webp': [
    1200,
    900,
    (w, h) =>
      table(
        w,
        h,
        `<path d="M270 430 h660 q-20 330 -330 330 t-330 -330Z" fill="#5f7f92" />${shadow(600, 770, 300)}<path d="M270 430 q110 -190 330 -190 t330 190Z" fill="#f3e3c2" /><ellipse cx="600" cy="430" rx="330" ry="46" fill="#ead6ad" />`,
      ),
  ],
  'content/storage/ofen.webp': [1200, 900, oven],
  'content/storage/korn.webp': [
    1200,
    900,
    (w, h) =>
      table(
        w,
        h,
        [180, 330, 480, 640, 790, 940, 1060].map((x, at) => ear(x, 640, 420 + ((at * 67) % 160))).join(''),
      ),
  ],
  'content/storage/theke.webp': [
    1200,
    900,
    (w, h) =>
      table(
        w,
        h,
        `${round(300, 560, 190, 'rye')}${round(720, 580, 200, 'spelt')}${cake(820, 640, 320)}${long(120, 740, 560, 'white')}`,
      ),
  ],
}

for (const [file, [w, h, draw]] of Object.entries(pictures)) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  await mkdir(dirname(path), { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${defs}${draw(w, h)}</svg>`
  await sharp(Buffer.from(svg)).webp({ quality: 72 }).toFile(path)
}
