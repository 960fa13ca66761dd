import type { Examples } from 'pagework/blocks'
import type { schema } from './schema.ts'

const indoor = {
  name: '640 × 480 mm',
  use: 'Fixed indoor walls',
  mm: [640, 480],
  depth: [60, 120],
  kg: [6, 9],
  modules: [2, 3],
  pitches: ['P2', 'P2.5'],
} satisfies Examples<typeof schema>['default']['block']['cabinets'][number]
const drawing = {
  type: 'cabinet-drawing',
  id: 'cabinets',
  heading: 'Cabinet drawing',
  lead: 'All to one scale.',
  files: 'Drawing as {format}',
  cabinets: [indoor, { name: '960 × 960 mm', mm: [960, 960], kg: [25, 35], modules: [3, 6] }],
} satisfies Examples<typeof schema>['default']['block']

export const examples: Examples<typeof schema> = {
  default: { block: drawing },
  'a cabinet of which only size and weight are known': {
    block: { ...drawing, cabinets: [{ name: '600 × 337.5 mm', mm: [600, 337.5], kg: [6, 9] }] },
  },
  shortest: {
    block: { type: 'cabinet-drawing', id: 'cabinets', heading: 'Cabinet drawing', cabinets: [indoor] },
  },
  longest: {
    block: {
      ...drawing,
      heading:
        'Drawings of the cabinets for façades in Visakhapatnam, Thiruvananthapuram and Rajamahendravaram',
      cabinets: Array.from({ length: 7 }, (_, index) => ({
        ...indoor,
        name: `XIGI-OUT-P3.91-960x960-5500NIT-IP65-FRONTSERVICE ${index + 1}`,
        use: 'Fixed walls of fine pitch in concourses, control rooms, ballrooms and municipal council halls',
        mm: [960 + index, 1920] satisfies [number, number],
      })),
    },
  },
}
