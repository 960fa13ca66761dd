import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkPages } from '../../../src/author/commands/check/check-pages.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Checks a published folder with these files. */
async function checked(files: Record<string, string>) {
  const root = await temporaryFolder({
    'dist/page-data/routes.json': JSON.stringify(['/*', '/', '/brot/:id', '/alt']),
    'content/storage/laib.webp': '',
    ...files,
  })
  return checkPages(join(root, 'dist'), join(root, 'content'))
}

const page = (body: string) =>
  `<!DOCTYPE html>\n<html lang="de"><head><title>Brot</title></head><body>${body}</body></html>\n`

test('valid pages have no finding, and the number of judged parts is reported', async () => {
  const body =
    '<h1 id="oben">Brot</h1><a href="#oben">Nach oben</a><a href="/brot/roggen">Roggen</a><a href="/alt">Alt</a><img src="/storage/laib.webp" alt="Ein Laib">'
  expect(await checked({ 'dist/index.html': page(body) })).toEqual({
    judged: 'markup and headings of 1 documents, 4 links',
    problems: [],
  })
})

test.each([
  ['<h1>Brot</h1><a href="/brto">Brot</a>', 'index.html: /brto leads to no published file'],
  ['<h1>Brot</h1><a href="/100%">Brot</a>', 'index.html: /100% leads to no published file'],
  ['<h1>Brot</h1><a href="#100%">Brot</a>', 'index.html: #100% leads to no element with this id'],
  ['<h1>Brot</h1><a href="/#preis">Preis</a>', 'index.html: /#preis leads to no element with this id'],
  [
    '<h1>Brot</h1><img src="/storage/x.webp" alt="Laib">',
    'index.html: /storage/x.webp leads to no published file',
  ],
  [
    '<h1>Brot</h1><link rel="preload" as="image" imagesrcset="/storage/laib.webp 1x, /storage/y.webp 2x">',
    'index.html: /storage/y.webp leads to no published file',
  ],
  [
    '<h1>Brot</h1><script type="application/json" data-file="/assets/site.json"></script>',
    'index.html: /assets/site.json leads to no published file',
  ],
  ['<p>Brot</p>', 'index.html: expected one h1, found 0: give the page one hero'],
  ['<h1 id="a">Brot</h1><p id="a">Brot</p>', 'index.html:2:82 [no-dup-id] Duplicate ID "a"'],
])('%s is reported', async (body, problem) => {
  const { problems } = await checked({ 'dist/index.html': page(body) })
  expect(problems).toEqual([problem])
})
