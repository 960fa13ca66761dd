import { expect, test } from 'vitest'
import type { z } from 'zod'
import { cardsSchema } from '../../../schemas/blocks/cards.ts'
import { specTableSchema } from '../../../schemas/blocks/spec-table.ts'
import { ctaBannerSchema } from '../../../schemas/blocks/cta-banner.ts'
import { featuresGridSchema } from '../../../schemas/blocks/features-grid.ts'
import { heroSchema } from '../../../schemas/blocks/hero.ts'
import { linkCardsSchema } from '../../../schemas/blocks/link-cards.ts'
import { pageSchema } from '../../../schemas/page.ts'
import { pictureRecordsSchema } from '../../../schemas/picture-records.ts'
import { plainText } from '../../../schemas/shared/text.ts'
import { siteSchema } from '../../../schemas/site.ts'
/** Returns the message for each place of a refused value, by its path. */
function words(schema: z.ZodType, value: unknown): Record<string, string> {
  const { issues = [] } = schema.safeParse(value).error ?? {}
  // A record's issue contains the issue of its key.
  const reported = issues.map((issue) =>
    'issues' in issue ? { ...issue, ...issue.issues[0], path: issue.path } : issue,
  )
  return Object.fromEntries(reported.map(({ path, message }) => [path.join('.'), message]))
}

const home = { label: 'Home', to: '/' }
const hero = { type: 'hero', heading: 'A' }
const page = { kind: 'home', name: 'a', title: 'A', blocks: [hero] }
const locale = 'must be a language, with a country where it matters, such as "en-GB"'
const table = { rows: [{ key: 'pitch', name: 'Pitch' }], products: [{ name: 'A', values: { pitch: 2 } }] }
const tableProduct = { name: 'A', to: '/a', values: {} }
const compare = {
  choose: 'Choose',
  all: 'All',
  status: 'Chosen',
  equal: 'Equal',
  ask: { label: 'Ask' },
  enclosed: 'Compared',
}

const refused: [z.ZodType, unknown, string, string][] = [
  [plainText(), 'A ', '', 'must not begin or end with a blank'],
  [heroSchema, { ...hero, facts: [] }, 'facts', 'a hero has exactly three facts'],
  [heroSchema, { ...hero, id: 'hero', links: [home, home, home] }, 'links', 'a hero has two links at most'],
  [
    heroSchema,
    { ...hero, height: 'line', picture: { src: '/media/a.webp' } },
    '',
    'a hero of the height "line" has no room for a "picture" or a "video": set another height, or remove it',
  ],
  [
    pictureRecordsSchema,
    { '/elsewhere.webp': { shows: 'A' } },
    '/elsewhere.webp',
    'must be a storage path such as "pictures/hall-1.webp", or a file under /media/',
  ],
  ...[-1, 101, 'left'].map((place): [z.ZodType, unknown, string, string] => [
    pictureRecordsSchema,
    { 'a.webp': { shows: 'A', light: 'day', focus: [place, 50] } },
    'a.webp.focus.0',
    'must be a number from 0 to 100',
  ]),
  [
    ctaBannerSchema,
    { type: 'cta-banner', section: 3, button: { label: 'Go' } },
    '',
    'a banner needs a "heading", or a "fallbackHeading" beside its section',
  ],
  [featuresGridSchema, { type: 'features-grid', items: [] }, 'items', 'a features grid has exactly five'],
  [
    linkCardsSchema,
    { type: 'link-cards', heading: 'A' },
    'links',
    'must have at least one link, or the page\'s "article"',
  ],
  [
    pageSchema,
    { ...page, content: { endpoint: 'a', unshown: ['a-b'] } },
    'content.unshown.0',
    'must be a section number from 1 to 99, a name such as "faq_section", or { key }',
  ],
  [
    pageSchema,
    { ...page, structuredData: { faqSet: 'a', questions: [{ question: 'A?', answer: 'B.' }] } },
    'structuredData',
    'takes either "questions" or "faqSet"',
  ],
  [
    pageSchema,
    { ...page, requires: ['hero', 'intro'] },
    'requires.1',
    'must be the id of a block of this page',
  ],
  [
    cardsSchema,
    { type: 'cards', section: 1, variant: 'over', links: { root: '/industry', keys: 'joined' } },
    'links',
    'is for the variants below and beside only, because other cards have no links',
  ],
  // Errors elsewhere on the page do not hide these.
  [
    pageSchema,
    { ...page, noindex: 1, requires: ['intro'] },
    'requires.0',
    'must be the id of a block of this page',
  ],
  [siteSchema, { language: '?' }, 'language', locale],
  [siteSchema, { logo: 'favicon' }, 'logo', 'must be a picture of this site, such as "/favicon.svg"'],
  [siteSchema, { country: 'India' }, 'country', 'must be two capital letters, such as "IN"'],
  [siteSchema, { pictureHosts: ['https://a'] }, 'pictureHosts.0', 'must be a host, such as "cdn.example"'],
  [
    specTableSchema,
    { type: 'spec-table', table: { ...table, rows: [{ key: 'Pitch', name: 'Pitch' }] } },
    'table.rows.0.key',
    'must be one word of letters that begins small',
  ],
  [
    specTableSchema,
    { type: 'spec-table', table: { ...table, products: [{ name: 'A', values: { pixel: 2 } }] } },
    'table.products.0.values.pixel',
    'must be the key of a row: pitch',
  ],
  [
    specTableSchema,
    { type: 'spec-table', id: 'a', table: { ...table, products: [tableProduct, tableProduct] } },
    'compare',
    'is missing, but the table has several products',
  ],
  [
    specTableSchema,
    { type: 'spec-table', id: 'a', table: { ...table, products: [tableProduct] }, compare },
    'compare',
    'is for several products: remove it',
  ],
  [
    specTableSchema,
    {
      type: 'spec-table',
      id: 'a',
      table: { ...table, products: [tableProduct, { name: 'B', values: {} }] },
      compare,
    },
    'table.products.1.to',
    'is missing: the address of a comparison names products by their pages',
  ],
]

test.each(refused.map(([schema, value, path, reason]) => ({ schema, value, path, reason })))(
  '“$path” $reason',
  ({ schema, value, path, reason }) => {
    expect(words(schema, value)[path]).toBe(reason)
  },
)
