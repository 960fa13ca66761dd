import type { Examples } from '../contract/block-examples.ts'

const breadcrumb = { type: 'breadcrumb', id: 'breadcrumb' } as const
const products = { label: 'Products', to: '/products' }

export const breadcrumbExamples: Examples<'breadcrumb'> = {
  default: { block: { ...breadcrumb, parents: [products], current: 'Indoor Video Walls' } },
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
          label: 'Outdoor LED Wall Displays for Streets and Squares',
          to: '/products/outdoor-led-video-walls',
        },
        { label: 'Truck-Mounted Displays', to: '/products/truck-mounted-displays' },
        { label: 'Transparent Displays for Glass Fronts', to: '/products/transparent-led-display' },
      ],
      current:
        'XIGI-OUT-P3.91-960x960-5500NIT-IP65-FRONTSERVICE-14BIT-7680HZ with sun hood and brightness sensor',
    },
  },
}
