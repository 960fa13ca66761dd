// Words on pictures: advertisements, greetings, public notices, menus.
import { overlay } from '../engine/texture.mjs'
import { words } from './lettering.mjs'
import { base, rect } from './markup.mjs'
import { drawn } from './posters.mjs'

// Two or three lines over a picture, on a soft dark ground at one side. `side`: left, right or low.
export async function caption(
  tex,
  lines,
  {
    side = 'left',
    face = 'plain',
    size = 0.13,
    fill = '#ffffff',
    accent = '#ffe08a',
    ground = '#000000',
    k = 0.85,
    reach = side === 'low' ? 0.55 : 0.75,
    top,
  } = {},
) {
  const { w, h } = tex
  const [x, anchor] = { left: [0.06, 'start'], right: [0.94, 'end'], low: [0.5, 'middle'] }[side]
  const step = size * 1.25
  const y0 =
    top ??
    (side === 'low' ? 0.94 - step * (lines.length - 1) : 0.5 - (step * (lines.length - 1)) / 2 + size * 0.35)
  const turn = { left: 'x2="1"', right: 'x1="1" x2="0"', low: 'y1="1" y2="0" x2="0"' }[side]
  const shade = `<linearGradient id="g" ${turn}><stop offset="0" stop-color="${ground}" stop-opacity="${k}"/><stop offset="0.25" stop-color="${ground}" stop-opacity="${k * 0.85}"/><stop offset="${reach}" stop-color="${ground}" stop-opacity="0"/></linearGradient><rect width="${w}" height="${h}" fill="url(#g)"/>`
  const text = lines.map((line, i) =>
    words(w * x, h * (y0 + i * step), h * size * (i ? 0.62 : 1), line, {
      face,
      anchor,
      fill: i ? accent : fill,
      weight: i ? 600 : 900,
      within: w * 0.88,
    }),
  )
  return overlay(tex, shade + text.join(''))
}

// A plain public notice: a headline, lines, a coloured edge and a sign drawn from `mark`.
export async function notice(
  lines,
  {
    aspect = 16 / 9,
    back = ['#0c4a8a', '#062a58'],
    ink = '#ffffff',
    accent = '#ffd84a',
    mark = '',
    face = 'plain',
    size = 0.15,
  } = {},
) {
  const h = 576
  const w = Math.round(h * aspect)
  const left = mark ? Math.min(w * 0.34, h * 0.6) : w * 0.06
  const step = size * 1.35
  const y0 = 0.5 - (step * (lines.length - 1)) / 2 + size * 0.34
  const s =
    rect(0, h * 0.955, w, h * 0.045, accent) +
    (mark
      ? drawn(mark, left * 0.5, h * 0.48, left * 0.7, [accent, ink])
      : '') +
    lines
      .map((line, i) =>
        words(left, h * (y0 + i * step), h * size * (i ? 0.72 : 1), line, {
          face,
          fill: i ? accent : ink,
          weight: i ? 600 : 900,
          within: w * 0.95 - left,
        }),
      )
      .join('')
  return overlay(base(w, h, back[0], back[1]), s)
}

// A menu: dishes with prices, in a serif or another face.
const DISHES = {
  south: 'Masala dosa 120; Idli, vada, sambar 90; Ghee pongal 110; Filter coffee 45; Curd rice 95; Mini tiffin 180',
  drinks: 'Filter coffee 60; Cold brew 140; Masala chai 50; Rose lassi 110; Tender coconut 80; Nannari sherbet 70',
}
export async function menuCard(
  kind,
  title,
  { aspect = 0.8, back = ['#2e1608', '#160a04'], ink = '#ffeed4', accent = '#ffb04a', face = 'serif' } = {},
) {
  const h = 720
  const w = Math.round(h * aspect)
  const list = DISHES[kind].split('; ').map((dish) => /(.+) (\d+)/.exec(dish).slice(1))
  let s =
    words(w / 2, h * 0.13, Math.min(h * 0.1, w * 0.13), title, { face, fill: accent, anchor: 'middle' }) +
    rect(w * 0.3, h * 0.17, w * 0.4, 3, accent)
  list.forEach(([dish, price], i) => {
    const y = h * (0.29 + i * 0.125)
    const size = Math.min(h * 0.062, w * 0.074)
    s +=
      words(w * 0.07, y, size, dish, { face, fill: ink, weight: 500 }) +
      words(w * 0.93, y, size, `₹${price}`, { fill: accent, anchor: 'end' })
  })
  return overlay(base(w, h, back[0], back[1]), s)
}
