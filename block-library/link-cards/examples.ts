import { noContent, type ArticleView } from '../contract/content-view.ts'
import type { Examples } from '../contract/block-examples.ts'

const cards = { type: 'link-cards', id: 'ways-on' } as const
const products = {
  label: 'Products',
  text: 'Nine kinds, from the smallest to the largest.',
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
const next = { id: 'what comes next?', title: 'What comes next' }

export const linkCardsExamples: Examples<'link-cards'> = {
  default: {
    block: {
      ...cards,
      heading: 'Where to go from here',
      links: [
        products,
        { label: 'Industries', text: 'What a sector asks of its suppliers.', to: '/industry' },
        { label: 'Contact', text: 'Send measures and place, and get an answer.', to: '/contact' },
      ],
    },
  },
  'with a fact': {
    block: {
      ...cards,
      heading: 'Work for shops',
      links: [
        {
          ...products,
          fact: { value: '3–10', label: 'weeks to delivery' },
        },
        { label: 'Industries', text: 'What a sector asks of its suppliers.', to: '/industry' },
      ],
    },
  },
  'ways on from an article': {
    block: { ...cards, heading: 'Where to go next', article, links: [products] },
    input: page({ ...read, product: { id: 'rental', title: 'Rental Series' }, next }),
  },
  'with the picture of the product': {
    block: {
      ...cards,
      heading: 'Where to go next',
      article: { ...article, pictures: { '/brote/rental': '/media/closing.webp' } },
      links: [products],
    },
    input: page({ ...read, product: { id: 'rental', title: 'Rental Series' }, next }),
  },
  'an article that names the next alone': {
    block: { ...cards, heading: 'Where to go next', article },
    input: page({ ...read, next }),
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
        'Every way on from a page about weatherproof seats for the bus terminals of Thiruvananthapuram',
      links: Array.from({ length: 12 }, (_, index) => ({
        label: `MODEL-OUT-3.91-960x960-5500KG-TYPE65-SERVICE-${index + 1}`,
        text: 'Parts of 25 to 35 kg with a handle on each side that two people carry. '.repeat(4).trim(),
        to: `/products/benches#model-${index + 1}`,
      })),
    },
  },
}
