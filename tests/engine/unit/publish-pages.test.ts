import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { noContent } from '../../../block-library/contract/content-view.ts'
import { openOutput, type OutputFiles } from '../../../src/publish/files/output.ts'
import type { PublishRecord } from '../../../src/publish/files/record.ts'
import { openJudgedPages } from '../../../src/lint/judged-pages.ts'
import { publishPages } from '../../../src/publish/pages/publish-pages.ts'
import { readSiteToPublish } from '../../../src/publish/read-site.ts'
import { createCsp } from '../../../src/serve/hosting/csp.ts'
import type { JoinedPage } from '../../../src/site/joined/joined-site.ts'
import { markOf } from '../../../src/util/marks.ts'
import { site } from '../../support/bakery.ts'
import { exampleSite } from '../../support/example-site.ts'
import { tenQuestions } from '../../support/ten-questions.ts'
import { root } from '../../support/root.ts'
import { someSnapshot } from '../../support/some-snapshot.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const { pathname, document, bound, contentHash, origin } = someSnapshot
const somePage: JoinedPage = {
  pathname,
  document,
  params: {},
  bound,
  contentHash,
  loaded: { file: 'page.ts', path: pathname, page: document.page, input: undefined },
  endpoint: 'products',
  content: noContent,
  site,
  alternates: [],
  fallbacks: [],
  readKeys: new Set<string>(),
}
const first = {
  page: somePage,
  document,
  site,
  origin,
  code: 'code',
  answer: 'first',
  bundleHash: 'app',
  html: '<p>',
  markdown: '# Page\n' as string | undefined,
}

const sheet = '<link rel="stylesheet" crossorigin href="/style.css">'
const rendered = { head: '', styles: '', html: '<p>', data: '[]', published: '{}', islands: [] }
const manifest = { 'index.html': { file: 'assets/index.js' } }

let folder = ''
let last: { next: string; files: OutputFiles; pages: PublishRecord['pages'] }
beforeEach(async () => {
  folder = await temporaryFolder({ 'style.css': 'html{color:#fff}' })
  last = { next: join(folder, 'next'), files: {}, pages: {} }
})

/** Publishes a page after the last publish. Returns the number of rendered pages. */
async function publish(changes: Partial<typeof first> = {}) {
  const { answer, bundleHash, document: pageDocument, html, markdown, ...job } = { ...first, ...changes }
  const template = (await readFile(join(root, 'index.html'), 'utf8')).replace('</head>', `${sheet}</head>`)
  const renderPage = vi.fn<() => Promise<typeof rendered & { markdown: string | undefined }>>(() =>
    Promise.resolve({ ...rendered, html, markdown }),
  )
  const page = { ...job.page, site: job.site }
  const next = `${last.next}-next`
  const output = openOutput(next, {
    previous: last.next,
    published: last.files,
    hashes: { of: () => undefined },
    packing: 6,
  })
  const published = await publishPages({
    ...job,
    output,
    pages: [page],
    documents: new Map([[page, pageDocument]]),
    answerOf: () => answer,
    app: { folder, template, manifest, renderPage, bundleHash },
    fontsOf: () => Promise.resolve({ styles: '', preloads: '' }),
    template,
    policy: createCsp({ content: [], pictures: [], enquiries: [], frames: [], hasWasm: false }),
    packing: 6,
    before: last.pages,
  })
  expect(published.rendered).toBe(renderPage.mock.calls.length)
  last = { next, files: output.files, pages: published.pages }
  return published.rendered
}

test('a proxy that hides e-mail addresses leaves those of a page', async () => {
  await publish()
  const html = await readFile(join(last.next, `${pathname}.html`), 'utf8')
  expect(html).toMatch(/<body>\s*<!--email_off--><div id="root"><p><\/div><!--\/email_off-->/)
})

test('an unchanged page is not rendered again', async () => {
  expect(await publish()).toBe(1)
  expect(await publish(structuredClone(first))).toBe(0)
})

test.each<[string, Partial<typeof first>]>([
  ['the answer that it came in', { answer: 'second' }],
  ['its config', { document: { ...document, page: { ...document.page, title: 'Edited' } } }],
  ['its head', { document: { ...document, head: { ...document.head, title: 'Edited' } } }],
  ['its questions', { document: { ...document, faqs: tenQuestions } }],
  ['a picture', { document: { ...document, pictures: { 'a.webp': { width: 1, height: 1 } } } }],
  ['a parameter', { page: { ...somePage, params: { id: 'other' } } }],
  ['the address of the site', { origin: 'https://other.example' }],
  ['a setting', { site: { ...site, phone: '+91 00000 00000' } }],
  ['the app', { bundleHash: 'app with another block' }],
  ['the code or Node', { code: 'other code' }],
])('a page is rendered again when %s changed', async (_, changes) => {
  await publish()
  expect(await publish(changes)).toBe(1)
})

test('a page has its Markdown beside it, which it names, and a list names all; or nothing of it', async () => {
  const text = (file: string) => readFile(join(last.next, file), 'utf8')
  const link = `<link rel="alternate" type="text/markdown" href="${pathname}.md">`
  await publish()
  expect(await publish()).toBe(0)
  expect(await text(`${pathname}.md`)).toBe(first.markdown)
  expect(await text(`${pathname}.html`)).toContain(link)
  expect(await text('llms.txt')).toContain(`(${origin}${pathname}.md)`)
  await publish({ markdown: undefined, code: 'other code' })
  expect(await text(`${pathname}.html`)).not.toContain('text/markdown')
  expect(Object.keys(last.files).filter((file) => /\.md$|llms/.test(file))).toEqual([])
})

test('a page with a mark of the editor is not published', async () => {
  await expect(publish({ html: `<p>Words${markOf(7)}</p>` })).rejects.toThrow('has a mark of the editor')
})

test('search engines get no list of pages that they must not list', async () => {
  const text = (file: string) => readFile(join(last.next, file), 'utf8')
  await publish()
  expect(await text('sitemap.xml')).toContain(`<loc>${origin}${pathname}</loc>`)
  expect(await text('robots.txt')).toContain('Sitemap: ')
  const hidden = { ...somePage.loaded, page: { ...document.page, noindex: true } }
  await publish({ page: { ...somePage, loaded: hidden } })
  expect(Object.keys(last.files)).not.toContain('sitemap.xml')
  expect(await text('robots.txt')).toBe('User-agent: *\nAllow: /\n')
})

test.each([false, true])(
  'pages are hidden from search engines in a preview alone: %s',
  async (allowSamples) => {
    const read = await readSiteToPublish(
      { root: await exampleSite({}), outDir: 'dist', allowSamples, despiteContent: true },
      {
        env: {},
        host: '',
        origin,
        runPhase: (_, work) => work(),
        judged: openJudgedPages({ pages: [], clean: [] }, () => () => ''),
        at: Date.now,
      },
    )
    const listed = read.pages.filter(
      ({ loaded, document: { page } }) => !loaded.page.noindex || !page.noindex,
    )
    expect(listed.length > 0).toBe(!allowSamples)
  },
)
