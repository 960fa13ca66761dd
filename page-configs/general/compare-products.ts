import { definePage } from 'pagework'
import { rows, specifications } from '../planning/specifications.ts'

export default definePage({
  kind: 'products',
  title: 'Compare products',
  head: {
    title: 'Compare LED Displays: Product Lines in Figures | Xigi',
    description:
      'Indoor, outdoor, truck, standee, touch, transparent, curved, rental and custom LED displays side by side: pitch, cabinet, brightness, weight, power, protection.',
  },
  blocks: [
    { type: 'breadcrumb', current: 'Compare products' },
    {
      type: 'spec-table',
      id: 'comparison',
      heading: 'Product lines in figures',
      lead: 'The same figures as on each product’s own page.',
      table: { rows, products: Object.values(specifications) },
      compare: {
        choose: 'Choose two or three',
        all: 'All products',
        status: '{count} of {most} chosen.',
        equal: 'Same for all',
        ask: { label: 'Ask for a quotation' },
        enclosed: 'Compared: {products}',
      },
      link: { label: 'Plan a screen', to: '/screen-planner' },
    },
  ],
})
