import { existsSync, readFileSync } from 'node:fs'
import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { validate } from '../../../src/lint/validate.ts'
import { projectToChange } from '../../../src/author/scaffold/project-to-change.ts'
import { carryOut } from '../../../src/author/scaffold/plan.ts'
import { renamePage } from '../../../src/author/scaffold/rename-page.ts'
import { textHash } from '../../../src/site/languages/shown-texts.ts'
import { filesIn } from '../../../src/util/files-in.ts'
import { englishFiles } from '../../support/example-translations.ts'
import { exampleSite } from '../../support/example-site.ts'
import { tenQuestions } from '../../support/ten-questions.ts'

const findingsIn = async (root: string) =>
  (await validate(root)).map(
    ({ rule, file, place, problem }) => `${file} ${place} ${problem ?? ''} [${rule}]`,
  )

const textsIn = (root: string) =>
  ['page-configs', 'content/api'].flatMap((folder) =>
    filesIn(join(root, folder)).map((file) => [file, readFileSync(join(root, folder, file), 'utf8')]),
  )

const exceptions = 'page-configs/rules/shared/exceptions.ts'

test('an article moves with its file, its id, its translation and the links to it', async () => {
  const article = {
    id: 'holz',
    title: 'Welches Holz wir nehmen',
    image: 'abend.webp',
    desc: 'Esche.',
    content: 'Esche biegt sich.',
  }
  const root = await exampleSite({
    'content/api/notizen/holz.json': JSON.stringify(article),
    'page-configs/general/notizen/[id].ts': (text) =>
      text.replace('noindex: true', "content: { endpoint: 'notizen/:id', kind: 'article' }"),
    'page-configs/translations/en/words.json': '{ "texts": {} }',
    'content/translations/en/api/notizen/holz.json': '{ "texts": {} }',
    'page-configs/general/index.ts': (text) =>
      text.replace("button: { label: 'Erzählen Sie' }", "button: { label: 'Zum Holz', to: '/notizen/holz' }"),
  })
  const project = await projectToChange(root)
  expect(() => renamePage(project, '/notizen/holz', '/esche')).toThrow('choose an address below /notizen/')
  await carryOut(root, renamePage(project, '/notizen/holz', '/notizen/esche'))
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  expect(JSON.parse(read('content/api/notizen/esche.json'))).toEqual({ ...article, id: 'esche' })
  expect(JSON.parse(read('content/api/notizen.json'))[0].id).toBe('esche')
  expect(existsSync(join(root, 'content/api/notizen/holz.json'))).toBe(false)
  expect(existsSync(join(root, 'content/translations/en/api/notizen/esche.json'))).toBe(true)
  expect(read('page-configs/general/index.ts')).toContain("to: '/notizen/esche'")
  expect(read('page-configs/redirects.ts')).toContain("{ from: '/notizen/holz', to: '/notizen/esche' }")
})

describe('a page that moves', () => {
  const linked = `import { defineRedirects } from 'pagework'\n\nexport default defineRedirects([{ from: '/alt', to: '/lampen/bogen' }])\n`

  test('changes its links in configs, content and rich text, and leaves a redirect', async () => {
    const translations = 'page-configs/translations/en/werke/bogen.json'
    const root = await exampleSite({
      'page-configs/redirects.ts': linked,
      [translations]: '{ "texts": {} }',
      'page-configs/general/index.ts': (text) =>
        text.replace(
          "button: { label: 'Erzählen Sie' }",
          "button: { label: 'Zum Bogen', to: '/lampen/bogen#fragen' }",
        ),
      'content/api/bogen.json': (text) =>
        text.replace(
          '"description": "Ein Bogen aus',
          '"description_html": "<a href=\\"/lampen/bogen\\">Hier</a>", "description": "Ein Bogen aus',
        ),
    })
    const plan = renamePage(await projectToChange(root), '/lampen/bogen', '/lampen/esche')
    await carryOut(root, plan)
    const moved = translations.replace('bogen', 'esche')
    expect(existsSync(join(root, translations))).toBe(false)
    // The example site has no language besides its own.
    expect(await findingsIn(root)).toEqual([`${moved}  translates no file [stale-translation]`])
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    expect(existsSync(join(root, 'page-configs/werke/bogen.json'))).toBe(false)
    expect(read('page-configs/werke/esche.json')).toContain('"name": "bogen"')
    expect(read('page-configs/general/index.ts')).toContain("to: '/lampen/esche#fragen'")
    expect(read('content/api/bogen.json')).toContain(String.raw`<a href=\"/lampen/esche\">`)
    expect(read('page-configs/redirects.ts')).toContain(
      "{ from: '/lampen/bogen', to: '/lampen/esche' },\n  { from: '/alt', to: '/lampen/esche' },\n",
    )
  })

  test('renames the metadata and questions with the name of its file', async () => {
    const root = await exampleSite({
      'page-configs/general/schreiben.ts': (text) =>
        text.replace(/  name: [^]*?  head: [^]*?\n  \},\n/, `  title: 'Schreiben',\n`),
      'page-configs/metadata.json': (text) =>
        text.replace(
          '{',
          `{ "schreiben": { "title": "Schreiben Sie uns", "description": "So beginnt eine Lampe nach Maß." },`,
        ),
      'page-configs/structured-data/schreiben.json': JSON.stringify(tenQuestions),
      'page-configs/translations/en/structured-data/schreiben.json': '{ "texts": {} }',
      [exceptions]: "export const files = ['page-configs/structured-data/schreiben.json']\n",
    })
    await carryOut(root, renamePage(await projectToChange(root), '/schreiben', '/post'))
    expect(await findingsIn(root)).toEqual([
      'page-configs/translations/en/structured-data/post.json  translates no file [stale-translation]',
    ])
    const names = Object.keys(JSON.parse(readFileSync(join(root, 'page-configs/metadata.json'), 'utf8')))
    expect(names).toEqual(['post', 'werkstatt', '$schema'])
    // A rule that names the file names the new one.
    expect(readFileSync(join(root, exceptions), 'utf8')).toContain('structured-data/post.json')
    expect(existsSync(join(root, 'page-configs/structured-data/post.json'))).toBe(true)
    expect(existsSync(join(root, 'page-configs/structured-data/schreiben.json'))).toBe(false)
  })

  test('in several languages leaves a redirect in each, and its translations follow', async () => {
    const german = '<a href="/lampen/bogen">Hier</a> steht er.'
    const content = 'content/translations/en/api/bogen.json'
    const root = await exampleSite({
      ...englishFiles(),
      'page-configs/translations/en/werke/bogen.json': JSON.stringify({
        texts: { title: { of: textHash('Bogenlampe'), text: 'Arc' } },
      }),
      'content/api/bogen.json': (text) =>
        text.replace(
          '"description": "Ein Bogen aus',
          `"description_html": ${JSON.stringify(german)}, "description": "Ein Bogen aus`,
        ),
      [content]: JSON.stringify({
        texts: { text: { of: textHash(german), text: '<a href="/lampen/bogen">Here</a> it stands.' } },
      }),
    })
    await carryOut(root, renamePage(await projectToChange(root), '/lampen/bogen', '/lampen/esche'))
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    const { config } = await projectToChange(root)
    expect(config.redirects.map(({ from, to }) => `${from} ${to}`).slice(0, 2)).toEqual([
      '/lampen/bogen /lampen/esche',
      '/en/lampen/bogen /en/lampen/esche',
    ])
    const { texts } = JSON.parse(read(content))
    expect(texts.text).toEqual({
      of: textHash(german.replace('bogen', 'esche')),
      text: '<a href="/lampen/esche">Here</a> it stands.',
    })
    expect((await findingsIn(root)).filter((finding) => /stale|redirect/.test(finding))).toEqual([])
  })

  test('in one language alone stays below the address of the language', async () => {
    const alone = 'page-configs/general/news.json'
    const root = await exampleSite({
      ...englishFiles(),
      [alone]: JSON.stringify({
        language: 'en',
        kind: 'seite',
        title: 'News',
        head: { title: 'News', description: 'New lamps of this year.' },
        blocks: [{ type: 'hero', heading: 'News', height: 'banner' }],
      }),
    })
    const project = await projectToChange(root)
    expect(() => renamePage(project, '/en/news', '/news')).toThrow('begin its address with /en/')
    await carryOut(root, renamePage(project, '/en/news', '/en/lamps'))
    expect(existsSync(join(root, alone))).toBe(false)
    const { addresses } = await projectToChange(root)
    expect(addresses.find(({ path }) => path === '/en/lamps')?.file).toBe(alone.replace('news', 'lamps'))
  })

  test.each<[string, (root: string) => Promise<unknown>, RegExp]>([
    [
      'a file is saved meanwhile',
      (root) => appendFile(join(root, 'content/api/bogen.json'), '\n'),
      /changed meanwhile/,
    ],
    [
      'a file cannot be written',
      (root) => writeFile(join(root, 'page-configs/general/neu'), ''),
      /EEXIST|ENOTDIR/,
    ],
  ])('writes nothing if %s', async (_, disturb, message) => {
    const root = await exampleSite({
      'content/api/bogen.json': (text) => text.replace('"Die Bogenlampe"', '"/schreiben"'),
    })
    const plan = renamePage(await projectToChange(root), '/schreiben', '/neu/schreiben')
    await disturb(root)
    const before = textsIn(root)
    await expect(carryOut(root, plan)).rejects.toThrow(message)
    expect(textsIn(root)).toEqual(before)
  })

  test('into another folder still finds what it imports', async () => {
    const root = await exampleSite({})
    await carryOut(root, renamePage(await projectToChange(root), '/schreiben', '/kontakt/schreiben'))
    expect(await findingsIn(root)).toEqual([])
    const moved = readFileSync(join(root, 'page-configs/general/kontakt/schreiben.ts'), 'utf8')
    expect(moved).toContain("from 'pagework'")
    expect(readFileSync(join(root, 'page-configs/site.ts'), 'utf8')).not.toContain("'/schreiben'")
  })

  test.each([
    ['/lampen/boge', '/lampen/x', /did you mean "\/lampen\/bogen"\?/],
    ['/lampen/bogen', '/schreiben', /There is a page at \/schreiben already/],
    ['/lampen/bogen', '/lampen/:id', /not a plain address/],
    ['/lampen/bogen', '/alt', /leads away from \/alt/],
  ])('%s does not go to %s', async (from, to, says) => {
    const root = await exampleSite({ 'page-configs/redirects.ts': linked })
    const project = await projectToChange(root)
    expect(() => renamePage(project, from, to)).toThrow(says)
  })
})
