import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sectionKey } from '../../schemas/shared/section-ref.ts'
import { bindSections } from '../support/bind-page.ts'
import { detailPages, sectionKeys } from '../support/find-page.ts'
import { contentFile, contentFolder, host, publicFolder, readServed } from '../support/served-page.ts'

/** Words that say nothing, in any form: elevates, unleashing. */
const hollow = /lorem|seamlessly|cutting-edge|unleash|elevat(e|es|ed|ing)\b|game-?chang/i

test('each of the seventeen pages has its file', () => {
  const files = readdirSync(join(contentFolder, 'api'))
  const endpoints = detailPages.map(({ endpoint }) => `${endpoint}.json`)
  expect(new Set(endpoints).size).toBe(17)
  expect(endpoints.filter((endpoint) => !files.includes(endpoint))).toEqual([])
})

describe.each(detailPages)('$path', ({ endpoint, page }) => {
  test('is served content in the strict contract', async () => {
    expect((await readServed(page)).oddities).toEqual([])
  })

  test('is sent every section its blocks name, and none that is not declared', async () => {
    const prefix = page.content?.prefix ?? ''
    const unshown = page.content?.unshown.map((ref) => sectionKey(ref, prefix)) ?? []
    const { sections } = await readServed(page)
    expect([...sections.keys()].toSorted()).toEqual([...sectionKeys(page), ...unshown].toSorted())
  })

  test('shows every block', async () => {
    const { shown, hidden, hasHeadline } = bindSections(page, (await readServed(page)).sections)
    expect(hidden).toEqual([])
    expect(shown).toHaveLength(page.blocks.length)
    expect(hasHeadline).toBe(true)
  })

  test('has five to eight questions, no two alike', async () => {
    const { shown } = bindSections(page, (await readServed(page)).sections)
    const lists = shown.flatMap((block) => (block.type === 'faq' ? [block.props.entries] : []))
    expect(lists).toHaveLength(page.name === 'corporate' ? 0 : 1)
    for (const entries of lists) {
      expect(entries.length).toBeGreaterThanOrEqual(5)
      expect(entries.length).toBeLessThanOrEqual(8)
      expect(new Set(entries.map(({ question }) => question)).size).toBe(entries.length)
    }
  })

  test('has options that each have questions of their own', async () => {
    const { shown } = bindSections(page, (await readServed(page)).sections)
    const options = shown.flatMap((block) => (block.type === 'option-faqs' ? block.props.cards : []))
    const sharedLayout = page.type === 'industry' && page.name !== 'corporate'
    expect(options.length > 1).toBe(sharedLayout)
    for (const { faqs } of options) expect(faqs.length).toBeGreaterThan(0)
    const questions = options.flatMap(({ faqs }) => faqs.map(({ question }) => question))
    expect(new Set(questions).size).toBe(questions.length)
  })

  test('shows no picture twice, and every picture is there', async () => {
    const { sections } = await readServed(page)
    const sent = [...sections.values()].flatMap(({ items }) => items.flatMap(({ src }) => src ?? []))
    const own = page.blocks.flatMap((block) =>
      'picture' in block && typeof block.picture === 'object' ? [block.picture.src] : [],
    )
    expect(sent.length).toBeGreaterThan(5)
    expect(sent.filter((src, index) => sent.indexOf(src) !== index)).toEqual([])
    const files = [
      ...sent.map((src) => join(contentFolder, src.replace(host, ''))),
      ...own.map((src) => join(publicFolder, src)),
    ]
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  test('gives every card a title and every picture a name', async () => {
    const { sections } = await readServed(page)
    const items = [...sections].flatMap(([key, section]) => section.items.map((item) => ({ key, ...item })))
    expect(items.filter(({ title }) => title === '').map(({ key, src }) => `${key} ${src}`)).toEqual([])
  })

  test('says something', () => {
    expect(contentFile(endpoint)).not.toMatch(hollow)
    expect(JSON.stringify(page)).not.toMatch(hollow)
  })
})
