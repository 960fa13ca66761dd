import type { OrderedPage } from './general-pages.ts'

type Row = Record<string, string | undefined>

/** Returns the rows of a table as the documents have it. An empty cell is undefined. */
function rows(table: string): Row[] {
  const [names = [], ...lines] = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return lines.map((cells) =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] || undefined])),
  )
}

/** Values of the industry pages (document 2 §2, §3, §7). */
const industries = rows(`
  page                      | title                     | endpoint                 | prefix                  | button
  GovernmentAndCivicSpaces  | Government & Public Spaces | government-public-spaces | government_public_space | Talk to Our Civic Team
  EventsAndExhibitions      | Events & Exhibitions      | event-exhibitions        | event_exhibition        | Book Event Consultation
  Retail                    | Retail                    | retails                  | retail                  | Get Retail Consultation
  EducationAndInstitutions  | Education & Institutions  | education                | education               | Upgrade Your Campus
  HospitalityAndHotels      | Hospitality & Hotels      | hospitalities            | hospitality             | Get Hospitality Guide
  TransportPublicVenues     | Transport & Public Venues | transport-public-venues  | transport_public_venue  | See Transport Solutions
  ManufacturingAndFactories | Manufacturing & Factories | manufacturing-factories  | manufacturing_factory   | Get Factory Demo
  CorporateOffice           | Corporate Office          | corporate-offices        | corporate_office        | See Solutions for Your Industry`)

/** Values of the product pages (document 2 §2, §3, §7). */
const products = rows(`
  page                      | title                       | breadcrumb                | endpoint                  | prefix               | button
  indoor-led-video-walls    | Indoor LED Wall Display     | Indoor Video Walls        | indoor-led                | indoor_led           | Get Indoor Wall Pricing
  outdoor-led-video-walls   | Outdoor LED Wall Display    | Outdoor LED Wall Display  | outdoor-led               | outdoor_led          | Book Outdoor Site Visit
  truck-mounted-displays    | Truck-Mounted LED Display   | Truck-Mounted LED Display | truck-mounted-led         | truck_led            | Request Truck Campaign Demo
  led-standee-display       | LED Standee Display         | Standee LED Displays      | led-standee-displays      | standee              | Get Standee Design & Price
  interactive-displays      | Interactive LED Display     | Interactive LED Screens   | interactive-led-displays  | interactive_led      | Book Free Interactive Demo
  transparent-led-display   | Transparent LED Displays    | Transparent LED Walls     | transparent-led-displays  | transparent_led      | See Transparent Solutions
  flexible-curved-led-walls | Flexible & Curved LED Walls | Flexible & Curved LEDs    | flexible-curved-led-walls | flexible_curved_wall | Start Your Creative Project
  rental-event-display      | Rental & Event Series       | Rental & Event Series     | rental-event-series       | rental_event_series  | Book Your Event Date
  custom-led-display        | Custom LED Solutions        | Custom LED Solutions      | custom-led-solutions      | custom_led_solution  | Request Free Custom Consult`)

/** Headings of the product pages, and their features, of which a \`*\` marks a part of a title (document 2 §2). */
const productBlocks = rows(`
  page                      | options                 | heading of the features                      | features                                                                                                               | call to action
  indoor-led-video-walls    |                         | Why Event Planners Choose Indoor LED Wall Display | | 
  outdoor-led-video-walls   |                         | Why Choose Outdoor LED Wall Display?         | |
  truck-mounted-displays    |                         | Why Choose Truck-Mounted LED Display?        | Weatherproof, High Mobility & Flexibility, Energy Efficient, Smart Control & Connectivity, Easy Installation & Maintenance |
  led-standee-display       | Mounting Installation   | Why Choose LED Standee Display?              | Plug-and-play, USB/WiFi content update, Lightweight, *Easy transport, Slim Profile                                      | Ready to Transform Your Retail Experience?
  interactive-displays      | Smart Displays          | Why Choose Interactive LED Display?          | Touch Response, Multi-Touch, High Brightness, Low Latency, Durable Surface                                              | Ready to Transform Your Displays?
  transparent-led-display   | Smart Displays          | Why Choose Transparent Displays              | High Transparency, Energy Efficient, Slim Design, Wide Viewing, Easy Installation                                       | Ready to Transform Your Space?
  flexible-curved-led-walls | Smart Displays          | Why Choose Flexible & Curved LED Walls       | Curved Design, Flexible Bending, Seamless Integration, High Resolution, Custom Shapes                                   | Ready to Transform Your Space?
  rental-event-display      | Mounting & Installation | Why Event Planners Choose Xigi Rental Displays | Portable Design, Quick Setup, High Brightness, Durable Construction, Versatile Mounting                               | Ready to Transform Your Event?
  custom-led-display        | Custom Mounting Options | Why Choose Custom LED Solutions              | Custom Design, Tailored Solutions, Premium Quality, Expert Consultation, End-to-End Service                             | Ready for a Custom Solution?`)

const source = 'document 2 §2'
const closing = (label: string | undefined) => ({
  type: 'cta-banner',
  button: { label, to: '/contact', scrollToForm: true },
})
const breadcrumb = (label: string, to: string, current: string | undefined) => ({
  type: 'breadcrumb',
  home: { label: 'Home', to: '/' },
  parents: [{ label, to }],
  current,
})
/** Returns the title, the call to the service and the states of a page (§2, §7, §8). */
const pageOf = ({ title, endpoint, prefix }: Row, badStatus: string, error = 'Error: {message}') => ({
  title,
  noindex: false,
  content: { endpoint, prefix, envelope: 'list', imageField: 'image' },
  states: { loading: 'Loading...', badStatus, error, retry: 'Retry' },
  structuredData: { whileLoading: endpoint !== 'rental-event-series' },
})

const tip = 'P5 to P10 is a suitable choice for applications above 50 feet'

function industryPage(row: Row): OrderedPage {
  const { page: name, title, endpoint, prefix, button } = row
  const path = `/industry/${name}`
  const page = pageOf(row, 'Failed to fetch data')
  if (prefix === 'corporate_office') {
    const blocks = [
      { type: 'hero', section: 1 },
      { type: 'intro', section: 1 },
      { type: 'cards', section: 2 },
      { type: 'cards', section: 3 },
      { type: 'showcase', section: 4, interval: 3000 },
      { type: 'mosaic', section: 5 },
      closing(button),
    ]
    return { path, source, page, blocks, without: ['breadcrumb'] }
  }
  const content = { ...page.content, envelope: 'data', imageField: 'url' }
  // Government and events word the tip to the letter.
  const isWorded = /^(government|event)/.test(prefix ?? '')
  return {
    path,
    source,
    page: endpoint === 'transport-public-venues' ? { ...page, content } : page,
    blocks: [
      breadcrumb('Industry', '/industry', title),
      { type: 'hero', section: 1, description: 'html' },
      { type: 'intro', section: 2 },
      { type: 'cards', section: 3 },
      {
        type: 'option-faqs',
        section: 4,
        openFirst: true,
        tip: isWorded ? `Suggestion: ${tip}` : new RegExp(tip),
      },
      { type: 'cards', section: 6 },
      { type: 'cards', section: 7 },
      // The education page reads the questions of factories (§3).
      {
        type: 'faq',
        section: prefix === 'education' ? { key: 'manufacturing_factory_faq_section' } : 'faq_section',
      },
      { ...closing(button), section: 8 },
    ],
  }
}

function productPage(row: Row): OrderedPage {
  const { page: name, title, breadcrumb: current, prefix = '', button } = row
  const blocks = productBlocks.find(({ page }) => page === name)
  const {
    options,
    features,
    'heading of the features': heading,
    'call to action': callToAction,
  } = blocks ?? {}
  const isIndoor = prefix === 'indoor_led'
  const titles = features
    ?.split(', ')
    .map((text) => (text.startsWith('*') ? { how: 'contains', text: text.slice(1) } : { text }))
  return {
    path: `/products/${name}`,
    source,
    page: pageOf(row, 'HTTP error! status: {code}', isIndoor ? undefined : 'Error loading data: {message}'),
    blocks: [
      { type: 'hero', heading: title },
      breadcrumb('Products', '/products', current),
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
        ...(options !== undefined && { fallbackHeading: options }),
      },
      { type: 'strip', section: 3 },
      {
        type: 'showcase',
        section: 4,
        fallbackHeading: 'For Showcase',
        interval: 3000,
        showDescription: ['standee', 'interactive_led'].includes(prefix),
      },
      {
        type: 'features-grid',
        emptyText: 'No features data available',
        absentText: ['standee', 'truck_led'].includes(prefix) ? 'Loading features...' : undefined,
        ...(isIndoor ? { heading, items: indoorFeatures } : { section: 5, fallbackHeading: heading }),
        ...(titles && { titles }),
      },
      { type: 'faq', section: 'faq_section' },
      { ...closing(button), ...(callToAction !== undefined && { heading: callToAction }) },
    ],
  }
}

const indoorFeatures = ['High-definition', 'Seamless', 'Vibrant Color', 'Ultra-thin', 'Wide Angle'].map(
  (title) => ({ title }),
)

export const detailPages: OrderedPage[] = [...industries.map(industryPage), ...products.map(productPage)]
