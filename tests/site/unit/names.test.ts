import { expect, test } from 'vitest'
import { titleAddress } from '../../../block-library/parts/title-address.ts'
import home from '../../../content/api/home.json' with { type: 'json' }
import products from '../../../content/api/products.json' with { type: 'json' }
import { pageAt } from '../../support/find-page.ts'
import { blockOf } from '../../support/page-blocks.ts'

const titlesOf = (sections: { section: string; images?: { title?: string }[] }[], key: string) =>
  (sections.find(({ section }) => section === key)?.images ?? []).map(({ title = '' }) => title)

test('Home calls each product as its own page does', () => {
  const { links = [] } = blockOf(pageAt('/'), 'mosaic')
  expect(titlesOf(home, 'home_section2')).toEqual(links.map((link) => pageAt(link).title))
})

test('the index of products does so where the documents’ rule leads from this name to the page', () => {
  const [rule] = pageAt('/products').blocks.flatMap((block) =>
    block.type === 'cards' ? (block.links ?? []) : [],
  )
  if (!rule) throw new Error('The index of products has no links')
  const titles = titlesOf(products, 'product_section3')
  expect(titles).toHaveLength(9)
  for (const title of titles) {
    const to = titleAddress(title, rule, 'and') ?? ''
    const own = pageAt(to).title
    expect(title).toBe(titleAddress(own, rule, 'and') === to ? own : title)
  }
})
