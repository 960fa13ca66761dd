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

test('the test has no window, and cannot load a component', async () => {
  expect(typeof window).toBe('undefined')
  await expect(load('block-library/hero/view.tsx')).rejects.toThrow('mocking a module')
})

test.each(['schemas', 'tests/example-site/page-configs', 'src/site/config'])(
  '%s loads without React',
  async (folder) => {
    const files = filesBelow(folder).filter((file) => /\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(5)
    await expect(Promise.all(files.map(load))).resolves.toHaveLength(files.length)
  },
)

test('the binder and the reader of content load and work without React', async () => {
  const { bindSections } = await import('../../support/bind-page.ts')
  const { bakery, bakeryRoot } = await import('../../support/bakery.ts')
  const { readServed } = await import('../../support/served-page.ts')
  const page = bakery.pages.find((loaded) => loaded.page.content?.kind === 'sections')?.page
  if (!page) throw new Error('No page of this site shows sections')
  expect(bindSections(page, (await readServed(page, join(bakeryRoot, 'content'))).sections).hidden).toEqual(
    [],
  )
})
