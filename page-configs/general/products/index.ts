import { definePage } from '../../../schemas/define.ts'
import { productLinks } from '../../title-links.ts'

export default definePage({
  type: 'products',
  name: 'products',
  title: 'Products',
  content: { endpoint: 'products', prefix: 'product', fallback: 'products' },
  states: { loading: 'Loading products...', badStatus: 'Failed to fetch products: {code}' },
  blocks: [
    { type: 'hero', id: 'hero', section: 1, fallbackTitle: 'PRODUCT SOLUTIONS' },
    { type: 'intro', id: 'intro', section: 2, button: { label: 'Get Started Today' } },
    {
      type: 'image-cards',
      id: 'products',
      section: 3,
      heading: 'PRODUCT SOLUTIONS',
      columns: 3,
      links: productLinks,
      fallbackTitle: 'Product Title',
      fallbackDescription: 'Product description not available',
    },
    { type: 'image-cards', id: 'steps', section: 4, columns: 4 },
    {
      type: 'cta-banner',
      id: 'call-to-action',
      section: 5,
      heading: 'Which screen is yours?',
      button: { label: 'See Solutions for Your Products' },
    },
  ],
})
