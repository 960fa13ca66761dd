import { expect, test } from 'vitest'
import { detailPages } from '../../support/detail-pages.ts'
import { siteConfig } from '../../support/site-config.ts'

test('the real configs are valid: the 17 detail pages, a not-found page, 15 question sets', () => {
  const { pages, faqSets } = siteConfig
  const paths = pages.map(({ path }) => path)
  for (const { path } of detailPages) expect(paths).toContain(path)
  expect(paths).toContain('/*')
  expect(faqSets.size).toBeGreaterThanOrEqual(15)
})
