import type { BlockInputOf } from '../../schemas/blocks/index.ts'
import type { ArticleView } from '../contract/content-view.ts'
import { blockExample, type Examples } from '../contract/block-examples.ts'

const block = { type: 'article', id: 'article', picture: { src: '/media/closing-square.webp' } } as const
const article = {
  id: 'light-by-the-window',
  title: 'Light indoors and outdoors',
  src: '/storage/pictures/outdoor-sunlit.webp',
  desc: 'A room is warm or cold only beside the weather outside.',
  paragraphs: [
    'Two lamps stand in the same shop. One is behind the counter, the other faces a west window.',
    'The first is pleasant at 600 lumens. The second needs 3,000 before anybody can read by it at four.',
    'So measure the light first, at the hour when the lamp matters most.',
  ],
  date: '2025-02-27T11:00:00+05:30',
  readTime: '7 min read',
}
const example = (content: Partial<ArticleView> = {}, options?: Partial<BlockInputOf<'article'>>) =>
  blockExample<'article'>(block)(options, { articles: [{ ...article, ...content }] })

export const articleExamples: Examples<'article'> = {
  default: example(),
  'picture of the page': example(
    { src: undefined },
    { picture: { src: '/media/hero-indoor-led-video-walls.webp', alt: 'A view of the hall' } },
  ),
  'a sentence with a link within': example(
    { paragraphs: ['One.', 'Two.', 'What does the third say?', 'It says this.', 'Five.'] },
    { aside: { text: 'Have a lamp in mind?', link: { label: 'Choose it', to: '/lamps' } } },
  ),
  'lines that open what follows': example({
    paragraphs: [
      'Measure the light first.',
      'Where is the window?',
      'A west window asks for a shade.',
      'And at night:',
      '600 are plenty.',
    ],
  }),
  'with figures': example({
    table: {
      title: 'Summer against winter',
      after: 1,
      columns: ['', 'Office', 'Garden'],
      rows: [
        ['Warmest day', '26 °C', '35 °C'],
        ['Coldest day', '18 °C', '−6 °C'],
      ],
    },
  }),
  'without reading time': example({ readTime: '' }),
  'reading time of the page': example({ readTime: '' }, { readTime: 'A short read' }),
  'date that is none': example({ date: 'soon' }),
  'without text': example({ paragraphs: [] }),
  shortest: example({ src: undefined, title: '', paragraphs: ['Soon.'], date: '', readTime: '' }),
  longest: example({
    title:
      'Planning, permitting, building and maintaining the waiting halls of the bus terminals of Tiruchirappalli, Thiruvananthapuram and Visakhapatnam',
    paragraphs: Array.from(
      { length: 24 },
      (_, index) =>
        `Step ${index + 1}. ${'Measure the room at the hour when most people are in it. '.repeat(6)}MODEL-OUT-3.91-960x960-5500KG-TYPE65-SERVICE-14PART-7680MM`,
    ),
  }),
  'no article': { block, hidden: true },
}
