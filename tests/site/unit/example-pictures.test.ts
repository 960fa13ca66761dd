import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examples } from '../../../src/author/studio/blocks/examples.ts'
import { root } from '../../support/root.ts'

test('every picture that an example’s sections send is there to be seen', () => {
  const named = JSON.stringify(examples).matchAll(/"(pictures\/[\w-]+\.\w+)"/g)
  const pictures = [...new Set([...named].map(([, picture = '']) => picture))]
  expect(pictures.length).toBeGreaterThan(20)
  expect(pictures.filter((picture) => !existsSync(join(root, 'content/storage', picture)))).toEqual([])
})
