import { defineTitleLinks } from 'pagework'

/** Tile key rule: makes the address of an industry's page from the title of its card (document 1 §2.3 and §2.4). */
export const industryLinks = defineTitleLinks({
  root: '/industry',
  keys: 'joined',
  known: [
    { title: 'Hotels and Hospitalities', key: 'HospitalityAndHotels' },
    { title: 'Government and Public Spaces', key: 'GovernmentAndCivicSpaces' },
    { title: 'Manufacturing Factories', key: 'ManufacturingAndFactories' },
    { title: 'Transport and Public Venues', key: 'TransportPublicVenues' },
    { title: 'Events and Exhibitions', key: 'EventsAndExhibitions' },
    { title: 'Education', key: 'EducationAndInstitutions' },
    { title: 'Retail Environments', key: 'Retail' },
  ],
})

/** Slug rule: makes the address of a product's page from the title of its card (document 1 §2.5). */
export const productLinks = defineTitleLinks({
  root: '/products',
  keys: 'hyphens',
  known: [
    { words: 'indoor LED', key: 'indoor-led-video-walls' },
    { words: 'outdoor LED', key: 'outdoor-led-video-walls' },
    { words: 'interactive display', key: 'interactive-displays' },
    { words: 'interactive displays', key: 'interactive-displays' },
    { words: 'truck mounted', key: 'truck-mounted-displays' },
    { words: 'flexible curved', key: 'flexible-curved-led-walls' },
    { words: 'flexible LED', key: 'flexible-curved-led-walls' },
  ],
})

/** Pages of the products, in the order that Home and the menus have. The rule `order` compares it with document 1 §2.3. */
export const productPages = [
  '/products/indoor-led-video-walls',
  '/products/outdoor-led-video-walls',
  '/products/interactive-displays',
  '/products/transparent-led-display',
  '/products/truck-mounted-displays',
  '/products/flexible-curved-led-walls',
  '/products/custom-led-display',
  '/products/led-standee-display',
  '/products/rental-event-display',
] as const
