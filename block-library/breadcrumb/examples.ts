import { blockExample, type Examples } from '../contract/block-examples.ts'

const breadcrumb = { type: 'breadcrumb', id: 'breadcrumb' } as const
const products = { label: 'Products', to: '/products' }
const example = blockExample<'breadcrumb'>(breadcrumb)

export const breadcrumbExamples: Examples<'breadcrumb'> = {
  default: example({ parents: [products], current: 'Garden Benches' }),
  'home under another name': example({
    home: { label: 'Start', to: '/' },
    parents: [{ label: 'Industry', to: '/industry' }],
    current: 'Events & Exhibitions',
  }),
  shortest: example({ current: 'Products' }),
  longest: example({
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
  }),
}
