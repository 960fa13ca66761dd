import { describe, expect, test } from 'vitest'
import { readInputs } from '../../../block-library/led/screen-planner/inputs.ts'
import { planOf } from '../../../block-library/led/screen-planner/plan-of.ts'
import { verdictOf } from '../../../block-library/led/screen-planner/verdict.ts'
import { planner } from '../../support/planner-config.ts'

const { planning, pictures, words } = planner

/** Addresses of plans, each with its pitch and its verdict. */
const plans = [
  ['?place=outdoor&near=12&far=60&width=6&height=3', 'P10', 'wrong'],
  ['?place=outdoor&near=12&far=60&width=18&height=10.6', 'P10', 'right'],
  ['?place=outdoor&near=12&far=60&width=6&height=3&use=presentation', 'P4', 'wrong'],
  ['?place=outdoor&near=12&far=60&width=6&height=3&use=text', 'P6', 'wrong'],
  ['?place=outdoor&near=12&far=60&width=18&height=10.6&pitch=P3', 'P3', 'fair'],
  ['?place=outdoor&near=8&far=30&width=9&height=5', 'P6', 'wrong'],
  ['?place=outdoor&near=2&far=20&width=9&height=5', 'P3', 'wrong'],
  ['?place=outdoor&near=5&far=20&width=9&height=5&pitch=P10', 'P10', 'wrong'],
  ['?place=outdoor&near=12&far=&width=6&height=1', 'P10', 'wrong'],
  ['?place=outdoor', 'P10', 'right'],
  ['', 'P2', 'right'],
  ['?near=5&far=2.5', '-', 'wrong'],
  ['?width=0.2', '-', 'wrong'],
  ['?use=film&near=0.5', 'P1.2', 'wrong'],
  ['?use=presentation&near=3&far=8&width=2&height=1.4', 'P1.2', 'fair'],
  ['?use=camera&near=8&far=15', 'P4', 'right'],
  ['?near=', '-', 'open'],
  ['?near=&far=&width=&height=&pitch=P2.5', 'P2.5', 'right'],
  ['?place=window&near=2', 'P2.6 × 5.2', 'wrong'],
  ['?place=rental&use=camera&near=6', 'P2.9', 'right'],
  ['?place=rental&far=60', 'P4.8', 'wrong'],
  ['?place=outdoor&unit=ft&near=50&far=200&width=20&height=10', 'P10', 'wrong'],
  ['?place=outdoor&unit=ft', 'P10', 'right'],
] as const

/** Addresses with impossible values, each with its faults. */
const refused: [query: string, faults: string[]][] = [
  ['?near=5&far=2', ['far: order']],
  ['?near=-3&far=-5', ['near: positive', 'far: positive']],
  ['?near=1e9', ['near: greatest']],
  ['?near=501&far=400', ['near: greatest']],
  ['?width=0.2', ['width: cabinet']],
  ['?height=0.3', ['height: cabinet']],
  ['?width=5000', ['width: greatest']],
  ['?width=0.62&pitch=P4', ['pitch: cabinet']],
  ['?height=0.6&shape=9:16', ['shape: cabinet']],
  ['?place=outdoor&width=1&height=', ['width: cabinet']],
  ['?place=window&width=&height=0.4', ['height: cabinet']],
  ['?hours=25', ['hours: greatest']],
  ['?unit=ft&width=1', ['width: cabinet']],
  ['?unit=ft&far=1645', ['far: greatest']],
]

/** Returns the plan of an address. */
const planAt = (query: string) =>
  planOf(readInputs(query, planning), { planning, pictures, words, locale: 'en-IN' })

/** Returns the pitch and the verdict of an address; `-` if there is no plan. */
function answerAt(query: string) {
  const parts = planAt(query)
  const { state, lines } = verdictOf(parts)
  return { pitch: parts.plan?.chosen?.name ?? '-', state, lines: lines.join(' ').replaceAll('\u00a0', ' ') }
}

describe('the plan of an address', () => {
  test.each(plans)('%s', (query, pitch, state) => {
    expect(answerAt(query)).toMatchObject({ pitch, state })
  })
})

describe('impossible values', () => {
  test.each(refused)('%s', (query, faults) => {
    const parts = planAt(query)
    const reasons = Object.entries(parts.faults).map(([field, { reason }]) => `${field}: ${reason}`)
    expect(reasons).toEqual(faults)
    expect(parts.plan).toBeUndefined()
    expect(verdictOf(parts).state).toBe('wrong')
  })
})

describe('statements of the site about pitches', () => {
  const distances = [15.24, 16, 20, 30, 50, 100]
  const walls = [
    [2, 1],
    [6, 3],
    [12, 7],
    [30, 15],
  ]
  const cases = planning.uses.flatMap(({ key }) =>
    distances.flatMap((near) => walls.map(([width, height]) => ({ use: key, near, width, height }))),
  )

  test.each(cases)('P5 to P10 above 50 feet: $use from $near m, $width × $height m', (values) => {
    const query = `?place=outdoor&far=200&${Object.entries(values)
      .map((pair) => pair.join('='))
      .join('&')}`
    expect(['P5', 'P6', 'P8', 'P10']).toContain(planAt(query).plan?.best?.name)
  })

  test.each(planning.places)('a plan of $label begins right', ({ key }) => {
    expect(answerAt(`?place=${key}`)).toMatchObject({ state: 'right' })
  })
})

describe('advice that is followed', () => {
  const places = planning.places.map(({ key }) => key)
  const cases = places.flatMap((place) =>
    ['', '16:9', '9:16'].flatMap((shape) => [20, 45, 60].map((far) => ({ place, shape, far }))),
  )

  test.each(cases)('makes the screen large enough: $place, $shape, $far m', ({ place, shape, far }) => {
    const query = `?place=${place}&shape=${shape}&near=12&far=${far}`
    const { state, lines } = answerAt(`${query}&width=1.5&height=1.5`)
    expect(state).toBe('wrong')
    const width = /make it ([\d.]+) m wide/.exec(lines)?.[1] ?? '12'
    const height = /([\d.]+) m high/.exec(lines)?.[1]
    expect(answerAt(`${query}&width=${width}&height=${height}`).lines).not.toContain('Too small')
  })
})
