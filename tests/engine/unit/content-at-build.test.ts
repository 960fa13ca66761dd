import { readdir } from 'node:fs/promises'
import { describe, expect, test, vi } from 'vitest'
import { noContent } from '../../../block-library/contract/content-view.ts'
import { pageSchema, type Page } from '../../../schemas/page.ts'
import { contentHash } from '../../../src/runtime/engine/content-hash.ts'
import { buildAddress, buildClient, embedded } from '../../../src/site/content/build-client.ts'
import { sanitizeInBuild } from '../../../src/site/content/build-sanitizer.ts'
import { knownPages } from '../../../src/site/content/known-pages.ts'
import { lastGoodFile, readLastGood, writeLastGood } from '../../../src/site/content/last-good.ts'
import { siteContent } from '../../../src/site/content/site-content.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

function pageWith(content?: object): Page {
  const blocks = [content ? { type: 'faq', section: 1 } : { type: 'hero', heading: 'Any' }]
  return pageSchema.parse({ kind: 'any', name: 'any', title: 'Any', content, blocks })
}

const page = pageWith({ endpoint: 'retails', prefix: 'retail' })
const older = { at: '2025-01-01T00:00:00.000Z', text: '[{"section":"retail_section1","title":"Older"}]' }

/** Returns content as publishing reads it from a host with this answer. */
function contentOf(answer: () => Promise<Response>, kept?: Map<string, typeof older>) {
  const send = vi.fn<(address: string) => Promise<Response>>(answer)
  return { send, ...siteContent({ host: 'https://content.example', folder: 'content', kept, send }) }
}
const says = (text: string, init?: ResponseInit) => () => Promise.resolve(new Response(text, init))

describe('content as publishing reads it', () => {
  test('is requested once for all pages that show it', async () => {
    const text = '[{"section":"retail_section1","title":"One"}]'
    const { send, contentFor, answerOf, ...reported } = contentOf(says(text))
    const [first, second] = [await contentFor(page, {}), await contentFor(page, {})]
    expect(first.content.sections.get('retail_section1')?.title).toBe('One')
    expect(first.contentHash).toBe(contentHash(text, embedded))
    expect(second).toEqual(first)
    expect(await answerOf('retails')).toBe(text)
    expect(send.mock.calls.map(([address]) => address)).toEqual(['https://content.example/api/retails'])
    expect([...reported.answers.values()].map((answer) => answer.text)).toEqual([text])
    expect(Date.parse(reported.answers.get('retails')?.at ?? '')).toBeGreaterThan(Date.parse('2025-01-01'))
    expect([reported.failures.size, reported.oddities.size]).toEqual([0, 0])
  })

  test('is missing, and no request is sent, for a page without a source', async () => {
    const { send, contentFor } = contentOf(says('[]'))
    expect(await contentFor(pageWith(), {})).toEqual({ content: noContent, contentHash: '' })
    expect(send).not.toHaveBeenCalled()
  })

  test.each([
    ['does not answer', () => Promise.reject(new Error('down')), 'down'],
    ['fails without an error', () => Promise.reject('down'), 'down'],
    ['says no', says('', { status: 503, statusText: 'Busy' }), 'status 503 Busy'],
    ['says so in a number alone', says('', { status: 503 }), 'status 503'],
    ['answers a page', says('<!doctype html>'), 'The answer is a page of HTML, not JSON'],
    ['answers a part', says('[1'), 'The answer is not JSON: the [ of line 1 is not closed'],
    [
      'answers lists in lists',
      says('['.repeat(10_000) + ']'.repeat(10_000)),
      'The answer is not JSON: brackets are nested deeper than 500 levels here',
    ],
    ['answers something else', says('{}'), 'The answer is not a list of sections'],
  ])('is missing where the host %s, and the reason is recorded', async (_, answer, reason) => {
    const { contentFor, failures, answers } = contentOf(answer)
    expect(await contentFor(page, {})).toEqual({ content: noContent, contentHash: '' })
    expect([...failures]).toEqual([['retails', reason]])
    expect(answers.size).toBe(0)
  })

  test.each(['0', new Date(0).toUTCString()])(
    'is requested again after the pause of a busy host: %s',
    async (pause) => {
      const { contentFor, failures, send } = contentOf(says('[]'))
      send.mockImplementationOnce(says('', { status: 429, headers: { 'retry-after': pause } }))
      await contentFor(page, {})
      expect([failures.size, send.mock.calls.length]).toEqual([0, 2])
    },
  )

  test('is missing where a busy host asks for a long pause, or stays busy', async () => {
    const busy = (pause: string) => says('', { status: 503, headers: { 'retry-after': pause } })
    const later = contentOf(busy('3600'))
    await later.contentFor(page, {})
    expect([...later.failures.values()]).toEqual(['status 503, with "retry-after" 3600'])
    expect(later.send).toHaveBeenCalledOnce()
    const always = contentOf(busy('0'))
    await always.contentFor(page, {})
    expect([always.failures.size, always.send.mock.calls.length]).toEqual([1, 4])
  })

  test('is missing for a caller that wants the unchanged answer', async () => {
    const { answerOf } = contentOf(() => Promise.reject(new Error('down')))
    expect(await answerOf('retails')).toBeUndefined()
  })

  test('is an older answer if the host gives none', async () => {
    const kept = new Map([['retails', older]])
    const { contentFor, failures, answers } = contentOf(says('<html>'), kept)
    const { content } = await contentFor(page, {})
    expect(content.sections.get('retail_section1')?.title).toBe('Older')
    expect(failures.size).toBe(0)
    expect(answers.get('retails')).toEqual(older)
  })

  test('lists repaired values, without the embedded service’s own address', async () => {
    const text = `[{"section":"retail_section1","title":7,"images":[{"image":"${embedded}/storage/a.webp"}]}]`
    const { contentFor, oddities } = contentOf(says(text))
    const { content } = await contentFor(page, {})
    expect(content.sections.get('retail_section1')?.items[0]?.src).toBe(
      'https://content.example/storage/a.webp',
    )
    expect(oddities.get('retails')).toHaveLength(1)
  })

  test('is sanitised with a DOM only if the text is not plainly safe', () => {
    expect(sanitizeInBuild('<p>Plain\u00A0words</p>')).toEqual({ __html: '<p>Plain&nbsp;words</p>' })
    expect(sanitizeInBuild('<p onclick="x()">Words</p>')).toEqual({ __html: '<p>Words</p>' })
    expect(sanitizeInBuild('<a href="/x" target="_blank">Words</a>')).toEqual({
      __html: '<a href="/x" target="_blank" rel="noopener noreferrer">Words</a>',
    })
  })
})

describe('the host', () => {
  const failureOf = async (error: unknown) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockRejectedValue(error))
    const { contentFor, failures } = siteContent({
      host: 'https://content.example',
      folder: 'content',
      kept: undefined,
    })
    await contentFor(page, {})
    return failures.get('retails')
  }

  test.each([
    [
      Object.assign(new Error(''), { code: 'ECONNRESET' }),
      'the connection was cut before the answer was there',
    ],
    [
      Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
      'the connection was cut before the answer was there',
    ],
    [new Error('something else'), 'something else'],
    [undefined, 'fetch failed'],
  ])(
    'that cannot be reached (%s) is reported by its cause, in the words of doctor',
    async (cause, message) => {
      expect(await failureOf(new TypeError('fetch failed', { cause }))).toBe(message)
      expect(await failureOf('odd')).toBe('odd')
    },
  )

  test('comes from the embedded service’s files without a host', async () => {
    const content = 'tests/second-site/content'
    const { host, send } = buildClient('', content)
    expect(host).toBe(embedded)
    expect(buildAddress('', 'retails')).toBe(`${embedded}/api/retails`)
    expect(buildAddress('https://a.example', 'retails')).toBe('https://a.example/api/retails')
    const file = (await readdir(`${content}/api`)).find((name) => name.endsWith('.json')) ?? ''
    expect((await send?.(buildAddress('', file.replace('.json', '')), {}))?.status).toBe(200)
    expect((await send?.(buildAddress('', 'nothing'), {}))?.status).toBe(404)
  })
})

describe('the addresses that are known', () => {
  const article = (id: string) => ({
    id,
    title: '',
    src: undefined,
    desc: '',
    paragraphs: [],
    date: '',
    readTime: '',
  })
  const contentFor = vi.fn<Parameters<typeof knownPages>[1]>(() =>
    Promise.resolve({
      content: {
        ...noContent,
        articles: ['one', 'a b+ü', 'a/b'].map((id) => ({
          ...article(id),
          product: undefined,
          next: undefined,
        })),
      },
      contentHash: '',
    }),
  )
  const list = { path: '/blog', page: pageWith({ endpoint: 'blog', kind: 'articles', prefix: 'blog' }) }
  const detail = {
    path: '/blog/:id',
    page: pageWith({ endpoint: 'blog/:id', kind: 'article', prefix: 'blog' }),
  }
  const rest = ['/', '/clients/:slug', '/*'].map((path) => ({ path, page: pageWith() }))
  const addressesOf = async (...pages: (typeof list)[]) =>
    (
      await knownPages(
        { pages: pages.map((somePage) => ({ ...somePage, file: '', input: undefined })) },
        contentFor,
      )
    ).map(({ pathname, loaded, params }) => [pathname, loaded.path, params])

  test('are those without a parameter, the listed articles that can have an address, and that of the page for all others', async () => {
    const [home, ...others] = rest
    expect(await addressesOf(...(home ? [home] : []), list, detail, ...others)).toEqual([
      ['/', '/', {}],
      ['/blog', '/blog', {}],
      ['/blog/one', '/blog/:id', { id: 'one' }],
      ['/blog/a%20b%2B%C3%BC', '/blog/:id', { id: 'a b+ü' }],
      ['*', '/*', {}],
    ])
  })

  test.each([
    ['a list', detail],
    ['a page for one', list],
  ])('hold no article without %s', async (_, only) => {
    contentFor.mockClear()
    expect((await addressesOf(only)).filter(([, , params]) => Object.keys(params ?? {}).length > 0)).toEqual(
      [],
    )
    expect(contentFor).not.toHaveBeenCalled()
  })
})

describe('the last answers of a host', () => {
  const answers = new Map([['retails', older]])

  test('are stored for that host', async () => {
    const root = await temporaryFolder()
    await writeLastGood(root, 'https://a.example', answers)
    expect(await readLastGood(root, 'https://a.example')).toEqual(answers)
    expect(await readLastGood(root, 'https://b.example')).toEqual(new Map())
  })

  test.each(['{"host":"https://a.exa', '{}', ''])('are empty if the file is broken: %s', async (text) => {
    const root = await temporaryFolder({ [lastGoodFile]: text })
    expect(await readLastGood(root, 'https://a.example')).toEqual(new Map())
  })
})
