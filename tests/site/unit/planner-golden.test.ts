import { describe, expect, test } from 'vitest'
import { readInputs } from '../../../block-library/led/screen-planner/inputs.ts'
import { planOf } from '../../../block-library/led/screen-planner/plan-of.ts'
import { verdictOf } from '../../../block-library/led/screen-planner/verdict.ts'
import { planner } from '../../support/planner-config.ts'
import goldens from './planner-goldens.json' with { type: 'json' }

const { planning, pictures, words } = planner

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
  test.each(goldens.plans)('$query', ({ query, ...golden }) => {
    expect(answerAt(query)).toMatchObject(golden)
  })
})

describe('impossible values', () => {
  test.each(goldens.refused)('$query', ({ query, faults }) => {
    const parts = planAt(query)
    const found = Object.entries(parts.faults).map(([field, { reason }]) => `${field}: ${reason}`)
    expect(found).toEqual(faults)
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
