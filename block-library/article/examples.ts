import { noContent, type ArticleView } from '../contract/content-view.ts'
import type { Examples } from '../contract/block-examples.ts'

const block = { type: 'article', id: 'article', picture: { src: '/media/closing-square.webp' } } as const
const article = {
  id: 'light-by-the-window',
  title: 'Light indoors and outdoors',
  src: '/storage/pictures/outdoor-sunlit.webp',
  desc: 'A lamp is bright or dim only beside the light of its room.',
  paragraphs: [
    'Two lamps stand in the same shop. One is behind the counter, the other faces a west window.',
    'The first is pleasant at 600 lumens. The second needs 3,000 before anybody can read by it at four.',
    'So measure the light first, at the hour when the lamp matters most.',
  ],
  date: '2025-02-27T11:00:00+05:30',
  readTime: '7 min read',
}
const page = (articles: ArticleView[]) => ({ content: { ...noContent, articles } })

export const articleExamples: Examples<'article'> = {
  default: { block, input: page([article]) },
  'picture of the page': {
    block: { ...block, picture: { src: '/media/hero-indoor-led-video-walls.webp', alt: 'A wall of light' } },
    input: page([{ ...article, src: undefined }]),
  },
  'lines that open what follows': {
    block,
    input: page([
      {
        ...article,
        paragraphs: [
          'Measure the light first.',
          'Where is the window?',
          'A west window asks for 3,000 nits.',
          'And at night:',
          '600 are plenty.',
        ],
      },
    ]),
  },
  'with figures': {
    block,
    input: page([
      {
        ...article,
        table: {
          title: 'White against black',
          after: 1,
          columns: ['', 'Office', 'Sun'],
          rows: [
            ['Light on the face', '500 lux', '90,000 lux'],
            ['Contrast of 800 nits', '100 : 1', '1.6 : 1'],
          ],
        },
      },
    ]),
  },
  'without reading time': { block, input: page([{ ...article, readTime: '' }]) },
  'reading time of the page': {
    block: { ...block, readTime: 'A short read' },
    input: page([{ ...article, readTime: '' }]),
  },
  'date that is none': { block, input: page([{ ...article, date: 'soon' }]) },
  'without text': { block, input: page([{ ...article, paragraphs: [] }]) },
  shortest: {
    block,
    input: page([{ ...article, src: undefined, title: '', paragraphs: ['Soon.'], date: '', readTime: '' }]),
  },
  longest: {
    block,
    input: page([
      {
        ...article,
        title:
          'Planning, permitting, installing and maintaining LED walls in the bus terminals of Tiruchirappalli, Thiruvananthapuram and Visakhapatnam',
        paragraphs: Array.from(
          { length: 24 },
          (_, index) =>
            `Step ${index + 1}. ${'Measure the light at the hour when the screen matters most. '.repeat(6)}XIGI-OUT-P3.91-960x960-5500NIT-IP65-FRONTSERVICE-14BIT-7680HZ`,
        ),
      },
    ]),
  },
  'no article': { block, hidden: true },
}
