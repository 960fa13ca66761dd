import { expect, test } from 'vitest'
import { failureOf, summaryOf } from '../../../tools/check-summary.ts'

test.each([
  ['format', 'content/api/x.json\n', 'format (content/api/x.json): npm run fix'],
  [
    'format',
    '  x Unexpected token\n   ,-[src/a.ts:1:8]\n 1 | const  = 1\n',
    'format (src/a.ts): npm run fix',
  ],
  [
    'lint',
    '  x eslint(no-var): no\n     ,-[src/a.ts:1:1]\n     ,-[src/a.ts:2:1]',
    'lint (src/a.ts): npm run fix, then see above',
  ],
  [
    'types',
    ['a', 'b', 'c', 'd', 'e'].map((name) => `src/${name}.ts(1,2): error TS2322: no\n  more`).join('\n'),
    'types (src/a.ts, src/b.ts, src/c.ts and 2 more): npx tsc -p .',
  ],
  ['generated', 'Error: no', 'generated: npm run schemas'],
  ['configs', 'page-configs/a.ts\n  1:1 no', 'configs: npm run validate'],
])('the summary of %s: %j', (step, output, line) => {
  expect(summaryOf([failureOf(step, output)])).toBe(line)
})

test('a step that failed twice is named once', () => {
  const failures = [failureOf('format', 'a.ts'), failureOf('configs', ''), failureOf('format', 'a.ts\nb.ts')]
  expect(summaryOf(failures)).toBe('format (a.ts, b.ts): npm run fix; configs: npm run validate')
})
