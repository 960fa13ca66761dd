import { readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../bench/free-port.ts'
import { openVisitor } from '../support/browser.ts'
import { installSecondSite } from '../support/installed-site.ts'
import { root } from '../support/root.ts'

const searchPage = `import { definePage } from 'pagework'

export default definePage({
  kind: 'neues',
  title: 'Suche',
  noindex: true,
  head: { title: 'Suche', description: 'Alle Seiten durchsuchen.' },
  blocks: [{ type: 'search', heading: 'Suche' }],
})
`

test('an optional package, a page and one setting give another site a search in its own language, beside feeds and texts', async () => {
  const site = await installSecondSite()
  onTestFinished(() => site.remove())
  await symlink(join(root, 'node_modules/pagefind'), join(site.root, 'node_modules/pagefind'))
  await writeFile(join(site.root, 'page-configs/general/suche.ts'), searchPage)
  const settings = join(site.root, 'page-configs/site.ts')
  const written = await readFile(settings, 'utf8')
  await writeFile(settings, written.replace('defineSite({', "defineSite({\n  search: '/suche',"))
  const build = site.npm('build')
  expect(await build.ended, build.output()).toBe(0)
  const published = (file: string) => readFile(join(site.root, 'dist', file), 'utf8')
  expect(await published('en/neues/feed.xml')).toContain('/en/neues/ferien</id>')
  expect(await published('llms.txt')).toContain('/brote/weissbrot.md)')
  const port = String(await freePort())
  process.env.PORT = port
  const server = site.run('serve')
  delete process.env.PORT
  onTestFinished(() => server.stop())
  await server.says(`http://127.0.0.1:${port}/`)
  const { page, troubles } = await openVisitor({
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).filter({ visible: true }).click()
  await page.getByLabel('Diese Website durchsuchen').fill('Roggen')
  await page.getByText(/^\d+ Treffer für „Roggen“$/).waitFor()
  expect(await page.locator('main ol a').first().getAttribute('href')).toBe('/brote/roggenmischbrot')
  expect(troubles).toEqual([])
})
