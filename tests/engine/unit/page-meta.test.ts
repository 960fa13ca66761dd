import { expect, test } from 'vitest'
import type { Page, PageInput } from '../../../schemas/page.ts'
import { lookupMetadata } from '../../../src/site/config/lookup-metadata.ts'
import { pageMeta } from '../../../src/runtime/seo/page-meta.ts'
import { smallestPage } from '../../support/config-problems.ts'
import { bakery } from '../../support/bakery.ts'
import { parsedPage } from '../../support/parsed-page.ts'

const { metadata } = bakery
const textsOf = (page: Page) => pageMeta({ head: lookupMetadata(page, bakery) }, undefined)
const head = (page: Partial<PageInput>) => textsOf(parsedPage({ ...smallestPage, ...page }))

test('a page’s name with an entry has that entry', () => {
  expect(head({ kind: 'brot', name: 'kuchen' })).toEqual(metadata['kuchen'])
})

test.each(['rye', 'constructor', 'toString', '__proto__'])(
  'without an entry, as for %s, the kind’s is used with the page’s title in front',
  (name) => {
    expect(head({ kind: 'brot', name, title: 'Rye' })).toEqual({
      title: `Rye | ${metadata['brot']?.title}`,
      description: `Rye. ${metadata['brot']?.description}`,
    })
  },
)
