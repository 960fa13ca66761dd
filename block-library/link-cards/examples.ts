import type { ArticleView } from '../contract/content-view.ts'
import { blockExample, type Examples } from '../contract/block-examples.ts'

const cards = { type: 'link-cards', id: 'ways-on', heading: 'Where to go next' } as const
const products = {
  label: 'Products',
  text: 'Nine kinds, from the smallest to the largest.',
  to: '/products',
}

const read: ArticleView = {
  id: 'load-in',
  title: 'From load-in to load-out',
  src: undefined,
  desc: '',
  paragraphs: ['Ask for the hour when the hall is released.'],
  date: '2025-07-15',
  readTime: '',
}
const article = { product: 'The product of this article', next: 'The next article' }
const next = { id: 'what comes next?', title: 'What comes next' }
const both = { ...read, product: { id: 'rental', title: 'Rental Series' }, next }
const example = blockExample<'link-cards'>(cards)

export const linkCardsExamples: Examples<'link-cards'> = {
  default: example({
    heading: 'Where to go from here',
    links: [
      products,
      { label: 'Industries', text: 'What a sector asks of its suppliers.', to: '/industry' },
      { label: 'Contact', text: 'Send measures and place, and get an answer.', to: '/contact' },
    ],
  }),
  'with a fact': example({
    heading: 'Work for shops',
    links: [
      {
        ...products,
        fact: { value: '3–10', label: 'weeks to delivery' },
      },
      { label: 'Industries', text: 'What a sector asks of its suppliers.', to: '/industry' },
    ],
  }),
  'ways on from an article': example({ article, links: [products] }, { articles: [both] }),
  'with the picture of the product': example(
    { article: { ...article, pictures: { '/brote/rental': '/media/closing.webp' } }, links: [products] },
    { articles: [both] },
  ),
  'an article that names the next alone': example({ article }, { articles: [{ ...read, next }] }),
  'an article that names nothing': {
    ...example({ article }, { articles: [read] }),
    hidden: true,
  },
  shortest: example({ heading: 'Go on', links: [products] }),
  longest: example({
    heading: 'Every way on from a page about weatherproof seats for the bus terminals of Thiruvananthapuram',
    links: Array.from({ length: 12 }, (_, index) => ({
      label: `MODEL-OUT-3.91-960x960-5500KG-TYPE65-SERVICE-${index + 1}`,
      text: 'Parts of 25 to 35 kg with a handle on each side that two people carry. '.repeat(4).trim(),
      to: `/products/benches#model-${index + 1}`,
    })),
  }),
}
