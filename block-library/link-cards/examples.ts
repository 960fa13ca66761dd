import type { Examples } from '../shared/examples.ts'

const cards = { type: 'link-cards', id: 'ways-on' } as const
const products = {
  label: 'Products',
  text: 'Nine kinds of LED display, from standee to street wall.',
  to: '/products',
}

export const linkCardsExamples: Examples<'link-cards'> = {
  default: {
    block: {
      ...cards,
      heading: 'Where to go from here',
      links: [
        products,
        { label: 'Industries', text: 'What a sector asks of its screens.', to: '/industry' },
        { label: 'Contact', text: 'Send measures and place, and get an answer.', to: '/contact' },
      ],
    },
  },
  shortest: { block: { ...cards, heading: 'Go on', links: [products] } },
  longest: {
    block: {
      ...cards,
      heading:
        'Every way on from a page about weatherproof walls for the bus terminals of Thiruvananthapuram',
      links: Array.from({ length: 12 }, (_, index) => ({
        label: `XIGI-OUT-P3.91-960x960-5500NIT-IP65-FRONTSERVICE-${index + 1}`,
        text: 'Cabinets of 25 to 35 kg with a brightness sensor that dims the wall at night. '
          .repeat(4)
          .trim(),
        to: `/products/outdoor-led-video-walls#model-${index + 1}`,
      })),
    },
  },
}
