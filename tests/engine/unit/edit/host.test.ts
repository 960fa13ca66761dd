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
  const page = await editor.page('/lampen/bogen')
  const leaf = page?.marked?.leaves.find(({ source }) => source === 'host')
  expect(leaf).toMatchObject({ file: `${host}/api/bogen`, editable: false, place: '' })
  expect(leaf?.note).toContain('change it there')
  const { file = '', path = [] } = leaf ?? {}
  expect(await write({ do: 'set', file, path, value: 'x' })).toMatchObject({ ok: false })
})

test('an edit asks the content host for nothing again, and a page that is loaded does', async () => {
  const { root, project, editor, write } = await openEditor({}, { VITE_CONTENT_HOST: host })
  const sent = vi.fn<(address: string) => Promise<Response>>((address) => {
    const text = readFileSync(join(root, 'content', `${new URL(address).pathname}.json`), 'utf8')
    return Promise.resolve(new Response(text))
  })
  vi.stubGlobal('fetch', sent)
  await editor.page('/lampen/bogen')
  const asked = sent.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  const file = 'page-configs/werke/bogen.json'
  expect(await write({ do: 'set', file, path: ['title'], value: 'Bogen' })).toMatchObject({ ok: true })
  await editor.page('/lampen/bogen')
  expect(sent).toHaveBeenCalledTimes(asked)
  project.hostAnswers.forget()
  await editor.page('/lampen/bogen')
  expect(sent.mock.calls.length).toBeGreaterThan(asked)
})
