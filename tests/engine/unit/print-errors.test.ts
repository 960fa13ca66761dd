import { expect, test } from 'vitest'
import { errorPrinter } from '../../../src/author/dev-server/print-errors.ts'

const found = (text: string, severity: 'error' | 'warning' = 'error') => ({
  severity,
  file: 'page-configs/redirects.ts',
  place: 'page-configs/redirects.ts:4:23',
  text,
  rule: 'redirect',
  path: [],
})

test('the development server prints errors when they change, and their correction', () => {
  const lines: string[] = []
  const print = errorPrinter({ error: (text) => lines.push(text.trim()), info: (text) => lines.push(text) })
  const circle = '4:23 [0].to [redirect]\nproblem   it goes round in a circle'
  print([found('a warning', 'warning')])
  print([found(circle), found('a warning', 'warning')])
  print([found(circle)])
  print([])
  expect(lines).toEqual([`page-configs/redirects.ts:${circle}`, 'The errors are corrected.'])
})

test('only the first errors are printed, and the number of the others', () => {
  const lines: string[] = []
  const print = errorPrinter({ error: (text) => lines.push(text), info: (text) => lines.push(text) })
  print(Array.from({ length: 12 }, (_, index) => found(`error ${index}`)))
  expect(lines.join()).toMatch(/error 9\n\n2 more errors: npm run validate\n$/)
})
