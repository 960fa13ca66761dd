import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { filesBelow } from '../../support/files-below.ts'
import { root } from '../../support/root.ts'

const refused = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
]

// Other test files share this worker: neither their modules may serve this file, nor its mocks serve them.
beforeAll(() => {
  vi.resetModules()
  for (const name of refused)
    vi.doMock(name, () => {
      throw new Error(`${name} was imported`)
    })
})
afterAll(() => {
  for (const name of refused) vi.doUnmock(name)
  vi.resetModules()
})

const load = (file: string): Promise<object> => import(/* @vite-ignore */ join(root, file))

test.each(['schemas', 'tests/example-site/page-configs', 'src/site/config'])(
  '%s loads without React',
  async (folder) => {
    const files = filesBelow(folder).filter((file) => /\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(5)
    await expect(Promise.all(files.map(load))).resolves.toHaveLength(files.length)
  },
)
