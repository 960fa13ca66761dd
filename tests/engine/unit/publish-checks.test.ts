import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { noContent } from '../../../block-library/contract/content-view.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { pageProblems } from '../../../src/publish/pages/page-problems.ts'
import { AuthorError } from '../../../src/util/author-error.ts'
import { replaceFolder } from '../../../src/publish/replace-folder.ts'
import { robots, sitemap } from '../../../src/publish/pages/sitemap.ts'
import { duplicateMeta } from '../../../src/publish/pages/duplicate-meta.ts'
import { unsentSections } from '../../../src/runtime/engine/page-findings.ts'
import { bindSections } from '../../support/bind-page.ts'
import { hero, smallestPage } from '../../support/config-problems.ts'

const main = (html: string, unsent: string[] = []) => ({
  html: `<header>menu</header><main class="a">${html}</main>`,
  unsent,
})
const enough = `<h1 class="b">LED</h1>${'<p>word</p>'.repeat(24)}`

describe('a page that came out nearly empty', () => {
  const intro = { type: 'intro', id: 'intro', section: 2 } as const
  const page = pageSchema.parse({
    ...smallestPage,
    content: { endpoint: 'standees', prefix: 'standee' },
    blocks: [hero, intro, { type: 'faq', id: 'faq' }],
  })
  const loaded = { path: '/x', file: 'page-configs/x.ts', page }
  const view = { title: '', description: '', html: undefined, items: [], faqs: [] }
  const sent = { ...noContent, sections: new Map([['standee_section2', view]]) }

  test('is distinguished from one that did not', () => {
    const unsent = unsentSections(bindSections(page, sent.sections))
    expect(pageProblems({ loaded, content: sent }, main(enough, unsent))).toEqual([])
  })

  test('says how many words it has, tags and attributes not counted', () => {
    const html = '<h1 title="one two three">LED wall</h1><p data-x="a b c d e f g">three, four</p>'
    expect(pageProblems({ loaded, content: sent }, main(html))).toEqual([
      'nearly empty\n  expected  at least 25 words in <main>\n  received  4',
    ])
  })

  test.each([
    ['no', 0, enough.replaceAll('h1', 'h2')],
    ['two', 2, enough + enough],
  ])('says that it has %s headlines', (_, count, html) => {
    expect(pageProblems({ loaded, content: sent }, main(html))).toEqual([
      `no one headline\n  expected  one <h1>\n  received  ${count}`,
    ])
  })

  test.each([
    ['none', noContent.sections, 'no section at all'],
    ['those of another page', new Map([['retail_section1', view]]), 'retail_section1'],
  ])('says that of its sections came %s', (_, sections, received) => {
    const unsent = unsentSections(bindSections(page, sections))
    expect(pageProblems({ loaded, content: { ...noContent, sections } }, main(enough, unsent))).toEqual([
      `none of its sections came from /api/standees\n  expected  standee_section2, standee_faq_section\n  received  ${received}`,
    ])
  })
})

test('pages with one title or description are both named', () => {
  const pages = [
    { pathname: '/a', title: 'LED', description: 'One' },
    { pathname: '/b', title: 'LED', description: 'Two' },
    { pathname: '/c', title: 'Wall', description: 'One' },
    { pathname: '/d', title: 'Pole', description: 'Four' },
  ]
  expect(new AuthorError('Some pages', duplicateMeta(pages)).message).toBe(
    `Some pages

/b
  has the same title as /a
    received  "LED"

/c
  has the same description as /a
    received  "One"`,
  )
})

test('the list for search engines holds addresses as XML, and only dates that are some', () => {
  const pages = [
    { address: 'https://x.example/?a=1&b=<2>' },
    { address: 'https://x.example/b', changed: '2025-04-08T09:00:00+05:30' },
    { address: 'https://x.example/c', changed: '2025-04-08' },
    ...['8 April 2025', '2025-13-08', '2025-04-08 09:00', ''].map((changed) => ({
      address: 'https://x.example/d',
      changed,
    })),
  ]
  const xml = sitemap(pages)
  expect(xml).toContain('<loc>https://x.example/?a=1&amp;b=&lt;2&gt;</loc></url>')
  expect(xml).toContain('<loc>https://x.example/b</loc><lastmod>2025-04-08T09:00:00+05:30</lastmod>')
  expect(xml).toContain('<loc>https://x.example/c</loc><lastmod>2025-04-08</lastmod>')
  expect(xml.split('<lastmod>').length - 1).toBe(2)
  expect(robots('https://x.example')).toContain('Sitemap: https://x.example/sitemap.xml\n')
})

describe('a folder that is replaced', () => {
  const inFolder = async () => {
    const root = await mkdtemp(join(tmpdir(), 'replace-'))
    onTestFinished(() => rm(root, { recursive: true }))
    const folder = join(root, 'dist')
    const fill = (text: string) => async (next: string) => {
      await mkdir(next)
      await writeFile(join(next, text), text)
      return text.length
    }
    return { root, folder, fill }
  }

  test('holds the new files alone, and gives what filling gave', async () => {
    const { root, folder, fill } = await inFolder()
    expect(await replaceFolder(folder, fill('first'))).toBe(5)
    await replaceFolder(folder, fill('second'))
    expect(await readdir(folder)).toEqual(['second'])
    expect(await readdir(root)).toEqual(['dist'])
  })

  test('may be replaced twice at the same time: each is whole, and what is whole last stays', async () => {
    const { root, folder, fill } = await inFolder()
    await replaceFolder(folder, async (next) => {
      await fill('slow')(next)
      await replaceFolder(folder, fill('quick'))
      expect(await readdir(folder)).toEqual(['quick'])
      await writeFile(join(next, 'more'), '')
    })
    expect(await readdir(folder)).toEqual(['more', 'slow'])
    expect(await readdir(root)).toEqual(['dist'])
  })

  test('has beside it what others do, and not what one left that was killed', async () => {
    const { root, folder, fill } = await inFolder()
    const [ours, theirs] = [`dist-next-${process.ppid}-1-1`, 'dist-next-999999999-1-1']
    for (const name of [ours, theirs, 'dist-old-999999999-1-1']) await mkdir(join(root, name))
    await replaceFolder(folder, fill('first'))
    expect(await readdir(root)).toEqual(['dist', ours])
  })

  test('stays as it was when filling fails', async () => {
    const { root, folder, fill } = await inFolder()
    await replaceFolder(folder, fill('first'))
    const failing = replaceFolder(folder, async (next) => {
      await fill('half')(next)
      throw new Error('no content')
    })
    await expect(failing).rejects.toThrow('no content')
    expect(await readFile(join(folder, 'first'), 'utf8')).toBe('first')
    expect(await readdir(root)).toEqual(['dist'])
  })
})
