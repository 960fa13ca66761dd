// The earth with its real coasts (Natural Earth, public domain): as a globe, as a map, from space.
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { feature } from 'topojson-client'
import { clamp, fbm, noise, smooth } from '../engine/random.mjs'
import { field, overlay } from '../engine/texture.mjs'
import { circle, each, f, line, path, rect } from './markup.mjs'
import { ramp, size } from './palettes.mjs'

const { coordinates } = feature(atlas, atlas.objects.land).features[0].geometry

// All coasts on a map whose 360 degrees are `w` wide, Greenwich at its left. A ring that crosses the date line goes on beyond it.
function coasts(w) {
  const ring = ([first, ...more]) => {
    let [was] = first
    const on = ([x, y]) => [(was = x + 360 * Math.round((was - x) / 360)), y]
    return `M${[first, ...more.map(on)].map(([x, y]) => `${f((x * w) / 360)} ${f(((90 - y) * w) / 360)}`).join('L')}Z`
  }
  return coordinates.flat().map(ring).join('')
}

const LANDS = ['#f4f8fa', '#e4ece8', '#5a8a4a', '#8a9a4a', '#d8b878', '#3a8a3a', '#3a8a3a', '#c8a868', '#5a8a4a', '#9ac0d0', '#f4f8fa']

// Around a ball: lands by latitude. `east`: the meridian at its left rim.
export function globe(east) {
  const [w, h] = [2048, 1024]
  const sea = ramp(['#0a2a6c', '#0a5a9c', '#1c8ac8'])
  const stops = LANDS.map((tone, i) => `<stop offset="${i / 10}" stop-color="${tone}"/>`).join('')
  return overlay(
    field(w, h, (u, v, out) => sea(1 - 1.5 * Math.abs(v - 0.5) + 0.3 * (fbm(u * 9, v * 6, 4) - 0.5), out), 4),
    `<linearGradient id="g" gradientUnits="userSpaceOnUse" x2="0" y2="${h}">${stops}</linearGradient>` +
      rect(0, h * 0.96, w, h * 0.04, LANDS[0]) +
      each(3, (i) => path(coasts(w), 'url(#g)', `translate(${f((i - east / 360) * w)})`, 'stroke="#9ae8e0" stroke-width="4"')),
  )
}

// A map of routes from one town to others, [east, north] each.
export function routes(home, towns, aspect) {
  const [w, h] = size(aspect, 640)
  const wide = w * 1.04
  const at = ([x, y]) => [((x + 168) / 360) * wide, h * 0.62 - (y / 360) * wide]
  const sea = ramp(['#041226', '#0a2c52'])
  const [x0, y0] = at(home)
  const arc = ([x, y]) => line(`M${f(x0)} ${f(y0)}Q${f((x0 + x) / 2)} ${f(Math.min(y0, y) - Math.abs(x - x0) * 0.28 - 20)} ${f(x)} ${f(y)}`, '#ffc83a', 5) + circle(x, y, 9, '#ffffff')
  return overlay(
    field(w, h, (u, v, out) => sea(1.1 - 1.6 * Math.hypot(u - 0.6, (v - 0.5) * 0.6), out), 4),
    each(3, (i) => path(coasts(wide), '#2a7a9c', `translate(${f(at([i * 360 - 360, 0])[0])} ${f(at([0, 90])[1])})`)) +
      towns.map((town) => arc(at(town))).join('') +
      circle(x0, y0, 17, '#ff6a3a'),
  )
}

// The edge of the earth from orbit before the stars.
export function orbit(seed, aspect) {
  const [w, h] = size(aspect)
  const air = ramp(['#02040c', '#0a3a9c', '#5ac8ff', '#ffffff'])
  const land = ramp(['#02142c', '#0a4a7c', '#3a9ab8', '#f0f8ff'])
  return field(
    w,
    h,
    (u, v, out) => {
      const x = u * aspect
      const high = Math.hypot(x - aspect * 0.72, v - 2.3) - 1.75
      if (high > 0) {
        air(clamp(0.8 * Math.exp(-high * 16)), out)
        const star = noise(x * 110 + seed, v * 110)
        for (let i = 0; i < 3; i++) out[i] += 1.2 * smooth(0.93, 0.98, star) + 0.05 * fbm(x * 3, v * 3 + seed, 4) * [0.5, 0.4, 1][i]
        return
      }
      land(clamp(0.25 + 1.3 * (fbm(x * 5 + seed, v * 9, 6) - 0.42) + 0.5 * Math.exp(high * 14)), out)
      for (let i = 0; i < 3; i++) out[i] *= 0.35 + 0.8 * smooth(aspect * 0.2, aspect * 0.8, x)
    },
    1,
  )
}
