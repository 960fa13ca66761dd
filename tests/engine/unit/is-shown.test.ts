import { describe, expect, it } from 'vitest'
import { stateAt, type Timing } from '../../../block-library/parts/is-shown.ts'

/** Times in UTC, each with the state at that time. */
const cases: [name: string, timing: Timing, timeZone: string, states: Record<string, string>][] = [
  [
    'a day in India lasts until its own midnight',
    { from: '2026-12-10', until: '2026-12-12' },
    'Asia/Kolkata',
    {
      '2026-12-09T18:29:59Z': 'early',
      '2026-12-09T18:30:00Z': 'public',
      '2026-12-12T18:29:59Z': 'public',
      '2026-12-12T18:30:00Z': 'ended',
    },
  ],
  [
    'a time is its moment, and the last moment is shown',
    { from: '2026-12-24T09:00', until: '2026-12-24T18:00' },
    'Europe/Berlin',
    {
      '2026-12-24T07:59:59Z': 'early',
      '2026-12-24T08:00:00Z': 'public',
      '2026-12-24T17:00:00Z': 'public',
      '2026-12-24T17:00:01Z': 'ended',
    },
  ],
  [
    'the day on which summer time begins in Berlin has 23 hours',
    { from: '2026-03-29', until: '2026-03-29' },
    'Europe/Berlin',
    {
      '2026-03-28T22:59:59Z': 'early',
      '2026-03-28T23:00:00Z': 'public',
      '2026-03-29T21:59:59Z': 'public',
      '2026-03-29T22:00:00Z': 'ended',
    },
  ],
  [
    'the day on which summer time ends in Berlin has 25 hours',
    { from: '2026-10-25', until: '2026-10-25' },
    'Europe/Berlin',
    {
      '2026-10-24T21:59:59Z': 'early',
      '2026-10-24T22:00:00Z': 'public',
      '2026-10-25T22:59:59Z': 'public',
      '2026-10-25T23:00:00Z': 'ended',
    },
  ],
  [
    'times beside a change of the clock',
    { from: '2026-03-29T03:00', until: '2026-10-25T01:59' },
    'Europe/Berlin',
    {
      '2026-03-29T00:59:59Z': 'early',
      '2026-03-29T01:00:00Z': 'public',
      '2026-10-24T23:59:00Z': 'public',
      '2026-10-24T23:59:01Z': 'ended',
    },
  ],
  ['a draft has no dates', { draft: true, from: '2020-01-01' }, 'UTC', { '2026-01-01T00:00:00Z': 'draft' }],
  ['nothing written is always public', {}, 'UTC', { '2026-01-01T00:00:00Z': 'public' }],
  ['a host that sends no date', { until: '0000-00-00' }, 'UTC', { '2026-01-01T00:00:00Z': 'public' }],
  [
    'a host that sends seconds with a zone',
    { until: '2026-01-01T00:00:30+01:00' },
    'Asia/Kolkata',
    { '2025-12-31T23:00:30Z': 'public', '2025-12-31T23:00:31Z': 'ended' },
  ],
]

describe('the state of a page, a block or an article', () => {
  it.each(cases)('%s', (_, timing, timeZone, states) => {
    const at = (time: string) => stateAt(timing, { at: Date.parse(time), timeZone, drafts: false })
    expect(Object.fromEntries(Object.keys(states).map((time) => [time, at(time)]))).toEqual(states)
  })

  it('reports the later edges, and publishing there changes the state', () => {
    const timing = { from: '2026-12-10', until: '2026-12-12' }
    const edges: number[] = []
    const moment = { timeZone: 'Europe/Berlin', drafts: false }
    stateAt(timing, { ...moment, at: Date.parse('2026-12-11T00:00Z'), noteEdge: (edge) => edges.push(edge) })
    expect(edges.map((edge) => new Date(edge).toISOString())).toEqual(['2026-12-12T23:00:00.000Z'])
    expect(edges.map((at) => stateAt(timing, { ...moment, at }))).toEqual(['ended'])
  })
})
