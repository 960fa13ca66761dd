import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openCache } from '../../../src/publish/cache/open-cache.ts'
import { openRenderCache } from '../../../src/publish/pages/render-cache.ts'
import type { Snapshot } from '../../../src/runtime/engine/snapshot.ts'
import { filesIn } from '../../../src/util/files-in.ts'
import { site } from '../../support/fixture-site.ts'
import { someSnapshot as snapshot } from '../../support/some-snapshot.ts'

const page = {
  head: '<title>',
  styles: '',
  html: '<p>',
  data: '[]',
  published: '{}',
  islands: ['enquiry-form'],
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cache-'))
  onTestFinished(() => rm(folder, { recursive: true }))
})

/** Publishes these pages. Returns the rendered ones. */
async function publish(pages: Snapshot[], settings = site, bundleHash = 'app') {
  const renderPage = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page))
  const cache = openRenderCache(openCache(folder), { renderPage, bundleHash }, settings)
  for (const each of pages) expect(await cache.render(each)).toEqual(page)
  expect(cache.rendered()).toBe(renderPage.mock.calls.length)
  return cache.rendered()
}

test('a page of which nothing changed is not rendered again', async () => {
  expect(await publish([snapshot])).toBe(1)
  expect(await publish([structuredClone(snapshot)])).toBe(0)
})

test.each<[string, Partial<Snapshot>]>([
  ['a block', { bound: { ...snapshot.bound, shown: snapshot.bound.shown.slice(1) } }],
  ['the answer it came in', { contentHash: 'second' }],
  [
    'its config',
    { document: { ...snapshot.document, page: { ...snapshot.document.page, title: 'Edited' } } },
  ],
  ['its head', { document: { ...snapshot.document, head: { ...snapshot.document.head, title: 'Edited' } } }],
  ['its questions', { document: { ...snapshot.document, faqs: [] } }],
  ['its parameters', { params: { id: 'other' } }],
  ['the address of the site', { origin: 'https://other.example' }],
])('a page is rendered again when %s changed', async (_, change) => {
  await publish([snapshot])
  expect(await publish([{ ...snapshot, ...change }])).toBe(1)
})

test('every page is rendered again when a setting, the app or Node changed', async () => {
  const other = { ...snapshot, pathname: '/other' }
  expect(await publish([snapshot, other])).toBe(2)
  expect(await publish([snapshot, other], { ...site, phone: '+91 00000 00000' })).toBe(2)
  expect(await publish([snapshot, other], site, 'app with another block')).toBe(2)
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, icu: '1' })
  expect(await publish([snapshot, other], site, 'app with another block')).toBe(2)
})

test.each(['', '{"head":"<title', '{"head":1}'])('a broken cache (%s) is ignored', async (text) => {
  await publish([snapshot])
  const [name = ''] = filesIn(folder)
  await writeFile(join(folder, name), text)
  expect(await publish([snapshot])).toBe(1)
})

test('without a cache every page is rendered', async () => {
  const renderPage = vi.fn<() => Promise<typeof page>>(() => Promise.resolve(page))
  const cache = openRenderCache(undefined, { renderPage, bundleHash: 'app' }, site)
  for (const each of [snapshot, snapshot]) expect(await cache.render(each)).toEqual(page)
  expect(cache.rendered()).toBe(2)
})
