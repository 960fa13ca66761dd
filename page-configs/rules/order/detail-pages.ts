import type { Fixed, OrderedPage } from './ordered.ts'
import { specCorporate, specIndustries, type SpecPage, type SpecProduct } from './industries.ts'
import { specProducts } from './products.ts'

const source = 'document 2 §2'

/** Returns the title, the call to the service and the states of an industry or product page (§2, §7, §8). */
const pageOf = ({
  title,
  endpoint,
  envelope,
  prefix,
  imageField,
  badStatus,
  error,
  path,
}: SpecPage): Fixed => ({
  title,
  noindex: false,
  content: { endpoint, envelope, prefix, imageField },
  states: { loading: 'Loading...', badStatus, error, retry: 'Retry' },
  structuredData: { whileLoading: path !== '/products/rental-event-display' },
})

const closing = ({ button }: SpecPage) => ({
  type: 'cta-banner',
  button: { label: button, to: '/contact', scrollToForm: true },
})

const breadcrumb = (label: string, to: string, current: string | undefined) => ({
  type: 'breadcrumb',
  home: { label: 'Home', to: '/' },
  parents: [{ label, to }],
  current,
})

const tip = 'P5 to P10 is a suitable choice for applications above 50 feet'
/** Pages that word the tip to the letter. */
const suggesting = new Set(['/industry/GovernmentAndCivicSpaces', '/industry/EventsAndExhibitions'])

const industryPage = (spec: SpecPage): OrderedPage => ({
  path: spec.path,
  source,
  page: pageOf(spec),
  blocks: [
    breadcrumb('Industry', '/industry', spec.breadcrumb),
    { type: 'hero', section: 1, description: 'html' },
    { type: 'intro', section: 2 },
    { type: 'cards', section: 3 },
    {
      type: 'option-faqs',
      section: 4,
      openFirst: true,
      tip: suggesting.has(spec.path) ? `Suggestion: ${tip}` : new RegExp(tip),
    },
    { type: 'cards', section: 6 },
    { type: 'cards', section: 7 },
    {
      type: 'faq',
      section: spec.faqKey === `${spec.prefix}_faq_section` ? 'faq_section' : { key: spec.faqKey },
    },
    { ...closing(spec), section: 8 },
  ],
})

const corporatePage: OrderedPage = {
  path: specCorporate.path,
  source,
  page: pageOf(specCorporate),
  without: ['breadcrumb'],
  blocks: [
    { type: 'hero', section: 1 },
    { type: 'intro', section: 1 },
    { type: 'cards', section: 2 },
    { type: 'cards', section: 3 },
    { type: 'showcase', section: 4, interval: 3000 },
    { type: 'mosaic', section: 5 },
    closing(specCorporate),
  ],
}

/** Titles of the features of the indoor page, which are fixed. */
const indoorFeatures = ['High-definition', 'Seamless', 'Vibrant Color', 'Ultra-thin', 'Wide Angle']

function productPage(spec: SpecProduct): OrderedPage {
  const { path, title, prefix, features, ctaHeading, optionsHeading } = spec
  const isIndoor = prefix === 'indoor_led'
  const onSmallTiles = ['standee', 'interactive_led'].includes(prefix)
  const titles = features?.map((text) =>
    text.startsWith('*') ? { how: 'contains', text: text.slice(1) } : { text },
  )
  const heading = spec.featuresHeading.replace('{title}', title)
  return {
    path,
    source,
    page: pageOf(spec),
    blocks: [
      { type: 'hero', heading: title },
      breadcrumb('Products', '/products', spec.breadcrumb),
      {
        type: 'alternating-rows',
        section: 1,
        fallbackTitle: 'Product Title',
        fallbackDescription: 'Product description not available',
      },
      {
        type: 'cards',
        section: 2,
        mediumColumns: prefix === 'custom_led_solution' ? 3 : 2,
        ...(optionsHeading !== undefined && { fallbackHeading: optionsHeading }),
      },
      { type: 'strip', section: 3 },
      {
        type: 'showcase',
        section: 4,
        fallbackHeading: 'For Showcase',
        interval: 3000,
        showDescription: onSmallTiles,
      },
      {
        type: 'features-grid',
        emptyText: 'No features data available',
        absentText: ['standee', 'truck_led'].includes(prefix) ? 'Loading features...' : undefined,
        ...(isIndoor
          ? { heading, items: indoorFeatures.map((one) => ({ title: one })) }
          : { section: 5, fallbackHeading: heading }),
        ...(titles && { titles }),
      },
      { type: 'faq', section: 'faq_section' },
      { ...closing(spec), ...(ctaHeading !== undefined && { heading: ctaHeading }) },
    ],
  }
}

export const detailPages: OrderedPage[] = [
  ...specIndustries.map(industryPage),
  corporatePage,
  ...specProducts.map(productPage),
]
