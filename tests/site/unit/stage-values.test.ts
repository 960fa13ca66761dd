import { expect, test } from 'vitest'
import { examples } from '../../../block-library/led/distance-stage/examples.ts'
import { schema } from '../../../block-library/led/distance-stage/schema.ts'

const { block } = examples.default

test.each([
  [{ distances: [50, 20] }, 'distances', 'must be [nearest, farthest]'],
  [{ begin: { distance: 1, pitch: 'P6' } }, 'begin.distance', 'must be between 1.2 and 100'],
  [{ begin: { distance: 5, pitch: 'P5' } }, 'begin.pitch', 'must be the name of a pitch: P4, P6, P10'],
])('%j is refused at %s', (change, path, message) => {
  const { error } = schema.safeParse({ ...block, ...change })
  expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, message])
})
