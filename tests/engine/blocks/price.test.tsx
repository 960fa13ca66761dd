import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { faqExamples as faq } from '../../../block-library/faq/examples.ts'
import { bindExample } from '../../../src/author/studio/blocks/example-page.ts'
import { createSanitizer } from '../../../src/runtime/content/sanitizer.ts'
import { site } from '../../support/bakery.ts'
import { renderExample } from '../../support/render-example.tsx'

const example = faq['what moves the price beside the questions']
/** Returns the price of the example's page `example`, on a site with these bands. */
async function priceWith(...prices: { product: string; band: string }[]) {
  if (!example) throw new Error('The example is missing')
  const withPrices = { ...site, defaults: { ...site.defaults, productPages: '/products' }, prices }
  const { shown } = await bindExample(example, withPrices, () => Promise.resolve(createSanitizer(window)))
  const [block] = shown
  return block?.type === 'faq' ? block.props.price : undefined
}

test('without a band, bars show relative factors; the longest fills its row, an unknown one has no length', async () => {
  await renderExample(example)
  expect(screen.getByRole('heading', { name: 'What moves the price' })).toBeVisible()
  expect(screen.getByText('Relative, no prices.')).toBeVisible()
  expect(screen.getByText('× 4')).toBeVisible()
  expect((await priceWith())?.bars.map(({ share, label }) => [share, label])).toEqual([
    [1, '× 4'],
    [0.5, '× 2'],
    [undefined, 'by survey'],
  ])
})

test('a band of the page’s product replaces the bars', async () => {
  const band = '₹ 1 to 2 lakh per m²'
  expect(await priceWith({ product: '/products/example', band })).toEqual({
    heading: 'Price',
    band,
    note: 'Before tax.',
    bars: [],
  })
})

test('a band of another product changes nothing', async () => {
  const price = await priceWith({ product: '/products/other', band: '₹ 1' })
  expect(price?.band).toBeUndefined()
  expect(price?.bars).toHaveLength(3)
})

test('questions without the option show no price', async () => {
  await renderExample(faq.default)
  expect(screen.queryByRole('heading', { name: /price/i })).toBeNull()
})
