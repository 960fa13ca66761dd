import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutErrors } from '../../src/publish/app/lean-react-plugin.ts'

const code = readFileSync(
  createRequire(import.meta.url)
    .resolve('react-dom/client')
    .replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
)

test('no error is made while React is evaluated, and nothing else of it changes', () => {
  const lean = withoutErrors(code)
  const before = new Set(code.split('\n'))
  const changed = lean.split('\n').filter((line) => !before.has(line))
  expect(changed.map((line) => /(\w+) = Object\.create\(Error\.prototype/.exec(line)?.[1])).toEqual([
    'HydrationMismatchException',
    'SuspenseException',
    'SuspenseyCommitException',
    'SuspenseActionException',
    'SelectiveHydrationException',
  ])
  expect(lean.split('\n')).toHaveLength(code.split('\n').length)
})
