// A process overview as a plant's control room runs it: tanks, pipes, pumps and valves with their values, trends and camera views beside them.
import { random } from '../engine/random.mjs'
import { overlay } from '../engine/texture.mjs'
import { base, bold, f, mid, rect, text } from './markup.mjs'

const [PIPE, FULL, PALE, RUN, WARN] = ['#4a7a96', '#2a9ad8', '#cfe8f4', '#4ae0a0', '#ffb03a']

const tank = (x, y, w, h, level, name, value) =>
  rect(x, y, w, h, '#0a1c28', 16, `stroke="${PIPE}" stroke-width="5"`) +
  rect(x + 6, y + h * (1 - level), w - 12, h * level - 6, FULL, 10, 'opacity="0.85"') +
  text(x + w / 2, y - 14, 26, name, PALE, `${mid} ${bold}`) +
  text(x + w / 2, y + h * 0.6, 32, value, '#ffffff', `${mid} ${bold}`)

const pump = (x, y, name, colour = RUN) =>
  `<circle cx="${x}" cy="${y}" r="26" fill="#0a1c28" stroke="${colour}" stroke-width="6"/><path d="M${x - 11} ${y - 15}L${x + 18} ${y}L${x - 11} ${y + 15}Z" fill="${colour}"/>` +
  text(x, y + 54, 22, name, PALE, mid)

const valve = (x, y, colour = RUN) =>
  `<path d="M${x - 22} ${y - 15}L${x + 22} ${y + 15}V${y - 15}L${x - 22} ${y + 15}Z" fill="${colour}"/>`

function trend(rnd, x, y, w, h, name, colours) {
  let s =
    rect(x, y, w, h, '#071722', 6, 'stroke="#1c4a62" stroke-width="2"') +
    text(x + 14, y + 30, 22, name, PALE, bold)
  for (let k = 1; k < 4; k++) s += rect(x + 12, y + 34 + ((h - 50) * k) / 4, w - 24, 1, '#1c4a62')
  for (const colour of colours) {
    let v = rnd.between(0.35, 0.7)
    const points = Array.from({ length: 40 }, (_, i) => {
      v = Math.max(0.08, Math.min(0.95, v + rnd.between(-0.08, 0.08)))
      return `${f(x + 12 + ((w - 24) * i) / 39)},${f(y + 42 + (h - 56) * (1 - v))}`
    })
    s += `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="3.5"/>`
  }
  return s
}

// A camera over a bay: floor, machines, a gantry.
function camera(rnd, x, y, w, h, name) {
  let s =
    rect(x, y, w, h, '#55636c') +
    `<path d="M${x} ${y + h}L${x + w * 0.34} ${y + h * 0.42}H${x + w * 0.66}L${x + w} ${y + h}Z" fill="#98a29c"/>` +
    rect(x, y + h * 0.14, w, 8, '#d8a030')
  for (let i = 0; i < 5; i++) {
    const k = 0.5 + i * 0.1
    for (const side of [-1, 1])
      s += rect(
        x + w / 2 + side * w * (k - 0.46) - 22 * k,
        y + h * k * 0.8,
        44 * k,
        60 * k,
        rnd.pick(['#2f5a78', '#3a6a4a', '#8a4a3a']),
      )
  }
  return s + rect(x, y, w, 26, '#000000', 0, 'opacity="0.6"') + text(x + 10, y + 20, 18, name, '#ffffff')
}

export async function process(seed, aspect) {
  const h = 640
  const w = Math.round(h * aspect)
  const rnd = random(seed * 31 + 5)
  const side = w * 0.23
  const [x0, x1] = [side + 40, w - side - 40]
  const at = (k) => x0 + (x1 - x0) * k
  const pipe = (d) =>
    `<path d="${d}" fill="none" stroke="${PIPE}" stroke-width="13" stroke-linejoin="round"/>`
  let s =
    rect(0, 0, w, 62, '#0c2c40') +
    text(w / 2, 44, 34, 'Process overview · Boiler house and utilities', '#ffffff', `${mid} ${bold}`)
  s +=
    text(w - 24, 42, 28, '14:20', PALE, `text-anchor="end" ${bold}`) + text(24, 42, 28, 'Unit 2', PALE, bold)
  s +=
    pipe(`M${at(0.11)} 330V480H${at(0.3)}`) +
    pipe(`M${at(0.3)} 480H${at(0.42)}V330`) +
    pipe(`M${at(0.5)} 230H${at(0.76)}`)
  s += pipe(`M${at(0.84)} 330V480H${at(0.62)}`)
  s +=
    tank(at(0.02), 150, 170, 210, 0.72, 'Feed water', '72 %') +
    tank(at(0.36), 130, 190, 260, 0.55, 'Boiler 2', '9.8 bar')
  s += tank(at(0.75), 150, 180, 210, 0.38, 'Condensate', '64 °C')
  s +=
    pump(at(0.22), 480, 'P-201') +
    pump(at(0.7), 480, 'P-204', WARN) +
    valve(at(0.61), 230) +
    valve(at(0.34), 480)
  s += text(at(0.61), 200, 24, '4.2 t/h', '#ffffff', `${mid} ${bold}`)
  ;[
    ['14:17  P-204 vibration high', WARN],
    ['14:02  Feed valve in automatic', RUN],
  ].forEach(([line, colour], i) => {
    s +=
      rect(x0, 556 + i * 38, x1 - x0, 34, '#0c2c40', 4) +
      rect(x0, 556 + i * 38, 8, 34, colour) +
      text(x0 + 24, 581 + i * 38, 24, line, '#ffffff')
  })
  ;['Steam pressure', 'Furnace temperature', 'Power'].forEach((name, i) => {
    s += trend(rnd, 16, 80 + i * 186, side, 172, name, [RUN, i % 2 ? WARN : FULL])
  })
  ;['Bay 1', 'Boiler front', 'Coal yard'].forEach((name, i) => {
    s += camera(rnd, w - side - 16, 80 + i * 186, side, 172, name)
  })
  return overlay(base(w, h, '#0a2030', '#06121c'), s)
}
