// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { pageSchema, type ContentSource } from '../../../schemas/page.ts'
import {
  errorLine,
  fetchAnswer,
  fetchContent,
  readAnswer,
  readFallback,
} from '../../../src/runtime/content/fetch-content.ts'

afterEach(() => void vi.resetModules())

/** Returns a page's content source. */
function sourceOf(content: object): ContentSource {
  const page = pageSchema.parse({
    kind: 'any',
    name: 'any',
    title: 'Any',
    content,
    blocks: [{ type: 'faq', section: 1 }],
  })
  if (!page.content) throw new Error('It has content')
  return page.content
}

const source = sourceOf({ endpoint: 'retails', prefix: 'retail' })

function answerWith(body: unknown, init: ResponseInit = {}) {
  const requested = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), init)))
  vi.stubGlobal('fetch', requested)
  return requested
}

const sections = [{ section: 'retail_section1', title: 'One', description_html: '<p onclick="x()">Two</p>' }]

test('a page’s content is requested once, on the site itself, and rich text is sanitised', async () => {
  const requested = answerWith(sections)
  const { content, oddities } = await fetchContent(source, {}, 'status {code}')
  expect(requested.mock.calls.map(([address]) => address)).toEqual(['/api/retails'])
  expect(content.sections.get('retail_section1')).toMatchObject({
    title: 'One',
    html: { __html: '<p>Two</p>' },
  })
  expect(oddities).toEqual([])
})

test('a separate content host is requested, also for pictures', async () => {
  vi.stubEnv('VITE_CONTENT_HOST', 'https://content.example//')
  vi.resetModules()
  const fresh = await import('../../../src/runtime/content/fetch-content.ts')
  const requested = answerWith([{ section: 'retail_section1', images: [{ image: 'a.webp' }] }])
  const { content } = await fresh.fetchContent(source, {}, '')
  expect(requested.mock.calls.map(([address]) => address)).toEqual(['https://content.example/api/retails'])
  expect(content.sections.get('retail_section1')?.items[0]?.src).toBe(
    'https://content.example/storage/a.webp',
  )
})

test('leaving the page aborts the request', async () => {
  const requested = answerWith([])
  const controller = new AbortController()
  const answer = fetchAnswer(source, {}, '', controller.signal).catch(() => {})
  controller.abort()
  expect(requested.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await answer
})

test('an answer without an article is reported like an unsuccessful one', async () => {
  const article = sourceOf({ endpoint: 'blog/:id', kind: 'article' })
  await expect(readAnswer(article, '{}', 'No such article')).rejects.toThrow('No such article')
  const { content } = await readAnswer(article, '{"id":1,"title":"One"}', '')
  expect(content.articles).toMatchObject([{ id: '1', title: 'One' }])
})

test.each([
  ['a list', sections],
  ['a list in an envelope', { data: sections }],
])('sections that came with the page are read as %s', async (_, given) => {
  const { content } = await readFallback(source, given)
  expect([...content.sections.keys()]).toEqual(['retail_section1'])
})

test('newer content has the articles that are public when it is read', async () => {
  const list = { ...source, kind: 'articles' as const }
  const sent = [
    { id: 'draft', draft: 1 },
    { id: 'early', published_at: '2026-12-24T09:00' },
    { id: 'ended', unpublished_at: '2026-12-23' },
    { id: 'public', published_at: '2026-12-23T23:30:00Z', unpublished_at: 'soon' },
  ]
  const idsAt = async (time: string, timeZone: string) => {
    const moment = { at: Date.parse(time), timeZone, drafts: false }
    const { content } = await readAnswer(list, JSON.stringify(sent), '', undefined, moment)
    return content.articles.map(({ id }) => id)
  }
  expect(await idsAt('2026-12-24T04:00Z', 'Asia/Kolkata')).toEqual(['early', 'public'])
  expect(await idsAt('2026-12-24T04:00Z', 'Europe/Berlin')).toEqual(['public'])
  expect(await idsAt('2026-12-23T22:59Z', 'Europe/Berlin')).toEqual(['ended'])
})

test.each([
  [new Error('down'), 'Failed: down'],
  ['$& as it is', 'Failed: $& as it is'],
  [404, 'Failed: 404'],
])('for %s the visitor reads: %s', (error, line) => {
  expect(errorLine(error, { error: 'Failed: {message}' })).toBe(line)
})

test('in development the failure of a broken file names its place', async () => {
  const place = 'content/api/retails.json:2:4 a comma is missing'
  answerWith('', { status: 500, headers: { 'x-broken-file': encodeURIComponent(place) } })
  await expect(fetchAnswer(source, {}, 'status {code}')).rejects.toThrow(place)
})
