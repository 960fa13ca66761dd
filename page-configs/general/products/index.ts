import { definePage } from 'pagework'
import { productLinks } from '../../title-links.ts'

export default definePage({
  kind: 'products',
  title: 'Products',
  content: { endpoint: 'products', prefix: 'product', fallback: 'products' },
  states: {
    loading: 'Loading products...',
    badStatus: 'Failed to fetch products: {code}',
    error: 'Error: {message}',
  },
  blocks: [
    { type: 'hero', section: 1, fallbackHeading: 'PRODUCT SOLUTIONS' },
    { type: 'intro', section: 2, button: { label: 'Get Started Today' } },
    {
      type: 'cards',
      id: 'products',
      section: 3,
      fallbackHeading: 'PRODUCT SOLUTIONS',
      columns: 3,
      links: productLinks,
      fallbackTitle: 'Product Title',
      fallbackDescription: 'Product description not available',
    },
    { type: 'cards', id: 'steps', section: 4 },
    {
      type: 'cta-banner',
      section: 5,
      fallbackHeading: 'Which screen is yours?',
      button: { label: 'See Solutions for Your Products' },
    },
  ],
})
