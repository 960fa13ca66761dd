import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { openOutput, type OutputFiles } from '../../../src/publish/files/output.ts'
import { publishSearchIndex, type SearchRecord } from '../../../src/publish/pages/search-index.ts'
import { publishedFile } from '../../../src/serve/hosting/published-files.ts'
import type { JoinedPage } from '../../../src/site/joined/joined-site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { copyBakery, readTranslated } from '../../support/translated-site.ts'

let pages: JoinedPage[] = []
beforeAll(async () => {
  const { joined, translated } = await readTranslated(copyBakery())
  pages = [...joined, ...translated]
})

interface Before {
  record?: SearchRecord | undefined
  folder: string
  files: OutputFiles
}

/** Publishes the index of all pages, whose `main` has this text, after the last publish. */
async function publish(text: string, before: Before = { folder: '', files: {} }) {
  const folder = await temporaryFolder()
  const { folder: previous, files: published } = before
  const output = openOutput(folder, { previous, published, hashes: { of: () => undefined }, packing: 1 })
  for (const { pathname, loaded } of pages)
    await output.write(publishedFile(pathname, loaded.path), `<main><p>${text} ${pathname}</p></main>`)
  const write = vi.spyOn(output, 'write')
  const record = await publishSearchIndex({ output, folder, pages, before: before.record, code: '' })
  return { record, folder, files: output.files, written: write.mock.calls.length }
}

test('each language has an index of the pages that search engines may find, made again only for other pages', async () => {
  const first = await publish('Roggen')
  for (const [folder, language] of [
    ['de-de', 'de-DE'],
    ['en', 'en'],
  ] as const) {
    const entry = await readFile(join(first.folder, 'pagefind', folder, 'pagefind-entry.json'), 'utf8')
    const listed = pages.filter(
      ({ pathname, site, loaded }) => site.language === language && pathname !== '*' && !loaded.page.noindex,
    )
    expect(JSON.parse(entry)).toMatchObject({ languages: { [language]: { page_count: listed.length } } })
  }
  expect(first.record?.files.some((file) => /pagefind-(?:ui|worker)/.test(file))).toBe(false)

  const second = await publish('Roggen', first)
  expect(second.written).toBe(0)
  expect(second.record).toEqual(first.record)
  const third = await publish('Weizen', second)
  expect(third.written).toBeGreaterThan(0)
})

test('without the optional package there is no index, and the publish goes on', async () => {
  vi.doMock('pagefind', () => {
    throw new Error('Cannot find package')
  })
  try {
    const { record, files } = await publish('Roggen')
    expect(record).toBeUndefined()
    expect(Object.keys(files).filter((file) => file.startsWith('pagefind/'))).toEqual([])
  } finally {
    vi.doUnmock('pagefind')
  }
})
