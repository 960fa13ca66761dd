import { definePage } from 'pagework'
import { industryLinks } from '../../title-links.ts'

/** Page of the industries that the index lists and that have no page of their own (docs/rulings.md). */
export default definePage({
  kind: 'industry',
  title: 'Industry',
  content: { endpoint: 'industry', envelope: 'either', prefix: 'industry' },
  states: {
    loading: 'Loading industry solutions...',
    badStatus: 'HTTP error! status: {code}',
    error: 'Failed to load industry data. Please try again later.',
  },
  requires: ['industry'],
  blocks: [
    {
      type: 'intro',
      id: 'industry',
      fallbackText: 'Description not available',
      section: 3,
      itemByAddress: industryLinks,
      button: { label: 'Get Started Today' },
    },
    {
      type: 'cta-banner',
      section: 5,
      fallbackHeading: 'Your sector has a screen that fits it',
      button: { label: 'See Solutions for Your Industry' },
    },
  ],
})
