import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from '../../support/project-copy.ts'
import { siteConfig } from '../../support/site-config.ts'

let project: Awaited<ReturnType<typeof copyProject>>
beforeAll(async () => {
  project = await copyProject()
  const first = await publish()
  known = first.pages
  expect(known).toBeGreaterThan(siteConfig.pages.length)
  expect(first.rendered).toBe(known)
}, 300_000)
afterAll(() => project.remove())

/** Number of pages of the site. */
let known = 0

async function publish() {
  const build = project.run('node', 'tools/run.mjs', 'build')
  expect(await build.ended, build.output()).toBe(0)
  const [, pages, rendered] = /(\d+) pages, (\d+) rendered, \d+ unchanged/.exec(build.output()) ?? []
  return { pages: Number(pages), rendered: Number(rendered) }
}

async function edit(file: string, from: string, to: string) {
  const text = await readFile(join(project.root, file), 'utf8')
  expect(text).toContain(from)
  await writeFile(join(project.root, file), text.replace(from, to))
}

// Each change stays for the later tests. unit/publish-pages.test.ts checks that settings affect every page.
test('an edit of a block or of index.html renders every page again', async () => {
  await edit('index.html', '<meta charset', '<meta name="edited" /><meta charset')
  await edit('block-library/faq/view.tsx', '<Section', '<Section data-edited')
  expect(await publish()).toEqual({ pages: known, rendered: known })
}, 300_000)

test('an edit of a config or of content renders only the pages that show it', async () => {
  const opened = siteConfig.pages.filter(
    ({ path, page }) => !path.includes(':') && page.blocks.some(({ type }) => type === 'intro'),
  )
  expect(opened.length).toBeGreaterThan(0)
  const edits: [what: string, file: string, from: string, to: string, pages: string[]][] = [
    [
      'an endpoint',
      'content/api/retails.json',
      'Night-shift installation',
      'Edited just now',
      ['/industry/Retail'],
    ],
    [
      'an entry of a list, which has a page of its own',
      'content/api/blog/how-to-read-led-quotation.json',
      '"title": "',
      '"title": "Edited: ',
      ['/blog', '/blog/how-to-read-led-quotation'],
    ],
    [
      'a page config',
      'page-configs/products/led-standee-display.ts',
      'with its base',
      'Edited',
      ['/products/led-standee-display'],
    ],
    [
      'a set of questions',
      'page-configs/structured-data/transparent-led-display.json',
      '"question": "',
      '"question": "Edited: ',
      ['/products/transparent-led-display'],
    ],
    [
      'a word of a block, for the pages that show it',
      'page-configs/words.ts',
      '  common: {',
      "  intro: { more: 'Edited' },\n  common: {",
      opened.map(({ path }) => path),
    ],
  ]
  for (const [, file, from, to] of edits) await edit(file, from, to)
  const rendered = new Set(edits.flatMap(([, , , , pages]) => pages))
  expect(await publish()).toEqual({ pages: known, rendered: rendered.size })
}, 300_000)

test('publishing step by step gives the same files as one publish', async () => {
  const bitByBit = await filesOf(join(project.root, 'dist'))
  await rm(join(project.root, '.tmp'), { recursive: true })
  expect(await publish()).toEqual({ pages: known, rendered: known })
  const atOnce = await filesOf(join(project.root, 'dist'))
  expect([...bitByBit.keys()]).toEqual([...atOnce.keys()])
  expect([...atOnce.keys()].filter((file) => bitByBit.get(file) !== atOnce.get(file))).toEqual([])
  expect(atOnce.get('industry/Retail.html')).toContain('Edited just now')
  expect(atOnce.get('products/led-standee-display.html')).toContain('Edited')
  expect(atOnce.get('products/transparent-led-display.html')).toContain('"Edited: ')
  expect(atOnce.get('blog/how-to-read-led-quotation.html')).toContain('Edited: ')
  expect(atOnce.get('about.html')).toContain('name="edited"')
}, 300_000)

async function filesOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(html|js|json|xml)$/.test(name),
  )
  const entries = names
    .toSorted()
    .map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)
  return new Map(await Promise.all(entries))
}
