import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bindSections } from '../../support/bind-page.ts'
import { detailPages } from '../../support/find-page.ts'
import { contentFolder, readServed } from '../../support/served-page.ts'

// The rules (`src/lint`) check contract, sections, blocks, pictures and titles of every page. These tests check the
// specification of this site.

test('each of the seventeen pages has its file', () => {
  const files = readdirSync(join(contentFolder, 'api'))
  const endpoints = detailPages.map(({ endpoint }) => `${endpoint}.json`)
  expect(new Set(endpoints).size).toBe(17)
  expect(endpoints.filter((endpoint) => !files.includes(endpoint))).toEqual([])
})

describe.each(detailPages)('$path', ({ page }) => {
  test('has five to eight questions, no two alike', async () => {
    const { shown } = bindSections(page, (await readServed(page)).sections)
    const lists = shown.flatMap((block) => (block.type === 'faq' ? [block.props.entries] : []))
    expect(lists).toHaveLength(page.name === 'CorporateOffice' ? 0 : 1)
    for (const entries of lists) {
      expect(entries.length).toBeGreaterThanOrEqual(5)
      expect(entries.length).toBeLessThanOrEqual(8)
      expect(new Set(entries.map(({ question }) => question)).size).toBe(entries.length)
    }
  })

  test('has options that each have questions of their own', async () => {
    const { shown } = bindSections(page, (await readServed(page)).sections)
    const options = shown.flatMap((block) => (block.type === 'option-faqs' ? block.props.cards : []))
    const sharedLayout = page.kind === 'industry' && page.name !== 'CorporateOffice'
    expect(options.length > 1).toBe(sharedLayout)
    for (const { faqs } of options) expect(faqs.length).toBeGreaterThan(0)
    const questions = options.flatMap(({ faqs }) => faqs.map(({ question }) => question))
    expect(new Set(questions).size).toBe(questions.length)
  })
})
