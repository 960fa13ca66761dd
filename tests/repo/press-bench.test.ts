import { expect, test } from 'vitest'
import { randomVisit, type Action } from '../../bench/island-visit.ts'
import { judgeUse } from '../../bench/judge-use.ts'
import { pressTable } from '../../bench/press-table.ts'
import { randomFrom } from '../../bench/random.ts'

const effect = (took: number, isKept = true) => ({ took, isKept })

test('each case is shown with its median and its ratio to the bare case, rest by rest', () => {
  const table = pressTable([
    { name: 'details', rest: 0, effects: [effect(20), effect(40), effect(30)] },
    { name: 'menu', baseline: 'details', rest: 0, effects: [effect(36), effect(90), effect(30)] },
    { name: 'details', rest: 300, effects: [effect(40)] },
    { name: 'menu', baseline: 'details', rest: 300, effects: [effect(20)] },
  ])
  expect(table.split('\n').map((line) => line.trim().replaceAll(/\s{2,}/g, ' | '))).toEqual([
    'median ms until painted | 0 s | 0.3 s',
    'bare details | 30 | 40',
    'menu (bare details) | 36 × 1.2 | 20 × 0.5',
  ])
})

test('lost and undone presses are named', () => {
  const table = pressTable([
    { name: 'details', rest: 0, effects: [effect(20)] },
    { name: 'menu', baseline: 'details', rest: 0, effects: [undefined, effect(30, false), undefined] },
  ])
  expect(table).toContain('Infinity')
  expect(table.split('\n').slice(-2)).toEqual([
    'menu after 0 s: 2 of 3 presses had no effect',
    'menu after 0 s: 1 of 3 presses were undone',
  ])
})

const key = (field: string, value: string): Action => ({ kind: 'key', field, value })
const typed = [key('near', '1'), key('name', 'a'), key('near', '2')]

test.each([
  ['each key once', { near: '312', name: 'a' }, ['once', 'once', 'once']],
  ['a lost key', { near: '32', name: 'a' }, ['lost', 'once', 'once']],
  ['a doubled key', { near: '3122', name: 'a' }, ['once', 'once', 'doubled']],
  ['keys in another order', { near: '321', name: 'a' }, ['moved', 'once', 'moved']],
  ['a field without a value', { near: '312' }, ['once', 'lost', 'once']],
])('typed keys are judged one by one: %s', (_, values, results) => {
  expect(judgeUse(typed, { near: '3', name: '' }, { values, presses: 0 })).toEqual(results)
})

test('a choice and a press are judged by their effects', () => {
  const actions: Action[] = [
    { kind: 'choice', field: 'use', value: 'text' },
    { kind: 'press', button: 'print' },
  ]
  const judge = (use: string, presses: number) => judgeUse(actions, {}, { values: { use }, presses })
  expect(judge('text', 1)).toEqual(['once', 'once'])
  expect(judge('film', 0)).toEqual(['lost', 'lost'])
  expect(judge('text', 2)).toEqual(['once', 'doubled'])
})

test('random visits press every button in both ways, always as the last action, and type distinct keys', () => {
  const random = randomFrom(5)
  const visits = Array.from({ length: 300 }, () => randomVisit(random))
  const presses = visits.flatMap(({ actions }) => actions.filter((action) => 'button' in action))
  expect(new Set(presses.map(({ kind, button }) => `${kind} ${button}`)).size).toBe(8)
  for (const { actions } of visits) {
    expect(actions.slice(0, -1).some((action) => 'button' in action)).toBe(false)
    const keys = actions.flatMap((action) => (action.kind === 'key' ? action.field + action.value : []))
    expect(new Set(keys).size).toBe(keys.length)
  }
})
