import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../bench/free-port.ts'
import { manyPages, writePages } from '../../../bench/many-pages.ts'
import { publishedRoutes } from '../../../bench/published-routes.ts'
import { publish } from '../../../src/publish/publish.ts'
import { openVisitor } from '../../support/browser.ts'
import { docExamples, putExamples } from '../../support/doc-examples.ts'
import { copyProject, type Running } from '../../support/project-copy.ts'

const port = await freePort()
/** Number of generated pages, about as many as the site has. */
const more = 30

const page = {
  kind: 'products',
  name: 'led-poster-json',
  title: 'JSON Poster',
  content: { endpoint: 'led-standee-displays', prefix: 'standee' },
  blocks: [
    { type: 'hero', heading: 'JSON Poster' },
    { type: 'alternating-rows', id: 'options', section: 1 },
    { type: 'faq', section: 'faq_section' },
  ],
}

/** A minimal industry: its kind gives the headings, the ids and the breadcrumb's parents. */
const industry = {
  name: 'museums',
  title: 'Museums',
  content: { endpoint: 'retails', prefix: 'retail' },
  blocks: [
    { type: 'breadcrumb' },
    { type: 'hero', section: 1 },
    { type: 'intro', section: 2 },
    { type: 'option-faqs', section: 4 },
  ],
}

let project: Awaited<ReturnType<typeof copyProject>>
let site: Running

beforeAll(async () => {
  project = await copyProject()
  await publish({ root: project.root, outDir: 'before', makePictures: false })
  const folder = join(project.root, 'page-configs/products')
  await putExamples(project.root, docExamples)
  await writeFile(
    join(folder, 'led-poster-json.json'),
    JSON.stringify({ $schema: 'page.schema.json', ...page }),
  )
  await writeFile(
    join(project.root, 'page-configs/industries/MuseumsAndGalleries.json'),
    JSON.stringify(industry),
  )
  await writePages(project.root, manyPages(more))
  const validated = project.run('node', 'tools/run.mjs', 'validate')
  expect(await validated.ended, validated.output()).toBe(0)
  site = project.run('env', `PORT=${port}`, 'node', 'tools/run.mjs', 'start')
  await site.says(`http://127.0.0.1:${port}/`)
})

afterAll(async () => {
  site.stop()
  await site.ended
  await project.remove()
})

test.each([
  ['/products/led-poster', 'LED Poster', 'LED Poster for Shop Windows', 2],
  ['/products/led-poster-json', 'JSON Poster', 'JSON Poster', 5],
])('one new file is the page %s: route, title, content', async (path, heading, title, questions) => {
  const { page: visitor, troubles } = await openVisitor({ baseURL: `http://127.0.0.1:${port}` })
  await visitor.goto(path)
  await visitor.getByRole('heading', { level: 1, name: heading }).waitFor()
  await expect.poll(() => visitor.title()).toContain(title)
  expect(await visitor.locator('#options article, #features article').count()).toBeGreaterThanOrEqual(2)
  expect(await visitor.locator('#faq details').count()).toBeGreaterThanOrEqual(questions)
  expect(troubles).toEqual([])
})

test('it is in the sitemap and among the measured routes, and a new industry is in the menu', async () => {
  const dist = join(project.root, 'dist')
  const [sitemap, routes, home] = await Promise.all([
    readFile(join(dist, 'sitemap.xml'), 'utf8'),
    // Routes that Lighthouse measures (tools/lighthouse.ts) and that must meet the budgets.
    publishedRoutes(dist),
    readFile(join(dist, 'index.html'), 'utf8'),
  ])
  const paths = ['/products/led-poster', '/products/led-poster-json', '/industry/MuseumsAndGalleries']
  for (const path of paths) {
    expect(sitemap).toContain(`${path}</loc>`)
    expect(routes).toContain(path)
  }
  // With the additional products, the menu stops after the twenty-fourth.
  expect(home).toContain('href="/industry/MuseumsAndGalleries"')
})

test('every script has the same name and size as without these pages', async () => {
  const scripts = async (folder: string) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js')).toSorted()
    return Promise.all(names.map(async (name) => `${name} ${(await stat(join(folder, name))).size}`))
  }
  const before = await scripts(join(project.root, 'before/assets'))
  expect(before.length).toBeGreaterThan(1)
  expect(await scripts(join(project.root, 'dist/assets'))).toEqual(before)
})
