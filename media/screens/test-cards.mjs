// Test pictures, as hardware is set up with.
import { words } from './lettering.mjs'
import { f, rect } from './markup.mjs'
import { sheet } from './sheet.mjs'

const TONES = ['#ffffff', '#ffe000', '#00d8e8', '#18c83c', '#e818c8', '#e8141c', '#1430f0']

// Cross-hatch, circle and corner marks, as hardware is lined up with.
export const hatch = (aspect, label, ground, cells) =>
  sheet(aspect, ground, (w, h) => {
    const step = h / cells
    const lines = []
    for (let y = 0; y <= h; y += step) lines.push(rect(0, y - 2, w, 4, '#ffffff'))
    for (let x = (w / 2) % step; x <= w; x += step) lines.push(rect(x - 2, 0, 4, h, '#ffffff'))
    const [r, cx, cy, edge] = [h * 0.42, w / 2, h / 2, step * 0.5]
    const corners = [0, w - edge].flatMap((x) => [0, h - edge].map((y) => rect(x, y, edge, edge, '#e8202c')))
    return `${lines.join('')}<circle cx="${cx}" cy="${cy}" r="${f(r)}" fill="none" stroke="#ffe04a" stroke-width="9"/>${corners.join('')}${TONES.map(
      (fill, i) => rect(cx - r * 0.7 + i * r * 0.2, cy + r * 0.3, r * 0.2, r * 0.3, fill),
    ).join(
      '',
    )}${rect(cx - r * 0.7, cy - r * 0.42, r * 1.4, r * 0.56, '#0a0c10')}${words(cx, cy + r * 0.02, r * 0.42, label, { anchor: 'middle', within: r * 1.3 })}`
  })

// One number per module, as an installer reads which is which.
export const numbered = (across, up) =>
  sheet((across * 2) / up, '#000000', (w, h) => {
    const [wide, high] = [w / across, h / up]
    return Array.from({ length: across * up }, (_, i) => {
      const [a, b] = [i % across, Math.floor(i / across)]
      const [x, y] = [a * wide, b * high]
      return (
        rect(x, y, wide, high, (a + b) % 2 ? '#0a4f8c' : '#b8c4cc') +
        words(x + wide / 2, y + high * 0.7, high * 0.56, `${b + 1}.${a + 1}`, {
          anchor: 'middle',
          fill: (a + b) % 2 ? '#ffffff' : '#0a1c2c',
        })
      )
    }).join('')
  })

// Grey from black to white in steps, above the pure colours.
export const greys = () =>
  sheet(1, '#000000', (w, h) =>
    [
      ...Array.from({ length: 8 }, (_, i) => {
        const tone = Math.round((255 * (i + 0.5)) / 8)
        return rect((i * w) / 8, 0, w / 8 + 1, h * 0.6, `rgb(${tone},${tone},${tone})`)
      }),
      ...['#e8141c', '#18c83c', '#1430f0', '#ffffff'].map((fill, i) =>
        rect((i * w) / 4, h * 0.6, w / 4 + 1, h * 0.4, fill),
      ),
    ].join(''),
  )

export const tones = () =>
  sheet(
    2,
    '#0a0c10',
    (w, h) =>
      TONES.map((fill, i) => rect((i * w) / 7, 0, w / 7 + 1, h * 0.66, fill)).join('') +
      words(w / 2, h * 0.93, h * 0.28, 'R G B', { anchor: 'middle' }),
  )

// Wedges around a point: a lens is set by them.
export const focus = () =>
  sheet(1, '#f4f4f0', (w) => {
    const at = (k) =>
      `${f(w * (0.5 + 0.4 * Math.sin((k * Math.PI) / 18)))} ${f(w * (0.5 - 0.4 * Math.cos((k * Math.PI) / 18)))}`
    const wedges = Array.from(
      { length: 18 },
      (_, i) => `<path d="M${w / 2} ${w / 2}L${at(i * 2)}L${at(i * 2 + 1)}Z" fill="#101214"/>`,
    )
    const corners = [0, 0.88].flatMap((x) =>
      [0, 0.88].map((y) => rect(w * x, w * y, w * 0.12, w * 0.12, '#e8202c')),
    )
    return [...wedges, ...corners].join('')
  })
