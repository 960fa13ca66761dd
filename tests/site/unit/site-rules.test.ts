import { expect, test } from 'vitest'
import captions from '../../../page-configs/rules/captions.ts'
import counts from '../../../page-configs/rules/counts.ts'
import numbers from '../../../page-configs/rules/numbers.ts'
import plannedLinks from '../../../page-configs/rules/planned-links.ts'
import pictureUse from '../../../page-configs/rules/picture-use.ts'
import { missingThings } from '../../../page-configs/rules/shared/caption-things.ts'
import { isSample } from '../../../page-configs/rules/shared/is-sample.ts'
import spelling from '../../../page-configs/rules/spelling.ts'
import waysOn from '../../../page-configs/rules/ways-on.ts'
import type { Block } from '../../../schemas/blocks/index.ts'
import { partOfSite } from '../../../src/lint/judged-pages.ts'
import type { Rule } from '../../../src/lint/rule.ts'
import type { JoinedPage, JoinedSite } from '../../../src/site/joined/joined-site.ts'
import { joinedSite } from '../../support/joined-site.ts'

const site = await joinedSite()

/** Returns the findings of a rule on a changed site. */
function findingsOf(rule: Rule, change: Partial<JoinedSite>): string[] {
  if (rule.reads !== 'content') throw new Error('The rule reads no content')
  return [...rule.check({ ...site, ...change })].map(({ file, problem, expected, received }) =>
    [file, problem, expected, received].filter(Boolean).join(' | '),
  )
}

/** Returns the site's pages, with one of them changed. */
const withPage = (pathname: string, change: (page: JoinedPage) => Partial<JoinedPage>) =>
  site.joined.map((page) => (page.pathname === pathname ? { ...page, ...change(page) } : page))

test('the codes of an address are no numbers', () => {
  const input = [{ from: '/caf%C3%A9-3%C3%A9', to: '/about' }, { about: 'at 3 % of its brightness' }]
  const file = { file: 'page-configs/redirects.ts', text: '', input, problems: [] }
  expect(findingsOf(numbers, { files: [file], answers: new Map() })).toEqual([expect.stringContaining('3 %')])
})

test('a picture that does not show what its caption names is found, and one without a record', () => {
  const pictures = Object.fromEntries(
    Object.entries(site.config.pictures)
      .filter(([path]) => path !== 'pictures/retail-window-4.webp')
      .map(([path, record]) => [path, { ...record, shows: 'a grey wall' }]),
  )
  const problems = findingsOf(captions, { config: { ...site.config, pictures } })
  expect(problems.join('\n')).toContain('the caption names what its picture does not show')
})

test('a picture or a record whose name is misspelt is not reported a second time', () => {
  const file = Object.keys(site.config.pictures).find((path) => !path.startsWith('/')) ?? ''
  const misspelt = file.replace(/.(?=\.\w+$)/, 'x$&')
  const more = (change: Partial<JoinedSite>) =>
    [captions, pictureUse].flatMap((rule) => {
      const before = findingsOf(rule, {})
      return findingsOf(rule, change).filter((finding) => !before.includes(finding))
    })
  const picture = (address: string) =>
    address.includes(misspelt) ? { failure: 'there is no file' } : site.picture(address)
  const renamed = (value: unknown) =>
    JSON.parse(JSON.stringify(value).replaceAll(`/storage/${file}`, `/storage/${misspelt}`))
  const joined = site.joined.map((page) => ({ ...page, bound: renamed(page.bound) }))
  expect(more({ joined, picture })).toEqual([])
  const rename = (records: object) =>
    Object.fromEntries(Object.entries(records).map(([path, item]) => [path === file ? misspelt : path, item]))
  const config = { ...site.config, pictures: rename(site.config.pictures) }
  const records = new Map([...site.records].map(([name, entry]) => [name, rename(entry)]))
  expect(more({ config, records, picture })).toEqual([])
})

test('a record that no page shows is found, and pictures that all pages share', () => {
  const [[path, record] = []] = Object.entries(site.config.pictures)
  if (path === undefined || !record) throw new Error('The site has no records')
  const records = new Map([['content/pictures/site.json', { [path]: record }]])
  expect(findingsOf(pictureUse, { records, joined: [] })).toEqual([
    'content/pictures/site.json | no page shows this picture',
  ])
  const [home] = site.joined
  const same = site.joined.map((page) => ({ ...page, bound: home?.bound ?? page.bound }))
  expect(findingsOf(pictureUse, { joined: same }).join('\n')).toContain('this picture is on ')
})

test('a picture that takes the full width of a page and is too small is found', () => {
  const picture = (address: string) => ({
    ...site.picture(address),
    size: { width: 1440, height: 900, type: 'webp' },
  })
  expect(findingsOf(pictureUse, {}).join('\n')).not.toContain('takes the full width')
  expect(findingsOf(pictureUse, { picture }).join('\n')).toContain('takes the full width')
})

test('every article counts as a page that shows a picture', () => {
  const articles = site.joined.filter((page) => page.bound.article && !isSample(page))
  const [first] = articles
  if (!first) throw new Error('The site has no articles')
  const joined = site.joined.map((page) => (page.bound.article ? { ...page, bound: first.bound } : page))
  const problems = findingsOf(pictureUse, { joined }).join('\n')
  const pages = [...problems.matchAll(/this picture is on (\d+) pages/g)].map(([, count]) => Number(count))
  expect(Math.max(...pages)).toBeGreaterThanOrEqual(articles.length)
})

test('an industry or a product without ways on is found, and a link with another name than its page', () => {
  const blocks = (page: JoinedPage, links: boolean) =>
    page.loaded.page.blocks.flatMap((block): Block[] => {
      if (block.type !== 'link-cards') return [block]
      return links ? [{ ...block, links: block.links.map((link) => ({ ...link, label: 'Here' })) }] : []
    })
  // The rule waits until a page has no sample.
  const fileIn = (folder: string) =>
    site.joined.find((page) => page.loaded.file.startsWith(folder) && !isSample(page))?.loaded.file ?? ''
  const [industry, product] = [fileIn('page-configs/industries/'), fileIn('page-configs/products/')]
  const joined = (links: boolean, file = industry) =>
    site.joined.map((page) =>
      page.loaded.file === file
        ? { ...page, loaded: { ...page.loaded, page: { ...page.loaded.page, blocks: blocks(page, links) } } }
        : page,
    )
  expect(findingsOf(waysOn, { joined: joined(false) })).toContain(
    `${industry} | leads to too few pages | a \`link-cards\` block with two products and an article | 0 to /products/, 0 to /blog/`,
  )
  expect(findingsOf(waysOn, { joined: joined(false, product) })).toContain(
    `${product} | leads to too few pages | a \`link-cards\` block with the planner, the comparison, two industries, an article and a product | 0 to /screen-planner, 0 to /compare-products?products=, 0 to /industry/, 0 to /blog/, 0 to /products/`,
  )
  expect(findingsOf(waysOn, { joined: joined(true) })).toContainEqual(
    expect.stringMatching(new RegExp(String.raw`^${industry} \| ".+" \| "Here"$`)),
  )
})

test.each([
  ['Seven kinds of display', ['seven']],
  ['Nine kinds of display', []],
  ['Seven by seven cabinets', []],
  ['Displays of seven kinds', []],
])('a heading that counts other entries than its block shows is found: %s', (heading, wrong) => {
  const joined = withPage('/', ({ bound }) => ({
    bound: {
      ...bound,
      shown: bound.shown.map((shownBlock) =>
        shownBlock.type === 'mosaic' ? { ...shownBlock, heading } : shownBlock,
      ),
    },
  }))
  const expected = wrong.map((number) =>
    expect.stringContaining(`the heading counts ${number}, and the block shows 9 entries | ${heading}`),
  )
  expect(findingsOf(counts, { joined }).filter((finding) => finding.endsWith(heading))).toEqual(expected)
})

test.each([
  ['width=3&height=2', 'width=1&height=0.6', /^.+ \| the planner refuses this screen: Too small for 12\sm/],
  ['near=3&', 'near=1&', /^.+ \| the planner refuses this screen: Too near at 1\sm/],
  ['near=3&', 'near=5&', /^.+ \| the planner takes P4, and the title says ".*\bP2\.5\b/],
])(
  'a link to a plan that the planner refuses, or of another pitch, is found: %s → %s',
  (from, to, problem) => {
    expect(findingsOf(plannedLinks, {})).toEqual([])
    const joined = withPage('/industry/Retail', ({ bound }) => ({
      bound: JSON.parse(
        JSON.stringify(bound)
          .replaceAll(from, to)
          .replaceAll(/\bP[\d.]+ to P4\b/g, 'P2.5'),
      ),
    }))
    expect(findingsOf(plannedLinks, { joined })).toContainEqual(expect.stringMatching(problem))
  },
)

test('an article without a product and a next one is found', () => {
  const article = site.joined.find(({ bound }) => bound.article?.next)
  const joined = withPage(article?.pathname ?? '', ({ bound }) => ({
    bound: { ...bound, article: bound.article && { ...bound.article, product: undefined, next: undefined } },
  }))
  const problems = findingsOf(waysOn, { joined })
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringContaining('has no `product`'),
      expect.stringContaining('has no `next`'),
      expect.stringContaining('no other article names this one'),
    ]),
  )
})

test('empty words and contradictions are found in content', () => {
  const [endpoint, answer] = [...site.answers].find(([name]) => name === 'retails') ?? []
  if (endpoint === undefined || !answer) throw new Error('retails has no answer')
  const entries = [{ value: { title: 'Seamlessly unleashed at P0.9' }, path: [0] }]
  const answers = new Map([...site.answers, [endpoint, { ...answer, entries }]])
  expect(
    findingsOf(spelling, { answers }).filter((finding) => finding.startsWith('content/api/retails')),
  ).toEqual(['content/api/retails.json | is an empty word: say what it means | Seamlessly'])
  const contradictions = findingsOf(numbers, { answers }).filter((finding) =>
    finding.startsWith('content/api/retails'),
  )
  expect(contradictions).toEqual([
    expect.stringMatching(
      /contradicts content\/facts.json: "Seamlessly unleashed at P0.9" \| P1.2, .* \(pitches\) \| P0.9$/,
    ),
  ])
  const changed = site.joined.filter((page) => page.endpoint === endpoint)
  expect(findingsOf(numbers, partOfSite({ ...site, answers }, new Set(changed)))).toEqual(
    expect.arrayContaining(contradictions),
  )
})

test.each([
  ['Walkable floor', 'a wall in a hall, three chairs', ['walkable']],
  ['Sphere or ring', 'flat wall on truss', ['sphere', 'ring']],
  ['Sphere or ring', 'ring of LED above a lobby', []],
  ['Sphere above a stage', 'stage with a flat wall', ['sphere']],
  ['Between the mullions', 'opaque wall in a room', ['mullions']],
  ['Walkable floor', 'LED floor with two pairs of feet on it', []],
  ['Premium Quality', 'a calibrated module', []],
])('"%s" over a picture of %s', (caption, shows, missing) => {
  expect(missingThings(caption, shows)).toEqual(missing)
})
