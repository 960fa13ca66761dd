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
} as const

const ownKey = (prefix: string) => ({ prefix, faqKey: `${prefix}_faq_section` })

/** The seven industry pages that share one layout. */
export const specIndustries: SpecPage[] = [
  {
    ...industry,
    ...ownKey('government_public_space'),
    path: '/industry/GovernmentAndCivicSpaces',
    title: 'Government & Public Spaces',
    breadcrumb: 'Government & Public Spaces',
    endpoint: 'government-public-spaces',
    hasQuestions: true,
    button: 'Talk to Our Civic Team',
  },
  {
    ...industry,
    ...ownKey('event_exhibition'),
    path: '/industry/EventsAndExhibitions',
    title: 'Events & Exhibitions',
    breadcrumb: 'Events & Exhibitions',
    endpoint: 'event-exhibitions',
    hasQuestions: true,
    button: 'Book Event Consultation',
  },
  {
    ...industry,
    ...ownKey('retail'),
    path: '/industry/Retail',
    title: 'Retail',
    breadcrumb: 'Retail',
    endpoint: 'retails',
    hasQuestions: true,
    button: 'Get Retail Consultation',
  },
  {
    ...industry,
    prefix: 'education',
    faqKey: 'manufacturing_factory_faq_section',
    path: '/industry/EducationAndInstitutions',
    title: 'Education & Institutions',
    breadcrumb: 'Education & Institutions',
    endpoint: 'education',
    hasQuestions: true,
    button: 'Upgrade Your Campus',
  },
  {
    ...industry,
    ...ownKey('hospitality'),
    path: '/industry/HospitalityAndHotels',
    title: 'Hospitality & Hotels',
    breadcrumb: 'Hospitality & Hotels',
    endpoint: 'hospitalities',
    hasQuestions: true,
    button: 'Get Hospitality Guide',
  },
  {
    ...industry,
    ...ownKey('transport_public_venue'),
    envelope: 'data',
    imageField: 'url',
    path: '/industry/TransportPublicVenues',
    title: 'Transport & Public Venues',
    breadcrumb: 'Transport & Public Venues',
    endpoint: 'transport-public-venues',
    hasQuestions: true,
    button: 'See Transport Solutions',
  },
  {
    ...industry,
    ...ownKey('manufacturing_factory'),
    path: '/industry/ManufacturingAndFactories',
    title: 'Manufacturing & Factories',
    breadcrumb: 'Manufacturing & Factories',
    endpoint: 'manufacturing-factories',
    hasQuestions: true,
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
