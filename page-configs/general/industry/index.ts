import { definePage } from 'pagework'
import { industryLinks } from '../../title-links.ts'

export default definePage({
  kind: 'industry',
  title: 'Industry',
  content: { endpoint: 'industry', envelope: 'either', prefix: 'industry' },
  states: {
    loading: 'Loading industry solutions...',
    badStatus: 'HTTP error! status: {code}',
    // The reason of a failure is logged. The visitor reads this line for any reason (document 1 §8).
    error: 'Failed to load industry data. Please try again later.',
  },
  blocks: [
    { type: 'hero', section: 1, fallbackHeading: 'Brilliant LED Solutions for Every Sector' },
    {
      type: 'intro',
      id: 'impact',
      section: 2,
      heading: 'Digital Impact by Industry',
      button: { label: 'Get Started Today' },
    },
    {
      type: 'cards',
      id: 'solutions',
      section: 3,
      fallbackHeading: 'INDUSTRY SOLUTIONS',
      columns: 3,
      links: industryLinks,
      fallbackTitle: 'Industry Solution',
      fallbackDescription: 'Description not available',
    },
    {
      type: 'cards',
      id: 'features',
      section: 4,
      fallbackHeading: 'Key Features of Our LED Video Walls',
      columns: 3,
      fallbackDescription: 'Enhanced functionality and performance for your business needs.',
    },
    {
      type: 'cta-banner',
      section: 5,
      fallbackHeading: 'Your sector has a screen that fits it',
      button: { label: 'See Solutions for Your Industry' },
    },
  ],
})
