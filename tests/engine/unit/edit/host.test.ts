import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openEditor } from './open-editor.ts'

const host = 'https://content.example'

test('a text of the content host leads to its answer, and cannot be edited here', async () => {
  const { root, editor, write } = await openEditor({}, { VITE_CONTENT_HOST: host })
  const answers = (address: string | URL | Request) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    return Promise.resolve(new Response(readFileSync(join(root, 'content', `${pathname}.json`), 'utf8')))
  }
  vi.stubGlobal('fetch', answers)
  const trace = await editor.trace('/lampen/bogen')
  const leaf = trace?.leaves.find(({ source }) => source === 'host')
  expect(leaf).toMatchObject({ file: `${host}/api/bogen`, editable: false, place: '' })
  expect(leaf?.note).toContain('change it there')
  const { file = '', path = [] } = leaf ?? {}
  expect(await write({ do: 'set', file, path, value: 'x' })).toMatchObject({ ok: false })
})
