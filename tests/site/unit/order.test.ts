import { expect, test } from 'vitest'
import facts from '../../../page-configs/rules/facts.ts'
import order from '../../../page-configs/rules/order.ts'
import { detailPages } from '../../../page-configs/rules/order/detail-pages.ts'
import { generalPages } from '../../../page-configs/rules/order/general-pages.ts'
import { metadata, site } from '../../../page-configs/rules/order/site.ts'
import type { Found, Rule } from '../../../src/lint/rule.ts'
import { readProject } from '../../../src/site/config/read-project.ts'
import type { SiteConfig } from '../../../src/site/config/site-config.ts'
import { importModule } from '../../support/import-module.ts'
import { root, siteConfig } from '../../support/site-config.ts'

const project = await readProject(root, importModule)
const ordered = [...detailPages, ...generalPages]

/** Returns the findings of a rule on the site with a changed config. */
function findingsIn(config: Partial<SiteConfig>, rule: Rule = order): Found[] {
  if (rule.reads !== 'configs') throw new Error('The rule does not read configs')
  return [...rule.check({ ...project, config: { ...siteConfig, ...config } })]
}

/** Returns the paths of all single values that are fixed. */
const leavesOf = (fixed: unknown, path: string[] = []): string[][] =>
  typeof fixed !== 'object' || fixed === null || fixed instanceof RegExp
    ? [path]
    : Object.entries(fixed).flatMap(([key, part]) => leavesOf(part, [...path, key]))

/** Returns a copy of a value with another value at a path. */
function replaced(value: unknown, [key, ...rest]: string[], instead: unknown = 'another value'): unknown {
  if (key === undefined) return instead
  const parts = new Map(Object.entries(Object(value)))
  const part = replaced(parts.get(key), rest, instead)
  if (Array.isArray(value)) return value.with(Number(key), part)
  return { ...Object(value), [key]: part }
}

const withPage = (path: string, change: (page: object) => unknown) => ({
  pages: siteConfig.pages.map((loaded) =>
    loaded.path === path ? Object.assign({}, loaded, { page: change(loaded.page) }) : loaded,
  ),
})

const blocksOf = (path: string) => siteConfig.pages.find((loaded) => loaded.path === path)?.page.blocks ?? []

test('the site is as ordered', () => {
  expect(findingsIn({})).toEqual([])
  expect(findingsIn({}, facts)).toEqual([])
})

test.each(ordered)('each other value on $path is found, with its place in the documents', (fixedPage) => {
  const { path, source, page } = fixedPage
  for (const leaf of leavesOf(page).filter(({ length }) => length > 0))
    expect(findingsIn(withPage(path, (whole) => replaced(whole, leaf)))).toMatchObject([
      { path: leaf, problem: `differs from ${source}` },
    ])
  for (const block of fixedPage.blocks) {
    const index = blocksOf(path).findIndex(({ type }) => type === block.type)
    const options = leavesOf(block).filter(([key = '']) => key !== 'type' && key !== 'section')
    const unique = blocksOf(path).filter(({ type }) => type === block.type).length === 1
    for (const leaf of unique ? options : [])
      expect(
        findingsIn(withPage(path, (whole) => replaced(whole, ['blocks', String(index), ...leaf]))),
        leaf.join('.'),
      ).toMatchObject([{ problem: `differs from ${source}`, received: '"another value"' }])
  }
})

test.each(ordered.filter(({ blocks }) => blocks.length > 1))(
  'other orders of the blocks of $path are found, and a block more is not',
  ({ path, source }) => {
    const blocks = blocksOf(path)
    const other = (changed: unknown[]) => findingsIn(withPage(path, (page) => ({ ...page, blocks: changed })))
    const problem = `differs from ${source}`
    // Of two blocks of one type, the order takes the first that fits, and finds its other values.
    expect(other(blocks.toReversed())).toContainEqual(expect.objectContaining({ problem }))
    expect(other([])).toMatchObject([{ path: ['blocks'], problem }])
    expect(other(blocks.toSpliced(2, 0, ...blocks.slice(-1)))).toEqual([])
  },
)

test('a page that the order names and that is missing is found, and a breadcrumb that it excludes', () => {
  const pages = siteConfig.pages.filter(({ path }) => path !== '/gallery')
  expect(findingsIn({ pages })).toMatchObject([
    { problem: 'document 1 §2.8 orders the page /gallery: no file in page-configs/ has this address' },
  ])
  const blocks = [...blocksOf('/industry/Retail').slice(0, 1), ...blocksOf('/industry/CorporateOffice')]
  expect(findingsIn(withPage('/industry/CorporateOffice', (page) => ({ ...page, blocks })))).toMatchObject([
    { path: ['blocks', 0], problem: 'document 2 §2 orders this page without breadcrumb' },
  ])
})

test.each([
  ['site', site],
  ['metadata', metadata],
] as const)('other values of the %s are found', (key, fixed) => {
  for (const leaf of leavesOf(fixed).filter(({ length }) => length > 0)) {
    const config: object = { [key]: replaced(siteConfig[key], leaf) }
    expect(findingsIn(config), leaf.join('.')).toMatchObject([
      { file: expect.stringContaining(key), problem: 'differs from document 1 §2.2' },
    ])
  }
})

test('another size, weight or distance than that of the facts is found in a config', () => {
  const blocks = [
    {
      type: 'cabinet-drawing',
      cabinets: [{ name: '640\u00A0×\u00A0480\u00A0mm', mm: [640, 500], kg: [6, 9] }],
    },
    {
      type: 'distance-stage',
      pitches: [
        { name: 'P2.5', mm: [2.5, 2.5], nearM: 3 },
        { name: 'P99', mm: 1 },
      ],
    },
  ]
  const changed = findingsIn(
    withPage('/about', (page) => ({ ...page, blocks })),
    facts,
  )
  expect(changed.map(({ path, expected, received }) => [path?.join('.'), expected, received])).toEqual([
    ['blocks.0.cabinets.0.mm', '640, 480 ("640 × 480 mm" in content/facts.json)', '640, 500'],
    ['blocks.1.pitches.0.nearM', '2.5 ("P2.5" in content/facts.json)', '3'],
  ])
})

test.each([
  [{ draft: true }, 'draft', 'false'],
  [{ until: '2030-01-01' }, 'until', 'nothing'],
])('an ordered page or block that is or will be hidden is refused at %o', (hiding, key, expected) => {
  const [hero] = blocksOf('/industry/Retail')
  const withHero = withPage('/industry/Retail', (page) =>
    replaced(page, ['blocks', '0'], { ...hero, ...hiding }),
  )
  expect(findingsIn(withHero)).toMatchObject([{ path: ['blocks', 0, key], expected }])
  const { pages } = withPage('/industry/Retail', (page) => ({ ...page, ...hiding }))
  expect(findingsIn({ pages })).toMatchObject([{ path: [key], expected }])
  const isHidden = ({ path }: { path: string }) => path === '/industry/Retail'
  const unshown = pages.filter(isHidden).map((loaded) => ({ loaded, state: 'draft' as const }))
  expect(findingsIn({ pages: pages.filter((page) => !isHidden(page)), unshown })).toMatchObject([
    { path: [key], expected },
  ])
})
