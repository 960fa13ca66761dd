import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Output } from '../../../src/publish/files/output.ts'
import { openStyleSheets } from '../../../src/publish/pages/style-sheets.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheets-'))
  await writeFile(join(folder, 'style-1.css'), 'html{color:#fff}')
})
afterAll(() => rm(folder, { recursive: true }))

const template = '<head><link rel="stylesheet" crossorigin href="/style-1.css"></head>'
const output = (published: string[] = []) => ({
  write: vi.fn<Output['write']>(async () => {}),
  copy: vi.fn<Output['copy']>(async () => {}),
  keep: vi.fn<Output['keep']>((file) => published.includes(file)),
  files: {},
})

test('pages with the same rules share a sheet, which begins with the common rules and is written once', async () => {
  const out = output()
  const sheets = await openStyleSheets(out, { folder, template })
  const files = await Promise.all(['.a{}', '.b{}', '.a{}'].map((rules) => sheets.write(rules)))
  expect(files[0]).toMatch(/^assets\/page-[\da-f]{8}\.css$/)
  expect(files[2]).toBe(files[0])
  expect(files[1]).not.toBe(files[0])
  expect(out.write.mock.calls).toEqual([
    [files[0], 'html{color:#fff}.a{}'],
    [files[1], 'html{color:#fff}.b{}'],
  ])
})

test('a reused sheet is stored once for all its pages, and not written again', async () => {
  const file = await (await openStyleSheets(output(), { folder, template })).write('.a{}')
  const out = output([file])
  const sheets = await openStyleSheets(out, { folder, template })
  expect([sheets.keep(file), sheets.keep(file), sheets.keep('assets/page-none.css')]).toEqual([
    true,
    true,
    false,
  ])
  expect(await sheets.write('.a{}')).toBe(file)
  expect(out.write).not.toHaveBeenCalled()
  expect(out.keep.mock.calls).toEqual([[file], ['assets/page-none.css']])
})

test('a template without a sheet of its own is refused', async () => {
  await expect(openStyleSheets(output(), { folder, template: '<head></head>' })).rejects.toThrow(
    'style sheet',
  )
})
