import { expect, test } from 'vitest'
import { examine } from '../../../src/author/commands/doctor/examine.ts'
import { root } from '../../support/root.ts'

test('the embedded content has no errors', async () => {
  const { endpoints, findings } = await examine({ root, host: '' })
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(endpoints.find((line) => line.startsWith('/api/gallery'))).toMatch(
    /200 {2}application\/json {2}\{ data \} +gallery: \d+ /,
  )
})
