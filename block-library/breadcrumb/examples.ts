import type { Examples } from '../contract/block-examples.ts'

const breadcrumb = { type: 'breadcrumb', id: 'breadcrumb' } as const
const products = { label: 'Products', to: '/products' }

export const breadcrumbExamples: Examples<'breadcrumb'> = {
  default: { block: { ...breadcrumb, parents: [products], current: 'Garden Benches' } },
  'home under another name': {
    block: {
      ...breadcrumb,
      home: { label: 'Start', to: '/' },
      parents: [{ label: 'Industry', to: '/industry' }],
      current: 'Events & Exhibitions',
    },
  },
  shortest: { block: { ...breadcrumb, current: 'Products' } },
  longest: {
    block: {
      ...breadcrumb,
      parents: [
        products,
        {
          label: 'Outdoor Furniture for Streets and Public Squares',
          to: '/products/benches',
        },
        { label: 'Truck-Mounted Benches', to: '/products/truck-mounted-displays' },
        { label: 'Transparent Roofs for Waiting Areas', to: '/products/roofs' },
      ],
      current:
        'MODEL-OUT-3.91-960x960-5500KG-TYPE65-SERVICE-14PART-7680MM with a sun roof and a second armrest',
    },
  },
}
