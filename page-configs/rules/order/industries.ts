/** A page as in the specification's tables (document 2), copied from there and not from the configs. */
export interface SpecPage {
  path: string
  title: string
  endpoint: string
  envelope: 'list' | 'data'
  prefix: string
  imageField: 'image' | 'url'
  /** The key of the section with the questions. */
  faqKey?: string
  /** The last item of the breadcrumb. */
  breadcrumb?: string
  /** Whether search engines get questions. */
  hasQuestions: boolean
  button: string
  /** The reason shown when the service answers with an error status. */
  badStatus: string
  /** The line around the reason. */
  error: string
}

export interface SpecProduct extends SpecPage {
  /** The call to action's heading, where the document gives one. */
  ctaHeading?: string
  /** Heading of the options where the service sends no title. */
  optionsHeading?: string
  featuresHeading: string
  /** Titles of the tiles. A `*` in front marks a part of a title. */
  features?: string[]
}

const industry = {
  envelope: 'list',
  imageField: 'image',
  badStatus: 'Failed to fetch data',
  error: 'Error: {message}',
  hasQuestions: true,
} as const

/** A title that is also the last item of the breadcrumb. */
const titled = (title: string) => ({ title, breadcrumb: title })
const ownKey = (prefix: string) => ({ prefix, faqKey: `${prefix}_faq_section` })

/** The seven industry pages that share one layout. */
export const specIndustries: SpecPage[] = [
  {
    ...industry,
    ...ownKey('government_public_space'),
    path: '/industry/GovernmentAndCivicSpaces',
    ...titled('Government & Public Spaces'),
    endpoint: 'government-public-spaces',
    button: 'Talk to Our Civic Team',
  },
  {
    ...industry,
    ...ownKey('event_exhibition'),
    path: '/industry/EventsAndExhibitions',
    ...titled('Events & Exhibitions'),
    endpoint: 'event-exhibitions',
    button: 'Book Event Consultation',
  },
  {
    ...industry,
    ...ownKey('retail'),
    path: '/industry/Retail',
    ...titled('Retail'),
    endpoint: 'retails',
    button: 'Get Retail Consultation',
  },
  {
    ...industry,
    prefix: 'education',
    faqKey: 'manufacturing_factory_faq_section',
    path: '/industry/EducationAndInstitutions',
    ...titled('Education & Institutions'),
    endpoint: 'education',
    button: 'Upgrade Your Campus',
  },
  {
    ...industry,
    ...ownKey('hospitality'),
    path: '/industry/HospitalityAndHotels',
    ...titled('Hospitality & Hotels'),
    endpoint: 'hospitalities',
    button: 'Get Hospitality Guide',
  },
  {
    ...industry,
    ...ownKey('transport_public_venue'),
    envelope: 'data',
    imageField: 'url',
    path: '/industry/TransportPublicVenues',
    ...titled('Transport & Public Venues'),
    endpoint: 'transport-public-venues',
    button: 'See Transport Solutions',
  },
  {
    ...industry,
    ...ownKey('manufacturing_factory'),
    path: '/industry/ManufacturingAndFactories',
    ...titled('Manufacturing & Factories'),
    endpoint: 'manufacturing-factories',
    button: 'Get Factory Demo',
  },
]

/** The corporate office page: no breadcrumb, no questions. */
export const specCorporate: SpecPage = {
  ...industry,
  prefix: 'corporate_office',
  path: '/industry/CorporateOffice',
  title: 'Corporate Office',
  endpoint: 'corporate-offices',
  hasQuestions: false,
  button: 'See Solutions for Your Industry',
}
