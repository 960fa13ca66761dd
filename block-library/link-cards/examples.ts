import { noContent, type ArticleView } from '../contract/content-view.ts'
import type { Examples } from '../contract/block-examples.ts'

const cards = { type: 'link-cards', id: 'ways-on' } as const
const products = {
  label: 'Products',
  text: 'Nine kinds of LED display, from standee to street wall.',
  to: '/products',
}

const read = {
  id: 'load-in',
  title: 'From load-in to load-out',
  src: undefined,
  desc: '',
  paragraphs: ['Ask for the hour when the hall is released.'],
  date: '2025-07-15',
  readTime: '',
}
const page = (article: ArticleView) => ({ content: { ...noContent, articles: [article] } })
const article = { product: 'The product of this article', next: 'The next article' }
const nits = { id: 'what nits mean?', title: 'What nits mean' }

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
  'with a fact': {
    block: {
      ...cards,
      heading: 'Screens for shops',
      links: [
        {
          ...products,
          fact: { value: 'P3–P10', label: 'pixel pitch' },
        },
        { label: 'Industries', text: 'What a sector asks of its screens.', to: '/industry' },
      ],
    },
  },
  'ways on from an article': {
    block: { ...cards, heading: 'Where to go next', article, links: [products] },
    input: page({ ...read, product: { id: 'rental', title: 'Rental Series' }, next: nits }),
  },
  'an article that names the next alone': {
    block: { ...cards, heading: 'Where to go next', article },
    input: page({ ...read, next: nits }),
  },
  'an article that names nothing': {
    block: { ...cards, heading: 'Where to go next', article },
    input: page(read),
    hidden: true,
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
