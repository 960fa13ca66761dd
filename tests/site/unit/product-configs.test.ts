import { describe, expect, test } from 'vitest'
import { pageAt } from '../../support/find-page.ts'
import { blockOf, sectionKeys } from '../../support/page-blocks.ts'
import { specProducts } from '../../support/specified-products.ts'
import { hasStage } from '../../support/stage-pages.ts'

const indoor = pageAt('/products/indoor-led-video-walls')

describe.each(specProducts)('the product page $path', (spec) => {
  const page = pageAt(spec.path)
  const isIndoor = spec.prefix === 'indoor_led'

  test('composes the shared layout', () => {
    expect(page.blocks.map(({ type }) => type)).toEqual([
      'hero',
      'breadcrumb',
      'alternating-rows',
      'cards',
      'pixel-pitch-strip',
      // Not in the document: the stage of three products (docs/rulings.md).
      ...(hasStage(spec) ? ['distance-stage'] : []),
      'showcase',
      'features-grid',
      // Not in the document: the product in figures, before its questions (docs/rulings.md).
      'spec-table',
      'faq',
      // Not in the document either: planner, comparison, sectors, an article and the next product.
      'link-cards',
      'cta-banner',
    ])
  })

  test('uses sections 1 to 5 and its questions', () => {
    const numbers = isIndoor ? [1, 2, 3, 4] : [1, 2, 3, 4, 5]
    const expected = [...numbers.map((number) => `${spec.prefix}_section${number}`), spec.faqKey]
    expect(sectionKeys(page)).toEqual(expected)
    expect(page.content?.unshown).toEqual(isIndoor ? [5] : [])
  })

  test('shows its title over the hero and in the breadcrumb Home > Products > its name', () => {
    expect(blockOf(page, 'hero').heading).toBe(spec.title)
    expect(blockOf(page, 'breadcrumb')).toMatchObject({
      home: { label: 'Home', to: '/' },
      parents: [{ label: 'Products', to: '/products' }],
      current: spec.breadcrumb,
    })
  })

  test('has the fallback texts and headings of the specification', () => {
    expect(blockOf(page, 'alternating-rows')).toMatchObject({
      fallbackTitle: 'Product Title',
      fallbackDescription: 'Product description not available',
    })
    const { heading, fallbackHeading } = blockOf(page, 'features-grid')
    expect(heading ?? fallbackHeading).toBe(spec.featuresHeading.replace('{title}', page.title))
  })

  test('matches its five features by title', () => {
    const matchers = blockOf(page, 'features-grid').titles?.map(({ how, text }) =>
      how === 'contains' ? `*${text}` : text,
    )
    expect(matchers).toEqual(spec.features)
  })

  test('has the showcase of the specification', () => {
    const described = ['standee', 'interactive_led'].includes(spec.prefix)
    const expected = { fallbackHeading: 'For Showcase', interval: 3000, showDescription: described }
    expect(blockOf(page, 'showcase')).toMatchObject(expected)
  })

  test('says what features say when there are none', () => {
    const { absentText, emptyText, titleOnly } = blockOf(page, 'features-grid')
    expect(emptyText).toBe('No features data available')
    expect(absentText).toBe(
      ['standee', 'truck_led'].includes(spec.prefix) ? 'Loading features...' : undefined,
    )
    expect(titleOnly.length > 0).toBe(['standee', 'interactive_led'].includes(spec.prefix))
  })

  test('has three columns of options on a medium screen only if it is the custom page', () => {
    expect(blockOf(page, 'cards').mediumColumns).toBe(spec.prefix === 'custom_led_solution' ? 3 : 2)
  })
})

test.each(specProducts.filter(({ optionsHeading }) => optionsHeading))(
  '$path heads its options $optionsHeading and its call to action $ctaHeading',
  ({ path, optionsHeading, ctaHeading }) => {
    expect(blockOf(pageAt(path), 'cards').fallbackHeading).toBe(optionsHeading)
    expect(blockOf(pageAt(path), 'cta-banner').heading).toBe(ctaHeading)
  },
)

test('the indoor page has its five fixed features', () => {
  expect(blockOf(indoor, 'features-grid').items?.map(({ title }) => title)).toEqual([
    'High-definition',
    'Seamless',
    'Vibrant Color',
    'Ultra-thin',
    'Wide Angle',
  ])
})
