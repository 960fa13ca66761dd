import { existsSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { budgets, overBudget, translatedBudgets } from '../../../bench/budgets.ts'
import { weighSite, type Part } from '../../../bench/page-weight.ts'
import { manifestFile, readManifest } from '../../../src/publish/app/read-manifest.ts'
import { filesIn } from '../../../src/util/files-in.ts'
import { openVisitor } from '../../support/browser.ts'
import { outDir } from '../../support/run-folders.ts'
import { siteConfig } from '../../support/site-config.ts'

const weights = await weighSite(outDir)
/** One page of each group that loads the same scripts. */
const oneOfEach = [
  ...new Map(weights.map((weight) => [JSON.stringify(weight.scripts), weight])).values(),
].filter(({ page }) => page !== '*')

test('every known page is weighed', () => {
  const paths = siteConfig.pages.map(({ path }) => path).filter((path) => !/[:*]/.test(path))
  const weighed = weights.map(({ page }) => page)
  expect(weighed).toEqual(expect.arrayContaining([...paths, '*']))
  expect(weighed.filter((page) => page.startsWith('/blog/')).length).toBeGreaterThan(5)
})

test.each(weights)('$page keeps its budgets', (weight) => {
  const limits = /^\/(?:ta|hi)\b/.test(weight.page) ? translatedBudgets : budgets
  expect(overBudget(weight, limits).join('\n\n')).toBe('')
})

test('no script of a page has a lookbehind, which Safari before 16.4 cannot read', () => {
  const names = new Set(oneOfEach.flatMap(({ scripts }) => scripts.map(({ name }) => name)))
  const offending = [...names].filter((name) => /\(\?<[=!]/.test(readFileSync(join(outDir, name), 'utf8')))
  expect(offending).toEqual([])
})

test('files that only the build needs are not published', () => {
  expect(filesIn(outDir).filter((file) => /(^|\/)\.(?!well-known\/)/.test(file))).toEqual([])
})

test('the planner brings at most 10 KB of script of its own', async () => {
  const parts = Object.entries(await readManifest(manifestFile('.', outDir))).filter(([source]) =>
    source.startsWith('block-library/led/screen-planner/'),
  )
  expect(parts.length).toBeGreaterThan(1)
  const bytes = await Promise.all(parts.map(([, { file }]) => sizeOf(join(outDir, file))))
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000)
})

/** Returns a file's transferred bytes. */
async function sizeOf(path: string): Promise<number> {
  const packed = `${path}.br`
  return (await stat(existsSync(packed) ? packed : path)).size
}

const namesOf = (parts: Part[]) => parts.map(({ name }) => name).toSorted()

describe('the weighed files are those that a browser loads', () => {
  test.each(oneOfEach)(
    '$page, at first and with its island hydrated',
    async ({ page: address, start, scripts, fonts }) => {
      const { page } = await openVisitor()
      const loaded: string[] = []
      page.on('request', (request) => loaded.push(new URL(request.url()).pathname.slice(1)))
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      // The letters of the names of languages come where a switch draws them: 1 KB each.
      const files = () => loaded.filter((name) => /(?<!name-of-[^/]*)\.(js|woff2)$/.test(name)).toSorted()
      expect(files()).toEqual(namesOf([...start, ...fonts]))
      // Makes the page load its island, if any, without using it.
      for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('keydown')
      await page.waitForTimeout(300)
      await page.waitForLoadState('networkidle')
      expect(files()).toEqual(namesOf([...scripts, ...fonts]))
    },
  )
})
