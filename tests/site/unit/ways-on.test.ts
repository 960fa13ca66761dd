import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { isSample } from '../../support/is-sample.ts'
import { root, siteConfig } from '../../support/site-config.ts'

/** Links to further pages: each leads to a page of the site and has that page's name. */
const name = z.object({ id: z.string(), title: z.string() })
const article = name.extend({ product: name, next: name })

const folder = join(root, 'content/api/blog')
const articles = readdirSync(folder)
  .map((file): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  .filter((written) => !isSample(written))
  .map((written) => article.parse(written))
const pages = new Map([
  ...siteConfig.pages.map(({ path, page }): [string, string] => [path, page.title]),
  ...articles.map(({ id, title }): [string, string] => [`/blog/${id}`, title]),
])

const sectors = siteConfig.pages.filter(
  ({ file, page }) => file.startsWith('page-configs/industries/') && !isSample(page),
)
const linksOf = ({ page }: (typeof sectors)[number]) =>
  page.blocks.flatMap((block) => (block.type === 'link-cards' ? block.links : []))

describe.each(sectors)('$path', (sector) => {
  const links = linksOf(sector)

  test('leads to products that it uses and to articles', () => {
    expect(links.filter(({ to }) => to.startsWith('/products/')).length).toBeGreaterThanOrEqual(2)
    expect(links.filter(({ to }) => to.startsWith('/blog/')).length).toBeGreaterThanOrEqual(1)
  })

  test.each(links)('calls $to what it is called', ({ to, label }) => {
    expect(label).toBe(pages.get(to))
  })
})

test.each(siteConfig.pages.flatMap((page) => linksOf(page)))('$to is a page', ({ to }) => {
  expect([...pages.keys()]).toContain(to)
})

test.each(articles)('the article $id names a product and the next article as they are called', (from) => {
  expect(pages.get(`/products/${from.product.id}`)).toBe(from.product.title)
  expect(pages.get(`/blog/${from.next.id}`)).toBe(from.next.title)
  expect(from.next.id).not.toBe(from.id)
})

test('from article to article one reads them all', () => {
  const read = new Set<string>()
  for (let at = articles[0]; at && !read.has(at.id);) {
    read.add(at.id)
    const { next } = at
    at = articles.find(({ id }) => id === next.id)
  }
  expect(read.size).toBe(articles.length)
})
