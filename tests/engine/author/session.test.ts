import { expect, test, vi } from 'vitest'
import { startSession } from '../../../src/author/studio/editor/session.ts'

const file = 'page-configs/x.ts'

test('an address on the page is written only in the file from which the page was drawn', async () => {
  const bases: unknown[] = []
  const answers: Record<string, object> = {
    value: { value: 'Words', hash: 'read' },
    write: { ok: true, files: { [file]: 'written' }, warnings: [], undo: 1, redo: 0 },
  }
  vi.stubGlobal('fetch', (_address: string, { body = '' }: { body?: string }) => {
    const { ask, sent } = JSON.parse(body)
    if (ask === 'write') bases.push(sent.base[file])
    return Promise.resolve(Response.json(answers[ask] ?? answers.write))
  })
  const session = startSession(() => {})
  const write = () => session.write([{ do: 'set', file, path: ['title'], value: 'Mine' }])
  const draw = (hash: string) => session.saw({ files: { [file]: hash }, undo: 0, redo: 0 })
  await write()
  draw('drawn')
  // Neither a panel that reads the file nor an undo moves the addresses on the page.
  await session.read(file, [])
  await write()
  await session.undo()
  await write()
  draw('drawn again')
  await write()
  await session.readAgain(file, [])
  await write()
  expect(bases).toEqual(['read', 'drawn', 'drawn', 'drawn again', 'read'])
})
