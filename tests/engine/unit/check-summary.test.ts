import { expect, test } from 'vitest'
import { failureOf, summaryOf } from '../../../tools/check-summary.ts'

test.each([
  [
    'format',
    '[warn] content/api/x.json\n[warn] Code style issues found in the above file. Run Prettier with --write to fix.',
    'format (content/api/x.json): npm run fix',
  ],
  ['format', '[error] src/a.ts: SyntaxError: Expression expected. (1:1)', 'format (src/a.ts): npm run fix'],
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
  const failures = [
    failureOf('format', '[warn] a.ts'),
    failureOf('configs', ''),
    failureOf('format', '[warn] a.ts\n[warn] b.ts'),
  ]
  expect(summaryOf(failures)).toBe('format (a.ts, b.ts): npm run fix; configs: npm run validate')
})
